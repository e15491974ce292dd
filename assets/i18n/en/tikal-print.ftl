### Tikal on paper. Readable across a table: short. *…* is bold, [stone] an icon; both stay as they are.

## The turn: the reference card’s front

tk-print-basic = Basic version
tk-print-auction = Auction version
tk-print-turn = Your turn
tk-print-turn-draw = Draw the top tile. [volcano] Scoring round first!
tk-print-turn-take = Win a turn, take a tile. [volcano] Scoring round first!
tk-print-turn-place = Place it next to a tile, so that a *path* leads there.
tk-print-turn-masks = Treasure tile: one hidden [treasure-hidden] per mask.
tk-print-turn-spend = Use up to *10 AP*. What is left is lost.
tk-print-turn-spend-auction = Use up to *10 AP*; the rest is lost. Marker face down.

## The actions. In front of each stands what it costs in AP; “2 in all”: for the whole game.

tk-print-actions = Actions and their AP
tk-print-bring = *Bring* a figure to the base camp or one of your camps.
tk-print-secret = *Secret path:* between base camp and your camps.
tk-print-walk = *Walk* to the next tile: *per* figure and [stone], both sides. No [stone], no way.
tk-print-uncover = *Uncover a level:* the next number, if one is left. 1 figure of yours per level, *2* per temple and turn. Never if guarded.
tk-print-raise = *Dig up a treasure:* 1 figure of yours per treasure, *2* per tile and turn.
tk-print-exchange = *Exchange* a single treasure for another player’s single. No refusing.
tk-print-exchange-once = *Exchange* a single treasure for another player’s single. No refusing. Once a turn.
tk-print-build = *Build a camp:* jungle or emptied treasure tile, even with no figure there. 1 per tile, *2* in all.
tk-print-guard = *Guard a temple:* you alone are strongest. Yours for good; your other figures there leave the game. *2* in all.

## The card’s back

tk-print-round = Volcano: scoring round
tk-print-round-all = Lay it aside. Clockwise, *you first:* each uses *10 AP*, then scores.
tk-print-round-own = Then place the volcano (no path needed, nobody enters) and use your *10 AP*.
tk-print-round-last = After the last tile: the *4th round*, left neighbour first.
tk-print-round-last-auction = After the last tile: the *4th round*, *fewest points* first. Tied: whoever comes sooner clockwise after the player who placed it.
tk-print-points = Points
tk-print-points-temple = *Temple:* its top number, if you alone are strongest. A tie: nobody. Guarded: the guard’s owner.
tk-print-points-treasure = *Treasures* of one kind. You keep them; they score again.
# Under the leader with a 3, the member with a 1: how strong they are.
tk-print-strength = Strength
tk-print-tiles = The tiles
tk-print-tile-temple = uncover, guard
tk-print-tile-jungle = build a camp
tk-print-tile-treasure = dig up; empty: camp
tk-print-tile-volcano = nobody enters
tk-print-know = Good to know
tk-print-know-leader = A [leader] costs the same as a [member] and may be a guard.
tk-print-know-guarded = Guarded temples: everybody may still walk in and out.
tk-print-know-camps = Others’ camps: walk in, stay, but no secret paths.
tk-print-know-new = A tile just placed can be used at once.
tk-print-know-laps = The score track has 100 spaces. Past 100, begin again and add 100.
tk-print-know-win = The most points win; tied players share the win.
tk-print-sale = The auction
tk-print-sale-bid = Bid *higher* or *pass;* once you pass you are out. From 1 to all your points.
tk-print-sale-pay = Highest bid: *pay* and take your turn. No bids: whoever passed *first* gets it free.
tk-print-sale-last = Only players without a turn this round may bid. The *last one* gets the last tile free.
tk-print-sale-next = First bid: next clockwise after the last turn. After everybody’s turn: new tiles, markers face up.

## The sketch of the table

tk-print-heap-tiles = Terrain tiles
tk-print-heap-open = Open tiles
tk-print-heap-pieces = Temple pieces
tk-print-heap-treasures = Treasures
tk-print-boxed = Stays in the box

## The score sheet

tk-print-score-how-basic = In each scoring round note your temples and treasure sets one by one, add them up, then add this round to the total.
tk-print-score-how-auction = You start with { $points } points. Note every bid you pay. In each scoring round note your temples and treasure sets, then add up.
tk-print-score-strength = Alone strongest ([leader] 3, [member] 1) scores
tk-print-score-temples = Temples
tk-print-score-treasures = Treasures
tk-print-score-sums = Sums
tk-print-score-round = This round
tk-print-score-bids = Bids
tk-print-score-total = Total so far
tk-print-score-winner = Winner
