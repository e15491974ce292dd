## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a space such as “c3” (column c, row 3).

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
## Tiles and places as people call them; { $letter } is printed on the back of a tile, { $at } is a space such as “a5”
tikal-called-base-camp = perusleiri
tikal-called-temple = temppelikortti { $letter }, jonka arvo on { $value }
tikal-called-jungle = viidakkokortti { $letter }
tikal-called-treasure =
    { $masks ->
        [one] aarremaastokortti { $letter }, jossa on { $masks } aarre
       *[other] aarremaastokortti { $letter }, jossa on { $masks } aarretta
    }
tikal-called-volcano = tulivuorikortti { $letter }
## Phases, said after “The game is at:”
phase-draw = maastokortin nostaminen
phase-place = maastokortin asettaminen
phase-scoring = pisteytyskierros
phase-display = maastokorttien kääntäminen esiin
phase-auction = tarjouskilpailu
phase-take = maastokortin ottaminen

TK1-1 = Pelaajia on 2–4, jokaisella 1 retkikunnan johtaja, 18 jäsentä ja 2 leiriä; 100 pisteen jälkeen rata alkaa alusta.
    .members = Pelaajalla { $seat } olisi yli { $most } jäsentä. Laskekaa uudelleen.
TK1-2 = Maastokortteja on 36, ja ne tulevat kirjainten järjestyksessä A–G; saman kirjaimen kortit on sekoitettu.
    .gone = Se kortti ({ $tile }) on jo pelattu. Tarkista, minkä nostit.
    .letter = { $due ->
        [0] Kirjaimen { $letter } kortti ei voi vielä tulla.
       *[other] Kirjaimen { $letter } kortteja on kirjattu { $given }, mutta nyt niitä voi tulla vain { $due }.
    } { $count ->
        [one] Seuraavan kortin kirjain on { $coming }.
       *[other] Seuraavien { $count } kortin kirjaimet ovat { $coming }.
    } Tarkista kortit.
    .twice = Sama kortti on kirjattu kahdesti. Kirjaa eri kortit.
    .empty = Kaikki kortit on nostettu.
TK1-3 = Temppelitasokortteja on 48, arvoltaan 2–10, ja aarteita 24: 8 lajia, kutakin 3.
    .refused = Aarre ”{ $motif }”: kaikki { $each } ovat jo pelaajilla. Tarkista, minkä nostit.
    .pieces = Temppelitasokortteja, joiden arvo on { $value }, ei ole niin montaa. Laskekaa uudelleen.
    .treasures = Aarteita olisi enemmän kuin laatikossa on. Laskekaa uudelleen.
TK1-4 = Lautaan on painettu perusleiri, kaksi temppeliä ja viidakko; ruutuja laudalla on 40.
TK1-5 = Aloitusvuoro on vanhimmalla, sitten edetään myötäpäivään.
TK2-1 = Nostettu maastokortti asetetaan vapaaseen ruutuun, jonka vieressä on jo kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse vapaa ruutu kortin vierestä.
    .taken = Ruudussa { $hex } on jo kortti. Valitse vapaa ruutu.
    .alone = Ruudun { $hex } vieressä ei ole korttia. Valitse ruutu kortin vierestä.
TK2-2 = Uudelle kortille on päästävä reittiä pitkin: ainakin yhdellä reunalla, joka sillä on yhteinen sellaisen kortin kanssa, jolle voi mennä, on oltava kivipaali. Jos mikään vapaa ruutu ei salli sitä, kortti asetetaan ilman reittiä.
    .refused = Tässä asennossa kortille ei johda yhtään kivipaalia. Käännä korttia tai valitse toinen ruutu.
    .space = Ruudussa { $hex } kortille ei johda yhtään kivipaalia missään asennossa. Valitse toinen ruutu.
TK2-3 = Tulivuori ei tarvitse reittiä: sen saa asettaa minkä tahansa kortin viereen. Sille ei mene koskaan kukaan.
    .refused = Ruudussa { $hex } on tulivuori. Kierrä se.
TK2-4 = Aarremaastokortille tulee kuvapuoli alaspäin yhtä monta aarretta kuin siinä on naamioita.
TK2-5 = Vuorollasi sinulla on 10 toimintapistettä (TP), joilla saa tehdä mitä tahansa toimintoja missä järjestyksessä tahansa; loput menetetään.
    .refused = Se maksaa { $need } TP, ja { $left ->
        [0] pisteitä ei ole jäljellä
       *[other] jäljellä on vain { $left }
    }. Tee jotain halvempaa tai päätä vuorosi.
TK3-1 = 1 TP:llä tuot nappulan varastosta perusleiriin tai omaan leiriin.
    .gate = Uudet nappulat tulevat vain perusleiriin tai omaan leiriisi. Valitse jokin niistä.
    .reserve = { $have ->
        [0] Niitä ei ole varastossasi yhtään. Valitse toinen nappula.
       *[other] Niitä on varastossasi vain { $have }, ei { $need }. Tuo vähemmän.
    }
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
TK3-2 = 1 TP:llä nappula kulkee salaista polkua perusleiristä tai omasta leiristäsi suoraan toiseen niistä.
    .gate = Salainen polku yhdistää vain perusleirin ja omat leirisi. Valitse niistä kaksi.
    .same = Valitse kohteeksi toinen leiri.
    .figures = { $have ->
        [0] Niitä ei ole sinulla siellä yhtään. Valitse toinen nappula.
       *[other] Niitä on sinulla siellä vain { $have }, ei { $need }. Siirrä vähemmän.
    }
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
TK3-3 = Viereiselle kortille siirtyminen maksaa kultakin nappulalta 1 TP jokaisesta kivipaalista, reunan molemmat puolet yhteensä; ilman kivipaalia ei ole reittiä.
    .figures = { $have ->
        [0] Niitä ei ole sinulla siellä yhtään. Valitse toinen nappula.
       *[other] Niitä on sinulla siellä vain { $have }, ei { $need }. Siirrä vähemmän.
    }
    .apart = { $hex-kind ->
        [tikal-called-base-camp] Perusleiri
       *[other] Ruutu { $hex }
    } ei ole edellisen kortin vieressä. Kulje kortti kerrallaan.
    .stones = { $hex-kind ->
        [tikal-called-base-camp] Perusleiriin
       *[other] Ruutuun { $hex }
    } ei johda kivipaalia. Etsi toinen reitti.
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
TK3-4 = 2 TP:llä paljastat temppelin seuraavan tason. Jokaiseen tällä vuorolla paljastettuun tasoon tarvitset siellä oman nappulan, enintään 2 tasoa temppeliä kohti. Vartioitu temppeli pysyy ennallaan.
    .temple = Siellä ei ole temppeliä. Valitse temppeli.
    .guarded = Temppeli on vartioitu, joten sen arvo ei enää muutu. Valitse toinen.
    .twice = Olet jo paljastanut täällä kaksi tasoa tällä vuorolla. Kokeile toista temppeliä.
    .figures = Tarvitset siellä { $need ->
        [one] nappulan
       *[other] { $need } nappulaa
    }, ja { $have ->
        [0] sinulla ei ole yhtään
       *[other] sinulla on vain { $have }
    }. Siirrä sinne ensin lisää.
    .piece = Temppelitasokortteja, joiden arvo on { $value }, ei ole jäljellä, joten tämä temppeli ei voi kasvaa. Valitse toinen.
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
    .top = Temppeli on jo ylimmällä tasollaan, arvo { $value }. Valitse toinen.
TK3-5 = 3 TP:llä nostat aarteen. Jokaiseen aarteeseen tarvitset kortilla oman nappulan; samalta kortilta enintään 2 vuorossa. Aarre jää eteesi näkyviin.
    .none = Siellä ei ole enää aarretta. Valitse toinen kortti.
    .twice = Olet jo nostanut täältä kaksi aarretta tällä vuorolla. Kokeile toista korttia.
    .figures = Tarvitset siellä { $need ->
        [one] nappulan
       *[other] { $need } nappulaa
    }, ja { $have ->
        [0] sinulla ei ole yhtään
       *[other] sinulla on vain { $have }
    }. Siirrä sinne ensin lisää.
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
    .tile = Tämä ei ole aarremaastokortti, joten täältä ei voi nostaa mitään. Valitse aarremaastokortti.
TK3-6 = 3 TP:llä vaihdat yksittäisen aarteesi toisen pelaajan yksittäiseen aarteeseen, eikä toinen voi estää sitä.
    .own = Valitse toinen pelaaja, jonka kanssa vaihdat.
    .once = Pöydässänne saa vaihtaa vain kerran vuorossa. Olet jo vaihtanut.
    .single = Pelaajalla { $seat } ei ole aarretta ”{ $motif }”. Valitse toinen.
    .safe = Pelaajalla { $seat } on { $count } aarretta ”{ $motif }”, ja parit ja kolmoset ovat turvassa. Valitse yksittäinen.
TK3-7 = 5 TP:llä perustat leirin viidakkoon tai tyhjennetylle aarremaastokortille; kullekin kortille yksi, kullekin pelaajalle kaksi.
    .temple = Temppelikortille ei voi perustaa leiriä. Valitse viidakko tai tyhjennetty aarremaastokortti.
    .treasures = Siellä on vielä { $left ->
        [one] aarre
       *[other] { $left } aarretta
    }. Kaikki on nostettava ensin.
    .camp = Tällä kortilla on jo leiri. Valitse toinen.
    .both = Olet jo perustanut molemmat leirisi. Tee jotain muuta tai päätä vuorosi.
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
TK3-8 = 5 TP:llä teet nappulasta vartijan temppeliin, jossa olet yksin vahvin. Temppelin arvo ei enää muutu, ja se tuo pisteet sinulle loppuun asti; muut nappulasi siellä poistuvat pelistä. Vartija ei enää liiku, mutta kaikki nappulat saavat tulla ja mennä. Yksi vartija temppeliä ja kaksi pelaajaa kohti.
    .temple = Siellä ei ole temppeliä. Valitse temppeli.
    .guarded = Tällä temppelillä on jo vartija. Valitse toinen.
    .both = Olet jo asettanut molemmat vartijasi. Tee jotain muuta tai päätä vuorosi.
    .figure = Sinulla ei ole siellä sellaista nappulaa. Valitse toinen.
    .majority = Voimasi siellä on { $own }, vastassa { $others } (johtaja 3, jäsen 1), joten et ole yksin vahvin. Tuo sinne ensin lisää nappuloita.
    .empty = Ruudussa { $hex } ei ole vielä korttia. Valitse jo asetettu kortti.
    .off = Sitä ruutua ei ole laudalla. Valitse jo asetettu kortti.
    .nobody = Sinulla ei ole tässä temppelissä nappuloita. Siirrä sinne ensin nappuloita.
TK3-9 = Johtaja maksaa saman verran kuin jäsen ja on paljastettaessa ja nostettaessa yksi nappula, mutta voimia verrattaessa se lasketaan kolmeksi.
TK3-10 = Myös johtajasta voi tulla vartija.
TK3-11 = Toisten leireihin saa mennä, niihin saa pysähtyä ja niistä saa jatkaa, mutta toisten salaisia polkuja ei saa käyttää.
TK3-12 = Perusleiriin ja tulivuorelle ei saa perustaa leiriä; lautaan painettuun viidakkoon saa.
    .base = Perusleiriin ei voi perustaa leiriä. Valitse viidakko tai tyhjennetty aarremaastokortti.
    .volcano = Tulivuorelle ei voi perustaa leiriä. Valitse viidakko tai tyhjennetty aarremaastokortti.
TK3-13 = Juuri asetettua korttia saa käyttää jo samalla vuorolla.
TK3-14 = Heti kun nostettu tai vaihdettu aarre muodostaa parin tai kolmoset, ne eivät ole enää yksittäisiä: kukaan ei voi vaihtaa niitä.
TK4-1 = Tulivuori käynnistää heti pisteytyskierroksen: jokainen pelaa 10 TP:n vuoron ja laskee sitten pisteensä, ensimmäisenä tulivuoren nostanut.
TK4-2 = Sen jälkeen tulivuoren nostanut asettaa sen ja pelaa tavallisen vuoron; toista korttia ei nosteta.
TK4-3 = Temppelin ylimmän luvun saa pisteinä se, joka on siellä yksin vahvin (johtaja 3, jäsen 1); tasatilanteessa ei kukaan.
    .temples = Temppeleitä on vain { $most }. Tarkista luettelosi.
TK4-4 = Vartioidun temppelin pisteet saa vartijan omistaja, olipa siellä keitä muita tahansa.
TK4-5 = Yksittäinen aarre tuo 1 pisteen, pari 3 ja kolmoset 6. Aarteet säilyvät ja tuovat pisteitä taas seuraavalla kerralla.
    .sets = Aarrelajeja on vain { $most }. Tarkista luettelosi.
TK4-6 = Lautaan painetut temppelit pisteytetään kuten muutkin.
TK4-7 = Esimerkki: temppelit 3, 5, 5 ja 8 tuovat 21 pistettä, kaksi paria ja kaksi yksittäistä aarretta 8.
TK5-1 = Viimeisen kortin vuoron jälkeen on vielä yksi pisteytyskierros. Sen aloittaa vuoron pelanneen vasen naapuri, tarjouskilpailussa se, jolla on vähiten pisteitä.
TK5-2 = Eniten pisteitä saanut voittaa; tasatilanteessa voitto jaetaan.
TK5-3 = Pelissä on neljä pisteytyskierrosta.
TK6-1 = Tarjouskilpailu: jokaisella on aluksi 20 pistettä, ja kortteja käännetään esiin yksi pelaajaa kohti.
    .refused = Kääntäkää esiin { $need } korttia; kirjattuna on { $given }.
TK6-2 = Vuorot myydään yksi kerrallaan: korota tai passaa; passannut on poissa. Voittaja maksaa pisteillä ja ottaa yhden esillä olevista korteista.
    .higher = Korkein tarjous on { $high }. Tarjoa enemmän tai passaa.
    .display = Se kortti ({ $tile }) ei ole esillä. Valitse jokin esillä olevista.
TK6-3 = Jos kukaan ei tarjoa, ensimmäisenä passannut saa vuoron ilmaiseksi.
TK6-4 = Tarjota saavat vain ne, joilla ei ole ollut vuoroa tällä kierroksella; heistä viimeinen saa viimeisen kortin ilmaiseksi.
TK6-5 = Ensimmäisen tarjouksen tekee vanhin. Myöhemmin aloittaa seuraava myötäpäivään, joka vielä saa tarjota; uudella kierroksella viimeksi vuorossa olleen vasen naapuri.
TK6-6 = Tarjous on vähintään 1 ja enintään niin paljon kuin sinulla on pisteitä.
    .least = Tarjoa vähintään { $least }.
    .most = Sinulla { $have ->
        [0] ei ole pisteitä
        [one] on vain 1 piste
       *[other] on vain { $have } pistettä
    }. Tarjoa vähemmän tai passaa.
TK6-7 = Esillä oleva tulivuori käynnistää pisteytyskierroksen vasta, kun joku ottaa sen; kierros alkaa ottajasta.
TK6-8 = Viimeinen pisteytyskierros pelataan pisteiden mukaan, vähiten pisteitä ensin. Tasatilanteessa edetään myötäpäivään viimeisen kortin asettajasta; asettaja itse on viimeinen.
TK6-9 = Jos viimeisellä kierroksella on vähemmän kortteja kuin pelaajia, vuoroja myydään vain korttien verran.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } nostaa kortin ”{ $tile }”.
tikal-tile-placed = { $seat } asettaa ruutuun { $hex } kortin ”{ $tile }”.
tikal-figures-brought =
    { $seat } tuo { $to-kind ->
        [tikal-called-base-camp] perusleiriin
       *[other] leiriin ruutuun { $to }
    } { $count ->
        [one] { $figure }
       *[other] { $count } retkikunnan jäsentä
    }.
tikal-figures-transferred =
    { $seat } vie salaista polkua { $start-kind ->
        [tikal-called-base-camp] perusleiristä
       *[other] leiristä ruudusta { $start }
    } { $to-kind ->
        [tikal-called-base-camp] perusleiriin
       *[other] leiriin ruutuun { $to }
    } { $count ->
        [one] { $figure }
       *[other] { $count } retkikunnan jäsentä
    }.
tikal-figures-moved =
    { $seat } siirtää { $to-kind ->
        [tikal-called-base-camp] perusleiriin
       *[other] ruutuun { $to }
    } { $count ->
        [one] { $figure }
       *[other] { $count } retkikunnan jäsentä
    } ja käyttää { $ap } TP.
tikal-level-uncovered = { $seat } paljastaa temppelin tason ruudussa { $hex }, ja temppelin arvo on nyt { $value }.
tikal-treasure-raised = { $seat } nostaa ruudusta { $hex } aarteen ”{ $treasure }”.
tikal-treasures-exchanged = { $seat } antaa pelaajalle { $other } aarteen ”{ $give }” ja saa aarteen ”{ $take }”.
tikal-camp-built = { $seat } perustaa leirin ruutuun { $hex }.
tikal-guard-placed = { $seat } asettaa { $figure } vartijaksi temppeliin ruudussa { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] on käyttänyt kaikki toimintapisteensä
   *[other] jättää { $ap } TP käyttämättä
}.
tikal-turn-began = { $seat } on vuorossa.
tikal-scoring-began = Tulivuori! Pisteytyskierros järjestyksessä { $order }.
    .final = Viimeinen pisteytyskierros järjestyksessä { $order }.
tikal-temple-scored = { $seat } saa { $value ->
    [one] 1 pisteen
   *[other] { $value } pistettä
} temppelistä ruudussa { $hex }.
tikal-set-scored = { $seat } saa { $points ->
    [one] 1 pisteen
   *[other] { $points } pistettä
} { $size ->
    [1] aarteesta ”{ $treasure }”
   *[2] parista, jonka aarre on ”{ $treasure }”
    [3] kolmosista, joiden aarre on ”{ $treasure }”
}.
tikal-seat-scored = { $points ->
    [0] { $seat } ei saa pisteitä.
    [one] { $seat } saa 1 pisteen.
   *[other] { $seat } saa { $points } pistettä.
}
tikal-round-scored = Pisteytyskierros { $round } on ohi.
tikal-game-ended = Peli on päättynyt. Voittajana { $seats }.
tikal-tiles-displayed = Esillä ovat { $tiles }.
tikal-auction-opened = Vuorosta tarjoavat { $seats }.
tikal-bid-made = { $seat } tarjoaa { $points ->
        [one] 1 pisteen
       *[other] { $points } pistettä
    }.
tikal-bidder-passed = { $seat } passaa.
tikal-turn-sold = { $seat } saa vuoron { $points ->
        [one] 1 pisteellä
       *[other] { $points } pisteellä
    }.
    .free = { $seat } saa vuoron ilmaiseksi.
tikal-tile-taken = { $seat } ottaa kortin ”{ $tile }”.
tikal-tallied = { $seat } ilmoittaa temppelit { $temples } ja aarresarjat { $treasures }.
    .temples = { $seat } ilmoittaa temppelit { $temples } eikä aarteita.
    .treasures = { $seat } ei ilmoita temppeleitä, mutta aarresarjat { $treasures }.
    .nothing = { $seat } ei ilmoita mitään pisteytettävää.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-called-on = ruudussa { $at }
tikal-called-in-base-camp = perusleirissä
tikal-called-reserve = varastossa
tikal-called-guard = vartijana
tikal-called-out = poissa pelistä
tikal-called-figures =
    { $leaders ->
        [0] nolla johtajaa
        [one] { $leaders } johtaja
       *[other] { $leaders } johtajaa
    } ja { $members ->
        [0] nolla jäsentä
        [one] { $members } jäsen
       *[other] { $members } jäsentä
    }
tikal-corrected-round = Pisteytyskierroksia on pelattu { $after ->
    [0] nolla
   *[other] { $after }
}, ei { $before }.
tikal-corrected-turn = Vuorossa on { $after }, ei { $before }.
tikal-corrected-ap = Jäljellä on { $after ->
    [0] nolla TP:tä
   *[other] { $after } TP
}, ei { $before }.
tikal-corrected-tile = Nostettu kortti on { $after }, ei { $before }.
tikal-corrected-display = Esillä on { $after }, ei { $before }.
tikal-corrected-stack = Tulossa ovat vielä kirjaimet { $after }, eivät { $before }.
    .gone = Kortteja ei ole enää tulossa.
tikal-corrected-pieces = Arvon { $value } temppelitasokortteja on jäljellä { $after ->
    [0] nolla
   *[other] { $after }
}, ei { $before }.
tikal-corrected-score =
    Pelaajalla { $seat } on { $after ->
        [0] nolla pistettä
        [one] { $after } piste
       *[other] { $after } pistettä
    }, ei { $before }.
tikal-corrected-leader = Pelaajan { $seat } johtaja on { $after }, ei { $before }.
tikal-corrected-reserve =
    Pelaajalla { $seat } on varastossa { $after ->
        [0] nolla jäsentä
        [one] { $after } jäsen
       *[other] { $after } jäsentä
    }, ei { $before }.
tikal-corrected-out =
    Pelaajalla { $seat } on poissa pelistä { $after ->
        [0] nolla jäsentä
        [one] { $after } jäsen
       *[other] { $after } jäsentä
    }, ei { $before }.
tikal-corrected-camps-left =
    Pelaajalla { $seat } on jäljellä { $after ->
        [0] nolla leiriä
        [one] { $after } leiri
       *[other] { $after } leiriä
    }, ei { $before }.
tikal-corrected-guards-left =
    Pelaajalla { $seat } on jäljellä { $after ->
        [0] nolla vartijaa
        [one] { $after } vartija
       *[other] { $after } vartijaa
    }, ei { $before }.
tikal-corrected-treasures = Pelaajalla { $seat } on lajin ”{ $treasure }” aarteita { $after ->
    [0] nolla
   *[other] { $after }
}, ei { $before }.
tikal-corrected-leaders =
    Pelaajalla { $seat } on ruudussa { $hex } { $after ->
        [0] nolla johtajaa
        [one] { $after } johtaja
       *[other] { $after } johtajaa
    }, ei { $before }.
tikal-corrected-members =
    Pelaajalla { $seat } on ruudussa { $hex } { $after ->
        [0] nolla jäsentä
        [one] { $after } jäsen
       *[other] { $after } jäsentä
    }, ei { $before }.
tikal-corrected-figures = Pelaajalla { $seat } on ruudussa { $hex } { $after }, ei { $before }.
    .new = Pelaajalla { $seat } on ruudussa { $hex } { $after }.
    .gone = Pelaajalla { $seat } ei ole nappuloita ruudussa { $hex }.
tikal-corrected-kind = Ruudun { $hex } kortissa on { $after }, ei { $before }.
tikal-corrected-value = Ruudun { $hex } temppelin arvo on { $after }, ei { $before }.
tikal-corrected-left =
    Ruudussa { $hex } on { $after ->
        [0] nolla aarretta
        [one] { $after } aarre
       *[other] { $after } aarretta
    }, ei { $before }.
tikal-corrected-guard = { $after } vartioi ruudun { $hex } temppeliä, ei { $before }.
    .new = { $after } vartioi ruudun { $hex } temppeliä.
    .gone = Kukaan ei vartioi ruudun { $hex } temppeliä, ei edes { $before }.
tikal-corrected-camp = Leirin ruudussa { $hex } omistaa { $after }, ei { $before }.
    .new = Leirin ruudussa { $hex } omistaa { $after }.
    .gone = Kenelläkään ei ole leiriä ruudussa { $hex }, ei edes pelaajalla { $before }.
tikal-corrected-lie = Ruudun { $hex } kortti on käännetty toisin päin.
tikal-corrected-hex = Ruudussa { $hex } on { $after }, ei { $before }.
    .new = Ruudussa { $hex } on { $after }.
    .gone = Ruudussa { $hex } ei ole korttia.

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
tikal-setup-pieces = Lajitelkaa { $pieces } temppelitasokorttia numeroittain pinoihin laudan viereen (määrä × luku): { $piles }.
tikal-setup-treasures = Sekoittakaa { $treasures } aarrelaattaa selkäpuoli ylöspäin ja tehkää niistä kaksi pinoa laudan viereen.
tikal-setup-figures = Jokainen ottaa värinsä nappulat: 1 retkikunnan johtaja, { $members } jäsentä, { $camps } leiriä ja pisteytysnappula.
tikal-setup-stones = Asettakaa pisteytysnappulat pöydälle pisteytysradan ykkösen viereen: 0 pistettä.
tikal-setup-stones-twenty = Asettakaa pisteytysnappulat pisteytysradan ruutuun { $points }: jokainen aloittaa { $points } pisteellä.
tikal-setup-markers = Jokainen asettaa värinsä vuoromerkin eteensä kuvapuoli ylöspäin.
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
tikal-setup-light = Yksinkertainen: pelaatte laudalla. Jokaisella pisteytyskierroksella kukin kertoo sovellukselle temppelinsä ja aarteensa; se laskee.
tikal-setup-light-auction = Yksinkertainen: pelaatte laudalla ja tarjoatte sovelluksessa. Jokaisella pisteytyskierroksella kukin kertoo sille temppelinsä ja aarteensa.
