# What every copy has, what its owner told, and what a table learns of it while it plays.

## Refused: the kit does not tell this yet. $path is what is missing, as in “the doors of a pink room”

X5 = The app checks only what it knows of your copy.
    .refused = The app does not know this about your copy yet: { $path }. Look at your copy and enter it first.

## What is wrong with a file

flaw-untold = is not described yet; the full version needs it

## The log: what was learned. $path is a part of a file that has no name

event-learned = More is now known about this copy – { $path }.
    .otherwise = Until now it was described differently.

## Tikal II. $room is “pink room” or “pink sanctuary”, $bonus and $bonuses “4 + card or 8”; .what comes after “The app does not know this about your copy yet:”

tikal-2-called-light-room = light-coloured room
tikal-2-called-untold-tile = a tile nobody has described
tikal-2-called-untold-bonuses = unknown bonuses
tikal-2-learned-room-colour = One of the light-coloured rooms of this copy is a { $room }.
    .what = the colour of this room
tikal-2-learned-room-doors =
    A { $room } of this copy has { $count ->
        [0] no door
        [one] one door
       *[other] { $count } doors
    }.
    .what = the doors of a { $room }
tikal-2-learned-room-bonus = The bonus of a { $room } of this copy is { $bonus }.
    .what = the bonus of a { $room }
tikal-2-learned-printed-colour = The room printed on { $at } is a { $room }.
    .what = the colour of the room printed on { $at }
tikal-2-learned-printed-doors =
    The room printed on { $at } has { $count ->
        [0] no door
        [one] one door
       *[other] { $count } doors
    }.
    .what = the doors of the room printed on { $at }
tikal-2-learned-printed-bonus = The bonus of the room printed on { $at } is { $bonus }.
    .what = the bonus of the room printed on { $at }
tikal-2-learned-sanctuary = The { $room } of this copy gives { $bonuses }.
    .what = the bonuses of the { $room }
tikal-2-learned-treasure-room = The treasure room of this copy gives { $bonuses }.
    .what = the bonuses of the treasure room
tikal-2-learned-secret-room = A secret room of this copy gives { $bonuses }.
    .what = the bonuses of this secret room
tikal-2-learned-tile = An action tile of this copy shows { $actions }.
    .what = the actions of this action tile
tikal-2-learned-cards =
    There { $count ->
        [one] is one special card
       *[other] are { $count } special cards
    } “{ $card }” in this copy.
    .what = how many special cards “{ $card }” there are
tikal-2-learned-sites = With { $players } players the sites of this copy have { $counts } action tiles.
    .what = how many action tiles lie on each site with { $players } players
tikal-2-learned-forest = The forest lies after site { $site }.
    .what = where the forest lies
tikal-2-learned-seaplanes = The seaplanes lie after sites { $sites }.
    .what = where the seaplanes lie

## Lost Temple

lost-temple-learned-temples = The temples of this copy are on spaces { $spaces }.
    .what = where the temples are
lost-temple-learned-villages = The villages of this copy are on spaces { $spaces }.
    .what = where the villages are
lost-temple-learned-jungle = The deep jungle of this copy is on spaces { $spaces }.
    .what = where the deep jungle is
lost-temple-learned-chance = The chance spaces of this copy are { $spaces }.
    .what = which spaces are chance spaces
lost-temple-learned-start =
    The start card “{ $character }” of this copy shows space { $space } and { $gems ->
        [0] no gems
        [one] one gem
       *[other] { $gems } gems
    }.
    .what = the start card “{ $character }”
lost-temple-learned-tokens = It is now known how many chance tokens of each kind this copy has.
    .what = how many chance tokens of each kind there are

## Tikal

tikal-learned-stones =
    The stepping stones of { $at-kind ->
        [tikal-called-base-camp] the base camp
       *[other] space { $at }
    } are now known.
    .what = { $at-kind ->
        [tikal-called-base-camp] the stepping stones of the base camp
       *[other] the stepping stones of space { $at }
    }
tikal-learned-value = The temple printed on { $at } is worth { $value }.
    .what = the value of the temple printed on { $at }
tikal-learned-names = The treasures of this copy are called { $names }.
    .what = the names of the treasures

## Tikal II: treasures and cards that the players keep to themselves. $cards is a list of cards

phase-tell = showing what is left
tikal-2-called-kept-card = a card only its player knows
tikal-2-telling-began = Everybody shows which treasures and special cards are left.
tikal-2-hand-told =
    { $seat } has { $treasures ->
        [0] no treasure
        [one] one treasure
       *[other] { $treasures } treasures
    } left and, of the special cards, { $cards }.
    .none =
        { $seat } has { $treasures ->
            [0] no treasure
            [one] one treasure
           *[other] { $treasures } treasures
        } and no special card left.
