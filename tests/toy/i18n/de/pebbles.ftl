## Pebbles, a game made for tests.

word-pebbles = Kiesel
phase-roll = Würfeln
phase-dealing = Ziehen aus dem Beutel

PB1 = Der Würfel zeigt 1 bis 6.
    .refused = Er hat keine Seite über { $most }.
PB2 = Du legst einen Kiesel aus deiner eigenen Hand.
    .refused = Du hast keine { $pebble }.
PB3 = Einmal je Zug darfst du den nächsten Kiesel im Beutel ansehen.
    .refused = { $seat } hat schon nachgesehen, oder der Beutel ist leer.
PB4 = Ein Kiesel wie der Würfel zählt doppelt.

pebbles-die-rolled = { $seat } würfelt { $pips }.
pebbles-pebbles-dealt = Alle bekommen Kiesel aus dem Beutel.
pebbles-bag-looked-into = { $seat } sieht in den Beutel: { $pebble }.
    .hidden = { $seat } sieht in den Beutel.
pebbles-pebble-laid = { $seat } legt { $pebble }: { $points } Punkte.
pebbles-round-ended = Runde { $round } ist vorbei. { $first } beginnt die nächste.
pebbles-game-ended = Das Spiel ist aus. Gewonnen: { $seats }.

pebbles-setup-die = Legt einen Würfel bereit.
pebbles-setup-bag = { $count } Kiesel sind im Beutel der App.
pebbles-exposed-bag = der nächste Kiesel im Beutel
pebbles-exposed-pebbles = eine Hand voll Kiesel

pebbles-option-double = Doppelt
pebbles-option-double-on = Ja
pebbles-option-double-on-about = Ein Kiesel wie der Würfel zählt doppelt.
pebbles-option-double-off = Nein
pebbles-option-double-off-about = Jeder Kiesel zählt einfach.

pebbles-corrected-round = Dies ist Runde { $after }, nicht { $before }.
pebbles-corrected-die = Der Würfel zeigt { $after }, nicht { $before }.
pebbles-corrected-score = { $seat } hat { $after } Punkte, nicht { $before }.
pebbles-corrected-hand = { $seat } hat die Kiesel { $after }, nicht { $before }.
    .what = die Kiesel, die { $seat } auf der Hand hat
pebbles-corrected-bag = Im Beutel sind { $after }, nicht { $before }.
    .what = die Kiesel im Beutel
