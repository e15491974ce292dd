### Options communes à tous les jeux, et leurs valeurs. Les mots propres à un jeu passent avant.

option-detail = Ce que l’appli suit
option-detail-full = Complète
option-detail-full-about = L’appli suit chaque pièce et vérifie chaque coup.
option-detail-light = Simple
option-detail-light-about = Vous déplacez et comptez vous-mêmes ; l’appli mène la partie et calcule les décomptes.
option-first = Qui commence
option-on = Oui
option-off = Non
