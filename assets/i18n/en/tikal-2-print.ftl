### Tikal II on paper. Readable across a table: short. *…* is bold, [key] an icon; both stay as they are.

## The sketch of the table: heaps, and what a drawing means

t2-print-heap-sanctuaries = Sanctuaries, treasure room
t2-print-heap-passages = Secret passages
t2-print-heap-cards = Special cards
t2-print-heap-rooms = Light-coloured rooms
t2-print-heap-treasures = Treasures
t2-print-heap-wheel = Price wheel
t2-print-heap-keys = Keys
t2-print-heap-mine = Each player
t2-print-wheel-any = Any way round.
t2-print-boxed = { $count } action tiles stay in the box
t2-print-legend-start-site = start site
t2-print-legend-tile = action tiles
t2-print-legend-forest = forest
t2-print-legend-seaplane = seaplane
t2-print-legend-secret-room = secret room

## The first reference card: the turn, the river, the action tiles

t2-print-card-turn = Turn and action tiles
t2-print-turn = Your turn
t2-print-turn-pirogue = *Pirogue – always:* take a tile here, or paddle *1–5* sites clockwise and take one there.
t2-print-turn-actions = Use *all* its actions in any order, or skip some.
t2-print-turn-explorer = *Explorer – if you like:* move, then excavate *one* room.
t2-print-river = On the river
t2-print-river-forest = *Forest:* 1 [key] from the backpack. None? *−10 points.*
t2-print-river-seaplane = *Passing a seaplane* you may deliver: any number of *one* type × price. Then the wheel turns *1*.
t2-print-river-twice = *Two* seaplanes, two deliveries; the wheel turns after each. Stay where you are: none.
t2-print-acts = On the action tiles
t2-print-act-key = A key of this colour (if out: any); [key-any] any colour. Into camp or backpack.
t2-print-act-treasure = Top *3* of one pile: keep *1*, the rest back on top.
t2-print-act-treasure-open = Take an open one (refill from a pile), or look at the top *3* of a pile: keep *1*, the rest back on top.
t2-print-act-treasure-double = Double: do it *twice*, from any piles.
t2-print-act-card = Top *3* special cards: keep *1*, the rest back on top.
t2-print-act-room = Top *3* rooms: lay *1* on any empty space, the rest back on top.
t2-print-act-sanctuary = Lay the top sanctuary on any empty space. Only one space left: the treasure room goes there at once.
t2-print-act-passage = *1* secret passage.
t2-print-act-bonus = *1* or *2* points.
t2-print-act-doors = One colour: *1* point per door in light-coloured rooms with your [flag].

## Its back: keys, moving, excavating

t2-print-card-explorer = Keys, moving, excavating
t2-print-keys = Keys
t2-print-keys-camp = *Camp:* face down. Scores, opens nothing.
t2-print-keys-backpack = *Backpack:* face up. Opens doors, pays the forest, never scores.
t2-print-keys-stay = A key *never* moves between the two.
t2-print-move = Moving: as far as you like
t2-print-move-door = *Door* on either side: you need a [key] of *every* colour shown, in the backpack. You keep it.
t2-print-move-passage = *Secret passage:* through *one* wall, or a door you lack a [key] for. Back to the stock.
t2-print-move-several = You may use *several* in one move.
t2-print-move-secret = *Secret room:* only from outside, in and out only by [passage].
t2-print-move-empty = *Empty spaces* are closed. Outside, all is open.
t2-print-dig = Excavating
t2-print-dig-flag = *1* flag per room, ever: on a free bonus; you get it (cards, treasures as by an action). Your move ends.
t2-print-dig-light = *Light-coloured room:* also *1* per door and *1* per door of this colour in *other* rooms with your [flag] – even without a free bonus.
t2-print-dig-dark = *Other rooms:* only while a bonus is free.
t2-print-dig-here = In a room without your [flag]? You may excavate it *without moving*.
t2-print-dig-back = Came by [passage]? You may excavate and go straight back.
t2-print-dig-rescue = *No room in reach?* Once a turn: 1 [key-any] into the backpack for *10 points*.

## The second reference card: the tent and the special cards

t2-print-card-cards = Special cards
t2-print-tent = The tent, once a round
t2-print-tent-does = An additional exploration at any time in your turn, or 1 [key-any] into the backpack.
t2-print-tent-again = In round 2 you have it *again*.
t2-print-cards = Special cards
t2-print-cards-when = At any time in your turn, as many as you like. Then discard them face up.
t2-print-cards-kept = Keep these for the final scoring
t2-print-special-passage = A secret passage.
t2-print-special-explore = An additional exploration.
t2-print-special-key = 1 key of your choice, into camp or backpack.
t2-print-special-forest = Cross the forest free, once.
t2-print-special-plus-two = *+2* for each treasure of one delivery.
t2-print-special-many-types = Several types in one delivery; the wheel turns once, after it.
t2-print-special-remote = Deliver *one* type without passing a seaplane.
t2-print-special-pair = One: *3* points. Both: *12*.
t2-print-special-five = *5* points.
t2-print-special-room-colours = *2* points per colour of light-coloured rooms with your [flag].

## Its back: scoring and rounds; “-short” where nobody has a tent

t2-print-card-scoring = Scoring and rounds
t2-print-scoring = After each round
t2-print-scoring-sets = Camp keys: sets of different colours
t2-print-scoring-again = Keys left over make another set:
t2-print-scoring-altar = *Altar, 3 points:* most camp keys of its colour, among those with a [flag] there. Tied: *all* get 3, even with no keys.
t2-print-scoring-any = *Multicoloured:* all camp keys count.
t2-print-final = Only at the end
t2-print-final-treasures = *1* point per treasure not delivered.
t2-print-final-cards = The special cards you kept.
t2-print-rounds = Rounds
t2-print-rounds-second = *Round 2:* tents back, pirogues to the start, all tiles laid out again; explorers stay. The last player begins, *anticlockwise*; the river still runs clockwise.
t2-print-rounds-second-short = *Round 2:* pirogues to the start, all tiles laid out again; explorers stay. The last player begins, *anticlockwise*; the river still runs clockwise.
t2-print-rounds-last = *After round 2* everybody explores once more: cards yes, tent no. Then the final scoring.
t2-print-rounds-last-short = *After round 2* everybody explores once more, cards too. Then the final scoring.
t2-print-rounds-win = The most points win; tied players share the win.

## The score sheet

t2-print-score-example = 3 colours and 1 again: 6 + 1 = 7. Altar: 3 points for the most camp keys of its colour among those with a flag there; tied: all of them.
t2-print-score-when =
    I: after round 1
    II: at the end
t2-print-score-track = Score before
t2-print-score-sets-points = Points for sets
t2-print-score-treasures = Treasures left × 1
t2-print-score-pair = Pair: 3 or 12
t2-print-score-five = 5 points
t2-print-score-room-colours = Room colours × 2
t2-print-score-total = Score now
t2-print-score-deliveries = Deliveries: number × price = points
t2-print-score-keys = Keys in the camp: how many of each
t2-print-score-altars = Altars: 3 points
t2-print-score-final = Final scoring only
