### Tikal II’s temple and river, as a screen reader says them: sentences about one place, one after the other.
## { $at } is a space such as “c3”.

t2-temple = The temple
t2-river = The river

t2-place-undiscovered = { $at }, not discovered yet.
# { $room } as in “blue room”
t2-place-room = { $at }, { $room }.
# { $sides } as in “upper side and lower side”
t2-place-doors = Doors: { $sides }.
t2-place-secret = Secret room { $number }.
t2-place-outside = Outside the temple.
# { $bonuses } as in “5 and 3 + card”
t2-place-free = Free bonuses: { $bonuses }.
t2-place-taken = No bonus is left.
t2-place-untold = Its bonus is not known yet.
t2-place-flags = Flags: { $names }.
t2-place-explorers = Explorers here: { $names }.

## What is lit there

t2-lit-free = A room can go here.
t2-lit-ghost = The room would lie here.
t2-lit-turned = Turned by { $degrees }°.
t2-lit-reach = Within reach.
t2-lit-lacks = Not within reach yet.
t2-lit-way = The way leads through here.
t2-lit-goal = The way ends here.
t2-lit-spot = This room is being scored.
t2-lit-last = Last move here.
t2-lit-points = { $points ->
        [0] Excavating brings no points.
        [one] Excavating brings one point.
       *[other] Excavating brings { $points } points.
    }
t2-lit-passages = { $count ->
        [one] Takes a secret passage.
       *[other] Takes { $count } secret passages.
    }
t2-lit-passages-more = { $count ->
        [one] One more secret passage would do.
       *[other] { $count } more secret passages would do.
    }
# { $colours } as in “pink and blue”
t2-lit-keys = Missing keys: { $colours }.

## The river

t2-site = Site { $number }.
t2-site-start = Site { $number }, the start site.
# { $actions } as in “a light-coloured room and a pink key”
t2-site-tile = A tile with { $actions }.
t2-site-bonus = { $points ->
        [one] a bonus of 1 point
       *[other] a bonus of { $points } points
    }
t2-site-untold = { $count ->
        [one] A tile not entered yet.
       *[other] { $count } tiles not entered yet.
    }
t2-site-empty = No tile is left.
t2-site-pirogues = Pirogues: { $names }.
t2-site-forest = After it the river runs through the forest.
t2-site-plane = After it there is a seaplane.
t2-site-reach = You can take a tile here.
t2-site-last = The last pirogue came here.
# { $prices } as in “mask 2, jug 3 and statue 4”
t2-wheel = Price wheel: { $prices }.
t2-wheel-one = { $treasure } { $price }
