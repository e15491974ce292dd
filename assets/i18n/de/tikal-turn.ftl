### A turn of Tikal on screens: what is going on, the chosen space, the buttons. “AP” are action points, { $at } is a space such
### as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap. { $letter } is on the backs of tiles.

tk-status-draw = { $name } zieht eine Tafel
    .you = Zieh die nächste Tafel ({ $letter })
    .do = Tipp auf die gezogene Tafel.
tk-status-last =
    .you = Leg die letzte Tafel { $letter } an
    .do = Tipp auf ein leuchtendes Feld.
tk-status-volcano =
    .you = Die letzte Tafel { $letter } ist ein Vulkan
    .do = Leg ihn beiseite: Die Wertungsrunde beginnt.
tk-status-place = { $name } legt eine Tafel an
    .you = Leg deine Tafel an
    .do = Tipp auf ein leuchtendes Feld.
tk-status-display = { $name } deckt Tafeln auf
    .you = Deck die nächsten Tafeln auf
    .do = Tipp auf die, die jetzt offen liegen.
tk-status-auction = { $name } bietet
    .you = Dein Gebot
    .do = Biete mehr oder passe.
tk-status-take = { $name } nimmt eine Tafel
    .you = Nimm eine Tafel
    .do = Tipp auf die, die du willst.
tk-status-turn = { $name } ist dran
    .you = Du bist dran
    .do = Tipp auf ein Camp, deine Figuren oder ein Feld.
tk-status-scoring = { $name } macht einen Wertungszug
    .you = Dein Wertungszug
    .do = Setz deine AP ein. Danach wertest du.
tk-over = Die Partie ist zu Ende

## Action points: beside the ten pips, and (-says) for ears

tk-price = { $ap } AP
tk-ap = { $left } AP
tk-ap-plan = { $left } − { $cost } = { $after } AP
tk-ap-says = { $left ->
    [0] Keine AP mehr
   *[other] Noch { $left } AP
}
tk-ap-plan-says = Noch { $left } AP. Das kostet { $cost }, danach sind es { $after ->
    [0] keine mehr
   *[other] noch { $after }
}.

## The tile

tk-draw-volcano = Wertung beginnen
# What a screen reader says of a tile to be tapped: six numbers, side by side
tk-tile-says = { $tile }, Steinplatten im Uhrzeigersinn von oben: { $stones }
tk-lay-turn = Tipp noch einmal darauf, um sie zu drehen.
tk-lay-so = Sie kann nur so liegen.
tk-place-do = Tafel anlegen

## A space that was tapped

tk-here =
    .free = Auf { $at } liegt noch keine Tafel
    .base-camp = Das Basiscamp
    .temple = Tempel im Wert von { $value } auf { $at }
    .jungle = Urwald auf { $at }
    .treasure = { $left ->
        [0] Leere Schatztafel auf { $at }
        [one] 1 Schatz auf { $at }
       *[other] { $left } Schätze auf { $at }
    }
    .volcano = Vulkan auf { $at }
# { $what } is a list of what follows: “leader and 2 members and a camp”
tk-has = { $name } · { $what }
tk-figures =
    .leader = Leiter
    .members = { $members ->
        [one] 1 Teilnehmer
       *[other] { $members } Teilnehmer
    }
    .both = { $members ->
        [one] Leiter und 1 Teilnehmer
       *[other] Leiter und { $members } Teilnehmer
    }
tk-a-camp = ein Camp
tk-a-guard = der Wächter
# Who would score a temple; strength, the leader counting 3
tk-leads =
    .guards = { $name } bewacht ihn. Sein Wert steht fest.
    .nobody = Niemand ist dort.
    .alone = Dort ist nur { $name }, mit Stärke { $own }.
    .leads = { $name } führt mit { $own } zu { $next }.
    .tied = { $names } sind mit { $own } gleich stark. Niemand bekäme Punkte.

## Figures

# Below the headline, by what is chosen
tk-hint-to = Tipp auf das Ziel: Die Zahlen sind AP.
tk-hint-way = Anderer Weg? Tipp auf die Felder, über die er führt.
tk-hint-nowhere = Von hier kommt niemand weiter.
tk-hint-bring = Wähle, wie viele, und setz sie ein.
tk-hint-raise = Tipp auf den gehobenen Schatz.
tk-hint-exchange = Tipp auf einen eigenen und einen fremden Schatz.
tk-bring-do = { $count ->
    [one] 1 Figur setzen
   *[other] { $count } Figuren setzen
}
# { $to } is “to c3” or “to the base camp”
tk-move-do = Zieh { $to }
tk-transfer-do = Geheimpfad { $to }

## What can be done on a space

tk-action-uncover = Ebene freilegen
tk-action-raise = Schatz heben
tk-action-camp = Camp errichten
tk-action-guard-member = Teilnehmer als Wächter
tk-action-guard-leader = Leiter als Wächter
# Below the two before, after the price
tk-leave = { $count ->
    [one] 1 Figur scheidet aus
   *[other] { $count } Figuren scheiden aus
}
tk-which-treasure = Welcher Schatz war es?
tk-exchange = Schätze tauschen
tk-give = Du gibst
tk-get = Du bekommst
tk-exchange-do = Tauschen
tk-end = Zug beenden
tk-end-score = Beenden und werten
tk-end-lost = { $ap ->
        [one] { $ap } AP verfällt
       *[other] { $ap } AP verfallen
    }

## What everybody has

tk-points = { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}
tk-things = { $name } hat im Vorrat { $leader ->
        [0] keinen Leiter
       *[other] den Leiter
    } und { $reserve ->
        [0] keine Teilnehmer
        [one] 1 Teilnehmer
       *[other] { $reserve } Teilnehmer
    }, dazu { $camps ->
        [0] keine Camps
        [one] 1 Camp
       *[other] { $camps } Camps
    } und { $guards ->
        [0] keine Wächter
        [one] 1 Wächter
       *[other] { $guards } Wächter
    }.
tk-treasures = { $count ->
    [one] { $name }
   *[2] ein Paar, { $name }
    [3] ein Drilling, { $name }
}
