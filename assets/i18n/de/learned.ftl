X5 = Die App prüft nur, was ihr von eurem Exemplar angegeben habt.
    .refused = Das weiß die App von eurem Exemplar noch nicht: { $path }. Seht nach und beschreibt es zuerst.

flaw-untold = ist noch nicht beschrieben; die volle Version braucht es

event-learned = Von diesem Exemplar ist jetzt mehr bekannt – { $path }.
    .otherwise = Bisher war es anders beschrieben.

tikal-2-called-light-room = heller Raum
tikal-2-called-untold-tile = ein Plättchen, das niemand beschrieben hat
tikal-2-called-untold-bonuses = unbekannten Boni
tikal-2-learned-room-colour = Einer der hellen Räume in diesem Exemplar ist ein { $room }.
    .what = die Farbe dieses Raums
tikal-2-learned-room-doors =
    In diesem Exemplar hat ein { $room } { $count ->
        [0] keine Tür
        [one] eine Tür
       *[other] { $count } Türen
    }.
    .what = wo die Türen sind (ein { $room })
tikal-2-learned-room-bonus = In diesem Exemplar hat ein { $room } den Bonus { $bonus }.
    .what = welchen Bonus ein { $room } hat
tikal-2-learned-printed-colour = Auf { $at } ist ein { $room } aufgedruckt.
    .what = die Farbe des Raums, der auf { $at } aufgedruckt ist
tikal-2-learned-printed-doors =
    Der Raum, der auf { $at } aufgedruckt ist, hat { $count ->
        [0] keine Tür
        [one] eine Tür
       *[other] { $count } Türen
    }.
    .what = die Türen des Raums, der auf { $at } aufgedruckt ist
tikal-2-learned-printed-bonus = Der Raum, der auf { $at } aufgedruckt ist, hat den Bonus { $bonus }.
    .what = der Bonus des Raums, der auf { $at } aufgedruckt ist
tikal-2-learned-sanctuary = In diesem Exemplar bringt der { $room } { $bonuses }.
    .what = was der { $room } bringt
tikal-2-learned-treasure-room = Die Schatzkammer dieses Exemplars bringt { $bonuses }.
    .what = was die Schatzkammer bringt
tikal-2-learned-secret-room = Ein Geheimraum dieses Exemplars bringt { $bonuses }.
    .what = was dieser Geheimraum bringt
tikal-2-learned-tile = Ein Aktionsplättchen dieses Exemplars zeigt dies: { $actions }.
    .what = die Aktionen dieses Aktionsplättchens
tikal-2-learned-cards =
    In diesem Exemplar gibt es { $count ->
        [one] eine Geheimkarte
       *[other] { $count } Geheimkarten
    } „{ $card }“.
    .what = wie viele Geheimkarten „{ $card }“ es gibt
tikal-2-learned-sites = Zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    } liegen in diesem Exemplar { $counts } Aktionsplättchen an den Stätten.
    .what = wie viele Aktionsplättchen mit { $players } Personen an jeder Stätte liegen
tikal-2-learned-forest = Der Wald liegt nach Stätte { $site }.
    .what = wo der Wald liegt
tikal-2-learned-seaplanes = Die Wasserflugzeuge liegen nach den Stätten { $sites }.
    .what = wo die Wasserflugzeuge liegen

lost-temple-learned-temples = Die Tempel dieses Exemplars liegen auf den Feldern { $spaces }.
    .what = wo die Tempel liegen
lost-temple-learned-villages = Die Dörfer dieses Exemplars liegen auf den Feldern { $spaces }.
    .what = wo die Dörfer liegen
lost-temple-learned-jungle = Der undurchdringliche Urwald dieses Exemplars liegt auf den Feldern { $spaces }.
    .what = wo der undurchdringliche Urwald liegt
lost-temple-learned-chance = Die Ereignisfelder dieses Exemplars sind { $spaces }.
    .what = welche Felder Ereignisfelder sind
lost-temple-learned-start =
    Die Startkarte „{ $character }“ dieses Exemplars zeigt Feld { $space } und { $gems ->
        [0] keine Smaragde
        [one] einen Smaragd
       *[other] { $gems } Smaragde
    }.
    .what = die Startkarte „{ $character }“
lost-temple-learned-tokens = Jetzt ist bekannt, wie viele Ereignisplättchen jeder Sorte dieses Exemplar hat.
    .what = wie viele Ereignisplättchen es von jeder Sorte gibt

tikal-learned-stones =
    Jetzt ist bekannt, wo { $at-kind ->
        [tikal-called-base-camp] das Basiscamp
       *[other] Feld { $at }
    } Steinplatten hat.
    .what = { $at-kind ->
        [tikal-called-base-camp] die Steinplatten des Basiscamps
       *[other] die Steinplatten auf Feld { $at }
    }
tikal-learned-value = Der Tempel, der auf { $at } aufgedruckt ist, ist { $value } wert.
    .what = der Wert des Tempels, der auf { $at } aufgedruckt ist
tikal-learned-names = Die Schätze dieses Exemplars heißen { $names }.
    .what = wie die Schätze heißen

phase-tell = Zeigen, was übrig ist
tikal-2-called-kept-card = eine Karte, die nur kennt, wer sie hat
tikal-2-telling-began = Alle zeigen, welche Schätze und Geheimkarten übrig sind.
tikal-2-hand-told = { $seat } hat { $treasures ->
        [0] keinen Schatz mehr
        [one] noch einen Schatz
       *[other] noch { $treasures } Schätze
    } und an Geheimkarten { $cards }.
    .none = { $treasures ->
        [0] { $seat } hat keine Schätze und keine Geheimkarten mehr.
        [one] { $seat } hat noch einen Schatz, aber keine Geheimkarte mehr.
       *[other] { $seat } hat noch { $treasures } Schätze, aber keine Geheimkarte mehr.
    }
