### A turn of Tikal on screens: what is going on, the chosen space, the buttons. “AP” are action points, { $at } is a space such
### as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap. { $letter } is on the backs of tiles.

tk-status-draw = { $name } nostaa maastokortin
    .you = Nosta seuraava maastokortti ({ $letter })
    .do = Napauta nostamaasi korttia.
tk-status-last =
    .you = Aseta viimeinen kortti { $letter }
    .do = Napauta korostettua ruutua.
tk-status-volcano =
    .you = Viimeinen kortti { $letter } on tulivuori
    .do = Aseta se sivuun: pisteytyskierros alkaa.
tk-status-place = { $name } asettaa kortin
    .you = Aseta korttisi
    .do = Napauta korostettua ruutua.
tk-status-display = { $name } kääntää kortteja
    .you = Käännä seuraavat kortit
    .do = Napauta niitä, jotka ovat nyt näkyvissä.
tk-status-auction = { $name } tarjoaa
    .you = Sinun vuorosi tarjota
    .do = Tarjoa enemmän tai passaa.
tk-status-take = { $name } ottaa kortin
    .you = Ota kortti
    .do = Napauta haluamaasi korttia.
tk-status-turn = { $name } on vuorossa
    .you = Sinun vuorosi
    .do = Napauta leiriä, nappuloitasi tai ruutua.
tk-status-scoring = { $name } pelaa pisteytyssiirron
    .you = Sinun pisteytyssiirtosi
    .do = Käytä TP:si. Sitten lasket pisteesi.
tk-over = Peli on päättynyt

## Action points: beside the ten pips, and (-says) for ears

tk-price = { $ap } TP
tk-ap = { $left } TP
tk-ap-plan = { $left } − { $cost } = { $after } TP
tk-ap-says = { $left ->
    [0] Ei enää TP:tä
   *[other] { $left } TP jäljellä
}
tk-ap-plan-says = { $left } TP jäljellä. Tämä vie { $cost }, ja jäljelle { $after ->
    [0] ei jää mitään
   *[other] jää { $after }
}.

## The tile

tk-draw-volcano = Aloita pisteytys
# What a screen reader says of a tile to be tapped: six numbers, side by side
tk-tile-says = { $tile }, kivipaalit myötäpäivään ylhäältä: { $stones }
tk-lay-turn = Käännä napauttamalla uudelleen.
tk-lay-so = Se sopii vain näin päin.
tk-place-do = Aseta kortti

## A space that was tapped

tk-here =
    .free = Ruudussa { $at } ei ole vielä korttia
    .base-camp = Perusleiri
    .temple = Arvon { $value } temppeli ruudussa { $at }
    .jungle = Viidakko ruudussa { $at }
    .treasure = { $left ->
        [0] Tyhjä aarremaastokortti ruudussa { $at }
        [one] 1 aarre ruudussa { $at }
       *[other] { $left } aarretta ruudussa { $at }
    }
    .volcano = Tulivuori ruudussa { $at }
# { $what } is a list of what follows: “leader and 2 members and a camp”
tk-has = { $name } · { $what }
tk-figures =
    .leader = johtaja
    .members = { $members ->
        [one] 1 jäsen
       *[other] { $members } jäsentä
    }
    .both = { $members ->
        [one] johtaja ja 1 jäsen
       *[other] johtaja ja { $members } jäsentä
    }
tk-a-camp = leiri
tk-a-guard = vartija
# Who would score a temple; strength, the leader counting 3
tk-leads =
    .guards = { $name } vartioi sitä. Arvo ei enää muutu.
    .nobody = Siellä ei ole ketään.
    .alone = { $name } on siellä yksin, voima { $own }.
    .leads = { $name } johtaa { $own }–{ $next }.
    .tied = { $names } ovat tasoissa, voima { $own }. Kukaan ei saisi pisteitä.

## Figures

# Below the headline, by what is chosen
tk-hint-to = Napauta määränpäätä: luvut ovat TP:tä.
tk-hint-way = Toinen reitti? Napauta ruutuja, joiden kautta se kulkee.
tk-hint-nowhere = Täältä kukaan ei pääse pidemmälle.
tk-hint-bring = Valitse määrä ja tuo ne.
tk-hint-raise = Napauta nostamaasi aarretta.
tk-hint-exchange = Napauta yhtä omaa ja yhtä toisen pelaajan aarretta.
tk-bring-do = { $count ->
    [one] Tuo 1 nappula
   *[other] Tuo { $count } nappulaa
}
# { $to } is “to c3” or “to the base camp”
tk-move-do = Siirrä { $to }
tk-transfer-do = Salaista polkua { $to }

## What can be done on a space

tk-action-uncover = Paljasta taso
tk-action-raise = Nosta aarre
tk-action-camp = Perusta leiri
tk-action-guard-member = Jäsen vartijaksi
tk-action-guard-leader = Johtaja vartijaksi
# Below the two before, after the price
tk-leave = { $count ->
    [one] 1 nappula poistuu pelistä
   *[other] { $count } nappulaa poistuu pelistä
}
tk-which-treasure = Mikä aarre se oli?
tk-exchange = Vaihda aarteita
tk-give = Annat
tk-get = Saat
tk-exchange-do = Vaihda ne
tk-end = Päätä vuoro
tk-end-score = Päätä ja laske pisteet
tk-end-lost = { $ap } TP jää käyttämättä

## What everybody has

tk-points = { $points ->
    [0] ei pisteitä
    [one] 1 piste
   *[other] { $points } pistettä
}
tk-things = Pelaajan { $name } varastossa: { $leader ->
    [0] ei johtajaa
   *[other] johtaja
} ja { $reserve ->
    [0] ei jäseniä
    [one] 1 jäsen
   *[other] { $reserve } jäsentä
}. Jäljellä: { $camps ->
    [0] ei leirejä
    [one] 1 leiri
   *[other] { $camps } leiriä
} ja { $guards ->
    [0] ei vartijoita
    [one] 1 vartija
   *[other] { $guards } vartijaa
}.
tk-treasures = { $count ->
    [one] { $name }
   *[2] pari, { $name }
    [3] kolmoset, { $name }
}
