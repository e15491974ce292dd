## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a place such as “3, 2” (column, row).

word-tikal = Tikal
word-base-camp = perusleiri
word-temple = temppeli
word-jungle = viidakko
word-treasure = aarre
word-volcano = tulivuori
word-leader = retkikunnan johtaja
word-member = retkikunnan jäsen
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = retkikunnan johtajan
figure-member = retkikunnan jäsenen
## Phases, said after “The game is at:”
phase-draw = maastokortin nostaminen
phase-place = maastokortin asettaminen
phase-scoring = pisteytyskierros
phase-display = maastokorttien kääntäminen esiin
phase-auction = tarjouskilpailu
phase-take = maastokortin ottaminen

TK1-1 = Pelaajia on 2–4, jokaisella 1 retkikunnan johtaja, 18 jäsentä ja 2 leiriä; 100 pisteen jälkeen rata alkaa alusta.
    .members = { $seat }: jäseniä olisi enemmän kuin { $most }.
TK1-2 = Maastokortteja on 36, ja ne tulevat kirjainten järjestyksessä A–G; saman kirjaimen kortit on sekoitettu.
    .gone = Kortti { $tile } on jo käytetty.
    .letter = Kirjaimen { $letter } vuoro ei ole vielä; päällimmäisenä on { $top }.
    .twice = Sama kortti on nimetty kahdesti.
    .empty = Kortteja ei ole enää jäljellä.
TK1-3 = Temppelitasokortteja on 48, arvoltaan 2–10, ja aarteita 24: 8 lajia, kutakin 3.
    .refused = Aarre { $treasure }: kaikki { $each } ovat jo pelaajilla.
    .pieces = Temppelitasokortteja, joiden arvo on { $value }, ei ole niin montaa.
TK1-4 = Lautaan on painettu perusleiri, kaksi temppeliä ja viidakko; ruutuja laudalla on 40.
TK1-5 = Aloitusvuoro on vanhimmalla, sitten edetään myötäpäivään.
TK2-1 = Nostettu maastokortti pannaan vapaaseen ruutuun, jonka vieressä on jo kortti.
    .off = Ruutua { $hex } ei ole laudalla.
    .taken = Ruudussa { $hex } on jo kortti.
    .alone = Ruudun { $hex } vieressä ei ole korttia.
TK2-2 = Uudelle kortille on päästävä: ainakin yhden kivipaalin on oltava reunalla, jonka se jakaa sellaisen kortin kanssa, jolle voi mennä. Jos mikään vapaa ruutu ei salli tätä, kortti asetetaan ilman reittiä.
    .refused = Tässä asennossa kortille ei johda siellä yhtään kivipaatta.
TK2-3 = Tulivuoren saa panna minkä tahansa kortin viereen, eikä sille mene koskaan kukaan.
    .refused = Ruudussa { $hex } on tulivuori.
TK2-4 = Aarremaastokortille tulee kuvapuoli alaspäin yhtä monta aarretta kuin siinä on naamioita.
TK2-5 = Vuorossa on 10 toimintapistettä (TP), joilla saa tehdä mitä tahansa toimintoja missä järjestyksessä tahansa; loput menetetään.
    .refused = Hinta on { $need } TP, jäljellä on { $left }.
TK3-1 = 1 TP:llä tuot nappulan varastosta perusleiriin tai omaan leiriin.
    .gate = Se ei ole perusleiri eikä sinun leirisi.
    .reserve = Sinulla on niitä varastossa { $have }, ei { $need }.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-2 = 1 TP:llä viet nappulan leiristä toiseen; mahdollisia ovat vain perusleiri ja omat leirit.
    .gate = Lähdön ja kohteen on oltava perusleiri tai oma leirisi.
    .same = Lähtö ja kohde ovat sama paikka.
    .figures = Sinulla on niitä siellä { $have }, ei { $need }.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-3 = Siirto viereiselle kortille maksaa jokaiselta nappulalta 1 TP kutakin kivipaalia kohti, reunan molemmat puolet yhteensä; ilman kivipaalia ei ole reittiä.
    .figures = Sinulla on niitä siellä { $have }, ei { $need }.
    .apart = Ruutu { $hex } ei ole edellisen kortin vieressä.
    .stones = Ruutuun { $hex } ei johda kivipaatta.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-4 = 2 TP:llä paljastat temppelin seuraavan tason. Jokaiseen tällä vuorolla paljastettuun tasoon tarvitset siellä oman nappulan, enintään 2 tasoa temppeliä kohti. Vartioitu temppeli pysyy ennallaan.
    .temple = Siellä ei ole temppeliä.
    .guarded = Temppeli on vartioitu; sen arvo ei enää muutu.
    .twice = Täällä on jo paljastettu kaksi tasoa tällä vuorolla.
    .figures = Tarvitset siellä nappuloita { $need }, sinulla on { $have }.
    .piece = Temppelitasokortteja, joiden arvo on { $value }, ei ole jäljellä.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-5 = 3 TP:llä nostat aarteen. Jokaiseen aarteeseen tarvitset kortilla oman nappulan; samalta kortilta enintään 2 vuorossa. Aarre jää eteesi näkyviin.
    .none = Siellä ei ole aarretta.
    .twice = Olet jo nostanut täältä kaksi tällä vuorolla.
    .figures = Tarvitset siellä nappuloita { $need }, sinulla on { $have }.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-6 = 3 TP:llä vaihdat yksittäisen aarteesi toisen pelaajan yksittäiseen aarteeseen, eikä toinen voi estää sitä.
    .own = Vaihda toisen pelaajan kanssa.
    .once = Tässä pöydässä vain kerran vuorossa.
    .single = Pelaajalla { $seat } ei ole aarretta { $treasure }.
    .safe = Pelaajalla { $seat } on aarre { $treasure } × { $count }.
TK3-7 = 5 TP:llä perustat leirin viidakkoon tai tyhjennetylle aarremaastokortille; kullekin kortille yksi, kullekin pelaajalle kaksi.
    .temple = Tällä kortilla on temppeli.
    .treasures = Siellä on vielä aarteita: { $left }.
    .camp = Tällä kortilla on jo leiri.
    .both = Olet jo perustanut molemmat leirisi.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-8 = 5 TP tekee nappulasta vartijan temppeliin, jossa enemmistö on yksin sinulla. Temppeli on lopullisesti sinun, ja muut nappulasi siellä poistuvat pelistä; kullekin pelaajalle kaksi vartijaa.
    .temple = Siellä ei ole temppeliä.
    .guarded = Se on jo vartioitu.
    .both = Olet jo asettanut molemmat vartijasi.
    .figure = Sinulla ei ole siellä sellaista nappulaa.
    .majority = Enemmistö ei ole siellä yksin sinulla.
    .empty = Ruudussa { $hex } ei ole korttia.
TK3-9 = Johtaja maksaa saman verran kuin jäsen, ja enemmistöissä se lasketaan kolmeksi.
TK3-10 = Myös johtajasta voi tulla vartija.
TK3-11 = Toisten leireihin saa mennä, niihin saa pysähtyä ja niistä saa jatkaa, mutta toisten salaisia polkuja ei saa käyttää.
TK3-12 = Perusleiriin ja tulivuorelle ei saa perustaa leiriä; lautaan painettuun viidakkoon saa.
    .refused = Tällä kortilla: { $kind }.
TK3-13 = Juuri asetettua korttia saa käyttää jo samalla vuorolla.
TK3-14 = Parissa tai kolmosissa olevat aarteet ovat turvassa vaihdolta.
TK4-1 = Tulivuori käynnistää heti pisteytyskierroksen: jokainen pelaa 10 TP:n vuoron ja laskee sitten pisteensä, ensimmäisenä tulivuoren nostanut.
TK4-2 = Sen jälkeen tulivuoren nostanut asettaa sen ja pelaa tavallisen vuoron; toista korttia ei nosteta.
TK4-3 = Temppelin ylimmän luvun saa pisteinä se, joka on siellä yksin vahvin (johtaja 3, jäsen 1); tasatilanteessa ei kukaan.
    .temples = Temppeleitä on vain { $most }.
TK4-4 = Vartioidun temppelin pisteet saa vartijan omistaja, olipa siellä keitä muita tahansa.
TK4-5 = Yksittäinen aarre tuo 1 pisteen, pari 3 ja kolmoset 6, ja aarteet säilyvät seuraavaan kertaan.
    .sets = Aarrelajeja on vain { $most }.
TK4-6 = Lautaan painetut temppelit pisteytetään kuten muutkin.
TK4-7 = Esimerkki: temppelit 3, 5, 5 ja 8 tuovat 21 pistettä, kaksi paria ja kaksi yksittäistä aarretta 8.
TK5-1 = Viimeisen kortin vuoron jälkeen on vielä yksi pisteytyskierros; sen aloittaa vuoron pelanneen vasen naapuri, tarjouskilpailussa edetään pisteiden mukaan.
TK5-2 = Eniten pisteitä saanut voittaa; tasatilanteessa voitto jaetaan.
TK5-3 = Pelissä on siis neljä pisteytyskierrosta.
TK6-1 = Tarjouskilpailu: jokaisella on aluksi 20 pistettä, ja kortteja käännetään esiin yksi pelaajaa kohti.
    .refused = Esiin käännetään kortteja { $need }, ei { $given }.
TK6-2 = Vuorot myydään yksi kerrallaan: korota tai passaa; passannut on poissa. Voittaja maksaa pisteillä ja ottaa yhden esillä olevista korteista.
    .higher = Korkein tarjous on nyt { $high }.
    .display = Kortti { $tile } ei ole esillä.
TK6-3 = Jos kukaan ei tarjoa, ensimmäisenä passannut saa vuoron ilmaiseksi.
TK6-4 = Tarjota saavat vain ne, joilla ei ole ollut vuoroa tällä kierroksella; heistä viimeinen saa viimeisen kortin ilmaiseksi.
TK6-5 = Tarjoukset avaa vanhin, myöhemmin seuraava myötäpäivään, joka saa tarjota, ja uudella kierroksella edellisen kierroksen viimeisen pelaajan vasen naapuri.
TK6-6 = Tarjous on vähintään 1 ja enintään niin paljon kuin sinulla on pisteitä.
    .least = Tarjoa vähintään { $least }.
    .most = Sinulla on { $have }.
TK6-7 = Esillä oleva tulivuori käynnistää pisteytyskierroksen vasta, kun joku ottaa sen; kierros alkaa ottajasta.
TK6-8 = Viimeinen pisteytyskierros pelataan pisteiden mukaan, vähiten pisteitä ensin; tasatilanteessa ensin se, jonka vuoro tulisi aiemmin viimeisen kortin asettajan jälkeen, asettaja itse viimeisenä.
TK6-9 = Jos viimeisellä kierroksella on vähemmän kortteja kuin pelaajia, vuoroja myydään vain korttien verran.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } nostaa kortin { $tile }.
tikal-tile-placed = { $seat } asettaa kortin { $tile } ruutuun { $hex }.
tikal-figures-brought = { $seat } tuo ruutuun { $to } { $count ->
    [one] { $figure }
   *[other] { $count } retkikunnan jäsentä
}.
tikal-figures-transferred = { $seat } lähettää { $count ->
    [one] { $figure }
   *[other] { $count } retkikunnan jäsentä
} salaista polkua ruudusta { $start } ruutuun { $to }.
tikal-figures-moved = { $seat } siirtää { $ap } TP:llä ruutuun { $to } { $count ->
    [one] { $figure }
   *[other] { $count } retkikunnan jäsentä
}.
tikal-level-uncovered = { $seat } paljastaa temppelin tason ruudussa { $hex }, ja temppelin arvo on nyt { $value }.
tikal-treasure-raised = { $seat } nostaa ruudusta { $hex } aarteen { $treasure }.
tikal-treasures-exchanged = { $seat } antaa pelaajalle { $other } aarteen { $give } ja saa aarteen { $take }.
tikal-camp-built = { $seat } perustaa leirin ruutuun { $hex }.
tikal-guard-placed = { $seat } asettaa { $figure } vartijaksi temppeliin ruudussa { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] on käyttänyt kaikki toimintapisteensä
   *[other] jättää { $ap } TP käyttämättä
}.
tikal-turn-began = { $seat } on vuorossa.
tikal-scoring-began = Pisteytyskierros järjestyksessä { $order }.
    .final = Viimeinen pisteytyskierros järjestyksessä { $order }.
tikal-temple-scored = { $seat } saa { $value ->
    [one] 1 pisteen
   *[other] { $value } pistettä
} temppelistä ruudussa { $hex }.
tikal-set-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}, kun aarretta { $treasure } on { $size ->
    [1] yksi
   *[2] pari
    [3] kolme
}.
tikal-seat-scored = { $points ->
    [0] { $seat } ei saa pisteitä.
    [one] { $seat } saa 1 pisteen.
   *[other] { $seat } saa { $points } pistettä.
}
tikal-round-scored = Pisteytyskierros { $round } on ohi.
tikal-game-ended = Peli on päättynyt. Voittajana { $seats }.
tikal-tiles-displayed = Kortit { $tiles } ovat esillä.
tikal-auction-opened = Vuorosta tarjoavat { $seats }.
tikal-bid-made = { $seat } tarjoaa { $points }.
tikal-bidder-passed = { $seat } passaa.
tikal-turn-sold = { $seat } maksaa { $points } ja saa vuoron.
    .free = { $seat } saa vuoron ilmaiseksi.
tikal-tile-taken = { $seat } ottaa kortin { $tile }.
tikal-tallied = { $seat } ilmoittaa temppelit { $temples } ja aarresarjat { $treasures }.
    .temples = { $seat } ilmoittaa temppelit { $temples } eikä aarteita.
    .treasures = { $seat } ei ilmoita temppeleitä, mutta aarresarjat { $treasures }.
    .nothing = { $seat } ei ilmoita mitään pisteytettävää.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = paluureitti johtaa muualle
flaw-off-board = { $found } ei ole laudalla
flaw-count-of = odotettiin: { $kind } × { $expected }, löytyi: { $found }
flaw-letter = odotettiin: kirjain { $expected }, löytyi: ”{ $found }”
flaw-masks = odotettiin: naamioita yhteensä { $expected }, löytyi: { $found }
flaw-turn-start = pelitilanne on aina vuoron alku: jätä tämä pois
flaw-letters = enemmän kirjaimia kuin tulevia kortteja
flaw-rule = ei voi olla näin ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Asettakaa pelilauta keskelle pöytää. Siihen on painettu perusleiri, 2 temppeliä ja viidakko; vapaita ruutuja on { $free }.
tikal-setup-tiles = Sekoittakaa { $tiles } maastokorttia selkäpuoli ylöspäin, kukin kirjain erikseen. Tehkää yksi pino, A päällimmäisenä, G alimmaisena: { $letters }.
tikal-setup-pieces = Lajitelkaa { $pieces } temppelitasokorttia numeroittain pinoihin laudan viereen: { $piles }.
tikal-setup-treasures = Sekoittakaa { $treasures } aarrelaattaa selkäpuoli ylöspäin; kaksi pinoa laudan viereen.
tikal-setup-figures = Jokainen ottaa värinsä nappulat: 1 retkikunnan johtaja, { $members } jäsentä, { $camps } leiriä ja pisteytysnappula.
tikal-setup-stones = Asettakaa pisteytysnappulat pöydälle pisteytysradan ”1”:n viereen: 0 pistettä.
tikal-setup-stones-twenty = Asettakaa pisteytysnappulat pisteytysradan ruutuun { $points }: jokaisen alkupääoma.
tikal-setup-markers = Jokainen panee värinsä vuoromerkin eteensä kuvapuoli ylöspäin.
tikal-setup-markers-away = { $count } vuoromerkkiä jää laatikkoon.
tikal-setup-summary-blue = Jokainen ottaa sääntöjen tiivistelmäkortin, sininen puoli ylöspäin.
tikal-setup-summary-red = Jokainen ottaa sääntöjen tiivistelmäkortin, punainen puoli ylöspäin.
tikal-setup-boxed = { $count ->
    [one] Yhden värin nappulat jäävät laatikkoon.
   *[other] { $count } värin nappulat jäävät laatikkoon.
}
tikal-setup-display = Kääntäkää { $count } päällimmäistä maastokorttia esiin pöydälle.
tikal-setup-first = Vanhin pelaaja aloittaa; peli etenee myötäpäivään.
tikal-setup-bidder = Vanhin pelaaja tekee ensimmäisen tarjouksen; tarjoukset etenevät myötäpäivään.
tikal-setup-light = Yksinkertainen: pelaatte pöydällä. Jokaisella pisteytyskierroksella kukin kertoo sovellukselle temppelinsä ja aarteensa; se laskee.
tikal-setup-light-auction = Yksinkertainen: pelaatte pöydällä. Tarjoukset tehdään sovelluksessa; jokaisella pisteytyskierroksella kukin kertoo sille temppelinsä ja aarteensa.
