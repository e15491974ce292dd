### The report of a game: a keepsake on one page. Names of people are filled in as they were typed.

report-date = { $day }. { $month ->
        [1] tammikuuta
        [2] helmikuuta
        [3] maaliskuuta
        [4] huhtikuuta
        [5] toukokuuta
        [6] kesäkuuta
        [7] heinäkuuta
        [8] elokuuta
        [9] syyskuuta
        [10] lokakuuta
        [11] marraskuuta
       *[12] joulukuuta
    } { $year }

## Turning points, each a sentence beside its round. Only what the log tells.

report-turning = Käännekohdat
report-round = Kierros { $round }
report-round-tikal = Pisteytys { $round }
report-start = Alku
# Somebody is alone in front. “.first”: nobody was before. “.kept” until the end, “.now” until now, “.longest” longer than
# anybody else. “.only”: nobody else ever was.
report-lead = { $name } ottaa johdon pelaajalta { $other }.
    .kept = { $name } ottaa johdon pelaajalta { $other } ja pitää sen loppuun asti.
    .now = { $name } ottaa johdon pelaajalta { $other } ja johtaa yhä.
    .longest = { $name } ottaa johdon pelaajalta { $other } ja pitää sen pisimpään.
    .first = { $name } nousee ensimmäisenä yksin johtoon.
    .first-longest = { $name } nousee ensimmäisenä yksin johtoon ja johtaa pisimpään.
    .only = { $name } nousee johtoon ja pysyy siinä loppuun asti.
    .only-now = { $name } nousee johtoon ja johtaa yhä.
report-lead-changes = Kaikkiaan johtaja vaihtuu { $count } kertaa.
# The largest scoring of the game; $parts are reasons with their points: “triple of treasures (6)”.
report-gain = { $name } saa kerralla { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }, eikä kukaan saa enempää: { $parts }.
    .more = { $name } saa kerralla { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }, eikä kukaan saa enempää. Eniten tuottaa: { $parts }.
report-gain-part = { $why } ({ $points })
# $told is the sentence of the log.
report-gain-lost-temple = { $told } Se on { $points ->
        [one] 1 ruutu
       *[other] { $points } ruutua
    } kerralla; kukaan ei pääse pidemmälle.
report-theft = { $name } varastaa pelaajalta { $other } { $gems ->
        [one] yhden smaragdin
       *[other] { $gems } smaragdia
    }: pelin suurin varkaus.
    .uncounted = { $name } varastaa pelaajalta { $other }: viimeinen varkaus.
report-exchange = { $name } vaihtaa aarteen pelaajan { $other } kanssa. Siitä lähtien { $name } saa joka pisteytyksessä { $won ->
        [one] 1 pisteen
       *[other] { $won } pistettä
    } enemmän{ $lost ->
        [0] {""}
       *[other] {" "}ja { $other } { $lost } vähemmän
    }.

## Where points came from

report-source-temples = Temppelit
report-source-treasures = Aarteet
report-source-bids = Tarjoukset
report-source-tokens = Sattumalaatat
