### Tulostusnäyttö.

printing-title = Tulosta
printing-game = Peli
printing-sheet = Arkki
printing-players = Pelaajat
printing-paper = Paperi ja kieli
printing-a4 = A4
printing-letter = Letter
printing-colour = Väri
printing-mono = Mustavalkoinen
printing-open = Avaa PDF
printing-save = Tallenna PDF
printing-preview = Sivun esikatselu
printing-no-preview = Tästä ei ole esikatselua. Kokeile toista valintaa.
printing-page = Sivu { $page } / { $pages }
printing-page-back = Edellinen sivu
printing-page-on = Seuraava sivu
printing-address = Osoite korteissa
printing-report = Tulosta raportti
printing-table = Paikkakortit ja raportti

# The report: a page, or all of it.
printing-extent = Laajuus
printing-brief = Yksi sivu muistoksi
printing-full = Kaikki yksityiskohdat

# Ennen raporttia: niin kuin kaikki saavat sen lukea, tai omat salaisuudet mukana.
printing-whose = Mitä raportissa on
printing-public = Se, minkä kaikki saavat nähdä
printing-own = Myös se, minkä vain minä tiedän
# $names ovat ne, joiden paikat on otettu.
printing-cards = Näytä paikkakortit
printing-cards-about = Korteissa on varattujen paikkojen linkit: { $names }. Linkin avaaja näkee saman kuin paikan pelaaja. Heille ja kaikille muille kerrotaan, että näytit kortit.
printing-cards-yes = Näytä ja kerro kaikille
