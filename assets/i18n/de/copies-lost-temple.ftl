### Ein Exemplar von Lost Temple beschreiben.

copy-lt-track = Der Pfad
copy-lt-track-about = Tippt der Reihe nach an, was jedes Feld ist, von Feld 1 bis zum zweiten großen Tempel.
copy-lt-cards = Die Startkarten
copy-lt-cards-about = Was in der Ecke jeder Charakterkarte steht: ein Feld auf dem Pfad und Smaragde.
copy-lt-tokens = Die Ereignisplättchen
copy-lt-tokens-about = Nur wenn die App sie verteilt: wie viele von jeder Sorte in der Schachtel liegen.

## Arten von Feldern, auf Tasten: je ein kurzes Wort.

copy-lt-plain = Normal
copy-lt-temple = Tempel
copy-lt-village = Dorf
copy-lt-jungle = Urwald
copy-lt-chance = Ereignis
copy-lt-great-temple = großer Tempel

## Die Tasten

# On the last space or on the chosen one; a temple or a village may be a chance space too.
copy-lt-double = Doppelkreis
copy-lt-great = Großer Tempel
copy-lt-erase = Löschen
# Another space before the chosen one.
copy-lt-insert = Einfügen
copy-lt-remove = Entfernen
copy-lt-next = Was ist Feld { $space }?
copy-lt-end = Der Pfad ist bis zum Ende beschrieben.
# Of a space that is told already.
copy-lt-chosen = Was ist Feld { $space } wirklich?
# What a screen reader says of a space.
copy-lt-space = Feld { $space }, { $what }
copy-lt-space-double = Feld { $space }, { $what } mit Doppelkreis

## Die Karten

copy-lt-cards-first = Beschreibt zuerst den Pfad: Darauf tippt ihr die Startfelder an.
copy-lt-cards-all = Alle neun Karten sind beschrieben. Tippt eine an, um sie zu ändern.
copy-lt-card-space = { $character }: Tippt das Startfeld an
copy-lt-card-gems = { $character }, Feld { $space }: Wie viele Smaragde?
# What a screen reader says of a card; $space is 0 and $gems −1 while they are not told.
copy-lt-card = { $character }, { $space ->
    [0] noch kein Feld
   *[other] Feld { $space }
}, { $gems ->
    [open] Smaragde noch offen
    [0] keine Smaragde
    [one] 1 Smaragd
   *[other] { $gems } Smaragde
}

## Die Plättchen

copy-lt-tokens-sum = { $have } von { $of } Plättchen, mit den beiden Idolen

## Was der Regel widerspricht

copy-lost-temple-jungle-count = Der Spielplan hat drei Urwaldfelder; ihr habt { $found }.
copy-lost-temple-chance-fewer = Von den 18 Plättchen bleiben welche übrig, es gibt also weniger als 18 Ereignisfelder; ihr habt { $found }.
copy-lost-temple-finish-temple = Ein großer Tempel ist ein Tempel; Feld { $found } ist hier etwas anderes.
copy-lost-temple-finish-finish-order = Ein großer Tempel kann nicht das erste Feld sein.
copy-lost-temple-space-twice = Feld { $found } ist hier zweierlei, das nicht zusammengeht.
copy-lost-temple-length-between = Der Pfad endet am zweiten großen Tempel, Feld { $most }; eurer geht bis { $found } weiter.
copy-lost-temple-between = Feld { $found } liegt nicht auf eurem Pfad; er endet bei { $most }.
copy-lost-temple-start-space-between = { $part }: Alle starten vor dem ersten großen Tempel, spätestens auf Feld { $most }; ihr habt Feld { $found }.
copy-lost-temple-start-gems-between = { $part }: In der Schachtel sind { $most } Smaragde; ihr habt { $found }.
copy-lost-temple-start-start-gems = In der Schachtel sind { $expected } Smaragde; eure Karten geben zusammen bis zu { $found }.
copy-lost-temple-tokens-sum = Es gibt insgesamt { $expected } Plättchen; ihr habt { $found }.
