### Le plateau de Tikal, tel qu’un lecteur d’écran le dit : des phrases sur une case, l’une après l’autre.
## { $at } est une case comme « c3 ».

tk-hex-nothing = { $at }, encore libre.
tk-hex-base-camp = { $at }, camp de base.
tk-hex-temple = { $at }, temple de valeur { $value }.
tk-hex-jungle = { $at }, jungle.
tk-hex-treasure =
    { $treasures ->
        [0] { $at }, tuile trésor, plus aucun trésor.
        [one] { $at }, tuile trésor, encore un trésor.
       *[other] { $at }, tuile trésor, encore { $treasures } trésors.
    }
tk-hex-volcano = { $at }, volcan.
tk-hex-camp = { $seat } a un camp ici.
tk-hex-guard = { $seat } garde ce temple.
tk-hex-strongest = { $seat } a la majorité.
tk-hex-tied = Égalité : personne n’a la majorité.
tk-hex-figures = { $seat } a ici { $leaders ->
        [0] { $members ->
            [one] un membre
           *[other] { $members } membres
        }
       *[other] { $members ->
            [0] le chef
            [one] le chef et un membre
           *[other] le chef et { $members } membres
        }
    }.

## What is lit there

tk-hex-free = La tuile peut aller ici.
tk-hex-ghost = La tuile serait ici.
tk-hex-turned = Tournée de { $degrees }°.
tk-hex-reach = À portée.
tk-hex-way = Le chemin passe par cette tuile.
tk-hex-goal = Le chemin s’arrête ici.
tk-hex-spot = On décompte ce temple.
tk-hex-last = Dernier coup ici.
tk-hex-cost = Coûte { $cost } PA.
