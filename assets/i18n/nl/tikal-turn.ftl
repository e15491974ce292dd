### A turn of Tikal on screens: what is going on, the chosen space, the buttons. “AP” are action points, { $at } is a space such
### as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap. { $letter } is on the backs of tiles.

tk-status-draw = { $name } trekt een tegel
    .you = Trek de volgende tegel ({ $letter })
    .do = Tik op de getrokken tegel.
tk-status-last =
    .you = Leg de laatste tegel { $letter } neer
    .do = Tik op een verlicht veld.
tk-status-volcano =
    .you = De laatste tegel { $letter } is een vulkaan
    .do = Leg hem opzij: de waarderingsronde begint.
tk-status-place = { $name } legt een tegel neer
    .you = Leg je tegel neer
    .do = Tik op een verlicht veld.
tk-status-display = { $name } legt tegels open
    .you = Leg de volgende tegels open
    .do = Tik op de tegels die nu open liggen.
tk-status-auction = { $name } biedt
    .you = Jij mag bieden
    .do = Bied meer of pas.
tk-status-take = { $name } neemt een tegel
    .you = Neem een tegel
    .do = Tik op de tegel die je wilt.
tk-status-turn = { $name } is aan de beurt
    .you = Jouw beurt
    .do = Tik op een kamp, je pionnen of een veld.
tk-status-scoring = { $name } speelt een waarderingsbeurt
    .you = Jouw waarderingsbeurt
    .do = Gebruik je AP. Daarna scoor je.
tk-over = De partij is afgelopen

## Action points: beside the ten pips, and (-says) for ears

tk-price = { $ap } AP
tk-ap = { $left } AP
tk-ap-plan = { $left } − { $cost } = { $after } AP
tk-ap-says = { $left ->
    [0] Geen AP meer
   *[other] Nog { $left } AP
}
tk-ap-plan-says = Nog { $left } AP. Dit kost er { $cost } en laat er { $after ->
    [0] geen
   *[other] { $after }
} over.

## The tile

tk-draw-volcano = Waardering beginnen
# What a screen reader says of a tile to be tapped: six numbers, side by side
tk-tile-says = { $tile }, stenen met de klok mee vanaf boven: { $stones }
tk-lay-turn = Tik er nog eens op om hem te draaien.
tk-lay-so = Hij kan alleen zo liggen.
tk-place-do = Tegel neerleggen

## A space that was tapped

tk-here =
    .free = Nog geen tegel op { $at }
    .base-camp = Het basiskamp
    .temple = Tempel met waarde { $value } op { $at }
    .jungle = Oerwoud op { $at }
    .treasure = { $left ->
        [0] Lege schattegel op { $at }
        [one] 1 schat op { $at }
       *[other] { $left } schatten op { $at }
    }
    .volcano = Vulkaan op { $at }
# { $what } is a list of what follows: “leader and 2 members and a camp”
tk-has = { $name } · { $what }
tk-figures =
    .leader = leider
    .members = { $members ->
        [one] 1 lid
       *[other] { $members } leden
    }
    .both = { $members ->
        [one] leider en 1 lid
       *[other] leider en { $members } leden
    }
tk-a-camp = een kamp
tk-a-guard = de bewaker
# Who would score a temple; strength, the leader counting 3
tk-leads =
    .guards = { $name } bewaakt hem. De waarde staat vast.
    .nobody = Daar staat niemand.
    .alone = Daar staat alleen { $name }, met sterkte { $own }.
    .leads = { $name } staat voor met { $own } tegen { $next }.
    .tied = { $names } staan gelijk met { $own }. Niemand zou scoren.

## Figures

# Below the headline, by what is chosen
tk-hint-to = Tik op het doel: de getallen zijn AP.
tk-hint-way = Andere weg? Tik op de velden waar hij langs gaat.
tk-hint-nowhere = Van hier komt niemand verder.
tk-hint-bring = Kies hoeveel en zet ze in.
tk-hint-raise = Tik op de opgegraven schat.
tk-hint-exchange = Tik op een schat van jou en een van een ander.
tk-bring-do = { $count ->
        [one] 1 pion inzetten
       *[other] { $count } pionnen inzetten
    }
# { $to } is “to c3” or “to the base camp”
tk-move-do = Ga { $to }
tk-transfer-do = Geheim pad { $to }

## What can be done on a space

tk-action-uncover = Niveau blootleggen
tk-action-raise = Schat opgraven
tk-action-camp = Kamp bouwen
tk-action-guard-member = Lid wordt bewaker
tk-action-guard-leader = Leider wordt bewaker
# Below the two before, after the price
tk-leave = { $count ->
    [one] 1 pion gaat uit het spel
   *[other] { $count } pionnen gaan uit het spel
}
tk-which-treasure = Welke schat was het?
tk-exchange = Schatten ruilen
tk-give = Jij geeft
tk-get = Jij krijgt
tk-exchange-do = Ruilen
tk-end = Beurt beëindigen
tk-end-score = Stoppen en scoren
tk-end-lost = { $ap } AP ongebruikt

## What everybody has

tk-points = { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}
tk-things = { $name } heeft { $leader ->
        [0] geen leider
       *[other] de leider
    } en { $reserve ->
        [0] geen leden
        [one] 1 lid
       *[other] { $reserve } leden
    } in voorraad, en verder { $camps ->
        [0] geen kampen
        [one] 1 kamp
       *[other] { $camps } kampen
    } en { $guards ->
        [0] geen bewakers
        [one] 1 bewaker
       *[other] { $guards } bewakers
    }.
tk-treasures = { $count ->
    [one] { $name }
   *[2] een paar, { $name }
    [3] een drietal, { $name }
}
