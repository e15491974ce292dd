### Tikal II on screens: before a round, what the copy does not tell, setting things right, the simple version.

## Before a round: the action tiles on the sites

t2-opening = Die Aktionsplättchen
t2-sites-later = Beim Nehmen angeben
t2-sites-now = Jetzt alle angeben
t2-sites-later-about = Legt die Plättchen einfach offen aus. Wer eins nimmt, tippt an, welches es war.
t2-sites-now-about = Wählt eine Stätte und tippt dann die Plättchen an, die dort liegen. Was ihr auslasst, wird beim Nehmen angegeben.
# Beside a site: so many of its tiles are told
t2-sites-told = { $told } von { $all }
t2-sites-do = Runde 2 beginnen
t2-open-which = Welche { $count } Schätze liegen offen?
t2-open-again = Neu wählen
t2-set-altars = Altarräume angeben
t2-altars-about = Tippt die Altarräume des Stapels der Reihe nach an, den obersten zuerst. Sonst wird jeder angegeben, wenn er kommt.
t2-set-wheel = Preisscheibe stellen
t2-wheel-about = Zeigt eure Scheibe andere Preise? Dreht sie hier, bis es passt.
t2-wheel-turn = Einen Schritt drehen
t2-wheel-ask = An welchem Schatz liegt die { $price } auf eurer Preisscheibe?

## What the copy does not tell yet. { $what } is “the doors of a pink room”

t2-learn = Seht in eurem Spiel nach
t2-learn-what = Das hat noch niemand angegeben: { $what }. Tippt an, was ihr seht; die App merkt es sich.
t2-learn-otherwise = Tippt an, was ihr bei euch seht. Die App merkt es sich.
t2-differs = Bei uns ist es anders
t2-learn-do = So merken

## The simple version

t2-light-round = Runde { $round } von 2
t2-light-play-about = Zählt die Punkte eures Zugs unten zusammen. Ist die Runde vorbei, tippen alle ihre Schlüssel und Altäre ein.
t2-light-play-last = Zählt die Punkte eures Zugs unten zusammen. Nach den Schlusszügen tippen alle Schlüssel, Altäre, Schätze und Karten ein.
t2-light-tally = Tipp ein, was du hast
t2-light-in = Deine Angaben sind da
t2-light-turn = Punkte eines Zugs
t2-light-doors = Türen
t2-light-delivery = Ablieferung: Preis auf der Scheibe
t2-light-treasures = Schätze
t2-light-other = Andere Punkte
t2-light-enter = { $points ->
    [one] 1 Punkt eintragen
   *[other] { $points } Punkte eintragen
}
    .less = { $points ->
        [one] 1 Punkt abziehen
       *[other] { $points } Punkte abziehen
    }
# Where the chest stands on the score track
t2-light-under = Von { $before } auf { $after }
# On the cover
t2-tally-cover = Wertung der Runde { $round }: { $name }
t2-tally-hint = Hier tippen, wenn die Runde vorbei ist und niemand zusieht
t2-tally-keys = Schlüssel in deinem Camp
t2-tally-altars = Altäre mit deiner Flagge
t2-tally-rest = Am Ende noch da
t2-tally-colours = Farben von Räumen mit deiner Flagge
t2-tally-do = Alles eingeben
t2-tally-points = { $points ->
    [0] Die Schlüssel bringen keine Punkte
    [one] Die Schlüssel bringen 1 Punkt
   *[other] Die Schlüssel bringen { $points } Punkte
}

## The host; setting things right: what is counted or chosen

t2-host-light = Alle spielen auf dem Spielplan und tragen ihre Punkte selbst ein. Hat jemand kein Handy, tipp auf den Namen.
t2-fix-backpack = Schlüssel im Rucksack, { $colour }
t2-fix-passages = Geheimgänge
t2-fix-flags = Flaggen übrig
t2-fix-tent = Zelt
t2-fix-tent-left = Noch nicht benutzt
t2-fix-tent-used = Benutzt
t2-fix-site = Einbaum an Stätte
t2-fix-explorer = Forscher
t2-fix-treasures = Schätze
t2-fix-cards = Geheimkarten
t2-fix-camp = Schlüssel im Camp
t2-fix-hidden = Camp-Schlüssel, Schätze, Karten
t2-fix-round = Runde
t2-fix-direction = Es geht
t2-fix-wheel = Die Preisscheibe
t2-fix-stock = Schlüssel im Vorrat, { $colour }
t2-fix-supply = Der Vorrat
t2-fix-pirogues = Einbäume
t2-fix-here = Hier
t2-fix-elsewhere = Nicht hier
t2-fix-flags-here = Flaggen hier
t2-fix-explorers = Forscher hier
t2-fix-no-flag = Keine Flagge
t2-fix-on-bonus = Auf { $bonus }
t2-fix-without = Auf keinem Bonus
t2-fix-no-room = Kein Raum
t2-fix-lies = Liegt hier ein Raum?
t2-fix-which = Welcher es ist
t2-fix-turn = Wie er liegt
t2-fix-tiles = Aktionsplättchen hier
t2-fix-tiles-about = Tippt ein Plättchen an, das nicht hier liegt: Es kommt weg. Tippt unten an, was hier liegt: Es kommt dazu.
t2-fix-no-tiles = Hier liegt kein Aktionsplättchen.
