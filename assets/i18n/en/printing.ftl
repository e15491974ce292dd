### The print screen.

printing-title = Print
printing-game = Game
printing-sheet = Sheet
printing-players = Players
printing-paper = Paper and language
printing-a4 = A4
printing-letter = Letter
printing-colour = Colour
printing-mono = Black and white
printing-open = Open PDF
printing-save = Save PDF
printing-preview = Preview of the page
printing-no-preview = No preview for this choice. Try another one.
printing-page = Page { $page } of { $pages }
printing-page-back = Previous page
printing-page-on = Next page
printing-address = Web address on the cards
printing-report = Print the report
printing-table = Print cards and report

# The report: a page, or all of it.
printing-extent = How much
printing-brief = One page to keep
printing-full = With all details

# Before the report: as everybody may read it, or with one's own secrets.
printing-whose = What it shows
printing-public = What everybody may see
printing-own = Also what only I know
# $names are those whose seats are taken.
printing-cards = Show the seat cards
printing-cards-about = The cards hold the links to seats that are taken: { $names }. Whoever opens one sees what only that player may see. They and everybody else will be told that you had the cards shown.
printing-cards-yes = Show and tell everybody
