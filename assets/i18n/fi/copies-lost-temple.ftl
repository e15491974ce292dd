### Lost Temple -pelin kuvaaminen.

copy-lt-track = Rata
copy-lt-track-about = Napauttakaa järjestyksessä, mikä kukin ruutu on, ruudusta 1 toiseen suureen temppeliin asti.
copy-lt-cards = Aloituskortit
copy-lt-cards-about = Mitä kunkin hahmokortin kulmassa on: radan ruutu ja smaragdit.
copy-lt-tokens = Sattumalaatat
copy-lt-tokens-about = Vain jos sovellus jakaa ne: montako kutakin lajia laatikossa on.

## Ruutujen lajit näppäimissä: kukin yksi lyhyt sana.

copy-lt-plain = Tavallinen
copy-lt-temple = Temppeli
copy-lt-village = Kylä
copy-lt-jungle = Viidakko
copy-lt-chance = Sattuma
copy-lt-great-temple = suuri temppeli

## Näppäimet

# On the last space or on the chosen one; a temple or a village may be a chance space too.
copy-lt-double = Kaksoisympyrä
copy-lt-great = Suuri temppeli
copy-lt-erase = Pyyhi
# Another space before the chosen one.
copy-lt-insert = Lisää väliin
copy-lt-remove = Poista
copy-lt-next = Mikä ruutu { $space } on?
copy-lt-end = Rata on kuvailtu loppuun asti.
# Of a space that is told already.
copy-lt-chosen = Mikä ruutu { $space } oikeasti on?
# What a screen reader says of a space.
copy-lt-space = Ruutu { $space }, { $what }
copy-lt-space-double = Ruutu { $space }, { $what } ja kaksoisympyrä

## Kortit

copy-lt-cards-first = Kuvailkaa ensin rata: aloitusruudut napautetaan siitä.
copy-lt-cards-all = Kaikki yhdeksän korttia on kuvailtu. Muuttakaa korttia napauttamalla sitä.
copy-lt-card-space = { $character }: napauttakaa aloitusruutua
copy-lt-card-gems = { $character }, ruutu { $space }: montako smaragdia?
# What a screen reader says of a card; $space is 0 and $gems −1 while they are not told.
copy-lt-card = { $character }, { $space ->
    [0] ruutu vielä kertomatta
   *[other] ruutu { $space }
}, { $gems ->
    [open] smaragdit vielä kertomatta
    [0] ei smaragdeja
    [one] 1 smaragdi
   *[other] { $gems } smaragdia
}

## Laatat

copy-lt-tokens-sum = { $have }/{ $of } laattaa, kaksi idolia mukana

## Mikä on sääntöjen vastaista

copy-lost-temple-jungle-count = Laudalla on kolme syvää viidakkoa; teillä niitä on { $found }.
copy-lost-temple-chance-fewer = Kaikki 18 laattaa eivät mahdu laudalle, joten sattumaruutuja on alle 18; teillä niitä on { $found }.
copy-lost-temple-finish-temple = Suuri temppeli on temppeli; ruutu { $found } on tässä jotain muuta.
copy-lost-temple-finish-finish-order = Suuri temppeli ei voi olla ensimmäinen ruutu.
copy-lost-temple-space-twice = Ruutu { $found } on tässä kahta sellaista, jotka eivät sovi yhteen.
copy-lost-temple-length-between = Rata päättyy toiseen suureen temppeliin, ruutuun { $most }; teidän ratanne jatkuu ruutuun { $found }.
copy-lost-temple-between = Ruutu { $found } ei ole radallanne; se päättyy ruutuun { $most }.
copy-lost-temple-start-space-between = { $part }: kaikki aloittavat ennen ensimmäistä suurta temppeliä, viimeistään ruudusta { $most }; teillä on ruutu { $found }.
copy-lost-temple-start-gems-between = { $part }: laatikossa on { $most } smaragdia; teillä niitä on { $found }.
copy-lost-temple-start-start-gems = Laatikossa on { $expected } smaragdia; korttinne antavat yhteensä jopa { $found }.
copy-lost-temple-tokens-sum = Laattoja on kaikkiaan { $expected }; teillä niitä on { $found }.
