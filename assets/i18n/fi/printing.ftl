### Tulostusnäyttö.

printing-title = Tulosta
printing-game = Peli
printing-sheet = Arkki
printing-players = Pelaajat
printing-paper = Paperi ja kieli
printing-a4 = A4
printing-letter = Letter
printing-colour = Väri
printing-mono = Mustavalko
printing-open = Avaa
printing-save = Tallenna
printing-preview = Kuva sivusta
printing-no-preview = Tästä ei ole kuvaa. Kokeile toista valintaa.
printing-page = Sivu { $page } / { $pages }
printing-page-back = Edellinen
printing-page-on = Seuraava
printing-address = Osoite korteissa
printing-home = Tulosta
printing-report = Tulosta raportti
printing-table = Tulosta paikkakortit ja raportti
