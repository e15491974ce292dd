### Tikal II:n kuvaaminen: joka vaiheella on otsikko ja, lopussa -about, virke, joka kertoo, mitä tehdään.

## Missä ruudut ovat

copy-t2-places = Missä ruudut ovat
copy-t2-places-about = Asettakaa lauta niin, että joka kuusikulmiolla on ylhäällä suora sivu. Napauttakaa sitten temppelin 27 ruutua niin kuin ne ovat laudalla.
copy-t2-move = Eikö mahdu? Siirtäkää kaikki.
copy-t2-move-left = Siirrä kaikki vasemmalle
copy-t2-move-right = Siirrä kaikki oikealle
copy-t2-move-up = Siirrä kaikki ylös
copy-t2-move-down = Siirrä kaikki alas

## Painetut huoneet

copy-t2-rooms = Painetut huoneet
copy-t2-rooms-about = Napauttakaa ruutua, johon on painettu huone, ja sitten väriä, ovia ja bonusta.
copy-t2-rooms-none = Kertokaa ensin, missä ruudut ovat. Se on edellinen vaihe.
copy-t2-rooms-tap = Napauttakaa temppelin ruutua.
# What a screen reader says of a space: “c3, pink”.
copy-t2-room = { $place }, { $colour }
copy-t2-room-done = Takaisin temppeliin
copy-t2-doors = Missä sen ovet ovat? Napauttakaa sivuja.
copy-t2-bonus = Mikä sen bonus on?
copy-t2-bonus-cards = kortti
copy-t2-bonus-treasures = aarre

## Joki

copy-t2-river = Joki
copy-t2-river-about = Kuusi kohdetta ringissä ja se, mitä niiden välissä on. Vesi virtaa myötäpäivään.
copy-t2-river-start = Napauttakaa lähtöpaikkaa, oranssia rakennusta.
copy-t2-river-forest = Napauttakaa väliä, jossa on metsä.
copy-t2-river-plane = Napauttakaa väliä, jossa on vesitaso.
copy-t2-river-other-plane = Napauttakaa väliä, jossa on toinen vesitaso.
copy-t2-river-done = Siinä on koko joki.
copy-t2-site = kohde { $number }
copy-t2-start-site = lähtöpaikka { $number }
# What a screen reader says of the gap between two sites.
copy-t2-gap-none = ei mitään kohteiden { $before } ja { $behind } välissä
copy-t2-gap-forest = metsä kohteiden { $before } ja { $behind } välissä
copy-t2-gap-plane = vesitaso kohteiden { $before } ja { $behind } välissä

## Toimintalaatat kohteissa

copy-t2-sites = Laatat kohteissa
copy-t2-sites-about = Neljällä pelaajalla joka kohteessa on neljä toimintalaattaa. Napauttakaa kohdetta kerran jokaisesta puuttuvasta laatasta, niin kuin säännöt näyttävät.
copy-t2-sites-left = { $players ->
    [2] Kahdella
   *[3] Kolmella
} pelaajalla laattoja on { $tiles }. Ottakaa vielä { $count } pois.
copy-t2-sites-gone = { $players ->
    [2] Kahdella
   *[3] Kolmella
} pelaajalla laattoja on { $tiles }. Otitte { $count } liikaa pois.
copy-t2-sites-right = { $players ->
    [2] Kahdella
   *[3] Kolmella
} pelaajalla laattoja on { $tiles }. Täsmää.
copy-t2-site-tiles = { $site }, { $count ->
    [0] ei laattoja
    [one] yksi laatta
   *[other] { $count } laattaa
}

## Hintakiekko

copy-t2-wheel = Hintakiekko
copy-t2-wheel-about = Kiertäkää naamiosta myötäpäivään. Piirroksemme vastaavat aarteitanne; valitkaa eniten samannäköinen.
copy-t2-wheel-next = Mikä aarre on tässä?
copy-t2-wheel-price = Mikä hinta siinä on?
copy-t2-wheel-name = Oma nimenne sille
# What a screen reader says of a part of the wheel.
copy-t2-wheel-sector = { $number }, { $treasure }, hinta { $price }

## Mitä voi kuvata etukäteen tai silloin, kun se tulee peliin

copy-t2-light = Vaaleat huoneet
copy-t2-light-about = Kaksi kutakin väriä. Asennolla ei ole väliä: vain ovien paikka toisiinsa nähden ratkaisee.
copy-t2-piece = { $what } { $number }
copy-t2-piece-told = { $what }, kuvailtu
copy-t2-sanctuaries = Alttarihuoneet
copy-t2-sanctuaries-about = Mitä kukin bonus antaa? Yksi kerrallaan.
copy-t2-treasure = Aarrekammio
copy-t2-treasure-about = Mitä kukin bonus antaa? Yksi niistä antaa 16 pistettä.
copy-t2-secret = Salahuoneet
copy-t2-secret-about = Kuusi huonetta temppelin ulkopuolella. Mitä niiden bonukset antavat?
copy-t2-secret-room = salahuone { $number }
copy-t2-bonus-new = Uusi bonus
copy-t2-bonus-brings = Pisteitä, kortti tai aarre. Jos se antaa useampaa, napauttakaa niitä kaikkia.
copy-t2-bonus-same = Sama kuin edellinen
copy-t2-tiles = Toimintalaatat
copy-t2-tiles-about = Lajitelkaa ne kääntöpuolen numeron mukaan ja napauttakaa, mitä kussakin on.
copy-t2-tile-back = Kääntöpuolella { $back }
copy-t2-tile = laatta { $number }, kääntöpuolella { $back }
copy-t2-tile-empty = Ei vielä mitään. Napauttakaa alta sen symboleja. Kun napautatte symbolia tässä, se poistuu.
copy-t2-tile-next = Seuraava laatta
copy-t2-key = avain, { $colour }
copy-t2-key-any = avain valinnan mukaan
copy-t2-points = { $count ->
    [one] yksi piste
   *[other] { $count } pistettä
}
copy-t2-cards = Erikoiskortit
copy-t2-cards-about = Jokainen lajin napautus on yksi kortti lisää. Jos kukaan ei halua katsoa, ohittakaa tämä: silloin niitä ei lasketa.
copy-t2-card-count = { $count ->
    [0] ei laskettu
    [one] yksi kortti
   *[other] { $count } korttia
}
copy-t2-cards-sum = { $count }/{ $all } korttia, parin kaksi mukana
copy-t2-cards-rest = Muita yksi kutakin

## Mikä on sääntöjä vastaan

copy-tikal-2-spaces-count = Temppelissä on { $expected } ruutua; teillä on { $found }. Napauttakaa pois ne, jotka eivät ole ruutuja.
copy-tikal-2-printed-count = Sääntöjen mukaan painettuja huoneita on kymmenen; teillä on { $found }.
copy-tikal-2-printed-count-of = Sääntöjen mukaan painettuja huoneita on kaksi kutakin väriä. Huoneita, joiden väri on { $kind }, teillä { $found ->
    [0] ei ole yhtään
    [1] on vain yksi
    [3] on kolme
    [4] on neljä
   *[other] on { $found }
}.
copy-tikal-2-printed-doors-between = Huoneessa on yksi tai kaksi ovea; yhdessä teidän huoneessanne niitä on { $found }.
copy-tikal-2-light-rooms-doors-between = Huoneessa on yksi tai kaksi ovea; yhdessä teidän huoneessanne niitä on { $found }.
copy-tikal-2-light-rooms-t2-arrangement = Kunkin värin neljässä huoneessa ovet ovat neljällä eri tavalla. Huoneista, joiden väri on { $colour }, puuttuu tämä: { $missing }.
copy-tikal-2-site-counts-3-sum = Kolmella pelaajalla kohteissa on { $expected } toimintalaattaa; teillä on { $found }.
copy-tikal-2-site-counts-2-sum = Kahdella pelaajalla kohteissa on { $expected } toimintalaattaa; teillä on { $found }.
copy-tikal-2-sanctuaries-bonuses-least = Alttarihuoneessa on useita bonuksia; teillä on toistaiseksi yksi.
copy-tikal-2-treasure-room-bonuses-least = Aarrekammiossa on useita bonuksia; teillä on toistaiseksi yksi.
copy-tikal-2-treasure-room-bonuses-t2-treasure-room = Säännöissä aarrekammiossa on { $expected } pisteen bonus; teillä sitä ei vielä ole.
copy-tikal-2-cards-sum = Erikoiskortteja on { $expected }; teillä niitä on ainakin { $found }.
copy-tikal-2-action-tiles-count-of = Laatoissa, joiden kääntöpuolella on 2, tämä on { $expected } kertaa: { $kind }. { $found ->
    [0] Teillä sitä ei ole missään
    [one] Teillä se on kerran
   *[other] Teillä se on { $found } kertaa
}.
copy-tikal-2-action-tiles-actions-do-t2-discovery-back = Huoneet ja alttarihuoneet ovat laatoissa, joiden kääntöpuolella on 2; teillä sellainen on laatassa, jonka kääntöpuolella on { $back }.
