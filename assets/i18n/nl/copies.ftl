### De eigen exemplaren: de lijst ervan, en het kader waarin je er een beschrijft, stap voor stap.

## De lijst

copies-title = Jullie exemplaren
copies-about = Wat er op jullie borden en kaarten gedrukt staat. Jullie beschrijven het één keer; het geldt in elke volgende partij.
copies-new = Exemplaar beschrijven
# About how long it takes to tell what a full game needs.
copies-new-under = ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
copies-from = Met een ander beginnen
copies-from-about = Het nieuwe exemplaar begint met alles wat daar beschreven is. Daarna veranderen jullie wat bij jullie anders is.
copies-bring = Bestand importeren
copies-form = Leeg formulier afdrukken
# When a copy was last changed.
copies-changed = { $days ->
    [0] vandaag gewijzigd
    [one] gisteren gewijzigd
   *[other] { $days } dagen geleden gewijzigd
}
copies-rename = Hernoemen
copies-name = Naam van het exemplaar
copies-name-keep = Naam opslaan
copies-delete = Verwijderen
copies-delete-about = { $name } wordt verwijderd, met alles wat jullie beschreven hebben. Partijen die ermee begonnen zijn, gaan door.
copies-delete-yes = Exemplaar verwijderen

## Hoe ver een exemplaar is

copy-step = Stap { $number } van { $count }
copy-of = { $have } van { $of }
copy-so-far = { $have ->
    [0] nog niets
   *[other] { $have } tot nu toe
}
copy-left = nog ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}
copy-enough = genoeg voor een volledige partij
copy-step-done = beschreven

## Rond een stap

copy-next = Verder
copy-back = Terug
# After the last step.
copy-last = Naar het overzicht
copy-all = Alle stappen
copy-play = Partij beginnen
copy-share = Delen
copy-leave = Sluiten
copy-optional = Als jullie willen
copy-optional-about = Een volledige partij kan ook zonder.

## Wat er niet klopt

# $what is one of flaw-….
copy-flaw = De spelregels zeggen iets anders: { $what }.
copy-flaws-more = { $count ->
    [one] Nog iets klopt niet.
   *[other] Nog { $count } dingen kloppen niet.
}
# $what is one of flaw-….
copies-flaw = Dat kan niet: { $what }.
copy-not-kept = Het kon niet worden opgeslagen. { $why }
copy-gone = Dit exemplaar is hier niet meer. Misschien heeft iemand het op een ander toestel verwijderd.

## Een exemplaar doorgeven

share-title = Delen
share-scan = Scan met het andere toestel
share-scan-about = Het bestand komt van dit toestel, via jullie eigen netwerk. Open op het andere toestel “Jullie exemplaren” en importeer het daar.
# What a screen reader says of the QR code.
share-code = QR-code met het adres van het bestand
share-file = Bestand opslaan
share-print = Afdrukken en vergelijken
share-print-about = Het exemplaar zoals jullie het beschreven hebben, om naast het echte te leggen.
