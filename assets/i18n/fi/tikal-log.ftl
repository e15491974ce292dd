## Tikal’s log. Messages with a full stop are sentences; those under “Headings” stand beside each other in one; all others
## are deeds, joined after the player’s name, or parts of deeds: “Ada places a jungle tile on c3 and brings 2 members to the
## base camp.” { $at } is a space such as “c3”.

## Headings

tikal-told-scoring = Pisteytyskierros { $round }
    .untold = Pisteytyskierros
    .final = Viimeinen pisteytyskierros
tikal-told-volcano =
    .drawn = { $name } nostaa tulivuoren
    .taken = { $name } ottaa tulivuoren
tikal-told-order = järjestys: { $names }
tikal-told-open = Esillä olevat kortit: { $tiles }
tikal-told-face =
    .temple = arvon { $value } temppeli
    .jungle = viidakko
    .treasure = { $masks ->
        [one] yhden aarteen kortti
       *[other] { $masks } aarteen kortti
    }
    .volcano = tulivuori
tikal-told-over = Peli on päättynyt
tikal-told-won = { $count ->
        [one] { $names } voittaa
       *[other] { $names } jakavat voiton
    } { $points ->
        [one] 1 pisteellä
       *[other] { $points } pisteellä
    }
    .untold = { $count ->
        [one] { $names } voittaa
       *[other] { $names } jakavat voiton
    }

## The sale of a turn

# { $bids } is a list: “Ada bids 2, Cleo 3 and Ada 5”
tikal-told-bidding = { $count ->
        [one] { $bids }; { $names } passaa.
       *[other] { $bids }; { $names } passaavat.
    }
    .bids = { $bids }.
    .passes = { $count ->
        [one] { $names } passaa.
       *[other] { $names } passaavat.
    }
tikal-told-bid = { $name } tarjoaa { $points }
    .next = { $name } { $points }
tikal-told-sold = { $name } saa vuoron { $points ->
        [one] 1 pisteellä
       *[other] { $points } pisteellä
    }, ja { $left ->
        [0] pisteitä ei jää
       *[other] jäljelle jää { $left }
    }.
    .untold = { $name } saa vuoron { $points ->
        [one] 1 pisteellä
       *[other] { $points } pisteellä
    }.
    .first = { $name } passasi ensimmäisenä ja saa vuoron ilmaiseksi.
    .free = { $name } saa vuoron ilmaiseksi.
tikal-told-last-turn = saa kierroksen viimeisen vuoron ilmaiseksi

## A turn

tikal-told-places = asettaa { $tile } ruutuun { $at }
tikal-told-draws = nostaa { $tile }
tikal-told-takes = ottaa { $tile }
tikal-told-tile =
    .temple = arvon { $value } temppelin
    .jungle = viidakkokortin
    .treasure = { $masks ->
        [one] yhden aarteen kortin
       *[other] { $masks } aarteen kortin
    }
    .volcano = tulivuoren
# { $goals } is a list: “3 members to the temple on a4 and one to b3”
tikal-told-brings = tuo { $goals }
# Right after “brings 4 members …”, where only some of them move: .of-them, “moves one to b3”
tikal-told-moves = siirtää { $goals }
    .of-them = siirtää { $goals }
# .on: the same figures again, after a stop: “2 members to the temple on a4 and on to b3”
tikal-told-goal = { $figures } { $to }
    .on = siitä { $to }
tikal-told-members = { $members ->
        [one] jäsenen
       *[other] { $members } jäsentä
    }
    .more = { $members ->
        [one] yhden jäsenen
       *[other] { $members } jäsentä
    }
tikal-told-leader = johtajan
    .members = { $members ->
        [one] johtajan ja jäsenen
       *[other] johtajan ja { $members } jäsentä
    }
tikal-told-to =
    .base-camp = perusleiriin
    .camp = ruudun { $at } leiriin
    .temple = ruudun { $at } temppeliin
    .space = ruutuun { $at }
tikal-told-from =
    .base-camp = perusleiristä
    .camp = ruudun { $at } leiristä
tikal-told-sends = lähettää { $figures } salaista polkua { $start } { $to }
# { $temples } is a list of the next message: “uncovers the temple on a4 to 5 and the one on b3 to 3”
tikal-told-uncovers = paljastaa { $temples }
tikal-told-level = ruudun { $at } temppelin tasoon { $value } asti
    .next = ruudun { $at } temppelin tasoon { $value } asti
tikal-told-digs = nostaa { $treasures }
tikal-told-treasure = { $count ->
        [one] aarteen ruudusta { $at }
       *[other] { $count } aarretta ruudusta { $at }
    }
    .next = { $count ->
        [one] yhden ruudusta { $at }
       *[other] { $count } aarretta ruudusta { $at }
    }
tikal-told-swaps = { $count ->
        [one] vaihtaa aarteen pelaajan { $name } kanssa
       *[other] vaihtaa { $count } aarretta pelaajan { $name } kanssa
    }
    .back = vaihtaa aarteen pelaajan { $name } kanssa ja takaisin
tikal-told-builds = perustaa leirin ruutuun { $at }
tikal-told-guards =
    .member = asettaa jäsenen vartijaksi ruudun { $at } temppeliin
    .leader = asettaa johtajan vartijaksi ruudun { $at } temppeliin
# The player’s other figures at a temple that is guarded from now on
tikal-told-leave = poistaa { $figures } pelistä
tikal-told-unused = { $ap } TP jää käyttämättä.
tikal-told-leaves = jättää { $ap } TP käyttämättä

## Scoring

# { $parts } are temples and treasure sets: “temple on a4 +4, alone there · single treasure +1”
tikal-told-scores =
    .all = { $points ->
        [one] saa 1 pisteen (yhteensä { $total }): { $parts }
       *[other] saa { $points } pistettä (yhteensä { $total }): { $parts }
    }
    .all-round = { $points ->
        [one] saa 1 pisteen pisteytyskierroksella { $round } (yhteensä { $total }): { $parts }
       *[other] saa { $points } pistettä pisteytyskierroksella { $round } (yhteensä { $total }): { $parts }
    }
    .untold = { $points ->
        [one] saa 1 pisteen: { $parts }
       *[other] saa { $points } pistettä: { $parts }
    }
    .nothing = jää ilman pisteitä
    .nothing-round = jää ilman pisteitä pisteytyskierroksella { $round }
tikal-told-stays = { $total ->
        [one] pysyy 1 pisteessä
       *[other] pysyy { $total } pisteessä
    }
tikal-told-parts = { $first } · { $last }
# A temple or a treasure set and its points
tikal-told-gain = { $what } +{ $points }
tikal-told-temple-on = ruudun { $at } temppeli
    .worth = arvon { $value } temppeli ruudussa { $at }
# { $temple } is the message before, { $strength } is the player’s, { $next } that of the next strongest, { $names }
tikal-told-temple =
    .alone = { $temple }, yksin siellä
    .strongest = { $count ->
        [one] { $temple }, vahvin { $strength }–{ $next }, toisena { $names }
       *[other] { $temple }, vahvin { $strength }–{ $next }, toisina { $names }
    }
    .guarded = { $temple }, vartioitu
tikal-told-temples = { $count ->
        [one] temppeli { $values }
       *[other] temppelit { $values }
    }
tikal-told-points = +{ $points }
tikal-told-sets =
    .single = { $count ->
        [one] yksittäinen aarre
       *[other] { $count } yksittäistä aarretta
    }
    .pair = { $count ->
        [one] aarrepari
       *[other] { $count } aarreparia
    }
    .triple = { $count ->
        [one] aarrekolmoset
       *[other] { $count } aarrekolmosta
    }

## Why somebody got or paid points, beside the name and the number; what the log says of it is said so here too

tikal-why-bid = tarjous vuorosta
tikal-why-start = aloittaa { $points } pisteellä
