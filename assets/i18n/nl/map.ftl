### Een bord van zeshoeken op het scherm: wat de knoppen doen.

# What a screen reader says of the whole.
map-board = Het bord
map-in = Inzoomen
map-out = Uitzoomen
map-fit = Hele bord tonen
map-turn = Bord draaien
