### The report of a game: a keepsake on one page. Names of people are filled in as they were typed.

report-date = { $day } { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    } { $year }

## Turning points, each a sentence beside its round. Only what the log tells.

report-turning = Keerpunten
report-round = Ronde { $round }
report-round-tikal = Waardering { $round }
report-start = Start
# Somebody is alone in front. “.first”: nobody was before. “.kept” until the end, “.now” until now, “.longest” longer than
# anybody else. “.only”: nobody else ever was.
report-lead = { $name } neemt de leiding over van { $other }.
    .kept = { $name } neemt de leiding over van { $other } en houdt die tot het einde.
    .now = { $name } neemt de leiding over van { $other } en heeft die nog.
    .longest = { $name } neemt de leiding over van { $other } en houdt die het langst.
    .first = { $name } staat als eerste alleen vooraan.
    .first-longest = { $name } staat als eerste alleen vooraan, en het langst.
    .only = { $name } neemt de leiding en houdt die tot het einde.
    .only-now = { $name } neemt de leiding en heeft die nog.
report-lead-changes = In totaal wisselt de leiding { $count } keer.
# The largest scoring of the game; $parts are reasons with their points: “triple of treasures (6)”.
report-gain = { $name } scoort { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in één keer, en niemand scoort ooit meer: { $parts }.
    .more = { $name } scoort { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in één keer, en niemand scoort ooit meer. Het meeste hiervoor: { $parts }.
report-gain-part = { $why } ({ $points })
# $told is the sentence of the log.
report-gain-lost-temple = { $told } Dat { $points ->
        [one] is 1 vakje
       *[other] zijn { $points } vakjes
    } in één keer; niemand komt ooit verder.
report-theft = { $name } steelt { $gems ->
        [one] een smaragd
       *[other] { $gems } smaragden
    } van { $other }: de grootste diefstal van de partij.
    .uncounted = { $name } besteelt { $other }: de laatste diefstal.
report-exchange = { $name } ruilt een schat met { $other }. Dat levert { $name } vanaf dan bij elke waardering { $won ->
        [one] 1 punt
       *[other] { $won } punten
    } meer op{ $lost ->
        [0] {""}
       *[other] {" "}en { $other } { $lost } minder
    }.

## Where points came from

report-source-temples = Tempels
report-source-treasures = Schatten
report-source-bids = Biedingen
report-source-tokens = Gebeurtenisfiches
