## Tikal’s log. Messages with a full stop are sentences; those under “Headings” stand beside each other in one; all others
## are deeds, joined after the player’s name, or parts of deeds: “Ada places a jungle tile on c3 and brings 2 members to the
## base camp.” { $at } is a space such as “c3”.

## Headings

tikal-told-scoring = Wertungsrunde { $round }
    .untold = Wertungsrunde
    .final = Letzte Wertungsrunde
tikal-told-volcano =
    .drawn = { $name } zieht einen Vulkan
    .taken = { $name } nimmt den Vulkan
tikal-told-order = Reihenfolge: { $names }
tikal-told-open = Offene Tafeln: { $tiles }
tikal-told-face =
    .temple = Tempel im Wert von { $value }
    .jungle = Urwald
    .treasure = { $masks ->
        [one] Schatztafel mit einem Schatz
       *[other] Schatztafel mit { $masks } Schätzen
    }
    .volcano = Vulkan
tikal-told-over = Die Partie ist zu Ende
tikal-told-won = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
    .untold = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }

## The sale of a turn

# { $bids } is a list: “Ada bids 2, Cleo 3 and Ada 5”
tikal-told-bidding = { $count ->
        [one] { $bids }; { $names } passt.
       *[other] { $bids }; { $names } passen.
    }
    .bids = { $bids }.
    .passes = { $count ->
        [one] { $names } passt.
       *[other] { $names } passen.
    }
tikal-told-bid = { $name } bietet { $points }
    .next = { $name } { $points }
tikal-told-sold = { $name } bekommt den Zug für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und behält { $left ->
        [0] keinen
       *[other] { $left }
    }.
    .untold = { $name } bekommt den Zug für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .first = { $name } hat zuerst gepasst und bekommt den Zug kostenlos.
    .free = { $name } bekommt den Zug kostenlos.
tikal-told-last-turn = bekommt den letzten Zug der Runde kostenlos

## A turn

tikal-told-places = legt { $tile } auf { $at }
tikal-told-draws = zieht { $tile }
tikal-told-takes = nimmt { $tile }
tikal-told-tile =
    .temple = einen Tempel im Wert von { $value }
    .jungle = eine Urwaldtafel
    .treasure = { $masks ->
        [one] eine Schatztafel mit einem Schatz
       *[other] eine Schatztafel mit { $masks } Schätzen
    }
    .volcano = den Vulkan
# { $goals } is a list: “3 members to the temple on a4 and one to b3”
tikal-told-brings = bringt { $goals }
# Right after “brings 4 members …”, where only some of them move: .of-them, “moves one to b3”
tikal-told-moves = zieht { $goals }
    .of-them = zieht { $goals }
# .on: the same figures again, after a stop: “2 members to the temple on a4 and on to b3”
tikal-told-goal = { $figures } { $to }
    .on = weiter { $to }
tikal-told-members = { $members ->
        [one] einen Teilnehmer
       *[other] { $members } Teilnehmer
    }
    .more = { $members ->
        [one] einen
       *[other] { $members }
    }
tikal-told-leader = den Leiter
    .members = { $members ->
        [one] den Leiter und einen Teilnehmer
       *[other] den Leiter und { $members } Teilnehmer
    }
tikal-told-to =
    .base-camp = ins Basiscamp
    .camp = ins Camp auf { $at }
    .temple = zum Tempel auf { $at }
    .space = nach { $at }
tikal-told-from =
    .base-camp = vom Basiscamp
    .camp = vom Camp auf { $at }
tikal-told-sends = schickt { $figures } auf dem Geheimpfad { $start } { $to }
# { $temples } is a list of the next message: “uncovers the temple on a4 to 5 and the one on b3 to 3”
tikal-told-uncovers = legt { $temples } frei
tikal-told-level = den Tempel auf { $at } bis Ebene { $value }
    .next = den auf { $at } bis Ebene { $value }
tikal-told-digs = hebt { $treasures }
tikal-told-treasure = { $count ->
        [one] auf { $at } einen Schatz
        [2] auf { $at } zwei Schätze
       *[other] auf { $at } { $count } Schätze
    }
    .next = { $count ->
        [one] auf { $at } einen
        [2] auf { $at } zwei
       *[other] auf { $at } { $count }
    }
tikal-told-swaps = { $count ->
        [one] tauscht einen Schatz mit { $name }
       *[other] tauscht { $count } Schätze mit { $name }
    }
    .back = tauscht einen Schatz mit { $name } und wieder zurück
tikal-told-builds = errichtet ein Camp auf { $at }
tikal-told-guards =
    .member = macht einen Teilnehmer zum Wächter des Tempels auf { $at }
    .leader = macht den Leiter zum Wächter des Tempels auf { $at }
# The player’s other figures at a temple that is guarded from now on
tikal-told-leave = nimmt { $figures } aus dem Spiel
tikal-told-unused = { $ap ->
        [one] { $ap } AP verfällt.
       *[other] { $ap } AP verfallen.
    }
tikal-told-leaves = lässt { $ap } AP verfallen

## Scoring

# { $parts } are temples and treasure sets: “temple on a4 +4, alone there · single treasure +1”
tikal-told-scores =
    .all = { $points ->
        [one] bekommt 1 Punkt (insgesamt { $total }): { $parts }
       *[other] bekommt { $points } Punkte (insgesamt { $total }): { $parts }
    }
    .all-round = { $points ->
        [one] bekommt in Wertungsrunde { $round } einen Punkt (insgesamt { $total }): { $parts }
       *[other] bekommt { $points } Punkte in Wertungsrunde { $round } (insgesamt { $total }): { $parts }
    }
    .untold = { $points ->
        [one] bekommt 1 Punkt: { $parts }
       *[other] bekommt { $points } Punkte: { $parts }
    }
    .nothing = bekommt keine Punkte
    .nothing-round = bekommt keine Punkte in Wertungsrunde { $round }
tikal-told-stays = bleibt bei { $total }
tikal-told-parts = { $first } · { $last }
# A temple or a treasure set and its points
tikal-told-gain = { $what } +{ $points }
tikal-told-temple-on = Tempel auf { $at }
    .worth = Tempel im Wert von { $value } auf { $at }
# { $temple } is the message before, { $strength } is the player’s, { $next } that of the next strongest, { $names }
tikal-told-temple =
    .alone = { $temple }, dort allein
    .strongest = { $count ->
        [one] { $temple }, am stärksten mit { $strength } gegen { $next } von { $names }
       *[other] { $temple }, am stärksten mit { $strength } gegen je { $next } von { $names }
    }
    .guarded = { $temple }, bewacht
tikal-told-temples = { $count ->
        [one] Tempel { $values }
       *[other] Tempel { $values }
    }
tikal-told-points = +{ $points }
tikal-told-sets =
    .single = { $count ->
        [one] einzelner Schatz
       *[other] { $count } einzelne Schätze
    }
    .pair = { $count ->
        [one] Schatzpaar
       *[other] { $count } Schatzpaare
    }
    .triple = { $count ->
        [one] Schatzdrilling
       *[other] { $count } Schatzdrillinge
    }

## Why somebody got or paid points, beside the name and the number; what the log says of it is said so here too

tikal-why-bid = Gebot für den Zug
tikal-why-start = beginnt mit { $points }
