### Het bord van Tikal, zoals een schermlezer het zegt: zinnen over één veld, de ene na de andere.
## { $at } is een veld zoals “c3”.

tk-hex-nothing = { $at }, nog vrij.
tk-hex-base-camp = { $at }, basiskamp.
tk-hex-temple = { $at }, tempel met waarde { $value }.
tk-hex-jungle = { $at }, oerwoud.
tk-hex-treasure =
    { $treasures ->
        [0] { $at }, schattegel zonder schatten.
        [one] { $at }, schattegel met één schat.
       *[other] { $at }, schattegel met { $treasures } schatten.
    }
tk-hex-volcano = { $at }, vulkaan.
tk-hex-camp = { $seat } heeft hier een kamp.
tk-hex-guard = { $seat } bewaakt deze tempel.
tk-hex-strongest = { $seat } is als enige de sterkste.
tk-hex-tied = Gelijke stand: niemand is als enige de sterkste.
tk-hex-figures = { $seat } heeft hier { $leaders ->
        [0] { $members ->
            [one] één lid
           *[other] { $members } leden
        }
       *[other] { $members ->
            [0] de leider
            [one] de leider en één lid
           *[other] de leider en { $members } leden
        }
    }.

## What is lit there

tk-hex-free = De tegel kan hier liggen.
tk-hex-ghost = De tegel zou hier liggen.
tk-hex-turned = { $degrees }° gedraaid.
tk-hex-reach = Bereikbaar.
tk-hex-way = De weg loopt over deze tegel.
tk-hex-goal = Hier eindigt de weg.
tk-hex-spot = Deze tempel wordt nu geteld.
tk-hex-last = Laatste actie hier.
tk-hex-cost = Kost { $cost } AP.
