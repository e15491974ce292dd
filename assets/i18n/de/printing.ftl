### Der Bildschirm zum Drucken.

printing-title = Drucken
printing-game = Spiel
printing-sheet = Blatt
printing-players = Personen
printing-paper = Papier und Sprache
printing-a4 = A4
printing-letter = Letter
printing-colour = Farbe
printing-mono = Schwarz-weiß
printing-open = PDF öffnen
printing-save = PDF speichern
printing-preview = Vorschau der Seite
printing-no-preview = Dafür gibt es keine Vorschau. Wähle etwas anderes.
printing-page = Seite { $page } von { $pages }
printing-page-back = Vorige Seite
printing-page-on = Nächste Seite
printing-address = Adresse auf den Karten
printing-report = Bericht drucken
printing-table = Platzkarten und Bericht

# The report: a page, or all of it.
printing-extent = Umfang
printing-brief = Eine Seite zum Aufheben
printing-full = Mit allen Einzelheiten

# Vor dem Bericht: wie ihn alle lesen dürfen, oder mit den eigenen Geheimnissen.
printing-whose = Was im Bericht steht
printing-public = Was alle sehen dürfen
printing-own = Auch das, was nur ich weiß
# $names sind die, deren Plätze besetzt sind.
printing-cards = Platzkarten zeigen
printing-cards-about = Auf den Karten stehen Links zu besetzten Plätzen: { $names }. Wer einen öffnet, sieht, was nur diese Person sehen darf. Diese Personen und alle anderen erfahren, dass du die Karten angezeigt hast.
printing-cards-yes = Zeigen und mitteilen
