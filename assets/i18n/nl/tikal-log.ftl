## Tikal’s log. Messages with a full stop are sentences; those under “Headings” stand beside each other in one; all others
## are deeds, joined after the player’s name, or parts of deeds: “Ada places a jungle tile on c3 and brings 2 members to the
## base camp.” { $at } is a space such as “c3”.

## Headings

tikal-told-scoring = Waarderingsronde { $round }
    .untold = Waarderingsronde
    .final = Laatste waarderingsronde
tikal-told-volcano =
    .drawn = { $name } trekt een vulkaan
    .taken = { $name } neemt de vulkaan
tikal-told-order = volgorde: { $names }
tikal-told-open = Open tegels: { $tiles }
tikal-told-face =
    .temple = tempel met waarde { $value }
    .jungle = oerwoud
    .treasure = { $masks ->
        [one] schattegel met één schat
       *[other] schattegel met { $masks } schatten
    }
    .volcano = vulkaan
tikal-told-over = De partij is afgelopen
tikal-told-won = { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    } met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
    .untold = { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }

## The sale of a turn

# { $bids } is a list: “Ada bids 2, Cleo 3 and Ada 5”
tikal-told-bidding = { $count ->
        [one] { $bids }; { $names } past.
       *[other] { $bids }; { $names } passen.
    }
    .bids = { $bids }.
    .passes = { $count ->
        [one] { $names } past.
       *[other] { $names } passen.
    }
tikal-told-bid = { $name } biedt { $points }
    .next = { $name } { $points }
tikal-told-sold = { $name } krijgt de beurt voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } en houdt { $left ->
        [0] niets
       *[other] er { $left }
    } over.
    .untold = { $name } krijgt de beurt voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .first = { $name } paste het eerst en krijgt de beurt gratis.
    .free = { $name } krijgt de beurt gratis.
tikal-told-last-turn = krijgt de laatste beurt van de ronde gratis

## A turn

tikal-told-places = legt { $tile } op { $at }
tikal-told-draws = trekt { $tile }
tikal-told-takes = neemt { $tile }
tikal-told-tile =
    .temple = een tempel met waarde { $value }
    .jungle = een oerwoudtegel
    .treasure = { $masks ->
        [one] een schattegel met één schat
       *[other] een schattegel met { $masks } schatten
    }
    .volcano = de vulkaan
# { $goals } is a list: “3 members to the temple on a4 and one to b3”
tikal-told-brings = brengt { $goals }
# Right after “brings 4 members …”, where only some of them move: .of-them, “moves one to b3”
tikal-told-moves = verzet { $goals }
    .of-them = verzet er { $goals }
# .on: the same figures again, after a stop: “2 members to the temple on a4 and on to b3”
tikal-told-goal = { $figures } { $to }
    .on = verder { $to }
tikal-told-members = { $members ->
        [one] een lid
       *[other] { $members } leden
    }
    .more = { $members ->
        [one] één
       *[other] { $members }
    }
tikal-told-leader = de leider
    .members = { $members ->
        [one] de leider en een lid
       *[other] de leider en { $members } leden
    }
tikal-told-to =
    .base-camp = naar het basiskamp
    .camp = naar het kamp op { $at }
    .temple = naar de tempel op { $at }
    .space = naar { $at }
tikal-told-from =
    .base-camp = van het basiskamp
    .camp = van het kamp op { $at }
tikal-told-sends = stuurt { $figures } over het geheime pad { $start } { $to }
# { $temples } is a list of the next message: “uncovers the temple on a4 to 5 and the one on b3 to 3”
tikal-told-uncovers = legt { $temples } bloot
tikal-told-level = de tempel op { $at } tot niveau { $value }
    .next = die op { $at } tot niveau { $value }
tikal-told-digs = graaft { $treasures } op
tikal-told-treasure = { $count ->
        [one] op { $at } een schat
        [2] op { $at } twee schatten
       *[other] op { $at } { $count } schatten
    }
    .next = { $count ->
        [one] op { $at } nog een
        [2] op { $at } nog twee
       *[other] op { $at } nog { $count }
    }
tikal-told-swaps = { $count ->
        [one] ruilt een schat met { $name }
       *[other] ruilt { $count } schatten met { $name }
    }
    .back = ruilt een schat met { $name } en weer terug
tikal-told-builds = bouwt een kamp op { $at }
tikal-told-guards =
    .member = maakt een lid bewaker van de tempel op { $at }
    .leader = maakt de leider bewaker van de tempel op { $at }
# The player’s other figures at a temple that is guarded from now on
tikal-told-leave = haalt { $figures } uit het spel
tikal-told-unused = { $ap ->
        [one] { $ap } AP blijft ongebruikt.
       *[other] { $ap } AP blijven ongebruikt.
    }
tikal-told-leaves = laat { $ap } AP ongebruikt

## Scoring

# { $parts } are temples and treasure sets: “temple on a4 +4, alone there · single treasure +1”
tikal-told-scores =
    .all = { $points ->
        [one] scoort 1 punt ({ $total } in totaal): { $parts }
       *[other] scoort { $points } punten ({ $total } in totaal): { $parts }
    }
    .all-round = { $points ->
        [one] scoort 1 punt in waarderingsronde { $round } ({ $total } in totaal): { $parts }
       *[other] scoort { $points } punten in waarderingsronde { $round } ({ $total } in totaal): { $parts }
    }
    .untold = { $points ->
        [one] scoort 1 punt: { $parts }
       *[other] scoort { $points } punten: { $parts }
    }
    .nothing = scoort niets
    .nothing-round = scoort niets in waarderingsronde { $round }
tikal-told-stays = blijft op { $total }
tikal-told-parts = { $first } · { $last }
# A temple or a treasure set and its points
tikal-told-gain = { $what } +{ $points }
tikal-told-temple-on = tempel op { $at }
    .worth = tempel met waarde { $value } op { $at }
# { $temple } is the message before, { $strength } is the player’s, { $next } that of the next strongest, { $names }
tikal-told-temple =
    .alone = { $temple }, daar als enige
    .strongest = { $count ->
        [one] { $temple }, het sterkst met { $strength } tegen { $next } van { $names }
       *[other] { $temple }, het sterkst met { $strength } tegen { $names } met elk { $next }
    }
    .guarded = { $temple }, bewaakt
tikal-told-temples = { $count ->
        [one] tempel { $values }
       *[other] tempels { $values }
    }
tikal-told-points = +{ $points }
tikal-told-sets =
    .single = { $count ->
        [one] losse schat
       *[other] { $count } losse schatten
    }
    .pair = { $count ->
        [one] schattenpaar
       *[other] { $count } schattenparen
    }
    .triple = { $count ->
        [one] drietal schatten
       *[other] { $count } drietallen schatten
    }

## Why somebody got or paid points, beside the name and the number; what the log says of it is said so here too

tikal-why-bid = bod op de beurt
tikal-why-start = begint met { $points }
