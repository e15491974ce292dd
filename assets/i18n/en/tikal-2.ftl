## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are places such as “3, 2” (column, row).

word-tikal-2 = Tikal II: The Lost Temple
## Colours of doors, keys and altars
word-pink = pink
word-blue = blue
word-yellow = yellow
word-green = green
word-brown = brown
word-multicoloured = multicoloured
word-any = any colour
## Treasures
word-mask = mask
word-jug = jug
word-statue = statue
word-dagger = dagger
word-necklace = necklace
## Places
word-outside = outside
word-sanctuary = sanctuary
word-treasure-room = treasure room
word-room = room
## The ten special cards
card-passage = secret passage
card-plus-two = +2 for each treasure
card-pair = one of a pair
card-explore = additional exploration
card-many-types = several types at once
card-five = 5 points
card-key = a key
card-remote = delivery from anywhere
card-room-colours = colours of rooms
card-forest = free forest
## What an action tile gives
action-key = key
action-treasure = treasure
action-card = special card
action-room = light-coloured room
action-sanctuary = sanctuary
action-passage = secret passage
action-bonus = bonus
action-doors = scoring
## The same for actions still open
open-key = { action-key }
open-treasure = { action-treasure }
open-card = { action-card }
open-room = { action-room }
open-sanctuary = { action-sanctuary }
open-passage = { action-passage }
open-bonus = { action-bonus }
open-doors = { action-doors }
## What an excavation brought and is still to be entered
won-card = a special card
won-treasure = a treasure
## Parts of an excavation's points
part-new = its doors
part-old = earlier doors of that colour
part-bonus = the bonus
## Where a key goes, said in “takes a key …”
to-camp = into the camp
to-backpack = into the backpack
## Phases, said after “The game is at:”
phase-sites = laying out the action tiles
phase-keys = choosing the first keys
phase-pirogue = the pirogue phase
phase-explorer = the explorer phase
phase-last = the last special turn
phase-tally = a scoring

T2-1-1 = 2 to 4 can play, each with a camp, 20 flags, an explorer outside the temple, a pirogue at the start site and a tent; after 100 points the track starts again.
T2-1-2 = The temple has 27 spaces: 10 rooms are printed, two of each door colour, and 17 are empty. Every colour also has its own symbol.
T2-1-3 = The stock: 7 keys of each colour, 8 secret passages, 25 hidden treasures of 5 types, 13 special cards, 10 light-coloured rooms, and 6 sanctuaries on top of the treasure room.
    .sanctuaries = Name every sanctuary of the pile once.
    .keys = There are only { $most } keys of this colour: { $colour }.
    .passages = There are only { $most } secret passages.
    .treasures = There are only { $most } of this treasure: { $treasure }.
    .cards = Of this card there are in the box: { $card } × { $most }.
    .rooms = Every room and sanctuary exists only once.
T2-1-4 = 24, 21 or 16 action tiles are in play with 4, 3 or 2 players, never more than 4 on a site; how they lie is part of your kit.
    .counts = Needed on the sites: { $need }, given: { $given }.
    .tiles = Every tile in play must lie there exactly once.
T2-1-5 = The youngest player starts; play goes clockwise. In this order everybody first puts 2 keys of their choice into the backpack.
    .refused = { $need } keys are taken, not { $given }.
    .stock = There are not so many keys in stock of this colour: { $colour }.
T2-2-1 = Keys in the backpack lie open. They open doors and pay for the forest, but never score.
T2-2-2 = Keys in the camp lie face down. They score, but open nothing.
T2-2-3 = A key never moves between camp and backpack.
T2-2-4 = Only you know your treasures, special cards and camp keys. At both scorings the camp keys are shown to all and then hidden again.
T2-2-5 = Who watched a key go to a camp may remember its colour; the log does not repeat it to others (a switch of this table).
T2-3-1 = First your pirogue: take an action tile at your site, or paddle 1 to 5 sites clockwise and take one there. You must take a tile.
    .once = The pirogue can only go once, and only before the tile.
    .stay = Your pirogue is there already.
    .empty = No action tile is left on that site.
    .taken = You have taken your tile.
    .there = Tile { $tile } is not on your site.
    .none = Take an action tile first.
T2-3-2 = Crossing the forest costs a key of your choice from the backpack at once; without one it costs 10 points.
    .not = This way does not cross the forest.
    .key = You have no such key in the backpack: { $colour }.
T2-3-3 = As long as you have a key in the backpack you pay with a key, not with points. A score may drop below 0.
T2-3-4 = Passing a seaplane you may deliver any number of treasures of one type, each for its price now; then the price wheel turns one step. They leave the game.
    .types = This delivery takes one type only.
    .have = You have { $have } of the treasure “{ $treasure }”, not { $need }.
T2-3-5 = Passing both seaplanes in one move you may deliver twice, and the wheel turns after each delivery.
    .order = Deliver in the order in which you pass the seaplanes, once at each.
T2-3-6 = Without passing a seaplane there is no delivery, except by a card.
    .plane = You do not pass that seaplane.
T2-3-7 = Before the explorer phase you use the actions of your tile in any order; each may be left out.
    .refused = Use or leave out first: { $open }.
T2-3-8 = A delivery has at least one treasure.
T2-4-1 = Put a coloured key into the camp or the backpack at once. If that colour has run out, choose another; if all have, you get none.
    .stock = No key is in stock of this colour: { $colour }.
    .colour = Your tile gives no key of this colour: { $colour }.
T2-4-2 = A multicoloured key stands for any colour you choose.
T2-4-3 = Treasure: look at the top three of a pile, keep one secretly, put the others back on top. If fewer are left, look at those.
    .none = None of this treasure can be in the piles any more: { $treasure }.
    .pile = That pile is empty.
T2-4-4 = Special card: look at the top three, keep one, put the others back on top.
    .refused = No more of this card can be in the pile: { $card }.
T2-4-5 = Light-coloured room: look at the top three and put one on any empty space, turned any way you like. The others go back on top.
    .room = Room { $room } lies in the temple already.
    .off = { $space } is not in the temple.
    .taken = A room lies on { $space } already.
T2-4-6 = Sanctuary: the top one goes on any empty space. It has no doors.
    .altar = This sanctuary lies in the temple already: { $altar }.
    .top = On top lies: { $altar }.
    .off = { $space } is not in the temple.
    .taken = A room lies on { $space } already.
T2-4-7 = Secret passage: take a token, if there is one left.
T2-4-8 = Bonus: 1 or 2 points, as the tile shows.
T2-4-9 = Scoring: choose a colour and get 1 point for each door of that colour in light-coloured rooms with your flag.
T2-4-10 = When only one space of the temple is empty, the treasure room goes there at once.
T2-5-1 = Your explorer goes as far as you like, through discovered rooms and the open area outside.
    .start = Your explorer is not there; begin where it stands.
    .apart = Two places on this way are not next to each other.
T2-5-2 = To go from a room to its neighbour you need a door on at least one side, and in your backpack a key of every colour shown there. You only show the keys.
T2-5-3 = Nobody crosses a space that is not discovered.
    .refused = Nothing has been discovered on { $space }.
T2-5-4 = A secret passage leads through one wall or one door without its key and goes back to the stock; you may use several in one move.
    .tokens = You need { $need } of these tokens, you have { $have }.
T2-5-5 = Through a passage you may go on, or place a flag and stay, or place a flag and go straight back through the same passage.
    .dig = Only who places a flag goes back at once.
    .passage = The last step was not through a passage.
T2-5-6 = The 6 secret rooms are entered from outside and left again only by a secret passage. A passage may also be used where you have the key.
T2-5-7 = Excavate in a room without your flag: place one on a free bonus and take it. One flag for each player and room, ever.
    .outside = There is nothing to excavate outside.
    .flag = You have a flag in this room already.
    .flags = You have no flag left.
    .free = A bonus is free; choose one.
    .bonus = There is no such free bonus in this room.
T2-5-8 = Placing a flag ends the movement, except for going back through a passage and additional explorations.
T2-5-9 = A light-coloured room scores 1 point for each of its doors, and 1 for each door of that colour in rooms where you already have a flag. You may excavate it even when its bonus is gone.
    .free = The bonus is free, so you take it.
T2-5-10 = Sanctuaries, secret rooms and the treasure room can be excavated only while a bonus is free there.
T2-5-11 = If you stand in a room without your flag, you may excavate there without moving.
T2-5-12 = You may stop in a room with your flag, or stop and not excavate.
T2-5-13 = Rescue: if you can reach no room to excavate, even with your secret passages, you may once a turn buy a key of your choice for 10 points. It goes into the backpack.
    .once = Only once a turn, and before exploring.
    .reach = You can reach a room to excavate.
    .stock = No key is in stock of this colour: { $colour }.
T2-6-1 = The tent, once a round: either an additional exploration at any time in your turn, or a key of your choice into the backpack.
    .used = You have used your tent this round.
    .stock = No key is in stock of this colour: { $colour }.
T2-6-2 = In round 2 everybody has the tent again.
T2-6-3 = With tent and card up to three explorations are possible in one turn.
T2-6-4 = There is no tent in the last special turn.
T2-7-0 = Special cards are played at any time of your turn, as many as you like, and then lie face up. Those for the final scoring are kept.
    .refused = This card does not belong to a delivery: { $card }.
T2-7-1 = Card: a secret passage.
    .card = You do not have enough of this card: { $card }.
T2-7-2 = Card: 2 points more for each treasure of one delivery.
    .card = You do not have enough of this card: { $card }.
T2-7-3 = Card: an additional exploration.
    .card = You do not have enough of this card: { $card }.
T2-7-4 = Card: several types of treasure in one delivery; the wheel turns once, afterwards.
    .card = You do not have enough of this card: { $card }.
T2-7-5 = Card: a key of your choice, into the camp or the backpack.
    .card = You do not have enough of this card: { $card }.
    .stock = No key is in stock of this colour: { $colour }.
T2-7-6 = Card: deliver one type of treasure without passing a seaplane.
    .card = You do not have enough of this card: { $card }.
T2-7-7 = Card: cross the forest free, once.
    .card = You do not have enough of this card: { $card }.
T2-7-8 = Final scoring: one card of the pair scores 3 points, both together 12.
    .refused = There are only { $most } of them.
T2-7-9 = Final scoring: this card scores 5 points.
T2-7-10 = Final scoring: this card scores 2 points for each colour of light-coloured rooms in which you have a flag.
T2-8-1 = A round ends with the turn that took the last action tile. Keys and altars are scored then, after round 2 as part of the final scoring.
T2-8-2 = After round 2 everybody may explore once more, cards included, beginning after whoever took the last tile. Then comes the final scoring.
T2-8-3 = Round 2: tents are back, pirogues at the start site, all tiles laid anew, explorers stay. Whoever was last begins and it goes anticlockwise; the river still runs clockwise.
T2-9-1 = Camp keys score in sets of different colours: 1, 3, 6, 10 or 15 points for 1 to 5 colours, every further set by itself.
T2-9-2 = At each altar, of those with a flag there, whoever has most camp keys of its colour gets 3 points; all who are tied get them, even with none.
T2-9-3 = At the multicoloured altar all camp keys count.
T2-9-4 = Only in the final scoring: 1 point for each treasure not delivered, and the cards kept for it.
    .final = Treasures and cards come in the final scoring only.
T2-9-5 = Most points win; a tie is shared.
T2-10-1 = More control: 2 piles and 3 open treasures. Instead of looking at a pile you may take an open one, which is refilled from either pile.
    .refused = { $need } treasures lie open.
    .open = This treasure does not lie open: { $treasure }.
    .piles = The piles are empty; nothing is turned up.
T2-10-2 = Short game: nobody has a tent.

## The log: what happened

tikal-2-sites-laid = The action tiles lie on their sites.
tikal-2-start-keys-taken = { $seat } starts with the keys { $keys }.
tikal-2-keys-turn = { $seat } chooses the first keys next.
tikal-2-pirogue-moved = { $seat } goes to site { $to }.
tikal-2-forest-paid = { $seat } pays for the forest with a { $key } key.
    .penalty = { $seat } crosses the forest without a key and loses 10 points.
    .card = { $seat } crosses the forest free.
tikal-2-treasures-delivered = { $seat } delivers { $treasures } ({ $counts } at { $prices } each) for { $points } points.
tikal-2-card-played = { $seat } plays the card “{ $card }”.
tikal-2-tile-taken = { $seat } takes action tile { $tile }.
tikal-2-key-taken = { $seat } puts a { $colour } key { $to }.
    .hidden = { $seat } puts a key { $to }.
tikal-2-treasure-taken = { $seat } takes the treasure “{ $treasure }”.
    .hidden = { $seat } takes a treasure.
tikal-2-card-taken = { $seat } takes the special card “{ $card }”.
    .hidden = { $seat } takes a special card.
tikal-2-room-discovered = { $seat } discovers room { $room } on { $space }.
tikal-2-sanctuary-discovered = { $seat } discovers the sanctuary with the { $altar } altar on { $space }.
tikal-2-treasure-room-placed = The treasure room lies on { $space }.
tikal-2-passage-taken = { $seat } takes a secret passage.
tikal-2-bonus-scored = { $seat } takes the bonus of { $points ->
    [one] 1 point
   *[other] { $points } points
}.
tikal-2-doors-scored = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for { $colour } doors.
tikal-2-action-dropped = { $seat } skips “{ $action }”.
    .void = { $seat } gets nothing for “{ $action }” because nothing is left.
tikal-2-tent-used = { $seat } uses the tent.
tikal-2-explorer-moved = { $seat } moves the explorer to { $to }.
    .still = { $seat } stays at { $to }.
tikal-2-flag-placed = { $seat } excavates and places a flag ({ $place }).
tikal-2-excavated = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for { $part } ({ $place }).
tikal-2-rescued = { $seat } buys a { $colour } key for 10 points.
tikal-2-turn-ended = { $seat } is done.
tikal-2-turn-began = { $seat } is next.
    .last = { $seat } explores one last time.
tikal-2-key-set-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for a set of { $size ->
    [one] 1 key
   *[other] { $size } different keys
}.
tikal-2-altar-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} at the { $altar } altar.
tikal-2-treasures-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for treasures not delivered.
tikal-2-card-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for the card “{ $card }”.
tikal-2-round-ended = Round { $round } is over.
tikal-2-game-ended = The game is over. Victory goes to { $seats }.
tikal-2-tallied = { $seat } has told what there is to score.
tikal-2-doubt-advice = Entries to look at: { $numbers }. Correct what is wrong; if it has been scored already, undo the scoring first.
tikal-2-numbers-doubted = Not everything that was entered can be right. { tikal-2-doubt-advice }
    .treasure = This cannot all be right: the treasure “{ $treasure }” was entered { $count } times; there are only { $most }. { tikal-2-doubt-advice }
    .card = This cannot all be right: the card “{ $card }” was entered { $count } times, but the box holds only { $most }. { tikal-2-doubt-advice }
    .key = This cannot all be right: there are { $count } { $colour } keys, but only { $most } in the box. { tikal-2-doubt-advice }
    .treasures = This cannot all be right: together there are { $count } treasures, but only { $most } in the box. { tikal-2-doubt-advice }
    .cards = This cannot all be right: together there are { $count } special cards, but only { $most } in the box. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Lay out the board. In the temple { $rooms } rooms are printed; { $free } spaces are empty.
tikal-2-setup-people = { $count } players. Each takes one colour: camp, { $flags } flags, explorer, equipment chest, pirogue and tent.
tikal-2-setup-pieces = On the board: explorers outside the temple, chests on 0 of the score track, pirogues at the start site (orange building).
tikal-2-setup-tents = Put each tent beside its camp, pointing left, key and flag showing.
tikal-2-setup-tents-short = Short game: put each tent beside its camp, pointing left, blank side showing. Nobody uses it.
tikal-2-setup-sanctuaries = Shuffle the { $sanctuaries } sanctuaries into a face-up pile; the treasure room goes under it.
tikal-2-setup-passages = Pile up the { $passages } secret-passage tokens.
tikal-2-setup-wheel = Put the price wheel on its circle so that it shows: { $treasure } = { $price }.
tikal-2-setup-wheel-any = Put the price wheel on its circle, any way round, one price at each treasure.
tikal-2-setup-cards = Shuffle the { $cards } special cards into a face-down pile.
tikal-2-setup-treasures = Shuffle the { $treasures } treasures face down into 3 piles: { $piles }.
tikal-2-setup-treasures-open = More control: shuffle the { $treasures } treasures face down. Turn { $open } up; the others make 2 piles: { $piles }.
tikal-2-setup-rooms = Shuffle the { $rooms } light-coloured rooms into a face-down pile.
tikal-2-setup-keys = Sort the { $keys } keys by colour, face up: { $each } of each.
tikal-2-setup-tiles-all = Shuffle all { $tiles } action tiles and put { $each } face up on each of the { $sites } sites.
tikal-2-setup-tiles-three = Take out the { $out } action tiles with a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites, clockwise from the start site: { $sites }.
tikal-2-setup-tiles-two = Take out the { $out } action tiles with a 3 or a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites, clockwise from the start site: { $sites }.
tikal-2-setup-first-keys = The youngest player starts. Clockwise, each puts { $keys } keys of their choice into the backpack, face up beside the camp.
tikal-2-setup-memory = Open memory: the log keeps showing which keys went into the camps.
tikal-2-setup-light = Simple: you play on the board. After each round everybody enters what they score, and the app adds it up.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = a bonus brings at least one thing: points, cards or treasures
flaw-t2-arrangement = one room of the colour { $colour } must have its doors like this: { $missing }
flaw-t2-treasure-room = one bonus must bring { $expected } points
flaw-t2-forest-there = there is already a forest after site { $found }
flaw-t2-backs = tiles with a { $back } on the back: expected { $expected }, found { $found }
flaw-t2-discovery-back = a tile with a { $back } on the back cannot show this: { $found }
## How the doors of a room lie, said for { $missing }
word-single = a single door
word-adjacent = two doors side by side
word-one-apart = two doors with one side between them
word-opposite = two doors opposite each other

# Attributes of X1 (kernel.ftl) that this game needs and that are not there yet: .won (won), .action (action), .explored.
