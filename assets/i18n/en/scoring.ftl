### Scorings on screens: what games with points share.

## What was scored, one thing after another

scoring-fold = Hide
scoring-open = Show
# What was scored is shown one thing after another: “2 of 6”.
scoring-step = { $number } of { $count }
scoring-back = Back
scoring-next = Next
# $total is a number, or the next message.
scoring-total = { $points ->
        [0] { $name } scores nothing and stays at { $total }.
        [one] { $name } scores 1 point and now has { $total }.
       *[other] { $name } scores { $points } points and now has { $total }.
    }
# Beyond 100 points: the score track has 100 spaces.
scoring-lap = { $total } (lap { $lap }, space { $space })
# For ears: of those who have a turn one after another, who is on, who has had it.
order-on = { $name } plays now
order-done = { $name } is done
scoring-none = Nothing has been scored yet.
scoring-sum = Sum
scoring-all = Total

## Always one tap away

glance-if-scored = If scored now
glance-left = What is left
glance-receipts = Scorings
glance-none = none
# For ears: what a thing is called (a key, a treasure, a tile’s letter), and how many are left.
glance-of = { $name }, { $count } left

## The table for everybody, and the end

table-simple = You play on the board; the app keeps score
# For ears.
table-score = { $points ->
        [0] { $name } has no points
        [one] { $name } has 1 point
       *[other] { $name } has { $points } points
    }
source-other = Corrections
source-start = Start
