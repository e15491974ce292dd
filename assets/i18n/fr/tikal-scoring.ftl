### Tikal on screens: scoring rounds and their receipts, the auction, the end.

## A scoring round

# $name drew or took the volcano and is the first.
tk-volcano-about = Un volcan ! L’un après l’autre, vous jouez un tour de décompte avec 10 PA et marquez aussitôt vos points. Ensuite, { $name } pose le volcan et joue un tour normal.
# .score: in the auction version the order goes by points.
tk-volcano-final = Toutes les tuiles sont posées. L’un après l’autre, { $name } en premier, vous jouez un dernier tour de décompte avec 10 PA et marquez aussitôt vos points.
    .score = Toutes les tuiles sont posées. L’un après l’autre, du plus petit score au plus grand, vous jouez un dernier tour de décompte avec 10 PA et marquez aussitôt vos points.
tk-scored-by = { $name } marque ses points

## Receipts

tk-receipt-waiting = Encore à décompter : { $names }
# $at is a space such as “c3”, or nothing.
tk-receipt-temple = { $at } { $value }
    .guarded = { $at } { $value } (gardé)
tk-receipt-nothing = aucun temple ni trésor

## Always one tap away

# $names is one name; .bid: who bids next; .sale: those among whom the next turn is auctioned.
tk-next = Ensuite, c’est à { $names } de jouer.
    .bid = Ensuite, c’est à { $names } d’enchérir.
    .sale = Le prochain tour est aux enchères entre { $names }.
    .scoring = Ensuite vient le dernier décompte.
tk-now-total = total { $total }
tk-now-about = Chaque temple avec la force de chacun et ce qui manque aux autres pour y avoir la majorité. Touches-en un pour le voir sur le plateau.
tk-now-guard = { $name } (gardien)
tk-now-tied = Personne (égalité)
tk-now-lacks = il manque { $count } à { $name }
# $temples is a list of the next message.
tk-now-nobody = Il n’y a personne en { $temples }.
tk-now-empty = { $at } (valeur { $value })
tk-left-pieces = Plaques de temple par valeur
tk-left-tiles = Tuiles par lettre
tk-left-treasures = Trésors que personne n’a encore
tk-left-people = Pions en réserve, camps et gardiens restants

## The auction

tk-auction-display = Quelles tuiles sont sorties ?
tk-auction-auction = Un tour est aux enchères
tk-auction-take = Le tour est adjugé
tk-auction-display-about = { $count ->
        [one] Retournez la tuile du dessus et touchez-la ici.
       *[other] Retournez les { $count } tuiles du dessus et touchez-les ici.
    }
tk-auction-no-bid = Personne n’a encore fait d’offre.
tk-auction-high = { $name } offre { $points }.
tk-auction-highest = meilleure offre
tk-auction-passed = a passé
tk-auction-has = { $points ->
        [0] n’a aucun point
        [one] a { $points } point
       *[other] a { $points } points
    }
tk-display-do = Valider ces tuiles
tk-display-more = { $count ->
        [one] Encore { $count } tuile
       *[other] Encore { $count } tuiles
    }
tk-bid = Offrir { $points }
tk-bid-less = Offrir un de moins
tk-bid-more = Offrir un de plus
tk-pass = Passer

## The end

tk-winner-under = avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
tk-source-guarded = Temples gardés
tk-source-round = Décompte { $round }
