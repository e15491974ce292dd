### Décrire un exemplaire de Tikal : chaque étape a un titre et, avec -about, une phrase qui dit quoi faire.

## Sides of a hexagon, for a screen reader

hex-side-n = côté du haut
hex-side-ne = côté en haut à droite
hex-side-se = côté en bas à droite
hex-side-s = côté du bas
hex-side-sw = côté en bas à gauche
hex-side-nw = côté en haut à gauche

## Les quatre hexagones imprimés

copy-tk-printed = Votre plateau est-il comme ceci ?
copy-tk-printed-about = Quatre hexagones y sont imprimés. Regardez leurs pierres et les nombres sur les temples.
copy-tk-printed-yes = Oui, exactement
copy-tk-printed-no = Non, le nôtre diffère
copy-tk-printed-done = C’est fait
copy-tk-printed-sides = Touchez un côté pour changer ses pierres.
copy-tk-printed-elsewhere = Est-il ailleurs ? Touchez sa case. Touchez un autre des quatre pour le changer.
copy-tk-printed-value = Le nombre sur le temple
# What a screen reader says: “a4, temple”; “upper side, 2 stones”.
copy-tk-hex = { $place }, { $kind }
copy-tk-stones = { $side }, { $count ->
    [0] aucune pierre
    [one] une pierre
   *[other] { $count } pierres
}

## Les huit trésors

copy-tk-treasures = Comment s’appellent les trésors ?
copy-tk-treasures-about = Chacun de nos dessins représente une sorte de trésor. Personne n’a besoin d’écrire : les noms ne servent qu’au journal.
copy-tk-names-keep = Garder ces noms
copy-tk-name = Trésor { $number }
word-sun = soleil
word-snake = serpent
word-bowl = bol
word-ring = anneau
word-knife = couteau
word-feather = plume
word-bell = cloche
word-turtle = tortue
