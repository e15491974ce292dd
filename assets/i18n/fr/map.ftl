### Un plateau d’hexagones à l’écran : ce que font ses boutons.

# What a screen reader says of the whole.
map-board = Le plateau
map-in = Zoomer
map-out = Dézoomer
map-fit = Voir tout le plateau
map-turn = Tourner le plateau
