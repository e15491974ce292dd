# All tables of the house, for its owner.
## The list
tables-title = Alle tafels
tables-search = Naam, titel of code
tables-running = Bezig: { $count }
tables-over = Afgelopen of opgeborgen: { $count }
tables-none = Geen tafel past hierbij.
tables-none-yet = Er is nog geen tafel.
tables-code = code { $code }
tables-nobody = Niemand is verbonden.
tables-present = Verbonden: { $names }
tables-watched = Alleen kijkers zijn verbonden.
tables-open = Openen als host
tables-delete = Verwijderen
tables-delete-yes = Voorgoed verwijderen
tables-delete-about = Het spel van { $names } en alles wat is ingevoerd is voorgoed weg. Wie verbonden is, raakt de tafel kwijt.
tables-away-about = Iedereen aan de tafel ziet dat het spel is opgeborgen. Er gaat niets verloren: je kunt het hier hervatten.
tables-again-about = Wie een link heeft, speelt verder waar die was.
tables-moves = { $count ->
        [0] nog geen zet
        [1] één zet
       *[other] { $count } zetten
    }
tables-when = { $days ->
        [0] vandaag
        [1] gisteren
       *[other] { $days } dagen geleden
    }
tables-more = { $count ->
        [1] Nog één tafel: zoek ernaar.
       *[other] Nog { $count } tafels: zoek ernaar.
    }
