## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are spaces such as “c3” (column c, row 3).

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
## Places and pieces as people call them: tiles by their actions, rooms by their colour, secret rooms by their bonuses
tikal-2-called-tile = { $action }
tikal-2-called-quoted = “{ $piece }”
tikal-2-called-outside = outside
tikal-2-called-treasure-room = treasure room
# As in “secret room with 8 or 4 + card”
tikal-2-called-secret-room = secret room with { $bonuses }
tikal-2-called-or = { $first } or { $second }
tikal-2-called-and = { $first } + { $second }
tikal-2-called-points = { $count }
tikal-2-called-cards =
    { $count ->
        [one] card
       *[other] { $count } cards
    }
tikal-2-called-treasures =
    { $count ->
        [one] treasure
       *[other] { $count } treasures
    }
tikal-2-called-room-pink = pink room
tikal-2-called-room-blue = blue room
tikal-2-called-room-yellow = yellow room
tikal-2-called-room-green = green room
tikal-2-called-room-brown = brown room
tikal-2-called-sanctuary-pink = pink sanctuary
tikal-2-called-sanctuary-blue = blue sanctuary
tikal-2-called-sanctuary-yellow = yellow sanctuary
tikal-2-called-sanctuary-green = green sanctuary
tikal-2-called-sanctuary-brown = brown sanctuary
tikal-2-called-sanctuary-multicoloured = multicoloured sanctuary
## The ten special cards
card-passage = secret passage
card-plus-two = +2 for each treasure
card-pair = pair
card-explore = additional exploration
card-many-types = several types in one delivery
card-five = 5 points
card-key = free key
card-remote = delivery from anywhere
card-room-colours = room colours
card-forest = free through the forest
## What an action tile gives
action-key = key
action-treasure = treasure
action-card = special card
action-room = light-coloured room
action-sanctuary = sanctuary
action-passage = secret passage
action-bonus = bonus
action-doors = scoring
## The same for actions still open, how many of them: “First use or skip: a pink key and 2 treasures”
tikal-2-open-key =
    { $count ->
        [one] a { $colour } key
       *[other] { $count } { $colour } keys
    }
tikal-2-open-key-any =
    { $count ->
        [one] a key of your choice
       *[other] { $count } keys of your choice
    }
tikal-2-open-treasure =
    { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
tikal-2-open-card =
    { $count ->
        [one] a special card
       *[other] { $count } special cards
    }
tikal-2-open-room =
    { $count ->
        [one] a light-coloured room
       *[other] { $count } light-coloured rooms
    }
tikal-2-open-sanctuary =
    { $count ->
        [one] a sanctuary
       *[other] { $count } sanctuaries
    }
tikal-2-open-passage =
    { $count ->
        [one] a secret passage
       *[other] { $count } secret passages
    }
tikal-2-open-bonus =
    { $count ->
        [one] the bonus
       *[other] { $count } bonuses
    }
tikal-2-open-doors =
    { $count ->
        [one] the scoring
       *[other] { $count } scorings
    }
## Said where a card is named that is not in hand, or not as often
tikal-2-card-not-held =
    { $have ->
        [0] You have no card “{ $card }”.
       *[other] Of the card “{ $card }” you have only { $have }, not { $need }.
    } Choose something else.
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
phase-tally = scoring

T2-1-1 = 2 to 4 players, each with a camp, 20 flags, an explorer outside the temple, a pirogue at the start site and a tent. After 100 points you go round the score track again.
T2-1-2 = The temple has 27 spaces: 10 rooms are printed, two of each door colour, and 17 are empty. Every colour also has its own symbol.
T2-1-3 = The stock: 7 keys of each colour, 8 secret passages, 25 hidden treasures of 5 types, 13 special cards, 10 light-coloured rooms, and 6 sanctuaries on top of the treasure room.
    .sanctuaries = Enter each sanctuary of the pile exactly once.
    .keys = There are only { $most } { $colour } keys. Count again.
    .passages = There are only { $most } secret passages. Count again.
    .treasures = There are only { $most } of the treasure “{ $treasure }”. Count again.
    .cards = The box has only { $most } of the card “{ $card }”. Count again.
    .all-cards = There are only { $most } special cards in all. Count again.
    .all-treasures = There are only { $most } treasures in all. Count again.
    .rooms = There is only one of each room and sanctuary. Check them again.
T2-1-4 = 24, 21 or 16 action tiles are in play with 4, 3 or 2 players, never more than 4 on a site; how they lie is part of your kit.
    .counts = The sites need { $need } tiles; you entered { $given }.
    .tiles = Each tile in play must lie on exactly one site. Check them again.
T2-1-5 = The youngest player starts; play goes clockwise. In this order everybody first puts 2 keys of their choice into the backpack.
    .refused = Take { $need } keys; you chose { $given }.
    .stock = There are not enough { $colour } keys left. Choose another colour.
T2-2-1 = Keys in the backpack lie face up. They open doors and pay for the forest, but never score.
T2-2-2 = Keys in the camp lie face down. They score, but open nothing.
T2-2-3 = A key never moves between camp and backpack.
T2-2-4 = Only you know your treasures, special cards and camp keys. At both scorings the camp keys are shown to all and then hidden again.
T2-2-5 = You may remember which key you saw going into a camp, but the log does not show it to others (unless your table plays with open memory).
T2-3-1 = First your pirogue: take an action tile at your site, or paddle 1 to 5 sites clockwise and take one there. You must take a tile.
    .once = Your pirogue has already moved this turn. Take a tile at your site.
    .stay = Your pirogue is already there. Take a tile, or choose another site.
    .empty = There is no action tile left at that site. Choose another one.
    .taken = You have already taken your tile this turn. Use or skip its actions.
    .there = That tile ({ $tile }) is not at your site. Choose one that is.
    .none = You have not taken a tile yet. Take an action tile first.
    .late = You have already taken your tile, and your pirogue moves only before that. Use or skip the tile’s actions.
T2-3-2 = Crossing the forest costs a key of your choice from the backpack. If you have none, it costs 10 points.
    .not = This way does not cross the forest, so you pay nothing. Leave the payment out.
    .key = You have no { $colour } key in the backpack. Pay with one you have.
T2-3-3 = As long as you have a key in the backpack you pay with a key, not with points. A score may drop below 0.
    .refused = You still have a key in the backpack, so points do not pay for the forest. Choose a key.
T2-3-4 = When you pass a seaplane you may deliver any number of treasures of one type, each for its current price. They leave the game, and the price wheel turns one step.
    .types = Deliver one type only, unless you play the card for several types.
    .have = { $have ->
        [0] You have no “{ $treasure }” to deliver. Choose another type.
       *[other] You have only { $have } “{ $treasure }”, not { $need }. Deliver fewer.
    }
    .again = You have { $had } “{ $treasure }”. After the first seaplane { $have ->
        [0] none is
        [one] only one is
       *[other] only { $have } are
    } left, and you want to deliver { $need } more. Deliver fewer there or here.
T2-3-5 = Passing both seaplanes in one move you may deliver twice, and the wheel turns after each delivery.
    .order = Deliver at the seaplanes in the order you pass them, once at each.
T2-3-6 = You can deliver only while passing a seaplane, or with a card.
    .plane = You do not pass that seaplane. Leave this delivery out, or paddle further.
T2-3-7 = Use the actions of your tile in any order before you explore. You may skip any of them.
    .refused = First use or skip: { $open }.
T2-3-8 = Deliver at least one treasure.
    .refused = This delivery has no treasure in it. Choose at least one, or leave the delivery out.
T2-4-1 = Put a coloured key into the camp or the backpack at once. If that colour has run out, choose another; if all have, you get none.
    .stock = There are no { $colour } keys left. Choose another colour.
    .colour = Your tile does not give a { $colour } key. Choose a colour it shows.
T2-4-2 = A multicoloured key stands for any colour you choose.
T2-4-3 = Treasure: look at the top three of a pile, keep one secretly, put the others back on top. If fewer are left, look at those.
    .none = All treasures “{ $treasure }” are already out. Check which one you took.
    .pile = That pile is empty. Choose another one.
T2-4-4 = Special card: look at the top three, keep one, put the others back on top.
    .refused = All cards “{ $card }” are already out. Check which one you took.
T2-4-5 = Light-coloured room: look at the top three and put one on any empty space, turned any way you like. The others go back on top.
    .room = That room ({ $room }) is already in the temple. Check which room you drew.
    .off = That space is not in the temple. Choose an empty space there.
    .taken = There is already a room on { $space }. Choose an empty space.
T2-4-6 = Sanctuary: the top one goes on any empty space. It has no doors.
    .altar = The { $altar } sanctuary is already in the temple. Check which one you drew.
    .top = The { $altar } sanctuary is on top of the pile. Place that one.
    .off = That space is not in the temple. Choose an empty space there.
    .taken = There is already a room on { $space }. Choose an empty space.
T2-4-7 = Secret passage: take a token, if there is one left.
T2-4-8 = Bonus: 1 or 2 points, as the tile shows.
T2-4-9 = Scoring: choose a colour and get 1 point for each door of that colour in light-coloured rooms with your flag.
T2-4-10 = When only one space of the temple is empty, the treasure room goes there at once.
T2-5-1 = Your explorer may go any distance through discovered rooms and the open area outside.
    .start = Your explorer is not there. Start where it stands.
    .apart = Two places on this way are not next to each other. Go step by step.
T2-5-2 = To go from a room to its neighbour you need a door on at least one side, and in your backpack a key of every colour shown there. You only show the keys.
    .door = { $count ->
        [one] You have no { $lacked } key in the backpack.
       *[other] These keys are missing from your backpack: { $lacked }.
    } Get what is missing, or use a secret passage.
    .wall = There is no door here. Only a secret passage leads through.
T2-5-3 = You cannot cross a space that has no room yet.
    .refused = There is no room on { $space } yet. Go another way.
T2-5-4 = A secret passage leads through one wall or one door without its key and goes back to the stock; you may use several in one move.
    .tokens = You need { $need ->
        [one] a secret passage
       *[other] { $need } secret passages
    } and have { $have ->
        [0] none
       *[other] only { $have }
    }. Go another way.
    .card = You named { $need ->
        [one] a token
       *[other] { $need } tokens
    } for secret passages and have { $have ->
        [0] none
       *[other] only { $have }
    }. Your card is a secret passage too: use it.
T2-5-5 = Through a passage you may go on, or place a flag and stay, or place a flag and go straight back through the same passage.
    .dig = You may go straight back only after placing a flag. Excavate, or stay.
    .passage = You may go straight back only if your last step led through a secret passage. Stay there.
T2-5-6 = You can enter and leave the 6 secret rooms only from outside, and only by a secret passage. A passage is for a wall, or for a door whose keys you lack.
    .secret = A secret room can be entered and left only from outside. Go outside in between; each way in or out takes a secret passage.
    .keys = Your keys open every way through here. Go by the door and keep your passage.
    .passage = Only a secret passage leads into or out of a secret room. { $have ->
        [0] You have none left. Go another way, or stay.
       *[other] Use one for this step.
    }
T2-5-7 = To excavate a room where you have no flag, place a flag on a free bonus and take the bonus; choose cards and treasures as you do by an action. Only one flag per player and room in the whole game.
    .outside = There is nothing to excavate outside. Go into a room first.
    .flag = You already have a flag in this room. Excavate another one.
    .flags = You have no flags left. You can only move.
    .free = Choose one of the free bonuses.
    .bonus = That bonus is not free. Choose another one.
T2-5-8 = Placing a flag ends the movement, except for going back through a passage and additional explorations.
T2-5-9 = A light-coloured room scores 1 point for each of its doors, and 1 for each door of that colour in rooms where you already have a flag. You may excavate it even when its bonus is gone.
    .free = The bonus of this room is still free. Put your flag on it.
T2-5-10 = Sanctuaries, secret rooms and the treasure room can be excavated only while a bonus is free there.
    .refused = All bonuses of this room are taken. Excavate another room.
T2-5-11 = If you stand in a room without your flag, you may excavate there without moving.
T2-5-12 = You may also stop in a room that has your flag, or stop without excavating.
T2-5-13 = Rescue: if you can reach no room to excavate, even with your secret passages, you may once a turn buy a key of your choice for 10 points. It goes into the backpack.
    .once = You have already bought a key this turn. Explore now, or end your turn.
    .reach = You can still reach a room to excavate, so you cannot buy a key. Go there and excavate.
    .stock = There are no { $colour } keys left. Choose another colour.
    .late = You have already explored this turn, and a key can be bought only before that. Go on without it.
T2-6-1 = The tent, once a round: either an additional exploration at any time in your turn, or a key of your choice into the backpack.
    .used = You have already used your tent this round. Go on without it.
    .stock = There are no { $colour } keys left. Choose another colour.
T2-6-2 = In round 2 everybody has the tent again.
T2-6-3 = With the tent and a card you can explore up to three times in one turn.
T2-6-4 = You cannot use the tent in the last special turn.
    .refused = This is the last special turn. Explore once without the tent, or play a card.
    .explored = This is the last special turn, and you have already explored. Play a card, or end your turn.
T2-7-0 = You may play special cards at any time in your turn, as many as you like; then they lie face up. Cards for the final scoring are kept.
    .kept = Keep this card for the final scoring: { $card }.
    .delivery = This card does nothing for a delivery: { $card }. Leave it out.
    .card = { tikal-2-card-not-held }
    .passing = The card “{ $card }” is played while exploring. Choose your way and use it for a step of it.
    .exploring = The card “{ $card }” is played with an exploration. Explore, and choose the card for it.
    .crossing = The card “{ $card }” is played on the way through the forest. Paddle there, and pay with it.
    .delivering = The card “{ $card }” is played with a delivery. Deliver treasures, and add it.
T2-7-1 = Card: a secret passage.
    .card = { tikal-2-card-not-held }
T2-7-2 = Card: 2 points more for each treasure of one delivery.
    .card = { tikal-2-card-not-held }
T2-7-3 = Card: an additional exploration.
    .card = { tikal-2-card-not-held }
T2-7-4 = Card: several types of treasure in one delivery; the wheel turns once, afterwards.
    .card = { tikal-2-card-not-held }
T2-7-5 = Card: a key of your choice, into the camp or the backpack.
    .card = { tikal-2-card-not-held }
    .stock = There are no { $colour } keys left. Choose another colour.
T2-7-6 = Card: deliver one type of treasure without passing a seaplane.
    .card = { tikal-2-card-not-held }
T2-7-7 = Card: cross the forest free, once.
    .card = { tikal-2-card-not-held }
T2-7-8 = Final scoring: one card of the pair scores 3 points, both together 12.
    .refused = The pair has only { $most } cards. Count again.
T2-7-9 = Final scoring: this card scores 5 points.
T2-7-10 = Final scoring: this card scores 2 points for each colour of light-coloured rooms in which you have a flag.
T2-8-1 = A round ends after the turn that took the last action tile. Then keys and altars score; after round 2 they are part of the final scoring.
T2-8-2 = After round 2 everybody may explore once more and play cards, beginning with the player after whoever took the last tile. Then comes the final scoring.
T2-8-3 = Round 2: the tents come back, the pirogues return to the start site, all tiles are laid out again, the explorers stay. Whoever was last begins, and play goes anticlockwise; the river still runs clockwise.
T2-9-1 = Camp keys score in sets of different colours: 1, 3, 6, 10 or 15 points for 1 to 5 colours. Keys left over make further sets.
T2-9-2 = At each altar, among those with a flag there, whoever has the most camp keys of its colour gets 3 points. If several are tied, all of them get 3, even with no keys.
T2-9-3 = At the multicoloured altar all camp keys count.
T2-9-4 = Only in the final scoring: 1 point for each treasure not delivered, and the cards kept for it.
    .final = Treasures and cards score only at the end. Leave them out now.
    .treasures =
        You have { $need ->
            [0] no treasure
            [one] one treasure
           *[other] { $need } treasures
        } by the app’s count, and entered { $given }. Count again, or correct the count first.
    .cards =
        You have { $need ->
            [0] no special card
            [one] one special card
           *[other] { $need } special cards
        } by the app’s count, and entered { $given }. Count again, or correct the count first.
T2-9-5 = The most points win; tied players share the win.
T2-10-1 = More control: 2 piles and 3 open treasures. Whenever you take a treasure, by an action or by excavating, you may take an open one instead of looking at a pile; replace it from either pile.
    .refused = Turn over { $need } treasures.
    .open = There is no open “{ $treasure }”. Choose one that lies open.
    .piles = The piles are empty, so no new treasure is turned over. Just take the open one.
T2-10-2 = Short game: nobody has a tent.
    .refused = You are playing the short game. Explore once without a tent, or play a card.
    .pirogue = You are playing the short game, without tents. First comes your tile with its actions; then you explore once.
    .explored = You are playing the short game, and you have already explored. Play a card, or end your turn.

## The log: what happened

tikal-2-sites-laid = The action tiles lie on their sites.
tikal-2-start-keys-taken = { $seat } starts with the keys { $keys }.
tikal-2-keys-turn = { $seat } chooses the first keys next.
tikal-2-pirogue-moved = { $seat } paddles to site { $to }.
tikal-2-forest-paid = { $seat } pays for the forest with a { $key } key.
    .penalty = { $seat } crosses the forest without a key and loses 10 points.
    .card = { $seat } crosses the forest free.
tikal-2-treasures-delivered = { $seat } delivers { $treasures } ({ $counts } at { $prices } each) for { $points } points.
tikal-2-card-played = { $seat } plays the card “{ $card }”.
tikal-2-tile-taken = { $seat } takes the action tile “{ $tile }”.
tikal-2-key-taken = { $seat } puts a { $colour } key { $to }.
    .hidden = { $seat } puts a key { $to }.
tikal-2-treasure-taken = { $seat } takes the treasure “{ $treasure }”.
    .hidden = { $seat } takes a treasure in secret.
tikal-2-card-taken = { $seat } takes the special card “{ $card }”.
    .hidden = { $seat } takes a special card.
tikal-2-room-discovered = { $seat } places a { $room } on { $space }.
tikal-2-sanctuary-discovered = { $seat } places the { $altar } sanctuary on { $space }.
tikal-2-treasure-room-placed = The treasure room goes on the last empty space, { $space }.
tikal-2-passage-taken = { $seat } takes a secret-passage token.
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
tikal-2-explorer-moved =
    { $seat } moves the explorer { $to-kind ->
        [tikal-2-called-outside] outside
        [tikal-2-called-secret-room] into the { $to }
       *[other] to { $to }
    }.
    .still =
        { $seat } leaves the explorer { $to-kind ->
            [tikal-2-called-outside] outside
            [tikal-2-called-secret-room] in the { $to }
           *[other] on { $to }
        }.
tikal-2-flag-placed =
    { $seat } excavates and places a flag { $place-kind ->
        [tikal-2-called-outside] outside
        [tikal-2-called-secret-room] in the { $place }
       *[other] on { $place }
    }.
tikal-2-excavated = { $seat } scores { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for { $part } ({ $place }).
tikal-2-rescued = { $seat } buys a { $colour } key for 10 points.
tikal-2-turn-ended = { $seat } ends the turn.
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
tikal-2-game-ended = The game is over. { $seats } won.
tikal-2-tallied = { $seat } has entered what they score.
tikal-2-doubt-advice = Moves to look at: { $numbers }. Correct what is wrong; if it has already been scored, undo the scoring first.
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
tikal-2-setup-tents = Put each tent beside its camp, pointing left, with the key and the flag showing.
tikal-2-setup-tents-short = Short game: put each tent beside its camp, pointing left, blank side showing. Nobody uses it.
tikal-2-setup-sanctuaries = Shuffle the { $sanctuaries } sanctuaries into a face-up pile; the treasure room goes under it.
tikal-2-setup-passages = Pile up the { $passages } secret-passage tokens.
tikal-2-setup-wheel = Put the price wheel on its circle, any way round, one price at each treasure. In the app, tap where the { $price } lies.
    .paper = { tikal-2-setup-wheel-any }
tikal-2-setup-wheel-any = Put the price wheel on its circle, any way round, one price at each treasure.
tikal-2-setup-cards = Shuffle the { $cards } special cards into a face-down pile.
tikal-2-setup-treasures = Shuffle the { $treasures } treasures face down and make 3 piles: { $piles }.
tikal-2-setup-treasures-open = More control: shuffle the { $treasures } treasures face down. Turn over { $open }; the others make 2 piles: { $piles }.
tikal-2-setup-rooms = Shuffle the { $rooms } light-coloured rooms into a face-down pile.
tikal-2-setup-keys = Sort the { $keys } keys by colour, face up: { $each } of each.
tikal-2-setup-tiles-all = Shuffle all { $tiles } action tiles and put { $each } face up on each of the { $sites } sites.
tikal-2-setup-tiles-three = Take out the { $out } action tiles with a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites, clockwise from the start site: { $sites }.
tikal-2-setup-tiles-two = Take out the { $out } action tiles with a 3 or a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites, clockwise from the start site: { $sites }.
tikal-2-setup-first-keys = The youngest player starts. Clockwise, each puts { $keys } keys of their choice into the backpack, face up beside the camp.
tikal-2-setup-memory = Open memory: the log keeps showing which keys went into the camps.
tikal-2-setup-light = Simple: you play on the board. After each round everybody enters what they score, and the app adds it up.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-2-called-on = on { $at }
tikal-2-called-in = in the { $room }
tikal-2-called-clockwise = clockwise
tikal-2-called-anticlockwise = anticlockwise
tikal-2-corrected-round = This is round { $after }, not { $before }.
tikal-2-corrected-direction = Play goes { $after }, not { $before }.
tikal-2-corrected-passages-left =
    The stock has { $after ->
        [0] no secret passages
        [one] { $after } secret passage
       *[other] { $after } secret passages
    }, not { $before }.
tikal-2-corrected-stock =
    The stock has { $after ->
        [0] no { $colour } keys
        [one] { $after } { $colour } key
       *[other] { $after } { $colour } keys
    }, not { $before }.
tikal-2-corrected-wheel = The price wheel shows { $after } for the { $treasure }, not { $before }.
tikal-2-corrected-site-tiles = On site { $site }: { $after }, not { $before }.
    .new = On site { $site }: { $after }.
    .gone = No action tile is on site { $site }.
tikal-2-corrected-sites = The action tiles on the sites were corrected.
tikal-2-corrected-score =
    { $seat } has { $after ->
        [0] no points
        [one] { $after } point
       *[other] { $after } points
    }, not { $before }.
tikal-2-corrected-backpack =
    { $seat } has { $after ->
        [0] no { $colour } keys
        [one] { $after } { $colour } key
       *[other] { $after } { $colour } keys
    } in the backpack, not { $before }.
tikal-2-corrected-camp =
    { $seat } has { $after ->
        [0] no { $colour } keys
        [one] { $after } { $colour } key
       *[other] { $after } { $colour } keys
    } in the camp, not { $before }.
    .what = which keys { $seat } has in the camp
tikal-2-corrected-camps = The keys that { $seat } has in the camp were corrected.
    .what = which keys { $seat } has in the camp
tikal-2-corrected-treasures =
    { $seat } has { $after ->
        [0] none
        [one] { $after }
       *[other] { $after }
    } of the treasure “{ $treasure }”, not { $before }.
    .what = which treasures { $seat } has
tikal-2-corrected-all-treasures = The treasures of { $seat } were corrected.
    .what = which treasures { $seat } has
tikal-2-corrected-cards = { $seat } has the special cards { $after }, not { $before }.
    .new = { $seat } has the special cards { $after }.
    .gone = { $seat } has no special cards.
    .what = which special cards { $seat } has
tikal-2-corrected-passages =
    { $seat } has { $after ->
        [0] no secret passages
        [one] { $after } secret passage
       *[other] { $after } secret passages
    }, not { $before }.
tikal-2-corrected-flags-left =
    { $seat } has { $after ->
        [0] no flags
        [one] { $after } flag
       *[other] { $after } flags
    } left, not { $before }.
tikal-2-corrected-tent = { $seat } has the tent.
    .new = { $seat } has not used the tent yet.
    .gone = { $seat } has already used the tent.
tikal-2-corrected-site = { $seat } is at site { $after }, not { $before }.
tikal-2-corrected-explorer = { $seat } has the explorer { $after }, not { $before }.
tikal-2-corrected-flag = { $seat } has the flag on { $space } on another bonus.
    .new = { $seat } has a flag on { $space }.
    .gone = { $seat } has no flag on { $space }.
tikal-2-corrected-secret-flag = { $seat } has the flag in the { $room } on another bonus.
    .new = { $seat } has a flag in the { $room }.
    .gone = { $seat } has no flag in the { $room }.
tikal-2-corrected-doors = The doors of the room on { $space } lie another way.
tikal-2-corrected-colour = The room on { $space } has the colour { $after }, not { $before }.
    .new = The room on { $space } has the colour { $after }.
    .gone = The room on { $space } has no colour.
tikal-2-corrected-room = On { $space } lies a { $after }, not a { $before }.
    .new = On { $space } lies a { $after }.
    .gone = No room lies on { $space }.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = a bonus brings at least one thing: points, cards or treasures
flaw-t2-arrangement = one { $colour } room must have its doors like this: { $missing }
flaw-t2-treasure-room = one bonus must bring { $expected } points
flaw-t2-forest-there = there is already a forest after site { $found }
flaw-t2-backs = tiles with a { $back } on the back: expected { $expected }, found { $found }
flaw-t2-discovery-back = a tile with a { $back } on the back cannot show this: { $found }
## How the doors of a room lie, said for { $missing }
word-single = a single door
word-adjacent = two doors side by side
word-one-apart = two doors with one side between them
word-opposite = two doors opposite each other
