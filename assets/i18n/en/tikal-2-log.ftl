## Tikal II’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the player’s
## name: “Cleo paddles 2 sites on and takes a tile”, or parts of them. { $at } is a space such as “c3”.

## A colour beside a key, several keys, a room, a door, doors, a sanctuary and an altar, as what somebody takes, places or excavates
tikal-2-hue-pink =
    .key = pink
    .keys = pink
    .room = pink
    .door = pink
    .doors = pink
    .sanctuary = pink
    .altar = pink
tikal-2-hue-blue =
    .key = blue
    .keys = blue
    .room = blue
    .door = blue
    .doors = blue
    .sanctuary = blue
    .altar = blue
tikal-2-hue-yellow =
    .key = yellow
    .keys = yellow
    .room = yellow
    .door = yellow
    .doors = yellow
    .sanctuary = yellow
    .altar = yellow
tikal-2-hue-green =
    .key = green
    .keys = green
    .room = green
    .door = green
    .doors = green
    .sanctuary = green
    .altar = green
tikal-2-hue-brown =
    .key = brown
    .keys = brown
    .room = brown
    .door = brown
    .doors = brown
    .sanctuary = brown
    .altar = brown
tikal-2-hue-multicoloured =
    .sanctuary = multicoloured
    .altar = multicoloured

## Pieces, as what somebody takes, puts, pays or delivers
tikal-2-told-key = { $count ->
        [one] a { $hue } key
       *[other] { $count } { $hue } keys
    }
tikal-2-told-keys = { $count ->
        [one] a key
       *[other] { $count } keys
    }
tikal-2-told-treasures = { $count ->
        [one] a treasure
       *[other] { $count } treasures
    }
tikal-2-told-treasure = { $count ->
        [one] a treasure “{ $treasure }”
       *[other] { $count } treasures “{ $treasure }”
    }
tikal-2-told-treasure-mask = { $count ->
        [one] a mask
       *[other] { $count } masks
    }
tikal-2-told-treasure-jug = { $count ->
        [one] a jug
       *[other] { $count } jugs
    }
tikal-2-told-treasure-statue = { $count ->
        [one] a statue
       *[other] { $count } statues
    }
tikal-2-told-treasure-dagger = { $count ->
        [one] a dagger
       *[other] { $count } daggers
    }
tikal-2-told-treasure-necklace = { $count ->
        [one] a necklace
       *[other] { $count } necklaces
    }

## What an action tile shows, said after “takes a tile:”
tikal-2-told-shows-key = { $count ->
        [one] key
       *[other] { $count } keys
    }
tikal-2-told-shows-treasure = { $count ->
        [one] treasure
       *[other] { $count } treasures
    }
tikal-2-told-shows-card = { $count ->
        [one] special card
       *[other] { $count } special cards
    }
tikal-2-told-shows-room = { $count ->
        [one] light-coloured room
       *[other] { $count } light-coloured rooms
    }
tikal-2-told-shows-sanctuary = { $count ->
        [one] sanctuary
       *[other] { $count } sanctuaries
    }
tikal-2-told-shows-passage = { $count ->
        [one] secret passage
       *[other] { $count } secret passages
    }
tikal-2-told-shows-bonus = { $count ->
        [one] bonus
       *[other] { $count } bonuses
    }
tikal-2-told-shows-doors = { $count ->
        [one] scoring
       *[other] { $count } scorings
    }

## Points: { $worth } is such as “+4”
tikal-2-told-plus = +{ $points }
    .less = −{ $points }
tikal-2-told-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .below = { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
# After “Ada wins”
tikal-2-told-with-points = { $points ->
        [0] without a point
        [one] with { $points } point
       *[other] with { $points } points
    }
    .below = { $points ->
        [one] with −{ $points } point
       *[other] with −{ $points } points
    }
tikal-2-told-total = { $points } in all.
    .none = No points in all.
# A deed and its points: “delivers a jug (+3)”
tikal-2-told-gains = { $deed } ({ $worth })
# A sentence that ends with what was got: “Cleo excavates the blue room on c3: +4”
tikal-2-told-result = { $name } { $deeds }: { $what }.

## The pirogue
tikal-2-told-start = { $name } starts with { $what }.
tikal-2-told-paddles = { $sites ->
        [0] paddles on
        [one] paddles one site on
       *[other] paddles { $sites } sites on
    }
tikal-2-told-forest = pays { $what } for the forest
    .penalty = crosses the forest without a key
    .card = crosses the forest free with a special card
tikal-2-told-plays = plays the card “{ $card }”
tikal-2-told-delivers = delivers { $what }
# One type of a delivery: “2 jugs at 3 each”
tikal-2-told-sold = { $count ->
        [one] { $what } at { $price }
       *[other] { $what } at { $price } each
    }
tikal-2-told-turns-wheel = turns the wheel
tikal-2-told-takes-tile = takes a tile

## What a tile or an excavation gives
tikal-2-told-puts =
    .camp = puts { $what } into the camp
    .backpack = puts { $what } into the backpack
tikal-2-told-takes-secretly = takes { $what } in secret
tikal-2-told-takes-open = takes { $what } from the open treasures
tikal-2-told-turned = The new open treasure is “{ $treasure }”.
tikal-2-told-takes-cards = { $count ->
        [one] takes a special card
       *[other] takes { $count } special cards
    }
tikal-2-told-takes-card = takes the special card “{ $card }”
tikal-2-told-places =
    .room = places a { $hue } room on { $at }
    .sanctuary = places the { $hue } sanctuary on { $at }
tikal-2-told-treasure-room-placed = The treasure room goes on the last empty space, { $at }.
tikal-2-told-takes-passage = takes a secret-passage token
tikal-2-told-takes-bonus = takes the bonus
tikal-2-told-doors = scores { $hue } doors
    .none = has no { $hue } doors to score
tikal-2-told-skips =
    .key = skips a key
    .treasure = skips a treasure
    .card = skips a special card
    .room = skips the light-coloured room
    .sanctuary = skips the sanctuary
    .passage = skips the secret passage
    .bonus = skips the bonus
    .doors = skips the scoring
tikal-2-told-none-left =
    .key = There are no keys left.
    .treasure = There are no treasures left.
    .card = There are no special cards left.
    .room = There are no light-coloured rooms left to place.
    .sanctuary = There are no sanctuaries left to place.
    .passage = There are no secret passages left.

## The explorer
tikal-2-told-tent = uses the tent
tikal-2-told-passages = { $count ->
        [one] goes through a secret passage
       *[other] goes through { $count } secret passages
    }
tikal-2-told-goes = goes to { $at }
    .outside = goes outside
    .secret = goes into a secret room
tikal-2-told-stays = stays on { $at }
    .outside = stays outside
    .secret = stays in the secret room
tikal-2-told-back = goes back to { $at }
    .outside = goes back outside
    .secret = goes back to the secret room
tikal-2-told-excavates = excavates { $what }
tikal-2-told-the-room = the { $hue } room on { $at }
    .of = of the { $hue } room on { $at }
tikal-2-told-the-sanctuary = the { $hue } sanctuary on { $at }
    .of = of the { $hue } sanctuary on { $at }
tikal-2-told-the-treasure-room = the treasure room on { $at }
    .of = of the treasure room on { $at }
tikal-2-told-the-space = the room on { $at }
    .of = of the room on { $at }
tikal-2-told-secret-room = a secret room
    .of = of a secret room
tikal-2-told-worth = +{ $points } ({ $parts })
    .doors = { $points ->
        [one] +{ $points } for its door
       *[other] +{ $points } for its doors
    }
tikal-2-told-part =
    .new = { $points ->
        [one] for its door
       *[other] for its doors
    }
    .old = { $points ->
        [one] for an earlier { $hue } door
       *[other] for earlier { $hue } doors
    }
    .earlier = for earlier doors of its colour
    .bonus = a bonus of { $points }
tikal-2-told-rescued = cannot reach a room
tikal-2-told-buys = buys { $what }

## Headings and scorings
tikal-2-told-round = Round { $round } is over
    .next = { $name } starts round { $round }
tikal-2-told-last = Last special turn
    .whose = { $name }
tikal-2-told-final = Final scoring
tikal-2-told-end = The game is over
    .wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
    .wins-with = { $count ->
        [one] { $names } wins { $points }
       *[other] { $names } share the win { $points }
    }
tikal-2-told-tallied = { $count ->
        [one] { $names } has entered what to score.
       *[other] { $names } have entered what to score.
    }
    .all = Everybody has entered what to score.
tikal-2-told-scores = { $name } scores { $points }: { $what }.
    .once = { $name } scores { $what }.
# What points are for: “4 for a single key”
tikal-2-told-for = { $points } { $why }
tikal-2-told-for-sets = { $count ->
        [one] for keys in { $size } colours
       *[other] for { $count } sets of keys in { $size } colours
    }
    .own = { $count ->
        [one] for keys in { $size } colours ({ $colours })
       *[other] for { $count } sets of keys in { $size } colours ({ $colours })
    }
tikal-2-told-for-singles = { $count ->
        [one] for a single key
       *[other] for { $count } single keys
    }
    .own = { $count ->
        [one] for a single key ({ $colours })
       *[other] for { $count } single keys ({ $colours })
    }
tikal-2-told-for-altar = at the { $hue } altar
tikal-2-told-for-treasures = { $points ->
        [one] for a treasure not delivered
       *[other] for { $points } treasures not delivered
    }
tikal-2-told-for-pair = { $points ->
        [3] for one card of the pair
       *[other] for both cards of the pair
    }
tikal-2-told-for-card = for the card “{ $card }”

## Why somebody got points, beside the name and the number; what the log says of it is said so here too.
## { $of } is such as “of the yellow room on d6”, { $what } “for earlier yellow doors”
tikal-2-why-doors = { $points ->
        [one] for the door { $of }
       *[other] for the doors { $of }
    }
    .earlier = { $what } (room on { $at })
tikal-2-why-bonus = for the bonus { $of }
tikal-2-why-tile =
    .of = of the tile
