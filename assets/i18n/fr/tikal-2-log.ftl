## Tikal II’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the player’s
## name: “Cleo paddles 2 sites on and takes a tile”, or parts of them. { $at } is a space such as “c3”.

## A colour beside a key, several keys, a room, a door, doors, a sanctuary and an altar, as what somebody takes, places or excavates
tikal-2-hue-pink =
    .key = rose
    .keys = roses
    .room = rose
    .door = rose
    .doors = roses
    .sanctuary = rose
    .altar = rose
tikal-2-hue-blue =
    .key = bleue
    .keys = bleues
    .room = bleue
    .door = bleue
    .doors = bleues
    .sanctuary = bleu
    .altar = bleu
tikal-2-hue-yellow =
    .key = jaune
    .keys = jaunes
    .room = jaune
    .door = jaune
    .doors = jaunes
    .sanctuary = jaune
    .altar = jaune
tikal-2-hue-green =
    .key = verte
    .keys = vertes
    .room = verte
    .door = verte
    .doors = vertes
    .sanctuary = vert
    .altar = vert
tikal-2-hue-brown =
    .key = marron
    .keys = marron
    .room = marron
    .door = marron
    .doors = marron
    .sanctuary = marron
    .altar = marron
tikal-2-hue-multicoloured =
    .sanctuary = multicolore
    .altar = multicolore

## Pieces, as what somebody takes, puts, pays or delivers
tikal-2-told-key = { $count ->
        [one] une clé { $hue }
       *[other] { $count } clés { $hue }
    }
tikal-2-told-keys = { $count ->
        [one] une clé
       *[other] { $count } clés
    }
tikal-2-told-treasures = { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
tikal-2-told-treasure = { $count ->
        [one] un trésor « { $treasure } »
       *[other] { $count } trésors « { $treasure } »
    }
tikal-2-told-treasure-mask = { $count ->
        [one] un masque
       *[other] { $count } masques
    }
tikal-2-told-treasure-jug = { $count ->
        [one] une cruche
       *[other] { $count } cruches
    }
tikal-2-told-treasure-statue = { $count ->
        [one] une statue
       *[other] { $count } statues
    }
tikal-2-told-treasure-dagger = { $count ->
        [one] une dague
       *[other] { $count } dagues
    }
tikal-2-told-treasure-necklace = { $count ->
        [one] un collier
       *[other] { $count } colliers
    }

## What an action tile shows, said after “takes a tile:”
tikal-2-told-shows-key = { $count ->
        [one] clé
       *[other] { $count } clés
    }
tikal-2-told-shows-treasure = { $count ->
        [one] trésor
       *[other] { $count } trésors
    }
tikal-2-told-shows-card = { $count ->
        [one] carte spéciale
       *[other] { $count } cartes spéciales
    }
tikal-2-told-shows-room = { $count ->
        [one] salle claire
       *[other] { $count } salles claires
    }
tikal-2-told-shows-sanctuary = { $count ->
        [one] sanctuaire
       *[other] { $count } sanctuaires
    }
tikal-2-told-shows-passage = { $count ->
        [one] passage secret
       *[other] { $count } passages secrets
    }
tikal-2-told-shows-bonus = { $count ->
        [one] bonus
       *[other] { $count } bonus
    }
tikal-2-told-shows-doors = { $count ->
        [one] décompte de portes
       *[other] { $count } décomptes de portes
    }

## Points: { $worth } is such as “+4”
tikal-2-told-plus = +{ $points }
    .less = −{ $points }
tikal-2-told-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .below = { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
# After “Ada wins”
tikal-2-told-with-points = { $points ->
        [0] sans aucun point
        [one] avec { $points } point
       *[other] avec { $points } points
    }
    .below = { $points ->
        [one] avec −{ $points } point
       *[other] avec −{ $points } points
    }
tikal-2-told-total = { $points } en tout.
    .none = Aucun point en tout.
# A deed and its points: “delivers a jug (+3)”
tikal-2-told-gains = { $deed } ({ $worth })
# A sentence that ends with what was got: “Cleo excavates the blue room on c3: +4”
tikal-2-told-result = { $name } { $deeds } : { $what }.

## The pirogue
tikal-2-told-start = { $name } commence avec { $what }.
tikal-2-told-paddles = { $sites ->
        [0] avance en pirogue
        [one] avance d’un site
       *[other] avance de { $sites } sites
    }
tikal-2-told-forest = paie { $what } pour la forêt
    .penalty = traverse la forêt sans clé
    .card = traverse la forêt gratuitement avec une carte spéciale
tikal-2-told-plays = joue la carte « { $card } »
tikal-2-told-delivers = livre { $what }
# One type of a delivery: “2 jugs at 3 each”
tikal-2-told-sold = { $count ->
        [one] { $what } à { $price } points
       *[other] { $what } à { $price } points pièce
    }
tikal-2-told-turns-wheel = tourne la roue des prix
tikal-2-told-takes-tile = prend une tuile

## What a tile or an excavation gives
tikal-2-told-puts =
    .camp = met { $what } au camp
    .backpack = met { $what } dans le sac à dos
tikal-2-told-takes-secretly = prend { $what } en secret
tikal-2-told-takes-open = prend { $what } parmi les trésors visibles
tikal-2-told-turned = Le nouveau trésor visible est « { $treasure } ».
tikal-2-told-takes-cards = { $count ->
        [one] prend une carte spéciale
       *[other] prend { $count } cartes spéciales
    }
tikal-2-told-takes-card = prend la carte spéciale « { $card } »
tikal-2-told-places =
    .room = pose une salle { $hue } en { $at }
    .sanctuary = pose le sanctuaire { $hue } en { $at }
tikal-2-told-treasure-room-placed = La salle du trésor va sur la dernière case vide, { $at }.
tikal-2-told-takes-passage = prend un passage secret
tikal-2-told-takes-bonus = prend le bonus
tikal-2-told-doors = décompte les portes { $hue }
    .none = n’a pas de portes { $hue } à décompter
tikal-2-told-skips =
    .key = renonce à une clé
    .treasure = renonce à un trésor
    .card = renonce à une carte spéciale
    .room = renonce à la salle claire
    .sanctuary = renonce au sanctuaire
    .passage = renonce au passage secret
    .bonus = renonce au bonus
    .doors = renonce au décompte de portes
tikal-2-told-none-left =
    .key = Il ne reste plus de clés.
    .treasure = Il ne reste plus de trésors.
    .card = Il ne reste plus de cartes spéciales.
    .room = On ne peut plus poser de salle claire.
    .sanctuary = On ne peut plus poser de sanctuaire.
    .passage = Il ne reste plus de passages secrets.

## The explorer
tikal-2-told-tent = utilise la tente
tikal-2-told-passages = { $count ->
        [one] emprunte un passage secret
       *[other] emprunte { $count } passages secrets
    }
tikal-2-told-goes = va en { $at }
    .outside = va dehors
    .secret = entre dans une salle secrète
tikal-2-told-stays = reste en { $at }
    .outside = reste dehors
    .secret = reste dans la salle secrète
tikal-2-told-back = revient en { $at }
    .outside = revient dehors
    .secret = revient dans la salle secrète
tikal-2-told-excavates = fouille { $what }
tikal-2-told-the-room = la salle { $hue } en { $at }
    .of = de la salle { $hue } en { $at }
tikal-2-told-the-sanctuary = le sanctuaire { $hue } en { $at }
    .of = du sanctuaire { $hue } en { $at }
tikal-2-told-the-treasure-room = la salle du trésor en { $at }
    .of = de la salle du trésor en { $at }
tikal-2-told-the-space = la salle en { $at }
    .of = de la salle en { $at }
tikal-2-told-secret-room = une salle secrète
    .of = d’une salle secrète
tikal-2-told-worth = +{ $points } ({ $parts })
    .doors = { $points ->
        [one] +{ $points } pour sa porte
       *[other] +{ $points } pour ses portes
    }
tikal-2-told-part =
    .new = { $points ->
        [one] pour sa porte
       *[other] pour ses portes
    }
    .old = { $points ->
        [one] pour une porte { $hue } déjà acquise
       *[other] pour les portes { $hue } déjà acquises
    }
    .earlier = pour les portes de cette couleur déjà acquises
    .bonus = { $points } en bonus
tikal-2-told-rescued = ne peut atteindre aucune salle
tikal-2-told-buys = achète { $what }

## Headings and scorings
tikal-2-told-round = La manche { $round } est terminée
    .next = { $name } commence la manche { $round }
tikal-2-told-last = Dernier tour spécial
    .whose = { $name }
tikal-2-told-final = Décompte final
tikal-2-told-end = La partie est terminée
    .wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
    .wins-with = { $count ->
        [one] { $names } gagne { $points }
       *[other] { $names } se partagent la victoire { $points }
    }
tikal-2-told-tallied = { $count ->
        [one] { $names } a saisi ce qu’il y a à décompter.
       *[other] { $names } ont saisi ce qu’il y a à décompter.
    }
    .all = Tout le monde a saisi ce qu’il y a à décompter.
tikal-2-told-scores = { $name } marque { $points } points : { $what }.
    .once = { $name } marque des points : { $what }.
# What points are for: “4 for a single key”
tikal-2-told-for = { $points } { $why }
tikal-2-told-for-sets = { $count ->
        [one] pour des clés de { $size } couleurs
       *[other] pour { $count } séries de clés de { $size } couleurs
    }
    .own = { $count ->
        [one] pour des clés de { $size } couleurs ({ $colours })
       *[other] pour { $count } séries de clés de { $size } couleurs ({ $colours })
    }
tikal-2-told-for-singles = { $count ->
        [one] pour une clé seule
       *[other] pour { $count } clés seules
    }
    .own = { $count ->
        [one] pour une clé seule ({ $colours })
       *[other] pour { $count } clés seules ({ $colours })
    }
tikal-2-told-for-altar = à l’autel { $hue }
tikal-2-told-for-treasures = { $points ->
        [one] pour un trésor non livré
       *[other] pour { $points } trésors non livrés
    }
tikal-2-told-for-pair = { $points ->
        [3] pour une carte de la paire
       *[other] pour les deux cartes de la paire
    }
tikal-2-told-for-card = pour la carte « { $card } »

## Why somebody got points, beside the name and the number; what the log says of it is said so here too.
## { $of } is such as “of the yellow room on d6”, { $what } “for earlier yellow doors”
tikal-2-why-doors = { $points ->
        [one] pour la porte { $of }
       *[other] pour les portes { $of }
    }
    .earlier = { $what } (salle en { $at })
tikal-2-why-bonus = pour le bonus { $of }
tikal-2-why-tile =
    .of = de la tuile
