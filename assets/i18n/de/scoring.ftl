### Scorings on screens: what games with points share.

## What was scored, one thing after another

scoring-fold = Ausblenden
scoring-open = Zeigen
# What was scored is shown one thing after another: “2 of 6”.
scoring-step = { $number } von { $count }
scoring-back = Zurück
scoring-next = Weiter
# $total is a number, or the next message.
scoring-total = { $points ->
        [0] { $name } bekommt nichts und bleibt bei { $total }.
        [one] { $name } bekommt 1 Punkt und hat jetzt { $total }.
       *[other] { $name } bekommt { $points } Punkte und hat jetzt { $total }.
    }
# Beyond 100 points: the score track has 100 spaces.
scoring-lap = { $total } ({ $lap }. Umlauf, Feld { $space })
# For ears: of those who have a turn one after another, who is on, who has had it.
order-on = { $name } ist jetzt am Zug
order-done = { $name } ist fertig
scoring-none = Noch wurde nichts gewertet.
scoring-sum = Summe
scoring-all = Gesamt

## Always one tap away

glance-if-scored = Wertung jetzt
glance-left = Was noch da ist
glance-receipts = Wertungen
glance-none = keine
# For ears: what a thing is called (a key, a treasure, a tile’s letter), and how many are left.
glance-of = { $count ->
        [0] { $name }, nichts mehr
       *[other] { $name }, noch { $count }
    }

## The table for everybody, and the end

table-simple = Ihr spielt auf dem Spielplan, die App zählt die Punkte
# For ears.
table-score = { $points ->
        [0] { $name } hat keine Punkte
        [one] { $name } hat 1 Punkt
       *[other] { $name } hat { $points } Punkte
    }
source-other = Korrekturen
source-start = Beginn
