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
printing-open = PDF openen
printing-save = PDF opslaan
printing-preview = Voorbeeld van de pagina
printing-no-preview = Hiervan is geen voorbeeld. Kies iets anders.
printing-page = Pagina { $page } van { $pages }
printing-page-back = Vorige pagina
printing-page-on = Volgende pagina
printing-address = Adres op de kaarten
printing-report = Verslag afdrukken
printing-table = Kaartjes en verslag

# The report: a page, or all of it.
printing-extent = Hoeveel
printing-brief = Eén pagina als aandenken
printing-full = Met alle details

# Voor het verslag: zoals iedereen het mag lezen, of met je eigen geheimen.
printing-whose = Wat erin staat
printing-public = Wat iedereen mag zien
printing-own = Ook wat alleen ik weet
# $names zijn degenen van wie de plaats bezet is.
printing-cards = Tafelkaartjes tonen
printing-cards-about = Op de kaarten staan links naar bezette plaatsen: { $names }. Wie er een opent, ziet wat alleen die speler mag zien. Die speler en alle anderen krijgen te horen dat je de kaarten hebt laten tonen.
printing-cards-yes = Tonen en melden
