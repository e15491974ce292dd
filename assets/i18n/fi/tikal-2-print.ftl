### Tikal II on paper. Readable across a table: short. *…* is bold, [key] an icon; both stay as they are.
# Our own words: there is no rulebook in this language.

## The sketch of the table: heaps, and what a drawing means

t2-print-heap-sanctuaries = Alttarihuoneet, aarrekammio
t2-print-heap-passages = Salakäytävät
t2-print-heap-cards = Erikoiskortit
t2-print-heap-rooms = Vaaleat huoneet
t2-print-heap-treasures = Aarteet
t2-print-heap-wheel = Hintakiekko
t2-print-heap-keys = Avaimet
t2-print-heap-mine = Jokaisella
t2-print-wheel-any = Mihin asentoon tahansa.
t2-print-boxed = { $count } toimintalaattaa jää laatikkoon
t2-print-legend-start-site = lähtöpaikka
t2-print-legend-tile = toimintalaatat
t2-print-legend-forest = metsä
t2-print-legend-seaplane = vesitaso
t2-print-legend-secret-room = salahuone

## The first reference card: the turn, the river, the action tiles

t2-print-card-turn = Vuoro ja toimintalaatat
t2-print-turn = Vuorosi
t2-print-turn-pirogue = *Ruuhi – aina:* ota laatta tästä, tai melo *1–5* kohdetta myötäpäivään ja ota laatta sieltä.
t2-print-turn-actions = *Kaikki* sen toiminnot ovat sinun, järjestys vapaa; minkä tahansa saa jättää väliin.
t2-print-turn-explorer = *Tutkija – jos haluat:* liiku, sitten kaiva *yhdessä* huoneessa.
t2-print-river = Joella
t2-print-river-forest = *Metsä:* 1 [key] repusta. Ei ole? *−10 pistettä.*
t2-print-river-seaplane = *Kun ohitat vesitason,* saat toimittaa *yhtä* lajia niin monta kuin haluat, määrä × hinta. Sitten kiekko kääntyy *1* askeleen.
t2-print-river-twice = *Kaksi* vesitasoa, kaksi toimitusta; kiekko kääntyy kummankin jälkeen. Ilman liikettä ei yhtään.
t2-print-acts = Toimintalaatoissa
t2-print-act-key = Tämänvärinen avain (jos loppu: valitse); [key-any] valitse väri. Leiriin tai reppuun.
t2-print-act-treasure = Pinon *3* päällimmäistä: pidä *1*, muut takaisin päälle.
t2-print-act-treasure-open = Näkyvä aarre (tilalle pinosta) tai pinon *3* päällimmäistä: pidä *1*, muut takaisin päälle.
t2-print-act-treasure-double = Kaksinkertainen: *kahdesti*, mistä pinosta vain.
t2-print-act-card = *3* päällimmäistä korttia: pidä *1*, muut takaisin päälle.
t2-print-act-room = *3* päällimmäistä huonetta: *1* mihin tahansa tyhjään ruutuun, muut takaisin päälle.
t2-print-act-sanctuary = Pane päällimmäinen alttarihuone tyhjään ruutuun. Jos vain yksi jää tyhjäksi: aarrekammio tulee heti siihen.
t2-print-act-passage = *1* salakäytävä.
t2-print-act-bonus = *1* tai *2* pistettä.
t2-print-act-doors = Yksi väri: *1* piste joka ovesta vaaleissa huoneissa, joissa on [flag].

## Its back: keys, moving, excavating

t2-print-card-explorer = Avaimet, liikkuminen, kaivaukset
t2-print-keys = Avaimet
t2-print-keys-camp = *Leiri:* piilossa. Tuo pisteitä, ei avaa.
t2-print-keys-backpack = *Reppu:* näkyvissä. Avaa ovet, maksaa metsän, ei tuo pisteitä.
t2-print-keys-stay = Avain ei *koskaan* siirry leiristä reppuun tai toisin päin.
t2-print-move = Liikkuminen: niin pitkälle kuin haluat
t2-print-move-door = *Ovi* jommallakummalla puolella: repussa pitää olla [key] *joka* siinä näkyvään väriin. Se jää sinulle.
t2-print-move-passage = *Salakäytävä:* *yhden* seinän tai sellaisen oven läpi, johon [key] puuttuu. Sitten varastoon.
t2-print-move-several = Samassa siirrossa saa käyttää *useita*.
t2-print-move-secret = *Salahuone:* vain ulkoa; sisään ja ulos vain salakäytävästä.
t2-print-move-empty = *Tyhjät ruudut* ovat kiinni. Ulkona kulku on vapaa.
t2-print-dig = Kaivaukset
t2-print-dig-flag = *1* lippu huonetta kohti, koko pelissä: vapaalle bonukselle, jonka saat (kortti, aarre kuten toiminnolla). Liikkeesi päättyy.
t2-print-dig-light = *Vaalea huone:* lisäksi *1* joka ovesta ja *1* joka samanvärisestä ovesta *muissa* huoneissa, joissa on [flag] – myös ilman bonusta.
t2-print-dig-dark = *Muut huoneet:* vain, kun bonus on vapaana.
t2-print-dig-here = Huoneessa, jossa ei ole lippuasi, saat kaivaa *liikkumatta*.
t2-print-dig-back = Salakäytävästä tullut saa kaivaa ja palata heti.
t2-print-dig-rescue = *Etkö pääse mihinkään huoneeseen?* Kerran vuorossa 1 [key-any] reppuun, hinta *10 pistettä*.

## The second reference card: the tent and the special cards

t2-print-card-cards = Erikoiskortit
t2-print-tent = Teltta, kerran kierroksessa
t2-print-tent-does = Lisätutkimus milloin tahansa vuorollasi tai 1 [key-any] reppuun.
t2-print-tent-again = Kierroksella 2 se on *taas* käytössäsi.
t2-print-cards = Erikoiskortit
t2-print-cards-when = Milloin tahansa vuorollasi, useitakin. Sitten ne pannaan näkyviin.
t2-print-cards-kept = Pidä nämä loppupisteytykseen
t2-print-special-passage = Salakäytävä.
t2-print-special-explore = Lisätutkimus.
t2-print-special-key = 1 valitsemasi avain, leiriin tai reppuun.
t2-print-special-forest = Kerran metsän läpi ilmaiseksi.
t2-print-special-plus-two = *+2* toimituksen jokaisesta aarteesta.
t2-print-special-many-types = Monta lajia samassa toimituksessa; kiekko kääntyy kerran, sen jälkeen.
t2-print-special-remote = Toimita *yhtä* lajia ohittamatta vesitasoa.
t2-print-special-pair = Yksi: *3* pistettä. Molemmat: *12*.
t2-print-special-five = *5* pistettä.
t2-print-special-room-colours = *2* pistettä joka vaaleiden huoneiden väristä, jossa on [flag].

## Its back: scoring and rounds; “-short” where nobody has a tent

t2-print-card-scoring = Pisteytys ja kierrokset
t2-print-scoring = Joka kierroksen jälkeen
t2-print-scoring-sets = Leirin avaimet: eriväristen avainten sarjat
t2-print-scoring-again = Lopuista avaimista tulee uusi sarja:
t2-print-scoring-altar = *Alttari, 3 pistettä:* pelaajista, joilla on siellä [flag], se, jolla on leirissä eniten sen värisiä avaimia. Tasan: *kaikki*, vaikka ilman avaimia.
t2-print-scoring-any = *Monivärinen:* kaikki leirin avaimet lasketaan.
t2-print-final = Vain lopussa
t2-print-final-treasures = *1* piste jokaisesta toimittamattomasta aarteesta.
t2-print-final-cards = Pitämäsi erikoiskortit.
t2-print-rounds = Kierrokset
t2-print-rounds-second = *Kierros 2:* teltat takaisin, ruuhet lähtöpaikalle, laatat jaetaan uudelleen; tutkijat jäävät. Viimeinen aloittaa, *vastapäivään*; joki yhä myötäpäivään.
t2-print-rounds-second-short = *Kierros 2:* ruuhet lähtöpaikalle, laatat jaetaan uudelleen; tutkijat jäävät. Viimeinen aloittaa, *vastapäivään*; joki yhä myötäpäivään.
t2-print-rounds-last = *Kierroksen 2 jälkeen* jokainen tutkii vielä kerran: kortit kyllä, teltta ei. Sitten loppupisteytys.
t2-print-rounds-last-short = *Kierroksen 2 jälkeen* jokainen tutkii vielä kerran, myös kortein. Sitten loppupisteytys.
t2-print-rounds-win = Eniten pisteitä voittaa; tasapelissä voitto jaetaan.

## The score sheet

t2-print-score-example = 3 väriä ja 1 toiseen kertaan: 6 + 1 = 7. Alttari: 3 pistettä sille lipun asettaneista, jolla on leirissä eniten alttarin värisiä avaimia; tasan: kaikille.
t2-print-score-when =
    I: kierroksen 1 jälkeen
    II: lopussa
t2-print-score-track = Pisteet ennen
t2-print-score-sets-points = Sarjojen pisteet
t2-print-score-treasures = Jääneet aarteet × 1
t2-print-score-pair = Pari: 3 tai 12
t2-print-score-five = 5 pistettä
t2-print-score-room-colours = Huonevärit × 2
t2-print-score-total = Pisteet nyt
t2-print-score-deliveries = Toimitukset: määrä × hinta = pisteet
t2-print-score-keys = Leirin avaimet: montako kutakin
t2-print-score-altars = Alttarit: 3 pistettä
t2-print-score-final = Vain loppupisteytyksessä
