### Tikal II on paper. Readable across a table: short. *…* is bold, [key] an icon; both stay as they are.
# Our own words: there is no rulebook in this language.

## The sketch of the table: heaps, and what a drawing means

t2-print-heap-sanctuaries = Sanctuaires, salle du trésor
t2-print-heap-passages = Passages secrets
t2-print-heap-cards = Cartes spéciales
t2-print-heap-rooms = Salles claires
t2-print-heap-treasures = Trésors
t2-print-heap-wheel = Roue des prix
t2-print-heap-keys = Clés
t2-print-heap-mine = Chacun
t2-print-wheel-any = Dans n’importe quel sens.
t2-print-boxed = { $count } tuiles action restent dans la boîte
t2-print-legend-start-site = site de départ
t2-print-legend-tile = tuiles action
t2-print-legend-forest = forêt
t2-print-legend-seaplane = hydravion
t2-print-legend-secret-room = salle secrète

## The first reference card: the turn, the river, the action tiles

t2-print-card-turn = Tour et tuiles action
t2-print-turn = Ton tour
t2-print-turn-pirogue = *Pirogue – toujours :* prends une tuile ici, ou avance de *1–5* sites, sens horaire, et prends-en une là.
t2-print-turn-actions = *Toutes* ses actions sont à toi, dans l’ordre de ton choix ; aucune n’est obligatoire.
t2-print-turn-explorer = *Explorateur – si tu veux :* déplace-le, puis fouille *une* salle.
t2-print-river = Sur la rivière
t2-print-river-forest = *Forêt :* 1 [key] du sac à dos. Aucune ? *−10 points.*
t2-print-river-seaplane = *En passant devant un hydravion,* tu peux livrer *une* sorte, autant que tu veux × prix. Puis la roue tourne de *1* cran.
t2-print-river-twice = *Deux* hydravions, deux livraisons ; la roue tourne après chacune. Aucune sans avancer.
t2-print-acts = Sur les tuiles action
t2-print-act-key = Une clé de cette couleur (épuisée : au choix) ; avec [key-any] au choix. Au camp ou dans le sac à dos.
t2-print-act-treasure = Les *3* du dessus d’une pile : gardes-en *1*, remets le reste dessus.
t2-print-act-treasure-open = Un trésor visible (à remplacer par un d’une pile), ou les *3* du dessus d’une pile : gardes-en *1*, remets le reste dessus.
t2-print-act-treasure-double = Double : *deux fois*, piles au choix.
t2-print-act-card = Les *3* cartes du dessus : gardes-en *1*, remets le reste dessus.
t2-print-act-room = Les *3* salles du dessus : *1* sur une case vide au choix, remets le reste dessus.
t2-print-act-sanctuary = Pose le sanctuaire du dessus sur une case vide. S’il n’en reste qu’une : la salle du trésor y va aussitôt.
t2-print-act-passage = *1* passage secret.
t2-print-act-bonus = *1* ou *2* points.
t2-print-act-doors = Une couleur : *1* point par porte dans les salles claires où tu as un [flag].

## Its back: keys, moving, excavating

t2-print-card-explorer = Clés, déplacement, fouilles
t2-print-keys = Clés
t2-print-keys-camp = *Camp :* cachées. Comptent, n’ouvrent rien.
t2-print-keys-backpack = *Sac à dos :* visibles. Ouvrent les portes, paient la forêt, ne comptent jamais.
t2-print-keys-stay = Une clé ne passe *jamais* de l’un à l’autre.
t2-print-move = Se déplacer : sans limite
t2-print-move-door = *Porte* d’un côté ou de l’autre : il te faut une [key] de *chaque* couleur qu’on y voit, dans le sac à dos. Tu la gardes.
t2-print-move-passage = *Passage secret :* à travers *un* mur, ou une porte dont tu n’as pas la [key]. Puis à la réserve.
t2-print-move-several = *Plusieurs* en un seul déplacement : permis.
t2-print-move-secret = *Salle secrète :* depuis l’extérieur, entrée et sortie seulement par [passage].
t2-print-move-empty = *Cases vides :* fermées. Dehors, tout est ouvert.
t2-print-dig = Fouiller
t2-print-dig-flag = *1* drapeau par salle, une fois pour toutes : sur un bonus libre ; tu le reçois (cartes, trésors comme pour une action). Ton déplacement s’arrête là.
t2-print-dig-light = *Salle claire :* en plus *1* par porte et *1* par porte de cette couleur dans les *autres* salles où tu as un [flag] – même sans bonus libre.
t2-print-dig-dark = *Autres salles :* seulement tant qu’un bonus est libre.
t2-print-dig-here = Dans une salle sans ton [flag] ? Tu peux y fouiller *sans bouger*.
t2-print-dig-back = Venu par [passage] ? Tu peux fouiller et revenir aussitôt.
t2-print-dig-rescue = *Aucune salle à portée ?* Une fois par tour : 1 [key-any] dans le sac à dos pour *10 points*.

## The second reference card: the tent and the special cards

t2-print-card-cards = Cartes spéciales
t2-print-tent = La tente, une fois par manche
t2-print-tent-does = Une exploration supplémentaire à tout moment de ton tour, ou 1 [key-any] dans le sac à dos.
t2-print-tent-again = À la manche 2, tu l’as *de nouveau*.
t2-print-cards = Cartes spéciales
t2-print-cards-when = À tout moment de ton tour, même plusieurs. Puis défausse-les face visible.
t2-print-cards-kept = À garder pour le décompte final
t2-print-special-passage = Un passage secret.
t2-print-special-explore = Une exploration supplémentaire.
t2-print-special-key = 1 clé au choix, camp ou sac à dos.
t2-print-special-forest = La forêt gratuite, une fois.
t2-print-special-plus-two = *+2* par trésor d’une livraison.
t2-print-special-many-types = Plusieurs sortes en une livraison ; la roue tourne une fois, après.
t2-print-special-remote = Livre *une* sorte sans passer devant un hydravion.
t2-print-special-pair = Une : *3* points. Les deux : *12*.
t2-print-special-five = *5* points.
t2-print-special-room-colours = *2* points par couleur de salles claires où tu as un [flag].

## Its back: scoring and rounds; “-short” where nobody has a tent

t2-print-card-scoring = Décompte et manches
t2-print-scoring = Après chaque manche
t2-print-scoring-sets = Clés du camp : séries de couleurs différentes
t2-print-scoring-again = Les clés restantes forment une autre série :
t2-print-scoring-altar = *Autel, 3 points :* le plus de clés de sa couleur au camp, parmi ceux qui y ont un [flag]. Égalité : *tous*, même sans clé.
t2-print-scoring-any = *Multicolore :* toutes les clés du camp comptent.
t2-print-final = Seulement à la fin
t2-print-final-treasures = *1* point par trésor non livré.
t2-print-final-cards = Les cartes spéciales gardées.
t2-print-rounds = Manches
t2-print-rounds-second = *Manche 2 :* tentes de retour, pirogues au départ, toutes les tuiles redistribuées ; les explorateurs restent. Le dernier commence, sens *antihoraire* ; la rivière, toujours horaire.
t2-print-rounds-second-short = *Manche 2 :* pirogues au départ, toutes les tuiles redistribuées ; les explorateurs restent. Le dernier commence, sens *antihoraire* ; la rivière, toujours horaire.
t2-print-rounds-last = *Après la manche 2,* chacun explore encore une fois : avec cartes, sans tente. Puis le décompte final.
t2-print-rounds-last-short = *Après la manche 2,* chacun explore encore une fois, cartes comprises. Puis le décompte final.
t2-print-rounds-win = Qui a le plus de points gagne ; à égalité, victoire partagée.

## The score sheet

t2-print-score-example = 3 couleurs et 1 en double : 6 + 1 = 7. Autel : 3 points, parmi ceux qui y ont un drapeau, à qui a le plus de clés de sa couleur au camp ; à tous en cas d’égalité.
t2-print-score-when =
    I : après la manche 1
    II : à la fin
t2-print-score-track = Score avant
t2-print-score-sets-points = Points des séries
t2-print-score-treasures = Trésors restants × 1
t2-print-score-pair = Paire : 3 ou 12
t2-print-score-five = 5 points
t2-print-score-room-colours = Couleurs de salles × 2
t2-print-score-total = Score après
t2-print-score-deliveries = Livraisons : nombre × prix = points
t2-print-score-keys = Clés au camp : combien de chaque
t2-print-score-altars = Autels : 3 points
t2-print-score-final = Décompte final seulement
