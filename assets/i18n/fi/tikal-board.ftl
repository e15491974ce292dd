### Tikalin lauta niin kuin ruudunlukija sen sanoo: lauseita yhdestä ruudusta peräkkäin.
## { $at } on ruutu, esimerkiksi ”c3”.

tk-hex-nothing = { $at }, vielä vapaa.
tk-hex-base-camp = { $at }, perusleiri.
tk-hex-temple = { $at }, temppeli, arvo { $value }.
tk-hex-jungle = { $at }, viidakko.
tk-hex-treasure =
    { $treasures ->
        [0] { $at }, aarremaastokortti, ei enää aarteita.
        [one] { $at }, aarremaastokortti, yksi aarre.
       *[other] { $at }, aarremaastokortti, { $treasures } aarretta.
    }
tk-hex-volcano = { $at }, tulivuori.
tk-hex-camp = Pelaajalla { $seat } on täällä leiri.
tk-hex-guard = { $seat } vartioi tätä temppeliä.
tk-hex-strongest = { $seat } on yksin vahvin.
tk-hex-tied = Tasatilanne: kukaan ei ole yksin vahvin.
tk-hex-figures = Pelaajalla { $seat } on täällä { $leaders ->
        [0] { $members ->
            [one] yksi jäsen
           *[other] { $members } jäsentä
        }
       *[other] { $members ->
            [0] johtaja
            [one] johtaja ja yksi jäsen
           *[other] johtaja ja { $members } jäsentä
        }
    }.

## What is lit there

tk-hex-free = Kortin voi asettaa tähän.
tk-hex-ghost = Kortti tulisi tähän.
tk-hex-turned = Käännetty { $degrees }°.
tk-hex-reach = Tänne pääsee.
tk-hex-way = Reitti kulkee tämän kortin kautta.
tk-hex-goal = Reitti päättyy tähän.
tk-hex-spot = Tätä temppeliä pisteytetään.
tk-hex-last = Viimeisin toiminto tässä.
tk-hex-cost = Maksaa { $cost } TP.
