### Tikal II op schermen.

## Instellingen van de tafel; elke waarde heeft een eigen zin.

tikal-2-option-more-control = Meer controle
tikal-2-option-more-control-on-about = Twee stapels en drie open schatten: telkens als je een schat neemt, ook bij een opgraving, mag je een open schat nemen in plaats van een stapel te bekijken.
tikal-2-option-more-control-off-about = Drie stapels schatten, allemaal gedekt.
tikal-2-option-short-game = Kort spel
tikal-2-option-short-game-on-about = Niemand heeft een tent.
tikal-2-option-short-game-off-about = Eén keer per ronde mag iedereen de tent gebruiken.
tikal-2-option-open-memory = Logboek onthoudt kampsleutels
tikal-2-option-open-memory-on-about = Het logboek blijft iedereen tonen welke sleutels zichtbaar naar een kamp gingen.
tikal-2-option-open-memory-off-about = Wie een sleutel naar een kamp zag gaan, mag het onthouden; het logboek herhaalt het niet voor anderen.
tikal-2-option-hidden = Schatten en speciale kaarten
tikal-2-option-hidden-phones = Op de telefoons
tikal-2-option-hidden-phones-about = Iedereen voert de eigen schatten en kaarten in; alleen de eigen telefoon toont ze.
tikal-2-option-hidden-players = Bij de spelers
tikal-2-option-hidden-players-about = Iedereen houdt ze verborgen in de hand en voert alleen in wat geleverd, gespeeld of aan het eind over is.

## Wat gezien is, als de host terugneemt: na “… heeft gezien:”.

tikal-2-exposed-scoring = wat een waardering heeft laten zien

## What is to be done by hand

tikal-2-hand-wheel = { $name } draait het prijswiel met de klok mee { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}.
    .you = Draai het prijswiel met de klok mee { $steps ->
        [one] één stap
       *[other] { $steps } stappen
    }.
