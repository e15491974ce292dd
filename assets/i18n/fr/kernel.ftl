## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

X1 = Ce n’est pas possible maintenant.
    .phase = Étape en cours : { $phase }. Terminez-la d’abord.
    .turn = C’est à { $seat } de jouer. Attends ton tour.
    .table = C’est l’hôte qui saisit cela pour tout le monde.
    .seat = Cette personne n’est pas à cette table. Choisis quelqu’un qui joue.
    .character = À ce tour, tu joues ce personnage : { $character }. Choisis quelque chose qu’il peut faire.
    .light = Dans la version simple, chacun déplace ses propres pions ; l’appli ne demande pas cela.
    .full = Cela n’existe que dans la version simple. À cette table, saisis plutôt chaque coup.
    .tokens = Les jetons chance sont sur le plateau. Regarde-les là.
    .secret = Seul son propriétaire peut voir et corriger cela : { $path }. Corrige-le sur son téléphone, ou laisse faire l’hôte.
    .auction = Aux enchères, toutes les tuiles d’une manche sont révélées ensemble. Saisis-les toutes à la fois.
    .seatless = Choisis à qui est ce décompte.
    .tallied = { $seat } a déjà fait son décompte. Pour le changer, annulez-le d’abord.
    .won = Saisis d’abord ce que la fouille t’a rapporté : { $won }.
    .action = Ta tuile ne donne pas cela, ou ne le donne plus : { $action }. Choisis une autre de ses actions.
    .explored = Tu as déjà exploré à ce tour. Seules la tente ou une carte permettent d’explorer encore.
    .watching = Cet écran sert seulement à regarder. Pour jouer, ouvre ton propre lien ou scanne le code.
    .other = Tu ne peux jouer que pour toi. L’hôte peut jouer pour les autres.
    .others = Tu ne peux corriger que ce qui est à toi. Pour le reste, demande à l’hôte.
    .dealt = C’est l’appli qui a distribué ces cartes : on ne peut pas les corriger. Annulez plutôt le choix.
    .cover = C’est secret. Cela se fait seulement sur l’appareil de son propriétaire, ou derrière le volet.
    .host = Seul l’hôte peut faire cela. Demande-le-lui.
    .over = La partie est finie. S’il y avait une erreur, annulez-la.
X2 = L’appli ne connaît pas ce coup.
    .name = Rien ne s’appelle « { $do } » ici.
    .missing = Il manque « { $argument } ». Indique cela aussi.
    .unknown = « { $argument } » n’a rien à faire là. Laisse cela de côté.
    .wrong = « { $argument } » a une valeur impossible. Choisis-en une autre.
    .told = Ce n’est pas possible ainsi sur la table. Regardez encore et indiquez ce qui s’y trouve vraiment.
    .shape = Un coup est un objet avec « seat » et « do ».
    .long = « { $argument } » est trop long : { $most } caractères au plus.
    .number = « { $argument } » est un nombre trop grand : { $most } chiffres au plus.
    .deep = « { $argument } » est imbriqué trop profondément : { $most } niveaux au plus.
    .many = « { $argument } » contient trop d’éléments : { $found }, { $most } au plus.
    .size = Un coup compte { $most } caractères au plus.
X3 = Cela ne peut pas être annulé.
    .refused = Choisis un coup entre 0 et { $most } ; tu as demandé { $to }.
    .seen = Quelqu’un a vu quelque chose de secret depuis. Seul l’hôte peut encore annuler.
    .moved = Quelqu’un a joué après toi. Seul l’hôte peut encore annuler.
    .nothing = Il n’y a encore rien à annuler.
X4 = Il n’y a rien à corriger là.
    .refused = L’appli ne connaît pas « { $path } ».

## What belongs to a move, said on screens for { $argument }

argument-held_by = qui montre la carte
argument-advance = de combien avancer
argument-steps = de combien avancer
argument-gems = nombre d’émeraudes
argument-token = jeton chance
argument-characters = personnages
argument-target = personnage
argument-spaces = cases
argument-path = chemin
argument-passages = passages secrets
argument-bonus = bonus
argument-to = destination
argument-from = départ
argument-deliveries = livraisons
argument-forest = paiement de la forêt
argument-card = carte
argument-cards = cartes
argument-colour = couleur
argument-treasure = trésor
argument-treasures = trésors
argument-keep = ce que tu gardes
argument-pile = pile
argument-turned = trésor retourné
argument-open = trésors visibles
argument-tile = tuile
argument-with = avec qui
argument-altar = autel
argument-altars = autels
argument-seat = joueur
argument-hex = case
argument-space = case
argument-room = salle
argument-figure = pion
argument-count = combien
argument-points = points

## The log

event-undone =
    { $count ->
        [one] { $count } coup annulé.
       *[other] { $count } coups annulés.
    }
    .nothing = Aucun coup n’a été annulé.
event-taken-as-told = Les règles d’aujourd’hui ne le permettraient pas ({ $rule }). Cela a été accepté au moment de jouer et reste donc valable.
    .unsaid = Les règles d’aujourd’hui ne le permettraient pas. Cela a été accepté au moment de jouer et reste donc valable.
    .nothing = Les règles d’aujourd’hui ne savent plus ce que faisait ce coup : il ne change rien ici. Corrigez ce qui est différent sur la table.
event-corrected = « { $path } » vaut { $after }, et non { $before }.
    .hidden = Quelque chose de secret a été corrigé – { $path }.
    .nothing = Une correction n’a rien changé.

## A space of a board, as on a chess board: “c3” is column c, row 3

place-space = { $at }
# Somebody, and nothing, as the value of a correction
value-none = rien

## Phases of a game, as a phrase after “The game is at:”

phase-start = mise en place
phase-turn = tour d’un joueur
phase-over = la partie est finie

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
flaw-unknown = n’est pas connu ici ; vérifier l’orthographe
flaw-type = attendu : { $expected }, trouvé : { $found }
flaw-value = ne peut pas être « { $found } »
flaw-limit = attendu : { $expected }
flaw-range = le nombre est trop grand
flaw-other = lecture impossible : { $problem }
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
# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
