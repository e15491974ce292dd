### Tikal on screens: the simple version, setting things right, help.

## The simple version: what is going on

tk-light-round = Scoring round { $round } of { $of }
tk-light-play = You play on the board
tk-light-play-about = When a volcano comes up, tap in below what each player scores, right after their scoring turn.
tk-light-play-last = After the turn with the last tile everybody takes a scoring turn; then tap in below what each player scores.
tk-light-enter = Tap in what you score
tk-light-in = Your points are in
tk-light-missing = Still missing: { $names }
tk-light-volcano = Enter a scoring
tk-light-who = Whose points?
tk-light-done = is in
tk-light-track = Score track

## Tapping in a scoring

tk-tally-first = For each temple where you alone are strongest or have your guard, tap its number.
tk-tally-changed = Last time’s temples and treasures are already there. Tap only what has changed.
tk-tally-temples = Temples
tk-tally-sets = Treasures
tk-tally-none = None yet
# What a screen reader says of the arrow beside a temple or a treasure set
tk-tally-grown = It has grown: now { $value }
tk-tally-grown-set = It has grown: now { $what }
tk-tally-do = { $points ->
    [0] Enter no points
    [one] Enter 1 point
   *[other] Enter { $points } points
}
# { $before } and { $after } are where the scoring marker stands
tk-tally-under = { $temples ->
    [0] none
   *[other] { $temples }
} for temples, { $sets ->
    [0] none
   *[other] { $sets }
} for treasures: from { $before } to { $after }
tk-doubt-temples = That makes { $count } temples among all of you this round, but there are only { $most }.
tk-doubt-value = That makes { $count } temples worth { $value } among all of you this round, but there can be only { $most }.
tk-doubt-treasures = That makes { $count } treasures among all of you this round, but there are only { $most }.
tk-doubt-sets = That makes { $count } pairs and triples among all of you this round, but there are only { $most } kinds of treasure.

## Setting things right: what is counted or chosen

tk-correct = Correct
tk-fix-hex = Correct this
tk-fix-table = The table
tk-fix-reserve = Members in reserve
tk-fix-camps = Camps left
tk-fix-guards = Guards left
tk-fix-round = Scoring rounds over
tk-fix-ap = Action points left
tk-fix-turn = Whose turn it is
tk-fix-drawn = The tile just drawn
tk-fix-lies = Is there a tile?
tk-fix-some-tile = Yes
tk-fix-no-tile = No tile
tk-fix-tile = Which tile it is
tk-fix-lie = How it lies
tk-fix-value = The temple’s value
tk-fix-guard = Whose guard is there
tk-fix-camp = Whose camp is there
tk-fix-treasures = Treasures left
tk-fix-nobody = Nobody’s
tk-fix-figures = Figures there
tk-fix-members = { $name }: members
tk-fix-leader = { $name }: leader

## The host

tk-host-light = Everybody plays on the board and taps in the scoring rounds. For whoever has no phone, tap a name.

## Help: what it is called, and (…-about) what it is for somebody who has not read the rules

tikal-help-base-camp = Base camp
tikal-help-base-camp-about = New figures enter the game here, for 1 action point each. Any number of figures may stand here.
tikal-help-temple = Temple
tikal-help-temple-about = In a scoring round a temple gives its number to whoever alone is strongest there; if there is a tie, nobody gets it. For 2 action points you uncover a level and raise the number by one.
tikal-help-jungle = Jungle
tikal-help-jungle-about = There is nothing to find in the jungle, but you may build a camp here.
tikal-help-treasure = Treasure tile
tikal-help-treasure-about = As many treasures lie here face down as the tile shows masks. Whoever stands here digs them up for 3 action points each. Once it is empty you may build a camp here.
tikal-help-volcano = Volcano
tikal-help-volcano-about = When a volcano comes up, a scoring round begins at once: one after another, everybody takes a scoring turn. Nobody ever enters a volcano.
tikal-help-stone = Stepping stones
tikal-help-stone-about = Stones on the sides of tiles are the paths. A step costs 1 action point for each stone, both sides of the shared edge together; where there is none, there is no path.
tikal-help-leader = Expedition leader
tikal-help-leader-about = The leader moves and works like a member but counts as three when strength is compared.
tikal-help-member = Expedition member
tikal-help-member-about = You have 18. They walk, uncover temples, dig up treasures and make you strong at a temple.
tikal-help-camp = Camp
tikal-help-camp-about = A camp is a base camp of your own: your new figures may start there, and for 1 action point a figure goes by secret path between it and the base camp or your other camp. Each player has two.
tikal-help-guard = Guard
tikal-help-guard-about = A guard keeps a temple for you to the end: it scores for you no matter who is there, but its value is fixed. Your other figures there leave the game, so first move away those you can spare. All figures may still come and go. Each player can post two.
tikal-help-level = Temple level
tikal-help-level-about = A temple piece with the next number is laid on the temple. Where no piece with that number is left, the temple grows no more.
tikal-help-place = Placing a tile
tikal-help-place-about = Every turn begins with a tile: draw it and lay it next to another so that a stone leads to it. You may turn it as you like. Then you have 10 action points.
tikal-help-ap = Action points
tikal-help-ap-about = Each turn has 10 of them, for whatever you like in any order. What you do not use is lost.
tikal-help-bring = Bringing a figure
tikal-help-bring-about = For 1 action point a figure comes from your reserve into the base camp or one of your camps.
tikal-help-walk = Walking
tikal-help-walk-about = A figure goes to the next tile and pays for all stones between the two. As long as you have action points it may go on.
tikal-help-secret = Secret path
tikal-help-secret-about = For 1 action point a figure goes straight from the base camp or one of your camps to another of them, however far away.
tikal-help-uncover = Uncovering
tikal-help-uncover-about = For 2 action points you raise a temple by one level. You need a figure there for each level, and may uncover at most two levels a turn at one temple.
tikal-help-raise = Digging up a treasure
tikal-help-raise-about = For 3 action points you turn over a treasure on the tile and lay it in front of you. You need a figure there for each one, and may dig up at most two a turn on one tile.
tikal-help-exchange = Exchanging treasures
tikal-help-exchange-about = For 3 action points you swap a single treasure with a single one of somebody else, who cannot refuse. Pairs and triples are safe.
tikal-help-build = Building a camp
tikal-help-build-about = For 5 action points you build a camp on a jungle or an emptied treasure tile. You need no figure there.
tikal-help-scoring = Scoring round
tikal-help-scoring-about = One after another, everybody has 10 action points and scores right after them: every temple where you alone are strongest or have your guard, and your treasures. There are four scoring rounds in a game.
tikal-help-treasure-token = Treasures
tikal-help-treasure-token-about = In every scoring round a single treasure gives you 1 point, a pair 3 and a triple 6. You keep them, and they score again next time.
tikal-help-scoring-stone = Score track
tikal-help-scoring-stone-about = The track has 100 spaces. With more points your scoring marker goes round again: 123 points are space 23 of the second lap.
tikal-help-final = Last scoring round
tikal-help-final-about = After the turn with the last tile everybody takes one more scoring turn. Then whoever has the most points wins.
tikal-help-bid = Auction
tikal-help-bid-about = Turns are sold for points: bid more than the last bid, or pass and be out. Whoever is left pays, takes one of the open tiles and plays a turn. If nobody bids, whoever passed first gets it free.
tikal-help-tile-back = Open tiles
tikal-help-tile-back-about = One tile for each player lies open. Whoever buys a turn takes one of them; the last player gets the last one free. An open volcano does nothing until somebody takes it.
tikal-help-tally = Entering points
tikal-help-tally-about = After your scoring turn, tap the number of every temple where you alone are strongest or have your guard, and your singles, pairs and triples. The app adds them up and says where your scoring marker goes.
