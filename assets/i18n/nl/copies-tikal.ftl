### Een exemplaar van Tikal beschrijven: elke stap heeft een titel en, met -about, een zin die zegt wat je doet.

## Sides of a hexagon, for a screen reader

hex-side-n = zijde boven
hex-side-ne = zijde rechtsboven
hex-side-se = zijde rechtsonder
hex-side-s = zijde onder
hex-side-sw = zijde linksonder
hex-side-nw = zijde linksboven

## De vier voorgedrukte zeshoeken

copy-tk-printed = Ziet jullie bord er zo uit?
copy-tk-printed-about = Er staan vier zeshoeken op gedrukt. Kijk naar hun stenen en naar de getallen op de tempels.
copy-tk-printed-yes = Ja, precies zo
copy-tk-printed-no = Nee, anders
copy-tk-printed-done = Klaar
copy-tk-printed-sides = Tik op een zijde om de stenen te veranderen.
copy-tk-printed-elsewhere = Ligt hij ergens anders? Tik op zijn veld. Tik op een andere van de vier om die te veranderen.
copy-tk-printed-value = Het getal op de tempel
# What a screen reader says: “a4, temple”; “upper side, 2 stones”.
copy-tk-hex = { $place }, { $kind }
copy-tk-stones = { $side }, { $count ->
    [0] geen stenen
    [one] één steen
   *[other] { $count } stenen
}

## De acht schatten

copy-tk-treasures = Hoe heten de schatten?
copy-tk-treasures-about = Elke tekening van ons staat voor één soort schat. Niemand hoeft te typen: de namen zijn alleen voor het logboek.
copy-tk-names-keep = Namen zo laten
copy-tk-name = Schat { $number }
word-sun = zon
word-snake = slang
word-bowl = kom
word-ring = ring
word-knife = mes
word-feather = veer
word-bell = bel
word-turtle = schildpad
