### Tikalin kuvaaminen: joka vaiheella on otsikko ja, lopussa -about, virke, joka kertoo, mitä tehdään.

## Sides of a hexagon, for a screen reader

hex-side-n = yläsivu
hex-side-ne = sivu oikealla ylhäällä
hex-side-se = sivu oikealla alhaalla
hex-side-s = alasivu
hex-side-sw = sivu vasemmalla alhaalla
hex-side-nw = sivu vasemmalla ylhäällä

## Neljä painettua kuusikulmiota

copy-tk-printed = Onko lautanne tällainen?
copy-tk-printed-about = Siihen on painettu neljä kuusikulmiota. Katsokaa niiden kivipaaleja ja temppelien numeroita.
copy-tk-printed-yes = Kyllä, juuri tällainen
copy-tk-printed-no = Ei, erilainen
copy-tk-printed-done = Valmis
copy-tk-printed-sides = Napauttakaa sivua, niin sen kivipaalit muuttuvat.
copy-tk-printed-elsewhere = Onko se muualla? Napauttakaa sen ruutua. Jos haluatte muuttaa toista neljästä, napauttakaa sitä.
copy-tk-printed-value = Temppelin numero
# What a screen reader says: “a4, temple”; “upper side, 2 stones”.
copy-tk-hex = { $place }, { $kind }
copy-tk-stones = { $side }, { $count ->
    [0] ei kivipaaleja
    [one] yksi kivipaali
   *[other] { $count } kivipaalia
}

## Kahdeksan aarretta

copy-tk-treasures = Mitkä ovat aarteiden nimet?
copy-tk-treasures-about = Kukin piirroksemme vastaa yhtä aarrelajia. Kenenkään ei tarvitse kirjoittaa: nimet ovat vain lokia varten.
copy-tk-names-keep = Pidä nämä nimet
copy-tk-name = Aarre { $number }
word-sun = aurinko
word-snake = käärme
word-bowl = kulho
word-ring = sormus
word-knife = veitsi
word-feather = sulka
word-bell = kello
word-turtle = kilpikonna
