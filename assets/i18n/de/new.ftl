### Einen neuen Tisch eröffnen.

new-title = Neuer Tisch
new-create = Tisch eröffnen
new-people = Personen: { $count }
new-people-about = Im Uhrzeigersinn, wie ihr sitzt. Tippt auf eine Farbe, um sie zu wechseln.
# Ein Name, den noch niemand eingegeben hat.
new-player = Person { $number }
# Die Beschriftung des Namensfelds.
new-name = Name { $number }
new-add = Noch jemand
new-colour = Farbe: { $colour }
new-colour-tap = Nächste Farbe
new-up = { $name } einen Platz nach oben
new-remove = Ohne { $name }
new-me = Ich bin
new-me-none = nur Host
new-first-draw = Auslosen
new-name-missing = Alle brauchen einen Namen.
new-name-twice = Zwei heißen { $name }. Ändere einen der Namen.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = Das geht so nicht: { $what }. Ändert es oben und öffnet den Tisch dann noch einmal.
new-flaw-name-empty = Name { $number } ist nicht zu sehen. Gebt mindestens einen Buchstaben ein.
new-flaw-name-long = Name { $number } hat { $found } Zeichen. Kürzt ihn auf höchstens { $most }.
new-flaw-name-heap = An einem Buchstaben von Name { $number } hängen zu viele Zeichen. Höchstens { $most } sind möglich.
new-flaw-name-sign = Name { $number } enthält ein unsichtbares Zeichen ({ $found }), das die Wörter daneben stört. Gebt den Namen neu ein.
new-flaw-players = Dieses Spiel ist für { $least } bis { $most } Personen, nicht { $found }. Nehmt jemanden dazu oder heraus.
new-not-kept = Der Tisch konnte nicht gespeichert werden. { $why }
new-devices = Geräte
new-devices-many = Alle mit eigenem Handy
new-devices-one = Eines geht herum
new-devices-many-about = Alle scannen einen Code und sehen ihre Geheimnisse auf dem eigenen Handy.
new-devices-one-about = Dieses Gerät geht von Hand zu Hand; Geheimes liegt hinter einer Abdeckung, auf der ein Name steht.
# The same for a game in which nothing is secret.
new-devices-one-open = Eines für alle
new-devices-many-open-about = Alle scannen einen Code und tippen ihre Züge selbst. Für Personen ohne Handy spielst du von hier aus.
new-devices-one-open-about = Eine Person tippt auf diesem Gerät für alle. Geheimes wird nicht eingegeben, es bleibt also liegen; Handys können jederzeit dazukommen und mittippen.
new-ways = So spielt ihr
new-kit = Euer Exemplar
# A button: nothing of the copy is missing but a look at the board.
new-look = Spielplan ansehen

## Farben der Spielfiguren; ein Vorleseprogramm sagt sie.

colour-red = rot
colour-orange = orange
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-purple = lila
colour-black = schwarz
colour-white = weiß
colour-beige = beige
colour-brown = braun
colour-pink = rosa
colour-grey = grau
colour-turquoise = türkis
