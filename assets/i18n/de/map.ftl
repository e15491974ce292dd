### Ein Spielplan aus Sechsecken: was seine Knöpfe tun.

# What a screen reader says of the whole.
map-board = Der Spielplan
map-in = Vergrößern
map-out = Verkleinern
map-fit = Ganzen Spielplan zeigen
map-turn = Spielplan drehen
