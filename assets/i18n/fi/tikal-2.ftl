## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are spaces such as “c3” (column c, row 3).

# Our own words: there is no rulebook in this language.
word-tikal-2 = Tikal II: The Lost Temple
## Colours of doors, keys and altars
word-pink = vaaleanpunainen
word-blue = sininen
word-yellow = keltainen
word-green = vihreä
word-brown = ruskea
word-multicoloured = monivärinen
word-any = mikä tahansa väri
## Treasures
word-mask = naamio
word-jug = ruukku
word-statue = patsas
word-dagger = tikari
word-necklace = kaulakoru
## Places
word-outside = ulkona
word-sanctuary = alttarihuone
word-treasure-room = aarrekammio
word-room = huone
## Places and pieces as people call them: tiles by their actions, rooms by their colour, secret rooms by their bonuses
tikal-2-called-tile = { $action }
tikal-2-called-quoted = ”{ $piece }”
tikal-2-called-outside = ulkona
tikal-2-called-treasure-room = aarrekammio
# As in “secret room with 8 or 4 + card”
tikal-2-called-secret-room = salahuone, jossa on { $bonuses }
tikal-2-called-or = { $first } tai { $second }
tikal-2-called-and = { $first } + { $second }
tikal-2-called-points = { $count }
tikal-2-called-cards =
    { $count ->
        [one] kortti
       *[other] { $count } korttia
    }
tikal-2-called-treasures =
    { $count ->
        [one] aarre
       *[other] { $count } aarretta
    }
tikal-2-called-room-pink = vaaleanpunainen huone
tikal-2-called-room-blue = sininen huone
tikal-2-called-room-yellow = keltainen huone
tikal-2-called-room-green = vihreä huone
tikal-2-called-room-brown = ruskea huone
tikal-2-called-sanctuary-pink = vaaleanpunainen alttarihuone
tikal-2-called-sanctuary-blue = sininen alttarihuone
tikal-2-called-sanctuary-yellow = keltainen alttarihuone
tikal-2-called-sanctuary-green = vihreä alttarihuone
tikal-2-called-sanctuary-brown = ruskea alttarihuone
tikal-2-called-sanctuary-multicoloured = monivärinen alttarihuone
## The ten special cards
card-passage = salakäytävä
card-plus-two = +2 joka aarteesta
card-pair = parin toinen puolisko
card-explore = lisätutkimus
card-many-types = monta lajia kerralla
card-five = 5 pistettä
card-key = avain
card-remote = toimitus mistä tahansa
card-room-colours = huoneiden värit
card-forest = metsä ilmaiseksi
## What an action tile gives
action-key = avain
action-treasure = aarre
action-card = erikoiskortti
action-room = vaalea huone
action-sanctuary = alttarihuone
action-passage = salakäytävä
action-bonus = bonus
action-doors = ovien pisteytys
## The same for actions still open, how many of them: “First use or skip: a pink key and 2 treasures”
tikal-2-open-key =
    { $count ->
        [one] avain ({ $colour })
       *[other] { $count } avainta ({ $colour })
    }
tikal-2-open-key-any =
    { $count ->
        [one] valitsemasi avain
       *[other] { $count } valitsemaasi avainta
    }
tikal-2-open-treasure =
    { $count ->
        [one] aarre
       *[other] { $count } aarretta
    }
tikal-2-open-card =
    { $count ->
        [one] erikoiskortti
       *[other] { $count } erikoiskorttia
    }
tikal-2-open-room =
    { $count ->
        [one] vaalea huone
       *[other] { $count } vaaleaa huonetta
    }
tikal-2-open-sanctuary =
    { $count ->
        [one] alttarihuone
       *[other] { $count } alttarihuonetta
    }
tikal-2-open-passage =
    { $count ->
        [one] salakäytävä
       *[other] { $count } salakäytävää
    }
tikal-2-open-bonus =
    { $count ->
        [one] bonus
       *[other] { $count } bonusta
    }
tikal-2-open-doors =
    { $count ->
        [one] ovien pisteytys
       *[other] { $count } ovien pisteytystä
    }
## Said where a card is named that is not in hand, or not as often
tikal-2-card-not-held =
    { $have ->
        [0] Sinulla ei ole korttia ”{ $card }”.
       *[other] Kortti ”{ $card }”: sinulla on vain { $have }, ei { $need }.
    } Valitse jotain muuta.
## What an excavation brought and is still to be entered
won-card = erikoiskortti
won-treasure = aarre
## Parts of an excavation's points
part-new = huoneen ovista
part-old = aiemmista samanvärisistä ovista
part-bonus = bonuksesta
## Where a key goes, said in “takes a key …”
to-camp = leiriin
to-backpack = reppuun
## Phases, said after “The game is at:”
phase-sites = toimintalaattojen asettelu
phase-keys = ensimmäisten avainten valinta
phase-pirogue = ruuhivaihe
phase-explorer = tutkijavaihe
phase-last = viimeinen erikoisvuoro
phase-tally = pisteytys

T2-1-1 = Pelaajia on 2–4, jokaisella leiri, 20 lippua, tutkija temppelin ulkopuolella, ruuhi lähtöpaikalla ja teltta; 100 pisteen jälkeen rata alkaa alusta.
T2-1-2 = Temppelissä on 27 ruutua: 10 huonetta on painettu valmiiksi, kaksi kutakin ovien väriä, ja 17 ruutua on tyhjiä. Joka värillä on myös oma symbolinsa.
T2-1-3 = Varastossa on 7 avainta kutakin väriä, 8 salakäytävää, 25 salaista aarretta (5 lajia), 13 erikoiskorttia, 10 vaaleaa huonetta ja 6 alttarihuonetta, joiden alla on aarrekammio.
    .sanctuaries = Kirjaa jokainen pinon alttarihuone tasan kerran.
    .keys = Tämänvärisiä avaimia on vain { $most }: { $colour }. Laskekaa uudelleen.
    .passages = Salakäytäviä on vain { $most }. Laskekaa uudelleen.
    .treasures = Aarretta ”{ $treasure }” on vain { $most }. Laskekaa uudelleen.
    .cards = Korttia ”{ $card }” on laatikossa vain { $most }. Laskekaa uudelleen.
    .all-cards = Erikoiskortteja on kaikkiaan vain { $most }. Laskekaa uudelleen.
    .all-treasures = Aarteita on kaikkiaan vain { $most }. Laskekaa uudelleen.
    .rooms = Jokaista huonetta ja alttarihuonetta on vain yksi. Tarkistakaa ne.
T2-1-4 = Toimintalaattoja on pelissä 24, kun pelaajia on 4, kolmella pelaajalla 21 ja kahdella 16, eikä missään kohteessa koskaan yli 4; niiden jako kerrotaan pelinne kuvauksessa.
    .counts = Kohteisiin tarvitaan { $need } laattaa; kirjattuna on { $given }.
    .tiles = Jokaisen pelissä olevan laatan on oltava tasan yhdessä kohteessa. Tarkistakaa ne.
T2-1-5 = Nuorin aloittaa, sitten edetään myötäpäivään. Tässä järjestyksessä jokainen ottaa ensin reppuunsa 2 valitsemaansa avainta.
    .refused = Ota { $need } avainta; valitsit { $given }.
    .stock = Tämänvärisiä avaimia ei ole jäljellä tarpeeksi: { $colour }. Valitse toinen väri.
T2-2-1 = Repun avaimet ovat kaikkien nähtävissä. Niillä avataan ovia ja maksetaan metsä, mutta pisteitä ne eivät tuo.
T2-2-2 = Leirin avaimet ovat kuvapuoli alaspäin. Ne tuovat pisteitä mutta eivät avaa mitään.
T2-2-3 = Avain ei koskaan siirry leiristä reppuun eikä repusta leiriin.
T2-2-4 = Vain sinä tiedät aarteesi, erikoiskorttisi ja leirisi avaimet. Molemmissa pisteytyksissä leirin avaimet näytetään kaikille ja kätketään sitten taas.
T2-2-5 = Jos näit avaimen menevän leiriin, saat muistaa sen värin; loki ei toista sitä muille (ellei pöydässänne pelata avoimella muistilla).
T2-3-1 = Ensin ruuhi: ota toimintalaatta kohteestasi tai etene myötäpäivään 1–5 kohdetta ja ota laatta sieltä. Laatta on otettava.
    .once = Ruuhesi on jo liikkunut tällä vuorolla. Ota laatta kohteestasi.
    .stay = Ruuhesi on jo siellä. Ota laatta tai valitse toinen kohde.
    .empty = Siinä kohteessa ei ole enää toimintalaattoja. Valitse toinen.
    .taken = Olet jo ottanut laattasi tällä vuorolla. Käytä sen toiminnot tai jätä ne väliin.
    .there = Se laatta ({ $tile }) ei ole kohteessa, jossa ruuhesi on. Valitse jokin siellä oleva.
    .none = Sinulla ei ole vielä laattaa. Ota ensin toimintalaatta.
    .late = Olet jo ottanut laattasi, ja ruuhi liikkuu vain ennen sitä. Käytä laatan toiminnot tai jätä ne väliin.
T2-3-2 = Metsän läpi kulkeminen maksaa heti yhden valitsemasi avaimen repusta; ilman avainta se maksaa 10 pistettä.
    .not = Tämä reitti ei kulje metsän läpi, joten et maksa mitään. Jätä maksu pois.
    .key = Repussasi ei ole tämänväristä avainta: { $colour }. Maksa avaimella, joka sinulla on.
T2-3-3 = Niin kauan kuin repussasi on avain, maksat avaimella etkä pisteillä; pisteet voivat laskea alle nollan.
    .refused = Repussasi on vielä avain, joten metsää ei makseta pisteillä. Valitse avain.
T2-3-4 = Kun ohitat vesitason, saat toimittaa niin monta yhden lajin aarretta kuin haluat, kunkin sen hetken hinnalla; sitten hintakiekko kääntyy askeleen. Toimitetut aarteet poistuvat pelistä.
    .types = Toimita vain yhtä lajia, ellet pelaa usean lajin korttia.
    .have = { $have ->
        [0] Aarre ”{ $treasure }”: sinulla ei ole yhtään. Valitse toinen laji.
       *[other] Aarre ”{ $treasure }”: sinulla on vain { $have }, ei { $need }. Toimita vähemmän.
    }
    .again = Aarre ”{ $treasure }”: sinulla on { $had }. Ensimmäisen vesitason jälkeen jäljellä { $have ->
        [0] ei ole yhtään
       *[other] on vain { $have }
    }, ja haluat toimittaa vielä { $need }. Toimita siellä tai täällä vähemmän.
T2-3-5 = Jos ohitat samalla matkalla molemmat vesitasot, saat toimittaa kahdesti; kiekko kääntyy kummankin toimituksen jälkeen.
    .order = Toimita siinä järjestyksessä, jossa ohitat vesitasot, kerran kullekin.
T2-3-6 = Toimittaa voi vain vesitason ohittaessaan, ellei kortti salli muuta.
    .plane = Et ohita sitä vesitasoa. Jätä toimitus väliin tai melo pidemmälle.
T2-3-7 = Ennen tutkijavaihetta käytät laattasi toiminnot missä järjestyksessä haluat; minkä tahansa saa jättää väliin.
    .refused = Käytä tai jätä väliin ensin: { $open }.
T2-3-8 = Toimituksessa on vähintään yksi aarre.
    .refused = Tässä toimituksessa ei ole aarteita. Valitse vähintään yksi tai jätä toimitus väliin.
T2-4-1 = Värillinen avain menee heti leiriin tai reppuun. Jos väri on varastosta lopussa, valitset toisen; jos kaikki ovat lopussa, et saa avainta.
    .stock = Varastossa ei ole enää tämänväristä avainta: { $colour }. Valitse toinen väri.
    .colour = Laattasi ei anna tämänväristä avainta: { $colour }. Valitse siinä näkyvä väri.
T2-4-2 = Monivärinen avain: valitset minkä tahansa värin.
T2-4-3 = Aarre: katso yhden pinon kolme päällimmäistä, pidä yksi salassa ja palauta muut pinon päälle. Jos niitä on vähemmän, katso ne.
    .none = Kaikki aarteet ”{ $treasure }” ovat jo poissa pinoista. Tarkista, minkä otit.
    .pile = Se pino on tyhjä. Valitse toinen.
T2-4-4 = Erikoiskortti: katso kolme päällimmäistä, pidä yksi ja palauta muut pinon päälle.
    .refused = Kaikki kortit ”{ $card }” ovat jo poissa pinosta. Tarkista, minkä otit.
T2-4-5 = Vaalea huone: katso kolme päällimmäistä ja aseta yksi mihin tahansa tyhjään ruutuun, missä asennossa haluat; palauta muut pinon päälle.
    .room = Se huone ({ $room }) on jo temppelissä. Tarkista, minkä nostit.
    .off = Sitä ruutua ei ole temppelissä. Valitse sieltä tyhjä ruutu.
    .taken = Ruudussa { $space } on jo huone. Valitse tyhjä ruutu.
T2-4-6 = Alttarihuone: päällimmäinen asetetaan mihin tahansa tyhjään ruutuun. Siinä ei ole ovia.
    .altar = Tämä alttarihuone on jo temppelissä: { $altar }. Tarkista, minkä nostit.
    .top = Pinon päällimmäinen alttarihuone: { $altar }. Ota se.
    .off = Sitä ruutua ei ole temppelissä. Valitse sieltä tyhjä ruutu.
    .taken = Ruudussa { $space } on jo huone. Valitse tyhjä ruutu.
T2-4-7 = Salakäytävä: ota yksi salakäytävä, jos niitä on jäljellä.
T2-4-8 = Bonus: 1 tai 2 pistettä laatan mukaan.
T2-4-9 = Ovien pisteytys: valitse väri ja saat 1 pisteen jokaisesta sen värisestä ovesta vaaleissa huoneissa, joissa on lippusi.
T2-4-10 = Kun temppelissä on enää yksi tyhjä ruutu, aarrekammio asetetaan heti siihen.
T2-5-1 = Tutkijasi kulkee niin pitkälle kuin haluat löydettyjen huoneiden läpi ja ulkona temppelin ympärillä.
    .start = Tutkijasi ei ole siellä. Aloita siitä, missä se on.
    .apart = Kaksi tämän reitin paikkaa ei ole vierekkäin. Kulje askel kerrallaan.
T2-5-2 = Kahden naapurin välisen seinän läpi pääsee, jos jommallakummalla puolella on ovi ja repussasi on avain jokaiseen siinä näkyvään väriin. Avaimet näytetään, niitä ei makseta.
    .door = { $count ->
        [one] Repustasi puuttuu avain, jonka väri on { $lacked }.
       *[other] Repustasi puuttuvat avaimet, joiden värit ovat { $lacked }.
    } Hanki, mitä puuttuu, tai käytä salakäytävää.
    .wall = Tässä ei ole ovea. Läpi pääsee vain salakäytävästä.
T2-5-3 = Löytämättömän ruudun yli ei kulje kukaan.
    .refused = Ruudussa { $space } ei ole vielä huonetta. Valitse toinen reitti.
T2-5-4 = Salakäytävä vie yhden seinän läpi tai yhdestä ovesta ilman avainta ja palaa varastoon; samalla matkalla saa käyttää useita.
    .tokens = Tarvitset { $need ->
        [one] salakäytävän
       *[other] { $need } salakäytävää
    }, ja { $have ->
        [0] sinulla ei ole yhtään
       *[other] sinulla on vain { $have }
    }. Valitse toinen reitti.
    .card = Nimesit { $need ->
        [one] yhden salakäytävämerkin
       *[other] { $need } salakäytävämerkkiä
    }, ja { $have ->
        [0] sinulla ei ole yhtään
       *[other] sinulla on vain { $have }
    }. Korttisikin on salakäytävä: käytä sitä.
T2-5-5 = Salakäytävän jälkeen saat jatkaa matkaa, asettaa lipun ja jäädä tai asettaa lipun ja palata heti samasta salakäytävästä.
    .dig = Heti takaisin pääset vain, jos asetat lipun. Kaiva tai jää.
    .passage = Heti takaisin pääset vain, jos viimeinen askeleesi kulki salakäytävästä. Jää sinne.
T2-5-6 = Kuuteen salahuoneeseen pääsee vain ulkoa ja vain salakäytävästä, ja ulos samoin. Salakäytävä on seinää varten tai ovea varten, johon sinulta puuttuu avaimia.
    .secret = Salahuoneeseen pääsee vain ulkoa ja sieltä vain ulos. Kulje ulkokautta; jokainen käynti sisään tai ulos vaatii salakäytävän.
    .keys = Tässä avaimesi avaavat joka kulkutien. Mene ovesta ja säästä salakäytäväsi.
    .passage = Salahuoneeseen ja sieltä pois pääsee vain salakäytävästä. { $have ->
        [0] Sinulla ei ole niitä jäljellä. Valitse toinen reitti tai jää.
       *[other] Käytä sellaista tähän askeleeseen.
    }
T2-5-7 = Kaivaus huoneessa, jossa ei ole lippuasi: aseta lippu vapaalle bonukselle ja ota bonus; kortin tai aarteen valitset kuten toiminnolla. Kullakin pelaajalla on huoneessa vain yksi lippu, koko pelin ajan.
    .outside = Ulkona ei ole mitään kaivettavaa. Mene ensin huoneeseen.
    .flag = Sinulla on jo lippu tässä huoneessa. Kaiva jossakin toisessa.
    .flags = Sinulla ei ole enää lippuja. Voit vain liikkua.
    .free = Valitse jokin vapaista bonuksista.
    .bonus = Se bonus ei ole vapaana. Valitse toinen.
T2-5-8 = Lipun asettaminen päättää liikkeen, paitsi kun palaat salakäytävästä tai sinulla on lisätutkimus.
T2-5-9 = Vaalea huone tuo 1 pisteen jokaisesta ovestaan ja 1 pisteen jokaisesta samanvärisestä ovesta huoneissa, joissa lippusi jo on, vaikka huoneen bonus olisi viety.
    .free = Tämän huoneen bonus on vielä vapaana. Aseta lippusi sille.
T2-5-10 = Alttarihuoneessa, salahuoneessa ja aarrekammiossa voi kaivaa vain, kun siellä on bonus vapaana.
    .refused = Tämän huoneen kaikki bonukset on otettu. Kaiva jossakin toisessa.
T2-5-11 = Jos seisot huoneessa, jossa ei ole lippuasi, saat kaivaa siellä liikkumatta.
T2-5-12 = Saat pysähtyä huoneeseen, jossa on lippusi, tai pysähtyä kaivamatta.
T2-5-13 = Hätäapu: jos et pääse yhteenkään kaivettavaan huoneeseen, et salakäytävilläkään, saat kerran vuorossa ostaa 10 pisteellä valitsemasi avaimen. Se menee reppuun.
    .once = Olet jo ostanut avaimen tällä vuorolla. Tutki nyt tai päätä vuorosi.
    .reach = Pääset vielä huoneeseen, jossa voit kaivaa, joten et voi ostaa avainta. Mene sinne ja kaiva.
    .stock = Varastossa ei ole enää tämänväristä avainta: { $colour }. Valitse toinen väri.
    .late = Olet jo tutkinut tällä vuorolla, ja avaimen voi ostaa vain ennen sitä. Jatka ilman sitä.
T2-6-1 = Teltta, kerran kierroksessa: lisätutkimus milloin tahansa vuorollasi tai valitsemasi avain reppuun.
    .used = Olet jo käyttänyt telttasi tällä kierroksella. Jatka ilman telttaa.
    .stock = Varastossa ei ole enää tämänväristä avainta: { $colour }. Valitse toinen väri.
T2-6-2 = Kierroksella 2 jokaisella on teltta taas käytössään.
T2-6-3 = Teltan ja kortin avulla samalla vuorolla voi tehdä jopa kolme tutkimusta.
T2-6-4 = Viimeisellä erikoisvuorolla telttaa ei ole.
    .refused = Tämä on viimeinen erikoisvuoro. Tutki kerran ilman telttaa tai pelaa kortti.
    .explored = Tämä on viimeinen erikoisvuoro, ja olet jo tutkinut. Pelaa kortti tai päätä vuorosi.
T2-7-0 = Erikoiskortteja saa pelata milloin tahansa omalla vuorolla, useitakin; sitten ne jäävät näkyviin. Loppupisteytyksen kortit pidetään.
    .kept = Pidä tämä kortti loppupisteytykseen: { $card }.
    .delivery = Tästä kortista ei ole hyötyä toimituksessa: { $card }. Jätä se pois.
    .card = { tikal-2-card-not-held }
    .passing = Kortti ”{ $card }” pelataan tutkittaessa. Valitse reittisi ja käytä kortti sen yhteen askeleeseen.
    .exploring = Kortti ”{ $card }” pelataan tutkimuksen yhteydessä. Tutki ja valitse kortti siihen.
    .crossing = Kortti ”{ $card }” pelataan metsän läpi kuljettaessa. Melo metsän läpi ja maksa kortilla.
    .delivering = Kortti ”{ $card }” pelataan toimituksen yhteydessä. Toimita aarteita ja lisää kortti.
T2-7-1 = Kortti: salakäytävä.
    .card = { tikal-2-card-not-held }
T2-7-2 = Kortti: 2 lisäpistettä yhden toimituksen jokaisesta aarteesta.
    .card = { tikal-2-card-not-held }
T2-7-3 = Kortti: lisätutkimus.
    .card = { tikal-2-card-not-held }
T2-7-4 = Kortti: monta aarrelajia samassa toimituksessa; kiekko kääntyy kerran, sen jälkeen.
    .card = { tikal-2-card-not-held }
T2-7-5 = Kortti: valitsemasi avain leiriin tai reppuun.
    .card = { tikal-2-card-not-held }
    .stock = Varastossa ei ole enää tämänväristä avainta: { $colour }. Valitse toinen väri.
T2-7-6 = Kortti: toimita yhtä aarrelajia ohittamatta vesitasoa.
    .card = { tikal-2-card-not-held }
T2-7-7 = Kortti: kerran metsän läpi ilmaiseksi.
    .card = { tikal-2-card-not-held }
T2-7-8 = Loppupisteytys: yksi parin kortti tuo 3 pistettä, molemmat yhdessä 12.
    .refused = Parissa on vain { $most } korttia. Laske uudelleen.
T2-7-9 = Loppupisteytys: tämä kortti tuo 5 pistettä.
T2-7-10 = Loppupisteytys: tämä kortti tuo 2 pistettä jokaisesta vaaleiden huoneiden väristä, jossa sinulla on lippu.
T2-8-1 = Kierros päättyy vuoroon, jolla viimeinen toimintalaatta otettiin. Silloin pisteytetään avaimet ja alttarit, kierroksen 2 jälkeen osana loppupisteytystä.
T2-8-2 = Kierroksen 2 jälkeen jokainen saa vielä kerran tutkia, myös kortein; ensimmäisenä viimeisen laatan ottaneesta seuraava. Sitten tulee loppupisteytys.
T2-8-3 = Kierros 2: teltat takaisin, ruuhet lähtöpaikalle, kaikki laatat uudelleen esille, tutkijat jäävät paikoilleen. Viimeisenä vuorossa ollut aloittaa, ja edetään vastapäivään; joki kulkee yhä myötäpäivään.
T2-9-1 = Leirin avaimet pisteytetään eriväristen avainten sarjoina: 1, 3, 6, 10 tai 15 pistettä 1–5 väristä. Ylijäävistä avaimista tulee uusia sarjoja.
T2-9-2 = Kunkin alttarin 3 pistettä saa lipun sinne asettaneista se, jolla on leirissä eniten alttarin värisiä avaimia; tasatilanteessa kaikki tasoissa olevat, vaikka ilman avaimia.
T2-9-3 = Monivärisellä alttarilla lasketaan kaikki leirin avaimet.
T2-9-4 = Vain loppupisteytyksessä: 1 piste jokaisesta toimittamatta jääneestä aarteesta ja lisäksi sitä varten pidetyt kortit.
    .final = Aarteet ja kortit lasketaan vasta lopussa. Jätä ne nyt pois.
    .treasures =
        Sovelluksen mukaan { $need ->
            [0] sinulla ei ole aarteita
            [one] sinulla on yksi aarre
           *[other] sinulla on { $need } aarretta
        }, ja kerroit { $given }. Laske uudelleen tai korjaa ensin määrä.
    .cards =
        Sovelluksen mukaan { $need ->
            [0] sinulla ei ole erikoiskortteja
            [one] sinulla on yksi erikoiskortti
           *[other] sinulla on { $need } erikoiskorttia
        }, ja kerroit { $given }. Laske uudelleen tai korjaa ensin määrä.
T2-9-5 = Eniten pisteitä saanut voittaa; tasatilanteessa voitto jaetaan.
T2-10-1 = Enemmän kontrollia: 2 pinoa ja 3 näkyvää aarretta. Aina kun otat aarteen, toiminnolla tai kaivauksella, saat pinon katsomisen sijasta ottaa näkyvän aarteen; tilalle tulee uusi kummasta tahansa pinosta.
    .refused = Kääntäkää esiin { $need } aarretta.
    .open = Aarretta ”{ $treasure }” ei ole näkyvissä. Valitse jokin näkyvä.
    .piles = Pinot ovat tyhjät, joten mitään ei käännetä esiin. Ota vain näkyvä aarre.
T2-10-2 = Lyhyt peli: kenelläkään ei ole telttaa.
    .refused = Pelaatte lyhyttä peliä. Tutki kerran ilman telttaa tai pelaa kortti.
    .pirogue = Pelaatte lyhyttä peliä, ilman telttoja. Ensin on laattasi toimintoineen, sitten tutkit kerran.
    .explored = Pelaatte lyhyttä peliä, ja olet jo tutkinut. Pelaa kortti tai päätä vuorosi.

## The log: what happened

tikal-2-sites-laid = Toimintalaatat ovat paikoillaan.
tikal-2-start-keys-taken = { $seat } aloittaa avaimilla, joiden värit ovat { $keys }.
tikal-2-keys-turn = Seuraavaksi ensimmäiset avaimet valitsee { $seat }.
tikal-2-pirogue-moved = { $seat } siirtyy kohteeseen { $to }.
tikal-2-forest-paid = { $seat } maksaa metsästä avaimella, jonka väri on { $key }.
    .penalty = { $seat } kulkee metsän läpi ilman avainta ja menettää 10 pistettä.
    .card = { $seat } kulkee metsän läpi ilmaiseksi.
tikal-2-treasures-delivered = { $seat } toimittaa aarteita ({ $treasures }, määrä { $counts }, hinta { $prices }) ja saa { $points } pistettä.
tikal-2-card-played = { $seat } pelaa kortin ”{ $card }”.
tikal-2-tile-taken = { $seat } ottaa toimintalaatan ”{ $tile }”.
tikal-2-key-taken = { $seat } panee { $to } avaimen, jonka väri on { $colour }.
    .hidden = { $seat } panee avaimen { $to }.
tikal-2-treasure-taken = { $seat } ottaa aarteen ”{ $treasure }”.
    .hidden = { $seat } ottaa salaa aarteen.
tikal-2-card-taken = { $seat } ottaa erikoiskortin ”{ $card }”.
    .hidden = { $seat } ottaa erikoiskortin.
tikal-2-room-discovered = { $seat } asettaa ruutuun { $space } huoneen ”{ $room }”.
tikal-2-sanctuary-discovered = { $seat } asettaa alttarihuoneen ruutuun { $space } ({ $altar }).
tikal-2-treasure-room-placed = Aarrekammio tulee viimeiseen tyhjään ruutuun, { $space }.
tikal-2-passage-taken = { $seat } ottaa salakäytävän.
tikal-2-bonus-scored = { $seat } ottaa bonuksen ja saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
}.
tikal-2-doors-scored = { $points ->
    [0] { $seat } ei saa pisteitä
    [one] { $seat } saa 1 pisteen
   *[other] { $seat } saa { $points } pistettä
} ovista, joiden väri on { $colour }.
tikal-2-action-dropped = { $seat } jättää väliin toiminnon ”{ $action }”.
    .void = { $seat } ei saa mitään toiminnosta ”{ $action }”, sillä mitään ei ole jäljellä.
tikal-2-tent-used = { $seat } käyttää teltan.
tikal-2-explorer-moved =
    { $seat } siirtää tutkijan { $to-kind ->
        [tikal-2-called-outside] ulos
        [tikal-2-called-secret-room] huoneeseen ”{ $to }”
       *[other] ruutuun { $to }
    }.
    .still =
        { $seat } pitää tutkijan { $to-kind ->
            [tikal-2-called-outside] ulkona
            [tikal-2-called-secret-room] huoneessa ”{ $to }”
           *[other] ruudussa { $to }
        }.
tikal-2-flag-placed =
    { $seat } kaivaa ja asettaa lipun { $place-kind ->
        [tikal-2-called-outside] ulos
        [tikal-2-called-secret-room] huoneeseen ”{ $place }”
       *[other] ruutuun { $place }
    }.
tikal-2-excavated = { $points ->
    [0] { $seat } ei saa pisteitä
    [one] { $seat } saa 1 pisteen
   *[other] { $seat } saa { $points } pistettä
} { $part } ({ $place }).
tikal-2-rescued = { $seat } ostaa 10 pisteellä avaimen, jonka väri on { $colour }.
tikal-2-turn-ended = { $seat } päättää vuoronsa.
tikal-2-turn-began = { $seat } on vuorossa.
    .last = { $seat } tutkii viimeisen kerran.
tikal-2-key-set-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
} sarjasta, jossa on { $size ->
    [one] 1 avain
   *[other] { $size } eriväristä avainta
}.
tikal-2-altar-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
} alttarista ({ $altar }).
tikal-2-treasures-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
} toimittamatta jääneistä aarteista.
tikal-2-card-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
} kortista ”{ $card }”.
tikal-2-round-ended = Kierros { $round } on ohi.
tikal-2-game-ended = Peli on päättynyt. Voittajana { $seats }.
tikal-2-tallied = { $seat } on ilmoittanut pisteytettävänsä.
tikal-2-doubt-advice = Tarkistettavat siirrot: { $numbers }. Korjatkaa se, mikä on väärin; jos se on jo pisteytetty, kumotkaa ensin pisteytys.
tikal-2-numbers-doubted = Kaikki kirjattu ei voi pitää paikkaansa. { tikal-2-doubt-advice }
    .treasure = Kaikki tämä ei voi pitää paikkaansa: aarre ”{ $treasure }” on kirjattu { $count } kertaa; niitä on vain { $most }. { tikal-2-doubt-advice }
    .card = Kaikki tämä ei voi pitää paikkaansa: kortti ”{ $card }” on kirjattu { $count } kertaa, mutta laatikossa niitä on vain { $most }. { tikal-2-doubt-advice }
    .key = Kaikki tämä ei voi pitää paikkaansa: avaimia, joiden väri on { $colour }, on { $count }; niitä on vain { $most }. { tikal-2-doubt-advice }
    .treasures = Kaikki tämä ei voi pitää paikkaansa: aarteita yhteensä { $count }; niitä on vain { $most }. { tikal-2-doubt-advice }
    .cards = Kaikki tämä ei voi pitää paikkaansa: erikoiskortteja yhteensä { $count }; niitä on vain { $most }. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Levittäkää pelilauta. Temppeliin on painettu { $rooms } huonetta; { $free } ruutua on tyhjiä.
tikal-2-setup-people = Pelaajia { $count }. Jokainen ottaa yhden värin: leirin, { $flags } lippua, tutkijan, varustearkun, ruuhen ja teltan.
tikal-2-setup-pieces = Laudalle: tutkijat temppelin ulkopuolelle, varustearkut pisteytysradan nollaan, ruuhet lähtöpaikalle (oranssi rakennus).
tikal-2-setup-tents = Asettakaa jokainen teltta leirinsä viereen, kärki vasemmalle, avain ja lippu näkyvissä.
tikal-2-setup-tents-short = Lyhyt peli: asettakaa jokainen teltta leirinsä viereen, kärki vasemmalle, tyhjä puoli näkyvissä. Sitä ei käytetä.
tikal-2-setup-sanctuaries = Sekoittakaa { $sanctuaries } alttarihuonetta pinoksi kuvapuoli ylöspäin; aarrekammio asetetaan sen alle.
tikal-2-setup-passages = Pinotkaa { $passages } salakäytävää.
tikal-2-setup-wheel = Asettakaa hintakiekko paikalleen mihin asentoon tahansa, yksi hinta joka aarteen kohdalle. Napauttakaa sovelluksessa aarretta, jonka kohdalla on { $price }.
    .paper = { tikal-2-setup-wheel-any }
tikal-2-setup-wheel-any = Asettakaa hintakiekko paikalleen mihin asentoon tahansa, yksi hinta joka aarteen kohdalle.
tikal-2-setup-cards = Sekoittakaa { $cards } erikoiskorttia pinoksi kuvapuoli alaspäin.
tikal-2-setup-treasures = Sekoittakaa { $treasures } aarretta kuvapuoli alaspäin ja tehkää 3 pinoa: { $piles }.
tikal-2-setup-treasures-open = Enemmän kontrollia: sekoittakaa { $treasures } aarretta kuvapuoli alaspäin. Kääntäkää { $open } esiin; muista tulee 2 pinoa: { $piles }.
tikal-2-setup-rooms = Sekoittakaa { $rooms } vaaleaa huonetta pinoksi kuvapuoli alaspäin.
tikal-2-setup-keys = Lajitelkaa { $keys } avainta väreittäin kuvapuoli ylöspäin: { $each } kutakin.
tikal-2-setup-tiles-all = Sekoittakaa kaikki { $tiles } toimintalaattaa ja asettakaa kuhunkin kohteeseen ({ $sites }) { $each } kuvapuoli ylöspäin.
tikal-2-setup-tiles-three = Poistakaa { $out } toimintalaattaa, joiden kääntöpuolella on 4. Sekoittakaa muut { $tiles } ja asettakaa ne kuvapuoli ylöspäin kohteisiin, myötäpäivään lähtöpaikasta: { $sites }.
tikal-2-setup-tiles-two = Poistakaa { $out } toimintalaattaa, joiden kääntöpuolella on 3 tai 4. Sekoittakaa muut { $tiles } ja asettakaa ne kuvapuoli ylöspäin kohteisiin, myötäpäivään lähtöpaikasta: { $sites }.
tikal-2-setup-first-keys = Nuorin aloittaa. Myötäpäivään jokainen ottaa reppuunsa { $keys } valitsemaansa avainta: näkyviin leirin viereen.
tikal-2-setup-memory = Avoin muisti: loki näyttää yhä, mitkä avaimet menivät leireihin.
tikal-2-setup-light = Yksinkertainen: pelaatte laudalla. Joka kierroksen jälkeen kukin kertoo, mitä pisteytetään, ja sovellus laskee.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-2-called-on = ruudussa { $at }
tikal-2-called-in = huoneessa ”{ $room }”
tikal-2-called-clockwise = myötäpäivään
tikal-2-called-anticlockwise = vastapäivään
tikal-2-corrected-round = Nyt on kierros { $after }, ei { $before }.
tikal-2-corrected-direction = Peli kiertää { $after }, ei { $before }.
tikal-2-corrected-passages-left =
    Varastossa on { $after ->
        [0] nolla salakäytävää
        [one] { $after } salakäytävä
       *[other] { $after } salakäytävää
    }, ei { $before }.
tikal-2-corrected-stock =
    Varastossa on { $after ->
        [0] nolla avainta
        [one] { $after } avain
       *[other] { $after } avainta
    }, väri { $colour }, ei { $before }.
tikal-2-corrected-wheel = Hintakiekon hinta on { $after } (”{ $treasure }”), ei { $before }.
tikal-2-corrected-site-tiles = Kohteessa { $site }: { $after }, ei { $before }.
    .new = Kohteessa { $site }: { $after }.
    .gone = Kohteessa { $site } ei ole toimintalaattaa.
tikal-2-corrected-sites = Kohteiden toimintalaatat korjattiin.
tikal-2-corrected-score =
    Pelaajalla { $seat } on { $after ->
        [0] nolla pistettä
        [one] { $after } piste
       *[other] { $after } pistettä
    }, ei { $before }.
tikal-2-corrected-backpack =
    Pelaajalla { $seat } on repussa { $after ->
        [0] nolla avainta
        [one] { $after } avain
       *[other] { $after } avainta
    }, väri { $colour }, ei { $before }.
tikal-2-corrected-camp =
    Pelaajalla { $seat } on leirissä { $after ->
        [0] nolla avainta
        [one] { $after } avain
       *[other] { $after } avainta
    }, väri { $colour }, ei { $before }.
    .what = pelaajan { $seat } avaimet leirissä
tikal-2-corrected-camps = Pelaajan { $seat } avaimet leirissä korjattiin.
    .what = pelaajan { $seat } avaimet leirissä
tikal-2-corrected-treasures =
    Pelaajalla { $seat } on { $after ->
        [0] nolla aarretta
        [one] { $after } aarre
       *[other] { $after } aarretta
    } (”{ $treasure }”), ei { $before }.
    .what = pelaajan { $seat } aarteet
tikal-2-corrected-all-treasures = Pelaajan { $seat } aarteet korjattiin.
    .what = pelaajan { $seat } aarteet
tikal-2-corrected-cards = Pelaajalla { $seat } on erikoiskortit { $after }, ei { $before }.
    .new = Pelaajalla { $seat } on erikoiskortit { $after }.
    .gone = Pelaajalla { $seat } ei ole erikoiskortteja.
    .what = pelaajan { $seat } erikoiskortit
tikal-2-corrected-passages =
    Pelaajalla { $seat } on { $after ->
        [0] nolla salakäytävää
        [one] { $after } salakäytävä
       *[other] { $after } salakäytävää
    }, ei { $before }.
tikal-2-corrected-flags-left =
    Pelaajalla { $seat } on jäljellä { $after ->
        [0] nolla lippua
        [one] { $after } lippu
       *[other] { $after } lippua
    }, ei { $before }.
tikal-2-corrected-tent = Pelaajalla { $seat } on teltta.
    .new = { $seat } ei ole vielä käyttänyt telttaa.
    .gone = { $seat } on jo käyttänyt teltan.
tikal-2-corrected-site = { $seat } on kohteessa { $after }, ei kohteessa { $before }.
tikal-2-corrected-explorer = Pelaajan { $seat } tutkija on { $after }, ei { $before }.
tikal-2-corrected-flag = Pelaajan { $seat } lippu ruudussa { $space } on toisella bonuksella.
    .new = Pelaajalla { $seat } on lippu ruudussa { $space }.
    .gone = Pelaajalla { $seat } ei ole lippua ruudussa { $space }.
tikal-2-corrected-secret-flag = Pelaajan { $seat } lippu huoneessa ”{ $room }” on toisella bonuksella.
    .new = Pelaajalla { $seat } on lippu huoneessa ”{ $room }”.
    .gone = Pelaajalla { $seat } ei ole lippua huoneessa ”{ $room }”.
tikal-2-corrected-doors = Ruudun { $space } huoneen ovet ovat toisin päin.
tikal-2-corrected-colour = Ruudun { $space } huoneen väri on { $after }, ei { $before }.
    .new = Ruudun { $space } huoneen väri on { $after }.
    .gone = Ruudun { $space } huoneella ei ole väriä.
tikal-2-corrected-room = Ruudussa { $space } on { $after }, ei { $before }.
    .new = Ruudussa { $space } on { $after }.
    .gone = Ruudussa { $space } ei ole huonetta.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = bonuksen on tuotava ainakin yksi asia: pisteitä, kortteja tai aarteita
flaw-t2-arrangement = yhdessä tämänvärisessä huoneessa ({ $colour }) ovien on oltava näin: { $missing }
flaw-t2-treasure-room = yhden bonuksen on tuotava { $expected } pistettä
flaw-t2-forest-there = kohteen { $found } jälkeen on jo metsä
flaw-t2-backs = laatat, joiden kääntöpuolella on { $back }: odotettiin { $expected }, löytyi { $found }
flaw-t2-discovery-back = laatassa, jonka kääntöpuolella on { $back }, ei voi olla tätä: { $found }
## How the doors of a room lie, said for { $missing }
word-single = yksi ovi
word-adjacent = kaksi ovea vierekkäin
word-one-apart = kaksi ovea, joiden välissä on yksi sivu
word-opposite = kaksi ovea vastakkain

# Attributes of X1 (kernel.ftl) that this game needs and that are not there yet: .won (won), .action (action), .explored.
