## Tikal’s log. Messages with a full stop are sentences; those under “Headings” stand beside each other in one; all others
## are deeds, joined after the player’s name, or parts of deeds: “Ada places a jungle tile on c3 and brings 2 members to the
## base camp.” { $at } is a space such as “c3”.

## Headings

tikal-told-scoring = Décompte { $round }
    .untold = Décompte
    .final = Dernier décompte
tikal-told-volcano =
    .drawn = { $name } pioche un volcan
    .taken = { $name } prend le volcan
tikal-told-order = ordre : { $names }
tikal-told-open = Tuiles visibles : { $tiles }
tikal-told-face =
    .temple = temple de valeur { $value }
    .jungle = jungle
    .treasure = { $masks ->
        [one] tuile à un trésor
       *[other] tuile à { $masks } trésors
    }
    .volcano = volcan
tikal-told-over = La partie est terminée
tikal-told-won = { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .untold = { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }

## The sale of a turn

# { $bids } is a list: “Ada bids 2, Cleo 3 and Ada 5”
tikal-told-bidding = { $count ->
        [one] { $bids } ; { $names } passe.
       *[other] { $bids } ; { $names } passent.
    }
    .bids = { $bids }.
    .passes = { $count ->
        [one] { $names } passe.
       *[other] { $names } passent.
    }
tikal-told-bid = { $name } offre { $points }
    .next = { $name } { $points }
tikal-told-sold = { $name } obtient le tour pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $left ->
        [0] n’en garde aucun
       *[other] en garde { $left }
    }.
    .untold = { $name } obtient le tour pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .first = { $name } a passé en premier et obtient le tour gratuitement.
    .free = { $name } obtient le tour gratuitement.
tikal-told-last-turn = obtient gratuitement le dernier tour de la manche

## A turn

tikal-told-places = pose { $tile } en { $at }
tikal-told-draws = pioche { $tile }
tikal-told-takes = prend { $tile }
tikal-told-tile =
    .temple = un temple de valeur { $value }
    .jungle = une tuile jungle
    .treasure = { $masks ->
        [one] une tuile à un trésor
       *[other] une tuile à { $masks } trésors
    }
    .volcano = le volcan
# { $goals } is a list: “3 members to the temple on a4 and one to b3”
tikal-told-brings = amène { $goals }
# Right after “brings 4 members …”, where only some of them move: .of-them, “moves one to b3”
tikal-told-moves = déplace { $goals }
    .of-them = en déplace { $goals }
# .on: the same figures again, after a stop: “2 members to the temple on a4 and on to b3”
tikal-told-goal = { $figures } { $to }
    .on = de là { $to }
tikal-told-members = { $members ->
        [one] un membre
       *[other] { $members } membres
    }
    .more = { $members ->
        [one] un
       *[other] { $members }
    }
tikal-told-leader = le chef
    .members = { $members ->
        [one] le chef et un membre
       *[other] le chef et { $members } membres
    }
tikal-told-to =
    .base-camp = au camp de base
    .camp = au camp en { $at }
    .temple = au temple en { $at }
    .space = en { $at }
tikal-told-from =
    .base-camp = du camp de base
    .camp = du camp en { $at }
tikal-told-sends = fait passer { $figures } { $start } { $to } par le passage secret
# { $temples } is a list of the next message: “uncovers the temple on a4 to 5 and the one on b3 to 3”
tikal-told-uncovers = dégage { $temples }
tikal-told-level = le temple en { $at } jusqu’à { $value }
    .next = celui en { $at } jusqu’à { $value }
tikal-told-digs = déterre { $treasures }
tikal-told-treasure = { $count ->
        [one] un trésor en { $at }
       *[other] { $count } trésors en { $at }
    }
    .next = { $count ->
        [one] un en { $at }
       *[other] { $count } en { $at }
    }
tikal-told-swaps = { $count ->
        [one] échange un trésor avec { $name }
       *[other] échange { $count } trésors avec { $name }
    }
    .back = échange un trésor avec { $name }, puis défait l’échange
tikal-told-builds = construit un camp en { $at }
tikal-told-guards =
    .member = place un membre comme gardien du temple en { $at }
    .leader = place le chef comme gardien du temple en { $at }
# The player’s other figures at a temple that is guarded from now on
tikal-told-leave = retire { $figures } du jeu
tikal-told-unused = { $ap ->
        [one] { $ap } PA perdu.
       *[other] { $ap } PA perdus.
    }
tikal-told-leaves = perd { $ap } PA

## Scoring

# { $parts } are temples and treasure sets: “temple on a4 +4, alone there · single treasure +1”
tikal-told-scores =
    .all = { $points ->
        [one] marque { $points } point ({ $total } au total) : { $parts }
       *[other] marque { $points } points ({ $total } au total) : { $parts }
    }
    .all-round = { $points ->
        [one] marque { $points } point au décompte { $round } ({ $total } au total) : { $parts }
       *[other] marque { $points } points au décompte { $round } ({ $total } au total) : { $parts }
    }
    .untold = { $points ->
        [one] marque { $points } point : { $parts }
       *[other] marque { $points } points : { $parts }
    }
    .nothing = ne marque rien
    .nothing-round = ne marque rien au décompte { $round }
tikal-told-stays = en reste à { $total }
tikal-told-parts = { $first } · { $last }
# A temple or a treasure set and its points
tikal-told-gain = { $what } +{ $points }
tikal-told-temple-on = temple en { $at }
    .worth = temple de valeur { $value } en { $at }
# { $temple } is the message before, { $strength } is the player’s, { $next } that of the next strongest, { $names }
tikal-told-temple =
    .alone = { $temple }, sans rival
    .strongest = { $count ->
        [one] { $temple }, majorité à { $strength } contre { $next } pour { $names }
       *[other] { $temple }, majorité à { $strength } contre { $next } chacun pour { $names }
    }
    .guarded = { $temple }, gardé
tikal-told-temples = { $count ->
        [one] temple { $values }
       *[other] temples { $values }
    }
tikal-told-points = +{ $points }
tikal-told-sets =
    .single = { $count ->
        [one] trésor isolé
       *[other] { $count } trésors isolés
    }
    .pair = { $count ->
        [one] paire de trésors
       *[other] { $count } paires de trésors
    }
    .triple = { $count ->
        [one] brelan de trésors
       *[other] { $count } brelans de trésors
    }

## Why somebody got or paid points, beside the name and the number; what the log says of it is said so here too

tikal-why-bid = enchère pour le tour
tikal-why-start = commence avec { $points }
