## Tikal II’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the player’s
## name: “Cleo paddles 2 sites on and takes a tile”, or parts of them. { $at } is a space such as “c3”.

## A colour beside a key, several keys, a room, a door, doors, a sanctuary and an altar, as what somebody takes, places or excavates
tikal-2-hue-pink =
    .key = rosa
    .keys = rosa
    .room = rosa
    .door = rosa
    .doors = rosa
    .sanctuary = rosa
    .altar = rosa
tikal-2-hue-blue =
    .key = blauen
    .keys = blaue
    .room = blauen
    .door = blaue
    .doors = blaue
    .sanctuary = blauen
    .altar = blauen
tikal-2-hue-yellow =
    .key = gelben
    .keys = gelbe
    .room = gelben
    .door = gelbe
    .doors = gelbe
    .sanctuary = gelben
    .altar = gelben
tikal-2-hue-green =
    .key = grünen
    .keys = grüne
    .room = grünen
    .door = grüne
    .doors = grüne
    .sanctuary = grünen
    .altar = grünen
tikal-2-hue-brown =
    .key = braunen
    .keys = braune
    .room = braunen
    .door = braune
    .doors = braune
    .sanctuary = braunen
    .altar = braunen
tikal-2-hue-multicoloured =
    .sanctuary = bunten
    .altar = bunten

## Pieces, as what somebody takes, puts, pays or delivers
tikal-2-told-key = { $count ->
        [one] einen { $hue } Schlüssel
       *[other] { $count } { $hue } Schlüssel
    }
tikal-2-told-keys = { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }
tikal-2-told-treasures = { $count ->
        [one] einen Schatz
       *[other] { $count } Schätze
    }
tikal-2-told-treasure = { $count ->
        [one] einen Schatz „{ $treasure }“
       *[other] { $count } Schätze „{ $treasure }“
    }
tikal-2-told-treasure-mask = { $count ->
        [one] eine Maske
       *[other] { $count } Masken
    }
tikal-2-told-treasure-jug = { $count ->
        [one] einen Krug
       *[other] { $count } Krüge
    }
tikal-2-told-treasure-statue = { $count ->
        [one] eine Statue
       *[other] { $count } Statuen
    }
tikal-2-told-treasure-dagger = { $count ->
        [one] einen Dolch
       *[other] { $count } Dolche
    }
tikal-2-told-treasure-necklace = { $count ->
        [one] eine Halskette
       *[other] { $count } Halsketten
    }

## What an action tile shows, said after “takes a tile:”
tikal-2-told-shows-key = { $count ->
        [one] Schlüssel
       *[other] { $count } Schlüssel
    }
tikal-2-told-shows-treasure = { $count ->
        [one] Schatz
       *[other] { $count } Schätze
    }
tikal-2-told-shows-card = { $count ->
        [one] Geheimkarte
       *[other] { $count } Geheimkarten
    }
tikal-2-told-shows-room = { $count ->
        [one] heller Raum
       *[other] { $count } helle Räume
    }
tikal-2-told-shows-sanctuary = { $count ->
        [one] Altarraum
       *[other] { $count } Altarräume
    }
tikal-2-told-shows-passage = { $count ->
        [one] Geheimgang
       *[other] { $count } Geheimgänge
    }
tikal-2-told-shows-bonus = { $count ->
        [one] Bonus
       *[other] { $count } Boni
    }
tikal-2-told-shows-doors = { $count ->
        [one] Abrechnung
       *[other] { $count } Abrechnungen
    }

## Points: { $worth } is such as “+4”
tikal-2-told-plus = +{ $points }
    .less = −{ $points }
tikal-2-told-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .below = { $points ->
        [one] −{ $points } Punkt
       *[other] −{ $points } Punkte
    }
# After “Ada wins”
tikal-2-told-with-points = { $points ->
        [0] ohne Punkte
        [one] mit { $points } Punkt
       *[other] mit { $points } Punkten
    }
    .below = { $points ->
        [one] mit −{ $points } Punkt
       *[other] mit −{ $points } Punkten
    }
tikal-2-told-total = { $points } insgesamt.
    .none = Insgesamt keine Punkte.
# A deed and its points: “delivers a jug (+3)”
tikal-2-told-gains = { $deed } ({ $worth })
# A sentence that ends with what was got: “Cleo excavates the blue room on c3: +4”
tikal-2-told-result = { $name } { $deeds }: { $what }.

## The pirogue
tikal-2-told-start = { $name } nimmt zu Beginn { $what }.
tikal-2-told-paddles = { $sites ->
        [0] fährt weiter
        [one] fährt eine Stätte weiter
       *[other] fährt { $sites } Stätten weiter
    }
tikal-2-told-forest = zahlt für den Wald { $what }
    .penalty = durchquert den Wald ohne Schlüssel
    .card = durchquert den Wald kostenlos mit einer Geheimkarte
tikal-2-told-plays = spielt die Karte „{ $card }“
tikal-2-told-delivers = liefert { $what } ab
# One type of a delivery: “2 jugs at 3 each”
tikal-2-told-sold = { $count ->
        [one] { $what } zu { $price }
       *[other] { $what } zu je { $price }
    }
tikal-2-told-turns-wheel = dreht die Preisscheibe
tikal-2-told-takes-tile = nimmt ein Plättchen

## What a tile or an excavation gives
tikal-2-told-puts =
    .camp = legt { $what } ins Camp
    .backpack = legt { $what } in den Rucksack
tikal-2-told-takes-secretly = nimmt heimlich { $what }
tikal-2-told-takes-open = nimmt { $what } aus den offenen Schätzen
tikal-2-told-turned = Der neue offene Schatz ist „{ $treasure }“.
tikal-2-told-takes-cards = { $count ->
        [one] nimmt eine Geheimkarte
       *[other] nimmt { $count } Geheimkarten
    }
tikal-2-told-takes-card = nimmt die Geheimkarte „{ $card }“
tikal-2-told-places =
    .room = legt einen { $hue } Raum auf { $at }
    .sanctuary = legt den { $hue } Altarraum auf { $at }
tikal-2-told-treasure-room-placed = Die Schatzkammer kommt auf das letzte leere Feld, { $at }.
tikal-2-told-takes-passage = nimmt einen Geheimgang
tikal-2-told-takes-bonus = nimmt den Bonus
tikal-2-told-doors = rechnet { $hue } Türen ab
    .none = bekommt für { $hue } Türen keine Punkte
tikal-2-told-skips =
    .key = lässt einen Schlüssel aus
    .treasure = lässt einen Schatz aus
    .card = lässt eine Geheimkarte aus
    .room = lässt den hellen Raum aus
    .sanctuary = lässt den Altarraum aus
    .passage = lässt den Geheimgang aus
    .bonus = lässt den Bonus aus
    .doors = lässt die Abrechnung aus
tikal-2-told-none-left =
    .key = Es sind keine Schlüssel mehr da.
    .treasure = Es sind keine Schätze mehr da.
    .card = Es sind keine Geheimkarten mehr da.
    .room = Es kann kein heller Raum mehr gelegt werden.
    .sanctuary = Es kann kein Altarraum mehr gelegt werden.
    .passage = Es sind keine Geheimgänge mehr da.

## The explorer
tikal-2-told-tent = benutzt das Zelt
tikal-2-told-passages = { $count ->
        [one] geht durch einen Geheimgang
       *[other] geht durch { $count } Geheimgänge
    }
tikal-2-told-goes = geht nach { $at }
    .outside = geht nach draußen
    .secret = geht in einen Geheimraum
tikal-2-told-stays = bleibt auf { $at }
    .outside = bleibt draußen
    .secret = bleibt im Geheimraum
tikal-2-told-back = geht zurück nach { $at }
    .outside = geht zurück nach draußen
    .secret = geht zurück in den Geheimraum
tikal-2-told-excavates = gräbt { $what } aus
tikal-2-told-the-room = den { $hue } Raum auf { $at }
    .of = des { $hue } Raums auf { $at }
tikal-2-told-the-sanctuary = den { $hue } Altarraum auf { $at }
    .of = des { $hue } Altarraums auf { $at }
tikal-2-told-the-treasure-room = die Schatzkammer auf { $at }
    .of = der Schatzkammer auf { $at }
tikal-2-told-the-space = den Raum auf { $at }
    .of = des Raums auf { $at }
tikal-2-told-secret-room = einen Geheimraum
    .of = eines Geheimraums
tikal-2-told-worth = +{ $points } ({ $parts })
    .doors = { $points ->
        [one] +{ $points } für die Tür
       *[other] +{ $points } für die Türen
    }
tikal-2-told-part =
    .new = { $points ->
        [one] für die Tür
       *[other] für die Türen
    }
    .old = { $points ->
        [one] für eine frühere { $hue } Tür
       *[other] für frühere { $hue } Türen
    }
    .earlier = für frühere Türen dieser Farbe
    .bonus = { $points } als Bonus
tikal-2-told-rescued = erreicht keinen Raum
tikal-2-told-buys = kauft { $what }

## Headings and scorings
tikal-2-told-round = Runde { $round } ist vorbei
    .next = { $name } beginnt Runde { $round }
tikal-2-told-last = Schlusszug
    .whose = { $name }
tikal-2-told-final = Endwertung
tikal-2-told-end = Die Partie ist zu Ende
    .wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
    .wins-with = { $count ->
        [one] { $names } gewinnt { $points }
       *[other] { $names } teilen sich den Sieg { $points }
    }
tikal-2-told-tallied = { $count ->
        [one] { $names } hat eingegeben, was zu werten ist.
       *[other] { $names } haben eingegeben, was zu werten ist.
    }
    .all = Alle haben eingegeben, was zu werten ist.
tikal-2-told-scores = { $name } bekommt { $points } Punkte: { $what }.
    .once = { $name } bekommt Punkte: { $what }.
# What points are for: “4 for a single key”
tikal-2-told-for = { $points } { $why }
tikal-2-told-for-sets = { $count ->
        [one] für Schlüssel in { $size } Farben
       *[other] für { $count } Sätze Schlüssel in { $size } Farben
    }
    .own = { $count ->
        [one] für Schlüssel in { $size } Farben ({ $colours })
       *[other] für { $count } Sätze Schlüssel in { $size } Farben ({ $colours })
    }
tikal-2-told-for-singles = { $count ->
        [one] für einen einzelnen Schlüssel
       *[other] für { $count } einzelne Schlüssel
    }
    .own = { $count ->
        [one] für einen einzelnen Schlüssel ({ $colours })
       *[other] für { $count } einzelne Schlüssel ({ $colours })
    }
tikal-2-told-for-altar = am { $hue } Altar
tikal-2-told-for-treasures = { $points ->
        [one] für einen nicht abgelieferten Schatz
       *[other] für { $points } nicht abgelieferte Schätze
    }
tikal-2-told-for-pair = { $points ->
        [3] für eine Karte des Paars
       *[other] für beide Karten des Paars
    }
tikal-2-told-for-card = für die Karte „{ $card }“

## Why somebody got points, beside the name and the number; what the log says of it is said so here too.
## { $of } is such as “of the yellow room on d6”, { $what } “for earlier yellow doors”
tikal-2-why-doors = { $points ->
        [one] für die Tür { $of }
       *[other] für die Türen { $of }
    }
    .earlier = { $what } (Raum auf { $at })
tikal-2-why-bonus = für den Bonus { $of }
tikal-2-why-tile =
    .of = des Plättchens
