## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } et { $last }

X1 = Ce n’est pas le moment, ou ce n’est pas à ce joueur de jouer.
    .phase = Étape en cours : { $phase }.
    .turn = C’est à { $seat } de jouer.
    .table = Cela se saisit pour la table, pas pour une place.
    .seat = Il n’y a pas de place { $number }.
    .character = C’est le tour de ce personnage : { $character }.
    .light = Dans la version simple, chacun déplace ses propres pions ; l’appli ne demande pas cela.
    .full = Cela n’existe que dans la version simple.
    .tokens = Les jetons sont sur la table : c’est là que tu les regardes.
    .secret = « { $path } » est caché à cette personne ; corrige-le pour la table ou sur l’appareil concerné.
    .auction = Aux enchères, les tuiles sont révélées ensemble.
    .seatless = Un décompte se saisit pour une personne.
    .tallied = { $seat } a déjà compté cette manche.
    .won = Saisis d’abord ce que la fouille a rapporté : { $won }.
    .action = Ta tuile ne donne pas cela, ou plus : { $action }.
    .explored = Tu as déjà exploré à ce tour ; seules la tente ou une carte permettent une autre exploration.
    .watching = Cet écran ne fait que regarder.
    .other = Tu ne peux jouer que pour ta propre place.
    .others = Tu peux corriger tes propres affaires ; l’hôte corrige tout le reste.
    .dealt = C’est l’appli qui a distribué ces cartes : on ne peut pas les corriger. Annulez plutôt le choix.
    .cover = C’est caché : cela se fait sur l’appareil concerné, ou derrière le volet.
    .host = Seul l’hôte peut faire cela.
X2 = Ce coup n’existe pas dans ce jeu.
    .name = Rien ne s’appelle « { $do } » ici.
    .missing = Il manque « { $argument } ».
    .unknown = « { $argument } » n’a rien à faire là.
    .wrong = « { $argument } » a une valeur impossible.
    .shape = Un coup est un objet avec « seat » et « do ».
    .long = « { $argument } » est trop long : { $most } caractères au plus.
    .number = « { $argument } » est un nombre trop grand : { $most } chiffres au plus.
    .deep = « { $argument } » est imbriqué trop profondément : { $most } niveaux au plus.
    .many = « { $argument } » contient trop d’éléments : { $found }, { $most } au plus.
    .size = Un coup compte { $most } caractères au plus.
X3 = On ne peut revenir qu’à un moment que cette partie a connu.
    .refused = Retour demandé au coup { $to } ; possible : de 0 à { $most }.
    .seen = Quelque chose de caché a été vu depuis ; seule la table peut l’annuler.
    .moved = Ta dernière saisie n’est plus la dernière de la table ; l’hôte peut tout annuler.
    .nothing = Rien n’a encore été saisi.
X4 = Il n’y a rien à corriger là.
    .refused = Cette table n’a pas de valeur « { $path } ».

## The log

event-undone = Tout est annulé à partir de la ligne { $number }.
    .nothing = Rien n’est annulé.
event-taken-as-told = Les règles d’aujourd’hui ne le permettraient pas ({ $rule }). Cela a été accepté au moment de jouer et reste donc valable.
    .unsaid = Les règles d’aujourd’hui ne le permettraient pas. Cela a été accepté au moment de jouer et reste donc valable.
    .nothing = Les règles d’aujourd’hui ne connaissent plus l’effet de cette entrée : elle ne change rien ici. Corrigez ce qui est différent sur la table.
event-corrected = Corrigé : { $path } vaut { $after } (avant : { $before }). { $why }
    .hidden = Corrigé : { $path } (caché). { $why }

## Phases of a game, as a phrase after “The game is at:”

phase-start = mise en place
phase-turn = tour d’un joueur
phase-over = fin de la partie

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = ce n’est pas du JSON ({ $problem })
flaw-nesting = imbrication trop profonde
flaw-long-text = est trop long : { $most } caractères au plus
flaw-long-number = est un nombre trop grand : { $most } chiffres au plus
flaw-deep = est imbriqué trop profondément : { $most } niveaux au plus
flaw-many = contient trop d’éléments : { $found }, { $most } au plus
flaw-large = une partie enregistrée ne dépasse pas { $most } Mo
flaw-foreign = ce n’est pas une partie enregistrée de Temple Companion (attendu : « { $expected } »)
flaw-version = ce programme lit la version { $expected }, trouvé : { $found }
flaw-game = jeu inconnu « { $found } » ; jeux possibles : { $expected }
flaw-kit-form = attendu : « { $expected } » ou un kit complet
flaw-missing = manque
flaw-unknown = inconnu ici
flaw-type = attendu : { $expected }, trouvé : { $found }
flaw-value = ne peut pas être « { $found } »
flaw-limit = attendu : { $expected }
flaw-range = le nombre est trop grand
flaw-other = { $problem }
flaw-players = ce jeu se joue de { $least } à { $most } ; vous êtes { $found }
flaw-name-empty = ce nom n’a aucun caractère visible
flaw-name-long = trop long : { $found } lettres, { $most } au plus
flaw-name-heap = une lettre porte trop de signes : { $most } au plus
flaw-name-sign = le signe invisible { $found } perturberait ce qui est écrit à côté du nom ; à supprimer
flaw-twice = « { $found } » y figure deux fois
flaw-seat = il n’y a pas de place { $found } ; la dernière est { $most }
flaw-exactly = attendu : exactement { $expected }, trouvé : { $found }
flaw-least = attendu : au moins { $expected }, trouvé : { $found }
flaw-between = attendu : de { $least } à { $most }, trouvé : { $found }
flaw-fewer = attendu : moins de { $expected }, trouvé : { $found }
flaw-count = attendu : exactement { $expected } entrées, trouvé : { $found }
flaw-different = attendu : au moins { $expected } valeurs différentes, trouvé : { $found }
flaw-sum = attendu : { $expected } en tout, trouvé : { $found }
flaw-supply = attendu : { $expected } en tout au plus, trouvé : { $found }
