## Tikal II’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the player’s
## name: “Cleo paddles 2 sites on and takes a tile”, or parts of them. { $at } is a space such as “c3”.

## A colour beside a key, several keys, a room, a door, doors, a sanctuary and an altar, as what somebody takes, places or excavates
tikal-2-hue-pink =
    .key = roze
    .keys = roze
    .room = roze
    .door = roze
    .doors = roze
    .sanctuary = roze
    .altar = roze
tikal-2-hue-blue =
    .key = blauwe
    .keys = blauwe
    .room = blauwe
    .door = blauwe
    .doors = blauwe
    .sanctuary = blauwe
    .altar = blauwe
tikal-2-hue-yellow =
    .key = gele
    .keys = gele
    .room = gele
    .door = gele
    .doors = gele
    .sanctuary = gele
    .altar = gele
tikal-2-hue-green =
    .key = groene
    .keys = groene
    .room = groene
    .door = groene
    .doors = groene
    .sanctuary = groene
    .altar = groene
tikal-2-hue-brown =
    .key = bruine
    .keys = bruine
    .room = bruine
    .door = bruine
    .doors = bruine
    .sanctuary = bruine
    .altar = bruine
tikal-2-hue-multicoloured =
    .sanctuary = veelkleurige
    .altar = veelkleurige

## Pieces, as what somebody takes, puts, pays or delivers
tikal-2-told-key = { $count ->
        [one] een { $hue } sleutel
       *[other] { $count } { $hue } sleutels
    }
tikal-2-told-keys = { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }
tikal-2-told-treasures = { $count ->
        [one] een schat
       *[other] { $count } schatten
    }
tikal-2-told-treasure = { $count ->
        [one] een schat “{ $treasure }”
       *[other] { $count } schatten “{ $treasure }”
    }
tikal-2-told-treasure-mask = { $count ->
        [one] een masker
       *[other] { $count } maskers
    }
tikal-2-told-treasure-jug = { $count ->
        [one] een kruik
       *[other] { $count } kruiken
    }
tikal-2-told-treasure-statue = { $count ->
        [one] een beeld
       *[other] { $count } beelden
    }
tikal-2-told-treasure-dagger = { $count ->
        [one] een dolk
       *[other] { $count } dolken
    }
tikal-2-told-treasure-necklace = { $count ->
        [one] een halsketting
       *[other] { $count } halskettingen
    }

## What an action tile shows, said after “takes a tile:”
tikal-2-told-shows-key = { $count ->
        [one] sleutel
       *[other] { $count } sleutels
    }
tikal-2-told-shows-treasure = { $count ->
        [one] schat
       *[other] { $count } schatten
    }
tikal-2-told-shows-card = { $count ->
        [one] speciale kaart
       *[other] { $count } speciale kaarten
    }
tikal-2-told-shows-room = { $count ->
        [one] lichte kamer
       *[other] { $count } lichte kamers
    }
tikal-2-told-shows-sanctuary = { $count ->
        [one] heiligdom
       *[other] { $count } heiligdommen
    }
tikal-2-told-shows-passage = { $count ->
        [one] geheime gang
       *[other] { $count } geheime gangen
    }
tikal-2-told-shows-bonus = { $count ->
        [one] bonus
       *[other] { $count } bonussen
    }
tikal-2-told-shows-doors = { $count ->
        [one] deuren tellen
       *[other] { $count } keer deuren tellen
    }

## Points: { $worth } is such as “+4”
tikal-2-told-plus = +{ $points }
    .less = −{ $points }
tikal-2-told-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
    .below = { $points ->
        [one] −{ $points } punt
       *[other] −{ $points } punten
    }
# After “Ada wins”
tikal-2-told-with-points = { $points ->
        [0] zonder punten
        [one] met { $points } punt
       *[other] met { $points } punten
    }
    .below = { $points ->
        [one] met −{ $points } punt
       *[other] met −{ $points } punten
    }
tikal-2-told-total = { $points } in totaal.
    .none = In totaal geen punten.
# A deed and its points: “delivers a jug (+3)”
tikal-2-told-gains = { $deed } ({ $worth })
# A sentence that ends with what was got: “Cleo excavates the blue room on c3: +4”
tikal-2-told-result = { $name } { $deeds }: { $what }.

## The pirogue
tikal-2-told-start = { $name } begint met { $what }.
tikal-2-told-paddles = { $sites ->
        [0] vaart verder
        [one] vaart één aanlegplaats verder
       *[other] vaart { $sites } aanlegplaatsen verder
    }
tikal-2-told-forest = betaalt { $what } voor het bos
    .penalty = gaat zonder sleutel door het bos
    .card = gaat met een speciale kaart gratis door het bos
tikal-2-told-plays = speelt de kaart “{ $card }”
tikal-2-told-delivers = levert { $what }
# One type of a delivery: “2 jugs at 3 each”
tikal-2-told-sold = { $count ->
        [one] { $what } voor { $price }
       *[other] { $what } voor { $price } per stuk
    }
tikal-2-told-turns-wheel = draait het prijswiel
tikal-2-told-takes-tile = neemt een tegel

## What a tile or an excavation gives
tikal-2-told-puts =
    .camp = legt { $what } in het kamp
    .backpack = stopt { $what } in de rugzak
tikal-2-told-takes-secretly = neemt in het geheim { $what }
tikal-2-told-takes-open = neemt { $what } uit de open schatten
tikal-2-told-turned = De nieuwe open schat is “{ $treasure }”.
tikal-2-told-takes-cards = { $count ->
        [one] neemt een speciale kaart
       *[other] neemt { $count } speciale kaarten
    }
tikal-2-told-takes-card = neemt de speciale kaart “{ $card }”
tikal-2-told-places =
    .room = legt een { $hue } kamer op { $at }
    .sanctuary = legt het { $hue } heiligdom op { $at }
tikal-2-told-treasure-room-placed = De schatkamer komt op het laatste lege veld, { $at }.
tikal-2-told-takes-passage = neemt een geheime gang
tikal-2-told-takes-bonus = neemt de bonus
tikal-2-told-doors = telt { $hue } deuren
    .none = heeft geen { $hue } deuren om te tellen
tikal-2-told-skips =
    .key = slaat een sleutel over
    .treasure = slaat een schat over
    .card = slaat een speciale kaart over
    .room = slaat de lichte kamer over
    .sanctuary = slaat het heiligdom over
    .passage = slaat de geheime gang over
    .bonus = slaat de bonus over
    .doors = slaat het deuren tellen over
tikal-2-told-none-left =
    .key = Er zijn geen sleutels meer.
    .treasure = Er zijn geen schatten meer.
    .card = Er zijn geen speciale kaarten meer.
    .room = Er kan geen lichte kamer meer worden gelegd.
    .sanctuary = Er kan geen heiligdom meer worden gelegd.
    .passage = Er zijn geen geheime gangen meer.

## The explorer
tikal-2-told-tent = gebruikt de tent
tikal-2-told-passages = { $count ->
        [one] gaat door een geheime gang
       *[other] gaat door { $count } geheime gangen
    }
tikal-2-told-goes = gaat naar { $at }
    .outside = gaat naar buiten
    .secret = gaat naar een geheime kamer
tikal-2-told-stays = blijft op { $at }
    .outside = blijft buiten
    .secret = blijft in de geheime kamer
tikal-2-told-back = gaat terug naar { $at }
    .outside = gaat terug naar buiten
    .secret = gaat terug naar de geheime kamer
tikal-2-told-excavates = doet een opgraving in { $what }
tikal-2-told-the-room = de { $hue } kamer op { $at }
    .of = van de { $hue } kamer op { $at }
tikal-2-told-the-sanctuary = het { $hue } heiligdom op { $at }
    .of = van het { $hue } heiligdom op { $at }
tikal-2-told-the-treasure-room = de schatkamer op { $at }
    .of = van de schatkamer op { $at }
tikal-2-told-the-space = de kamer op { $at }
    .of = van de kamer op { $at }
tikal-2-told-secret-room = een geheime kamer
    .of = van een geheime kamer
tikal-2-told-worth = +{ $points } ({ $parts })
    .doors = { $points ->
        [one] +{ $points } voor de deur
       *[other] +{ $points } voor de deuren
    }
tikal-2-told-part =
    .new = { $points ->
        [one] voor de deur
       *[other] voor de deuren
    }
    .old = { $points ->
        [one] voor een eerdere { $hue } deur
       *[other] voor eerdere { $hue } deuren
    }
    .earlier = voor eerdere deuren van die kleur
    .bonus = een bonus van { $points }
tikal-2-told-rescued = kan geen kamer bereiken
tikal-2-told-buys = koopt { $what }

## Headings and scorings
tikal-2-told-round = Ronde { $round } is voorbij
    .next = { $name } begint ronde { $round }
tikal-2-told-last = Laatste speciale beurt
    .whose = { $name }
tikal-2-told-final = Eindwaardering
tikal-2-told-end = De partij is afgelopen
    .wins = { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
    .wins-with = { $count ->
        [one] { $names } wint { $points }
       *[other] { $names } delen de overwinning { $points }
    }
tikal-2-told-tallied = { $count ->
        [one] { $names } heeft ingevoerd wat er te waarderen is.
       *[other] { $names } hebben ingevoerd wat er te waarderen is.
    }
    .all = Iedereen heeft ingevoerd wat er te waarderen is.
tikal-2-told-scores = { $name } krijgt { $points } punten: { $what }.
    .once = { $name } krijgt punten: { $what }.
# What points are for: “4 for a single key”
tikal-2-told-for = { $points } { $why }
tikal-2-told-for-sets = { $count ->
        [one] voor sleutels in { $size } kleuren
       *[other] voor { $count } series sleutels in { $size } kleuren
    }
    .own = { $count ->
        [one] voor sleutels in { $size } kleuren ({ $colours })
       *[other] voor { $count } series sleutels in { $size } kleuren ({ $colours })
    }
tikal-2-told-for-singles = { $count ->
        [one] voor een losse sleutel
       *[other] voor { $count } losse sleutels
    }
    .own = { $count ->
        [one] voor een losse sleutel ({ $colours })
       *[other] voor { $count } losse sleutels ({ $colours })
    }
tikal-2-told-for-altar = bij het { $hue } altaar
tikal-2-told-for-treasures = { $points ->
        [one] voor een niet geleverde schat
       *[other] voor { $points } niet geleverde schatten
    }
tikal-2-told-for-pair = { $points ->
        [3] voor één kaart van het paar
       *[other] voor beide kaarten van het paar
    }
tikal-2-told-for-card = voor de kaart “{ $card }”

## Why somebody got points, beside the name and the number; what the log says of it is said so here too.
## { $of } is such as “of the yellow room on d6”, { $what } “for earlier yellow doors”
tikal-2-why-doors = { $points ->
        [one] voor de deur { $of }
       *[other] voor de deuren { $of }
    }
    .earlier = { $what } (kamer op { $at })
tikal-2-why-bonus = voor de bonus { $of }
tikal-2-why-tile =
    .of = van de tegel
