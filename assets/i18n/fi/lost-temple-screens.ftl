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
lost-temple-option-chain = Laatta laatan perään
lost-temple-option-chain-on-about = Jos laatta siirtää sinut toiseen sattumaruutuun, käännät senkin laatan.
lost-temple-option-chain-off-about = Jos laatta siirtää sinua, et käännä enää muita.
lost-temple-option-tokens = Sattumalaatat
lost-temple-option-tokens-table = Oikeat
lost-temple-option-tokens-table-about = Ne ovat laudalla; kerrotte sovellukselle, minkä käänsitte.
lost-temple-option-tokens-app = Sovelluksessa
lost-temple-option-tokens-app-about = Sovellus jakaa ne salassa ja kääntää ne itse.

## Alku: aloituskortit
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = Yksinkertaisessa versiossa sovellus ei voi jakaa laattoja. Valitkaa oikeat laatat tai täysi versio.

lt-opening = Aloituskortit
lt-opening-about = Napauttakaa, minkä kukin sai, tai antakaa sovelluksen jakaa.
lt-opening-who = { $name } sai:
lt-opening-deal = Sovellus jakaa
lt-opening-again = Uudestaan alusta
# Mitä aloituskortti antaa, kahdella lyhyellä rivillä.
lt-opening-card = ruutu { $space } · { $gems ->
    [one] 1 smaragdi
   *[other] { $gems } smaragdia
}{ $machetes ->
    [0] {""}
   *[other] {" · viidakkoveitsi"}
}

## Mitä on meneillään: otsikko kaikille ja toinen (…-you) vuorossa olevalle.

lt-round = Kierros { $round }
lt-over = Kilpajuoksu on ohi
lt-draft = { $name } valitsee
lt-draft-you = Valitse hahmosi
lt-draft-under = { $count ->
    [one] 1 kortti valittavana
   *[other] { $count } korttia valittavana
}
lt-call = { $name } kutsuu hahmot
lt-call-you = Sinä kutsut hahmot
lt-call-under = Seuraavaksi: { $character }
lt-turn = { $name } on { $character }
lt-turn-you = Sinun vuorosi: { $character }
lt-reveal = { $name } kääntää sattumalaatan
lt-reveal-you = Käännä sattumalaatta
lt-reveal-under = Ruudussa { $space }
lt-idol = Kuka saa idolin?
lt-idol-under = Isäntä kertoo sovellukselle.
lt-idol-under-you = Kerro se tässä sovellukselle.

## Hahmojen valinta

lt-hand = Käsikorttisi
lt-choose = Napauta hahmoa, jonka haluat.
# Above the cards that lie open while everybody picks.
lt-up = Sivussa kuvapuoli ylöspäin
lt-take = Ota: { $character }
lt-own-characters = { $count ->
    [one] Hahmosi
   *[other] Hahmosi ({ $count })
}
lt-called = on kutsuttu
lt-secret = vielä salainen
# Yksi rivi kullakin käden kortilla.
lt-short-shaman = Nimeä hahmo; vaihdatte paikkaa, kun se kutsutaan.
lt-short-thief = Nimeä hahmo, saat sen smaragdit; liiku 1 tai 2.
lt-short-seer = Katso kahta laattaa, vaihda ne halutessasi; liiku 1 tai 2.
lt-short-priest = Maksa 2 smaragdia, siirry seuraavaan temppeliin.
lt-short-elder = Maksa 2 smaragdia, siirry seuraavaan kylään.
lt-short-craftsman = Ota viidakkoveitsi; liiku 1 tai 2.
lt-short-scout = Maksa smaragdeja, liiku jokaisesta yksi ruutu.
lt-short-canoe = Maksa kaikki smaragdit, liiku jokaisesta kaksi ruutua.
lt-short-child = Siirry lähimmän edelläsi olevan pelinappulan luo.

## Kutsuminen

lt-call-do = Kutsu { $number }: { $character }
lt-who-shows = { $character } – kuka näyttää kortin?
lt-nobody = Ei kukaan

## Vuorot: painikkeet.

lt-curse-whom = Mikä hahmo kirotaan?
lt-rob-whom = Mikä hahmo ryöstetään?
lt-then-move = Kerro sitten, paljonko liikut.
lt-move = Liiku { $count }
lt-stay = Jää paikallesi
lt-pay-priest = Temppeliin (2 smaragdia)
lt-pay-elder = Kylään (2 smaragdia)
lt-scout-how = Montako smaragdia maksat?
lt-paddle = { $gems ->
    [0] Melo ilman smaragdeja
    [one] Melo ({ $gems } smaragdi)
   *[other] Melo ({ $gems } smaragdia)
}
lt-follow = Edellä olevan luo
lt-look-which = Mitkä laatat? ({ $count })
lt-look = Katso ne
# On the cover.
lt-seen = Katsomasi laatat
lt-peek-which = Mitkä laatat katsoit? ({ $count })
lt-swap = Vaihdan ne keskenään
lt-swapped = Laatat on vaihdettu
lt-turn-up = Käännä
lt-which-token = Minkä käänsit?
lt-done = Vuoroni on valmis

## Minne siirto vie; $to on ruutu.

lt-to = ruutuun { $to }
lt-to-stopped = ruutuun { $to }, viidakko pysäyttää
lt-to-cut = ruutuun { $to }, vie viidakkoveitsen
lt-to-chance = ruutuun { $to }, sattuma!
lt-to-win = pääsee temppeliin!

## Kevytversio

lt-won = Joku on voittanut
lt-won-who = Kuka on päässyt suureen temppeliin?
lt-won-sure = Onko pelinappulasi suuressa temppelissä?
lt-won-sure-name = Onko { $name } voittanut?
lt-won-yes = Kyllä, voitin
lt-won-yes-name = Kyllä, { $name } on voittanut
lt-won-no = Ei
lt-last = Kuka on radalla viimeisenä?
lt-last-do = Näin on
lt-gems-of = Smaragdit: { $name }
lt-idol-drawn = Vai käänsikö joku idolilaatan?
lt-idol-name = Tasatilanne: kuka saa idolin?

## Tavarat

lt-gems = smaragdit
lt-machetes = viidakkoveitset
lt-space = ruutu
lt-idol-mine = idoli
lt-idol-holder = Idoli
lt-shared = Pöytä
lt-race = Kilpajuoksu
lt-supply = Varastossa: smaragdeja { $gems }, viidakkoveitsiä { $machetes }
lt-track = Rata ja kaikki pelinappulat
lt-on-space = ruutu { $space }
lt-cursed = Kirottu: { $character }
lt-robbed = Ryöstetään: { $character }
lt-cursed-who = Kirottu hahmo
lt-robbed-who = Ryöstettävä hahmo
lt-drew = Käänsi idolilaatan
lt-aside = Sivussa: { $cards }
lt-course = Kilpajuoksun kulku
lt-winner-under = Pääsi suureen temppeliin kierroksella { $round }.

## Ohjeita siihen, mitä voi napauttaa

lost-temple-help-temple = Temppeli
lost-temple-help-village = Kylä
lost-temple-help-jungle = Syvä viidakko
lost-temple-help-chance = Sattumaruutu
lost-temple-help-plain = Tavallinen ruutu
lost-temple-help-finish = Maali

## Mitä on nähty, kun isäntä peruu: sanojen ”… on nähnyt:” jälkeen.

lost-temple-exposed-hand = eteenpäin annettavat kortit
lost-temple-exposed-character = kutsuttu hahmo
lost-temple-exposed-aside = sivussa kuvapuoli ylöspäin olevat kortit
lost-temple-exposed-tokens = kaksi sattumalaattaa
lost-temple-exposed-token = käännetty sattumalaatta
