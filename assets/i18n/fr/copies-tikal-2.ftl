### Décrire un exemplaire de Tikal II : chaque étape a un titre et, avec -about, une phrase qui dit quoi faire.

## Où sont les cases

copy-t2-places = Où sont les cases
copy-t2-places-about = Posez le plateau de sorte que chaque hexagone ait un côté plat en haut. Touchez ensuite les 27 cases du temple, comme elles y sont.
copy-t2-move = Pas de place ? Déplacez tout.
copy-t2-move-left = Tout déplacer à gauche
copy-t2-move-right = Tout déplacer à droite
copy-t2-move-up = Tout déplacer vers le haut
copy-t2-move-down = Tout déplacer vers le bas

## Les salles imprimées

copy-t2-rooms = Les salles imprimées
copy-t2-rooms-about = Touchez une case avec une salle imprimée, puis sa couleur, ses portes et son bonus.
copy-t2-rooms-none = Dites d’abord où sont les cases. C’est l’étape d’avant.
copy-t2-rooms-tap = Touchez une case du temple.
# What a screen reader says of a space: “c3, pink”.
copy-t2-room = { $place }, { $colour }
copy-t2-room-done = Retour au temple
copy-t2-doors = Où sont ses portes ? Touchez les côtés.
copy-t2-bonus = Quel est son bonus ?
copy-t2-bonus-cards = carte
copy-t2-bonus-treasures = trésor

## La rivière

copy-t2-river = La rivière
copy-t2-river-about = Six sites en cercle, et ce qu’il y a entre eux. L’eau coule dans le sens horaire.
copy-t2-river-start = Touchez le site de départ, le bâtiment orange.
copy-t2-river-forest = Touchez l’intervalle où est la forêt.
copy-t2-river-plane = Touchez l’intervalle où est un hydravion.
copy-t2-river-other-plane = Touchez l’intervalle où est l’autre hydravion.
copy-t2-river-done = Voilà toute la rivière.
copy-t2-site = site { $number }
copy-t2-start-site = site de départ { $number }
# What a screen reader says of the gap between two sites.
copy-t2-gap-none = rien entre le site { $before } et le site { $behind }
copy-t2-gap-forest = forêt entre le site { $before } et le site { $behind }
copy-t2-gap-plane = hydravion entre le site { $before } et le site { $behind }

## Tuiles action sur les sites

copy-t2-sites = Les tuiles sur les sites
copy-t2-sites-about = À quatre, chaque site a quatre tuiles action. Touchez un site pour chaque tuile en moins, comme le montre votre règle.
copy-t2-sites-left = À { $players } joueurs, il y a { $tiles } tuiles. Enlevez-en encore { $count }.
copy-t2-sites-gone = À { $players } joueurs, il y a { $tiles } tuiles. Vous en avez enlevé { $count } de trop.
copy-t2-sites-right = À { $players } joueurs, il y a { $tiles } tuiles. Le compte est bon.
copy-t2-site-tiles = { $site }, { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}

## La roue des prix

copy-t2-wheel = La roue des prix
copy-t2-wheel-about = Partez du masque, dans le sens horaire. Nos dessins représentent vos trésors ; prenez les plus ressemblants.
copy-t2-wheel-next = Quel trésor est ici ?
copy-t2-wheel-price = Quel prix y est indiqué ?
copy-t2-wheel-name = Le nom que vous lui donnez
# What a screen reader says of a part of the wheel.
copy-t2-wheel-sector = { $number }, { $treasure }, prix { $price }

## Ce qu’on peut décrire avant, ou quand cela se présente

copy-t2-light = Les salles claires
copy-t2-light-about = Deux de chaque couleur. Peu importe le sens : seule compte la position des portes l’une par rapport à l’autre.
copy-t2-piece = { $what } { $number }
copy-t2-piece-told = { $what }, c’est fait
copy-t2-sanctuaries = Les sanctuaires
copy-t2-sanctuaries-about = Que rapporte chacun de leurs bonus ? L’un après l’autre.
copy-t2-treasure = La salle du trésor
copy-t2-treasure-about = Que rapporte chacun de ses bonus ? L’un d’eux rapporte 16 points.
copy-t2-secret = Les salles secrètes
copy-t2-secret-about = Six salles hors du temple. Que rapportent leurs bonus ?
copy-t2-secret-room = salle secrète { $number }
copy-t2-bonus-new = Nouveau bonus
copy-t2-bonus-brings = Des points, une carte ou un trésor. S’il rapporte plusieurs choses, touchez chacune.
copy-t2-bonus-same = Comme le précédent
copy-t2-tiles = Les tuiles action
copy-t2-tiles-about = Triez-les selon le chiffre au dos, puis touchez ce que chacune montre.
copy-t2-tile-back = Avec un { $back } au dos
copy-t2-tile = tuile { $number } avec un { $back }
copy-t2-tile-empty = Rien encore. Touchez ses symboles ci-dessous ; en toucher un ici l’enlève.
copy-t2-tile-next = Tuile suivante
copy-t2-key = clé, { $colour }
copy-t2-key-any = clé au choix
copy-t2-points = { $count ->
    [one] un point
   *[other] { $count } points
}
copy-t2-cards = Les cartes spéciales
copy-t2-cards-about = Chaque appui sur une sorte ajoute une carte. Si personne ne veut regarder, passez : alors personne ne les compte.
copy-t2-card-count = { $count ->
    [0] pas compté
    [one] une carte
   *[other] { $count } cartes
}
copy-t2-cards-sum = { $count } cartes sur { $all }, avec les deux de la paire
copy-t2-cards-rest = Une de chaque autre

## Ce qui contredit la règle

copy-tikal-2-spaces-count = Le temple a { $expected } cases ; vous en avez { $found }. Touchez celles qui n’en sont pas, et elles s’en vont.
copy-tikal-2-printed-count = D’après la règle, dix salles sont imprimées ; vous en avez { $found }.
copy-tikal-2-printed-count-of = D’après la règle, deux salles sont imprimées par couleur ; pour la couleur { $kind }, { $found ->
    [0] vous n’en avez aucune
    [1] vous n’en avez qu’une
    [3] vous en avez trois
    [4] vous en avez quatre
   *[other] vous en avez { $found }
}.
copy-tikal-2-printed-doors-between = Une salle a une ou deux portes ; l’une des vôtres en a { $found }.
copy-tikal-2-light-rooms-doors-between = Une salle a une ou deux portes ; l’une des vôtres en a { $found }.
copy-tikal-2-light-rooms-t2-arrangement = Les quatre salles d’une couleur ont leurs portes placées de quatre façons. Pour la couleur { $colour }, il manque celle-ci : { $missing }.
copy-tikal-2-site-counts-3-sum = À trois, il y a { $expected } tuiles action sur les sites ; vous en avez { $found }.
copy-tikal-2-site-counts-2-sum = À deux, il y a { $expected } tuiles action sur les sites ; vous en avez { $found }.
copy-tikal-2-sanctuaries-bonuses-least = Un sanctuaire a plusieurs bonus ; vous n’en avez décrit qu’un.
copy-tikal-2-treasure-room-bonuses-least = La salle du trésor a plusieurs bonus ; vous n’en avez décrit qu’un.
copy-tikal-2-treasure-room-bonuses-t2-treasure-room = La règle montre un bonus de { $expected } points dans la salle du trésor ; vous ne l’avez pas encore.
copy-tikal-2-cards-sum = Il y a { $expected } cartes spéciales ; vous en avez au moins { $found }.
copy-tikal-2-action-tiles-count-of = Sur les tuiles avec un 2 au dos, on trouve { $expected } fois ceci : { $kind }. { $found ->
    [0] Vous ne l’avez nulle part
   *[other] Vous l’avez { $found } fois
}.
copy-tikal-2-action-tiles-actions-do-t2-discovery-back = Les salles et les sanctuaires sont sur les tuiles avec un 2 au dos ; vous en avez mis sur une tuile avec un { $back }.
