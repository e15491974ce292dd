## Pebbles, a game made for tests.

word-pebbles = Kivet
phase-roll = nopanheitto
phase-dealing = nosto pussista

PB1 = Noppa näyttää 1–6.
    .refused = Siinä ei ole yli { $most } silmälukua.
PB2 = Pelaat kiven omasta kädestäsi.
    .refused = Sinulla ei ole kiveä { $pebble }.
PB3 = Kerran vuorossa saat katsoa pussin seuraavaa kiveä.
    .refused = { $seat } on jo katsonut, tai pussi on tyhjä.
PB4 = Nopan mukainen kivi lasketaan kahdesti.

pebbles-die-rolled = { $seat } heittää { $pips }.
pebbles-pebbles-dealt = Kaikki saavat kiviä pussista.
pebbles-bag-looked-into = { $seat } katsoo pussiin: { $pebble }.
    .hidden = { $seat } katsoo pussiin.
pebbles-pebble-laid = { $seat } pelaa { $pebble }: { $points } pistettä.
pebbles-round-ended = Kierros { $round } päättyi. { $first } aloittaa seuraavan.
pebbles-game-ended = Peli päättyi. Voitto: { $seats }.

pebbles-setup-die = Ottakaa noppa esiin.
pebbles-setup-bag = Sovelluksen pussissa on { $count } kiveä.
pebbles-exposed-bag = pussin seuraava kivi
pebbles-exposed-pebbles = kädessä olevat kivet

pebbles-option-double = Kahdesti
pebbles-option-double-on = Kyllä
pebbles-option-double-on-about = Nopan mukainen kivi lasketaan kahdesti.
pebbles-option-double-off = Ei
pebbles-option-double-off-about = Jokainen kivi lasketaan kerran.

pebbles-corrected-round = Nyt on kierros { $after }, ei { $before }.
pebbles-corrected-die = Noppa näyttää { $after }, ei { $before }.
pebbles-corrected-score = Pelaajalla { $seat } on { $after } pistettä, ei { $before }.
pebbles-corrected-hand = Pelaajalla { $seat } on kivet { $after }, ei { $before }.
    .what = pelaajan { $seat } kivet
pebbles-corrected-bag = Pussissa on { $after }, ei { $before }.
    .what = pussin kivet
