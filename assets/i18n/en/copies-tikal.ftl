### Describing a copy of Tikal: each step has a title and, with -about, a sentence that says what to do.

## Sides of a hexagon, for a screen reader

hex-side-n = upper side
hex-side-ne = upper right side
hex-side-se = lower right side
hex-side-s = lower side
hex-side-sw = lower left side
hex-side-nw = upper left side

## The four printed hexagons

copy-tk-printed = Does your board look like this?
copy-tk-printed-about = Four hexagons are printed on it. Look at their stepping stones and at the numbers on the temples.
copy-tk-printed-yes = Yes, just like this
copy-tk-printed-no = No, mine differs
copy-tk-printed-done = Done
copy-tk-printed-sides = Tap a side to change its stepping stones.
copy-tk-printed-elsewhere = Does it lie elsewhere? Tap its space. Tap another of the four to change that one.
copy-tk-printed-value = The number on the temple
# What a screen reader says: “a4, temple”; “upper side, 2 stones”.
copy-tk-hex = { $place }, { $kind }
copy-tk-stones = { $side }, { $count ->
    [0] no stones
    [one] one stone
   *[other] { $count } stones
}

## The eight treasures

copy-tk-treasures = What are the treasures called?
copy-tk-treasures-about = Each of our drawings stands for one kind of treasure. You need not type anything: names are only for the log.
copy-tk-names-keep = Keep these names
copy-tk-name = Treasure { $number }
word-sun = sun
word-snake = snake
word-bowl = bowl
word-ring = ring
word-knife = knife
word-feather = feather
word-bell = bell
word-turtle = turtle
