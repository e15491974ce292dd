## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a space such as “c3” (column c, row 3).

# Our own words: there is no rulebook in this language.
word-tikal = Tikal
word-base-camp = camp de base
word-temple = temple
word-jungle = jungle
word-treasure = trésor
word-volcano = volcan
word-leader = chef d’expédition
word-member = membre d’expédition
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = le chef d’expédition
figure-member = un membre d’expédition
## Tiles and places as people call them; { $letter } is printed on the back of a tile, { $at } is a space such as “a5”
tikal-called-base-camp = le camp de base
tikal-called-temple = une tuile temple { $letter } de valeur { $value }
tikal-called-jungle = une tuile jungle { $letter }
tikal-called-treasure =
    { $masks ->
        [one] une tuile trésor { $letter } avec { $masks } trésor
       *[other] une tuile trésor { $letter } avec { $masks } trésors
    }
tikal-called-volcano = une tuile volcan { $letter }
## Phases, said after “The game is at:”
phase-draw = pioche d’une tuile
phase-place = pose de la tuile
phase-scoring = décompte
phase-display = tuiles à retourner
phase-auction = enchères
phase-take = choix d’une tuile

TK1-1 = On joue de 2 à 4. Chacun a 1 chef d’expédition, 18 membres d’expédition et 2 camps ; après 100 points, la piste de score reprend au début.
    .members = { $seat } aurait plus de { $most } membres. Recomptez.
TK1-2 = Les 36 tuiles terrain viennent dans l’ordre des lettres, de A à G ; celles d’une même lettre sont mélangées.
    .gone = Cette tuile ({ $tile }) a déjà été jouée. Vérifie celle que tu as piochée.
    .letter = { $due ->
        [0] Une tuile de lettre { $letter } ne peut pas encore venir.
       *[other] { $given } tuiles de lettre { $letter } sont saisies, mais il n’en vient que { $due }.
    } { $count ->
        [one] La prochaine tuile porte la lettre { $coming }.
       *[other] Les { $count } prochaines tuiles portent les lettres { $coming }.
    } Vérifie encore.
    .twice = Une tuile est saisie deux fois. Saisis-en de différentes.
    .empty = Toutes les tuiles ont été piochées.
TK1-3 = Il y a 48 plaques de temple, de 2 à 10, et 24 trésors : 8 sortes, 3 de chaque.
    .refused = Trésor « { $motif } » : les { $each } exemplaires sont déjà chez des joueurs. Vérifie celui que tu as déterré.
    .pieces = Il n’y a pas autant de plaques de temple de valeur { $value }. Recomptez.
    .treasures = Cela ferait plus de trésors que n’en contient la boîte. Recomptez.
TK1-4 = Le camp de base, deux temples et une jungle sont imprimés sur le plateau, qui compte 40 cases.
TK1-5 = Le joueur le plus âgé commence, puis on joue dans le sens horaire.
TK2-1 = Une tuile piochée se pose sur une case libre, à côté d’une tuile déjà en place.
    .off = Cette case n’est pas sur le plateau. Choisis une case libre à côté d’une tuile.
    .taken = Il y a déjà une tuile sur la case { $hex }. Choisis une case libre.
    .alone = Il n’y a pas de tuile à côté de la case { $hex }. Choisis une case voisine d’une tuile.
TK2-2 = Un chemin doit mener à une nouvelle tuile : au moins une pierre sur un bord qu’elle partage avec une tuile où l’on peut entrer. Si aucune case libre ne le permet, on la pose sans chemin.
    .refused = Dans ce sens, aucune pierre ne mène à la tuile. Tourne-la ou choisis une autre case.
    .space = Sur la case { $hex }, aucune pierre ne mène à la tuile, dans aucun sens. Choisis une autre case.
TK2-3 = Un volcan n’a pas besoin de chemin : il se pose n’importe où à côté d’une tuile. Personne n’y entre jamais.
    .refused = Il y a un volcan sur la case { $hex }. Contourne-le.
TK2-4 = Une tuile trésor reçoit autant de trésors face cachée qu’elle montre de masques.
TK2-5 = Un tour offre 10 points d’action (PA), pour les actions de ton choix dans l’ordre de ton choix ; ce qui reste est perdu.
    .refused = Cela coûte { $need } PA et il { $left ->
        [0] ne t’en reste aucun
       *[other] ne t’en reste que { $left }
    }. Fais quelque chose de moins cher ou termine ton tour.
TK3-1 = Pour 1 PA, un pion passe de ta réserve au camp de base ou à l’un de tes camps.
    .gate = Les nouveaux pions n’arrivent qu’au camp de base ou dans l’un de tes camps. Choisis l’un d’eux.
    .reserve = { $have ->
        [0] Tu n’en as aucun en réserve. Choisis un autre pion.
       *[other] Tu n’en as que { $have } en réserve, pas { $need }. Amènes-en moins.
    }
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
TK3-2 = Pour 1 PA, un pion prend un passage secret : du camp de base ou d’un de tes camps, il va droit à un autre d’entre eux.
    .gate = Un passage secret relie seulement le camp de base et tes propres camps. Choisis-en deux.
    .same = Choisis un autre camp comme arrivée.
    .figures = { $have ->
        [0] Tu n’en as aucun à cet endroit. Choisis un autre pion.
       *[other] Tu n’en as que { $have } à cet endroit, pas { $need }. Déplaces-en moins.
    }
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
TK3-3 = Passer sur une tuile voisine coûte à chaque pion 1 PA par pierre, les deux côtés du bord ensemble ; sans pierre, on ne passe pas.
    .figures = { $have ->
        [0] Tu n’en as aucun à cet endroit. Choisis un autre pion.
       *[other] Tu n’en as que { $have } à cet endroit, pas { $need }. Déplaces-en moins.
    }
    .apart = { $hex-kind ->
        [tikal-called-base-camp] Le camp de base n’est pas voisin
       *[other] La case { $hex } n’est pas voisine
    } de la tuile précédente. Avance tuile par tuile.
    .stones = Aucune pierre ne mène { $hex-kind ->
        [tikal-called-base-camp] au camp de base
       *[other] à la case { $hex }
    }. Trouve un autre chemin.
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
TK3-4 = Pour 2 PA, tu dégages le niveau suivant d’un temple. Il te faut sur place un pion par niveau dégagé ce tour-ci, 2 niveaux au plus par temple. Un temple gardé reste comme il est.
    .temple = Il n’y a pas de temple à cet endroit. Choisis un temple.
    .guarded = Ce temple est gardé, sa valeur ne change plus. Choisis-en un autre.
    .twice = Tu as déjà dégagé deux niveaux ici pendant ce tour. Essaie un autre temple.
    .figures = Il te faut { $need ->
        [one] un pion
       *[other] { $need } pions
    } sur place et tu { $have ->
        [0] n’en as aucun
       *[other] n’en as que { $have }
    }. Amènes-en d’abord d’autres.
    .piece = Il ne reste pas de plaque de valeur { $value } : ce temple ne peut plus grandir. Choisis-en un autre.
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
    .top = Ce temple a atteint { $value }, le niveau le plus haut. Choisis-en un autre.
TK3-5 = Pour 3 PA, tu déterres un trésor : il te faut un pion sur la tuile par trésor, 2 trésors au plus par tuile et par tour. Il reste visible devant toi.
    .none = Il n’y a plus de trésor à cet endroit. Choisis une autre tuile.
    .twice = Tu as déjà déterré deux trésors ici pendant ce tour. Essaie une autre tuile.
    .figures = Il te faut { $need ->
        [one] un pion
       *[other] { $need } pions
    } sur place et tu { $have ->
        [0] n’en as aucun
       *[other] n’en as que { $have }
    }. Amènes-en d’abord d’autres.
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
    .tile = Ce n’est pas une tuile trésor : il n’y a rien à y déterrer. Choisis une tuile trésor.
TK3-6 = Pour 3 PA, tu échanges un de tes trésors isolés contre un trésor isolé d’un autre joueur, qui ne peut pas refuser.
    .own = Choisis un autre joueur pour l’échange.
    .once = Votre table ne permet qu’un échange par tour. Tu l’as déjà fait.
    .single = { $seat } n’a pas de trésor « { $motif } ». Choisis-en un autre.
    .safe = { $seat } a { $count } exemplaires du trésor « { $motif } » ; paires et brelans sont à l’abri. Choisis un trésor isolé.
TK3-7 = Pour 5 PA, tu construis un camp sur une jungle ou sur une tuile trésor vide ; un par tuile, deux par joueur.
    .temple = Pas de camp sur une tuile temple. Choisis une jungle ou une tuile trésor vidée.
    .treasures = { $left ->
        [one] Un trésor est
       *[other] { $left } trésors sont
    } encore là. Il faut d’abord tout déterrer.
    .camp = Il y a déjà un camp sur cette tuile. Choisis-en une autre.
    .both = Tu as déjà construit tes deux camps. Fais autre chose ou termine ton tour.
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
TK3-8 = Pour 5 PA, un pion devient gardien d’un temple où tu as la majorité. Le temple garde sa valeur et compte pour toi jusqu’à la fin ; tes autres pions sur place quittent la partie. Le gardien ne bouge plus, mais tous les pions peuvent aller et venir. Un gardien par temple, deux par joueur.
    .temple = Il n’y a pas de temple à cet endroit. Choisis un temple.
    .guarded = Ce temple a déjà un gardien. Choisis-en un autre.
    .both = Tu as déjà placé tes deux gardiens. Fais autre chose ou termine ton tour.
    .figure = Tu n’as pas de pion de ce type à cet endroit. Choisis-en un autre.
    .majority = Ta force y est de { $own } contre { $others } (chef 3, membre 1) : tu n’y as pas la majorité. Amène d’abord d’autres pions.
    .empty = Il n’y a pas encore de tuile sur la case { $hex }. Choisis une tuile déjà posée.
    .off = Cette case n’est pas sur le plateau. Choisis une tuile déjà posée.
    .nobody = Tu n’as aucun pion dans ce temple. Amènes-y d’abord des pions.
TK3-9 = Le chef d’expédition coûte autant qu’un membre et compte pour un pion quand on dégage un temple ou déterre un trésor, mais pour 3 quand on compare les forces.
TK3-10 = Le chef d’expédition peut lui aussi devenir gardien.
TK3-11 = Chacun peut entrer dans les camps des autres, s’y arrêter et en repartir, mais pas emprunter leurs passages secrets.
TK3-12 = Pas de camp sur le camp de base ni sur un volcan ; la jungle imprimée peut en accueillir un.
    .base = Pas de camp sur le camp de base. Choisis une jungle ou une tuile trésor vidée.
    .volcano = Pas de camp sur un volcan. Choisis une jungle ou une tuile trésor vidée.
TK3-13 = Une tuile posée pendant ce tour peut servir dès ce tour.
TK3-14 = Dès qu’un trésor déterré ou échangé forme une paire ou un brelan, ces trésors ne sont plus isolés : personne ne peut les échanger.
TK4-1 = Un volcan déclenche aussitôt un décompte : chacun, à commencer par qui l’a pioché, joue un tour de 10 PA puis marque ses points.
TK4-2 = Ensuite, qui a pioché le volcan le pose et joue un tour normal, sans piocher d’autre tuile.
TK4-3 = Un temple rapporte le nombre du dessus à qui y détient la majorité (chef 3, membre 1) ; en cas d’égalité, à personne.
    .temples = Il n’y a que { $most } temples. Vérifie ta liste.
TK4-4 = Un temple gardé rapporte ses points au propriétaire du gardien, peu importe qui d’autre s’y trouve.
TK4-5 = Un trésor isolé rapporte 1 point, une paire 3, un brelan 6. Tu les gardes, et ils comptent encore la fois suivante.
    .sets = Il n’y a que { $most } sortes de trésors. Vérifie ta liste.
TK4-6 = Les temples imprimés comptent comme tous les autres.
TK4-7 = Exemple : des temples de 3, 5, 5 et 8 font 21 ; deux paires et deux trésors isolés font 8.
TK5-1 = Après le tour de la dernière tuile, il y a encore un décompte. Le voisin de gauche de qui l’a joué commence ; aux enchères, c’est le joueur qui a le moins de points.
TK5-2 = Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
TK5-3 = Il y a quatre décomptes dans une partie.
TK6-1 = Enchères : chacun commence avec 20 points, et on retourne autant de tuiles qu’il y a de joueurs.
    .refused = Retournez { $need } tuiles ; vous en avez saisi { $given }.
TK6-2 = Les tours sont vendus un par un : surenchéris ou passe ; qui a passé est hors course. Le gagnant paie en points et prend l’une des tuiles visibles.
    .higher = La plus haute offre est de { $high }. Offre plus, ou passe.
    .display = Cette tuile ({ $tile }) n’est pas parmi les tuiles visibles. Choisis l’une de celles-ci.
TK6-3 = Si personne ne fait d’offre, qui a passé en premier obtient le tour gratuitement.
TK6-4 = Seuls enchérissent les joueurs qui n’ont pas encore joué dans cette manche ; le dernier d’entre eux reçoit la dernière tuile gratuitement.
TK6-5 = Le plus âgé fait la première offre. Ensuite, c’est au prochain joueur, dans le sens horaire, qui peut encore enchérir ; à une nouvelle manche, au voisin de gauche de qui a joué en dernier.
TK6-6 = Une offre est d’au moins 1 et ne dépasse pas les points que tu as.
    .least = Offre au moins { $least }.
    .most = Tu { $have ->
        [0] n’as aucun point
        [one] n’as qu’un point
       *[other] n’as que { $have } points
    }. Offre moins, ou passe.
TK6-7 = Un volcan visible ne déclenche son décompte que lorsque quelqu’un le prend, et c’est cette personne qui commence.
TK6-8 = Le dernier décompte suit l’ordre des points, le plus petit score d’abord. À égalité, on va dans le sens horaire à partir de qui a posé la dernière tuile ; cette personne passe en dernier.
TK6-9 = S’il reste moins de tuiles que de joueurs à la dernière manche, on ne vend qu’autant de tours que de tuiles.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } pioche { $tile }.
tikal-tile-placed = { $seat } pose { $tile } en { $hex }.
tikal-figures-brought =
    { $seat } amène { $count ->
        [one] { $figure }
       *[other] { $count } membres d’expédition
    } { $to-kind ->
        [tikal-called-base-camp] au camp de base
       *[other] au camp en { $to }
    }.
tikal-figures-transferred =
    { $seat } fait passer par un passage secret { $count ->
        [one] { $figure }
       *[other] { $count } membres d’expédition
    } { $start-kind ->
        [tikal-called-base-camp] du camp de base
       *[other] du camp en { $start }
    } { $to-kind ->
        [tikal-called-base-camp] au camp de base
       *[other] au camp en { $to }
    }.
tikal-figures-moved =
    { $seat } déplace { $count ->
        [one] { $figure }
       *[other] { $count } membres d’expédition
    } { $to-kind ->
        [tikal-called-base-camp] vers le camp de base
       *[other] vers { $to }
    } pour { $ap } PA.
tikal-level-uncovered = { $seat } dégage un niveau du temple de la case { $hex }, qui vaut maintenant { $value }.
tikal-treasure-raised = { $seat } déterre le trésor « { $treasure } » sur la case { $hex }.
tikal-treasures-exchanged = { $seat } donne à { $other } le trésor « { $give } » contre le trésor « { $take } ».
tikal-camp-built = { $seat } construit un camp sur la case { $hex }.
tikal-guard-placed = { $seat } nomme { $figure } gardien du temple de la case { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] a utilisé tous ses PA
    [one] laisse { $ap } PA inutilisé
   *[other] laisse { $ap } PA inutilisés
}.
tikal-turn-began = À { $seat } de jouer.
tikal-scoring-began = Un volcan ! Décompte dans l’ordre { $order }.
    .final = Dernier décompte dans l’ordre { $order }.
tikal-temple-scored = { $seat } marque { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour le temple de la case { $hex }.
tikal-set-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $size ->
    [1] le trésor « { $treasure } »
   *[2] une paire du trésor « { $treasure } »
    [3] un brelan du trésor « { $treasure } »
}.
tikal-seat-scored = { $points ->
    [0] { $seat } ne marque aucun point.
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
tikal-round-scored = Le décompte { $round } est terminé.
tikal-game-ended = La partie est terminée. La victoire revient à { $seats }.
tikal-tiles-displayed = Les tuiles visibles sont { $tiles }.
tikal-auction-opened = Un tour est mis aux enchères entre { $seats }.
tikal-bid-made = { $seat } offre { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tikal-bidder-passed = { $seat } passe.
tikal-turn-sold = { $seat } obtient le tour pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .free = { $seat } obtient le tour gratuitement.
tikal-tile-taken = { $seat } prend { $tile }.
tikal-tallied = { $seat } indique les temples { $temples } et des séries de { $treasures } trésors.
    .temples = { $seat } indique les temples { $temples } et aucun trésor.
    .treasures = { $seat } n’indique aucun temple, mais des séries de { $treasures } trésors.
    .nothing = { $seat } n’a rien à compter.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-called-on = en { $at }
tikal-called-in-base-camp = au camp de base
tikal-called-reserve = en réserve
tikal-called-guard = comme gardien
tikal-called-out = hors de la partie
tikal-called-figures =
    { $leaders ->
        [0] zéro chef
        [one] { $leaders } chef
       *[other] { $leaders } chefs
    } et { $members ->
        [0] zéro membre
        [one] { $members } membre
       *[other] { $members } membres
    }
tikal-corrected-round =
    { $after ->
        [0] Aucun décompte n’est passé
        [one] { $after } décompte est passé
       *[other] { $after } décomptes sont passés
    }, et non { $before }.
tikal-corrected-turn = C’est à { $after } de jouer, et non à { $before }.
tikal-corrected-ap =
    Il { $after ->
        [0] ne reste aucun PA
        [one] reste { $after } PA
       *[other] reste { $after } PA
    }, et non { $before }.
tikal-corrected-tile = La tuile piochée est { $after }, et non { $before }.
tikal-corrected-display = Parmi les tuiles visibles, il y a { $after }, et non { $before }.
tikal-corrected-stack = Les lettres à venir sont { $after }, et non { $before }.
    .gone = Il n’y a plus de tuile à venir.
tikal-corrected-pieces =
    Il { $after ->
        [0] ne reste aucune plaque
        [one] reste { $after } plaque
       *[other] reste { $after } plaques
    } de temple de { $value }, et non { $before }.
tikal-corrected-score =
    { $seat } { $after ->
        [0] n’a aucun point
        [one] a { $after } point
       *[other] a { $after } points
    }, et non { $before }.
tikal-corrected-leader = { $seat } a son chef d’expédition { $after }, et non { $before }.
tikal-corrected-reserve =
    { $seat } { $after ->
        [0] n’a aucun membre
        [one] a { $after } membre
       *[other] a { $after } membres
    } en réserve, et non { $before }.
tikal-corrected-out =
    { $seat } { $after ->
        [0] n’a aucun membre
        [one] a { $after } membre
       *[other] a { $after } membres
    } hors de la partie, et non { $before }.
tikal-corrected-camps-left =
    { $seat } { $after ->
        [0] n’a plus aucun camp
        [one] a encore { $after } camp
       *[other] a encore { $after } camps
    }, et non { $before }.
tikal-corrected-guards-left =
    { $seat } { $after ->
        [0] n’a plus aucun gardien
        [one] a encore { $after } gardien
       *[other] a encore { $after } gardiens
    }, et non { $before }.
tikal-corrected-treasures =
    { $seat } { $after ->
        [0] n’a aucun trésor
        [one] a { $after } trésor
       *[other] a { $after } trésors
    } de la sorte « { $treasure } », et non { $before }.
tikal-corrected-leaders =
    { $seat } { $after ->
        [0] n’a aucun chef
        [one] a { $after } chef
       *[other] a { $after } chefs
    } en { $hex }, et non { $before }.
tikal-corrected-members =
    { $seat } { $after ->
        [0] n’a aucun membre
        [one] a { $after } membre
       *[other] a { $after } membres
    } en { $hex }, et non { $before }.
tikal-corrected-figures = { $seat } a { $after } en { $hex }, et non { $before }.
    .new = { $seat } a { $after } en { $hex }.
    .gone = { $seat } n’a pas de pions en { $hex }.
tikal-corrected-kind = La tuile en { $hex } montre { $after }, et non { $before }.
tikal-corrected-value = Le temple en { $hex } vaut { $after }, et non { $before }.
tikal-corrected-left =
    Il { $after ->
        [0] n’y a aucun trésor
        [one] y a { $after } trésor
       *[other] y a { $after } trésors
    } en { $hex }, et non { $before }.
tikal-corrected-guard = { $after } garde le temple en { $hex }, et non { $before }.
    .new = { $after } garde le temple en { $hex }.
    .gone = Personne ne garde le temple en { $hex }, pas même { $before }.
tikal-corrected-camp = { $after } a un camp en { $hex }, et non { $before }.
    .new = { $after } a un camp en { $hex }.
    .gone = Personne n’a de camp en { $hex }, pas même { $before }.
tikal-corrected-lie = La tuile en { $hex } est tournée autrement.
tikal-corrected-hex = En { $hex }, il y a { $after }, et non { $before }.
    .new = En { $hex }, il y a { $after }.
    .gone = Il n’y a pas de tuile en { $hex }.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = le chemin du retour mène ailleurs
flaw-off-board = { $found } n’est pas sur le plateau
flaw-count-of = attendu pour { $kind } : { $expected }, trouvé : { $found }
flaw-letter = attendu : une lettre { $expected }, trouvé : « { $found } »
flaw-masks = attendu : { $expected } masques en tout, trouvé : { $found }
flaw-turn-start = une position est toujours un début de tour ; à omettre
flaw-letters = plus de lettres que de tuiles à venir
flaw-rule = ne peut pas se poser ainsi ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Posez le plateau au milieu. Le camp de base, 2 temples et une jungle y sont imprimés ; { $free } cases sont libres.
tikal-setup-tiles = Mélangez les { $tiles } tuiles terrain face cachée, lettre par lettre. Faites une seule pile, A en haut, G en bas : { $letters }.
tikal-setup-pieces = Triez les { $pieces } plaques de temple par nombre, en piles à côté du plateau (quantité × nombre) : { $piles }.
tikal-setup-treasures = Mélangez les { $treasures } trésors face cachée et faites-en deux piles à côté du plateau.
tikal-setup-figures = Chacun prend, dans sa couleur, 1 chef d’expédition, { $members } membres, { $camps } camps et le pion de score.
tikal-setup-stones = Posez les pions de score sur la table, à côté du « 1 » de la piste de score : 0 point.
tikal-setup-stones-twenty = Posez les pions de score sur la case { $points } de la piste de score : chacun commence avec { $points } points.
tikal-setup-markers = Chacun pose le marqueur de tour de sa couleur devant soi, face visible.
tikal-setup-markers-away = Les { $count } marqueurs de tour restent dans la boîte.
tikal-setup-summary-blue = Chacun prend une aide de jeu, face bleue visible.
tikal-setup-summary-red = Chacun prend une aide de jeu, face rouge visible.
tikal-setup-boxed = { $count ->
    [one] Le matériel d’une couleur reste dans la boîte.
   *[other] Le matériel de { $count } couleurs reste dans la boîte.
}
tikal-setup-display = Retournez les { $count } tuiles du dessus et posez-les face visible sur la table.
tikal-setup-first = Le joueur le plus âgé commence ; on joue dans le sens horaire.
tikal-setup-bidder = Le joueur le plus âgé fait la première offre ; on enchérit dans le sens horaire.
tikal-setup-light = Version simple : vous jouez sur le plateau. À chaque décompte, chacun indique ses temples et ses trésors à l’appli, qui compte.
tikal-setup-light-auction = Version simple : vous jouez sur le plateau et enchérissez dans l’appli. À chaque décompte, chacun y indique ses temples et ses trésors.
