### A turn of Tikal on screens: what is going on, the chosen space, the buttons. “AP” are action points, { $at } is a space such
### as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap. { $letter } is on the backs of tiles.

tk-status-draw = { $name } draws a tile
    .you = Draw the next tile ({ $letter })
    .do = Tap the one you drew.
tk-status-last =
    .you = Place the last { $letter } tile
    .do = Tap a lit space.
tk-status-volcano =
    .you = The last { $letter } tile is a volcano
    .do = Lay it aside: the scoring round begins.
tk-status-place = { $name } places a tile
    .you = Place your tile
    .do = Tap a lit space.
tk-status-display = { $name } turns over tiles
    .you = Turn over the next tiles
    .do = Tap those that lie open now.
tk-status-auction = { $name } bids
    .you = Your turn to bid
    .do = Bid more, or pass.
tk-status-take = { $name } takes a tile
    .you = Take a tile
    .do = Tap the one you want.
tk-status-turn = { $name }’s turn
    .you = Your turn
    .do = Tap a camp, your figures, or a space.
tk-status-scoring = { $name }’s scoring turn
    .you = Your scoring turn
    .do = Use your AP. Then you score.
tk-over = The game is over

## Action points: beside the ten pips, and (-says) for ears

tk-price = { $ap } AP
tk-ap = { $left } AP
tk-ap-plan = { $left } − { $cost } = { $after } AP
tk-ap-says = { $left ->
    [0] No AP left
   *[other] { $left } AP left
}
tk-ap-plan-says = { $left } AP left. This takes { $cost } and leaves { $after ->
    [0] none
   *[other] { $after }
}.

## The tile

tk-draw-volcano = Begin the scoring
# What a screen reader says of a tile to be tapped: six numbers, side by side
tk-tile-says = { $tile }, stepping stones clockwise from the top: { $stones }
tk-lay-turn = Tap it again to turn it.
tk-lay-so = It fits only this way.
tk-place-do = Place the tile

## A space that was tapped

tk-here =
    .free = No tile on { $at } yet
    .base-camp = The base camp
    .temple = Temple worth { $value } on { $at }
    .jungle = Jungle on { $at }
    .treasure = { $left ->
        [0] Empty treasure tile on { $at }
        [one] 1 treasure on { $at }
       *[other] { $left } treasures on { $at }
    }
    .volcano = Volcano on { $at }
# { $what } is a list of what follows: “leader and 2 members and a camp”
tk-has = { $name } · { $what }
tk-figures =
    .leader = leader
    .members = { $members ->
        [one] 1 member
       *[other] { $members } members
    }
    .both = { $members ->
        [one] leader and 1 member
       *[other] leader and { $members } members
    }
tk-a-camp = a camp
tk-a-guard = the guard
# Who would score a temple; strength, the leader counting 3
tk-leads =
    .guards = { $name } guards it. Its value is fixed.
    .nobody = Nobody is there.
    .alone = Only { $name } is there, with strength { $own }.
    .leads = { $name } leads with { $own } to { $next }.
    .tied = { $names } are tied at { $own }. Nobody would score.

## Figures

# Below the headline, by what is chosen
tk-hint-to = Tap where to go: the numbers are AP.
tk-hint-way = Another way? Tap the spaces it crosses.
tk-hint-nowhere = Nobody can get any further from here.
tk-hint-bring = Choose how many, then bring them.
tk-hint-raise = Tap the treasure you dug up.
tk-hint-exchange = Tap one of yours and one of another player’s.
tk-bring-do = { $count ->
    [one] Bring 1 figure
   *[other] Bring { $count } figures
}
# { $to } is “to c3” or “to the base camp”
tk-move-do = Move { $to }
tk-transfer-do = Secret path { $to }

## What can be done on a space

tk-action-uncover = Uncover a level
tk-action-raise = Dig up a treasure
tk-action-camp = Build a camp
tk-action-guard-member = Guard with a member
tk-action-guard-leader = Guard with the leader
# Below the two before, after the price
tk-leave = { $count ->
    [one] 1 figure leaves the game
   *[other] { $count } figures leave the game
}
tk-which-treasure = Which treasure was it?
tk-exchange = Exchange treasures
tk-give = You give
tk-get = You get
tk-exchange-do = Exchange them
tk-end = End the turn
tk-end-score = End and score
tk-end-lost = { $ap } AP unused

## What everybody has

tk-points = { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
tk-things = { $name } still has { $leader ->
    [0] no leader
   *[other] the leader
} and { $reserve ->
    [0] no members
    [one] 1 member
   *[other] { $reserve } members
} in reserve, { $camps ->
    [0] no camps
    [one] 1 camp
   *[other] { $camps } camps
} and { $guards ->
    [0] no guards
    [one] 1 guard
   *[other] { $guards } guards
}.
tk-treasures = { $count ->
    [one] { $name }
   *[2] a pair, { $name }
    [3] a triple, { $name }
}
