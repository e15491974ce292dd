### Tikal II on screens: scorings and their receipts, round 2, the last turns, glances, the end.

## A scoring; after it the camp keys are hidden again

t2-scoring-round = Décompte après la manche { $round }
t2-step-camps = Toutes les clés des camps, révélées
t2-step-sets = { $name } : séries de clés
t2-step-treasures = Trésors non livrés
t2-step-cards = Cartes gardées pour la fin
t2-step-total = Les points de chacun
t2-set = { $size ->
        [one] une clé seule
       *[other] { $size } couleurs
    }
# Of those with a flag at an altar.
t2-altar-won = { $count ->
        [one] Le plus de clés ici : { $names }.
       *[other] À égalité avec le plus de clés : { $names }.
    }
    .alone = Un seul drapeau ici : { $names }.
# How many keys count at an altar, or are in somebody’s camp.
t2-keys = { $count ->
        [0] aucune clé
        [one] { $count } clé
       *[other] { $count } clés
    }
t2-receipt-nothing = aucun point

## Round 2 is prepared; $tiles are all action tiles in play

t2-step-second = Préparer la manche 2
t2-second-keys = Chacun cache à nouveau les clés de son camp.
t2-second-direction = On joue maintenant dans le sens antihoraire. Sur la rivière, on avance toujours dans le sens horaire.
t2-second-first = Qui a joué en dernier commence.
    .who = { $name } a joué en dernier et commence.
t2-second-pirogues = Toutes les pirogues retournent au site de départ.
t2-second-tents = Chacun récupère sa tente.
t2-second-explorers = Les explorateurs restent où ils sont.
t2-second-tiles = Mélangez les { $tiles } tuiles action et reposez-les sur les sites, comme avant la manche 1.

## The last special turn, and what was kept alone

t2-last-about = À tour de rôle, vous pouvez explorer encore une fois, avec des cartes mais sans la tente. Puis vient le décompte final.
t2-kept = Que reste-t-il ?
t2-kept-about = Montre ce que tu as encore. Désormais, tout est visible.
t2-kept-cards = { $count ->
        [0] Aucune carte spéciale à montrer
       *[other] Cartes spéciales : { $told } sur { $count }
    }
t2-kept-do = Indiquer
t2-kept-waiting = pas encore indiqué
t2-kept-told = a tout indiqué

## Always one tap away

t2-next = Ensuite, c’est à { $name } de jouer.
    .scoring = Ensuite vient le décompte des clés et des autels.
    .last = Ensuite viennent les derniers tours spéciaux ; { $name } commence.
    .final = Ensuite vient le décompte final.
t2-now-about = Les clés des camps sont cachées : personne ne sait qui aura les 3 points d’un autel. Les marques montrent qui y a un drapeau ; touche un autel pour le voir dans le temple.
t2-now-nobody = Personne n’a encore de drapeau à un autel.
# For ears: an altar, and who has a flag there.
t2-now-altar = { $altar }, avec un drapeau : { $names }
t2-now-own = Ce que tu marquerais
t2-now-alone = Ton drapeau est le seul ici.
# $names have a flag there too, $count are the own keys that count.
t2-now-shared = { $count ->
        [0] Tu n’as aucune clé pour lui.
        [one] Tu as { $count } clé pour lui.
       *[other] Tu as { $count } clés pour lui.
    } Aussi sur place : { $names }.
t2-now-sum = Clés et autels maintenant : { $points }
    .between = Clés et autels maintenant : { $least } à { $most }
t2-now-end = À la fin, avec trésors et cartes : { $points }
    .between = À la fin, avec trésors et cartes : { $least } à { $most }
    .unknown = { $treasures ->
        [0] Personne d’autre que toi ne sait ce que tes cartes vaudront à la fin.
       *[other] À la fin, encore { $treasures } pour les trésors, et ce que valent tes cartes.
    }
t2-left-keys = Clés dans la réserve
t2-left-heaps = Passages secrets, cartes spéciales, salles claires, tuiles action
t2-left-passage = passages secrets
t2-left-card = cartes spéciales
t2-left-room = salles claires
t2-left-tile = tuiles action
t2-left-piles = Trésors dans les piles
t2-left-pile = pile de trésors
t2-left-altars = Sanctuaires pas encore posés
t2-left-delivered = Trésors livrés

## Everybody’s things, for ears

t2-things = { $name } a { $passages ->
        [0] aucun passage secret
        [one] { $passages } passage secret
       *[other] { $passages } passages secrets
    }, { $flags ->
        [0] plus aucun drapeau
        [one] encore { $flags } drapeau
       *[other] encore { $flags } drapeaux
    }, et en secret : { $camp ->
        [0] aucune clé au camp
        [one] { $camp } clé au camp
       *[other] { $camp } clés au camp
    }, { $treasures ->
        [0] aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    } et { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.

## The end: where points came from

t2-source-doors = Portes
t2-source-bonuses = Bonus
t2-source-deliveries = Livraisons
t2-source-keys = Séries de clés
t2-source-altars = Autels
t2-source-treasures = Trésors non livrés
t2-source-cards = Cartes spéciales
t2-source-paid = Forêt et clés achetées
t2-source-added = Ajoutés pendant les tours
t2-source-round = Manche { $round }
