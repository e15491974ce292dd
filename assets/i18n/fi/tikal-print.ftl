### Tikal on paper. Readable across a table: short. *…* is bold, [stone] an icon; both stay as they are.

## The turn: the reference card’s front

tk-print-basic = Peruspeli
tk-print-auction = Tarjouskilpailu
tk-print-turn = Vuorosi
tk-print-turn-draw = Nosta ylin kortti. [volcano] Ensin pisteytyskierros!
tk-print-turn-take = Voita vuoro, ota kortti. [volcano] Ensin pisteytyskierros!
tk-print-turn-place = Aseta se kortin viereen niin, että sinne johtaa *polku*.
tk-print-turn-masks = Aarremaastokortti: [treasure-hidden] jokaista naamiota kohti.
tk-print-turn-spend = Käytä enintään *10 TP*. Loput menetetään.
tk-print-turn-spend-auction = Käytä enintään *10 TP*; loput menetetään. Käännä vuoromerkkisi nurin.

## The actions. In front of each stands what it costs in AP; “2 in all”: for the whole game.

tk-print-actions = Toiminnot ja niiden TP
tk-print-bring = *Tuo* nappula perusleiriin tai omaan leiriin.
tk-print-secret = *Salainen polku:* perusleirin ja omien leirien välillä.
tk-print-walk = *Siirry* viereiselle kortille: *joka* nappulasta ja [stone], molemmat puolet. Ei [stone], ei reittiä.
tk-print-uncover = *Paljasta taso:* seuraava luku, jos sitä on jäljellä. 1 oma nappula tasoa kohti, *2* temppeliä ja vuoroa kohti. Ei vartioidussa.
tk-print-raise = *Nosta aarre:* 1 oma nappula aarretta kohti, *2* korttia ja vuoroa kohti.
tk-print-exchange = *Vaihda* yksittäinen aarteesi toisen yksittäiseen. Kieltäytyä ei voi.
tk-print-exchange-once = *Vaihda* yksittäinen aarteesi toisen yksittäiseen. Kieltäytyä ei voi. Kerran vuorossa.
tk-print-build = *Perusta leiri:* viidakko tai tyhjä aarremaastokortti, ilman nappulaakin. 1 kortille, *2* koko pelissä.
tk-print-guard = *Vartioi temppeliä:* olet siellä yksin vahvin. Se jää sinulle; muut nappulasi siellä poistuvat pelistä. *2* koko pelissä.

## The card’s back

tk-print-round = Tulivuori: pisteytyskierros
tk-print-round-all = Pane se sivuun. Myötäpäivään, *sinä ensin:* kukin käyttää *10 TP* ja laskee pisteensä.
tk-print-round-own = Aseta sitten tulivuori (polkua ei tarvita, sinne ei mennä) ja käytä omat *10 TP*.
tk-print-round-last = Viimeisen kortin jälkeen: *4. kierros*, vasen naapuri ensin.
tk-print-round-last-auction = Viimeisen kortin jälkeen: *4. kierros*, *vähiten pisteitä* ensin. Tasan: ensin se, joka tulee myötäpäivään aiemmin kortin asettajan jälkeen.
tk-print-points = Pisteet
tk-print-points-temple = *Temppeli:* ylin luku, jos olet siellä yksin vahvin. Tasan: ei kukaan. Vartioitu: vartijan omistaja.
tk-print-points-treasure = Samanlaiset *aarteet.* Ne säilyvät ja tuovat taas pisteitä.
# Under the leader with a 3, the member with a 1: how strong they are.
tk-print-strength = Voima
tk-print-tiles = Maastokortit
tk-print-tile-temple = paljasta, vartioi
tk-print-tile-jungle = perusta leiri
tk-print-tile-treasure = nosta; tyhjä: leiri
tk-print-tile-volcano = sinne ei mennä
tk-print-know = Hyvä tietää
tk-print-know-leader = [leader] maksaa saman kuin [member] ja voi olla vartija.
tk-print-know-guarded = Vartioituun temppeliin saa yhä mennä ja sieltä lähteä.
tk-print-know-camps = Toisten leireihin saa mennä ja jäädä, salaisia polkuja ei saa käyttää.
tk-print-know-new = Uutta korttia saa käyttää heti.
tk-print-know-laps = Pisteytysradassa on 100 ruutua. Sen jälkeen alusta, lisäksi 100.
tk-print-know-win = Eniten pisteitä voittaa; tasapelissä voitto jaetaan.
tk-print-sale = Tarjouskilpailu
tk-print-sale-bid = *Korota* tai *passaa;* passannut on poissa. Vähintään 1, enintään kaikki pisteesi.
tk-print-sale-pay = Korkein tarjous: *maksa,* pelaa vuorosi. Ei tarjouksia: *ensin* passannut saa sen ilmaiseksi.
tk-print-sale-last = Vain ne tarjoavat, joilla ei ole ollut vuoroa tällä kierroksella. *Viimeinen* saa viimeisen kortin ilmaiseksi.
tk-print-sale-next = Ensin tarjoaa seuraava myötäpäivään viimeisen vuoron jälkeen. Kierroksen päätyttyä: uudet kortit, merkit oikein päin.

## The sketch of the table

tk-print-heap-tiles = Maastokortit
tk-print-heap-open = Esillä
tk-print-heap-pieces = Temppelitasokortit
tk-print-heap-treasures = Aarrelaatat
tk-print-boxed = Jää laatikkoon

## The score sheet

tk-print-score-how-basic = Merkitkää joka pisteytyskierroksella temppelit ja aarteet yksitellen, laskekaa summa ja lisätkää se edelliseen.
tk-print-score-how-auction = Aluksi jokaisella on { $points } pistettä. Merkitkää jokainen maksettu tarjous, pisteytyskierroksella temppelit ja aarteet, sitten summat.
tk-print-score-strength = Yksin vahvin: [leader] 3, [member] 1
tk-print-score-temples = Temppelit
tk-print-score-treasures = Aarteet
tk-print-score-sums = Summat
tk-print-score-round = Tämä kierros
tk-print-score-bids = Tarjoukset
tk-print-score-total = Tähän asti
tk-print-score-winner = Voittaja
