## Tikal’s log. Messages with a full stop are sentences; those under “Headings” stand beside each other in one; all others
## are deeds, joined after the player’s name, or parts of deeds: “Ada places a jungle tile on c3 and brings 2 members to the
## base camp.” { $at } is a space such as “c3”.

## Headings

tikal-told-scoring = Scoring round { $round }
    .untold = Scoring round
    .final = Last scoring round
tikal-told-volcano =
    .drawn = { $name } draws a volcano
    .taken = { $name } takes the volcano
tikal-told-order = order: { $names }
tikal-told-open = Open tiles: { $tiles }
tikal-told-face =
    .temple = temple worth { $value }
    .jungle = jungle
    .treasure = { $masks ->
        [one] treasure tile with one treasure
       *[other] treasure tile with { $masks } treasures
    }
    .volcano = volcano
tikal-told-over = The game is over
tikal-told-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .untold = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }

## The sale of a turn

# { $bids } is a list: “Ada bids 2, Cleo 3 and Ada 5”
tikal-told-bidding = { $count ->
        [one] { $bids }; { $names } passes.
       *[other] { $bids }; { $names } pass.
    }
    .bids = { $bids }.
    .passes = { $count ->
        [one] { $names } passes.
       *[other] { $names } pass.
    }
tikal-told-bid = { $name } bids { $points }
    .next = { $name } { $points }
tikal-told-sold = { $name } gets the turn for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and has { $left ->
        [0] none
       *[other] { $left }
    } left.
    .untold = { $name } gets the turn for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .first = { $name } passed first and gets the turn free.
    .free = { $name } gets the turn free.
tikal-told-last-turn = gets the last turn of the round free

## A turn

tikal-told-places = places { $tile } on { $at }
tikal-told-draws = draws { $tile }
tikal-told-takes = takes { $tile }
tikal-told-tile =
    .temple = a temple worth { $value }
    .jungle = a jungle tile
    .treasure = { $masks ->
        [one] a treasure tile with one treasure
       *[other] a treasure tile with { $masks } treasures
    }
    .volcano = the volcano
# { $goals } is a list: “3 members to the temple on a4 and one to b3”
tikal-told-brings = brings { $goals }
# Right after “brings 4 members …”, where only some of them move: .of-them, “moves one to b3”
tikal-told-moves = moves { $goals }
    .of-them = moves { $goals }
# .on: the same figures again, after a stop: “2 members to the temple on a4 and on to b3”
tikal-told-goal = { $figures } { $to }
    .on = on { $to }
tikal-told-members = { $members ->
        [one] a member
       *[other] { $members } members
    }
    .more = { $members ->
        [one] one
       *[other] { $members }
    }
tikal-told-leader = the leader
    .members = { $members ->
        [one] the leader and a member
       *[other] the leader and { $members } members
    }
tikal-told-to =
    .base-camp = to the base camp
    .camp = to the camp on { $at }
    .temple = to the temple on { $at }
    .space = to { $at }
tikal-told-from =
    .base-camp = from the base camp
    .camp = from the camp on { $at }
tikal-told-sends = sends { $figures } by secret path { $start } { $to }
# { $temples } is a list of the next message: “uncovers the temple on a4 to 5 and the one on b3 to 3”
tikal-told-uncovers = uncovers { $temples }
tikal-told-level = the temple on { $at } to { $value }
    .next = the one on { $at } to { $value }
tikal-told-digs = digs up { $treasures }
tikal-told-treasure = { $count ->
        [one] a treasure on { $at }
       *[other] { $count } treasures on { $at }
    }
    .next = { $count ->
        [one] one on { $at }
       *[other] { $count } on { $at }
    }
tikal-told-swaps = { $count ->
        [one] swaps a treasure with { $name }
       *[other] swaps { $count } treasures with { $name }
    }
    .back = swaps a treasure with { $name } and back again
tikal-told-builds = builds a camp on { $at }
tikal-told-guards =
    .member = posts a member to guard the temple on { $at }
    .leader = posts the leader to guard the temple on { $at }
# The player’s other figures at a temple that is guarded from now on
tikal-told-leave = takes { $figures } out of the game
tikal-told-unused = { $ap } AP unused.
tikal-told-leaves = leaves { $ap } AP unused

## Scoring

# { $parts } are temples and treasure sets: “temple on a4 +4, alone there · single treasure +1”
tikal-told-scores =
    .all = scores { $points } ({ $total } in all): { $parts }
    .all-round = scores { $points } in scoring round { $round } ({ $total } in all): { $parts }
    .untold = scores { $points }: { $parts }
    .nothing = scores nothing
    .nothing-round = scores nothing in scoring round { $round }
tikal-told-stays = stays at { $total }
tikal-told-parts = { $first } · { $last }
# A temple or a treasure set and its points
tikal-told-gain = { $what } +{ $points }
tikal-told-temple-on = temple on { $at }
    .worth = temple worth { $value } on { $at }
# { $temple } is the message before, { $strength } is the player’s, { $next } that of the next strongest, { $names }
tikal-told-temple =
    .alone = { $temple }, alone there
    .strongest = { $count ->
        [one] { $temple }, strongest with { $strength } to { $names }’s { $next }
       *[other] { $temple }, strongest with { $strength } to { $next } each for { $names }
    }
    .guarded = { $temple }, guarded
tikal-told-temples = { $count ->
        [one] temple { $values }
       *[other] temples { $values }
    }
tikal-told-points = +{ $points }
tikal-told-sets =
    .single = { $count ->
        [one] single treasure
       *[other] { $count } single treasures
    }
    .pair = { $count ->
        [one] pair of treasures
       *[other] { $count } pairs of treasures
    }
    .triple = { $count ->
        [one] triple of treasures
       *[other] { $count } triples of treasures
    }

## Why somebody got or paid points, beside the name and the number; what the log says of it is said so here too

tikal-why-bid = bid for the turn
tikal-why-start = starts with { $points }
