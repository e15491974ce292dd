### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-setup = Voorbereiding
print-sheet-reference = Overzichtskaarten
print-sheet-characters = Karakterkaarten
print-sheet-score = Scoreblad
print-sheet-seat-cards = Tafelkaartjes
print-sheet-report = Spelverslag
print-title = { $game } – { $sheet }
print-title-for = { $game } – { $sheet }, { $about }
print-players = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
print-page = { $page } / { $pages }
# Said where a sheet shows a board that is invented.
print-sample = Verzonnen bord – om uit te proberen
print-steps = Stap voor stap
print-table = De tafel
print-name = Naam
print-round = Ronde

## Seat cards: table tents, one per player

print-join = Zo doe je mee
print-join-1 = Ga op hetzelfde wifinetwerk als de host.
print-join-2 = Richt je telefooncamera op de code.
print-join-3 = Open de link: dit is jouw plaats.
# The link opens this player's hidden things.
print-join-private = Alleen voor jou: deze code toont je geheimen.

## The report of a game

print-report-running = Nog bezig: { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} tot nu toe
print-report-over = Afgelopen na { $moves } zetten
print-report-onlooker = Wat iedereen mag zien
print-report-seat = Wat { $name } mag zien
print-report-ranking = Stand
print-report-sources = Punten naar herkomst
print-report-chart = Punten in de loop van het spel
print-report-reasons = Elk punt en zijn reden
print-report-log = Het logboek
print-report-winner = Gewonnen
print-report-total = Totaal
print-report-points = Punten
print-report-rule = Regel
print-report-move = Zet
# A column: which turn of the log.
print-report-why = Waarom
print-report-undone = (ongedaan gemaakt)
print-report-corrected = Aan tafel gecorrigeerd.

## On the command line

print-wrong-game = Onbekend spel “{ $found }”. Mogelijk zijn: { $expected }
print-wrong-sheet = Er is geen blad “{ $found }”. Mogelijk zijn: { $expected }
print-wrong-paper = --paper: mogelijk zijn { $expected }
print-wrong-players = --players: { $least } tot en met { $most } voor { $game }
print-wrong-option = --option: verwacht een van { $expected }
print-not-with = { $option } gaat niet samen met { $what }
print-needs-table = “{ $sheet }” heeft --table ID nodig: het blad hoort bij een opgeslagen partij.
print-only-table = --table drukt een van deze af: { $expected }
print-what = Zeg wat er afgedrukt moet worden: SPEL BLAD, --table ID BLAD of --all MAP
print-needs-url = Tafelkaartjes hebben --url nodig: het adres waarop telefoons de host bereiken.
print-done = { $file }: { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagina’s
}
print-all-done = { $count } bladen in { $folder }
print-progress = Drukt af
print-no-seat = --as: er is geen plaats { $found }; mogelijk is 0 tot en met { $most }
