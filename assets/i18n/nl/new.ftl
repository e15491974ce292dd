### Een nieuwe tafel openen.

new-title = Nieuwe tafel
new-create = Tafel openen
new-people = Spelers: { $count }
new-people-about = Met de klok mee, zoals jullie zitten. Tik op een kleur om die te wisselen.
# Een naam die nog niemand heeft getypt.
new-player = Speler { $number }
# Het opschrift van het veld voor een naam.
new-name = Naam { $number }
new-add = Nog iemand
new-colour = Kleur: { $colour }
new-colour-tap = Volgende kleur
new-up = { $name } een plaats omhoog
new-remove = Zonder { $name }
new-me = Ik ben
new-me-none = alleen de host
new-first-draw = Loten
new-name-missing = Iedereen heeft een naam nodig.
new-name-twice = Er zijn er twee die { $name } heten. Verander een van de namen.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = Dat kan niet: { $what }. Verander het hierboven en open de tafel dan opnieuw.
new-flaw-name-empty = Naam { $number } is niet te zien. Typ minstens één letter.
new-flaw-name-long = Naam { $number } heeft { $found } letters. Maak hem korter, hoogstens { $most }.
new-flaw-name-heap = Aan een letter van naam { $number } hangen te veel tekens. Hoogstens { $most } kunnen.
new-flaw-name-sign = Naam { $number } bevat een onzichtbaar teken ({ $found }) dat de woorden ernaast verstoort. Typ de naam opnieuw.
new-flaw-players = Dit spel is voor { $least } tot en met { $most } spelers, niet { $found }. Voeg iemand toe of haal iemand weg.
new-not-kept = De tafel kon niet worden opgeslagen. { $why }
new-devices = Toestellen
new-devices-many = Ieder een eigen telefoon
new-devices-one = Eén dat rondgaat
new-devices-many-about = Iedereen scant een code en ziet de eigen geheimen op de eigen telefoon.
new-devices-one-about = Dit toestel gaat van hand tot hand; geheimen zitten achter een afdekking met een naam erop.
# The same for a game in which nothing is secret.
new-devices-one-open = Eén voor iedereen
new-devices-many-open-about = Iedereen scant een code en voert de eigen zetten in. Voor wie geen telefoon heeft, speel jij vanaf hier.
new-devices-one-open-about = Eén persoon voert op dit toestel alles in. Er wordt niets geheims ingevoerd, dus het blijft liggen; telefoons kunnen er altijd bij komen en meedoen.
new-ways = Zo spelen jullie
new-kit = Jullie exemplaar
# A button: nothing of the copy is missing but a look at the board.
new-look = Bord bekijken

## Kleuren van de stukken, voorgelezen door schermlezers

colour-red = rood
colour-orange = oranje
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-black = zwart
colour-white = wit
colour-beige = beige
colour-brown = bruin
colour-pink = roze
colour-grey = grijs
colour-turquoise = turquoise
