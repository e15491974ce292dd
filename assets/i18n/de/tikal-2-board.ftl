### Tempel und Fluss von Tikal II, wie ein Screenreader sie vorliest: Sätze über einen Ort, einer nach dem anderen.
## { $at } ist ein Feld wie „c3“.

t2-temple = Der Tempel
t2-river = Der Fluss

t2-place-undiscovered = { $at }, noch nicht entdeckt.
# { $room } wie in „Raum mit blauen Türen“
t2-place-room = { $at }, { $room }.
# { $sides } wie in „Seite oben und Seite unten“
t2-place-doors = Türen: { $sides }.
t2-place-secret = Geheimraum { $number }.
t2-place-outside = Außerhalb des Tempels.
# { $bonuses } wie in „5 und 3 + Karte“
t2-place-free = Freie Boni: { $bonuses }.
t2-place-taken = Kein Bonus mehr frei.
t2-place-untold = Den Bonus hat noch niemand angegeben.
t2-place-flags = Flaggen: { $names }.
t2-place-explorers = Forscher hier: { $names }.

## What is lit there

t2-lit-free = Hier kann ein Raum liegen.
t2-lit-ghost = Hier würde der Raum liegen.
t2-lit-turned = Um { $degrees }° gedreht.
t2-lit-reach = Erreichbar.
t2-lit-lacks = Noch nicht erreichbar.
t2-lit-way = Der Weg führt hier durch.
t2-lit-goal = Hier endet der Weg.
t2-lit-spot = Dieser Raum wird gerade gewertet.
t2-lit-last = Letzte Aktion hier.
t2-lit-points = { $points ->
        [0] Ausgraben bringt keine Punkte.
        [one] Ausgraben bringt einen Punkt.
       *[other] Ausgraben bringt { $points } Punkte.
    }
t2-lit-passages = { $count ->
        [one] Kostet einen Geheimgang.
       *[other] Kostet { $count } Geheimgänge.
    }
t2-lit-passages-more = { $count ->
        [one] Mit einem Geheimgang mehr ginge es.
       *[other] Mit { $count } Geheimgängen mehr ginge es.
    }
# { $colours } wie in „rosa und blau“
t2-lit-keys = Fehlende Schlüssel: { $colours }.

## The river

t2-site = Stätte { $number }.
t2-site-start = Stätte { $number }, die Start-Stätte.
# { $actions } wie in „ein heller Raum und ein Schlüssel der Farbe rosa“
t2-site-tile = Ein Plättchen: { $actions }.
t2-site-bonus = { $points ->
        [one] ein Bonus von 1 Punkt
       *[other] ein Bonus von { $points } Punkten
    }
t2-site-untold = { $count ->
        [one] Ein Plättchen, das noch niemand angegeben hat.
       *[other] { $count } Plättchen, die noch niemand angegeben hat.
    }
t2-site-empty = Kein Plättchen mehr.
t2-site-pirogues = Einbäume: { $names }.
t2-site-forest = Danach führt der Fluss durch den Wald.
t2-site-plane = Danach liegt ein Wasserflugzeug.
t2-site-reach = Hier kannst du ein Plättchen nehmen.
t2-site-last = Hierher kam der letzte Einbaum.
# { $prices } wie in „Maske 2, Krug 3 und Statue 4“
t2-wheel = Preisscheibe: { $prices }.
t2-wheel-one = { $treasure } { $price }
