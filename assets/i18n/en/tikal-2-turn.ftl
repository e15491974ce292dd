### A turn of Tikal II on screens: what is going on, the river, the tile’s actions. { $at } is a space such as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap.

t2-status-sites = { $name } lays out the tiles
    .you = Lay out the tiles for the round
    .do = Enter which tiles lie where, or each one when it is taken.
t2-status-keys = { $name } takes two keys
    .you = Take two keys
    .do = They go into your backpack. You may take the same colour twice.
t2-status-pirogue = { $name } takes a tile
    .you = Take a tile
    .do = Tap a site to go there, or a tile at yours.
t2-status-actions = { $name } uses the tile
    .you = Use your tile
    .do = Its actions in any order; you may skip any.
t2-status-found = { $name } looks at what was found
    .you = Enter what you found
    .do = Look at the top three and keep one.
t2-status-explorer = { $name } explores
    .you = Explore the temple
    .do = Tap a lit room, or end your turn.
    .rescue = No room to excavate is in reach. Buy a key, or end your turn.
    .done = You have explored. You can end your turn.
t2-status-last = { $name }’s last turn
    .you = Your last turn
    .do = Explore once more, then end your turn.
t2-status-tell = Still to show what is left: { $names }
    .you = Enter what you have left
    .do = Count your treasures, and tap your cards.

## River and temple: two tabs above the board

t2-show-river = River
t2-show-temple = Temple

## The first two keys

t2-keys-do = Take these keys
t2-keys-back = Put one back

## The river: { $site } is a number

t2-way-here = Your site, number { $site }
t2-way-to = To site { $site }
t2-forest-which = You cross the forest. Which key do you pay?
# { $what } is “a pink key”
t2-forest-key = You cross the forest and pay { $what }.
t2-forest-none = You cross the forest without a key and lose { $points } points.
t2-forest-card = You cross the forest free, with your card.
t2-paddle-do = Paddle there first
t2-tiles = Tap the tile you take.
t2-tiles-none = No tile is left at your site. Tap another site.
t2-tile-which = Which one was it?
t2-tiles-untold = { $count ->
    [one] one more
   *[other] { $count } more
}
    .says = { $count ->
        [one] A tile not entered yet
       *[other] { $count } tiles not entered yet
    }

## The tile’s actions

t2-take = Take
t2-skip = Skip
# The key of this colour: { $colour } is “pink”
t2-skip-key = Skip { $colour }
t2-skip-any = Skip multicoloured key
t2-to-camp = Into the camp
    .under = It scores
t2-to-backpack = Into the backpack
    .under = It opens doors
t2-lay-which = Tap which one it is.
t2-lay-where = Tap a lit space.
t2-lay-turn = Tap it again to turn it.
t2-lay-elsewhere = Or tap another space.
t2-lay-sanctuary = On { $at }. A sanctuary has no doors.
# { $places } is a list of the next one’s
t2-lay-joins = Doors lead { $places }.
t2-lay-joins-to = to { $at }
    .outside = outside
t2-lay-joins-none = No door leads anywhere yet.
t2-room-do = Place the room
t2-sanctuary-do = Place the sanctuary
