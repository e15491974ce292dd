### Scorings on screens: what games with points share.

## What was scored, one thing after another

scoring-fold = Masquer
scoring-open = Afficher
# What was scored is shown one thing after another: “2 of 6”.
scoring-step = { $number } sur { $count }
scoring-back = Précédent
scoring-next = Suivant
# $total is a number, or the next message.
scoring-total = { $points ->
        [0] { $name } ne marque rien et en reste à { $total }.
        [one] { $name } marque { $points } point et en a maintenant { $total }.
       *[other] { $name } marque { $points } points et en a maintenant { $total }.
    }
# Beyond 100 points: the score track has 100 spaces.
scoring-lap = { $total } (tour de piste { $lap }, case { $space })
# For ears: of those who have a turn one after another, who is on, who has had it.
order-on = { $name } joue maintenant
order-done = { $name } a terminé
scoring-none = Rien n’a encore été décompté.
scoring-sum = Somme
scoring-all = Total

## Always one tap away

glance-if-scored = Décompte provisoire
glance-left = Ce qui reste
glance-receipts = Décomptes
glance-none = plus rien
# For ears: what a thing is called (a key, a treasure, a tile’s letter), and how many are left.
glance-of = { $name }, encore { $count }

## The table for everybody, and the end

table-simple = Vous jouez sur le plateau, l’appli compte les points
# For ears.
table-score = { $points ->
        [0] { $name } n’a aucun point
        [one] { $name } a { $points } point
       *[other] { $name } a { $points } points
    }
source-other = Corrections
source-start = Départ
