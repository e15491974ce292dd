### A turn of Tikal II on screens: what is going on, the river, the tile’s actions. { $at } is a space such as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap.

t2-status-sites = { $name } asettaa laatat
    .you = Aseta kierroksen laatat
    .do = Kirjaa, mikä laatta on missä, tai kukin vasta, kun se otetaan.
t2-status-keys = { $name } ottaa kaksi avainta
    .you = Ota kaksi avainta
    .do = Ne menevät reppuusi. Saat ottaa myös kaksi samanväristä.
t2-status-pirogue = { $name } ottaa laatan
    .you = Ota laatta
    .do = Napauta kohdetta, johon melot, tai laattaa omassa kohteessasi.
t2-status-actions = { $name } käyttää laattaa
    .you = Käytä laattasi
    .do = Toiminnot missä järjestyksessä haluat; minkä tahansa saa jättää väliin.
t2-status-found = { $name } katsoo löytöä
    .you = Kirjaa, mitä löysit
    .do = Katso kolme päällimmäistä ja pidä yksi.
t2-status-explorer = { $name } tutkii
    .you = Tutki temppeliä
    .do = Napauta korostettua huonetta tai päätä vuorosi.
    .rescue = Yhteenkään kaivettavaan huoneeseen ei pääse. Osta avain tai päätä vuorosi.
    .done = Olet tutkinut. Voit päättää vuorosi.
t2-status-last = Viimeinen vuoro: { $name }
    .you = Viimeinen vuorosi
    .do = Tutki vielä kerran ja päätä sitten vuorosi.
t2-status-tell = Vielä näyttämättä: { $names }
    .you = Kirjaa, mitä sinulla on jäljellä
    .do = Laske aarteesi ja napauta korttejasi.

## River and temple: two tabs above the board

t2-show-river = Joki
t2-show-temple = Temppeli

## The first two keys

t2-keys-do = Ota nämä avaimet
t2-keys-back = Palauta yksi

## The river: { $site } is a number

t2-way-here = Oma kohteesi, numero { $site }
t2-way-to = Kohteeseen { $site }
t2-forest-which = Kuljet metsän läpi. Millä avaimella maksat?
# { $what } is “a pink key”
t2-forest-key = Kuljet metsän läpi ja maksat { $what }.
t2-forest-none = Kuljet metsän läpi ilman avainta ja menetät { $points } pistettä.
t2-forest-card = Kuljet metsän läpi ilmaiseksi kortillasi.
t2-paddle-do = Melo ensin sinne
t2-tiles = Napauta laattaa, jonka otat.
t2-tiles-none = Kohteessasi ei ole enää laattoja. Napauta toista kohdetta.
t2-tile-which = Mikä se oli?
t2-tiles-untold = { $count ->
    [one] vielä yksi
   *[other] vielä { $count }
}
    .says = { $count ->
        [one] Vielä kirjaamaton laatta
       *[other] { $count } vielä kirjaamatonta laattaa
    }

## The tile’s actions

t2-take = Ota
t2-skip = Jätä väliin
# The key of this colour: { $colour } is “pink”
t2-skip-key = Jätä { $colour }
t2-skip-any = Jätä monivärinen
t2-to-camp = Leiriin
    .under = Se tuo pisteitä
t2-to-backpack = Reppuun
    .under = Se avaa ovia
t2-lay-which = Napauta, mikä se on.
t2-lay-where = Napauta korostettua ruutua.
t2-lay-turn = Käännä napauttamalla uudelleen.
t2-lay-elsewhere = Tai napauta toista ruutua.
t2-lay-sanctuary = Ruutuun { $at }. Alttarihuoneessa ei ole ovia.
# { $places } is a list of the next one’s
t2-lay-joins = Ovet johtavat { $places }.
t2-lay-joins-to = ruutuun { $at }
    .outside = ulos
t2-lay-joins-none = Mikään ovi ei johda vielä mihinkään.
t2-room-do = Aseta huone
t2-sanctuary-do = Aseta alttarihuone
