### Tikal näytöllä: yksinkertainen versio, korjaukset, ohjeet.

## Yksinkertainen versio: mitä on menossa

tk-light-round = Pisteytyskierros { $round }/{ $of }
tk-light-play = Pelaatte laudalla
tk-light-play-about = Kun tulivuori tulee, syöttäkää alle kunkin pelaajan pisteet heti pisteytyssiirron jälkeen.
tk-light-play-last = Viimeisen kortin vuoron jälkeen jokainen pelaa pisteytyssiirron; syöttäkää sitten alle, mitä kukin saa.
tk-light-enter = Syötä saadut pisteet
tk-light-in = Pisteesi on syötetty
tk-light-missing = Vielä syöttämättä: { $names }
tk-light-volcano = Syötä pisteytys
tk-light-who = Kenen pisteet?
tk-light-done = syötetty
tk-light-track = Pisteytysrata

## Pisteytyksen syöttäminen

tk-tally-first = Napauta jokaisen sellaisen temppelin lukua, jossa olet yksin vahvin tai jossa on vartijasi.
tk-tally-changed = Viime kerran temppelit ja aarteet ovat jo valmiina. Napauta vain sitä, mikä on muuttunut.
tk-tally-temples = Temppelit
tk-tally-sets = Aarteet
tk-tally-none = Ei vielä mitään
# What a screen reader says of the arrow beside a temple or a treasure set
tk-tally-grown = Kasvanut: nyt { $value }
tk-tally-grown-set = Kasvanut: nyt { $what }
tk-tally-do = { $points ->
    [0] Syötä nolla pistettä
    [one] Syötä 1 piste
   *[other] Syötä { $points } pistettä
}
# { $before } and { $after } are where the scoring marker stands
tk-tally-under = Temppeleistä { $temples ->
    [0] ei mitään
   *[other] { $temples }
}, aarteista { $sets ->
    [0] ei mitään
   *[other] { $sets }
}: ennen { $before }, nyt { $after }
tk-doubt-temples = Teillä olisi tällä kierroksella yhteensä { $count } temppeliä, mutta niitä on vain { $most }.
tk-doubt-value = Teillä olisi tällä kierroksella yhteensä { $count } arvon { $value } temppeliä, mutta niitä voi olla vain { $most }.
tk-doubt-treasures = Teillä olisi tällä kierroksella yhteensä { $count } aarretta, mutta niitä on vain { $most }.
tk-doubt-sets = Teillä olisi tällä kierroksella pareja ja kolmosia yhteensä { $count }, mutta aarrelajeja on vain { $most }.

## Korjaaminen: mitä lasketaan tai valitaan

tk-correct = Korjaa
tk-fix-hex = Korjaa tämä
tk-fix-table = Pöytä
tk-fix-reserve = Jäseniä varastossa
tk-fix-camps = Leirejä jäljellä
tk-fix-guards = Vartijoita jäljellä
tk-fix-round = Pelattuja pisteytyskierroksia
tk-fix-ap = Toimintapisteitä jäljellä
tk-fix-turn = Kenen vuoro on
tk-fix-drawn = Juuri nostettu kortti
tk-fix-lies = Onko tässä kortti?
tk-fix-some-tile = Kyllä
tk-fix-no-tile = Ei korttia
tk-fix-tile = Mikä kortti se on
tk-fix-lie = Miten päin se on
tk-fix-value = Temppelin arvo
tk-fix-guard = Kenen vartija täällä on
tk-fix-camp = Kenen leiri täällä on
tk-fix-treasures = Aarteita jäljellä
tk-fix-nobody = Ei kenenkään
tk-fix-figures = Nappulat täällä
tk-fix-members = { $name }: jäseniä
tk-fix-leader = { $name }: johtaja

## Isäntä

tk-host-light = Kaikki pelaavat laudalla ja syöttävät pisteytyskierrokset. Jos jollakulla ei ole puhelinta, napauta nimeä.

## Ohjeet: miksi sitä sanotaan, ja (…-about) mikä se on, sille, joka ei ole lukenut sääntöjä

tikal-help-base-camp = Perusleiri
tikal-help-base-camp-about = Tästä uudet nappulat tulevat peliin, kukin 1 toimintapisteellä. Nappuloita saa olla täällä miten monta tahansa.
tikal-help-temple = Temppeli
tikal-help-temple-about = Pisteytyskierroksella temppelin luvun saa se, joka on siellä yksin vahvin; tasatilanteessa ei kukaan. 2 toimintapisteellä paljastat tason ja luku kasvaa yhdellä.
tikal-help-jungle = Viidakko
tikal-help-jungle-about = Viidakosta ei löydy mitään. Sinne saa perustaa leirin.
tikal-help-treasure = Aarremaastokortti
tikal-help-treasure-about = Täällä on kuvapuoli alaspäin yhtä monta aarretta kuin kortissa on naamioita. Joka on paikalla, nostaa niitä, kunkin 3 toimintapisteellä. Tyhjälle kortille saa perustaa leirin.
tikal-help-volcano = Tulivuori
tikal-help-volcano-about = Kun tulivuori tulee, alkaa heti pisteytyskierros: jokainen pelaa vuorollaan pisteytyssiirron. Tulivuorelle ei mene koskaan kukaan.
tikal-help-stone = Kivipaalit
tikal-help-stone-about = Korttien reunoilla olevat kivipaalit ovat reittejä. Askel maksaa 1 toimintapisteen jokaisesta kivipaalista, reunan molemmat puolet yhteensä; missä niitä ei ole, siinä ei ole reittiä.
tikal-help-leader = Retkikunnan johtaja
tikal-help-leader-about = Johtaja liikkuu ja toimii kuten jäsen, mutta voimia verrattaessa se lasketaan kolmeksi.
tikal-help-member = Retkikunnan jäsen
tikal-help-member-about = Sinulla on niitä 18. Ne kulkevat, paljastavat temppeleitä, nostavat aarteita ja tekevät sinusta vahvan temppelissä.
tikal-help-camp = Leiri
tikal-help-camp-about = Leiri on oma perusleirisi: uudet nappulasi saavat aloittaa sieltä, ja 1 toimintapisteellä nappula kulkee salaista polkua sen ja perusleirin tai toisen leirisi välillä. Jokaisella on kaksi leiriä.
tikal-help-guard = Vartija
tikal-help-guard-about = Vartija pitää temppelin sinulla loppuun asti: se tuo pisteet sinulle, olipa siellä kuka tahansa, mutta sen arvo ei enää muutu. Muut nappulasi siellä poistuvat pelistä, joten siirrä ensin pois ne, joita et siellä tarvitse. Kaikki nappulat saavat yhä tulla ja mennä. Jokainen voi asettaa kaksi vartijaa.
tikal-help-level = Temppelitaso
tikal-help-level-about = Temppelin päälle tulee temppelitasokortti, jossa on seuraava luku. Jos sellaisia ei enää ole, temppeli ei kasva.
tikal-help-place = Kortin asettaminen
tikal-help-place-about = Jokainen vuoro alkaa kortista: nosta se ja aseta se toisen viereen niin, että sille johtaa kivipaali. Saat kääntää sitä miten haluat. Sitten sinulla on 10 toimintapistettä.
tikal-help-ap = Toimintapisteet
tikal-help-ap-about = Joka vuorolla niitä on 10, ja saat käyttää ne mihin haluat ja missä järjestyksessä haluat. Käyttämättä jääneet menetetään.
tikal-help-bring = Nappulan tuominen
tikal-help-bring-about = 1 toimintapisteellä nappula tulee varastostasi perusleiriin tai leiriisi.
tikal-help-walk = Kulkeminen
tikal-help-walk-about = Nappula siirtyy viereiselle kortille ja maksaa kaikista niiden välisistä kivipaaleista. Se saa jatkaa niin kauan kuin sinulla on toimintapisteitä.
tikal-help-secret = Salainen polku
tikal-help-secret-about = 1 toimintapisteellä nappula siirtyy suoraan perusleiristä tai leiristäsi toiseen niistä, olipa matka miten pitkä tahansa.
tikal-help-uncover = Paljastaminen
tikal-help-uncover-about = 2 toimintapisteellä korotat temppeliä yhden tason. Jokaiseen tasoon tarvitset siellä nappulan, ja samassa temppelissä saat paljastaa enintään kaksi tasoa vuorossa.
tikal-help-raise = Aarteen nostaminen
tikal-help-raise-about = 3 toimintapisteellä käännät kortilla olevan aarteen ja otat sen eteesi. Jokaiseen tarvitset siellä nappulan, ja samalta kortilta saat nostaa enintään kaksi vuorossa.
tikal-help-exchange = Aarteiden vaihtaminen
tikal-help-exchange-about = 3 toimintapisteellä vaihdat yksittäisen aarteen toisen yksittäiseen aarteeseen, eikä toinen voi estää sitä. Parit ja kolmoset ovat turvassa.
tikal-help-build = Leirin perustaminen
tikal-help-build-about = 5 toimintapisteellä perustat leirin viidakkoon tai tyhjälle aarremaastokortille. Siellä ei tarvitse olla nappulaasi.
tikal-help-scoring = Pisteytyskierros
tikal-help-scoring-about = Jokaisella on vuorollaan 10 toimintapistettä, ja heti sen jälkeen saa pisteet: jokaisesta temppelistä, jossa on yksin vahvin tai jossa on oma vartija, ja aarteista. Pisteytyskierroksia on pelissä neljä.
tikal-help-treasure-token = Aarteet
tikal-help-treasure-token-about = Jokaisella pisteytyskierroksella yksittäinen aarre tuo 1 pisteen, pari 3 ja kolmoset 6. Aarteet säilyvät ja tuovat pisteitä taas ensi kerralla.
tikal-help-scoring-stone = Pisteytysrata
tikal-help-scoring-stone-about = Radalla on 100 ruutua. Kun pisteitä on enemmän, pisteytysnappula kiertää uudelleen: 123 pistettä on toisen kierroksen ruutu 23.
tikal-help-final = Viimeinen pisteytyskierros
tikal-help-final-about = Viimeisen kortin vuoron jälkeen jokainen pelaa vielä yhden pisteytyssiirron. Sitten eniten pisteitä saanut voittaa.
tikal-help-bid = Tarjouskilpailu
tikal-help-bid-about = Vuoroja myydään pisteillä: tarjoa enemmän kuin edellinen tai passaa ja jää pois. Viimeiseksi jäänyt maksaa, ottaa yhden esillä olevista korteista ja pelaa vuoron. Jos kukaan ei tarjoa, ensimmäisenä passannut saa sen ilmaiseksi.
tikal-help-tile-back = Esillä olevat kortit
tikal-help-tile-back-about = Esillä on yksi kortti pelaajaa kohti. Vuoron ostanut ottaa niistä yhden; viimeinen menee ilmaiseksi viimeiselle pelaajalle. Esillä oleva tulivuori ei tee mitään, ennen kuin joku ottaa sen.
tikal-help-tally = Pisteiden syöttäminen
tikal-help-tally-about = Pisteytyssiirtosi jälkeen napauta jokaisen sellaisen temppelin lukua, jossa olet yksin vahvin tai jossa on vartijasi, ja yksittäisiä aarteitasi, parejasi ja kolmosiasi. Sovellus laskee ne yhteen ja kertoo, mihin pisteytysnappulasi siirtyy.
