### Der Spielplan von Tikal, wie ihn ein Screenreader vorliest: Sätze über ein Feld, einer nach dem anderen.
## { $at } ist ein Feld wie „c3“.

tk-hex-nothing = { $at }, noch frei.
tk-hex-base-camp = { $at }, Basiscamp.
tk-hex-temple = { $at }, Tempel im Wert von { $value }.
tk-hex-jungle = { $at }, Urwald.
tk-hex-treasure =
    { $treasures ->
        [0] { $at }, Schatztafel ohne Schatz.
        [one] { $at }, Schatztafel mit einem Schatz.
       *[other] { $at }, Schatztafel mit { $treasures } Schätzen.
    }
tk-hex-volcano = { $at }, Vulkan.
tk-hex-camp = { $seat } hat hier ein Camp.
tk-hex-guard = { $seat } bewacht diesen Tempel.
tk-hex-strongest = { $seat } ist allein am stärksten.
tk-hex-tied = Gleichstand: Niemand ist allein am stärksten.
tk-hex-figures = { $seat } hat hier { $leaders ->
        [0] { $members ->
            [one] einen Teilnehmer
           *[other] { $members } Teilnehmer
        }
       *[other] { $members ->
            [0] den Leiter
            [one] den Leiter und einen Teilnehmer
           *[other] den Leiter und { $members } Teilnehmer
        }
    }.

## What is lit there

tk-hex-free = Die Tafel kann hierhin.
tk-hex-ghost = Hier würde die Tafel liegen.
tk-hex-turned = Um { $degrees }° gedreht.
tk-hex-reach = Erreichbar.
tk-hex-way = Der Weg führt über diese Tafel.
tk-hex-goal = Hier endet der Weg.
tk-hex-spot = Dieser Tempel wird gerade gewertet.
tk-hex-last = Letzte Aktion hier.
tk-hex-cost = Kostet { $cost } AP.
