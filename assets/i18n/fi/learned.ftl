X5 = Sovellus tarkistaa vain sen, mitä se tietää pelistänne.
    .refused = Sovellus ei vielä tiedä tätä pelistänne: { $path }. Katsokaa peliänne ja kertokaa se ensin.

flaw-untold = ei ole vielä kerrottu; täysi versio tarvitsee sen

event-learned = Tästä pelistä tiedetään nyt enemmän – { $path }.
    .otherwise = Tähän asti se oli kerrottu toisin.

tikal-2-called-light-room = vaalea huone
tikal-2-called-untold-tile = laatta, jota kukaan ei ole kuvaillut
tikal-2-called-untold-bonuses = tuntemattomia bonuksia
tikal-2-learned-room-colour = Yksi tämän pelin vaaleista huoneista on { $room }.
    .what = tämän huoneen väri
tikal-2-learned-room-doors =
    Tässä pelissä on { $room }, jossa { $count ->
        [0] ei ole ovea
        [one] on yksi ovi
       *[other] on { $count } ovea
    }.
    .what = missä ovet ovat ({ $room })
tikal-2-learned-room-bonus = Tässä pelissä on { $room }, jonka bonus on { $bonus }.
    .what = mikä bonus on ({ $room })
tikal-2-learned-printed-colour = Ruutuun { $at } on painettu { $room }.
    .what = ruutuun { $at } painetun huoneen väri
tikal-2-learned-printed-doors =
    Ruutuun { $at } painetussa huoneessa { $count ->
        [0] ei ole ovea
        [one] on yksi ovi
       *[other] on { $count } ovea
    }.
    .what = ruutuun { $at } painetun huoneen ovet
tikal-2-learned-printed-bonus = Ruutuun { $at } painetun huoneen bonus on { $bonus }.
    .what = ruutuun { $at } painetun huoneen bonus
tikal-2-learned-sanctuary = Tässä pelissä { $room } antaa bonukset { $bonuses }.
    .what = mitä { $room } antaa
tikal-2-learned-treasure-room = Tämän pelin aarrekammio antaa bonukset { $bonuses }.
    .what = mitä aarrekammio antaa
tikal-2-learned-secret-room = Eräs tämän pelin salahuone antaa bonuksen { $bonuses }.
    .what = mitä tämä salahuone antaa
tikal-2-learned-tile = Eräässä tämän pelin toimintalaatassa on { $actions }.
    .what = tämän toimintalaatan toiminnot
tikal-2-learned-cards =
    Tässä pelissä on { $count ->
        [one] yksi erikoiskortti
       *[other] { $count } erikoiskorttia
    } ”{ $card }”.
    .what = montako erikoiskorttia ”{ $card }” on
tikal-2-learned-sites = Kun pelaajia on { $players }, tämän pelin kohteissa on { $counts } toimintalaattaa.
    .what = montako toimintalaattaa kussakin kohteessa on, kun pelaajia on { $players }
tikal-2-learned-forest = Metsä on kohteen { $site } jälkeen.
    .what = missä metsä on
tikal-2-learned-seaplanes = Vesitasot ovat kohteiden { $sites } jälkeen.
    .what = missä vesitasot ovat

lost-temple-learned-temples = Tämän pelin temppelit ovat ruuduissa { $spaces }.
    .what = missä temppelit ovat
lost-temple-learned-villages = Tämän pelin kylät ovat ruuduissa { $spaces }.
    .what = missä kylät ovat
lost-temple-learned-jungle = Tämän pelin syvä viidakko on ruuduissa { $spaces }.
    .what = missä syvä viidakko on
lost-temple-learned-chance = Tämän pelin sattumaruudut ovat { $spaces }.
    .what = mitkä ruudut ovat sattumaruutuja
lost-temple-learned-start =
    Tämän pelin aloituskortissa ”{ $character }” on ruutu { $space } { $gems ->
        [0] eikä yhtään smaragdia
        [one] ja yksi smaragdi
       *[other] ja { $gems } smaragdia
    }.
    .what = aloituskortti ”{ $character }”
lost-temple-learned-tokens = Nyt tiedetään, montako kunkin lajin sattumalaattaa tässä pelissä on.
    .what = montako sattumalaattaa kutakin lajia on

tikal-learned-stones =
    { $at-kind ->
        [tikal-called-base-camp] Perusleirin
       *[other] Ruudun { $at }
    } kivipaalit ovat nyt tiedossa.
    .what = { $at-kind ->
        [tikal-called-base-camp] perusleirin kivipaalit
       *[other] ruudun { $at } kivipaalit
    }
tikal-learned-value = Ruutuun { $at } painetun temppelin arvo on { $value }.
    .what = ruutuun { $at } painetun temppelin arvo
tikal-learned-names = Tämän pelin aarteet ovat { $names }.
    .what = aarteiden nimet

phase-tell = jäljellä olevien näyttäminen
tikal-2-called-kept-card = kortti, jonka vain sen haltija tietää
tikal-2-telling-began = Jokainen näyttää, mitä aarteita ja erikoiskortteja on jäljellä.
tikal-2-hand-told =
    Pelaajalla { $seat } { $treasures ->
        [0] ei ole enää aarteita, mutta on
        [one] on jäljellä yksi aarre ja
       *[other] on jäljellä { $treasures } aarretta ja
    } erikoiskorteista { $cards }.
    .none =
        Pelaajalla { $seat } { $treasures ->
            [0] ei ole enää aarteita
            [one] on jäljellä yksi aarre
           *[other] on jäljellä { $treasures } aarretta
        } eikä yhtään erikoiskorttia.
