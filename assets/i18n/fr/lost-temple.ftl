## Lost Temple. Words first, then the rules (LT…), then what the log says.

word-lost-temple = Lost Temple
word-shaman = Shaman
word-thief = Voleur
word-seer = Voyante
word-priest = Prêtre
word-elder = Ancien
word-craftsman = Artisan
word-scout = Éclaireur
word-canoe = Canoë
word-child = Enfant
## The seven chance tokens
token-idol = Prendre l’idole
token-gems = Prendre 4 émeraudes
token-back = Reculer de 2
token-pay = Payer 2 émeraudes
token-machete = Prendre une machette
token-forward = Avancer de 3
token-lose-machete = Perdre une machette
## Phases
phase-lay = pose des jetons chance
phase-deal = mise à l’écart des cartes
phase-draft = choix des personnages
phase-bury = carte à écarter face cachée
phase-call = appel des personnages
phase-reveal = jeton chance à retourner
phase-refill = case chance à regarnir
phase-idol = attribution de l’idole

LT1-1 = On joue de 2 à 8, avec un pion chacun. À 6 ou plus, la course s’arrête au premier grand temple, sinon au deuxième.
LT1-2 = Dans la boîte : 9 personnages, 18 jetons chance de 7 sortes dont exactement 2 idoles, 50 émeraudes, 8 machettes et l’idole.
    .refused = Jetons « { $token } » : vous en avez posé { $given }, la boîte n’en a que { $total }. Vérifiez.
    .many = Cela ferait plus de jetons d’une sorte que n’en contient la boîte. Vérifiez.
LT1-3 = Chaque case chance reçoit un jeton face cachée, à 6 ou plus seulement celles d’avant l’arrivée ; les autres forment la réserve.
    .missing = Une case chance n’a pas de jeton. Posez-en un.
    .elsewhere = Un jeton est posé sur une case qui n’est pas une case chance. Retirez-le.
    .beyond = À 6 ou plus, aucun jeton n’est posé après l’arrivée, case { $finish }. Mettez ceux-là dans la réserve.
LT1-4 = Chacun reçoit un personnage différent, qui donne la case de départ et les émeraudes ; l’Éclaireur et l’Enfant apportent aussi une machette.
    .count = Cartes saisies : { $given } sur { $need }. Saisissez-en une par joueur.
    .twice = Deux joueurs ne peuvent pas avoir la même carte. Choisis-en une autre.
LT1-5 = Émeraudes et machettes sont visibles de tous. Le personnage de chacun reste secret jusqu’à ce qu’on l’appelle.
LT1-6 = Les nombres de vos cartes et de votre parcours viennent de la description de votre propre exemplaire.
LT2-1 = L’idole va au joueur qui a tiré un jeton idole à la manche précédente.
    .refused = Choisis un joueur de cette table.
LT2-2 = Si personne n’a tiré de jeton idole, l’idole va au dernier joueur sur le parcours.
LT2-3 = S’il y a plusieurs derniers, l’idole va à celui qui a le moins d’émeraudes.
    .gems = Saisis les émeraudes de tous ceux qui sont derniers à égalité.
LT2-4 = Toujours égalité ? L’idole reste à qui l’avait.
LT2-5 = Si plusieurs jetons idole sortent dans la même manche, c’est le dernier qui compte.
LT2-6 = À la première manche, c’est la table qui départage : désignez l’un des joueurs à égalité.
    .refused = Seuls sont à égalité : { $tied }. Choisis l’un d’eux.
LT3-1 = Le nombre de joueurs fixe combien de cartes sont écartées et parmi combien chacun choisit.
    .up = Écartez { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } face visible ; vous en avez saisi { $given }.
    .down = Écartez { $need ->
        [one] { $need } carte
       *[other] { $need } cartes
    } face cachée ; vous en avez saisi { $given }.
    .twice = Chaque carte n’existe qu’une fois. Choisis-en de différentes.
    .left = Cette carte n’est pas parmi celles qui restent. Choisis-en une autre.
    .held = { $seat } a déjà révélé { $most ->
        [one] un personnage
       *[other] { $most } personnages
    } cette manche. Qui d’autre a celui-ci ?
    .unheld = { $most ->
        [one] Un seul personnage peut manquer cette manche, et c’est déjà fait.
       *[other] Seuls { $most } personnages peuvent manquer cette manche, et c’est déjà fait.
    } Redemande : quelqu’un a celui-ci.
LT3-2 = Les cartes écartées sont tirées au hasard ; celles qui sont face visible sont connues de tous.
LT3-3 = À deux ou trois, chacun a un seul pion mais deux personnages, donc deux tours par manche.
LT3-4 = Tu vois les cartes de ta main et celles que tu as prises, rien d’autre. Les cartes posées face cachée ne sont plus montrées à personne.
LT3-5 = Ce que tu as passé disparaît de ton écran, comme de ta main.
LT3-6 = Qui a l’idole prend une carte en premier et passe les autres vers la gauche.
    .refused = C’est à { $seat } de prendre une carte. Patiente un peu.
LT3-7 = Tu prends une des cartes de ta main.
    .refused = Tu n’as pas cette carte : { $card }. Prends l’une de celles que tu vois.
LT4-1 = Le joueur qui a l’idole appelle les personnages de 1 à 9. Si personne n’a celui qui est appelé, on passe au suivant sans dire pourquoi.
LT4-2 = Quand un personnage est appelé, il y a d’abord l’échange du Shaman, puis le vol du Voleur, puis le tour.
LT4-3 = Chaque tour commence par une émeraude de la banque.
LT4-4 = Si la banque ne suffit pas, tu prends ce qui reste, peut-être rien.
LT5-1 = Shaman : ensorcelle un autre personnage. Tu ne bouges pas. À l’appel de ce personnage, tu échanges ta place avec son joueur avant le tour. Si personne ne l’a, ou si c’est toi, il ne se passe rien.
    .refused = C’est ton propre personnage : { $target }. Ensorcelles-en un autre.
LT5-2 = Voleur : choisis un personnage à voler, sauf le Shaman, puis avance de 1 ou 2. À son appel, tu reçois toutes les émeraudes de son joueur. Si personne ne l’a, ou si c’est toi, il ne se passe rien.
    .refused = Tu ne peux pas voler ce personnage : { $target }. Choisis-en un autre.
LT5-3 = Voyante : regarde en secret deux jetons chance du parcours, échange-les si tu veux, puis avance de 1 ou 2.
    .space = La case { $space } n’est pas une case chance. Choisis seulement des cases chance.
    .count = Choisis { $need ->
        [one] un jeton
       *[other] { $need } jetons différents
    }.
    .looked = Saisis les cases que tu viens de regarder.
    .swap = Il faut deux jetons pour un échange.
    .beyond = La case { $space } est derrière l’arrivée, la case { $finish }, et n’a pas de jeton. Choisis des cases chance situées avant.
LT5-4 = Prêtre : paie 2 émeraudes et va au prochain temple, ou reste sur place.
    .gems = Cela coûte { $need } émeraudes et tu { $have ->
        [0] n’en as aucune
        [one] n’en as qu’une
       *[other] en as { $have }
    }. Tu ne peux que rester sur place.
    .none = Il n’y a plus de temple devant toi. Tu ne peux que rester sur place.
LT5-5 = Ancien : paie 2 émeraudes et va au prochain village, ou reste sur place.
    .gems = Cela coûte { $need } émeraudes et tu { $have ->
        [0] n’en as aucune
        [one] n’en as qu’une
       *[other] en as { $have }
    }. Tu ne peux que rester sur place.
    .none = Il n’y a plus de village entre toi et l’arrivée, la case { $finish }. Tu ne peux que rester sur place, sans rien payer.
LT5-6 = Artisan : prends une machette s’il en reste, puis avance de 1 ou 2.
LT5-7 = Éclaireur : paie autant d’émeraudes que tu veux, même aucune, et avance d’autant de cases.
    .refused = Tu ne peux pas en payer { $need } : tu { $have ->
        [0] n’as aucune émeraude
        [one] n’as qu’une émeraude
       *[other] n’as que { $have } émeraudes
    }. Paie ce que tu as, ou moins.
LT5-8 = Canoë : paie toutes tes émeraudes et avance de deux cases pour chacune, 20 au maximum.
LT5-9 = Enfant : rejoins le pion le plus proche devant toi ; si tu es en tête, tu restes sur place.
LT5-10 = « Avance de 1 ou 2 » veut dire une case ou deux, jamais aucune.
    .refused = Tu ne peux pas avancer de { $steps }. Choisis 1 ou 2.
LT6-1 = Qui traverse une jungle impénétrable doit y laisser une machette, à condition d’en avoir une.
LT6-2 = Sans machette, le pion s’arrête sur la case jungle ; ce qui est payé reste payé.
LT6-3 = S’arrêter pile sur une case jungle, ou en repartir, ne coûte rien.
LT6-4 = Deux jungles dans un même déplacement coûtent deux machettes.
LT6-5 = Quand on recule, la jungle ne compte pas.
LT6-6 = Personne ne recule au-delà de la première case, et qui ne bouge pas ne retourne rien.
LT6-7 = Une même case accueille autant de pions que l’on veut.
LT6-8 = Le premier qui atteint ou dépasse l’arrivée gagne aussitôt, même en pleine manche.
LT6-9 = Le Prêtre et l’Ancien ne dépassent jamais l’arrivée, qui est un temple. De 2 à 5 joueurs, le premier grand temple est un temple comme les autres.
LT7-1 = Un pion qui finit son déplacement sur une case chance retourne le jeton qui s’y trouve. Rester sur place ou y arriver par échange ne compte pas.
LT7-2 = Jetons : l’idole à la manche suivante, 4 émeraudes, payer 2 émeraudes, reculer de 2, une machette, avancer de 3 ou perdre une machette ; toujours dans la mesure du possible.
LT7-3 = Un jeton qui t’amène sur une autre case chance te fait aussi retourner celui de cette case (votre table peut y renoncer).
LT7-4 = Un jeton utilisé est remplacé par un autre de la réserve, où il n’est remélangé qu’ensuite.
    .refused = Il n’y a plus de jeton « { $token } » dans la réserve. Vérifie le jeton.
LT7-5 = Jetons physiques : tu dis ce que tu as retourné. Jetons distribués par l’appli : elle les connaît et ne les montre qu’à ceux qui ont le droit de les voir.
    .refused = Dans l’appli, c’est un autre jeton qui est sur cette case. Retourne celui de l’appli.
LT7-6 = Il y a 50 émeraudes et 8 machettes, jamais plus.
    .refused = { $held } chez les joueurs et { $left } en réserve, c’est plus que les { $total } de la boîte. Recomptez.

## The log: what happened

lost-temple-start-cards-dealt = Dans l’ordre des places, vous commencez comme { $characters }.
lost-temple-tokens-laid = Les jetons chance sont en place.
lost-temple-round-began = Manche { $round }. { $idol } a l’idole.
    .hidden = Manche { $round }. Égalité : qui reçoit l’idole ?
lost-temple-idol-named = { $seat } reçoit l’idole.
lost-temple-cards-set-aside = Cette manche se joue sans { $up }.
    .hidden = Aucune carte n’est écartée face visible.
lost-temple-card-picked = { $seat } prend le personnage « { $card } ».
    .hidden = { $seat } a choisi une carte.
lost-temple-card-buried = Une carte est écartée face cachée, sans que personne la voie.
lost-temple-character-called = { $seat } est { $character }.
    .hidden = Personne n’est { $character }.
lost-temple-meeples-swapped = { $shaman } et { $victim } échangent leurs places : le sort agit.
lost-temple-gems-stolen = { $gems ->
    [0] { $thief } vole { $victim }, qui n’a pas d’émeraude.
    [one] { $thief } vole une émeraude à { $victim }.
   *[other] { $thief } vole { $gems } émeraudes à { $victim }.
}
    .hidden = { $thief } vole à { $victim } toutes ses émeraudes.
lost-temple-gem-taken = { $seat } prend { $gems ->
    [one] une émeraude
   *[other] { $gems } émeraudes
} à la banque.
    .empty = La banque est vide, et { $seat } ne prend rien.
lost-temple-character-cursed = { $seat } ensorcelle le personnage « { $target } ».
lost-temple-character-robbed = { $seat } va voler le personnage « { $target } ».
lost-temple-tokens-looked-at = { $seat } regarde les jetons des cases { $spaces }.
lost-temple-tokens-swapped = { $seat } échange les jetons des cases { $spaces }.
lost-temple-gems-paid = { $gems ->
    [0] { $seat } ne paie aucune émeraude.
    [one] { $seat } paie une émeraude.
   *[other] { $seat } paie { $gems } émeraudes.
}
lost-temple-gems-gained = { $gems ->
    [0] La banque est vide, et { $seat } ne reçoit aucune émeraude.
    [one] { $seat } reçoit une émeraude.
   *[other] { $seat } reçoit { $gems } émeraudes.
}
lost-temple-machete-taken = { $seat } prend { $count ->
    [one] une machette
   *[other] { $count } machettes
}.
    .empty = Plus de machette pour { $seat }.
lost-temple-machete-lost = { $seat } { $count ->
    [0] n’a pas de machette à perdre
    [one] perd une machette
   *[other] perd { $count } machettes
}.
lost-temple-meeple-moved = { $seat } va de la case { $start } à la case { $to }.
    .cut = { $seat } traverse la jungle ({ $cut }) et va de la case { $start } à la case { $to }.
    .stopped = { $seat } part de la case { $start }, mais la jungle l’arrête sur la case { $to }.
lost-temple-meeple-stayed = { $seat } reste sur place.
lost-temple-chance-reached = { $seat } arrive sur la case chance { $space }.
lost-temple-token-revealed = { $seat } retourne « { $token } ».
lost-temple-idol-drawn = { $seat } aura l’idole à la manche suivante.
lost-temple-token-refilled = Un nouveau jeton est posé sur la case { $space }.
lost-temple-turn-ended = { $seat } termine son tour.
lost-temple-last-named = Sur le parcours, personne n’est derrière { $seats }.
lost-temple-game-won = { $seat } atteint le grand temple et gagne !

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

lost-temple-corrected-round = C’est la manche { $after }, et non { $before }.
lost-temple-corrected-idol = { $after } a l’idole, et non { $before }.
    .new = { $after } a l’idole.
    .gone = Personne n’a l’idole, pas même { $before }.
lost-temple-corrected-drew = { $after } a tiré le jeton idole, et non { $before }.
    .new = { $after } a tiré le jeton idole.
    .gone = Personne n’a tiré de jeton idole, pas même { $before }.
lost-temple-corrected-bank =
    La banque { $after ->
        [0] n’a aucune émeraude
        [one] a { $after } émeraude
       *[other] a { $after } émeraudes
    }, et non { $before }.
lost-temple-corrected-supply =
    La réserve { $after ->
        [0] n’a aucune machette
        [one] a { $after } machette
       *[other] a { $after } machettes
    }, et non { $before }.
lost-temple-corrected-cursed = Le personnage ensorcelé est « { $after } », et non « { $before } ».
    .new = Le personnage ensorcelé est « { $after } ».
    .gone = Personne n’est ensorcelé, pas même « { $before } ».
lost-temple-corrected-robbed = Le personnage à voler est « { $after } », et non « { $before } ».
    .new = Le personnage à voler est « { $after } ».
    .gone = Personne n’est à voler, pas même « { $before } ».
lost-temple-corrected-hand = Les cartes qui passent sont { $after }, et non { $before }.
    .new = Les cartes qui passent sont { $after }.
    .gone = Aucune carte ne passe de main en main.
    .what = les cartes qui passent de main en main
lost-temple-corrected-up = Cette manche se joue sans { $after }, et non sans { $before }.
    .new = Cette manche se joue sans { $after }.
    .gone = Aucune carte n’est face visible cette manche.
lost-temple-corrected-down = Face cachée, il y a { $after }, et non { $before }.
    .new = Face cachée, il y a { $after }.
    .gone = Aucune carte n’est face cachée.
    .what = les cartes face cachée
lost-temple-corrected-token = Le jeton de la case { $space } est « { $after } », pas « { $before } ».
    .what = les jetons chance du parcours
lost-temple-corrected-tokens = Les jetons chance du parcours ont été corrigés.
    .what = les jetons chance du parcours
lost-temple-corrected-space = { $seat } est sur la case { $after }, et non sur la { $before }.
lost-temple-corrected-gems =
    { $seat } { $after ->
        [0] n’a aucune émeraude
        [one] a { $after } émeraude
       *[other] a { $after } émeraudes
    }, et non { $before }.
lost-temple-corrected-machetes =
    { $seat } { $after ->
        [0] n’a aucune machette
        [one] a { $after } machette
       *[other] a { $after } machettes
    }, et non { $before }.
lost-temple-corrected-characters = { $seat } a { $after }, et non { $before }.
    .new = { $seat } a { $after }.
    .gone = { $seat } n’a pas de personnage.
    .what = quels personnages { $seat } a

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = l’arrivée pour 6 à 8 joueurs ({ $near }) doit précéder celle pour 2 à 5 ({ $far })
flaw-finish-temple = l’arrivée (case { $found }) est un temple et doit figurer parmi les temples
flaw-space-twice = la case { $found } figure déjà sous { $other }
flaw-start-gems = les cartes de départ donnent jusqu’à { $found } émeraudes, il n’y en a que { $expected }
flaw-round-start = une position est toujours un début de manche ; à omettre
flaw-app-tokens = seulement quand l’appli distribue les jetons (options.tokens = app)
flaw-app-tokens-light = dans la version simple, l’appli ne peut pas distribuer les jetons ; choisir de vrais jetons ou la version complète
flaw-chance-spaces = attendu : un jeton sur chacune des cases chance { $expected }
flaw-token-count = plus de jetons « { $token } » que n’en a le kit

## La mise en place, pas à pas

lost-temple-setup-board-far = Posez le plateau. La course va jusqu’au deuxième grand temple, case { $finish }.
lost-temple-setup-board-near = Posez le plateau. À six ou plus, la course va jusqu’au premier grand temple, case { $finish }.
lost-temple-setup-meeples = Chacun prend le pion de sa couleur : { $count } en tout.
lost-temple-setup-tokens = Mélangez les { $tokens } jetons chance face cachée. Posez-en un sur chacune des { $spaces } cases chance ; les { $rest } autres forment la réserve.
lost-temple-setup-tokens-near = Mélangez les { $tokens } jetons chance face cachée. Posez-en un sur chacune des { $spaces } cases chance avant l’arrivée, aucun après ; les { $rest } autres forment la réserve.
lost-temple-setup-tokens-away = Laissez les { $tokens } jetons chance dans la boîte : l’appli les distribue.
lost-temple-setup-gems = Posez les { $gems } émeraudes à côté du plateau : c’est la banque.
lost-temple-setup-machetes = Posez les { $machetes } machettes à côté des émeraudes.
lost-temple-setup-idol = Gardez l’idole à portée de main : à la manche 1, elle va au dernier du parcours.
lost-temple-setup-start-cards = Mélangez les neuf personnages et donnez-en un, face visible, à chacun des { $count } joueurs, ou laissez l’appli distribuer. Le nombre de gauche est la case de départ : posez-y votre pion. Celui de droite est le nombre d’émeraudes. L’Éclaireur et l’Enfant reçoivent aussi une machette.
    .paper = Mélangez les neuf personnages et donnez-en un, face visible, à chacun des { $count } joueurs. Le nombre de gauche est la case de départ : posez-y votre pion. Celui de droite est le nombre d’émeraudes. L’Éclaireur et l’Enfant reçoivent aussi une machette.
lost-temple-setup-cards-away = Les cartes personnage retournent dans la boîte : on choisit dans l’appli.
lost-temple-setup-cards-stay = Reprenez les neuf cartes personnage : on choisit avec elles.
lost-temple-setup-light = Version simple : vous déplacez vos pions vous-mêmes. L’appli gère le choix et l’appel, et retient qui est ensorcelé ou sera volé.
lost-temple-setup-light-cards = Version simple : vous choisissez avec les cartes et déplacez vos pions vous-mêmes. L’appli appelle les personnages et retient qui est ensorcelé ou sera volé.
