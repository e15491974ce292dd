### Tikal II à l’écran.

## Options de la table ; chaque valeur a sa propre phrase.

tikal-2-option-more-control = Plus de contrôle
tikal-2-option-more-control-on-about = Deux piles et trois trésors visibles : chaque fois que tu prends un trésor, même par une fouille, tu peux en prendre un visible au lieu de regarder une pile.
tikal-2-option-more-control-off-about = Trois piles de trésors, tous face cachée.
tikal-2-option-short-game = Partie courte
tikal-2-option-short-game-on-about = Personne n’a de tente.
tikal-2-option-short-game-off-about = Une fois par manche, chacun peut utiliser sa tente.
tikal-2-option-open-memory = Le journal retient les clés des camps
tikal-2-option-open-memory-on-about = Le journal continue de montrer à tous quelles clés on a vues partir dans un camp.
tikal-2-option-open-memory-off-about = Qui a vu une clé partir dans un camp peut s’en souvenir ; le journal ne le répète pas aux autres.
tikal-2-option-hidden = Trésors et cartes spéciales
tikal-2-option-hidden-phones = Sur les téléphones
tikal-2-option-hidden-phones-about = Chacun indique ce qu’il garde ; seul son téléphone le montre.
tikal-2-option-hidden-players = Chez les joueurs
tikal-2-option-hidden-players-about = Chacun les garde cachés et ne dit que ce qui est livré, joué ou reste à la fin.

## Ce qui a été vu, quand l’hôte annule : après « … a vu : ».

tikal-2-exposed-scoring = ce qu’un décompte a montré

## What is to be done by hand

tikal-2-hand-wheel = { $name } tourne la roue des prix dans le sens horaire { $steps ->
    [one] d’un cran
   *[other] de { $steps } crans
}.
    .you = Tourne la roue des prix dans le sens horaire { $steps ->
        [one] d’un cran
       *[other] de { $steps } crans
    }.
