### Scorings on screens: what games with points share.

## What was scored, one thing after another

scoring-fold = Verbergen
scoring-open = Tonen
# What was scored is shown one thing after another: “2 of 6”.
scoring-step = { $number } van { $count }
scoring-back = Terug
scoring-next = Verder
# $total is a number, or the next message.
scoring-total = { $points ->
        [0] { $name } scoort niets en blijft op { $total }.
        [one] { $name } scoort 1 punt en heeft er nu { $total }.
       *[other] { $name } scoort { $points } punten en heeft er nu { $total }.
    }
# Beyond 100 points: the score track has 100 spaces.
scoring-lap = { $total } (rondje { $lap }, vakje { $space })
# For ears: of those who have a turn one after another, who is on, who has had it.
order-on = { $name } is nu aan de beurt
order-done = { $name } is klaar
scoring-none = Er is nog niets gescoord.
scoring-sum = Som
scoring-all = Totaal

## Always one tap away

glance-if-scored = Waardering nu
glance-left = Wat er nog is
glance-receipts = Waarderingen
glance-none = geen
# For ears: what a thing is called (a key, a treasure, a tile’s letter), and how many are left.
glance-of = { $count ->
        [0] { $name }, niets meer
       *[other] { $name }, nog { $count }
    }

## The table for everybody, and the end

table-simple = Jullie spelen op het bord, de app houdt de punten bij
# For ears.
table-score = { $points ->
        [0] { $name } heeft geen punten
        [one] { $name } heeft 1 punt
       *[other] { $name } heeft { $points } punten
    }
source-other = Correcties
source-start = Begin
