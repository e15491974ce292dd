### A turn of Tikal II on screens: what is going on, the river, the tile’s actions. { $at } is a space such as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap.

t2-status-sites = { $name } legt die Plättchen aus
    .you = Leg die Plättchen für die Runde aus
    .do = Gib an, welche wo liegen, oder jedes erst, wenn es genommen wird.
t2-status-keys = { $name } nimmt zwei Schlüssel
    .you = Nimm zwei Schlüssel
    .do = Sie kommen in deinen Rucksack. Zweimal dieselbe Farbe geht auch.
t2-status-pirogue = { $name } nimmt ein Plättchen
    .you = Nimm ein Plättchen
    .do = Tipp auf eine Stätte, um hinzufahren, oder auf ein Plättchen bei dir.
t2-status-actions = { $name } nutzt das Plättchen
    .you = Nutze dein Plättchen
    .do = Die Aktionen in beliebiger Reihenfolge; jede darfst du auslassen.
t2-status-found = { $name } sieht sich den Fund an
    .you = Gib an, was du gefunden hast
    .do = Sieh dir die obersten drei an und behalte eins.
t2-status-explorer = { $name } erkundet
    .you = Erkunde den Tempel
    .do = Tipp auf einen leuchtenden Raum, oder beende deinen Zug.
    .rescue = Kein Raum zum Ausgraben ist in Reichweite. Kauf einen Schlüssel, oder beende deinen Zug.
    .done = Du hast erkundet. Du kannst deinen Zug beenden.
t2-status-last = { $name } macht den Schlusszug
    .you = Dein Schlusszug
    .do = Erkunde noch einmal, dann beende deinen Zug.
t2-status-tell = Es fehlen noch Angaben von: { $names }
    .you = Gib an, was du übrig hast
    .do = Zähl deine Schätze, und tipp auf deine Karten.

## River and temple: two tabs above the board

t2-show-river = Fluss
t2-show-temple = Tempel

## The first two keys

t2-keys-do = Diese Schlüssel nehmen
t2-keys-back = Einen zurücklegen

## The river: { $site } is a number

t2-way-here = Deine Stätte, Nummer { $site }
t2-way-to = Zur Stätte { $site }
t2-forest-which = Du durchquerst den Wald. Welchen Schlüssel zahlst du?
# { $what } is “a pink key”
t2-forest-key = Du durchquerst den Wald und zahlst { $what }.
t2-forest-none = Du durchquerst den Wald ohne Schlüssel und verlierst { $points } Punkte.
t2-forest-card = Du durchquerst den Wald kostenlos, mit deiner Karte.
t2-paddle-do = Erst hinfahren
t2-tiles = Tipp auf das Plättchen, das du nimmst.
t2-tiles-none = An deiner Stätte liegt kein Plättchen mehr. Tipp auf eine andere.
t2-tile-which = Welches war es?
t2-tiles-untold = { $count ->
    [one] noch eins
   *[other] noch { $count }
}
    .says = { $count ->
        [one] Ein Plättchen, das noch niemand angegeben hat
       *[other] { $count } Plättchen, die noch niemand angegeben hat
    }

## The tile’s actions

t2-take = Nehmen
t2-skip = Auslassen
# The key of this colour: { $colour } is “pink”
t2-skip-key = { $colour } auslassen
t2-skip-any = Bunten auslassen
t2-to-camp = Ins Camp
    .under = Er bringt Punkte
t2-to-backpack = In den Rucksack
    .under = Er öffnet Türen
t2-lay-which = Tipp an, welcher es ist.
t2-lay-where = Tipp auf ein leuchtendes Feld.
t2-lay-turn = Tipp noch einmal darauf, um ihn zu drehen.
t2-lay-elsewhere = Oder tipp auf ein anderes Feld.
t2-lay-sanctuary = Auf { $at }. Ein Altarraum hat keine Türen.
# { $places } is a list of the next one’s
t2-lay-joins = Türen führen { $places }.
t2-lay-joins-to = zu { $at }
    .outside = nach draußen
t2-lay-joins-none = Noch führt keine Tür irgendwohin.
t2-room-do = Raum legen
t2-sanctuary-do = Altarraum legen
