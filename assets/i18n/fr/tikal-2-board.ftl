### Le temple et la rivière de Tikal II, tels qu’un lecteur d’écran les dit : des phrases sur un lieu, l’une après l’autre.
## { $at } est une case comme « c3 ».

t2-temple = Le temple
t2-river = La rivière

t2-place-undiscovered = { $at }, pas encore découverte.
# { $room } comme dans « salle bleue »
t2-place-room = { $at }, { $room }.
# { $sides } comme dans « côté du haut et côté du bas »
t2-place-doors = Portes : { $sides }.
t2-place-secret = Salle secrète { $number }.
t2-place-outside = À l’extérieur du temple.
# { $bonuses } comme dans « 5 et 3 + carte »
t2-place-free = Bonus libres : { $bonuses }.
t2-place-taken = Plus aucun bonus libre.
t2-place-untold = Son bonus n’est pas encore connu.
t2-place-flags = Drapeaux : { $names }.
t2-place-explorers = Explorateurs ici : { $names }.

## What is lit there

t2-lit-free = Une salle peut aller ici.
t2-lit-ghost = La salle serait ici.
t2-lit-turned = Tournée de { $degrees }°.
t2-lit-reach = À portée.
t2-lit-lacks = Pas encore à portée.
t2-lit-way = Le chemin passe par ici.
t2-lit-goal = Le chemin s’arrête ici.
t2-lit-spot = On décompte cette salle.
t2-lit-last = Dernier coup ici.
t2-lit-points = { $points ->
        [0] Fouiller ne rapporte aucun point.
        [one] Fouiller rapporte un point.
       *[other] Fouiller rapporte { $points } points.
    }
t2-lit-passages = { $count ->
        [one] Il faut un passage secret.
       *[other] Il faut { $count } passages secrets.
    }
t2-lit-passages-more = { $count ->
        [one] Un passage secret de plus suffirait.
       *[other] { $count } passages secrets de plus suffiraient.
    }
# { $colours } comme dans « rose et bleu »
t2-lit-keys = Clés manquantes : { $colours }.

## The river

t2-site = Site { $number }.
t2-site-start = Site { $number }, le site de départ.
# { $actions } comme dans « une salle claire et une clé rose »
t2-site-tile = Une tuile avec { $actions }.
t2-site-bonus = { $points ->
        [one] un bonus de { $points } point
       *[other] un bonus de { $points } points
    }
t2-site-untold = { $count ->
        [one] Une tuile pas encore indiquée.
       *[other] { $count } tuiles pas encore indiquées.
    }
t2-site-empty = Plus aucune tuile.
t2-site-pirogues = Pirogues : { $names }.
t2-site-forest = Ensuite, la rivière traverse la forêt.
t2-site-plane = Ensuite, il y a un hydravion.
t2-site-reach = Tu peux prendre une tuile ici.
t2-site-last = La dernière pirogue est venue ici.
# { $prices } comme dans « masque 2, cruche 3 et statue 4 »
t2-wheel = Roue des prix : { $prices }.
t2-wheel-one = { $treasure } { $price }
