## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a place such as “3, 2” (column, row).

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
## Phases, said after “The game is at:”
phase-draw = pioche d’une tuile
phase-place = pose de la tuile
phase-scoring = tour de décompte
phase-display = tuiles à retourner
phase-auction = enchères
phase-take = choix d’une tuile

TK1-1 = On joue de 2 à 4. Chacun a 1 chef d’expédition, 18 membres d’expédition et 2 camps ; après 100 points, la piste de score reprend au début.
    .members = { $seat } aurait plus de { $most } membres d’expédition.
TK1-2 = Les 36 tuiles terrain viennent dans l’ordre des lettres, de A à G ; celles d’une même lettre sont mélangées.
    .gone = La tuile { $tile } a déjà servi.
    .letter = Une tuile { $letter } ne peut pas encore venir ; celle du dessus est une { $top }.
    .twice = La même tuile est indiquée deux fois.
    .empty = Il ne reste plus de tuile.
TK1-3 = Il y a 48 plaques de temple, de 2 à 10, et 24 trésors : 8 sortes, 3 de chaque.
    .refused = Trésor { $treasure } : les { $each } exemplaires sont déjà chez des joueurs.
    .pieces = Il n’y a pas autant de plaques de temple de valeur { $value }.
TK1-4 = Le camp de base, deux temples et une jungle sont imprimés sur le plateau, qui compte 40 cases.
TK1-5 = Le joueur le plus âgé commence, puis on joue dans le sens horaire.
TK2-1 = Une tuile piochée se pose sur une case libre, à côté d’une tuile déjà en place.
    .off = La case { $hex } n’est pas sur le plateau.
    .taken = Il y a déjà une tuile sur la case { $hex }.
    .alone = Il n’y a pas de tuile à côté de la case { $hex }.
TK2-2 = Un chemin doit mener à une nouvelle tuile : au moins une pierre sur un bord qu’elle partage avec une tuile où l’on peut entrer. Si aucune case libre ne le permet, on la pose sans chemin.
    .refused = Dans ce sens, aucune pierre ne mène à la tuile.
TK2-3 = Un volcan peut se poser n’importe où à côté d’une tuile, et personne n’y entre jamais.
    .refused = Il y a un volcan sur la case { $hex }.
TK2-4 = Une tuile trésor reçoit autant de trésors face cachée qu’elle montre de masques.
TK2-5 = Un tour offre 10 points d’action (PA), pour les actions de ton choix dans l’ordre de ton choix ; ce qui reste est perdu.
    .refused = Cela coûte { $need } PA, il t’en reste { $left }.
TK3-1 = Pour 1 PA, un pion passe de ta réserve au camp de base ou à l’un de tes camps.
    .gate = Ce n’est ni le camp de base ni l’un de tes camps.
    .reserve = Tu en as { $have } en réserve, pas { $need }.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-2 = Pour 1 PA, un pion va d’un camp à un autre : seulement entre le camp de base et tes propres camps.
    .gate = Il faut deux fois le camp de base ou l’un de tes camps.
    .same = Le départ et l’arrivée sont au même endroit.
    .figures = Tu en as { $have } à cet endroit, pas { $need }.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-3 = Passer sur une tuile voisine coûte à chaque pion 1 PA par pierre, les deux côtés du bord ensemble ; sans pierre, on ne passe pas.
    .figures = Tu en as { $have } à cet endroit, pas { $need }.
    .apart = La case { $hex } n’est pas voisine de la tuile précédente.
    .stones = Aucune pierre ne mène à la case { $hex }.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-4 = Pour 2 PA, tu dégages le niveau suivant d’un temple. Il te faut sur place un pion par niveau dégagé ce tour-ci, 2 niveaux au plus par temple. Un temple gardé reste comme il est.
    .temple = Il n’y a pas de temple à cet endroit.
    .guarded = Ce temple est gardé ; sa valeur ne change plus.
    .twice = Deux niveaux ont déjà été dégagés ici pendant ce tour.
    .figures = Pions nécessaires sur place : { $need } ; tu en as { $have }.
    .piece = Il ne reste pas de plaque de valeur { $value }.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-5 = Pour 3 PA, tu déterres un trésor : il te faut un pion sur la tuile par trésor, 2 trésors au plus par tuile et par tour. Il reste visible devant toi.
    .none = Il n’y a pas de trésor à cet endroit.
    .twice = Tu en as déjà déterré deux ici pendant ce tour.
    .figures = Pions nécessaires sur place : { $need } ; tu en as { $have }.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-6 = Pour 3 PA, tu échanges un de tes trésors isolés contre un trésor isolé d’un autre joueur, qui ne peut pas refuser.
    .own = Choisis un autre joueur pour l’échange.
    .once = À cette table, une seule fois par tour.
    .single = { $seat } n’a pas de trésor { $treasure }.
    .safe = { $seat } a le trésor { $treasure } en { $count } exemplaires.
TK3-7 = Pour 5 PA, tu construis un camp sur une jungle ou sur une tuile trésor vide ; un par tuile, deux par joueur.
    .temple = Il y a un temple sur cette tuile.
    .treasures = Trésors encore sur place : { $left }.
    .camp = Il y a déjà un camp sur cette tuile.
    .both = Tu as déjà construit tes deux camps.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-8 = Pour 5 PA, un pion devient gardien d’un temple où tu es strictement majoritaire. Le temple est à toi pour de bon, tes autres pions sur place quittent la partie ; deux gardiens par joueur.
    .temple = Il n’y a pas de temple à cet endroit.
    .guarded = Il est déjà gardé.
    .both = Tu as déjà placé tes deux gardiens.
    .figure = Tu n’as pas de pion de ce type à cet endroit.
    .majority = Tu n’y es pas strictement majoritaire.
    .empty = Il n’y a pas de tuile sur la case { $hex }.
TK3-9 = Le chef d’expédition coûte autant qu’un membre et compte pour trois dans les majorités.
TK3-10 = Le chef d’expédition peut lui aussi devenir gardien.
TK3-11 = Chacun peut entrer dans les camps des autres, s’y arrêter et en repartir, mais pas emprunter leurs passages secrets.
TK3-12 = Pas de camp sur le camp de base ni sur un volcan ; la jungle imprimée peut en accueillir un.
    .refused = Sur cette tuile : { $kind }.
TK3-13 = Une tuile posée pendant ce tour peut servir dès ce tour.
TK3-14 = Les trésors d’une paire ou d’un brelan sont à l’abri des échanges.
TK4-1 = Un volcan déclenche aussitôt un tour de décompte : chacun, à commencer par qui l’a pioché, joue un tour de 10 PA puis marque ses points.
TK4-2 = Ensuite, qui a pioché le volcan le pose et joue un tour normal, sans piocher d’autre tuile.
TK4-3 = Un temple rapporte le nombre du dessus à qui y est seul majoritaire (chef 3, membre 1) ; en cas d’égalité, à personne.
    .temples = Il n’y a que { $most } temples.
TK4-4 = Un temple gardé rapporte ses points au propriétaire du gardien, peu importe qui d’autre s’y trouve.
TK4-5 = Un trésor isolé rapporte 1, une paire 3, un brelan 6 ; les trésors restent pour la fois suivante.
    .sets = Il n’y a que { $most } sortes de trésors.
TK4-6 = Les temples imprimés comptent comme tous les autres.
TK4-7 = Exemple : des temples de 3, 5, 5 et 8 font 21 ; deux paires et deux trésors isolés font 8.
TK5-1 = Après le tour de la dernière tuile, il y a encore un tour de décompte, à commencer par le voisin de gauche de qui l’a joué ; aux enchères, dans l’ordre des points.
TK5-2 = Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
TK5-3 = Une partie compte donc quatre tours de décompte.
TK6-1 = Enchères : chacun commence avec 20 points, et on retourne autant de tuiles qu’il y a de joueurs.
    .refused = Tuiles à retourner : { $need }, pas { $given }.
TK6-2 = Les tours sont vendus un par un : surenchéris ou passe ; qui a passé est hors course. Le gagnant paie en points et prend l’une des tuiles visibles.
    .higher = L’offre actuelle est de { $high }.
    .display = La tuile { $tile } n’est pas parmi les tuiles visibles.
TK6-3 = Si personne ne fait d’offre, qui a passé en premier obtient le tour gratuitement.
TK6-4 = Seuls enchérissent les joueurs sans tour dans cette manche ; le dernier d’entre eux reçoit la dernière tuile gratuitement.
TK6-5 = Le plus âgé fait la première offre ; ensuite, le prochain dans le sens horaire à pouvoir enchérir ; à une nouvelle manche, le voisin de gauche du dernier à avoir joué.
TK6-6 = Une offre est d’au moins 1 et ne dépasse pas les points que tu as.
    .least = Offre au moins { $least }.
    .most = Points que tu as : { $have }.
TK6-7 = Un volcan visible ne déclenche son tour de décompte que lorsque quelqu’un le prend, et c’est cette personne qui commence.
TK6-8 = Le dernier tour de décompte suit l’ordre des points, en commençant par le plus petit score ; à égalité, priorité au plus proche, dans le sens horaire, après le joueur qui a posé la dernière tuile, lui-même passant en dernier.
TK6-9 = S’il reste moins de tuiles que de joueurs à la dernière manche, on ne vend qu’autant de tours que de tuiles.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } pioche la tuile { $tile }.
tikal-tile-placed = { $seat } pose la tuile { $tile } sur la case { $hex }.
tikal-figures-brought = { $seat } amène { $count ->
    [one] { $figure }
   *[other] { $count } membres d’expédition
} sur la case { $to }.
tikal-figures-transferred = { $seat } envoie { $count ->
    [one] { $figure }
   *[other] { $count } membres d’expédition
} par le passage secret de la case { $start } à la case { $to }.
tikal-figures-moved = { $seat } déplace { $count ->
    [one] { $figure }
   *[other] { $count } membres d’expédition
} vers la case { $to } pour { $ap } PA.
tikal-level-uncovered = { $seat } dégage un niveau du temple de la case { $hex }, qui vaut maintenant { $value }.
tikal-treasure-raised = { $seat } déterre le trésor { $treasure } sur la case { $hex }.
tikal-treasures-exchanged = { $seat } donne à { $other } le trésor { $give } contre le trésor { $take }.
tikal-camp-built = { $seat } construit un camp sur la case { $hex }.
tikal-guard-placed = { $seat } nomme { $figure } gardien du temple de la case { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] a utilisé tous ses PA
   *[other] laisse { $ap } PA inutilisés
}.
tikal-turn-began = À { $seat } de jouer.
tikal-scoring-began = Tour de décompte dans l’ordre { $order }.
    .final = Dernier tour de décompte dans l’ordre { $order }.
tikal-temple-scored = { $seat } marque { $value ->
    [one] { $value } point
   *[other] { $value } points
} pour le temple de la case { $hex }.
tikal-set-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $size ->
    [1] le trésor { $treasure }
   *[2] une paire du trésor { $treasure }
    [3] un brelan du trésor { $treasure }
}.
tikal-seat-scored = { $points ->
    [0] { $seat } ne marque aucun point.
    [one] { $seat } marque { $points } point.
   *[other] { $seat } marque { $points } points.
}
tikal-round-scored = Le tour de décompte { $round } est terminé.
tikal-game-ended = La partie est terminée. La victoire revient à { $seats }.
tikal-tiles-displayed = Les tuiles { $tiles } sont visibles.
tikal-auction-opened = Un tour est mis aux enchères entre { $seats }.
tikal-bid-made = { $seat } offre { $points }.
tikal-bidder-passed = { $seat } passe.
tikal-turn-sold = { $seat } paie { $points } et obtient le tour.
    .free = { $seat } obtient le tour gratuitement.
tikal-tile-taken = { $seat } prend la tuile { $tile }.
tikal-tallied = { $seat } indique les temples { $temples } et des séries de { $treasures } trésors.
    .temples = { $seat } indique les temples { $temples } et aucun trésor.
    .treasures = { $seat } n’indique aucun temple, mais des séries de { $treasures } trésors.
    .nothing = { $seat } n’a rien à compter.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = le chemin du retour mène ailleurs
flaw-off-board = { $found } n’est pas sur le plateau
flaw-count-of = attendu pour { $kind } : { $expected }, trouvé : { $found }
flaw-letter = attendu : une lettre { $expected }, trouvé : « { $found } »
flaw-masks = attendu : { $expected } masques en tout, trouvé : { $found }
flaw-turn-start = une position est un début de tour : à omettre
flaw-letters = plus de lettres que de tuiles à venir
flaw-rule = ne peut pas se trouver ainsi ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Posez le plateau au milieu. Le camp de base, 2 temples et une jungle y sont imprimés ; { $free } cases sont libres.
tikal-setup-tiles = Mélangez les { $tiles } tuiles terrain face cachée, lettre par lettre. Faites une seule pile, A en haut, G en bas : { $letters }.
tikal-setup-pieces = Triez les { $pieces } plaques de temple par nombre, en piles à côté du plateau : { $piles }.
tikal-setup-treasures = Mélangez les { $treasures } trésors face cachée ; deux piles à côté du plateau.
tikal-setup-figures = Chacun prend, dans sa couleur, 1 chef d’expédition, { $members } membres, { $camps } camps et le pion de score.
tikal-setup-stones = Posez les pions de score sur la table, à côté du « 1 » de la piste de score : 0 point.
tikal-setup-stones-twenty = Posez les pions de score sur la case { $points } de la piste de score : le capital de départ.
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
tikal-setup-light = Version simple : vous jouez sur la table. À chaque tour de décompte, chacun indique ses temples et ses trésors à l’appli, qui compte.
tikal-setup-light-auction = Version simple : vous jouez sur la table. On enchérit dans l’appli ; à chaque tour de décompte, chacun y indique ses temples et ses trésors.
