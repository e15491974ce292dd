### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-booklet = Heft
print-sheet-setup = Aufbau
print-sheet-reference = Übersichtskarten
print-sheet-characters = Charakterkarten
print-sheet-score = Wertungsblatt
print-sheet-seat-cards = Platzkarten
print-sheet-report = Spielbericht
print-title = { $game } – { $sheet }
print-title-for = { $game } – { $sheet }, { $about }
print-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
print-page = { $page } / { $pages }
# Said where a sheet shows a board that is invented.
print-sample = Erfundener Spielplan – zum Ausprobieren
print-steps = Schritt für Schritt
print-table = Der Tisch
print-name = Name
print-round = Runde

## The booklet: its cover, and how it is printed. Notes stand in a narrow strip below cards.

print-booklet-cover = Titelseite
print-booklet-in = Das ist drin
print-booklet-how = So wird es gedruckt
print-how-size = Drucke in Originalgröße (100 %), nicht „an Seite anpassen“.
print-how-flip = Drucke beidseitig und wende über die lange Kante.
print-how-cut = Schneide die Karten an den Marken aus.
print-how-part = Du brauchst nur einen Teil? Drucke die Seiten ab seiner Nummer.
print-note-flip = Beidseitig: über die lange Kante
print-note-size = In Originalgröße drucken (100 %)

## Seat cards: table tents, one per player

print-join = So machst du mit
print-join-1 = Geh ins selbe WLAN wie der Host.
print-join-2 = Richte die Handykamera auf den Code.
print-join-3 = Öffne den Link: Das ist dein Platz.
# The link opens this player's hidden things.
print-join-private = Nur für dich: Dieser Code zeigt deine Geheimnisse.

## The report of a game

print-report-running = Läuft noch: bisher { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
print-report-over = Beendet nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
print-report-onlooker = Was alle sehen dürfen
print-report-seat = Was { $name } sehen darf
print-report-ranking = Rangliste
print-report-sources = Punkte nach Herkunft
print-report-chart = Punkte im Verlauf
print-report-reasons = Jeder Punkt und sein Grund
print-report-log = Das Protokoll
print-report-total = Summe
print-report-points = Punkte
print-report-rule = Regel
print-report-move = Zug
# A column: which turn of the log.
print-report-why = Warum
print-report-undone = (zurückgenommen)

## On the command line

print-wrong-game = Unbekanntes Spiel „{ $found }“. Möglich sind: { $expected }
print-wrong-sheet = Es gibt kein Blatt „{ $found }“. Möglich sind: { $expected }
print-wrong-paper = --paper: möglich sind { $expected }
print-wrong-players = --players: { $least } bis { $most } bei { $game }
print-wrong-option = --option { $found } gibt es nicht. Möglich sind: { $expected }
print-wrong-colour = --colours: „{ $found }“ gibt es nicht oder steht zweimal da. Möglich sind: { $expected }
print-wrong-name = --names: „{ $found }“: { $what }
print-too-many = { $option }: mehr als die { $players } Personen
print-terminal = --output=- reicht das PDF an ein anderes Programm weiter, etwa so: companion print … --output=- | lpr. Nenne sonst eine Datei.
print-not-with = { $option } passt nicht zu { $what }
print-needs-table = „{ $sheet }“ braucht --table ID: Das Blatt gehört zu einer gespeicherten Partie.
print-only-table = --table druckt eins von: { $expected }
print-what = Sag, was gedruckt werden soll: SPIEL BLATT, --table ID BLATT oder --all ORDNER, auf Wunsch mit SPIEL oder BLATT
print-needs-url = Platzkarten brauchen --url: die Adresse, unter der Handys den Host erreichen.
print-done = { $file }: { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
}
print-all-done = { $count } Blätter in { $folder }
print-progress = Druck läuft
print-no-seat = --as: Person { $found } gibt es nicht; gezählt wird von 1 bis { $most }
