### The report of a game: a keepsake on one page. Names of people are filled in as they were typed.

report-date = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

## Turning points, each a sentence beside its round. Only what the log tells.

report-turning = Wendepunkte
report-round = Runde { $round }
report-round-tikal = Wertung { $round }
report-start = Start
# Somebody is alone in front. “.first”: nobody was before. “.kept” until the end, “.now” until now, “.longest” longer than
# anybody else. “.only”: nobody else ever was.
report-lead = { $name } löst { $other } an der Spitze ab.
    .kept = { $name } löst { $other } an der Spitze ab und bleibt bis zum Ende vorn.
    .now = { $name } löst { $other } an der Spitze ab und liegt noch vorn.
    .longest = { $name } löst { $other } an der Spitze ab und bleibt am längsten vorn.
    .first = { $name } liegt zuerst allein vorn.
    .first-longest = { $name } liegt zuerst allein vorn und bleibt am längsten vorn.
    .only = { $name } geht in Führung und bleibt bis zum Ende vorn.
    .only-now = { $name } geht in Führung und liegt noch vorn.
report-lead-changes = Insgesamt wechselt die Führung { $count }-mal.
# The largest scoring of the game; $parts are reasons with their points: “triple of treasures (6)”.
report-gain = { $name } holt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf einmal, und niemand holt je mehr: { $parts }.
    .more = { $name } holt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf einmal, und niemand holt je mehr. Die größten Anteile: { $parts }.
report-gain-part = { $why } ({ $points })
# $told is the sentence of the log.
report-gain-lost-temple = { $told } Das { $points ->
        [one] ist 1 Feld
       *[other] sind { $points } Felder
    } auf einmal; niemand kommt je weiter.
report-theft = { $name } stiehlt { $other } { $gems ->
        [one] einen Smaragd
       *[other] { $gems } Smaragde
    }: der größte Diebstahl der Partie.
    .uncounted = { $name } bestiehlt { $other }: der letzte Diebstahl.
report-exchange = { $name } tauscht mit { $other } einen Schatz. Das bringt { $name } von da an bei jeder Wertung { $won ->
        [one] 1 Punkt
       *[other] { $won } Punkte
    } mehr{ $lost ->
        [0] {""}
       *[other] {" "}und { $other } { $lost } weniger
    }.

## Where points came from

report-source-temples = Tempel
report-source-treasures = Schätze
report-source-bids = Gebote
report-source-tokens = Ereignisplättchen
