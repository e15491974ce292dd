### The board of Tikal, as a screen reader says it: sentences about one space, one after the other.
## { $at } is a space such as “c3”.

tk-hex-nothing = { $at }, still free.
tk-hex-base-camp = { $at }, base camp.
tk-hex-temple = { $at }, temple worth { $value }.
tk-hex-jungle = { $at }, jungle.
tk-hex-treasure =
    { $treasures ->
        [0] { $at }, treasure tile with no treasure left.
        [one] { $at }, treasure tile with one treasure.
       *[other] { $at }, treasure tile with { $treasures } treasures.
    }
tk-hex-volcano = { $at }, volcano.
tk-hex-camp = { $seat } has a camp here.
tk-hex-guard = { $seat } guards this temple.
tk-hex-strongest = { $seat } alone is strongest.
tk-hex-tied = It is a tie: nobody alone is strongest.
tk-hex-figures = { $seat } has { $leaders ->
        [0] { $members ->
            [one] a member
           *[other] { $members } members
        }
       *[other] { $members ->
            [0] the leader
            [one] the leader and a member
           *[other] the leader and { $members } members
        }
    } here.

## What is lit there

tk-hex-free = The tile can go here.
tk-hex-ghost = The tile would lie here.
tk-hex-turned = Turned by { $degrees }°.
tk-hex-reach = Within reach.
tk-hex-way = The way leads over this tile.
tk-hex-goal = The way ends here.
tk-hex-spot = This temple is being scored.
tk-hex-last = Last move here.
tk-hex-cost = Costs { $cost } AP.
