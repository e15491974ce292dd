## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

X1 = Se ei ole nyt mahdollista.
    .phase = Pelin vaihe nyt: { $phase }. Viekää se ensin loppuun.
    .turn = Vuorossa on { $seat }. Odota omaa vuoroasi.
    .table = Isäntä kirjaa tämän kaikkien puolesta.
    .seat = Tässä pöydässä ei ole sellaista pelaajaa. Valitse joku mukana oleva.
    .character = Hahmosi on tällä vuorolla { $character }. Valitse jotain, mitä se voi tehdä.
    .light = Yksinkertaisessa versiossa jokainen siirtää nappulansa itse; sovellus ei kysy tätä.
    .full = Tämä on vain yksinkertaisessa versiossa. Kirjaa tässä pöydässä sen sijaan jokainen siirto.
    .tokens = Sattumalaatat ovat laudalla. Katso ne sieltä.
    .secret = Vain omistaja saa nähdä ja korjata tämän: { $path }. Korjatkaa se omistajan puhelimella tai antakaa isännän korjata.
    .auction = Tarjouskilpailussa kierroksen kaikki kortit käännetään yhtä aikaa. Kirjaa ne kaikki kerralla.
    .seatless = Valitse, kenen pisteytys tämä on.
    .tallied = { $seat } on jo kirjannut tämän kierroksen. Jos haluatte muuttaa sitä, kumotkaa se ensin.
    .won = Kirjaa ensin, mitä kaivaus toi sinulle: { $won }.
    .action = Laattasi ei anna tätä tai ei anna enää: { $action }. Valitse jokin muu sen toiminto.
    .explored = Olet jo tutkinut tällä vuorolla. Uudelleen pääset vain teltalla tai kortilla.
    .watching = Tämä näyttö on vain katselua varten. Pelaa avaamalla oma linkkisi tai lukemalla koodi.
    .other = Voit pelata vain omasta puolestasi. Isäntä voi pelata muiden puolesta.
    .others = Voit korjata vain omia tietojasi. Pyydä isäntää korjaamaan muut.
    .dealt = Sovellus on jakanut nämä kortit, joten niitä ei voi korjata. Kumotkaa sen sijaan valinta.
    .cover = Tämä on salaista. Se onnistuu vain omistajan laitteella tai peitteen takana.
    .host = Vain isäntä voi tehdä sen. Pyydä isäntää.
    .over = Peli on päättynyt. Jos jokin meni väärin, kumotkaa se.
X2 = Sovellus ei tunne tätä siirtoa.
    .name = Täällä ei ole mitään nimeltä ”{ $do }”.
    .missing = ”{ $argument }” puuttuu. Kirjaa sekin.
    .unknown = ”{ $argument }” ei kuulu tähän. Jätä se pois.
    .wrong = Kohdan ”{ $argument }” arvo ei kelpaa. Valitse toinen.
    .told = Näin ei voi olla pöydällä. Katsokaa uudelleen ja kirjatkaa, mitä siellä todella on.
    .shape = Siirto on objekti, jossa on ”seat” ja ”do”.
    .long = ”{ $argument }” on liian pitkä: enintään { $most } merkkiä.
    .number = ”{ $argument }” on liian suuri luku: enintään { $most } numeroa.
    .deep = ”{ $argument }” sisältää liian monta sisäkkäistä tasoa: enintään { $most }.
    .many = ”{ $argument }” sisältää liian monta kohtaa: { $found }, enintään { $most }.
    .size = Siirrossa on enintään { $most } merkkiä.
X3 = Sitä ei voi kumota.
    .refused = Valitse siirto väliltä 0–{ $most }; pyysit siirtoa { $to }.
    .seen = Sen jälkeen joku on nähnyt jotain salaista. Nyt vain isäntä voi kumota sen.
    .moved = Joku on jo pelannut sinun jälkeesi. Nyt vain isäntä voi kumota sen.
    .nothing = Vielä ei ole mitään kumottavaa.
X4 = Siellä ei ole mitään korjattavaa.
    .refused = Sovellus ei tunne kohtaa ”{ $path }”.

## What belongs to a move, said on screens for { $argument }

argument-held_by = kuka kortin näyttää
argument-advance = montako ruutua liikut
argument-steps = montako ruutua liikut
argument-gems = smaragdien määrä
argument-token = sattumalaatta
argument-characters = hahmot
argument-target = hahmo
argument-spaces = ruudut
argument-path = reitti
argument-passages = salakäytävät
argument-bonus = bonus
argument-to = minne
argument-from = mistä
argument-deliveries = toimitukset
argument-forest = metsän maksu
argument-card = kortti
argument-cards = kortit
argument-colour = väri
argument-treasure = aarre
argument-treasures = aarteet
argument-keep = minkä pidät
argument-pile = pino
argument-turned = esiin käännetty aarre
argument-open = näkyvät aarteet
argument-tile = maastokortti tai laatta
argument-with = kenen kanssa
argument-altar = alttari
argument-altars = alttarit
argument-seat = pelaaja
argument-hex = ruutu
argument-space = ruutu
argument-room = huone
argument-figure = nappula
argument-count = montako
argument-points = pisteet

## The log

event-undone =
    { $count ->
        [one] { $count } siirto kumottiin.
       *[other] { $count } siirtoa kumottiin.
    }
    .nothing = Yhtään siirtoa ei kumottu.
event-taken-as-told = Nykyiset säännöt eivät sallisi tätä ({ $rule }). Se hyväksyttiin pelattaessa, joten se on voimassa.
    .unsaid = Nykyiset säännöt eivät sallisi tätä. Se hyväksyttiin pelattaessa, joten se on voimassa.
    .nothing = Nykyiset säännöt eivät enää tunne tämän siirron vaikutusta: se ei muuta tässä mitään. Korjatkaa se, mikä pöydällä on toisin.
event-corrected = ”{ $path }” on { $after }, ei { $before }.
    .hidden = Jotain salaista korjattiin – { $path }.
    .nothing = Korjaus ei muuttanut mitään.

## A space of a board, as on a chess board: “c3” is column c, row 3

place-space = { $at }
# Somebody, and nothing, as the value of a correction
value-none = ei mitään

## Phases of a game, as a phrase after “The game is at:”

phase-start = alkuvalmistelut
phase-turn = pelaajan vuoro
phase-over = peli on päättynyt

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
flaw-unknown = on täällä tuntematon; tarkista kirjoitusasu
flaw-type = odotettiin: { $expected }, löytyi: { $found }
flaw-value = ei voi olla ”{ $found }”
flaw-limit = odotettiin: { $expected }
flaw-range = luku on liian suuri
flaw-other = ei voi lukea: { $problem }
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
# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } ja { $last }
list-or = { $first } tai { $last }
