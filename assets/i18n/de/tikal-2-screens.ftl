### Tikal II auf Bildschirmen.

## Einstellungen des Tisches; jeder Wert hat einen eigenen Satz.

tikal-2-option-more-control = Mehr Kontrolle
tikal-2-option-more-control-on-about = Zwei Stapel und drei offene Schätze: Wann immer du einen Schatz nimmst, auch bei einer Ausgrabung, darfst du einen offenen nehmen, statt einen Stapel anzusehen.
tikal-2-option-more-control-off-about = Drei Stapel Schätze, alle verdeckt.
tikal-2-option-short-game = Kurzpartie
tikal-2-option-short-game-on-about = Niemand hat ein Zelt.
tikal-2-option-short-game-off-about = Einmal je Runde dürfen alle ihr Zelt nutzen.
tikal-2-option-open-memory = Protokoll merkt sich Camp-Schlüssel
tikal-2-option-open-memory-on-about = Das Protokoll zeigt weiterhin allen, welche Schlüssel sichtbar in ein Camp gingen.
tikal-2-option-open-memory-off-about = Wer einen Schlüssel in ein Camp gehen sah, darf ihn sich merken; das Protokoll wiederholt es für die anderen nicht.
tikal-2-option-hidden = Schätze und Geheimkarten
tikal-2-option-hidden-phones = Auf den Handys
tikal-2-option-hidden-phones-about = Alle geben an, was sie behalten; nur das eigene Handy zeigt es.
tikal-2-option-hidden-players = In der Hand
tikal-2-option-hidden-players-about = Alle halten sie verdeckt auf der Hand und geben nur ein, was abgeliefert, gespielt oder am Ende übrig ist.

## Was gesehen wurde, wenn der Host zurücknimmt: steht nach „… hat gesehen:“.

tikal-2-exposed-scoring = was eine Wertung gezeigt hat

## What is to be done by hand

tikal-2-hand-wheel = { $name } dreht die Preisscheibe im Uhrzeigersinn { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
}.
    .you = Dreh die Preisscheibe im Uhrzeigersinn { $steps ->
        [one] einen Schritt
       *[other] { $steps } Schritte
    }.
