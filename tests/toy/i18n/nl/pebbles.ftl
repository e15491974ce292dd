## Pebbles, a game made for tests.

word-pebbles = Kiezels
phase-roll = dobbelen
phase-dealing = trekken uit de zak

PB1 = De dobbelsteen toont 1 tot 6.
    .refused = Hij heeft geen zijde boven { $most }.
PB2 = Je legt een kiezel uit je eigen hand.
    .refused = Je hebt geen { $pebble }.
PB3 = Eén keer per beurt mag je de volgende kiezel in de zak bekijken.
    .refused = { $seat } heeft al gekeken, of de zak is leeg.
PB4 = Een kiezel gelijk aan de dobbelsteen telt dubbel.

pebbles-die-rolled = { $seat } gooit { $pips }.
pebbles-pebbles-dealt = Iedereen krijgt kiezels uit de zak.
pebbles-bag-looked-into = { $seat } kijkt in de zak: { $pebble }.
    .hidden = { $seat } kijkt in de zak.
pebbles-pebble-laid = { $seat } legt { $pebble }: { $points } punten.
pebbles-round-ended = Ronde { $round } is voorbij. { $first } begint de volgende.
pebbles-game-ended = Het spel is afgelopen. Gewonnen: { $seats }.

pebbles-setup-die = Leg een dobbelsteen klaar.
pebbles-setup-bag = Er zitten { $count } kiezels in de zak van de app.
pebbles-exposed-bag = de volgende kiezel in de zak
pebbles-exposed-pebbles = een hand kiezels

pebbles-option-double = Dubbel
pebbles-option-double-on = Ja
pebbles-option-double-on-about = Een kiezel gelijk aan de dobbelsteen telt dubbel.
pebbles-option-double-off = Nee
pebbles-option-double-off-about = Elke kiezel telt één keer.

pebbles-corrected-round = Dit is ronde { $after }, niet { $before }.
pebbles-corrected-die = De dobbelsteen toont { $after }, niet { $before }.
pebbles-corrected-score = { $seat } heeft { $after } punten, niet { $before }.
pebbles-corrected-hand = { $seat } heeft de kiezels { $after }, niet { $before }.
    .what = de kiezels die { $seat } op handen heeft
pebbles-corrected-bag = In de zak zitten { $after }, niet { $before }.
    .what = de kiezels in de zak
