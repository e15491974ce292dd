### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-booklet = Boekje
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

## The booklet: its cover, and how it is printed. Notes stand in a narrow strip below cards.

print-booklet-cover = Omslag
print-booklet-in = Wat erin zit
print-booklet-how = Zo druk je het af
print-how-size = Druk af op ware grootte (100%), niet “passend op de pagina”.
print-how-flip = Druk dubbelzijdig af en draai om langs de lange kant.
print-how-cut = Knip de kaarten uit langs de tekens.
print-how-part = Maar één deel nodig? Druk de pagina’s vanaf zijn nummer af.
print-note-flip = Dubbelzijdig, langs de lange kant
print-note-size = Op ware grootte afdrukken (100%)

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
print-report-over = Afgelopen na { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
}
print-report-onlooker = Wat iedereen mag zien
print-report-seat = Wat { $name } mag zien
print-report-ranking = Stand
print-report-sources = Punten naar herkomst
print-report-chart = Punten in de loop van het spel
print-report-reasons = Elk punt en zijn reden
print-report-log = Het logboek
print-report-total = Totaal
print-report-points = Punten
print-report-rule = Regel
print-report-move = Zet
# A column: which turn of the log.
print-report-why = Waarom
print-report-undone = (ongedaan gemaakt)

## On the command line

print-wrong-game = Onbekend spel “{ $found }”. Mogelijk zijn: { $expected }
print-wrong-sheet = Er is geen blad “{ $found }”. Mogelijk zijn: { $expected }
print-wrong-paper = --paper: mogelijk zijn { $expected }
print-wrong-players = --players: { $least } tot en met { $most } voor { $game }
print-wrong-option = --option { $found } kan niet. Mogelijk zijn: { $expected }
print-wrong-colour = --colours: “{ $found }” is er niet of staat er twee keer. Mogelijk zijn: { $expected }
print-wrong-name = --names: “{ $found }”: { $what }
print-too-many = { $option }: meer dan de { $players } spelers
print-terminal = --output=- geeft de PDF door aan een ander programma, zoals: companion print … --output=- | lpr. Noem anders een bestand.
print-not-with = { $option } gaat niet samen met { $what }
print-needs-table = “{ $sheet }” heeft --table ID nodig: het blad hoort bij een opgeslagen partij.
print-only-table = --table drukt een van deze af: { $expected }
print-what = Zeg wat er afgedrukt moet worden: SPEL BLAD, --table ID BLAD of --all MAP, als je wilt met SPEL of BLAD
print-needs-url = Tafelkaartjes hebben --url nodig: het adres waarop telefoons de host bereiken.
print-done = { $file }: { $pages ->
    [one] { $pages } pagina
   *[other] { $pages } pagina’s
}
print-all-done = { $count } bladen in { $folder }
print-progress = Bezig met afdrukken
print-no-seat = --as: er is geen speler { $found }; tel van 1 tot en met { $most }
