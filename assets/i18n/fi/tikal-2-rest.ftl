### Tikal II on screens: before a round, what the copy does not tell, setting things right, the simple version.

## Before a round: the action tiles on the sites

t2-opening = Toimintalaatat
t2-sites-later = Kirjaa otettaessa
t2-sites-now = Kirjaa kaikki nyt
t2-sites-later-about = Asettakaa laatat vain kuvapuoli ylös. Laatan ottaja napauttaa, mikä se oli.
t2-sites-now-about = Valitkaa kohde ja napauttakaa sitten laatat, jotka ovat siellä. Minkä ohitatte, se kirjataan otettaessa.
# Beside a site: so many of its tiles are told
t2-sites-told = { $told }/{ $all }
t2-sites-do = Aloita 2. kierros
t2-open-which = Mitkä { $count } aarretta ovat näkyvissä?
t2-open-again = Valitse uudelleen
t2-set-altars = Kirjaa alttarihuoneet
t2-altars-about = Napauttakaa pinon alttarihuoneet järjestyksessä, päällimmäinen ensin. Muuten kukin kirjataan, kun se tulee.
t2-set-wheel = Aseta hintakiekko
t2-wheel-about = Näyttääkö kiekkonne muita hintoja? Kääntäkää sitä tässä, kunnes se täsmää.
t2-wheel-turn = Käännä askel
t2-wheel-ask = Minkä aarteen kohdalla hintakiekossanne on { $price }?

## What the copy does not tell yet. { $what } is “the doors of a pink room”

t2-learn = Katsokaa peliänne
t2-learn-what = Tämä ei ole vielä tiedossa: { $what }. Napauttakaa, mitä näette; sovellus muistaa sen.
t2-learn-otherwise = Napauttakaa, mitä se teillä näyttää. Sovellus muistaa sen.
t2-differs = Meillä tämä on toisin
t2-learn-do = Muista näin

## The simple version

t2-light-round = Kierros { $round }/2
t2-light-play-about = Laske vuorosi pisteet yhteen alla. Kun kierros on ohi, kaikki napauttavat avaimensa ja alttarinsa.
t2-light-play-last = Laske vuorosi pisteet yhteen alla. Viimeisten erikoisvuorojen jälkeen kaikki napauttavat avaimet, alttarit, aarteet ja kortit.
t2-light-tally = Napauta, mitä sinulla on
t2-light-in = Tietosi on syötetty
t2-light-turn = Vuoron pisteet
t2-light-doors = Ovet
t2-light-delivery = Toimitus: hinta kiekolla
t2-light-treasures = Aarteet
t2-light-other = Muut pisteet
t2-light-enter = { $points ->
    [one] Lisää 1 piste
   *[other] Lisää { $points } pistettä
}
    .less = { $points ->
        [one] Vähennä 1 piste
       *[other] Vähennä { $points } pistettä
    }
# Where the chest stands on the score track
t2-light-under = Ennen { $before }, nyt { $after }
# On the cover
t2-tally-cover = Kierroksen { $round } pisteytys: { $name }
t2-tally-hint = Napauta tästä, kun kierros on ohi eikä kukaan katso
t2-tally-keys = Leirisi avaimet
t2-tally-altars = Alttarit, joilla on lippusi
t2-tally-rest = Lopussa jäljellä
t2-tally-colours = Niiden huoneiden värit, joissa on lippusi
t2-tally-do = Kirjaa nämä
t2-tally-points = { $points ->
    [0] Avaimet eivät tuo pisteitä
    [one] Avaimet tuovat 1 pisteen
   *[other] Avaimet tuovat { $points } pistettä
}

## The host; setting things right: what is counted or chosen

t2-host-light = Kaikki pelaavat laudalla ja lisäävät omat pisteensä. Jos jollakulla ei ole puhelinta, napauta nimeä.
t2-fix-backpack = Repun avaimet, { $colour }
t2-fix-passages = Salakäytävät
t2-fix-flags = Lippuja jäljellä
t2-fix-tent = Teltta
t2-fix-tent-left = Käyttämättä
t2-fix-tent-used = Käytetty
t2-fix-site = Ruuhi kohteessa
t2-fix-explorer = Tutkija
t2-fix-treasures = Aarteet
t2-fix-cards = Erikoiskortit
t2-fix-camp = Leirin avaimet
t2-fix-hidden = Leirin avaimet, aarteet, kortit
t2-fix-round = Kierros
t2-fix-direction = Pelisuunta
t2-fix-wheel = Hintakiekko
t2-fix-stock = Varaston avaimet, { $colour }
t2-fix-supply = Varasto
t2-fix-pirogues = Ruuhet
t2-fix-here = Täällä
t2-fix-elsewhere = Ei täällä
t2-fix-flags-here = Liput täällä
t2-fix-explorers = Tutkijat täällä
t2-fix-no-flag = Ei lippua
t2-fix-on-bonus = Bonuksella { $bonus }
t2-fix-without = Ei bonuksella
t2-fix-no-room = Ei huonetta
t2-fix-lies = Onko täällä huone?
t2-fix-which = Mikä se on
t2-fix-turn = Miten päin se on
t2-fix-tiles = Toimintalaatat täällä
t2-fix-tiles-about = Poista napauttamalla laatta, joka ei ole täällä. Lisää napauttamalla alta se, joka on.
t2-fix-no-tiles = Täällä ei ole toimintalaattaa.
