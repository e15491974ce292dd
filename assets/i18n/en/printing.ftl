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
printing-open = Open
printing-save = Save
printing-preview = A picture of the page
printing-no-preview = There is no picture of this. Try another choice.
printing-page = Page { $page } of { $pages }
printing-page-back = Page back
printing-page-on = Page on
printing-address = Address on the cards
printing-home = Print
printing-report = Print the report
printing-table = Print seat cards and report
