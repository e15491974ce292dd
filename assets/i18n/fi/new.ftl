### Uuden pöydän avaaminen.

new-title = Uusi pöytä
new-create = Avaa pöytä
new-people = Pelaajia: { $count }
new-people-about = Myötäpäivään istumajärjestyksessä. Vaihda väri napauttamalla sitä.
# Nimi, jota kukaan ei ole vielä kirjoittanut.
new-player = Pelaaja { $number }
# Nimikentän otsikko.
new-name = Nimi { $number }
new-add = Lisää pelaaja
new-colour = Väri: { $colour }
new-colour-tap = Seuraava väri
new-up = Siirrä ylemmäs: { $name }
new-remove = Poista: { $name }
new-me = Minä olen
new-me-none = Vain isäntä
new-first-draw = Arvo aloittaja
new-name-missing = Jokainen tarvitsee nimen.
new-name-twice = Sama nimi on kahdella: { $name }. Vaihda toinen nimistä.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = Näin ei voi olla: { $what }. Muuttakaa se ylempänä ja avatkaa pöytä sitten uudelleen.
new-flaw-name-empty = Nimi { $number } ei näy. Kirjoittakaa ainakin yksi kirjain.
new-flaw-name-long = Nimessä { $number } on { $found } merkkiä. Lyhentäkää se enintään { $most } merkkiin.
new-flaw-name-heap = Nimen { $number } yhdessä kirjaimessa on liian monta lisämerkkiä. Enintään { $most } käy.
new-flaw-name-sign = Nimessä { $number } on näkymätön merkki ({ $found }), joka sekoittaa viereisen tekstin. Kirjoittakaa nimi uudelleen.
new-flaw-players = Tätä peliä pelaa { $least }–{ $most } pelaajaa, ei { $found }. Lisätkää tai poistakaa joku.
new-not-kept = Pöytää ei voitu tallentaa. { $why }
new-devices = Laitteet
new-devices-many = Jokaisella oma puhelin
new-devices-one = Yksi kiertävä
new-devices-many-about = Jokainen skannaa koodin ja näkee salaisuutensa omalla puhelimellaan.
new-devices-one-about = Tämä laite kiertää kädestä käteen; salaisuudet ovat peitteen takana, ja peitteessä on nimi.
# The same for a game in which nothing is secret.
new-devices-one-open = Yksi kaikille
new-devices-many-open-about = Jokainen skannaa koodin ja syöttää omat siirtonsa. Jos jollakulla ei ole puhelinta, pelaat hänen puolestaan tältä laitteelta.
new-devices-one-open-about = Yksi syöttää kaikki siirrot tällä laitteella. Mitään salaista ei syötetä, joten laite pysyy paikallaan; puhelimet voivat liittyä mukaan milloin tahansa, ja niilläkin voi syöttää.
new-ways = Näin pelaatte
new-kit = Teidän pelinne
# A button: nothing of the copy is missing but a look at the board.
new-look = Katso lautaa

## Nappuloiden värit; ruudunlukija sanoo nämä

colour-red = punainen
colour-orange = oranssi
colour-yellow = keltainen
colour-green = vihreä
colour-blue = sininen
colour-purple = violetti
colour-black = musta
colour-white = valkoinen
colour-beige = beige
colour-brown = ruskea
colour-pink = vaaleanpunainen
colour-grey = harmaa
colour-turquoise = turkoosi
