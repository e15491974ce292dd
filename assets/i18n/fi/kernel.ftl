## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } ja { $last }

X1 = Nyt ei ole sen aika, tai siirto ei kuulu tälle pelaajalle.
    .phase = Pelin vaihe: { $phase }.
    .turn = Vuorossa: { $seat }.
    .table = Tämä kirjataan pöydälle, ei paikalle.
    .seat = Paikkaa { $number } ei ole.
    .character = Vuorossa on hahmo { $character }.
    .light = Yksinkertaisessa versiossa jokainen siirtää nappulansa itse; sovellus ei kysy tätä.
    .full = Tämä on vain yksinkertaisessa versiossa.
    .tokens = Laatat ovat pöydällä; katso niitä siellä.
    .secret = ”{ $path }” on tältä pelaajalta piilossa; korjaa se pöydän puolesta tai omistajan laitteella.
    .auction = Tarjouskilpailussa kortit käännetään yhtä aikaa.
    .seatless = Pisteytys kirjataan pelaajalle.
    .tallied = { $seat } on jo pisteyttänyt tämän kierroksen.
    .won = Kirjaa ensin, mitä kaivaus tuotti: { $won }.
    .action = Laattasi ei anna tätä tai ei anna enää: { $action }.
    .explored = Olet jo tutkinut tällä vuorolla; uuden tutkimuksen saa vain teltalla tai kortilla.
    .watching = Tämä näyttö vain katselee.
    .other = Voit pelata vain omalla paikallasi.
    .others = Voit korjata omia tietojasi; kaiken muun korjaa isäntä.
    .dealt = Sovellus on jakanut nämä kortit, joten niitä ei voi korjata. Kumotkaa sen sijaan valinta.
    .cover = Se on salaista: se tehdään omistajan laitteella tai peitteen takana.
    .host = Vain isäntä voi tehdä sen.
X2 = Tällaista siirtoa pelissä ei ole.
    .name = Minkään nimi ei täällä ole ”{ $do }”.
    .missing = ”{ $argument }” puuttuu.
    .unknown = ”{ $argument }” ei kuulu tähän.
    .wrong = Kohdan ”{ $argument }” arvo ei kelpaa.
    .shape = Siirto on objekti, jossa on ”seat” ja ”do”.
    .long = ”{ $argument }” on liian pitkä: enintään { $most } merkkiä.
    .number = ”{ $argument }” on liian suuri luku: enintään { $most } numeroa.
    .deep = ”{ $argument }” sisältää liian monta sisäkkäistä tasoa: enintään { $most }.
    .many = ”{ $argument }” sisältää liian monta kohtaa: { $found }, enintään { $most }.
    .size = Siirrossa on enintään { $most } merkkiä.
X3 = Kumoamalla pääsee vain hetkeen, joka tässä pelissä on ollut.
    .refused = Pyydettiin siirtoa { $to }, mutta mahdollisia ovat vain 0–{ $most }.
    .seen = Sen jälkeen on nähty jotain salaista; vain pöytä voi perua sen.
    .moved = Oma viimeisin kirjauksesi ei ole enää viimeinen; isäntä voi kumota kaiken.
    .nothing = Vielä ei ole kirjattu mitään.
X4 = Siellä ei ole mitään korjattavaa.
    .refused = Tässä pöydässä ei ole arvoa ”{ $path }”.

## The log

event-undone = Kaikki rivistä { $number } alkaen on kumottu.
    .nothing = Mitään ei kumottu.
event-taken-as-told = Nykyiset säännöt eivät sallisi tätä ({ $rule }). Se hyväksyttiin pelattaessa, joten se on voimassa.
    .unsaid = Nykyiset säännöt eivät sallisi tätä. Se hyväksyttiin pelattaessa, joten se on voimassa.
    .nothing = Nykyiset säännöt eivät enää tunne tämän merkinnän vaikutusta: se ei muuta tässä mitään. Korjatkaa se, mikä pöydällä on toisin.
event-corrected = Korjattu: { $path } on { $after }, oli { $before }. { $why }
    .hidden = Korjattu: { $path } (salainen). { $why }

## Phases of a game, as a phrase after “The game is at:”

phase-start = alkuvalmistelut
phase-turn = pelaajan vuoro
phase-over = pelin loppu

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = tämä ei ole JSONia ({ $problem })
flaw-nesting = liian monta sisäkkäistä tasoa
flaw-long-text = on liian pitkä: enintään { $most } merkkiä
flaw-long-number = on liian suuri luku: enintään { $most } numeroa
flaw-deep = sisältää liian monta sisäkkäistä tasoa: enintään { $most }
flaw-many = sisältää liian monta kohtaa: { $found }, enintään { $most }
flaw-large = tallenne on enintään { $most } Mt
flaw-foreign = tämä ei ole Temple Companionin tallenne (odotettiin: ”{ $expected }”)
flaw-version = tämä ohjelma lukee versiota { $expected }, löytyi: { $found }
flaw-game = tuntematon peli ”{ $found }”; mahdolliset: { $expected }
flaw-kit-form = odotettiin: ”{ $expected }” tai kokonainen pelipaketti
flaw-missing = puuttuu
flaw-unknown = on tässä tuntematon
flaw-type = odotettiin: { $expected }, löytyi: { $found }
flaw-value = ei voi olla ”{ $found }”
flaw-limit = odotettiin: { $expected }
flaw-range = luku on liian suuri
flaw-other = { $problem }
flaw-players = tätä peliä pelaa { $least }–{ $most } pelaajaa; teillä on { $found }
flaw-name-empty = nimessä ei ole näkyviä merkkejä
flaw-name-long = liian pitkä: { $found } merkkiä, enintään { $most }
flaw-name-heap = yhdessä kirjaimessa on liian monta lisämerkkiä: enintään { $most }
flaw-name-sign = näkymätön merkki { $found } sekoittaisi nimen vieressä olevan tekstin; jätä se pois
flaw-twice = ”{ $found }” on mukana kahdesti
flaw-seat = paikkaa { $found } ei ole; viimeinen on { $most }
flaw-exactly = odotettiin: täsmälleen { $expected }, löytyi: { $found }
flaw-least = odotettiin: vähintään { $expected }, löytyi: { $found }
flaw-between = odotettiin: { $least }–{ $most }, löytyi: { $found }
flaw-fewer = odotettiin: alle { $expected }, löytyi: { $found }
flaw-count = odotettiin: täsmälleen { $expected } kohtaa, löytyi: { $found }
flaw-different = odotettiin: vähintään { $expected } erilaista, löytyi: { $found }
flaw-sum = odotettiin: yhteensä { $expected }, löytyi: { $found }
flaw-supply = odotettiin: yhteensä enintään { $expected }, löytyi: { $found }
