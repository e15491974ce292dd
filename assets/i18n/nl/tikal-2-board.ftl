### De tempel en de rivier van Tikal II, zoals een schermlezer ze zegt: zinnen over één plaats, de ene na de andere.
## { $at } is een veld zoals “c3”.

t2-temple = De tempel
t2-river = De rivier

t2-place-undiscovered = { $at }, nog niet ontdekt.
# { $room } zoals in “blauwe kamer”
t2-place-room = { $at }, { $room }.
# { $sides } zoals in “zijde boven en zijde onder”
t2-place-doors = Deuren: { $sides }.
t2-place-secret = Geheime kamer { $number }.
t2-place-outside = Buiten de tempel.
# { $bonuses } zoals in “5 en 3 + kaart”
t2-place-free = Vrije bonussen: { $bonuses }.
t2-place-taken = Geen bonus meer vrij.
t2-place-untold = Nog niemand heeft de bonus aangegeven.
t2-place-flags = Vlaggen: { $names }.
t2-place-explorers = Ontdekkingsreizigers hier: { $names }.

## What is lit there

t2-lit-free = Hier kan een kamer komen.
t2-lit-ghost = Hier zou de kamer liggen.
t2-lit-turned = { $degrees }° gedraaid.
t2-lit-reach = Bereikbaar.
t2-lit-lacks = Nog niet bereikbaar.
t2-lit-way = De weg loopt hierdoor.
t2-lit-goal = Hier eindigt de weg.
t2-lit-spot = Deze kamer wordt nu geteld.
t2-lit-last = Laatste actie hier.
t2-lit-points = { $points ->
        [0] Opgraven levert geen punten op.
        [one] Opgraven levert één punt op.
       *[other] Opgraven levert { $points } punten op.
    }
t2-lit-passages = { $count ->
        [one] Kost een geheime gang.
       *[other] Kost { $count } geheime gangen.
    }
t2-lit-passages-more = { $count ->
        [one] Met één geheime gang meer zou het lukken.
       *[other] Met { $count } geheime gangen meer zou het lukken.
    }
# { $colours } zoals in “roze en blauw”
t2-lit-keys = Ontbrekende sleutels: { $colours }.

## The river

t2-site = Aanlegplaats { $number }.
t2-site-start = Aanlegplaats { $number }, de startplaats.
# { $actions } zoals in “een lichte kamer en een roze sleutel”
t2-site-tile = Een tegel met { $actions }.
t2-site-bonus = { $points ->
        [one] een bonus van 1 punt
       *[other] een bonus van { $points } punten
    }
t2-site-untold = { $count ->
        [one] Een tegel die nog niemand heeft aangegeven.
       *[other] { $count } tegels die nog niemand heeft aangegeven.
    }
t2-site-empty = Geen tegel meer.
t2-site-pirogues = Kano’s: { $names }.
t2-site-forest = Daarna loopt de rivier door het bos.
t2-site-plane = Daarna ligt er een watervliegtuig.
t2-site-reach = Hier kun je een tegel nemen.
t2-site-last = Hier kwam de laatste kano.
# { $prices } zoals in “masker 2, kruik 3 en beeld 4”
t2-wheel = Prijswiel: { $prices }.
t2-wheel-one = { $treasure } { $price }
