### Lost Temple à l’écran.

## Options de la table ; chaque valeur a sa propre phrase.

lost-temple-option-detail-full-about = L’appli suit chaque pion, émeraude et machette et vérifie chaque coup.
lost-temple-option-detail-light-about = Vous déplacez et comptez vous-mêmes ; l’appli gère le choix et l’appel, et retient le sort et le vol.
lost-temple-option-draft = Choix des personnages
lost-temple-option-draft-app = Sur téléphone
lost-temple-option-draft-app-about = L’appli mélange ; chacun choisit en secret sur un écran.
lost-temple-option-draft-cards = Avec les cartes
lost-temple-option-draft-cards-about = Vous faites passer les vraies cartes ; à chaque appel, vous dites à l’appli qui révèle le personnage.
lost-temple-option-chain = Jetons en chaîne
lost-temple-option-chain-on-about = Un jeton qui t’amène sur une autre case chance te fait aussi retourner celui de cette case.
lost-temple-option-chain-off-about = Un jeton qui te déplace n’en fait retourner aucun autre.
lost-temple-option-tokens = Jetons chance
lost-temple-option-tokens-table = Les vrais jetons
lost-temple-option-tokens-table-about = Ils sont sur le plateau ; vous dites à l’appli lequel vous avez retourné.
lost-temple-option-tokens-app = Dans l’appli
lost-temple-option-tokens-app-about = L’appli les distribue en secret et les retourne elle-même.
## Le début : les cartes de départ
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = Dans la version simple, l’appli ne peut pas distribuer les jetons. Choisissez de vrais jetons ou la version complète.

## Le début : les cartes de départ

lt-opening = Cartes de départ
lt-opening-about = Touchez ce que chacun a reçu, ou laissez l’appli distribuer.
lt-opening-who = { $name } reçoit :
lt-opening-deal = L’appli distribue
lt-opening-again = Tout recommencer
# Ce que donne une carte de départ ; certaines seulement une machette, sur une deuxième ligne.
lt-opening-card = case { $space } · { $gems ->
    [0] aucune émeraude
    [one] 1 émeraude
   *[other] { $gems } émeraudes
}{ $machetes ->
    [0] {""}
   *[other] {"\u000A"}une machette
}

## Ce qui se passe : un titre pour tous, et un (…-you) pour la personne qui joue.

lt-round = Manche { $round }
lt-over = La course est finie
lt-draft = { $name } choisit une carte
lt-draft-you = Choisis ton personnage
lt-draft-under = { $count ->
    [one] { $count } carte au choix
   *[other] { $count } cartes au choix
}
lt-call = { $name } appelle les personnages
lt-call-you = Tu appelles les personnages
lt-call-under = Ensuite : { $character }
lt-turn = { $name } joue : { $character }
lt-turn-you = À toi : { $character }
# Sur l’écran de la table, sous le personnage en grosses lettres.
lt-plays = { $name } joue
lt-reveal = { $name } retourne un jeton chance
lt-reveal-you = Retourne le jeton chance
lt-reveal-under = Sur la case { $space }
lt-idol = Qui reçoit l’idole ?
lt-idol-under = L’hôte l’indique.
lt-idol-under-you = Indique-le ici.

## Ce qu’il faut faire à la main : à tous, avec les noms ; en attribut à qui doit le faire.

lost-temple-hand-gem = { $name } prend 1 émeraude à la banque.
    .you = Prends 1 émeraude à la banque.
lost-temple-hand-theft = { $victim } donne toutes ses émeraudes à { $thief }.
    .victim = Donne toutes tes émeraudes à { $thief }.
    .thief = { $victim } te donne toutes ses émeraudes.
lost-temple-hand-theft-counted = { $victim } donne { $gems ->
    [one] 1 émeraude
   *[other] { $gems } émeraudes
} à { $thief }.
    .victim = Donne { $gems ->
        [one] ton émeraude
       *[other] tes { $gems } émeraudes
    } à { $thief }.
    .thief = { $victim } te donne { $gems ->
        [one] son émeraude
       *[other] ses { $gems } émeraudes
    }.
lost-temple-hand-swap = { $shaman } et { $victim } échangent les places de leurs pions.
# Les cases où ils se trouvent.
lost-temple-hand-swap-spaces = { $shaman } et { $victim } échangent les places de leurs pions : { $here } et { $there }.
lost-temple-hand-refill = { $name } pose un nouveau jeton de la réserve sur la case { $space }, puis remélange l’ancien dans la réserve.
    .you = Pose un nouveau jeton de la réserve sur la case { $space }, puis remélange celui-ci dans la réserve.
# Un jeton que l’appli a retourné.
lost-temple-hand-token = { $name } a retourné : { $token }.
    .you = Ton jeton chance : { $token }.

## Le choix des personnages

lt-hand = Ta main
lt-choose = Touche le personnage que tu veux.
# Above the cards that lie open while everybody picks.
lt-up = Absents cette manche
lt-take = Prendre : { $character }
lt-own-characters = { $count ->
    [one] Ton personnage
   *[other] Tes { $count } personnages
}
lt-called = déjà appelé
lt-secret = encore secret
# Une ligne chacune, sur les cartes de la main, et pour qui joue le personnage.
lt-short-shaman = Ensorcelle un personnage : à son appel, vous échangez vos places. Tu n’avances pas.
lt-short-thief = Vole un personnage : à son appel, tu reçois toutes ses émeraudes. Avance de 1 ou 2.
lt-short-seer = Regarde deux jetons chance, échange-les si tu veux. Avance de 1 ou 2.
lt-short-priest = Paie 2 émeraudes et va au prochain temple, ou reste sur place.
lt-short-elder = Paie 2 émeraudes et va au prochain village, ou reste sur place.
lt-short-craftsman = Prends une machette ; avance de 1 ou 2.
lt-short-scout = Paie autant d’émeraudes que tu veux, avance d’une case pour chacune.
lt-short-canoe = Paie toutes tes émeraudes, avance de deux cases pour chacune.
lt-short-child = Rejoins le pion le plus proche devant toi.
# La même chose pour tous les autres, sous le titre qui dit qui c’est.
lt-does-shaman = Ensorcelle un personnage et échange sa place avec lui à son appel.
lt-does-thief = Vole un personnage, qui donne toutes ses émeraudes à son appel. Avance de 1 ou 2.
lt-does-seer = Regarde deux jetons chance et peut les échanger. Avance de 1 ou 2.
lt-does-priest = Peut payer 2 émeraudes pour aller au prochain temple.
lt-does-elder = Peut payer 2 émeraudes pour aller au prochain village.
lt-does-craftsman = Prend une machette et avance de 1 ou 2.
lt-does-scout = Paie autant d’émeraudes que voulu et avance d’une case pour chacune.
lt-does-canoe = Paie toutes ses émeraudes et avance de deux cases pour chacune.
lt-does-child = Rejoint le pion le plus proche devant.

## L’appel

lt-call-do = Appeler { $number } : { $character }
lt-who-shows = { $character } : qui est-ce ?
lt-nobody = Personne

## Les tours : les boutons.

lt-curse-whom = Quel personnage ensorcelles-tu ?
lt-rob-whom = Quel personnage voles-tu ?
lt-then-move = Choisis ensuite de combien tu avances.
lt-move = Avancer de { $count }
lt-stay = Rester sur place
lt-pay-priest = Au temple (2 émeraudes)
lt-pay-elder = Au village (2 émeraudes)
lt-scout-how = Combien d’émeraudes paies-tu ?
lt-paddle = { $gems ->
    [0] Sans émeraude : rester
    [one] Pagayer ({ $gems } émeraude)
   *[other] Pagayer ({ $gems } émeraudes)
}
lt-follow = Rejoindre le pion devant
lt-look-which = { $count ->
    [one] Quel jeton regardes-tu ?
   *[other] Quels { $count } jetons regardes-tu ?
}
lt-look = Les regarder
# On the cover.
lt-seen = Les jetons que tu as regardés
lt-peek-which = { $count ->
    [one] Quel jeton as-tu regardé ?
   *[other] Quels { $count } jetons as-tu regardés ?
}
# Une case à cocher.
lt-swap = Échanger les deux
lt-turn-up = Retourner
lt-which-token = Quel jeton as-tu retourné ?
lt-tokens-help = Que font les jetons
lt-done = Terminer mon tour

## Où mène un déplacement : « case 12, coûte une machette, jeton chance ! » ; $to est une case.

lt-to = case { $to }
lt-to-cut = coûte { $machetes ->
    [one] une machette
   *[other] { $machetes } machettes
}
lt-to-stopped = la jungle t’arrête
lt-to-chance = jeton chance !
lt-to-win = au grand temple – tu gagnes !

## La version simple

lt-won = J’ai gagné
lt-won-name = { $name } a gagné
lt-won-somebody = Quelqu’un a gagné
lt-won-who = Qui a atteint le grand temple ?
lt-won-sure = Ton pion a-t-il atteint le grand temple ?
lt-won-sure-name = { $name } a gagné ?
lt-won-yes = Oui, j’ai gagné
lt-won-yes-name = Oui, { $name } a gagné
lt-won-no = Non
lt-last = Qui est en dernière place sur le parcours ? En cas d’égalité, touchez chaque nom.
lt-last-do = Confirmer
lt-gems-of = { $name } : émeraudes
lt-idol-drawn = Ou quelqu’un a-t-il tiré un jeton idole ?
lt-idol-name = Égalité : qui reçoit l’idole ?

## Choses

lt-gems = émeraudes
lt-machetes = machettes
lt-gems-below = { $count ->
    [one] émeraude
   *[other] émeraudes
}
lt-machetes-below = { $count ->
    [one] machette
   *[other] machettes
}
lt-space = case
lt-idol-mine = Idole
lt-idol-holder = Idole
lt-shared = La table
lt-race = La course
lt-supply = À la banque : { $gems ->
    [0] aucune émeraude
    [one] 1 émeraude
   *[other] { $gems } émeraudes
}, { $machetes ->
    [0] aucune machette
    [one] 1 machette
   *[other] { $machetes } machettes
}
lt-track = Le parcours avec tous les pions
lt-on-space = case { $space }
lt-cursed = Sort du Shaman sur : { $character }
lt-robbed = Cible du Voleur : { $character }
lt-cursed-who = Ensorcelé par le Shaman
lt-robbed-who = Cible du Voleur
lt-drew = A tiré un jeton idole
lt-aside = Absents cette manche : { $cards }
lt-course = Le déroulement de la course
lt-winner-under = Grand temple atteint à la manche { $round }.

## Aide sur ce que l’on peut toucher : son nom, et (…-about) ce que c’est, sans connaître les règles.

lost-temple-help-temple = Temple
lost-temple-help-temple-about = Un temple est une étape pour le Prêtre, qui peut payer 2 émeraudes pour aller droit au suivant. Pour tous les autres, c’est une case ordinaire.
lost-temple-help-village = Village
lost-temple-help-village-about = Un village est une étape pour l’Ancien, qui peut payer 2 émeraudes pour aller droit au suivant. Pour tous les autres, c’est une case ordinaire.
lost-temple-help-jungle = Jungle impénétrable
lost-temple-help-jungle-about = Il faut une machette pour traverser une jungle impénétrable, et elle est perdue. Sans machette, tu t’arrêtes là, et ce que tu as payé reste payé. S’y arrêter pile, en repartir et reculer ne coûtent rien.
lost-temple-help-chance = Case chance
lost-temple-help-chance-about = Si ton propre déplacement finit ici, retourne le jeton et fais ce qu’il dit. Rester ici ou y arriver par échange ne compte pas.
lost-temple-help-plain = Case ordinaire
lost-temple-help-plain-about = Une case ordinaire. Autant de pions qu’on veut peuvent s’y trouver.
lost-temple-help-finish = Arrivée
lost-temple-help-finish-about = Le premier pion qui atteint ou dépasse le grand temple gagne aussitôt.
lost-temple-help-idol = Idole
lost-temple-help-idol-about = Qui a l’idole prend une carte en premier et appelle les personnages. À la manche suivante, elle va à qui a tiré un jeton idole. Si personne n’en a tiré, elle va au dernier du parcours.
lost-temple-help-gem = Émeraude
lost-temple-help-gem-about = Les émeraudes paient les déplacements. Tu en reçois une au début de chaque tour.
lost-temple-help-machete = Machette
lost-temple-help-machete-about = Une machette te fait traverser une jungle impénétrable. L’Artisan et certains jetons en donnent une.
lost-temple-help-draft = Choix des personnages
lost-temple-help-draft-about = Prends un personnage en secret et passe le reste à ta gauche. Tu le joues quand il est appelé. Les petits numéros jouent d’abord.
lost-temple-help-calling = Appel des personnages
lost-temple-help-calling-about = Les personnages jouent de 1 à 9. Quand le tien est appelé, montre-le, prends une émeraude et fais ce qu’il dit. Si personne ne répond, on appelle le suivant.
lost-temple-help-shaman-about = { lt-short-shaman }
lost-temple-help-thief-about = { lt-short-thief }
lost-temple-help-seer-about = { lt-short-seer }
lost-temple-help-priest-about = { lt-short-priest }
lost-temple-help-elder-about = { lt-short-elder }
lost-temple-help-craftsman-about = { lt-short-craftsman }
lost-temple-help-scout-about = { lt-short-scout }
lost-temple-help-canoe-about = { lt-short-canoe }
lost-temple-help-child-about = { lt-short-child }
lost-temple-help-token-idol-about = Tu as l’idole à la manche suivante. Si quelqu’un retourne un jeton idole après toi dans cette manche, c’est cette personne qui l’aura.
lost-temple-help-token-gems-about = Prends 4 émeraudes à la banque, ou ce qui reste.
lost-temple-help-token-back-about = Ton pion recule de 2 cases. La jungle ne l’arrête pas.
lost-temple-help-token-pay-about = Paie 2 émeraudes à la banque. Si tu en as moins, paie ce que tu as.
lost-temple-help-token-machete-about = Prends une machette, s’il en reste.
lost-temple-help-token-forward-about = Ton pion avance de 3 cases. Traverser une jungle impénétrable coûte une machette, comme toujours.
lost-temple-help-token-lose-machete-about = Rends une machette. Si tu n’en as pas, il ne se passe rien.

## Ce qui a été vu, quand l’hôte annule : après « … a vu : ».

lost-temple-exposed-hand = les cartes au choix
lost-temple-exposed-character = un personnage appelé
lost-temple-exposed-aside = les cartes absentes cette manche
lost-temple-exposed-tokens = deux jetons chance
lost-temple-exposed-token = un jeton chance retourné
