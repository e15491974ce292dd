### Tikal II on screens: scorings and their receipts, round 2, the last turns, glances, the end.

## A scoring; after it the camp keys are hidden again

t2-scoring-round = Wertung nach Runde { $round }
t2-step-camps = Alle Camp-Schlüssel, aufgedeckt
t2-step-sets = { $name }: Schlüsselsätze
t2-step-treasures = Nicht abgelieferte Schätze
t2-step-cards = Für das Ende behaltene Karten
t2-step-total = Die Punkte aller
t2-set = { $size ->
        [one] ein einzelner Schlüssel
       *[other] { $size } Farben
    }
# Of those with a flag at an altar.
t2-altar-won = { $count ->
        [one] Die meisten Schlüssel dort: { $names }.
       *[other] Die meisten Schlüssel, gleich viele: { $names }.
    }
    .alone = Nur { $names } hat dort eine Flagge.
# How many keys count at an altar, or are in somebody’s camp.
t2-keys = { $count ->
        [0] keine Schlüssel
        [one] 1 Schlüssel
       *[other] { $count } Schlüssel
    }
t2-receipt-nothing = nichts gewertet

## Round 2 is prepared; $tiles are all action tiles in play

t2-step-second = Runde 2 vorbereiten
t2-second-keys = Alle verdecken ihre Camp-Schlüssel wieder.
t2-second-direction = Gespielt wird jetzt gegen den Uhrzeigersinn. Der Fluss fließt weiter im Uhrzeigersinn.
t2-second-first = Wer zuletzt dran war, beginnt.
    .who = { $name } war zuletzt dran und beginnt.
t2-second-pirogues = Alle Einbäume kommen zurück an die Start-Stätte.
t2-second-tents = Alle bekommen ihr Zelt zurück.
t2-second-explorers = Die Forscher bleiben, wo sie sind.
t2-second-tiles = Mischt alle { $tiles } Aktionsplättchen und legt sie wieder an die Stätten, wie vor Runde 1.

## The last special turn, and what was kept alone

t2-last-about = Nacheinander dürft ihr alle noch einmal erkunden, mit Karten, aber ohne Zelt. Dann folgt die Endwertung.
t2-kept = Was ist übrig?
t2-kept-about = Zeig, was du noch hast. Von jetzt an liegt es offen.
t2-kept-cards = { $count ->
        [0] Keine Geheimkarten zu zeigen
       *[other] Geheimkarten: { $told } von { $count }
    }
t2-kept-do = So angeben
t2-kept-waiting = noch nicht angegeben
t2-kept-told = hat es angegeben

## Always one tap away

t2-next = Danach ist { $name } am Zug.
    .scoring = Danach werden Schlüssel und Altäre gewertet.
    .last = Danach kommen die Schlusszüge; es beginnt { $name }.
    .final = Danach kommt die Endwertung.
t2-now-about = Camp-Schlüssel sind verdeckt: Niemand weiß, wer die 3 Punkte eines Altars bekommt. Die Zeichen zeigen, wer dort eine Flagge hat; tipp einen Altar an, um ihn im Tempel zu sehen.
t2-now-nobody = Noch hat niemand eine Flagge an einem Altar.
# For ears: an altar, and who has a flag there.
t2-now-altar = { $altar }, mit Flagge dort: { $names }
t2-now-own = Was du bekommen würdest
t2-now-alone = Nur du hast dort eine Flagge.
# $names have a flag there too, $count are the own keys that count.
t2-now-shared = { $count ->
        [0] Du hast dafür keinen Schlüssel.
        [one] Du hast dafür 1 Schlüssel.
       *[other] Du hast dafür { $count } Schlüssel.
    } Auch dort: { $names }.
t2-now-sum = Schlüssel und Altäre jetzt: { $points }
    .between = Schlüssel und Altäre jetzt: { $least } bis { $most }
t2-now-end = Am Ende mit Schätzen und Karten: { $points }
    .between = Am Ende mit Schätzen und Karten: { $least } bis { $most }
    .unknown = { $treasures ->
        [0] Nur du weißt, was deine Karten am Ende zählen.
       *[other] Am Ende noch { $treasures } für Schätze, und was deine Karten zählen.
    }
t2-left-keys = Schlüssel im Vorrat
t2-left-heaps = Geheimgänge, Geheimkarten, helle Räume, Aktionsplättchen
t2-left-passage = Geheimgänge
t2-left-card = Geheimkarten
t2-left-room = helle Räume
t2-left-tile = Aktionsplättchen
t2-left-piles = Schätze in den Stapeln
t2-left-pile = Schatzstapel
t2-left-altars = Noch nicht gelegte Altarräume
t2-left-delivered = Abgelieferte Schätze

## Everybody’s things, for ears

t2-things = { $name } hat { $passages ->
        [0] keine Geheimgänge
        [one] 1 Geheimgang
       *[other] { $passages } Geheimgänge
    }, { $flags ->
        [0] keine Flaggen mehr
        [one] noch 1 Flagge
       *[other] noch { $flags } Flaggen
    } und verdeckt: { $camp ->
        [0] keine Camp-Schlüssel
       *[other] { $camp } Camp-Schlüssel
    }, { $treasures ->
        [0] keine Schätze
        [one] 1 Schatz
       *[other] { $treasures } Schätze
    } und { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }.

## The end: where points came from

t2-source-doors = Türen
t2-source-bonuses = Boni
t2-source-deliveries = Ablieferungen
t2-source-keys = Schlüsselsätze
t2-source-altars = Altäre
t2-source-treasures = Nicht abgelieferte Schätze
t2-source-cards = Geheimkarten
t2-source-paid = Wald und gekaufte Schlüssel
t2-source-added = In Zügen dazugezählt
t2-source-round = Runde { $round }
