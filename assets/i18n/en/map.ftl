### A board of hexagons on a screen: what its buttons do.

# What a screen reader says of the whole.
map-board = The board
map-in = Zoom in
map-out = Zoom out
map-fit = Show the whole board
map-turn = Turn the board
