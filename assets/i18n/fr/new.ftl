### Ouvrir une nouvelle table.

new-title = Nouvelle table
new-create = Ouvrir la table
new-people = Joueurs : { $count }
new-people-about = Dans le sens horaire, comme vous êtes assis. Touche une couleur pour en changer.
# Un nom que personne n’a encore tapé.
new-player = Joueur { $number }
# Le libellé du champ pour un nom.
new-name = Nom { $number }
new-add = Ajouter un joueur
new-colour = Couleur : { $colour }
new-colour-tap = Couleur suivante
new-up = { $name } : une place plus haut
new-remove = Retirer { $name }
new-me = Je suis
new-me-none = Juste l’hôte
new-first-draw = Tirer au sort
new-name-missing = Il faut un nom à chacun.
new-name-twice = Deux joueurs s’appellent { $name }. Change l’un des noms.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = Ce n’est pas possible : { $what }. Changez cela plus haut, puis ouvrez la table à nouveau.
new-flaw-name-empty = Le nom { $number } ne se voit pas. Tapez au moins une lettre.
new-flaw-name-long = Le nom { $number } a { $found } lettres. Raccourcissez-le à { $most } au plus.
new-flaw-name-heap = Une lettre du nom { $number } porte trop de signes. Tapez-la avec { $most } au plus.
new-flaw-name-sign = Le nom { $number } contient un signe invisible ({ $found }) qui dérange les mots voisins. Tapez le nom à nouveau.
new-flaw-players = Ce jeu se joue de { $least } à { $most }, pas à { $found }. Ajoutez ou retirez quelqu’un.
new-not-kept = La table n’a pas pu être enregistrée. { $why }
new-devices = Appareils
new-devices-many = Chacun son téléphone
new-devices-one = Un seul qui circule
new-devices-many-about = Chacun scanne un code et voit ses secrets sur son propre téléphone.
new-devices-one-about = Cet appareil passe de main en main ; les secrets sont derrière un volet qui porte un nom.
# The same for a game in which nothing is secret.
new-devices-one-open = Un seul pour tous
new-devices-many-open-about = Chacun scanne un code et saisit ses propres coups. Pour qui n’a pas de téléphone, tu joues d’ici.
new-devices-one-open-about = Une personne saisit tout sur cet appareil. On ne saisit rien de secret : il reste où il est, et des téléphones peuvent rejoindre la partie à tout moment et servir aussi.
new-ways = Votre façon de jouer
new-kit = Votre exemplaire
# A button: nothing of the copy is missing but a look at the board.
new-look = Regarder le plateau

## Couleurs des pions, dites par les lecteurs d’écran

colour-red = rouge
colour-orange = orange
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-black = noir
colour-white = blanc
colour-beige = beige
colour-brown = marron
colour-pink = rose
colour-grey = gris
colour-turquoise = turquoise
