### Describing a copy of Tikal II: each step has a title and, with -about, a sentence that says what to do.

## Where the spaces lie

copy-t2-places = Where the spaces lie
copy-t2-places-about = Lay the board so that every hexagon has a flat side on top. Then tap the 27 spaces of the temple as they lie there.
copy-t2-move = No room? Move all of it.
copy-t2-move-left = Move all to the left
copy-t2-move-right = Move all to the right
copy-t2-move-up = Move all up
copy-t2-move-down = Move all down

## The printed rooms

copy-t2-rooms = The printed rooms
copy-t2-rooms-about = Tap a space with a printed room, then its colour, its doors and its bonus.
copy-t2-rooms-none = First say where the spaces lie. That is the step before this one.
copy-t2-rooms-tap = Tap a space of the temple.
# What a screen reader says of a space: “c3, pink”.
copy-t2-room = { $place }, { $colour }
copy-t2-room-done = Back to the temple
copy-t2-doors = Where are its doors? Tap the sides.
copy-t2-bonus = What is its bonus?
copy-t2-bonus-cards = card
copy-t2-bonus-treasures = treasure

## The river

copy-t2-river = The river
copy-t2-river-about = Six sites in a ring, and what lies between them. The water runs clockwise.
copy-t2-river-start = Tap the start site, the orange building.
copy-t2-river-forest = Tap the gap with the forest.
copy-t2-river-plane = Tap the gap with a seaplane.
copy-t2-river-other-plane = Tap the gap with the other seaplane.
copy-t2-river-done = That is the whole river.
copy-t2-site = site { $number }
copy-t2-start-site = start site { $number }
# What a screen reader says of the gap between two sites.
copy-t2-gap-none = nothing between site { $before } and site { $behind }
copy-t2-gap-forest = forest between site { $before } and site { $behind }
copy-t2-gap-plane = seaplane between site { $before } and site { $behind }

## Action tiles on the sites

copy-t2-sites = Tiles on the sites
copy-t2-sites-about = With four players, four action tiles lie on every site. Tap a site once for each tile fewer, as your rulebook shows it.
copy-t2-sites-left = With { $players } players there are { $tiles } tiles. Take { $count } more away.
copy-t2-sites-gone = With { $players } players there are { $tiles } tiles. You took { $count } too many away.
copy-t2-sites-right = With { $players } players there are { $tiles } tiles. That fits.
copy-t2-site-tiles = { $site }, { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
}

## The price wheel

copy-t2-wheel = The price wheel
copy-t2-wheel-about = Go round clockwise from the mask. Our drawings stand for your treasures; choose the ones that come nearest.
copy-t2-wheel-next = Which treasure lies here?
copy-t2-wheel-price = What price does it show?
copy-t2-wheel-name = Your name for it
# What a screen reader says of a part of the wheel.
copy-t2-wheel-sector = { $number }, { $treasure }, price { $price }

## Pieces: may be told beforehand, or when they come up in a game

copy-t2-light = The light-coloured rooms
copy-t2-light-about = Two of each colour. Any way round: the doors only have to be right relative to each other.
copy-t2-piece = { $what } { $number }
copy-t2-piece-told = { $what }, described
copy-t2-sanctuaries = The sanctuaries
copy-t2-sanctuaries-about = What does each of their bonuses bring? One after the other.
copy-t2-treasure = The treasure room
copy-t2-treasure-about = What does each of its bonuses bring? One of them brings 16 points.
copy-t2-secret = The secret rooms
copy-t2-secret-about = Six rooms outside the temple. What do their bonuses bring?
copy-t2-secret-room = secret room { $number }
copy-t2-bonus-new = New bonus
copy-t2-bonus-brings = Points, a card or a treasure. If it brings several things, tap each of them.
copy-t2-bonus-same = Same as the last one
copy-t2-tiles = The action tiles
copy-t2-tiles-about = Sort them by the number on the back, then tap what each one shows.
copy-t2-tile-back = With a { $back } on the back
copy-t2-tile = tile { $number } with a { $back }
copy-t2-tile-empty = Nothing yet. Tap its symbols below; tap one up here and it goes away again.
copy-t2-tile-next = Next tile
copy-t2-key = { $colour } key
copy-t2-key-any = key of your choice
copy-t2-points = { $count ->
    [one] one point
   *[other] { $count } points
}
copy-t2-cards = The special cards
copy-t2-cards-about = Each tap on a kind adds one card. Skip this if nobody wants to look at them: then they are not counted.
copy-t2-card-count = { $count ->
    [0] not counted
    [one] one card
   *[other] { $count } cards
}
copy-t2-cards-sum = { $count } of { $all } cards, with the two of the pair
copy-t2-cards-rest = One of each other kind

## What contradicts the rulebook

copy-tikal-2-spaces-count = The temple has { $expected } spaces; you have { $found }. Tap those that do not belong to it.
copy-tikal-2-printed-count = The rulebook has ten printed rooms; you have { $found }.
copy-tikal-2-printed-count-of = The rulebook has two printed rooms of each colour; you have { $found ->
    [0] no { $kind } ones
    [1] only one { $kind } one
    [3] three { $kind } ones
    [4] four { $kind } ones
   *[other] { $found } { $kind } ones
}.
copy-tikal-2-printed-doors-between = A room has one or two doors; you gave one of them { $found }.
copy-tikal-2-light-rooms-doors-between = A room has one or two doors; you gave one of them { $found }.
copy-tikal-2-light-rooms-t2-arrangement = The four rooms of each colour have their doors in four different ways. In { $colour } this one is missing: { $missing }.
copy-tikal-2-site-counts-3-sum = With three players { $expected } action tiles lie on the sites; you have { $found }.
copy-tikal-2-site-counts-2-sum = With two players { $expected } action tiles lie on the sites; you have { $found }.
copy-tikal-2-sanctuaries-bonuses-least = A sanctuary has several bonuses; so far you have one.
copy-tikal-2-treasure-room-bonuses-least = The treasure room has several bonuses; so far you have one.
copy-tikal-2-treasure-room-bonuses-t2-treasure-room = The rulebook shows a bonus of { $expected } points in the treasure room; you do not have it yet.
copy-tikal-2-cards-sum = There are { $expected } special cards; you have at least { $found }.
copy-tikal-2-action-tiles-count-of = The tiles with a 2 on the back show this { $expected } times: { $kind }. You have it { $found ->
    [0] nowhere
    [one] once
   *[other] { $found } times
}.
copy-tikal-2-action-tiles-actions-do-t2-discovery-back = Rooms and sanctuaries are on the tiles with a 2 on the back; you put one on a tile with a { $back }.
