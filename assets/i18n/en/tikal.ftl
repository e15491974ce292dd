## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a space such as “c3” (column c, row 3).

word-tikal = Tikal
word-base-camp = base camp
word-temple = temple
word-jungle = jungle
word-treasure = treasure
word-volcano = volcano
word-leader = leader
word-member = member
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = the leader
figure-member = a member
## Tiles and places as people call them; { $letter } is printed on the back of a tile, { $at } is a space such as “a5”
tikal-called-base-camp = the base camp
tikal-called-temple =
    { $letter ->
        [A] an A
        [E] an E
        [F] an F
       *[other] a { $letter }
    } temple tile worth { $value }
tikal-called-jungle =
    { $letter ->
        [A] an A
        [E] an E
        [F] an F
       *[other] a { $letter }
    } jungle tile
tikal-called-treasure =
    { $letter ->
        [A] an A
        [E] an E
        [F] an F
       *[other] a { $letter }
    } treasure tile with { $masks ->
        [one] { $masks } treasure
       *[other] { $masks } treasures
    }
tikal-called-volcano =
    { $letter ->
        [A] an A
        [E] an E
        [F] an F
       *[other] a { $letter }
    } volcano tile
## Phases, said after “The game is at:”
phase-draw = drawing a tile
phase-place = placing the tile
phase-scoring = a scoring round
phase-display = turning over tiles
phase-auction = the auction
phase-take = taking a tile

TK1-1 = 2 to 4 players, each with 1 leader, 18 members and 2 camps. After 100 points you go round the score track again.
    .members = { $seat } would have more than { $most } members. Count again.
TK1-2 = The 36 terrain tiles come in the order A to G, shuffled within each letter.
    .gone = That tile ({ $tile }) has already been played. Check the tile you drew.
    .letter = { $due ->
        [0] A tile with the letter { $letter } cannot come yet.
       *[other] You entered { $given } tiles with the letter { $letter }, but only { $due } can come now.
    } { $count ->
        [one] The next tile has the letter { $coming }.
       *[other] The next { $count } tiles have the letters { $coming }.
    } Check the tiles again.
    .twice = One tile was entered twice. Enter different ones.
    .empty = All tiles have been drawn.
TK1-3 = There are 48 temple pieces from 2 to 10 and 24 treasures: 8 kinds, 3 of each.
    .refused = Players already have all { $each } of the treasure “{ $motif }”. Check which one you dug up.
    .pieces = There are not that many temple pieces with a { $value }. Count again.
    .treasures = That would be more treasures than the box has. Count again.
TK1-4 = The board has 40 spaces. The base camp, two temples and one jungle are printed on it.
TK1-5 = The oldest player starts; play goes clockwise.
TK2-1 = Place a drawn tile on a free space next to a tile already on the board.
    .off = That space is not on the board. Choose a free space next to a tile.
    .taken = There is already a tile on { $hex }. Choose a free space.
    .alone = { $hex } has no tile next to it. Choose a space beside a tile.
TK2-2 = A path must lead to a new tile: at least one stepping stone on an edge it shares with a tile you can enter. If no free space allows this, place it without a path.
    .refused = Turned this way, no stone leads to the tile. Turn it, or choose another space.
    .space = Whichever way it is turned, no stone leads to the tile on { $hex }. Choose another space.
TK2-3 = A volcano needs no path: it may lie anywhere next to a tile. Nobody may ever enter it.
    .refused = There is a volcano on { $hex }. Go round it.
TK2-4 = A treasure tile gets as many hidden treasures as it shows masks.
TK2-5 = You have 10 action points (AP) a turn, for any actions in any order. Unused AP are lost.
    .refused = That costs { $need } AP and you have { $left ->
        [0] none
       *[other] only { $left }
    } left. Do something cheaper, or end your turn.
TK3-1 = For 1 AP, bring a figure from your reserve to the base camp or one of your camps.
    .gate = New figures can only enter at the base camp or at one of your camps. Choose one of those.
    .reserve = { $have ->
        [0] You have none of these in reserve. Choose another figure.
       *[other] You have only { $have } of these in reserve, not { $need }. Bring fewer.
    }
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
TK3-2 = For 1 AP, a figure takes a secret path from the base camp or one of your camps straight to another of them.
    .gate = A secret path only joins the base camp and your own camps. Choose two of those.
    .same = Choose a different camp to go to.
    .figures = { $have ->
        [0] You have none of these there. Choose another figure.
       *[other] You have only { $have } of these there, not { $need }. Move fewer.
    }
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
TK3-3 = Walking to the next tile costs each figure 1 AP for every stone on both sides of the edge. Without a stone there is no way across.
    .figures = { $have ->
        [0] You have none of these there. Choose another figure.
       *[other] You have only { $have } of these there, not { $need }. Move fewer.
    }
    .apart = { $hex-kind ->
        [tikal-called-base-camp] The base camp
       *[other] { $hex }
    } is not next to the tile before it. Go tile by tile.
    .stones = { $hex-kind ->
        [tikal-called-base-camp] No stone leads to the base camp. Find another way.
       *[other] No stone leads to { $hex }. Find another way.
    }
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
TK3-4 = For 2 AP, uncover the next level of a temple. You need one figure there for each level you uncover this turn, at most 2 per temple. A guarded temple stays as it is.
    .temple = There is no temple there. Choose a temple.
    .guarded = This temple is guarded, so its value is fixed. Choose another one.
    .twice = You have already uncovered two levels here this turn. Try another temple.
    .figures = You need { $need ->
        [one] a figure
       *[other] { $need } figures
    } there and have { $have ->
        [0] none
       *[other] only { $have }
    }. Move more figures there first.
    .piece = No { $value } is left in the supply, so this temple cannot grow. Choose another one.
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
    .top = This temple has reached { $value }, the highest level. Choose another one.
TK3-5 = For 3 AP, dig up a treasure. You need one figure on the tile for each treasure you dig up this turn, at most 2 per tile. Lay it face up in front of you.
    .none = There is no treasure left there. Choose another tile.
    .twice = You have already dug up two treasures here this turn. Try another tile.
    .figures = You need { $need ->
        [one] a figure
       *[other] { $need } figures
    } there and have { $have ->
        [0] none
       *[other] only { $have }
    }. Move more figures there first.
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
    .tile = This is not a treasure tile, so there is nothing to dig up. Choose a treasure tile.
TK3-6 = For 3 AP, swap one of your single treasures for a single treasure of another player, who cannot refuse.
    .own = Choose another player to exchange with.
    .once = Your table allows only one exchange a turn. You have already made it.
    .single = { $seat } has no treasure “{ $motif }”. Choose another one.
    .safe = { $seat } has { $count } of the treasure “{ $motif }”, and pairs and triples are safe. Choose a single one.
TK3-7 = For 5 AP, build a camp on a jungle tile, or on a treasure tile with no treasure left. One camp per tile, two per player.
    .temple = Camps cannot stand on a temple tile. Choose a jungle or an emptied treasure tile.
    .treasures = { $left ->
        [one] A treasure is
       *[other] { $left } treasures are
    } still there. All must be dug up first.
    .camp = There is already a camp on this tile. Choose another tile.
    .both = You have already built both your camps. Do something else, or end your turn.
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
TK3-8 = For 5 AP, post a guard on a temple where you alone are strongest. The temple keeps its value and scores for you to the end; your other figures there leave the game. The guard never moves again, but all figures may come and go. One guard per temple, two per player.
    .temple = There is no temple there. Choose a temple.
    .guarded = This temple already has a guard. Choose another one.
    .both = You have already placed both your guards. Do something else, or end your turn.
    .figure = You have no such figure there. Choose another one.
    .majority = Your strength there is { $own } against { $others } (leader 3, member 1), so you are not alone in being strongest. Bring more figures first.
    .empty = There is no tile on { $hex } yet. Choose a tile that is there.
    .off = That space is not on the board. Choose a tile that is there.
    .nobody = You have no figure at this temple. Move figures there first.
TK3-9 = The leader costs the same as a member and counts as one figure for uncovering and digging up, but as 3 when you compare strength.
TK3-10 = The leader can also become a guard.
TK3-11 = You may enter other players’ camps, stay there and walk on, but you cannot use their secret paths.
TK3-12 = You cannot build a camp on the base camp or on a volcano. The printed jungle is allowed.
    .base = No camp can stand on the base camp. Choose a jungle or an emptied treasure tile.
    .volcano = No camp can stand on a volcano. Choose a jungle or an emptied treasure tile.
TK3-13 = A tile placed this turn can be used this turn.
TK3-14 = As soon as a treasure you dig up or exchange makes a pair or a triple, those treasures are no longer singles: nobody can exchange them.
TK4-1 = A volcano starts a scoring round at once. Beginning with whoever drew it, everybody takes a turn of 10 AP and then scores.
TK4-2 = Afterwards whoever drew the volcano places it and takes a normal turn; no other tile is drawn.
TK4-3 = A temple scores its top number for the player who alone is strongest there (leader 3, member 1). If there is a tie, nobody scores.
    .temples = There are only { $most } temples. Check your list.
TK4-4 = A guarded temple scores for the guard’s owner, no matter who else is there.
TK4-5 = Treasures score 1 for a single, 3 for a pair, 6 for a triple. You keep them and score them again next time.
    .sets = There are only { $most } kinds of treasure. Check your list.
TK4-6 = The printed temples score like all the others.
TK4-7 = Example: temples of 3, 5, 5 and 8 score 21; two pairs and two singles score 8.
TK5-1 = After the turn with the last tile comes one more scoring round. The left neighbour of whoever took that turn begins; in the auction version, whoever has the fewest points.
TK5-2 = The most points win; tied players share the win.
TK5-3 = A game has four scoring rounds.
TK6-1 = Auction: everybody starts with 20 points. One tile per player is turned over.
    .refused = Turn over { $need } tiles; you entered { $given }.
TK6-2 = The turns are sold one by one. Bid higher or pass; once you pass you are out. The winner pays in points and takes one of the open tiles.
    .higher = The highest bid is { $high }. Bid more, or pass.
    .display = That tile ({ $tile }) is not among the open tiles. Choose one of those.
TK6-3 = If nobody bids, whoever passed first gets the turn free.
TK6-4 = Only players who have not had a turn this round may bid. The last of them gets the last tile free.
TK6-5 = The oldest player bids first. After that it is the next player clockwise who may still bid; in a new round, the left neighbour of whoever had the last turn.
TK6-6 = A bid is at least 1 and at most the points you have.
    .least = Bid at least { $least }.
    .most = You have { $have ->
        [0] no points
        [one] only 1 point
       *[other] only { $have } points
    }. Bid less, or pass.
TK6-7 = An open volcano starts its scoring round only when somebody takes it, beginning with that player.
TK6-8 = In the last scoring round the player with the fewest points begins. Ties go clockwise from whoever placed the last tile, with that player last.
TK6-9 = If fewer tiles than players are left in the last round, only that many turns are sold.

## The log: what happened

tikal-tile-drawn = { $seat } draws { $tile }.
tikal-tile-placed = { $seat } places { $tile } on { $hex }.
tikal-figures-brought =
    { $seat } brings { $count ->
        [one] { $figure }
       *[other] { $count } members
    } { $to-kind ->
        [tikal-called-base-camp] to the base camp
       *[other] to the camp on { $to }
    }.
tikal-figures-transferred =
    { $seat } sends { $count ->
        [one] { $figure }
       *[other] { $count } members
    } by secret path { $start-kind ->
        [tikal-called-base-camp] from the base camp
       *[other] from the camp on { $start }
    } { $to-kind ->
        [tikal-called-base-camp] to the base camp
       *[other] to the camp on { $to }
    }.
tikal-figures-moved =
    { $seat } moves { $count ->
        [one] { $figure }
       *[other] { $count } members
    } { $to-kind ->
        [tikal-called-base-camp] to the base camp
       *[other] to { $to }
    } for { $ap } AP.
tikal-level-uncovered = { $seat } uncovers a level of the temple on { $hex }, now worth { $value }.
tikal-treasure-raised = { $seat } digs up the treasure “{ $treasure }” on { $hex }.
tikal-treasures-exchanged = { $seat } gives { $other } the treasure “{ $give }” for the treasure “{ $take }”.
tikal-camp-built = { $seat } builds a camp on { $hex }.
tikal-guard-placed = { $seat } makes { $figure } the guard of the temple on { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] has used all AP
   *[other] leaves { $ap } AP unused
}.
tikal-turn-began = { $seat } is next.
tikal-scoring-began = A volcano! Scoring round, in the order { $order }.
    .final = Last scoring round, in the order { $order }.
tikal-temple-scored = { $seat } scores { $value ->
    [one] 1 point
   *[other] { $value } points
} for the temple on { $hex }.
tikal-set-scored = { $seat } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $size ->
    [1] the treasure “{ $treasure }”
   *[2] a pair of the treasure “{ $treasure }”
    [3] a triple of the treasure “{ $treasure }”
}.
tikal-seat-scored = { $seat } scores { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
tikal-round-scored = Scoring round { $round } is over.
tikal-game-ended = The game is over. { $seats } won.
tikal-tiles-displayed = The open tiles are { $tiles }.
tikal-auction-opened = A turn is for sale among { $seats }.
tikal-bid-made = { $seat } bids { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
tikal-bidder-passed = { $seat } passes.
tikal-turn-sold = { $seat } gets the turn for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .free = { $seat } gets the turn free.
tikal-tile-taken = { $seat } takes { $tile }.
tikal-tallied = { $seat } enters the temples { $temples } and treasure sets of { $treasures }.
    .temples = { $seat } enters the temples { $temples } and no treasures.
    .treasures = { $seat } enters no temples and treasure sets of { $treasures }.
    .nothing = { $seat } enters nothing to score.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-called-on = on { $at }
tikal-called-in-base-camp = in the base camp
tikal-called-reserve = in reserve
tikal-called-guard = as a guard
tikal-called-out = out of the game
tikal-called-figures =
    { $leaders ->
        [0] no leader
        [one] { $leaders } leader
       *[other] { $leaders } leaders
    } and { $members ->
        [0] no members
        [one] { $members } member
       *[other] { $members } members
    }
tikal-corrected-round =
    { $after ->
        [0] No scoring rounds are
        [one] { $after } scoring round is
       *[other] { $after } scoring rounds are
    } over, not { $before }.
tikal-corrected-turn = It is { $after }’s turn, not { $before }’s.
tikal-corrected-ap =
    { $after ->
        [0] No AP are
        [one] { $after } AP is
       *[other] { $after } AP are
    } left, not { $before }.
tikal-corrected-tile = The tile just drawn is { $after }, not { $before }.
tikal-corrected-display = Among the open tiles is { $after }, not { $before }.
tikal-corrected-stack = Still to come are the letters { $after }, not { $before }.
    .gone = No tile is still to come.
tikal-corrected-pieces =
    The supply has { $after ->
        [0] no temple pieces
        [one] { $after } temple piece
       *[other] { $after } temple pieces
    } with a { $value }, not { $before }.
tikal-corrected-score =
    { $seat } has { $after ->
        [0] no points
        [one] { $after } point
       *[other] { $after } points
    }, not { $before }.
tikal-corrected-leader = { $seat } has the leader { $after }, not { $before }.
tikal-corrected-reserve =
    { $seat } has { $after ->
        [0] no members
        [one] { $after } member
       *[other] { $after } members
    } in reserve, not { $before }.
tikal-corrected-out =
    { $seat } has { $after ->
        [0] no members
        [one] { $after } member
       *[other] { $after } members
    } out of the game, not { $before }.
tikal-corrected-camps-left =
    { $seat } has { $after ->
        [0] no camps
        [one] { $after } camp
       *[other] { $after } camps
    } left, not { $before }.
tikal-corrected-guards-left =
    { $seat } can still place { $after ->
        [0] no guards
        [one] { $after } guard
       *[other] { $after } guards
    }, not { $before }.
tikal-corrected-treasures =
    { $seat } has { $after ->
        [0] no treasure
        [one] { $after } treasure
       *[other] { $after } treasures
    } of the kind “{ $treasure }”, not { $before }.
tikal-corrected-leaders =
    { $seat } has { $after ->
        [0] no leader
        [one] { $after } leader
       *[other] { $after } leaders
    } on { $hex }, not { $before }.
tikal-corrected-members =
    { $seat } has { $after ->
        [0] no members
        [one] { $after } member
       *[other] { $after } members
    } on { $hex }, not { $before }.
tikal-corrected-figures = { $seat } has { $after } on { $hex }, not { $before }.
    .new = { $seat } has { $after } on { $hex }.
    .gone = { $seat } has no figures on { $hex }.
tikal-corrected-kind = The tile on { $hex } shows { $after }, not { $before }.
tikal-corrected-value = The temple on { $hex } is worth { $after }, not { $before }.
tikal-corrected-left =
    { $after ->
        [0] No treasures lie
        [one] { $after } treasure lies
       *[other] { $after } treasures lie
    } on { $hex }, not { $before }.
tikal-corrected-guard = { $after } guards the temple on { $hex }, not { $before }.
    .new = { $after } guards the temple on { $hex }.
    .gone = Nobody guards the temple on { $hex }, not even { $before }.
tikal-corrected-camp = { $after } has a camp on { $hex }, not { $before }.
    .new = { $after } has a camp on { $hex }.
    .gone = Nobody has a camp on { $hex }, not even { $before }.
tikal-corrected-lie = The tile on { $hex } is turned another way.
tikal-corrected-hex = On { $hex } lies { $after }, not { $before }.
    .new = On { $hex } lies { $after }.
    .gone = No tile lies on { $hex }.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = the way back from there leads to another space
flaw-off-board = { $found } is not on the board
flaw-count-of = expected { $expected } of { $kind }, found { $found }
flaw-letter = expected a letter { $expected }, found “{ $found }”
flaw-masks = expected { $expected } masks altogether, found { $found }
flaw-turn-start = a position always stands at the beginning of a turn, so leave this out
flaw-letters = more letters than tiles still to come
flaw-rule = cannot lie like this ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Put the board in the middle. The base camp, 2 temples and a jungle are printed on it; { $free } spaces are free.
tikal-setup-tiles = Shuffle the { $tiles } terrain tiles face down, each letter by itself. Make one stack, A on top, G at the bottom: { $letters }.
tikal-setup-pieces = Sort the { $pieces } temple pieces by number into piles beside the board (how many × number): { $piles }.
tikal-setup-treasures = Mix the { $treasures } treasures face down and make two piles beside the board.
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
tikal-setup-display = Turn over the top { $count } tiles and lay them beside the board.
tikal-setup-first = The oldest player starts; play goes clockwise.
tikal-setup-bidder = The oldest player makes the first bid; bidding goes clockwise.
tikal-setup-light = Simple: you play on the board. In each scoring round everybody enters their temples and treasures, and the app adds them up.
tikal-setup-light-auction = Simple: you play on the board and bid in the app. In each scoring round everybody enters their temples and treasures.
