### Tikal II on screens: before a round, what the copy does not tell, setting things right, the simple version.

## Before a round: the action tiles on the sites

t2-opening = Les tuiles action
t2-sites-later = Indiquer plus tard
t2-sites-now = Tout indiquer maintenant
t2-sites-later-about = Posez simplement les tuiles face visible. Qui en prend une touche celle que c’était.
t2-sites-now-about = Choisissez un site, puis touchez les tuiles qui s’y trouvent. Celles que vous passez seront indiquées quand on les prendra.
# Beside a site: so many of its tiles are told
t2-sites-told = { $told } sur { $all }
t2-sites-do = Commencer la manche 2
t2-open-which = Quels { $count } trésors sont visibles ?
t2-open-again = Choisir à nouveau
t2-set-altars = Indiquer les sanctuaires
t2-altars-about = Touchez les sanctuaires de la pile dans l’ordre, celui du dessus d’abord. Sinon chacun est indiqué quand il arrive.
t2-set-wheel = Régler la roue des prix
t2-wheel-about = Votre roue montre d’autres prix ? Tournez-la ici jusqu’à ce que ça corresponde.
t2-wheel-turn = Tourner d’un cran
t2-wheel-ask = Devant quel trésor est le { $price } sur votre roue des prix ?

## What the copy does not tell yet. { $what } is “the doors of a pink room”

t2-learn = Regardez votre exemplaire
t2-learn-what = Ce n’est pas encore connu : { $what }. Touchez ce que vous voyez ; l’appli le retient.
t2-learn-otherwise = Touchez ce que vous voyez chez vous. L’appli le retient.
t2-differs = Différent chez nous
t2-learn-do = Retenir cela

## The simple version

t2-light-round = Manche { $round } sur 2
t2-light-play-about = Additionnez ci-dessous les points de votre tour. Quand la manche est finie, tout le monde indique ses clés et ses autels.
t2-light-play-last = Additionnez ci-dessous les points de votre tour. Après les derniers tours spéciaux, tout le monde indique clés, autels, trésors et cartes.
t2-light-tally = Indique ce que tu as
t2-light-in = C’est noté pour toi
t2-light-turn = Points d’un tour
t2-light-doors = Portes
t2-light-delivery = Livraison : prix sur la roue
t2-light-treasures = Trésors
t2-light-other = Autres points
t2-light-enter = { $points ->
    [one] Ajouter { $points } point
   *[other] Ajouter { $points } points
}
    .less = { $points ->
        [one] Retirer { $points } point
       *[other] Retirer { $points } points
    }
# Where the chest stands on the score track
t2-light-under = De { $before } à { $after }
# On the cover
t2-tally-cover = Décompte de la manche { $round } : { $name }
t2-tally-hint = Touche ici à la fin de la manche, à l’abri des regards
t2-tally-keys = Clés dans ton camp
t2-tally-altars = Autels avec ton drapeau
t2-tally-rest = Ce qui reste à la fin
t2-tally-colours = Couleurs de salles avec ton drapeau
t2-tally-do = Saisir tout cela
t2-tally-points = { $points ->
    [0] Les clés ne rapportent aucun point
    [one] Les clés rapportent { $points } point
   *[other] Les clés rapportent { $points } points
}

## The host; setting things right: what is counted or chosen

t2-host-light = Tout le monde joue sur le plateau et ajoute ses propres points. Pour qui n’a pas de téléphone, touche un nom.
t2-fix-backpack = Clés du sac à dos, { $colour }
t2-fix-passages = Passages secrets
t2-fix-flags = Drapeaux restants
t2-fix-tent = Tente
t2-fix-tent-left = Pas encore utilisée
t2-fix-tent-used = Utilisée
t2-fix-site = Pirogue au site
t2-fix-explorer = Explorateur
t2-fix-treasures = Trésors
t2-fix-cards = Cartes spéciales
t2-fix-camp = Clés du camp
t2-fix-hidden = Clés du camp, trésors, cartes
t2-fix-round = Manche
t2-fix-direction = On joue
t2-fix-wheel = La roue des prix
t2-fix-stock = Clés en réserve, { $colour }
t2-fix-supply = La réserve
t2-fix-pirogues = Pirogues
t2-fix-here = Ici
t2-fix-elsewhere = Pas ici
t2-fix-flags-here = Drapeaux ici
t2-fix-explorers = Explorateurs ici
t2-fix-no-flag = Aucun drapeau
t2-fix-on-bonus = Sur { $bonus }
t2-fix-without = Sur aucun bonus
t2-fix-no-room = Aucune salle
t2-fix-lies = Y a-t-il une salle ?
t2-fix-which = Laquelle c’est
t2-fix-turn = Comment elle est tournée
t2-fix-tiles = Tuiles action ici
t2-fix-tiles-about = Touche une tuile qui n’est pas ici pour l’enlever. Touches-en une en dessous pour l’ajouter.
t2-fix-no-tiles = Il n’y a aucune tuile action ici.
