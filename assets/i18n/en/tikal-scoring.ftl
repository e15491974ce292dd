### Tikal on screens: scoring rounds and their receipts, the auction, the end.

## A scoring round

# $name drew or took the volcano and is the first.
tk-volcano-about = A volcano! One after another, each of you takes a scoring turn with 10 AP and scores right after it. Then { $name } places the volcano and takes a normal turn.
# .score: in the auction version the order goes by points.
tk-volcano-final = All tiles are placed. One after another, { $name } first, each of you takes a last scoring turn with 10 AP and scores right after it.
    .score = All tiles are placed. One after another, fewest points first, each of you takes a last scoring turn with 10 AP and scores right after it.
tk-scored-by = { $name } scores

## Receipts

tk-receipt-waiting = Still to score: { $names }
# $at is a space such as “c3”, or nothing.
tk-receipt-temple = { $at } { $value }
    .guarded = { $at } { $value } (guarded)
tk-receipt-nothing = no temple and no treasure

## Always one tap away

# $names is one name; .bid: who bids next; .sale: those among whom the next turn is auctioned.
tk-next = Next is { $names }.
    .bid = Next to bid is { $names }.
    .sale = The next turn is for sale among { $names }.
    .scoring = Next comes the last scoring round.
tk-now-total = total { $total }
tk-now-about = Each temple with everybody’s strength, and what others lack to be strongest there alone. Tap one to see it on the board.
tk-now-guard = { $name } (guard)
tk-now-tied = Nobody (tied)
tk-now-lacks = { $name } needs { $count } more
# $temples is a list of the next message.
tk-now-nobody = Nobody is at { $temples }.
tk-now-empty = { $at } (worth { $value })
tk-left-pieces = Temple pieces by value
tk-left-tiles = Tiles by letter
tk-left-treasures = Treasures nobody has yet
tk-left-people = Figures in reserve, camps and guards left

## The auction

tk-auction-display = Which tiles came up?
tk-auction-auction = A turn is for sale
tk-auction-take = The turn is sold
tk-auction-display-about = { $count ->
        [one] Turn over the top tile and tap it here.
       *[other] Turn over the top { $count } tiles and tap them here.
    }
tk-auction-no-bid = Nobody has bid yet.
tk-auction-high = { $name } bids { $points }.
tk-auction-highest = highest bid
tk-auction-passed = has passed
tk-auction-has = { $points ->
        [0] has no points
        [one] has 1 point
       *[other] has { $points } points
    }
tk-display-do = Lay them out
tk-display-more = { $count ->
        [one] 1 more tile
       *[other] { $count } more tiles
    }
tk-bid = Bid { $points }
tk-bid-less = Bid one less
tk-bid-more = Bid one more
tk-pass = Pass

## The end

tk-winner-under = with { $points ->
        [one] 1 point
       *[other] { $points } points
    }
tk-source-guarded = Guarded temples
tk-source-round = Round { $round }
