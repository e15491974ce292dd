### Lost Temple on paper. Readable across a table: short. *…* is bold, [gem] an icon; both stay as they are.

lt-print-characters = Hahmot
lt-print-turn = Vuorosi
lt-print-turn-show = Kun hahmosi kutsutaan, *näytä* korttisi. Ensin Šamaanin vaihto, sitten varkaus.
lt-print-turn-gem = Ota varastosta *1* [gem].
lt-print-turn-act = Tee, mitä hahmo käskee.
lt-print-turn-chance = Jos siirtosi päättyy ruutuun [chance], käännä laatta.
lt-print-know = Hyvä tietää
lt-print-know-open = Smaragdit ja viidakkoveitset ovat aina *näkyvissä*.
lt-print-know-swap = Vaihto ei välitä viidakosta eikä käännä laattaa.
lt-print-know-own = Oman toisen hahmon kiroaminen tai ryöstäminen ei tee mitään.

## The nine characters, very short: the reference card

lt-print-ref-shaman = Kiroa hahmo: kun se kutsutaan, *vaihdatte paikkaa*. Et liiku.
lt-print-ref-thief = Ryöstä hahmo (ei Šamaania): kun se kutsutaan, saat *sen kaikki* [gem]. Liiku *1–2*.
lt-print-ref-seer = Katso 2 laattaa, vaihda ne halutessasi. Liiku *1–2*.
lt-print-ref-priest = Maksa *2* [gem]: siirry seuraavaan temppeliin. Tai jää.
lt-print-ref-elder = Maksa *2* [gem]: siirry seuraavaan kylään. Tai jää.
lt-print-ref-craftsman = Ota *1* [machete]. Liiku *1–2*.
lt-print-ref-scout = Maksa niin monta [gem] kuin haluat: liiku *yhtä monta* ruutua.
lt-print-ref-canoe = Maksa *kaikki* [gem]: liiku jokaisesta *2*, enintään 20.
lt-print-ref-child = Siirry *lähimmän edelläsi olevan* luo. Johdossa: jää.

## The nine characters, a little longer: the character cards

lt-print-card-shaman = Kiroa toinen hahmo. Kun se kutsutaan, vaihdatte paikkaa. Et liiku.
lt-print-card-thief = Valitse ryöstettävä hahmo, ei kuitenkaan Šamaania. Kun se kutsutaan, saat sen pelaajalta kaikki smaragdit. Liiku 1 tai 2.
lt-print-card-seer = Katso salaa kahta radan sattumalaattaa ja vaihda ne halutessasi keskenään. Liiku 1 tai 2.
lt-print-card-priest = Voit maksaa 2 smaragdia ja siirtyä seuraavaan temppeliin. Muuten jää paikallesi.
lt-print-card-elder = Voit maksaa 2 smaragdia ja siirtyä seuraavaan kylään. Muuten jää paikallesi.
lt-print-card-craftsman = Ota viidakkoveitsi, jos niitä on jäljellä. Liiku 1 tai 2.
lt-print-card-scout = Maksa niin monta smaragdia kuin haluat, vaikka et yhtään, ja liiku yhtä monta ruutua.
lt-print-card-canoe = Maksa kaikki smaragdisi ja liiku jokaisesta kaksi ruutua, enintään 20.
lt-print-card-child = Siirry lähimmän edelläsi olevan pelinappulan luo. Johdossa jäät paikallesi.
# On a character card: where you begin, and with what.
lt-print-start = Aloitus
lt-print-start-space = ruutu { $space }

## The draft

lt-print-draft = Hahmojen valinta joka kierroksella
lt-print-aside = Sivuun: { $cards }
lt-print-open = { $count } näkyviin
lt-print-hidden = { $count } piiloon
# Above the hands people pick from; then the same with the hands behind it.
lt-print-from = Valitse 1; kortteja on
lt-print-pick = Valitse 1; kortteja on *{ $hands }*
lt-print-draft-usual = Idolin haltija valitsee ensin, sitten vasemmalle. Viimeisen toinen kortti pannaan piiloon.
lt-print-draft-two = Kaksi hahmoa kummallekin, valitaan vuorotellen; idolin haltija aloittaa. Valintojen 2 ja 3 jälkeen satunnainen kortti piiloon, samoin viimeinen kortti.
lt-print-draft-three = Kaksi hahmoa jokaiselle; idolin haltija aloittaa, sitten vasemmalle. Valinnan 3 jälkeen yksi kortti pannaan katsomatta piiloon, lopuksi viimeisen toinen kortti.
lt-print-draft-eight = Idolin haltija valitsee ensin. Viimeinen saa yhden kortin, ottaa lisäksi piilossa olevan ja pitää toisen; toinen pannaan piiloon.

## Idol, jungle, chance, finish: the card’s back

lt-print-idol = Idoli
lt-print-idol-who = Sen saa se, joka viime kierroksella käänsi idolilaatan. Muuten: radan *viimeinen*. Tasan: *vähiten* [gem]. Yhä tasan: se pysyy; kierroksella 1 sopikaa yhdessä.
lt-print-idol-two = Kaksi idolilaattaa samalla kierroksella: *viimeinen* ratkaisee.
lt-print-idol-does = Haltija valitsee ensin ja kutsuu hahmot *1–9*.
lt-print-jungle = Syvä viidakko
lt-print-jungle-pass = *Ohittaminen* maksaa [machete]. Ilman sitä pysähdyt; maksettu on maksettu.
lt-print-jungle-free = Tasan siihen, siitä pois tai taaksepäin: ilmaista.
lt-print-chance = Sattumalaatat
lt-print-chance-when = Jos oma siirtosi *päättyy* tähän, käännä laatta. Pane tilalle uusi varastosta ja sekoita vanha joukkoon.
lt-print-chance-app = Jos oma siirtosi *päättyy* tähän, sovellus kääntää laatan ja asettaa seuraavan.
lt-print-chance-chain = Jos laatta vie toiseen ruutuun [chance], käännä sekin.
lt-print-chance-once = Jos laatta vie toiseen ruutuun [chance], älä käännä sitä.
lt-print-token-idol = idoli ensi kierroksella
lt-print-token-gems = ota 4 smaragdia
lt-print-token-back = 2 taaksepäin
lt-print-token-pay = maksa 2 smaragdia
lt-print-token-machete = ota viidakkoveitsi
lt-print-token-forward = 3 eteenpäin
lt-print-token-lose-machete = menetä viidakkoveitsi
lt-print-finish = Maali
lt-print-finish-far = Joka pääsee *toiseen* suureen temppeliin tai sen ohi, voittaa heti.
lt-print-finish-near = Joka pääsee *ensimmäiseen* suureen temppeliin tai sen ohi, voittaa heti.

## The sketch of the table

lt-print-gems = smaragdia
lt-print-machetes = viidakkoveistä
lt-print-idol-ready = idoli valmiina
lt-print-reserve = varastossa
lt-print-deck = hahmoa
lt-print-meeples = pelinappulaa
lt-print-boxed = jää laatikkoon
lt-print-legend-temple = temppeli
lt-print-legend-village = kylä
lt-print-legend-jungle = syvä viidakko
lt-print-legend-chance = sattumaruutu
lt-print-legend-finish = suuri temppeli, maali: { $finish }
# In the sketch, along the way behind the finish.
lt-print-sketch-beyond = ei pelissä
lt-print-start-cards = Aloituskortit

## The score sheet

lt-print-score-how = Joka kierros: kenellä on idoli, näytetyt hahmot (1–9), lopuksi smaragdit ja ruutu.
lt-print-score-call = Kutsukaa hahmot *1–9*. Kolikko näyttää, kuka on kirottu tai ryöstetty.
lt-print-score-curse = kirottu
lt-print-score-theft = ryöstetty
lt-print-score-characters = Hahmo
lt-print-score-gems = Smaragdit
lt-print-score-space = Ruutu
lt-print-score-winner = Voittaja

## The report

# After “Finished after 80 moves · ”.
lost-temple-report-note = luvut ovat radan ruutuja
# Instead of the headings that speak of points.
lost-temple-report-chart = Ruudut pelin kuluessa
lost-temple-report-sources = Ruudut lähteittäin
lost-temple-report-reasons = Jokainen askel ja sen syy
lost-temple-report-points = Ruudut
