### Kuusikulmioista koostuva lauta näytöllä: mitä sen painikkeet tekevät.

# What a screen reader says of the whole.
map-board = Lauta
map-in = Lähennä
map-out = Loitonna
map-fit = Näytä koko lauta
map-turn = Käännä lauta
