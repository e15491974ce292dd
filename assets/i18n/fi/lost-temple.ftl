## Lost Temple. Words first, then the rules (LT…), then what the log says.

word-lost-temple = Lost Temple
# Our own word: there is no rulebook in this language.
word-shaman = Šamaani
word-thief = Varas
word-seer = Näkijä
word-priest = Pappi
word-elder = Vanhin
word-craftsman = Käsityöläinen
word-scout = Tiedustelija
word-canoe = Kanootti
word-child = Lapsi
## The seven chance tokens
# Our own word: there is no rulebook in this language.
token-idol = Ota idoli
token-gems = Ota 4 smaragdia
token-back = Siirry 2 taaksepäin
token-pay = Maksa 2 smaragdia
token-machete = Ota viidakkoveitsi
token-forward = Siirry 3 eteenpäin
token-lose-machete = Menetä viidakkoveitsi
## Phases
phase-lay = sattumalaattojen asettelu
phase-deal = korttien siirtäminen sivuun
phase-draft = hahmojen valinta
phase-bury = kortin hylkääminen kuvapuoli alaspäin
phase-call = hahmojen kutsuminen
phase-reveal = sattumalaatan kääntäminen
phase-refill = sattumaruudun täyttäminen
phase-idol = idolin saajan selvittäminen

LT1-1 = Pelaajia on 2–8, jokaisella yksi pelinappula. Kun pelaajia on vähintään 6, kilpajuoksu päättyy ensimmäiseen suureen temppeliin, muuten toiseen.
LT1-2 = Laatikossa: 9 hahmoa, 18 sattumalaattaa (7 lajia, niissä tasan 2 idolia), 50 smaragdia, 8 viidakkoveistä ja idoli.
    .refused = Laattoja ”{ $token }” on laudalla { $given }, mutta laatikossa vain { $total }. Tarkistakaa ne.
    .many = Yhtä lajia laattoja olisi enemmän kuin laatikossa on. Tarkistakaa ne.
LT1-3 = Jokaiseen sattumaruutuun tulee yksi laatta kuvapuoli alaspäin, kuuden tai useamman pelissä vain maalia edeltäviin; loput ovat varastossa.
    .missing = Jossakin sattumaruudussa ei ole laattaa. Asettakaa siihen yksi.
    .elsewhere = Laatta on ruudussa, joka ei ole sattumaruutu. Ottakaa se pois.
    .beyond = Kuuden tai useamman pelissä maalin, ruudun { $finish }, takana ei ole laattoja. Siirtäkää ne varastoon.
LT1-4 = Jokainen saa eri hahmon, joka määrää aloitusruudun ja smaragdit; Tiedustelija ja Lapsi tuovat lisäksi viidakkoveitsen.
    .count = Kortteja on kirjattu { $given }, tarvitaan { $need }. Kirjatkaa jokaiselle pelaajalle yksi.
    .twice = Kahdella pelaajalla ei voi olla samaa korttia. Valitse toinen.
LT1-5 = Smaragdit ja viidakkoveitset ovat kaikkien nähtävillä. Se, kenellä on mikäkin hahmo, pysyy salassa, kunnes hahmo kutsutaan.
LT1-6 = Korttienne ja ratanne luvut tulevat oman pelinne kuvauksesta.
LT2-1 = Idolin saa se, joka käänsi viime kierroksella idolilaatan.
    .refused = Valitse joku tämän pöydän pelaajista.
LT2-2 = Jos kukaan ei kääntänyt idolilaattaa, idolin saa radalla viimeisenä oleva pelaaja.
LT2-3 = Jos viimeisenä on useita, idolin saa heistä se, jolla on vähiten smaragdeja.
    .gems = Kirjaa kaikkien yhdessä viimeisenä olevien smaragdit.
LT2-4 = Yhä tasan? Idoli jää sille, jolla se viimeksi oli.
LT2-5 = Jos kierroksella kääntyy useampi idolilaatta, viimeinen ratkaisee.
LT2-6 = Ensimmäisellä kierroksella pöytä ratkaisee tasatilanteen: valitkaa yksi tasoissa olevista pelaajista.
    .refused = Tasoissa ovat vain: { $tied }. Valitse joku heistä.
LT3-1 = Pelaajien määrä ratkaisee, montako korttia siirretään sivuun ja montako kullakin on valittavana.
    .up = Siirtäkää sivuun kuvapuoli ylöspäin { $need ->
        [one] 1 kortti
       *[other] { $need } korttia
    }; kirjattuna on { $given }.
    .down = Siirtäkää sivuun kuvapuoli alaspäin { $need ->
        [one] 1 kortti
       *[other] { $need } korttia
    }; kirjattuna on { $given }.
    .twice = Jokaista korttia on vain yksi. Valitse eri kortit.
    .left = Se kortti ei ole jäljellä olevien joukossa. Valitse toinen.
    .held = { $seat } on jo näyttänyt tällä kierroksella { $most ->
        [one] hahmon
       *[other] { $most } hahmoa
    }. Kenellä tämä on?
    .unheld = { $most ->
        [one] Tällä kierroksella vain yksi hahmo voi puuttua, ja se on jo tiedossa.
       *[other] Tällä kierroksella vain { $most } hahmoa voi puuttua, ja ne ovat jo tiedossa.
    } Kysy uudelleen: jollakulla on tämä.
LT3-2 = Sivuun siirrettävät kortit arvotaan; kuvapuoli ylöspäin olevat ovat kaikkien tiedossa.
LT3-3 = Kaksin- ja kolminpelissä jokaisella on yksi pelinappula mutta kaksi hahmoa, siis kaksi vuoroa kierroksella.
LT3-4 = Näet kädessäsi olevat kortit ja ne, jotka olet ottanut, et muuta. Kuvapuoli alaspäin asetettuja kortteja ei näytetä enää kenellekään.
LT3-5 = Eteenpäin antamasi kortit ovat poissa näytöltäsi, niin kuin ne ovat poissa kädestäsikin.
LT3-6 = Se, jolla on idoli, ottaa kortin ensimmäisenä ja antaa loput vasemmalle.
    .refused = Nyt korttia valitsee { $seat }. Odota hetki.
LT3-7 = Otat yhden kädessäsi olevista korteista.
    .refused = Kädessäsi ei ole tätä korttia: { $card }. Ota jokin näkemistäsi korteista.
LT4-1 = Se, jolla on idoli, kutsuu hahmot järjestyksessä 1–9. Hahmo, jota kenelläkään ei ole, ohitetaan, eikä syytä kerrota kenellekään.
LT4-2 = Kun hahmo kutsutaan, ensin tehdään Šamaanin vaihto, sitten Varkaan varkaus ja vasta sitten pelataan vuoro.
LT4-3 = Jokainen vuoro alkaa sillä, että otat smaragdin varastosta.
LT4-4 = Jos varasto ei riitä, otat sen, mitä siinä on, ehkä et mitään.
LT5-1 = Šamaani: kiroa toinen hahmo. Et liiku. Kun se hahmo kutsutaan, vaihdat ennen vuoroa paikkaa sen pelaajan kanssa. Jos hahmo ei ole kenelläkään tai se on sinulla itselläsi, mitään ei tapahdu.
    .refused = Se on oma hahmosi: { $target }. Kiroa jokin toinen.
LT5-2 = Varas: valitse ryöstettävä hahmo, ei kuitenkaan Šamaania, ja liiku sitten 1 tai 2 ruutua. Kun hahmo kutsutaan, saat sen pelaajalta kaikki smaragdit. Jos hahmo ei ole kenelläkään tai se on sinulla itselläsi, mitään ei tapahdu.
    .refused = Tältä hahmolta et voi varastaa: { $target }. Valitse toinen.
LT5-3 = Näkijä: katso salaa kahta radan sattumalaattaa, vaihda ne halutessasi keskenään ja liiku sitten 1 tai 2 ruutua.
    .space = Ruutu { $space } ei ole sattumaruutu. Valitse vain sattumaruutuja.
    .count = Valitse { $need ->
        [one] yksi laatta
       *[other] { $need } eri laattaa
    }.
    .looked = Kirjaa ruudut, joiden laatat juuri katsoit.
    .swap = Vaihtamiseen tarvitset kaksi laattaa.
    .beyond = Ruutu { $space } on maalin (ruutu { $finish }) takana, eikä siinä ole laattaa. Valitse sattumaruutuja ennen maalia.
LT5-4 = Pappi: maksa 2 smaragdia ja siirry seuraavaan temppeliin, tai jää paikallesi.
    .gems = Se maksaa { $need } smaragdia, ja { $have ->
        [0] sinulla ei ole yhtään
        [one] sinulla on vain yksi
       *[other] sinulla on { $have }
    }. Voit vain jäädä paikallesi.
    .none = Edessäsi ei ole temppeliä. Voit vain jäädä paikallesi.
LT5-5 = Vanhin: maksa 2 smaragdia ja siirry seuraavaan kylään, tai jää paikallesi.
    .gems = Se maksaa { $need } smaragdia, ja { $have ->
        [0] sinulla ei ole yhtään
        [one] sinulla on vain yksi
       *[other] sinulla on { $have }
    }. Voit vain jäädä paikallesi.
    .none = Sinun ja maalin (ruutu { $finish }) välissä ei ole kylää. Voit vain jäädä paikallesi etkä maksa mitään.
LT5-6 = Käsityöläinen: ota viidakkoveitsi, jos niitä on jäljellä, ja liiku sitten 1 tai 2 ruutua.
LT5-7 = Tiedustelija: maksa niin monta smaragdia kuin haluat, vaikka et yhtään, ja liiku yhtä monta ruutua.
    .refused = Et voi maksaa { $need }: { $have ->
        [0] sinulla ei ole smaragdeja
        [one] sinulla on vain yksi smaragdi
       *[other] sinulla on vain { $have } smaragdia
    }. Maksa sen verran kuin on, tai vähemmän.
LT5-8 = Kanootti: maksa kaikki smaragdisi ja liiku jokaisesta kaksi ruutua, enintään 20.
LT5-9 = Lapsi: siirry lähimmän edelläsi olevan pelinappulan luo; johdossa jäät paikallesi.
LT5-10 = ”Liiku 1 tai 2” tarkoittaa yhtä ruutua tai kahta; paikalleen et voi jäädä.
    .refused = { $steps } ei käy. Valitse 1 tai 2.
LT6-1 = Syvän viidakon ohittaminen maksaa viidakkoveitsen, ja sitä on käytettävä, jos sinulla on sellainen.
LT6-2 = Ilman viidakkoveistä pelinappula pysähtyy viidakkoruutuun; maksettu on maksettu.
LT6-3 = Viidakkoruutuun pysähtyminen tasaluvulla tai siitä lähteminen ei maksa mitään.
LT6-4 = Kaksi viidakkoa samalla siirrolla vie kaksi viidakkoveistä.
LT6-5 = Taaksepäin liikuttaessa viidakolla ei ole väliä.
LT6-6 = Kukaan ei mene ensimmäistä ruutua taemmas, ja se, joka ei liiku, ei käännä mitään.
LT6-7 = Samassa ruudussa saa olla kuinka monta pelinappulaa tahansa.
LT6-8 = Se, joka ensimmäisenä saavuttaa maalin tai ohittaa sen, voittaa heti, vaikka kesken kierroksen.
LT6-9 = Pappi ja Vanhin eivät koskaan mene maalin ohi, ja maali on temppeli. Kun pelaajia on 2–5, ensimmäinen suuri temppeli on tavallinen temppeli.
LT7-1 = Kun pelinappulan siirto päättyy sattumaruutuun, siinä oleva laatta käännetään. Paikalleen jäämistä tai vaihdossa sinne joutumista ei lasketa.
LT7-2 = Laatat: idoli ensi kierroksella, 4 smaragdia, maksa 2 smaragdia, 2 taaksepäin, viidakkoveitsi, 3 eteenpäin tai menetä viidakkoveitsi; aina sen verran kuin mahdollista.
LT7-3 = Jos laatta siirtää sinut toiseen sattumaruutuun, käännät senkin laatan (pöytänne voi luopua tästä).
LT7-4 = Käytetyn laatan tilalle otetaan uusi varastosta, ja vasta sitten käytetty sekoitetaan takaisin.
    .refused = Varastossa ei ole enää laattaa ”{ $token }”. Tarkista laatta.
LT7-5 = Oikeat laatat: kerrot, mitä käänsit. Sovelluksen jakamat laatat: sovellus tietää ne ja näyttää ne vain niille, jotka saavat nähdä.
    .refused = Sovelluksessa tässä ruudussa on eri laatta. Käännä sovelluksen laatta.
LT7-6 = Smaragdeja on 50 ja viidakkoveitsiä 8, ei koskaan enempää.
    .refused = Pelaajilla { $held } ja varastossa { $left } on enemmän kuin laatikon { $total }. Laskekaa uudelleen.

## The log: what happened

lost-temple-start-cards-dealt = Istumajärjestyksessä aloittavat { $characters }.
lost-temple-tokens-laid = Sattumalaatat on aseteltu.
lost-temple-round-began = Kierros { $round }. Idoli on pelaajalla { $idol }.
    .hidden = Kierros { $round }. Tilanne on tasan: kuka saa idolin?
lost-temple-idol-named = { $seat } saa idolin.
lost-temple-cards-set-aside = Tällä kierroksella poissa on { $up }.
    .hidden = Sivussa ei ole yhtään korttia kuvapuoli ylöspäin.
lost-temple-card-picked = { $seat } ottaa hahmon ”{ $card }”.
    .hidden = { $seat } on valinnut kortin.
lost-temple-card-buried = Yksi kortti hylätään kuvapuoli alaspäin kenenkään näkemättä.
lost-temple-character-called = { $seat } on { $character }.
    .hidden = Kukaan ei ole { $character }.
lost-temple-meeples-swapped = { $shaman } ja { $victim } vaihtavat paikkaa: kirous iskee.
lost-temple-gems-stolen = { $gems ->
    [0] { $thief } ei saa mitään, sillä pelaajalla { $victim } ei ole smaragdeja.
    [one] { $thief } varastaa yhden smaragdin pelaajalta { $victim }.
   *[other] { $thief } varastaa { $gems } smaragdia pelaajalta { $victim }.
}
    .hidden = { $thief } varastaa kaikki smaragdit pelaajalta { $victim }.
lost-temple-gem-taken = { $seat } ottaa varastosta { $gems ->
    [one] smaragdin
   *[other] { $gems } smaragdia
}.
    .empty = Varasto on tyhjä, eikä { $seat } saa mitään.
lost-temple-character-cursed = { $seat } kiroaa hahmon ”{ $target }”.
lost-temple-character-robbed = { $seat } aikoo ryöstää hahmon ”{ $target }”.
lost-temple-tokens-looked-at = { $seat } katsoo ruutujen { $spaces } laatat.
lost-temple-tokens-swapped = { $seat } vaihtaa ruutujen { $spaces } laatat keskenään.
lost-temple-gems-paid = { $gems ->
    [0] { $seat } ei maksa smaragdeja.
    [one] { $seat } maksaa smaragdin.
   *[other] { $seat } maksaa { $gems } smaragdia.
}
lost-temple-gems-gained = { $gems ->
    [0] Varasto on tyhjä, eikä { $seat } saa smaragdeja.
    [one] { $seat } saa smaragdin.
   *[other] { $seat } saa { $gems } smaragdia.
}
lost-temple-machete-taken = { $seat } ottaa { $count ->
    [one] viidakkoveitsen
   *[other] { $count } viidakkoveistä
}.
    .empty = Viidakkoveitset ovat loppu, ja { $seat } jää ilman.
lost-temple-machete-lost = { $seat } { $count ->
    [0] ei menetä viidakkoveistä, koska sellaista ei ole
    [one] menettää viidakkoveitsen
   *[other] menettää { $count } viidakkoveistä
}.
lost-temple-meeple-moved = { $seat } siirtyy ruudusta { $start } ruutuun { $to }.
    .cut = { $seat } raivaa tien viidakon läpi ({ $cut }) ja siirtyy ruudusta { $start } ruutuun { $to }.
    .stopped = { $seat } lähtee ruudusta { $start }, mutta viidakko pysäyttää matkan ruutuun { $to }.
lost-temple-meeple-stayed = { $seat } jää paikalleen.
lost-temple-chance-reached = { $seat } päätyy sattumaruutuun { $space }.
lost-temple-token-revealed = { $seat } kääntää laatan ”{ $token }”.
lost-temple-idol-drawn = { $seat } saa idolin ensi kierrokseksi.
lost-temple-token-refilled = Ruudussa { $space } on uusi laatta.
lost-temple-turn-ended = { $seat } päättää vuoronsa.
lost-temple-last-named = Radalla kukaan ei ole jäljempänä kuin { $seats }.
lost-temple-game-won = { $seat } pääsee suureen temppeliin ja voittaa!

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

lost-temple-corrected-round = Nyt on kierros { $after }, ei { $before }.
lost-temple-corrected-idol = Idoli on pelaajalla { $after }, ei pelaajalla { $before }.
    .new = Idoli on pelaajalla { $after }.
    .gone = Idoli ei ole kenelläkään, ei edes pelaajalla { $before }.
lost-temple-corrected-drew = { $after } käänsi idolilaatan, ei { $before }.
    .new = { $after } käänsi idolilaatan.
    .gone = Kukaan ei kääntänyt idolilaattaa, ei edes { $before }.
lost-temple-corrected-bank =
    Varastossa on { $after ->
        [0] nolla smaragdia
        [one] { $after } smaragdi
       *[other] { $after } smaragdia
    }, ei { $before }.
lost-temple-corrected-supply =
    Varastossa on { $after ->
        [0] nolla viidakkoveistä
        [one] { $after } viidakkoveitsi
       *[other] { $after } viidakkoveistä
    }, ei { $before }.
lost-temple-corrected-cursed = Kirottu on { $after }, ei { $before }.
    .new = Kirottu on { $after }.
    .gone = Kukaan ei ole kirottu, ei edes { $before }.
lost-temple-corrected-robbed = Ryöstettävä on { $after }, ei { $before }.
    .new = Ryöstettävä on { $after }.
    .gone = Kukaan ei ole ryöstettävä, ei edes { $before }.
lost-temple-corrected-hand = Kiertävät kortit ovat { $after }, eivät { $before }.
    .new = Kiertävät kortit ovat { $after }.
    .gone = Kortteja ei ole kierrossa.
    .what = kiertävät kortit
lost-temple-corrected-up = Tällä kierroksella poissa on { $after }, ei { $before }.
    .new = Tällä kierroksella poissa on { $after }.
    .gone = Tällä kierroksella mikään kortti ei ole kuvapuoli ylöspäin.
lost-temple-corrected-down = Kuvapuoli alaspäin on { $after }, ei { $before }.
    .new = Kuvapuoli alaspäin on { $after }.
    .gone = Mikään kortti ei ole kuvapuoli alaspäin.
    .what = kuvapuoli alaspäin olevat kortit
lost-temple-corrected-token = Ruudun { $space } laatta on ”{ $after }”, ei ”{ $before }”.
    .what = radan sattumalaatat
lost-temple-corrected-tokens = Radan sattumalaatat korjattiin.
    .what = radan sattumalaatat
lost-temple-corrected-space = { $seat } on ruudussa { $after }, ei { $before }.
lost-temple-corrected-gems =
    Pelaajalla { $seat } on { $after ->
        [0] nolla smaragdia
        [one] { $after } smaragdi
       *[other] { $after } smaragdia
    }, ei { $before }.
lost-temple-corrected-machetes =
    Pelaajalla { $seat } on { $after ->
        [0] nolla viidakkoveistä
        [one] { $after } viidakkoveitsi
       *[other] { $after } viidakkoveistä
    }, ei { $before }.
lost-temple-corrected-characters = Pelaajalla { $seat } on { $after }, ei { $before }.
    .new = Pelaajalla { $seat } on { $after }.
    .gone = Pelaajalla { $seat } ei ole hahmoa.
    .what = pelaajan { $seat } hahmot

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = 6–8 pelaajan maalin ({ $near }) on oltava ennen 2–5 pelaajan maalia ({ $far })
flaw-finish-temple = maali (ruutu { $found }) on temppeli, joten sen on oltava temppelien luettelossa
flaw-space-twice = ruutu { $found } on jo luettelossa { $other }
flaw-start-gems = aloituskortit antavat jopa { $found } smaragdia, niitä on vain { $expected }
flaw-round-start = pelitilanne on aina kierroksen alku: jätä tämä pois
flaw-app-tokens = vain kun sovellus jakaa laatat (options.tokens = app)
flaw-app-tokens-light = yksinkertaisessa versiossa sovellus ei voi jakaa laattoja; valitse oikeat laatat tai täysi versio
flaw-chance-spaces = odotettiin: laatta jokaisessa sattumaruudussa { $expected }
flaw-token-count = ”{ $token }” on mukana useammin kuin pelipaketissa

## Alkuvalmistelut askel askeleelta

lost-temple-setup-board-far = Levittäkää pelilauta. Kilpajuoksu vie toiselle suurelle temppelille, ruutuun { $finish }.
lost-temple-setup-board-near = Levittäkää pelilauta. Kuuden tai useamman pelissä juostaan ensimmäiselle suurelle temppelille, ruutuun { $finish }.
lost-temple-setup-meeples = Jokainen ottaa värinsä pelinappulan: yhteensä { $count }.
lost-temple-setup-tokens = Sekoittakaa { $tokens } sattumalaattaa kuvapuoli alaspäin. Asettakaa yksi kuhunkin sattumaruutuun ({ $spaces }); loput { $rest } jäävät varastoon.
lost-temple-setup-tokens-near = Sekoittakaa { $tokens } sattumalaattaa kuvapuoli alaspäin. Asettakaa yksi kuhunkin sattumaruutuun ennen maalia ({ $spaces }), maalin taakse ei yhtään; loput { $rest } jäävät varastoon.
lost-temple-setup-tokens-away = Jättäkää { $tokens } sattumalaattaa laatikkoon: sovellus jakaa ne.
lost-temple-setup-gems = Asettakaa { $gems } smaragdia laudan viereen varastoksi.
lost-temple-setup-machetes = Asettakaa { $machetes } viidakkoveistä niiden viereen.
lost-temple-setup-idol = Pitäkää idoli valmiina: kierroksella 1 sen saa radan viimeinen.
lost-temple-setup-start-cards = Sekoittakaa yhdeksän hahmoa ja jakakaa { $count } pelaajalle kullekin yksi kuvapuoli ylöspäin, tai antakaa sovelluksen jakaa. Vasen luku on aloitusruutu: asettakaa pelinappulanne siihen. Oikea luku on smaragdien määrä. Tiedustelija ja Lapsi saavat myös viidakkoveitsen.
    .paper = Sekoittakaa yhdeksän hahmoa ja jakakaa { $count } pelaajalle kullekin yksi kuvapuoli ylöspäin. Vasen luku on aloitusruutu: asettakaa pelinappulanne siihen. Oikea luku on smaragdien määrä. Tiedustelija ja Lapsi saavat myös viidakkoveitsen.
lost-temple-setup-cards-away = Hahmokortit palaavat laatikkoon: hahmot valitaan sovelluksessa.
lost-temple-setup-cards-stay = Kerätkää yhdeksän hahmokorttia takaisin: hahmot valitaan niillä.
lost-temple-setup-light = Yksinkertainen: siirrätte nappulanne itse. Sovellus hoitaa valinnan ja kutsumisen ja muistaa, kuka on kirottu tai ryöstetään.
lost-temple-setup-light-cards = Yksinkertainen: valitsette hahmot korteilla ja siirrätte nappulanne itse. Sovellus kutsuu hahmot ja muistaa, kuka on kirottu tai ryöstetään.
