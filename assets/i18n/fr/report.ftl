### The report of a game: a keepsake on one page. Names of people are filled in as they were typed.

report-date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }

## Turning points, each a sentence beside its round. Only what the log tells.

report-turning = Les tournants
report-round = Manche { $round }
report-round-tikal = Décompte { $round }
report-start = Départ
# Somebody is alone in front. “.first”: nobody was before. “.kept” until the end, “.now” until now, “.longest” longer than
# anybody else. “.only”: nobody else ever was.
report-lead = { $name } prend la tête à { $other }.
    .kept = { $name } prend la tête à { $other } et la garde jusqu’au bout.
    .now = { $name } prend la tête à { $other } et la garde encore.
    .longest = { $name } prend la tête à { $other } et mène le plus longtemps.
    .first = { $name } prend la tête en premier.
    .first-longest = { $name } prend la tête en premier et mène le plus longtemps.
    .only = { $name } prend la tête et la garde jusqu’au bout.
    .only-now = { $name } prend la tête et la garde encore.
report-lead-changes = En tout, la première place change { $count } fois de mains.
# The largest scoring of the game; $parts are reasons with their points: “triple of treasures (6)”.
report-gain = { $name } marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } d’un coup, et personne ne fera mieux : { $parts }.
    .more = { $name } marque { $points ->
        [one] 1 point
       *[other] { $points } points
    } d’un coup, et personne ne fera mieux. Le plus gros : { $parts }.
report-gain-part = { $why } ({ $points })
# $told is the sentence of the log.
report-gain-lost-temple = { $told } Cela fait { $points ->
        [one] 1 case
       *[other] { $points } cases
    } d’un coup ; personne ne va plus loin.
report-theft = { $name } vole { $gems ->
        [one] une émeraude
       *[other] { $gems } émeraudes
    } à { $other } : le plus gros vol de la partie.
    .uncounted = { $name } vole { $other } : le dernier vol.
report-exchange = { $name } échange un trésor avec { $other }. Dès lors, à chaque décompte, { $name } gagne { $won ->
        [one] 1 point
       *[other] { $won } points
    } de plus{ $lost ->
        [0] {""}
       *[other] {" "}et { $other } { $lost } de moins
    }.

## Where points came from

report-source-temples = Temples
report-source-treasures = Trésors
report-source-bids = Enchères
report-source-tokens = Jetons chance
