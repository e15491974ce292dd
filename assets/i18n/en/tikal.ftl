## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a place such as “3, 2” (column, row).

word-tikal = Tikal
word-base-camp = base camp
word-temple = temple
word-jungle = jungle
word-treasure = treasure
word-volcano = volcano
word-leader = expedition leader
word-member = expedition member
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = the expedition leader
figure-member = an expedition member
## Phases, said after “The game is at:”
phase-draw = drawing a tile
phase-place = placing the tile
phase-scoring = a scoring round
phase-display = turning over tiles
phase-auction = the auction
phase-take = taking a tile

TK1-1 = 2 to 4 can play. Everybody has 1 leader, 18 members and 2 camps; after 100 points the track starts again.
    .members = { $seat } would have more than { $most } members.
TK1-2 = The 36 terrain tiles come in the order of their letters, A to G; those of a letter are shuffled.
    .gone = Tile { $tile } has been used already.
    .letter = A tile { $letter } cannot come yet; the next letter is { $top }.
    .twice = The same tile is named twice.
    .empty = No tile is left to come.
TK1-3 = There are 48 temple pieces from 2 to 10 and 24 treasures: 8 kinds, 3 of each.
    .refused = All { $each } of treasure { $treasure } are with players already.
    .pieces = There are not so many temple pieces with a { $value }.
TK1-4 = Printed on the board are the base camp, two temples and a jungle; the board has 40 spaces.
TK1-5 = The oldest player starts, then it goes clockwise.
TK2-1 = Place a drawn tile on a free space next to a tile already on the board.
    .off = { $hex } is not on the board.
    .taken = A tile lies on { $hex } already.
    .alone = No tile lies next to { $hex }.
TK2-2 = A path must lead to a new tile: at least one stepping stone on an edge it shares with a tile you can enter. If no free space allows this, place it without a path.
    .refused = Turned this way, no stone leads to it there.
TK2-3 = A volcano may lie anywhere next to a tile, and nobody ever enters it.
    .refused = On { $hex } lies a volcano.
TK2-4 = A treasure tile gets as many hidden treasures as it shows masks.
TK2-5 = A turn has 10 action points, for any actions in any order; what is left over is lost.
    .refused = This costs { $need } AP, { $left } are left.
TK3-1 = 1 AP brings a figure from the reserve into the base camp or an own camp.
    .gate = That is neither the base camp nor your camp.
    .reserve = You have { $have } of these in reserve, not { $need }.
    .empty = No tile lies on { $hex }.
TK3-2 = For 1 AP, a figure takes a secret path from the base camp or one of your camps straight to another of them.
    .gate = Both must be the base camp or a camp of yours.
    .same = Start and goal are the same.
    .figures = You have { $have } of these there, not { $need }.
    .empty = No tile lies on { $hex }.
TK3-3 = Walking to the next tile costs each figure 1 AP for every stone on both sides of the edge. Without a stone there is no way across.
    .figures = You have { $have } of these there, not { $need }.
    .apart = { $hex } is no neighbour of the tile before.
    .stones = No stone leads to { $hex }.
    .empty = No tile lies on { $hex }.
TK3-4 = For 2 AP, uncover the next level of a temple. You need one figure there for each level you uncover this turn, at most 2 per temple. A guarded temple stays as it is.
    .temple = There is no temple there.
    .guarded = This temple is guarded; its value is fixed.
    .twice = Two levels were uncovered here this turn.
    .figures = You need { $need } figures there, you have { $have }.
    .piece = There is no piece with a { $value } left.
    .empty = No tile lies on { $hex }.
TK3-5 = For 3 AP, dig up a treasure. You need one figure on the tile for each treasure you dig up this turn, at most 2 per tile. Lay it face up in front of you.
    .none = There is no treasure there.
    .twice = You have raised two here this turn.
    .figures = You need { $need } figures there, you have { $have }.
    .empty = No tile lies on { $hex }.
TK3-6 = 3 AP exchange a single treasure of yours for a single one of another player, who cannot refuse.
    .own = Exchange with another player.
    .once = At this table only once a turn.
    .single = { $seat } has no treasure { $treasure }.
    .safe = { $seat } has { $count } of treasure { $treasure }.
TK3-7 = 5 AP build a camp on a jungle, or on a treasure tile that is empty; one per tile, two per player.
    .temple = There is a temple on this tile.
    .treasures = Treasures are still there: { $left }.
    .camp = There is a camp on this tile already.
    .both = You have built both your camps.
    .empty = No tile lies on { $hex }.
TK3-8 = 5 AP make a figure the guard of a temple where you alone have the majority. The temple is yours for good, your other figures there leave the game; two per player.
    .temple = There is no temple there.
    .guarded = It is guarded already.
    .both = You have placed both your guards.
    .figure = You have no such figure there.
    .majority = You do not have the majority there alone.
    .empty = No tile lies on { $hex }.
TK3-9 = The leader costs as much as a member and counts three for majorities.
TK3-10 = The leader too can become a guard.
TK3-11 = You may enter other players’ camps, stay there and walk on, but you cannot use their secret paths.
TK3-12 = No camp on the base camp and none on a volcano; the printed jungle takes one.
    .refused = On this tile: { $kind }.
TK3-13 = A tile placed this turn can be used this turn.
TK3-14 = Treasures in a pair or a triple are safe from exchange.
TK4-1 = A volcano starts a scoring round at once. Beginning with whoever drew it, everybody takes a turn of 10 AP and then scores.
TK4-2 = Afterwards whoever drew the volcano places it and takes a normal turn; no other tile is drawn.
TK4-3 = A temple scores its top number for whoever is strongest there alone (leader 3, member 1); tied, for nobody.
    .temples = There are only { $most } temples.
TK4-4 = A guarded temple scores for its guard’s owner, whoever else is there.
TK4-5 = Treasures score 1 for a single, 3 for a pair, 6 for a triple, and stay for the next time.
    .sets = There are only { $most } kinds of treasure.
TK4-6 = The printed temples score like all others.
TK4-7 = Example: temples of 3, 5, 5 and 8, two pairs and two singles make 21 and 8.
TK5-1 = After the turn with the last tile there is one more scoring round, beginning with the left neighbour of whoever took it; in the auction by points.
TK5-2 = Most points win; a tie is shared.
TK5-3 = So there are four scoring rounds in a game.
TK6-1 = Auction: everybody starts with 20 points. One tile per player is turned over.
    .refused = { $need } tiles are turned up, not { $given }.
TK6-2 = The turns are sold one by one: bid higher or pass, who passed is out. The winner pays in points and takes one of the open tiles.
    .higher = The bid stands at { $high }.
    .display = Tile { $tile } is not on display.
TK6-3 = If nobody bids, whoever passed first gets the turn free.
TK6-4 = Only players who have not had a turn this round may bid. The last of them gets the last tile free.
TK6-5 = The oldest bids first; later the next player clockwise who may bid; in a new round the left neighbour of the last one.
TK6-6 = A bid is at least 1 and at most the points you have.
    .least = Bid at least { $least }.
    .most = You have { $have }.
TK6-7 = A volcano on display starts its scoring round only when somebody takes it, beginning with that player.
TK6-8 = In the last scoring round the player with the fewest points begins. Ties go clockwise from whoever placed the last tile, with that player last.
TK6-9 = With fewer tiles than players in the last round only so many turns are sold.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } draws tile { $tile }.
tikal-tile-placed = { $seat } places tile { $tile } on { $hex }.
tikal-figures-brought = { $seat } brings { $count ->
    [one] { $figure }
   *[other] { $count } expedition members
} to { $to }.
tikal-figures-transferred = { $seat } sends { $count ->
    [one] { $figure }
   *[other] { $count } expedition members
} by secret path from { $start } to { $to }.
tikal-figures-moved = { $seat } moves { $count ->
    [one] { $figure }
   *[other] { $count } expedition members
} to { $to } for { $ap } AP.
tikal-level-uncovered = { $seat } uncovers a level of the temple on { $hex }, now worth { $value }.
tikal-treasure-raised = { $seat } digs up treasure { $treasure } on { $hex }.
tikal-treasures-exchanged = { $seat } gives { $other } treasure { $give } for treasure { $take }.
tikal-camp-built = { $seat } builds a camp on { $hex }.
tikal-guard-placed = { $seat } makes { $figure } the guard of the temple on { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] has used all AP
   *[other] leaves { $ap } AP unused
}.
tikal-turn-began = { $seat } is next.
tikal-scoring-began = Scoring round, in the order { $order }.
    .final = Last scoring round, in the order { $order }.
tikal-temple-scored = { $seat } scores { $value ->
    [one] 1 point
   *[other] { $value } points
} for the temple on { $hex }.
tikal-set-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $size ->
    [1] treasure { $treasure }
   *[2] a pair of treasure { $treasure }
    [3] a triple of treasure { $treasure }
}.
tikal-seat-scored = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
tikal-round-scored = Scoring round { $round } is over.
tikal-game-ended = The game is over. Victory goes to { $seats }.
tikal-tiles-displayed = The tiles { $tiles } lie open.
tikal-auction-opened = A turn is auctioned among { $seats }.
tikal-bid-made = { $seat } bids { $points }.
tikal-bidder-passed = { $seat } passes.
tikal-turn-sold = { $seat } pays { $points } and has the turn.
    .free = { $seat } gets the turn free.
tikal-tile-taken = { $seat } takes tile { $tile }.
tikal-tallied = { $seat } enters the temples { $temples } and treasure sets of { $treasures }.
    .temples = { $seat } enters the temples { $temples } and no treasures.
    .treasures = { $seat } enters no temples and treasure sets of { $treasures }.
    .nothing = { $seat } enters nothing to score.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = the way back leads elsewhere
flaw-off-board = { $found } is not on the board
flaw-count-of = expected { $expected } of { $kind }, found { $found }
flaw-letter = expected a letter { $expected }, found “{ $found }”
flaw-masks = expected { $expected } masks altogether, found { $found }
flaw-turn-start = a position is the beginning of a turn: leave this out
flaw-letters = more letters than tiles still to come
flaw-rule = cannot lie so ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Put the board in the middle. The base camp, 2 temples and a jungle are printed on it; { $free } spaces are free.
tikal-setup-tiles = Shuffle the { $tiles } terrain tiles face down, each letter by itself. Make one stack, A on top, G at the bottom: { $letters }.
tikal-setup-pieces = Sort the { $pieces } temple pieces by number into piles beside the board: { $piles }.
tikal-setup-treasures = Mix the { $treasures } treasures face down; two piles beside the board.
tikal-setup-figures = Everybody takes the pieces of one colour: 1 leader, { $members } members, { $camps } camps and the scoring marker.
tikal-setup-stones = Put the scoring markers beside the “1” of the score track: 0 points.
tikal-setup-stones-twenty = Put the scoring markers on { $points } on the score track: everybody starts with { $points } points.
tikal-setup-markers = Everybody puts the turn marker of their colour in front of them, face up.
tikal-setup-markers-away = The { $count } turn markers stay in the box.
tikal-setup-summary-blue = Everybody takes a summary card, blue side up.
tikal-setup-summary-red = Everybody takes a summary card, red side up.
tikal-setup-boxed = { $count ->
    [one] The pieces of one colour stay in the box.
   *[other] The pieces of { $count } colours stay in the box.
}
tikal-setup-display = Turn up the top { $count } tiles and lay them open on the table.
tikal-setup-first = The oldest player starts; play goes clockwise.
tikal-setup-bidder = The oldest player makes the first bid; bidding goes clockwise.
tikal-setup-light = Simple: you play on the board. In each scoring round everybody enters their temples and treasures, and the app adds them up.
tikal-setup-light-auction = Simple: you play on the board and bid in the app. In each scoring round everybody enters their temples and treasures.
