### Der Forscher von Tikal II auf dem Bildschirm, und was man hat: Schlüssel, Schätze, Karten. { $at } ist ein Feld wie „c3“.

## Ein angetippter Ort

t2-here = { $at } · { $room }
    .free = { $at } · noch kein Raum
    .outside = Außerhalb des Tempels
    .secret = Geheimraum
# Statt eines Bonus, den niemand angegeben hat
t2-untold = noch nicht angegeben
t2-bonuses-untold = Die Boni hier sind noch nicht angegeben.
t2-bonus-taken = { $name } hat den Bonus { $what }
t2-flag = { $name } hat hier eine Flagge

## Der Weg dorthin. Orte sind etwa „c3“.

t2-way-secret = Geheimraum
t2-way-passage = { $place } (durch einen Geheimgang)
t2-takes = { $cards ->
    [0] { $count ->
        [one] Der Weg kostet einen Geheimgang.
       *[other] Der Weg kostet { $count } Geheimgänge.
    }
    [one] { $count ->
        [one] Der Weg kostet die Karte für einen Geheimgang.
       *[other] Der Weg kostet { $count } Geheimgänge, einen davon mit Karte.
    }
   *[other] Der Weg kostet { $count } Geheimgänge, { $cards } davon mit Karte.
}
# { $parts } sind etwa „2 für die Türen und 3 als Bonus“
t2-worth = { $points ->
    [one] Jetzt 1 Punkt: { $parts }.
   *[other] Jetzt { $points } Punkte: { $parts }.
}
t2-worth-none = Hier gibt es keine Punkte.
# { $what } sind Schlüssel oder Gänge: „einen rosa Schlüssel oder noch einen Geheimgang“
t2-lacks = Nicht zu erreichen. Du brauchst { $what }.
t2-more-passages = { $count ->
    [one] noch einen Geheimgang
   *[other] noch { $count } Geheimgänge
}
t2-lacks-much = Nicht zu erreichen: Es fehlt zu viel.

## Knöpfe. { $what } ist etwa „7 + Karte“

t2-dig-do = Ausgraben
t2-back-do = Ausgraben und zurück
t2-stay-do = Nur hingehen
t2-brings = Bringt { $what }

## Zelt, Notfall und Karten, jederzeit im Zug

t2-right-tent = Mit Zelt erkunden
    .under = Einmal mehr, jederzeit
t2-right-card = Mit Karte erkunden
    .under = Einmal mehr, jederzeit
t2-tent-key = Schlüssel vom Zelt
    .under = In den Rucksack
t2-tent-which = Welchen Schlüssel nimmst du mit dem Zelt?
t2-rescue = Schlüssel kaufen
    .under = Für { $points } Punkte
t2-rescue-which = Welchen Schlüssel kaufst du?
t2-play-key = Die Karte bringt einen Schlüssel: welchen?
t2-play-remote = Die Karte liefert ohne Wasserflugzeug ab
t2-leave = Jetzt nicht
# Karten, die zum Ausspielen bereitliegen
t2-laid = Ausgelegt: { $cards }

## Ablieferungen

t2-deliver = Nach Stätte { $site } abliefern?
    .remote = Welche Schätze lieferst du ab?
t2-deliver-laid = { $count ->
    [one] 1 Schatz ausgelegt
   *[other] { $count } Schätze ausgelegt
}
t2-deliver-none = Du hast keine Schätze zum Abliefern.
t2-deliver-price = je { $price }, du hast { $most }
    .most = je { $price }, höchstens { $most }
t2-deliver-points = { $count ->
    [one] 1 Schatz für { $points }
   *[other] { $count } Schätze für { $points }
}
t2-deliver-done = Auslegen
t2-deliver-do = Abliefern

## Was man von den obersten drei behält

t2-find-treasure = Welchen Schatz behältst du?
t2-find-card = Welche Geheimkarte behältst du?
t2-find-open = Oder nimm einen offenen:
t2-find-own = Das kann nur eingeben, wer es gefunden hat.
t2-keep = Tipp an, was du behältst.
t2-pile = Stapel { $number }
t2-pile-left = { $count ->
    [one] noch 1
   *[other] noch { $count }
}
t2-treasure-do = Schatz behalten
t2-card-do = Geheimkarte behalten
t2-turned-which = Welcher Schatz wird dafür aufgedeckt?

## Was man hat, hinter der Abdeckung

t2-own = Was ich habe
t2-own-counts = { $keys ->
    [0] Keine Schlüssel im Camp
    [one] 1 Schlüssel im Camp
   *[other] { $keys } Schlüssel im Camp
}, { $treasures ->
    [0] keine Schätze
    [one] 1 Schatz
   *[other] { $treasures } Schätze
}, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}
t2-own-camp = Schlüssel in meinem Camp
t2-own-no-keys = Noch keine.
# { $sets } sind die Punkte der einzelnen Sätze: „6 und 1“
t2-keys-score = { $count ->
    [one] { $points ->
        [one] Er brächte jetzt 1 Punkt.
       *[other] Sie brächten jetzt { $points } Punkte.
    }
   *[other] Sie brächten jetzt { $points } Punkte, in Sätzen im Wert von { $sets }.
}
t2-altars-score = Dazu { $points } { $altars }.
t2-altars-unknown = Was du { $altars } bekommst, hängt von den Schlüsseln der anderen ab.
t2-own-treasures = Meine Schätze
t2-own-no-treasures = Noch keine.
t2-own-treasure = { $count } × { $treasure }, Preis { $price }
t2-own-cards = Meine Geheimkarten
t2-own-no-cards = Noch keine.
t2-cards-play = Eine Geheimkarte spielen
t2-card-several = { $card } ({ $count })
t2-card-laid = { $count ->
    [one] Ausgelegt. Antippen nimmt sie zurück.
   *[other] { $count } ausgelegt. Antippen nimmt sie zurück.
}
# Was jede Karte kann
t2-card-passage = Durch eine Wand, oder eine Tür ohne Schlüssel.
t2-card-explore = Noch einmal erkunden.
t2-card-plus-two = Bei einer Ablieferung: 2 mehr für jeden Schatz.
t2-card-many-types = Bei einer Ablieferung: mehrere Arten auf einmal.
t2-card-key = Ein Schlüssel deiner Wahl, Camp oder Rucksack.
t2-card-remote = Eine Art ohne Wasserflugzeug abliefern.
t2-card-forest = Kostenlos durch den Wald.
# Karten für die Endwertung
t2-card-end = { $points ->
    [0] Für das Ende: noch keine Punkte.
    [one] Für das Ende: bisher 1 Punkt.
   *[other] Für das Ende: bisher { $points } Punkte.
}
