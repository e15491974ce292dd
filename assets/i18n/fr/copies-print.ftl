### What sheets and set-up lists say where nobody told how their copy is, and the sheets that show a copy itself.

## Setting up, as far as every copy is alike

lost-temple-setup-board-second = Posez le plateau. La course va jusqu’au deuxième grand temple.
lost-temple-setup-board-first = Posez le plateau. À six ou plus, la course va jusqu’au premier grand temple.
lost-temple-setup-tokens-circles = Mélangez les { $tokens } jetons chance face cachée. Posez-en un sur chaque double cercle ; les autres, à côté du plateau, forment la réserve.
lost-temple-setup-tokens-near-circles = Mélangez les { $tokens } jetons chance face cachée. Posez-en un sur chaque double cercle avant l’arrivée, aucun après ; les autres, à côté du plateau, forment la réserve.
lost-temple-setup-start-cards-own = Mélangez les neuf personnages et donnez-en un, face visible, à chacun des { $count } joueurs. Comme le montre la carte : le nombre de gauche est la case de départ, posez-y votre pion ; celui de droite est le nombre d’émeraudes. L’Éclaireur et l’Enfant reçoivent aussi une machette.
tikal-2-setup-tiles-three-picture = Retirez les { $out } tuiles action portant un 4 au dos. Mélangez les { $tiles } autres et posez-les face visible sur les sites : sur chacun autant que le montre l’image pour 3 joueurs dans la règle.
tikal-2-setup-tiles-two-picture = Retirez les { $out } tuiles action portant un 3 ou un 4 au dos. Mélangez les { $tiles } autres et posez-les face visible sur les sites : sur chacun autant que le montre l’image pour 2 joueurs dans la règle.

## Sketches without a copy

lt-print-sketch = Ce n’est qu’un croquis : votre plateau montre les virages et chaque case.
lt-print-sketch-start = Départ
lt-print-sketch-first = Premier grand temple
lt-print-sketch-second = Deuxième grand temple
lt-print-legend-circle = case chance
lt-print-legend-great = grand temple
# Beside the number 18.
lt-print-tokens = jetons
lt-print-start-own = Comme le montre la carte : à gauche la case de départ, à droite les émeraudes.
t2-print-temple-untold = Le temple a { $spaces } cases. Sur { $rooms } d’entre elles une salle est imprimée, deux de chaque couleur :
t2-print-sketch = Ce n’est qu’un croquis : votre plateau montre où sont les salles, la forêt et les hydravions.
tk-print-compare = Les quatre cases imprimées sont sans doute disposées ainsi : comparez avec votre plateau.

## The sheets that show a copy, and the form

print-sheet-kit = Votre exemplaire
print-sheet-kit-form = Formulaire vierge
kit-print-kit = Comparez avec votre plateau et vos pièces. Là où il n’y a qu’une ligne ou un carré vide, personne n’a encore rien indiqué. Ce qui diffère se corrige dans l’appli.
kit-print-kit-form = Notez au stylo ce que montrent votre plateau et vos pièces. Saisissez-le ensuite dans l’appli : elle connaîtra alors votre exemplaire.
# Under the sheet’s name, where else the copy’s own name stands.
kit-print-pen = Ce que montre votre exemplaire
kit-print-invented = Plateau inventé
kit-print-nobody = Pas encore décrit
kit-print-flaws = Ceci ne correspond pas à la règle. Vérifiez encore une fois :
kit-print-flaws-more = et { $count } de plus

## Lost Temple’s copy

lost-temple-kit-track = Le parcours
lost-temple-kit-ring = Entourez ce qu’est chaque case : temple, village, jungle impénétrable ou double cercle. Rien d’entouré : case ordinaire. Temple ou village avec double cercle : entourez les deux.
lost-temple-kit-length = Nombre de cases
lost-temple-kit-far = Deuxième grand temple : case
lost-temple-kit-near = Premier grand temple : case
lost-temple-kit-temples = Temples
lost-temple-kit-villages = Villages
lost-temple-kit-jungle = Jungle impénétrable
lost-temple-kit-chance = Doubles cercles
lost-temple-kit-start = Cartes de départ : case et émeraudes
lost-temple-kit-tokens = Jetons chance
lost-temple-kit-tokens-when = Combien de chaque sorte ; 18 en tout. Utile seulement si l’appli les distribue.
lost-temple-kit-colours = Couleurs des pions

## Tikal II’s copy

tikal-2-kit-spaces = Le temple
tikal-2-kit-outline = Tracez le contour des { $spaces } cases de votre temple.
tikal-2-kit-printed = Salles imprimées, deux de chaque couleur
tikal-2-kit-room-bonus = À droite le bonus : points, cartes, trésors.
tikal-2-kit-room-tick = Cochez les côtés avec une porte et entourez la couleur.
tikal-2-kit-space = Case
tikal-2-kit-river = La rivière
tikal-2-kit-river-how = Dans le sens horaire depuis le site de départ : ce qui suit chaque site (une forêt, deux hydravions) et combien de tuiles action y sont posées.
tikal-2-kit-wheel = La roue des prix : trésors dans le sens horaire et leurs prix
tikal-2-kit-price = Prix
tikal-2-kit-light-rooms = Salles claires
tikal-2-kit-action-tiles = Tuiles action
tikal-2-kit-tiles-back = Dans le coin, le nombre au dos.
tikal-2-kit-tiles-ring = Entourez ce que montre la tuile, deux fois ce qu’elle montre deux fois.
tikal-2-kit-sanctuaries = Sanctuaires : leurs bonus
tikal-2-kit-treasure-room = Salle du trésor
tikal-2-kit-secret-rooms = Salles secrètes : leurs bonus
tikal-2-kit-cards = Cartes spéciales
tikal-2-kit-cards-how = Combien il y en a de chaque sorte ; { $cards } en tout.

## Tikal’s copy

tikal-kit-board = Le plateau
tikal-kit-printed = Les quatre cases imprimées
tikal-kit-stones = Écrivez dans chaque carré combien de pierres se trouvent de ce côté : de zéro à trois.
tikal-kit-stones-told = Comptez les pierres de chaque côté des quatre cases de votre plateau.
tikal-kit-space = Case
tikal-kit-value = Valeur
tikal-kit-treasures = Les huit trésors, comme vous les appelez
tikal-kit-colours = Couleurs des joueurs
tikal-kit-tiles = Les tuiles terrain : lettre au dos, valeur du temple ou nombre de masques

## The print screen: for which copy

printing-copy = Votre exemplaire
printing-copy-none = Aucun décrit
printing-copy-sample = Plateau inventé
