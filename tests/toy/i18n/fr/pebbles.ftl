## Pebbles, a game made for tests.

word-pebbles = Galets
phase-roll = lancer du dé
phase-dealing = tirage dans le sac

PB1 = Le dé va de 1 à 6.
    .refused = Il n’a pas de face au-delà de { $most }.
PB2 = Tu poses un galet de ta propre main.
    .refused = Tu n’as pas de { $pebble }.
PB3 = Une fois par tour, tu peux regarder le prochain galet du sac.
    .refused = { $seat } a déjà regardé, ou le sac est vide.
PB4 = Un galet égal au dé compte double.

pebbles-die-rolled = { $seat } lance le dé : { $pips }.
pebbles-pebbles-dealt = Tout le monde reçoit des galets du sac.
pebbles-bag-looked-into = { $seat } regarde dans le sac : { $pebble }.
    .hidden = { $seat } regarde dans le sac.
pebbles-pebble-laid = { $seat } pose { $pebble } : { $points } points.
pebbles-round-ended = La manche { $round } est finie. { $first } commence la suivante.
pebbles-game-ended = La partie est finie. Victoire : { $seats }.

pebbles-setup-die = Préparez un dé.
pebbles-setup-bag = { $count } galets sont dans le sac de l’appli.
pebbles-exposed-bag = le prochain galet du sac
pebbles-exposed-pebbles = une main de galets

pebbles-option-double = Double
pebbles-option-double-on = Oui
pebbles-option-double-on-about = Un galet égal au dé compte double.
pebbles-option-double-off = Non
pebbles-option-double-off-about = Chaque galet compte une fois.

pebbles-corrected-round = C’est la manche { $after }, pas { $before }.
pebbles-corrected-die = Le dé montre { $after }, pas { $before }.
pebbles-corrected-score = { $seat } a { $after } points, pas { $before }.
pebbles-corrected-hand = { $seat } a les cailloux { $after }, pas { $before }.
    .what = les cailloux dans la main de { $seat }
pebbles-corrected-bag = Le sac contient { $after }, pas { $before }.
    .what = les cailloux du sac
