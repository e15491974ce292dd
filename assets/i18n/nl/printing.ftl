### Het scherm om af te drukken.

printing-title = Afdrukken
printing-game = Spel
printing-sheet = Blad
printing-players = Spelers
printing-paper = Papier en taal
printing-a4 = A4
printing-letter = Letter
printing-colour = Kleur
printing-mono = Zwart-wit
printing-open = Openen
printing-save = Opslaan
printing-preview = Een afbeelding van de pagina
printing-no-preview = Hiervan is geen afbeelding. Kies iets anders.
printing-page = Pagina { $page } van { $pages }
printing-page-back = Terug
printing-page-on = Verder
printing-address = Adres op de kaartjes
printing-home = Afdrukken
printing-report = Verslag afdrukken
printing-table = Plaatskaartjes en verslag afdrukken
