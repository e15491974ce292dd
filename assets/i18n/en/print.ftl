### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-booklet = Booklet
print-sheet-setup = Set-up
print-sheet-reference = Reference cards
print-sheet-characters = Character cards
print-sheet-score = Score sheet
print-sheet-seat-cards = Seat cards
print-sheet-report = Game report
print-title = { $game } – { $sheet }
print-title-for = { $game } – { $sheet }, { $about }
print-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
print-page = { $page } / { $pages }
# Said where a sheet shows a board that is invented.
print-sample = Invented board – for trying out
print-steps = Step by step
print-table = The table
print-name = Name
print-round = Round

## The booklet: its cover, and how it is printed. Notes stand in a narrow strip below cards.

print-booklet-cover = Cover
print-booklet-in = What is in it
print-booklet-how = How to print it
print-how-size = Print at actual size (100 %), not “fit to page”.
print-how-flip = Print on both sides and flip on the long edge.
print-how-cut = Cut the cards out at the marks.
print-how-part = Need only one part? Print the pages from its number on.
print-note-flip = Both sides: flip on the long edge
print-note-size = Print at actual size (100 %)

## Seat cards: table tents, one per player

print-join = How to join
print-join-1 = Connect to the same Wi-Fi as the host.
print-join-2 = Point your phone’s camera at the code.
print-join-3 = Open the link. You are in!
# The link opens this player's hidden things.
print-join-private = For your eyes only: this code shows your secrets.

## The report of a game

print-report-running = Still being played: { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } so far
print-report-over = Finished after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
print-report-onlooker = As everybody may see it
print-report-seat = As { $name } may see it
print-report-ranking = Ranking
print-report-sources = Where the points came from
print-report-chart = Points over the game
print-report-reasons = Every point explained
print-report-log = Log
print-report-total = Total
print-report-points = Points
print-report-rule = Rule
print-report-move = Move
# A column: which turn of the log.
print-report-why = Why
print-report-undone = (undone)

## On the command line

print-wrong-game = Unknown game “{ $found }”. Choose one of: { $expected }
print-wrong-sheet = There is no sheet “{ $found }”. Choose one of: { $expected }
print-wrong-paper = --paper: choose one of { $expected }
print-wrong-players = --players: expected { $least } to { $most } for { $game }
print-wrong-option = --option { $found } is not possible. Choose one of: { $expected }
print-wrong-colour = --colours: “{ $found }” is not there, or was named twice. Choose from: { $expected }
print-wrong-name = --names: “{ $found }”: { $what }
print-too-many = { $option }: more than the { $players } players
print-terminal = --output=- hands the PDF to another program, as in: companion print … --output=- | lpr. Name a file instead.
print-not-with = { $option } does not go with { $what }
print-needs-table = “{ $sheet }” needs --table ID: it is printed for a saved game.
print-only-table = --table prints one of: { $expected }
print-what = Say what to print: GAME SHEET, --table ID SHEET, or --all DIR with GAME or SHEET if you like
print-needs-url = Seat cards need --url, the address at which phones reach this computer.
print-done = { $file }: { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-all-done = { $count } sheets in { $folder }
print-progress = Printing
print-no-seat = --as: there is no player { $found }; count from 1 to { $most }
