### The report of a game: a keepsake on one page. Names of people are filled in as they were typed.

report-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## Turning points, each a sentence beside its round. Only what the log tells.

report-turning = Turning points
report-round = Round { $round }
report-round-tikal = Scoring { $round }
report-start = Start
# Somebody is alone in front. “.first”: nobody was before. “.kept” until the end, “.now” until now, “.longest” longer than
# anybody else. “.only”: nobody else ever was.
report-lead = { $name } takes the lead from { $other }.
    .kept = { $name } takes the lead from { $other } and keeps it to the end.
    .now = { $name } takes the lead from { $other } and still has it.
    .longest = { $name } takes the lead from { $other } and keeps it longest.
    .first = { $name } is the first to lead alone.
    .first-longest = { $name } is the first to lead alone, and leads longest.
    .only = { $name } takes the lead and keeps it to the end.
    .only-now = { $name } takes the lead and still has it.
report-lead-changes = In all the lead changes { $count } times.
# The largest scoring of the game; $parts are reasons with their points: “triple of treasures (6)”.
report-gain = { $name } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once, and nobody ever scores more: { $parts }.
    .more = { $name } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once, and nobody ever scores more. The largest parts: { $parts }.
report-gain-part = { $why } ({ $points })
# $told is the sentence of the log.
report-gain-lost-temple = { $told } That is { $points ->
        [one] 1 space
       *[other] { $points } spaces
    } at once; nobody leaps farther.
report-theft = { $name } robs { $other } of { $gems ->
        [one] a gem
       *[other] { $gems } gems
    }: no theft is larger.
    .uncounted = { $name } robs { $other }: the last theft.
report-exchange = { $name } exchanges a treasure with { $other }. From then on that is worth { $won ->
        [one] 1 point more
       *[other] { $won } points more
    } to { $name } at every scoring{ $lost ->
        [0] {""}
        [one] , and 1 fewer to { $other }
       *[other] , and { $lost } fewer to { $other }
    }.

## Where points came from

report-source-temples = Temples
report-source-treasures = Treasures
report-source-bids = Bids
report-source-tokens = Chance tokens
