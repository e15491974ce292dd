### Scorings on screens: what games with points share.

## What was scored, one thing after another

scoring-fold = Piilota
scoring-open = Näytä
# What was scored is shown one thing after another: “2 of 6”.
scoring-step = { $number }/{ $count }
scoring-back = Takaisin
scoring-next = Seuraava
# $total is a number, or the next message.
scoring-total = { $points ->
        [0] { $name } jää ilman pisteitä, yhteensä { $total }.
        [one] { $name } saa 1 pisteen, yhteensä nyt { $total }.
       *[other] { $name } saa { $points } pistettä, yhteensä nyt { $total }.
    }
# Beyond 100 points: the score track has 100 spaces.
scoring-lap = { $total } (radan kierros { $lap }, ruutu { $space })
# For ears: of those who have a turn one after another, who is on, who has had it.
order-on = { $name } on nyt vuorossa
order-done = { $name } on pelannut
scoring-none = Mitään ei ole vielä pisteytetty.
scoring-sum = Summa
scoring-all = Yhteensä

## Always one tap away

glance-if-scored = Jos nyt pisteytetään
glance-left = Mitä on jäljellä
glance-receipts = Pisteytykset
glance-none = ei yhtään
# For ears: what a thing is called (a key, a treasure, a tile’s letter), and how many are left.
glance-of = { $name }, jäljellä { $count }

## The table for everybody, and the end

table-simple = Te pelaatte laudalla, sovellus laskee pisteet
# For ears.
table-score = { $points ->
        [0] pelaajalla { $name } ei ole pisteitä
        [one] pelaajalla { $name } on 1 piste
       *[other] pelaajalla { $name } on { $points } pistettä
    }
source-other = Korjaukset
source-start = Alku
