### Lost Temple näytöillä.
### Our own words: there is no rulebook in this language.

## Pöydän asetukset; jokaisella arvolla on oma lauseensa.

lost-temple-option-detail-full-about = Sovellus seuraa jokaista pelinappulaa, smaragdia ja viidakkoveistä ja tarkistaa jokaisen siirron.
lost-temple-option-detail-light-about = Siirrätte ja laskette itse; sovellus hoitaa valinnan ja kutsumisen ja muistaa kirouksen ja varkauden.
lost-temple-option-draft = Hahmojen valinta
lost-temple-option-draft-app = Puhelimilla
lost-temple-option-draft-app-about = Sovellus sekoittaa; jokainen valitsee salaa näytöltä.
lost-temple-option-draft-cards = Korteilla
lost-temple-option-draft-cards-about = Oikeat kortit kiertävät; jokaisella kutsulla kerrotte sovellukselle, kuka näyttää hahmon.
lost-temple-option-chain = Laattaketju
lost-temple-option-chain-on-about = Jos laatta siirtää sinut toiseen sattumaruutuun, käännät senkin laatan.
lost-temple-option-chain-off-about = Jos laatta siirtää sinua, et käännä enää muita.
lost-temple-option-tokens = Sattumalaatat
lost-temple-option-tokens-table = Oikeat laatat
lost-temple-option-tokens-table-about = Ne ovat laudalla; kerrotte sovellukselle, minkä käänsitte.
lost-temple-option-tokens-app = Sovelluksessa
lost-temple-option-tokens-app-about = Sovellus jakaa ne salassa ja kääntää ne itse.
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = Yksinkertaisessa versiossa sovellus ei voi jakaa laattoja. Valitkaa oikeat laatat tai täysi versio.

## Alku: aloituskortit

lt-opening = Aloituskortit
lt-opening-about = Napauttakaa, minkä kukin sai, tai antakaa sovelluksen jakaa.
lt-opening-who = { $name } saa:
lt-opening-deal = Sovellus jakaa
lt-opening-again = Aloita alusta
# Mitä aloituskortti antaa; vain jotkin tuovat viidakkoveitsen, joka on toisella rivillä.
lt-opening-card = ruutu { $space } · { $gems ->
    [0] ei smaragdeja
    [one] 1 smaragdi
   *[other] { $gems } smaragdia
}{ $machetes ->
    [0] {""}
   *[other] {"\u000A"}viidakkoveitsi
}

## Mitä on meneillään: otsikko kaikille ja toinen (…-you) vuorossa olevalle.

lt-round = Kierros { $round }
lt-over = Kilpajuoksu on ohi
lt-draft = { $name } valitsee korttia
lt-draft-you = Valitse hahmosi
lt-draft-under = { $count ->
    [one] 1 kortti valittavana
   *[other] { $count } korttia valittavana
}
lt-call = { $name } kutsuu hahmot
lt-call-you = Sinä kutsut hahmot
lt-call-under = Seuraavaksi: { $character }
lt-turn = { $name } on vuorossa: { $character }
lt-turn-you = Sinun vuorosi: { $character }
# Pöydän omalla näytöllä, suurella kirjoitetun hahmon alla.
lt-plays = { $name } on vuorossa
lt-reveal = { $name } kääntää sattumalaatan
lt-reveal-you = Käännä sattumalaatta
lt-reveal-under = Ruudussa { $space }
lt-idol = Kuka saa idolin?
lt-idol-under = Isäntä merkitsee sen.
lt-idol-under-you = Merkitse se tähän.

## Mitä käsillä pitää tehdä: kaikille nimien kanssa; attribuuttina sille, joka tekee sen.

lost-temple-hand-gem = { $name } ottaa varastosta 1 smaragdin.
    .you = Ota varastosta 1 smaragdi.
lost-temple-hand-theft = { $victim } antaa kaikki smaragdinsa pelaajalle { $thief }.
    .victim = Anna kaikki smaragdisi pelaajalle { $thief }.
    .thief = { $victim } antaa sinulle kaikki smaragdinsa.
lost-temple-hand-theft-counted = { $victim } antaa { $gems ->
    [one] 1 smaragdin
   *[other] { $gems } smaragdia
} pelaajalle { $thief }.
    .victim = Anna { $gems ->
        [one] smaragdisi
       *[other] kaikki { $gems } smaragdiasi
    } pelaajalle { $thief }.
    .thief = { $victim } antaa sinulle { $gems ->
        [one] 1 smaragdin
       *[other] { $gems } smaragdia
    }.
lost-temple-hand-swap = { $shaman } ja { $victim } vaihtavat pelinappuloidensa paikat.
# Ruudut, joissa ne ovat.
lost-temple-hand-swap-spaces = { $shaman } ja { $victim } vaihtavat pelinappuloidensa paikat: { $here } ja { $there }.
lost-temple-hand-refill = { $name } asettaa ruutuun { $space } uuden laatan varastosta ja sekoittaa vasta sitten vanhan varastoon.
    .you = Aseta ruutuun { $space } uusi laatta varastosta ja sekoita vasta sitten tämä varastoon.
# Laatta, jonka sovellus on kääntänyt.
lost-temple-hand-token = { $name } käänsi: { $token }.
    .you = Sattumalaattasi: { $token }.

## Hahmojen valinta

lt-hand = Käsikorttisi
lt-choose = Napauta hahmoa, jonka haluat.
# Above the cards that lie open while everybody picks.
lt-up = Poissa tällä kierroksella
lt-take = Ota: { $character }
lt-own-characters = { $count ->
    [one] Hahmosi
   *[other] Hahmosi ({ $count })
}
lt-called = jo kutsuttu
lt-secret = vielä salainen
# Yksi rivi kullakin käden kortilla ja sille, joka pelaa hahmoa.
lt-short-shaman = Kiroa hahmo: vaihdatte paikkaa, kun se kutsutaan. Itse et liiku.
lt-short-thief = Ryöstä hahmo: saat kaikki sen smaragdit, kun se kutsutaan. Liiku 1 tai 2.
lt-short-seer = Katso kahta sattumalaattaa, vaihda ne halutessasi. Liiku 1 tai 2.
lt-short-priest = Maksa 2 smaragdia ja siirry seuraavaan temppeliin, tai jää paikallesi.
lt-short-elder = Maksa 2 smaragdia ja siirry seuraavaan kylään, tai jää paikallesi.
lt-short-craftsman = Ota viidakkoveitsi; liiku 1 tai 2.
lt-short-scout = Maksa niin monta smaragdia kuin haluat, liiku jokaisesta yksi ruutu.
lt-short-canoe = Maksa kaikki smaragdisi, liiku jokaisesta kaksi ruutua.
lt-short-child = Siirry lähimmän edelläsi olevan pelinappulan luo.
# Sama kaikille muille sen otsikon alla, joka kertoo, kuka se on.
lt-does-shaman = Kiroaa hahmon ja vaihtaa sen kanssa paikkaa, kun se kutsutaan.
lt-does-thief = Ryöstää hahmon kaikki smaragdit, kun se kutsutaan. Liikkuu 1 tai 2.
lt-does-seer = Katsoo kahta sattumalaattaa ja saa vaihtaa ne. Liikkuu 1 tai 2.
lt-does-priest = Saa maksaa 2 smaragdia ja siirtyä seuraavaan temppeliin.
lt-does-elder = Saa maksaa 2 smaragdia ja siirtyä seuraavaan kylään.
lt-does-craftsman = Ottaa viidakkoveitsen ja liikkuu 1 tai 2.
lt-does-scout = Maksaa niin monta smaragdia kuin haluaa ja liikkuu jokaisesta yhden ruudun.
lt-does-canoe = Maksaa kaikki smaragdit ja liikkuu jokaisesta kaksi ruutua.
lt-does-child = Siirtyy lähimmän edellä olevan pelinappulan luo.

## Kutsuminen

lt-call-do = Kutsu { $number }: { $character }
lt-who-shows = { $character }: kuka se on?
lt-nobody = Ei kukaan

## Vuorot: painikkeet.

lt-curse-whom = Minkä hahmon kiroat?
lt-rob-whom = Minkä hahmon ryöstät?
lt-then-move = Valitse sitten, paljonko liikut.
lt-move = Liiku { $count }
lt-stay = Jää paikallesi
lt-pay-priest = Temppeliin (2 smaragdia)
lt-pay-elder = Kylään (2 smaragdia)
lt-scout-how = Montako smaragdia maksat?
lt-paddle = { $gems ->
    [0] Ei smaragdeja: jää
    [one] Melo ({ $gems } smaragdi)
   *[other] Melo ({ $gems } smaragdia)
}
lt-follow = Edellä olevan luo
lt-look-which = { $count ->
    [one] Minkä laatan katsot?
   *[other] Mitkä { $count } laattaa katsot?
}
lt-look = Katso ne
# On the cover.
lt-seen = Katsomasi laatat
lt-peek-which = { $count ->
    [one] Minkä laatan katsoit?
   *[other] Mitkä { $count } laattaa katsoit?
}
# Rastitettava ruutu.
lt-swap = Vaihda laatat keskenään
lt-turn-up = Käännä
lt-which-token = Minkä laatan käänsit?
lt-tokens-help = Mitä laatat tekevät
lt-done = Päätä vuoroni

## Minne siirto vie: ”ruutuun 12, vie viidakkoveitsen, sattumalaatta!”; $to on ruutu.

lt-to = ruutuun { $to }
lt-to-cut = vie { $machetes ->
    [one] viidakkoveitsen
   *[other] { $machetes } viidakkoveistä
}
lt-to-stopped = viidakko pysäyttää
lt-to-chance = sattumalaatta!
lt-to-win = suureen temppeliin – voitat!

## Yksinkertainen versio

lt-won = Minä voitin
lt-won-name = { $name } on voittanut
lt-won-somebody = Joku on voittanut
lt-won-who = Kuka on päässyt suureen temppeliin?
lt-won-sure = Onko pelinappulasi suuressa temppelissä?
lt-won-sure-name = Onko { $name } voittanut?
lt-won-yes = Kyllä, voitin
lt-won-yes-name = Kyllä, { $name } on voittanut
lt-won-no = Ei
lt-last = Kuka on radalla viimeisenä? Napauttakaa kaikkia tasoissa olevia.
lt-last-do = Vahvista
lt-gems-of = Smaragdit: { $name }
lt-idol-drawn = Vai käänsikö joku idolilaatan?
lt-idol-name = Tasatilanne: kuka saa idolin?

## Tavarat

lt-gems = smaragdit
lt-machetes = viidakkoveitset
lt-gems-below = { $count ->
    [one] smaragdi
   *[other] smaragdia
}
lt-machetes-below = { $count ->
    [one] viidakkoveitsi
   *[other] viidakkoveistä
}
lt-space = ruutu
lt-idol-mine = Idoli
lt-idol-holder = Idoli
lt-shared = Pöytä
lt-race = Kilpajuoksu
lt-supply = Varastossa: { $gems ->
    [0] ei smaragdeja
    [one] 1 smaragdi
   *[other] { $gems } smaragdia
}, { $machetes ->
    [0] ei viidakkoveitsiä
    [one] 1 viidakkoveitsi
   *[other] { $machetes } viidakkoveistä
}
lt-track = Rata ja kaikki pelinappulat
lt-on-space = ruutu { $space }
lt-cursed = Šamaanin kiroama: { $character }
lt-robbed = Varkaan valitsema: { $character }
lt-cursed-who = Šamaanin kiroama
lt-robbed-who = Varkaan valitsema
lt-drew = Käänsi idolilaatan
lt-aside = Poissa tällä kierroksella: { $cards }
lt-course = Kilpajuoksun kulku
lt-winner-under = Pääsi suureen temppeliin kierroksella { $round }.

## Ohjeita siihen, mitä voi napauttaa: nimi ja (…-about) mikä se on, sääntöjä tuntemattomalle.

lost-temple-help-temple = Temppeli
lost-temple-help-temple-about = Temppeli on Papin pysähdyspaikka: Pappi saa maksaa 2 smaragdia ja siirtyä suoraan seuraavaan. Kaikille muille se on tavallinen ruutu.
lost-temple-help-village = Kylä
lost-temple-help-village-about = Kylä on Vanhimman pysähdyspaikka: Vanhin saa maksaa 2 smaragdia ja siirtyä suoraan seuraavaan. Kaikille muille se on tavallinen ruutu.
lost-temple-help-jungle = Syvä viidakko
lost-temple-help-jungle-about = Syvän viidakon ohi pääsee vain viidakkoveitsellä, ja se kuluu samalla. Ilman sitä pysähdyt siihen, ja maksamasi on menetetty. Tasan siihen tuleminen, siitä lähteminen ja taaksepäin kulkeminen ei maksa mitään.
lost-temple-help-chance = Sattumaruutu
lost-temple-help-chance-about = Jos oma siirtosi päättyy tähän, käännä laatta ja tee, mitä siinä sanotaan. Tähän jäämistä tai vaihdossa joutumista ei lasketa.
lost-temple-help-plain = Tavallinen ruutu
lost-temple-help-plain-about = Tavallinen ruutu. Siinä saa olla kuinka monta pelinappulaa tahansa.
lost-temple-help-finish = Maali
lost-temple-help-finish-about = Se, jonka pelinappula ensimmäisenä saavuttaa suuren temppelin tai ohittaa sen, voittaa heti.
lost-temple-help-idol = Idoli
lost-temple-help-idol-about = Se, jolla on idoli, ottaa kortin ensimmäisenä ja kutsuu hahmot. Seuraavalla kierroksella idolin saa se, joka käänsi idolilaatan. Jos kukaan ei kääntänyt sellaista, sen saa radalla viimeisenä oleva.
lost-temple-help-gem = Smaragdi
lost-temple-help-gem-about = Smaragdeilla maksat liikkumisesta. Saat yhden jokaisen vuorosi alussa.
lost-temple-help-machete = Viidakkoveitsi
lost-temple-help-machete-about = Viidakkoveitsellä pääset yhden syvän viidakon ohi. Sellaisen antavat Käsityöläinen ja jotkin laatat.
lost-temple-help-draft = Hahmojen valinta
lost-temple-help-draft-about = Ota yksi hahmo salassa ja anna loput vasemmalle. Pelaat sen, kun se kutsutaan. Pienet numerot ovat vuorossa ensin.
lost-temple-help-calling = Hahmojen kutsuminen
lost-temple-help-calling-about = Hahmot ovat vuorossa järjestyksessä 1–9. Kun omasi kutsutaan, näytä se, ota smaragdi ja tee, mitä siinä sanotaan. Jos kukaan ei vastaa, kutsutaan seuraava.
lost-temple-help-shaman-about = { lt-short-shaman }
lost-temple-help-thief-about = { lt-short-thief }
lost-temple-help-seer-about = { lt-short-seer }
lost-temple-help-priest-about = { lt-short-priest }
lost-temple-help-elder-about = { lt-short-elder }
lost-temple-help-craftsman-about = { lt-short-craftsman }
lost-temple-help-scout-about = { lt-short-scout }
lost-temple-help-canoe-about = { lt-short-canoe }
lost-temple-help-child-about = { lt-short-child }
lost-temple-help-token-idol-about = Idoli on sinulla ensi kierroksella. Jos joku kääntää idolilaatan sinun jälkeesi tällä kierroksella, idolin saa hän.
lost-temple-help-token-gems-about = Ota varastosta 4 smaragdia, tai sen verran kuin siellä on.
lost-temple-help-token-back-about = Pelinappulasi siirtyy 2 ruutua taaksepäin. Viidakko ei pysäytä sitä.
lost-temple-help-token-pay-about = Maksa varastoon 2 smaragdia. Jos sinulla on vähemmän, maksa sen verran kuin on.
lost-temple-help-token-machete-about = Ota viidakkoveitsi, jos niitä on jäljellä.
lost-temple-help-token-forward-about = Pelinappulasi siirtyy 3 ruutua eteenpäin. Syvän viidakon ohittaminen vie viidakkoveitsen kuten aina.
lost-temple-help-token-lose-machete-about = Palauta viidakkoveitsi. Jos sinulla ei ole sellaista, mitään ei tapahdu.

## Mitä on nähty, kun isäntä peruu: sanojen ”… on nähnyt:” jälkeen.

lost-temple-exposed-hand = valittavana olevat kortit
lost-temple-exposed-character = kutsuttu hahmo
lost-temple-exposed-aside = tältä kierrokselta poissa olevat kortit
lost-temple-exposed-tokens = kaksi sattumalaattaa
lost-temple-exposed-token = käännetty sattumalaatta
