## Pebbles, a game made for tests.

word-pebbles = Pebbles
phase-roll = rolling the die
phase-dealing = drawing from the bag

PB1 = The die shows 1 to 6.
    .refused = It has no side beyond { $most }.
PB2 = You lay a pebble from your own hand.
    .refused = You have no { $pebble }.
PB3 = Once a turn you may look at the next pebble in the bag.
    .refused = { $seat } has looked already, or the bag is empty.
PB4 = A pebble that is as the die counts twice.

pebbles-die-rolled = { $seat } rolls { $pips }.
pebbles-pebbles-dealt = Everybody gets pebbles from the bag.
pebbles-bag-looked-into = { $seat } looks into the bag: { $pebble }.
    .hidden = { $seat } looks into the bag.
pebbles-pebble-laid = { $seat } lays { $pebble }: { $points } points.
pebbles-round-ended = Round { $round } is over. { $first } starts the next.
pebbles-game-ended = The game is over. Won: { $seats }.

pebbles-setup-die = Lay a die ready.
pebbles-setup-bag = { $count } pebbles are in the app’s bag.
pebbles-exposed-bag = the next pebble in the bag
pebbles-exposed-pebbles = a hand of pebbles

pebbles-option-double = Double
pebbles-option-double-on = Yes
pebbles-option-double-on-about = A pebble that is as the die counts twice.
pebbles-option-double-off = No
pebbles-option-double-off-about = Every pebble counts once.

pebbles-corrected-round = This is round { $after }, not { $before }.
pebbles-corrected-die = The die shows { $after }, not { $before }.
pebbles-corrected-score = { $seat } has { $after } points, not { $before }.
pebbles-corrected-hand = { $seat } has the pebbles { $after }, not { $before }.
    .what = the pebbles in the hand of { $seat }
pebbles-corrected-bag = The bag holds { $after }, not { $before }.
    .what = the pebbles in the bag
