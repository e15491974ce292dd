## Tikal II’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the player’s
## name: “Cleo paddles 2 sites on and takes a tile”, or parts of them. { $at } is a space such as “c3”.

## A colour beside a key, several keys, a room, a door, doors, a sanctuary and an altar, as what somebody takes, places or excavates
tikal-2-hue-pink =
    .key = vaaleanpunaisen
    .keys = vaaleanpunaista
    .room = vaaleanpunaisen
    .door = vaaleanpunaisesta
    .doors = vaaleanpunaisista
    .sanctuary = vaaleanpunaisen
    .altar = vaaleanpunaisesta
tikal-2-hue-blue =
    .key = sinisen
    .keys = sinistä
    .room = sinisen
    .door = sinisestä
    .doors = sinisistä
    .sanctuary = sinisen
    .altar = sinisestä
tikal-2-hue-yellow =
    .key = keltaisen
    .keys = keltaista
    .room = keltaisen
    .door = keltaisesta
    .doors = keltaisista
    .sanctuary = keltaisen
    .altar = keltaisesta
tikal-2-hue-green =
    .key = vihreän
    .keys = vihreää
    .room = vihreän
    .door = vihreästä
    .doors = vihreistä
    .sanctuary = vihreän
    .altar = vihreästä
tikal-2-hue-brown =
    .key = ruskean
    .keys = ruskeaa
    .room = ruskean
    .door = ruskeasta
    .doors = ruskeista
    .sanctuary = ruskean
    .altar = ruskeasta
tikal-2-hue-multicoloured =
    .sanctuary = monivärisen
    .altar = monivärisestä

## Pieces, as what somebody takes, puts, pays or delivers
tikal-2-told-key = { $count ->
        [one] { $hue } avaimen
       *[other] { $count } { $hue } avainta
    }
tikal-2-told-keys = { $count ->
        [one] avaimen
       *[other] { $count } avainta
    }
tikal-2-told-treasures = { $count ->
        [one] aarteen
       *[other] { $count } aarretta
    }
tikal-2-told-treasure = { $count ->
        [one] aarteen ”{ $treasure }”
       *[other] { $count } aarretta ”{ $treasure }”
    }
tikal-2-told-treasure-mask = { $count ->
        [one] naamion
       *[other] { $count } naamiota
    }
tikal-2-told-treasure-jug = { $count ->
        [one] ruukun
       *[other] { $count } ruukkua
    }
tikal-2-told-treasure-statue = { $count ->
        [one] patsaan
       *[other] { $count } patsasta
    }
tikal-2-told-treasure-dagger = { $count ->
        [one] tikarin
       *[other] { $count } tikaria
    }
tikal-2-told-treasure-necklace = { $count ->
        [one] kaulakorun
       *[other] { $count } kaulakorua
    }

## What an action tile shows, said after “takes a tile:”
tikal-2-told-shows-key = { $count ->
        [one] avain
       *[other] { $count } avainta
    }
tikal-2-told-shows-treasure = { $count ->
        [one] aarre
       *[other] { $count } aarretta
    }
tikal-2-told-shows-card = { $count ->
        [one] erikoiskortti
       *[other] { $count } erikoiskorttia
    }
tikal-2-told-shows-room = { $count ->
        [one] vaalea huone
       *[other] { $count } vaaleaa huonetta
    }
tikal-2-told-shows-sanctuary = { $count ->
        [one] alttarihuone
       *[other] { $count } alttarihuonetta
    }
tikal-2-told-shows-passage = { $count ->
        [one] salakäytävä
       *[other] { $count } salakäytävää
    }
tikal-2-told-shows-bonus = { $count ->
        [one] bonus
       *[other] { $count } bonusta
    }
tikal-2-told-shows-doors = { $count ->
        [one] ovien pisteytys
       *[other] { $count } ovien pisteytystä
    }

## Points: { $worth } is such as “+4”
tikal-2-told-plus = +{ $points }
    .less = −{ $points }
tikal-2-told-points = { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
    .below = { $points ->
        [one] −{ $points } piste
       *[other] −{ $points } pistettä
    }
# After “Ada wins”
tikal-2-told-with-points = { $points ->
        [0] ilman pisteitä
        [one] { $points } pisteellä
       *[other] { $points } pisteellä
    }
    .below = −{ $points } pisteellä
tikal-2-told-total = Yhteensä { $points }.
    .none = Yhteensä ei pisteitä.
# A deed and its points: “delivers a jug (+3)”
tikal-2-told-gains = { $deed } ({ $worth })
# A sentence that ends with what was got: “Cleo excavates the blue room on c3: +4”
tikal-2-told-result = { $name } { $deeds }: { $what }.

## The pirogue
tikal-2-told-start = { $name } ottaa aluksi { $what }.
tikal-2-told-paddles = { $sites ->
        [0] etenee ruuhella
        [one] etenee ruuhella yhden kohteen
       *[other] etenee ruuhella { $sites } kohdetta
    }
tikal-2-told-forest = maksaa metsästä { $what }
    .penalty = kulkee metsän läpi ilman avainta
    .card = kulkee metsän läpi ilmaiseksi erikoiskortilla
tikal-2-told-plays = pelaa kortin ”{ $card }”
tikal-2-told-delivers = toimittaa { $what }
# One type of a delivery: “2 jugs at 3 each”
tikal-2-told-sold = { $count ->
        [one] { $what } hintaan { $price }
       *[other] { $what } hintaan { $price } kappaleelta
    }
tikal-2-told-turns-wheel = kääntää hintakiekkoa
tikal-2-told-takes-tile = ottaa laatan

## What a tile or an excavation gives
tikal-2-told-puts =
    .camp = panee { $what } leiriin
    .backpack = panee { $what } reppuun
tikal-2-told-takes-secretly = ottaa salaa { $what }
tikal-2-told-takes-open = ottaa näkyvistä aarteista { $what }
tikal-2-told-turned = Uusi näkyvä aarre on ”{ $treasure }”.
tikal-2-told-takes-cards = { $count ->
        [one] ottaa erikoiskortin
       *[other] ottaa { $count } erikoiskorttia
    }
tikal-2-told-takes-card = ottaa erikoiskortin ”{ $card }”
tikal-2-told-places =
    .room = asettaa { $hue } huoneen ruutuun { $at }
    .sanctuary = asettaa { $hue } alttarihuoneen ruutuun { $at }
tikal-2-told-treasure-room-placed = Aarrekammio tulee viimeiseen tyhjään ruutuun { $at }.
tikal-2-told-takes-passage = ottaa salakäytävän
tikal-2-told-takes-bonus = ottaa bonuksen
tikal-2-told-doors = saa pisteitä { $hue } ovista
    .none = jää ilman pisteitä { $hue } ovista
tikal-2-told-skips =
    .key = jättää avaimen väliin
    .treasure = jättää aarteen väliin
    .card = jättää erikoiskortin väliin
    .room = jättää vaalean huoneen väliin
    .sanctuary = jättää alttarihuoneen väliin
    .passage = jättää salakäytävän väliin
    .bonus = jättää bonuksen väliin
    .doors = jättää ovien pisteytyksen väliin
tikal-2-told-none-left =
    .key = Avaimia ei ole enää jäljellä.
    .treasure = Aarteita ei ole enää jäljellä.
    .card = Erikoiskortteja ei ole enää jäljellä.
    .room = Vaaleaa huonetta ei voi enää asettaa.
    .sanctuary = Alttarihuonetta ei voi enää asettaa.
    .passage = Salakäytäviä ei ole enää jäljellä.

## The explorer
tikal-2-told-tent = käyttää teltan
tikal-2-told-passages = { $count ->
        [one] kulkee salakäytävän läpi
       *[other] kulkee { $count } salakäytävän läpi
    }
tikal-2-told-goes = siirtyy ruutuun { $at }
    .outside = siirtyy ulos
    .secret = siirtyy salahuoneeseen
tikal-2-told-stays = jää ruutuun { $at }
    .outside = jää ulos
    .secret = jää salahuoneeseen
tikal-2-told-back = palaa ruutuun { $at }
    .outside = palaa ulos
    .secret = palaa salahuoneeseen
tikal-2-told-excavates = kaivaa { $what }
tikal-2-told-the-room = ruudun { $at } { $hue } huoneen
    .of = ruudun { $at } { $hue } huoneen
tikal-2-told-the-sanctuary = ruudun { $at } { $hue } alttarihuoneen
    .of = ruudun { $at } { $hue } alttarihuoneen
tikal-2-told-the-treasure-room = ruudun { $at } aarrekammion
    .of = ruudun { $at } aarrekammion
tikal-2-told-the-space = ruudun { $at } huoneen
    .of = ruudun { $at } huoneen
tikal-2-told-secret-room = salahuoneen
    .of = salahuoneen
tikal-2-told-worth = +{ $points } ({ $parts })
    .doors = { $points ->
        [one] +{ $points } sen ovesta
       *[other] +{ $points } sen ovista
    }
tikal-2-told-part =
    .new = { $points ->
        [one] sen ovesta
       *[other] sen ovista
    }
    .old = { $points ->
        [one] aiemmasta { $hue } ovesta
       *[other] aiemmista { $hue } ovista
    }
    .earlier = aiemmista samanvärisistä ovista
    .bonus = { $points } bonuksesta
tikal-2-told-rescued = ei pääse yhteenkään huoneeseen
tikal-2-told-buys = ostaa { $what }

## Headings and scorings
tikal-2-told-round = Kierros { $round } on ohi
    .next = { $name } aloittaa kierroksen { $round }
tikal-2-told-last = Viimeinen erikoisvuoro
    .whose = { $name }
tikal-2-told-final = Loppupisteytys
tikal-2-told-end = Peli on päättynyt
    .wins = { $count ->
        [one] { $names } voittaa
       *[other] { $names } jakavat voiton
    }
    .wins-with = { $count ->
        [one] { $names } voittaa { $points }
       *[other] { $names } jakavat voiton { $points }
    }
tikal-2-told-tallied = { $count ->
        [one] { $names } on kirjannut pisteytettävät.
       *[other] { $names } ovat kirjanneet pisteytettävät.
    }
    .all = Kaikki ovat kirjanneet pisteytettävät.
tikal-2-told-scores = { $name } saa { $points } pistettä: { $what }.
    .once = { $name } saa pisteitä: { $what }.
# What points are for: “4 for a single key”
tikal-2-told-for = { $points } { $why }
tikal-2-told-for-sets = { $count ->
        [one] avaimista { $size } eri värissä
       *[other] avaimista { $count } kertaa { $size } eri värissä
    }
    .own = { $count ->
        [one] avaimista { $size } eri värissä ({ $colours })
       *[other] avaimista { $count } kertaa { $size } eri värissä ({ $colours })
    }
tikal-2-told-for-singles = { $count ->
        [one] yksittäisestä avaimesta
       *[other] yksittäisistä avaimista
    }
    .own = { $count ->
        [one] yksittäisestä avaimesta ({ $colours })
       *[other] yksittäisistä avaimista ({ $colours })
    }
tikal-2-told-for-altar = { $hue } alttarista
tikal-2-told-for-treasures = { $points ->
        [one] toimittamatta jääneestä aarteesta
       *[other] toimittamatta jääneistä aarteista
    }
tikal-2-told-for-pair = { $points ->
        [3] parin yhdestä kortista
       *[other] parin molemmista korteista
    }
tikal-2-told-for-card = kortista ”{ $card }”

## Why somebody got points, beside the name and the number; what the log says of it is said so here too.
## { $of } is such as “of the yellow room on d6”, { $what } “for earlier yellow doors”
tikal-2-why-doors = { $points ->
        [one] { $of } ovesta
       *[other] { $of } ovista
    }
    .earlier = { $what } (huone ruudussa { $at })
tikal-2-why-bonus = { $of } bonuksesta
tikal-2-why-tile =
    .of = laatan
