## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are spaces such as “c3” (column c, row 3).

# Our own words: there is no rulebook in this language.
word-tikal-2 = Tikal II: The Lost Temple
## Colours of doors, keys and altars
word-pink = rose
word-blue = bleu
word-yellow = jaune
word-green = vert
word-brown = marron
word-multicoloured = multicolore
word-any = couleur au choix
## Treasures
word-mask = masque
word-jug = cruche
word-statue = statue
word-dagger = dague
word-necklace = collier
## Places
word-outside = dehors
word-sanctuary = sanctuaire
word-treasure-room = salle du trésor
word-room = salle
## Places and pieces as people call them: tiles by their actions, rooms by their colour, secret rooms by their bonuses
tikal-2-called-tile = { $action }
tikal-2-called-quoted = « { $piece } »
tikal-2-called-outside = dehors
tikal-2-called-treasure-room = salle du trésor
# As in “secret room with 8 or 4 + card”
tikal-2-called-secret-room = salle secrète à { $bonuses }
tikal-2-called-or = { $first } ou { $second }
tikal-2-called-and = { $first } + { $second }
tikal-2-called-points = { $count }
tikal-2-called-cards =
    { $count ->
        [one] carte
       *[other] { $count } cartes
    }
tikal-2-called-treasures =
    { $count ->
        [one] trésor
       *[other] { $count } trésors
    }
tikal-2-called-room-pink = salle rose
tikal-2-called-room-blue = salle bleue
tikal-2-called-room-yellow = salle jaune
tikal-2-called-room-green = salle verte
tikal-2-called-room-brown = salle marron
tikal-2-called-sanctuary-pink = sanctuaire rose
tikal-2-called-sanctuary-blue = sanctuaire bleu
tikal-2-called-sanctuary-yellow = sanctuaire jaune
tikal-2-called-sanctuary-green = sanctuaire vert
tikal-2-called-sanctuary-brown = sanctuaire marron
tikal-2-called-sanctuary-multicoloured = sanctuaire multicolore
## The ten special cards
card-passage = passage secret
card-plus-two = +2 par trésor
card-pair = moitié d’une paire
card-explore = exploration supplémentaire
card-many-types = plusieurs sortes à la fois
card-five = 5 points
card-key = clé au choix
card-remote = livraison à distance
card-room-colours = couleurs des salles
card-forest = forêt gratuite
## What an action tile gives
action-key = clé
action-treasure = trésor
action-card = carte spéciale
action-room = salle claire
action-sanctuary = sanctuaire
action-passage = passage secret
action-bonus = bonus
action-doors = décompte de portes
## The same for actions still open, how many of them: “First use or skip: a pink key and 2 treasures”
tikal-2-open-key =
    { $count ->
        [one] une clé de couleur { $colour }
       *[other] { $count } clés de couleur { $colour }
    }
tikal-2-open-key-any =
    { $count ->
        [one] une clé au choix
       *[other] { $count } clés au choix
    }
tikal-2-open-treasure =
    { $count ->
        [one] un trésor
       *[other] { $count } trésors
    }
tikal-2-open-card =
    { $count ->
        [one] une carte spéciale
       *[other] { $count } cartes spéciales
    }
tikal-2-open-room =
    { $count ->
        [one] une salle claire
       *[other] { $count } salles claires
    }
tikal-2-open-sanctuary =
    { $count ->
        [one] un sanctuaire
       *[other] { $count } sanctuaires
    }
tikal-2-open-passage =
    { $count ->
        [one] un passage secret
       *[other] { $count } passages secrets
    }
tikal-2-open-bonus =
    { $count ->
        [one] le bonus
       *[other] { $count } bonus
    }
tikal-2-open-doors =
    { $count ->
        [one] le décompte de portes
       *[other] { $count } décomptes de portes
    }
## Said where a card is named that is not in hand, or not as often
tikal-2-card-not-held =
    { $have ->
        [0] Tu n’as pas la carte « { $card } ».
       *[other] Carte « { $card } » : tu n’en as que { $have }, pas { $need }.
    } Choisis autre chose.
## What an excavation brought and is still to be entered
won-card = une carte spéciale
won-treasure = un trésor
## Parts of an excavation's points
part-new = les portes de la salle
part-old = les portes de cette couleur déjà acquises
part-bonus = le bonus
## Where a key goes, said in “takes a key …”
to-camp = pour le camp
to-backpack = pour le sac à dos
## Phases, said after “The game is at:”
phase-sites = mise en place des tuiles action
phase-keys = choix des premières clés
phase-pirogue = phase de la pirogue
phase-explorer = phase de l’explorateur
phase-last = dernier tour spécial
phase-tally = décompte

T2-1-1 = On joue de 2 à 4. Chacun a un camp, 20 drapeaux, un explorateur à l’extérieur du temple, une pirogue au site de départ et une tente ; après 100 points, la piste de score reprend au début.
T2-1-2 = Le temple compte 27 cases : 10 salles sont imprimées, deux par couleur de porte, et 17 cases sont vides. Chaque couleur a aussi son propre symbole.
T2-1-3 = La réserve contient 7 clés de chaque couleur, 8 passages secrets, 25 trésors cachés de 5 sortes, 13 cartes spéciales, 10 salles claires et 6 sanctuaires empilés sur la salle du trésor.
    .sanctuaries = Saisis chaque sanctuaire de la pile une seule fois.
    .keys = Il n’y a que { $most } clés de cette couleur : { $colour }. Recomptez.
    .passages = Il n’y a que { $most } passages secrets. Recomptez.
    .treasures = Il n’y a que { $most } exemplaires du trésor « { $treasure } ». Recomptez.
    .cards = La boîte n’a que { $most } fois la carte « { $card } ». Recomptez.
    .all-cards = Il n’y a que { $most } cartes spéciales en tout. Recomptez.
    .all-treasures = Il n’y a que { $most } trésors en tout. Recomptez.
    .rooms = Chaque salle et chaque sanctuaire n’existe qu’une fois. Vérifiez.
T2-1-4 = On joue avec 24, 21 ou 16 tuiles action à 4, 3 ou 2 joueurs, jamais plus de 4 par site ; leur répartition fait partie de la description de votre exemplaire.
    .counts = Il faut { $need } tuiles sur les sites ; vous en avez saisi { $given }.
    .tiles = Chaque tuile en jeu doit se trouver sur un seul site. Vérifiez.
T2-1-5 = Le plus jeune commence, puis on joue dans le sens horaire. Dans cet ordre, chacun choisit d’abord 2 clés et les met dans son sac à dos.
    .refused = Prends { $need } clés ; tu en as choisi { $given }.
    .stock = Il ne reste pas assez de clés de cette couleur : { $colour }. Choisis-en une autre.
T2-2-1 = Les clés du sac à dos sont visibles. Elles ouvrent les portes et paient la forêt, mais ne rapportent jamais de points.
T2-2-2 = Les clés du camp sont face cachée. Elles rapportent des points, mais n’ouvrent rien.
T2-2-3 = Une clé ne passe jamais du camp au sac à dos, ni l’inverse.
T2-2-4 = Personne d’autre que toi ne connaît tes trésors, tes cartes spéciales et les clés de ton camp. Aux deux décomptes, on montre les clés du camp à tous, puis on les cache à nouveau.
T2-2-5 = Qui a vu une clé partir dans un camp peut en retenir la couleur ; le journal ne la répète pas aux autres (sauf si votre table joue avec la mémoire ouverte).
T2-3-1 = D’abord la pirogue : prends une tuile action sur ton site, ou avance de 1 à 5 sites dans le sens horaire et prends-en une là-bas. Tu dois prendre une tuile.
    .once = Ta pirogue s’est déjà déplacée à ce tour. Prends une tuile sur ton site.
    .stay = Ta pirogue y est déjà. Prends une tuile ou choisis un autre site.
    .empty = Il n’y a plus de tuile action sur ce site. Choisis-en un autre.
    .taken = Tu as déjà pris ta tuile à ce tour. Effectue ses actions ou renonces-y.
    .there = Cette tuile ({ $tile }) n’est pas sur ton site. Choisis-en une qui y est.
    .none = Tu n’as pas encore de tuile. Prends d’abord une tuile action.
    .late = Tu as déjà pris ta tuile, et ta pirogue ne se déplace qu’avant. Effectue les actions de la tuile ou renonces-y.
T2-3-2 = Traverser la forêt coûte aussitôt une clé au choix de ton sac à dos ; si tu n’en as pas, cela coûte 10 points.
    .not = Ce trajet ne traverse pas la forêt, tu ne paies donc rien. Laisse le paiement de côté.
    .key = Tu n’as pas de clé de cette couleur dans ton sac à dos : { $colour }. Paie avec une clé que tu as.
T2-3-3 = Tant que tu as une clé dans ton sac à dos, tu paies avec une clé, pas en points ; un score peut descendre sous 0.
    .refused = Tu as encore une clé dans ton sac à dos : les points ne paient pas la forêt. Choisis une clé.
T2-3-4 = En passant devant un hydravion, tu peux livrer autant de trésors d’une même sorte que tu veux, chacun à son prix du moment ; puis la roue des prix tourne d’un cran. Ces trésors quittent la partie.
    .types = Livre une seule sorte, sauf si tu joues la carte pour plusieurs sortes.
    .have = { $have ->
        [0] Trésor « { $treasure } » : tu n’en as aucun. Choisis une autre sorte.
       *[other] Trésor « { $treasure } » : tu n’en as que { $have }, pas { $need }. Livres-en moins.
    }
    .again = Trésor « { $treasure } » : tu en as { $had }. Après le premier hydravion, il { $have ->
        [0] n’en reste aucun
       *[other] n’en reste que { $have }
    }, et tu veux encore en livrer { $need }. Livres-en moins là-bas ou ici.
T2-3-5 = Si tu passes devant les deux hydravions en un déplacement, tu peux livrer deux fois ; la roue tourne après chaque livraison.
    .order = Livre dans l’ordre où tu passes devant les hydravions, une fois à chacun.
T2-3-6 = Si tu ne passes devant aucun hydravion, pas de livraison, sauf avec une carte.
    .plane = Tu ne passes pas devant cet hydravion. Renonce à cette livraison ou va plus loin.
T2-3-7 = Avant la phase de l’explorateur, tu effectues les actions de ta tuile dans l’ordre de ton choix ; aucune n’est obligatoire.
    .refused = Effectue d’abord ceci, ou renonces-y : { $open }.
T2-3-8 = Une livraison comprend au moins un trésor.
    .refused = Cette livraison ne comprend aucun trésor. Choisis-en au moins un ou renonce à livrer.
T2-4-1 = Une clé de couleur va aussitôt au camp ou dans le sac à dos. Si cette couleur est épuisée, tu en choisis une autre ; si toutes le sont, tu n’en reçois pas.
    .stock = Il n’y a plus de clé de cette couleur en réserve : { $colour }. Choisis-en une autre.
    .colour = Ta tuile ne donne pas de clé de cette couleur : { $colour }. Choisis une couleur qu’elle montre.
T2-4-2 = Une clé multicolore vaut pour la couleur de ton choix.
T2-4-3 = Trésor : regarde les trois du dessus d’une pile, gardes-en un en secret et remets les autres dessus. S’il en reste moins, regarde ceux-là.
    .none = Tous les trésors « { $treasure } » sont déjà sortis. Vérifie celui que tu as pris.
    .pile = Cette pile est vide. Choisis-en une autre.
T2-4-4 = Carte spéciale : regarde les trois du dessus, gardes-en une et remets les autres dessus.
    .refused = Toutes les cartes « { $card } » sont déjà sorties. Vérifie celle que tu as prise.
T2-4-5 = Salle claire : regarde les trois du dessus et poses-en une sur n’importe quelle case vide, dans le sens de ton choix ; remets les autres dessus.
    .room = Cette salle ({ $room }) est déjà dans le temple. Vérifie celle que tu as piochée.
    .off = Cette case n’est pas dans le temple. Choisis-y une case vide.
    .taken = Il y a déjà une salle sur la case { $space }. Choisis une case vide.
T2-4-6 = Sanctuaire : celui du dessus va sur n’importe quelle case vide. Il n’a pas de porte.
    .altar = Ce sanctuaire est déjà dans le temple : { $altar }. Vérifie celui que tu as pioché.
    .top = Sur le dessus de la pile se trouve ce sanctuaire : { $altar }. Prends celui-là.
    .off = Cette case n’est pas dans le temple. Choisis-y une case vide.
    .taken = Il y a déjà une salle sur la case { $space }. Choisis une case vide.
T2-4-7 = Passage secret : prends un jeton, s’il en reste.
T2-4-8 = Bonus : 1 ou 2 points, selon la tuile.
T2-4-9 = Décompte de portes : choisis une couleur et marque 1 point par porte de cette couleur dans les salles claires où tu as un drapeau.
T2-4-10 = Dès qu’il ne reste qu’une case vide dans le temple, la salle du trésor y est posée.
T2-5-1 = Ton explorateur va aussi loin que tu veux, par les salles découvertes et à l’extérieur du temple.
    .start = Ton explorateur n’est pas là. Pars de l’endroit où il se trouve.
    .apart = Deux endroits de ce chemin ne sont pas voisins. Avance pas à pas.
T2-5-2 = Pour passer d’un lieu au lieu voisin, il faut une porte d’un côté au moins et, dans ton sac à dos, une clé de chaque couleur indiquée à cet endroit. Tu ne fais que montrer les clés.
    .door = { $count ->
        [one] Il manque dans ton sac à dos une clé de cette couleur : { $lacked }.
       *[other] Il manque dans ton sac à dos des clés de ces couleurs : { $lacked }.
    } Procure-toi ce qui manque ou utilise un passage secret.
    .wall = Il n’y a pas de porte ici. Seul un passage secret permet de passer.
T2-5-3 = Personne ne traverse une case qui n’est pas découverte.
    .refused = Il n’y a pas encore de salle sur la case { $space }. Prends un autre chemin.
T2-5-4 = Un passage secret fait franchir un mur, ou une porte sans sa clé, puis retourne à la réserve ; tu peux en utiliser plusieurs dans un déplacement.
    .tokens = Il te faut { $need ->
        [one] un passage secret
       *[other] { $need } passages secrets
    } et tu { $have ->
        [0] n’en as aucun
       *[other] n’en as que { $have }
    }. Prends un autre chemin.
    .card = Tu indiques { $need ->
        [one] un jeton
       *[other] { $need } jetons
    } passage secret et tu { $have ->
        [0] n’en as aucun
       *[other] n’en as que { $have }
    }. Ta carte est aussi un passage secret : utilise-la.
T2-5-5 = Après un passage, tu peux continuer, ou poser un drapeau et rester, ou poser un drapeau et revenir aussitôt par le même passage.
    .dig = Tu ne peux revenir aussitôt qu’après avoir posé un drapeau. Fouille, ou reste.
    .passage = Tu ne peux revenir aussitôt que si ton dernier pas a emprunté un passage secret. Reste là.
T2-5-6 = On n’entre dans les 6 salles secrètes que depuis l’extérieur, par un passage secret, et on en ressort de même. Un passage sert à franchir un mur, ou une porte dont il te manque les clés.
    .secret = On n’entre dans une salle secrète que depuis l’extérieur, et on n’en sort que vers l’extérieur. Passe par l’extérieur ; chaque entrée ou sortie demande un passage secret.
    .keys = Ici, tes clés ouvrent tous les accès. Prends la porte et garde ton passage secret.
    .passage = Seul un passage secret mène dans une salle secrète ou en fait sortir. { $have ->
        [0] Il ne t’en reste aucun. Prends un autre chemin ou reste.
       *[other] Utilises-en un pour ce pas.
    }
T2-5-7 = Fouille une salle où tu n’as pas de drapeau : poses-en un sur un bonus libre et prends ce bonus ; cartes et trésors se choisissent comme pour une action. Un seul drapeau par joueur et par salle, pour toute la partie.
    .outside = Il n’y a rien à fouiller dehors. Entre d’abord dans une salle.
    .flag = Tu as déjà un drapeau dans cette salle. Fouilles-en une autre.
    .flags = Tu n’as plus de drapeau. Tu peux seulement te déplacer.
    .free = Choisis l’un des bonus libres.
    .bonus = Ce bonus n’est pas libre. Choisis-en un autre.
T2-5-8 = Poser un drapeau met fin au déplacement, sauf pour revenir par un passage et pour les explorations supplémentaires.
T2-5-9 = Une salle claire rapporte 1 point pour chacune de ses portes et 1 pour chaque porte de cette couleur dans les salles où tu avais déjà un drapeau, même si son bonus est pris.
    .free = Le bonus de cette salle est encore libre. Pose ton drapeau dessus.
T2-5-10 = Les sanctuaires, les salles secrètes et la salle du trésor ne se fouillent que tant qu’il y reste un bonus libre.
    .refused = Tous les bonus de cette salle sont pris. Fouilles-en une autre.
T2-5-11 = Si tu es dans une salle où tu n’as pas de drapeau, tu peux la fouiller sans te déplacer.
T2-5-12 = Tu peux t’arrêter dans une salle où tu as un drapeau, ou t’arrêter sans fouiller.
T2-5-13 = Secours : si tu ne peux atteindre aucune salle à fouiller, même avec tes passages secrets, tu peux une fois par tour acheter pour 10 points une clé au choix. Elle va dans ton sac à dos.
    .once = Tu as déjà acheté une clé à ce tour. Explore maintenant ou termine ton tour.
    .reach = Tu peux encore atteindre une salle à fouiller, tu ne peux donc pas acheter de clé. Vas-y et fouille.
    .stock = Il n’y a plus de clé de cette couleur en réserve : { $colour }. Choisis-en une autre.
    .late = Tu as déjà exploré à ce tour, et l’achat ne se fait qu’avant. Continue sans cette clé.
T2-6-1 = La tente, une fois par manche : une exploration supplémentaire à tout moment de ton tour, ou une clé au choix pour ton sac à dos.
    .used = Tu as déjà utilisé ta tente cette manche. Continue sans elle.
    .stock = Il n’y a plus de clé de cette couleur en réserve : { $colour }. Choisis-en une autre.
T2-6-2 = À la manche 2, chacun retrouve sa tente.
T2-6-3 = Avec la tente et une carte, on peut explorer jusqu’à trois fois en un tour.
T2-6-4 = Pas de tente pendant le dernier tour spécial.
    .refused = C’est le dernier tour spécial. Explore une fois sans la tente ou joue une carte.
    .explored = C’est le dernier tour spécial et tu as déjà exploré. Joue une carte ou termine ton tour.
T2-7-0 = Les cartes spéciales se jouent à tout moment de ton tour, autant que tu veux, et restent ensuite face visible. Celles du décompte final se gardent.
    .kept = Garde cette carte pour le décompte final : { $card }.
    .delivery = Cette carte ne sert à rien pour une livraison : { $card }. Laisse-la de côté.
    .card = { tikal-2-card-not-held }
    .passing = La carte « { $card } » se joue en explorant. Choisis ton chemin et utilise-la pour un de ses pas.
    .exploring = La carte « { $card } » se joue avec une exploration. Explore et choisis la carte pour cela.
    .crossing = La carte « { $card } » se joue en traversant la forêt. Traverse-la et paie avec la carte.
    .delivering = La carte « { $card } » se joue avec une livraison. Livre des trésors et ajoute-la.
T2-7-1 = Carte : un passage secret.
    .card = { tikal-2-card-not-held }
T2-7-2 = Carte : 2 points de plus pour chaque trésor d’une livraison.
    .card = { tikal-2-card-not-held }
T2-7-3 = Carte : une exploration supplémentaire.
    .card = { tikal-2-card-not-held }
T2-7-4 = Carte : plusieurs sortes de trésors en une livraison ; la roue tourne une seule fois, après.
    .card = { tikal-2-card-not-held }
T2-7-5 = Carte : une clé au choix, pour le camp ou le sac à dos.
    .card = { tikal-2-card-not-held }
    .stock = Il n’y a plus de clé de cette couleur en réserve : { $colour }. Choisis-en une autre.
T2-7-6 = Carte : livre une sorte de trésor sans passer devant un hydravion.
    .card = { tikal-2-card-not-held }
T2-7-7 = Carte : traverse une fois la forêt gratuitement.
    .card = { tikal-2-card-not-held }
T2-7-8 = Décompte final : une carte de la paire rapporte 3 points, les deux ensemble 12.
    .refused = La paire n’a que { $most } cartes. Recompte.
T2-7-9 = Décompte final : cette carte rapporte 5 points.
T2-7-10 = Décompte final : cette carte rapporte 2 points par couleur de salles claires où tu as un drapeau.
T2-8-1 = Une manche se termine avec le tour où la dernière tuile action est prise. On décompte alors les clés et les autels ; après la manche 2, cela fait partie du décompte final.
T2-8-2 = Après la manche 2, chacun peut encore explorer une fois, cartes comprises, en commençant par le joueur qui suit celui qui a pris la dernière tuile. Puis vient le décompte final.
T2-8-3 = Manche 2 : les tentes reviennent, les pirogues retournent au site de départ, toutes les tuiles sont remélangées et redistribuées, les explorateurs restent où ils sont. Le dernier à avoir joué commence et on tourne dans le sens antihoraire ; sur la rivière, on avance toujours dans le sens horaire.
T2-9-1 = Les clés du camp comptent par séries de couleurs différentes : 1, 3, 6, 10 ou 15 points pour 1 à 5 couleurs. Les clés restantes forment d’autres séries.
T2-9-2 = À chaque autel, parmi ceux qui y ont un drapeau, qui a le plus de clés de sa couleur au camp marque 3 points ; en cas d’égalité, tous les marquent, même sans aucune clé.
T2-9-3 = À l’autel multicolore, toutes les clés du camp comptent.
T2-9-4 = Au décompte final seulement : 1 point par trésor non livré, plus les cartes gardées pour ce moment.
    .final = Les trésors et les cartes ne comptent qu’à la fin. Laisse-les de côté pour l’instant.
    .treasures =
        D’après l’appli, { $need ->
            [0] tu n’as aucun trésor
            [one] tu as un trésor
           *[other] tu as { $need } trésors
        } ; tu en indiques { $given }. Recompte, ou corrige d’abord le nombre.
    .cards =
        D’après l’appli, { $need ->
            [0] tu n’as aucune carte spéciale
            [one] tu as une carte spéciale
           *[other] tu as { $need } cartes spéciales
        } ; tu en indiques { $given }. Recompte, ou corrige d’abord le nombre.
T2-9-5 = Qui a le plus de points gagne ; en cas d’égalité, la victoire est partagée.
T2-10-1 = Plus de contrôle : 2 piles et 3 trésors visibles. Chaque fois que tu prends un trésor, par une action ou par une fouille, tu peux en prendre un visible au lieu de regarder une pile ; on le remplace par un autre, de l’une ou l’autre pile.
    .refused = Retournez { $need } trésors.
    .open = Aucun trésor « { $treasure } » n’est visible. Choisis-en un qui l’est.
    .piles = Les piles sont vides, on ne retourne donc rien. Prends simplement le trésor visible.
T2-10-2 = Partie courte : personne n’a de tente.
    .refused = Vous jouez la partie courte. Explore une fois sans tente ou joue une carte.
    .pirogue = Vous jouez la partie courte, sans tentes. D’abord vient ta tuile avec ses actions ; ensuite tu explores une fois.
    .explored = Vous jouez la partie courte et tu as déjà exploré. Joue une carte ou termine ton tour.

## The log: what happened

tikal-2-sites-laid = Les tuiles action sont sur leurs sites.
tikal-2-start-keys-taken = { $seat } commence avec les clés { $keys }.
tikal-2-keys-turn = À { $seat } de choisir ses premières clés.
tikal-2-pirogue-moved = { $seat } va au site { $to }.
tikal-2-forest-paid = { $seat } paie la forêt avec une clé de la couleur { $key }.
    .penalty = { $seat } traverse la forêt sans clé et perd 10 points.
    .card = { $seat } traverse la forêt gratuitement.
tikal-2-treasures-delivered = { $seat } livre { $treasures } ({ $counts } à { $prices } chacun) pour { $points } points.
tikal-2-card-played = { $seat } joue la carte « { $card } ».
tikal-2-tile-taken = { $seat } prend la tuile action « { $tile } ».
tikal-2-key-taken = { $seat } prend une clé de la couleur { $colour } { $to }.
    .hidden = { $seat } prend une clé { $to }.
tikal-2-treasure-taken = { $seat } prend le trésor « { $treasure } ».
    .hidden = { $seat } prend un trésor en secret.
tikal-2-card-taken = { $seat } prend la carte spéciale « { $card } ».
    .hidden = { $seat } prend une carte spéciale.
tikal-2-room-discovered = { $seat } pose une { $room } en { $space }.
tikal-2-sanctuary-discovered = { $seat } pose un sanctuaire en { $space } ({ $altar }).
tikal-2-treasure-room-placed = La salle du trésor va sur la dernière case vide, { $space }.
tikal-2-passage-taken = { $seat } prend un passage secret.
tikal-2-bonus-scored = { $seat } prend le bonus de { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tikal-2-doors-scored = { $points ->
    [0] { $seat } ne marque rien
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
} pour les portes de la couleur { $colour }.
tikal-2-action-dropped = { $seat } renonce à « { $action } ».
    .void = { $seat } n’obtient rien pour « { $action } », car il ne reste rien.
tikal-2-tent-used = { $seat } utilise sa tente.
tikal-2-explorer-moved =
    { $seat } déplace son explorateur { $to-kind ->
        [tikal-2-called-outside] dehors
        [tikal-2-called-secret-room] dans la { $to }
       *[other] en { $to }
    }.
    .still =
        { $seat } laisse son explorateur { $to-kind ->
            [tikal-2-called-outside] dehors
            [tikal-2-called-secret-room] dans la { $to }
           *[other] en { $to }
        }.
tikal-2-flag-placed =
    { $seat } fouille et pose un drapeau { $place-kind ->
        [tikal-2-called-outside] dehors
        [tikal-2-called-secret-room] dans la { $place }
       *[other] en { $place }
    }.
tikal-2-excavated = { $points ->
    [0] { $seat } ne marque rien
    [one] { $seat } marque { $points } point
   *[other] { $seat } marque { $points } points
} pour { $part } ({ $place }).
tikal-2-rescued = { $seat } achète pour 10 points une clé de la couleur { $colour }.
tikal-2-turn-ended = { $seat } termine son tour.
tikal-2-turn-began = À { $seat } de jouer.
    .last = { $seat } explore une dernière fois.
tikal-2-key-set-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour une série de { $size ->
    [one] { $size } clé
   *[other] { $size } clés différentes
}.
tikal-2-altar-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’autel ({ $altar }).
tikal-2-treasures-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les trésors non livrés.
tikal-2-card-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour la carte « { $card } ».
tikal-2-round-ended = La manche { $round } est terminée.
tikal-2-game-ended = La partie est terminée. La victoire revient à { $seats }.
tikal-2-tallied = { $seat } a indiqué ce qu’il y a à décompter.
tikal-2-doubt-advice = Coups à revoir : { $numbers }. Corrigez ce qui est faux ; si c’est déjà décompté, annulez d’abord le décompte.
tikal-2-numbers-doubted = Tout ce qui a été saisi ne peut pas être juste. { tikal-2-doubt-advice }
    .treasure = Tout cela ne peut pas être juste : le trésor « { $treasure } » a été saisi { $count } fois ; il n’y en a que { $most }. { tikal-2-doubt-advice }
    .card = Tout cela ne peut pas être juste : la carte « { $card } » a été saisie { $count } fois ; la boîte n’en contient que { $most }. { tikal-2-doubt-advice }
    .key = Tout cela ne peut pas être juste : on compte { $count } clés de la couleur { $colour } ; il n’y en a que { $most }. { tikal-2-doubt-advice }
    .treasures = Tout cela ne peut pas être juste : on compte { $count } trésors ; il n’y en a que { $most }. { tikal-2-doubt-advice }
    .cards = Tout cela ne peut pas être juste : on compte { $count } cartes spéciales ; il n’y en a que { $most }. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Installez le plateau. Dans le temple, { $rooms } salles sont imprimées et { $free } cases sont vides.
tikal-2-setup-people = { $count } joueurs. Chacun prend une couleur : camp, { $flags } drapeaux, explorateur, caisse de matériel, pirogue et tente.
tikal-2-setup-pieces = Sur le plateau : explorateurs à l’extérieur du temple, caisses sur le 0 de la piste de score, pirogues au site de départ (bâtiment orange).
tikal-2-setup-tents = Placez chaque tente à côté de son camp, pointe vers la gauche, clé et drapeau visibles.
tikal-2-setup-tents-short = Partie courte : placez chaque tente à côté de son camp, pointe vers la gauche, face neutre visible. Personne ne s’en sert.
tikal-2-setup-sanctuaries = Mélangez les { $sanctuaries } sanctuaires en une pile face visible ; la salle du trésor va dessous.
tikal-2-setup-passages = Empilez les { $passages } passages secrets.
tikal-2-setup-wheel = Posez la roue des prix sur son cercle, dans n’importe quel sens, un prix devant chaque trésor. Dans l’appli, touchez le trésor où se trouve le { $price }.
    .paper = { tikal-2-setup-wheel-any }
tikal-2-setup-wheel-any = Posez la roue des prix sur son cercle, dans n’importe quel sens, un prix devant chaque trésor.
tikal-2-setup-cards = Mélangez les { $cards } cartes spéciales en une pile face cachée.
tikal-2-setup-treasures = Mélangez les { $treasures } trésors face cachée en 3 piles : { $piles }.
tikal-2-setup-treasures-open = Plus de contrôle : mélangez les { $treasures } trésors face cachée. Retournez-en { $open } ; les autres forment 2 piles : { $piles }.
tikal-2-setup-rooms = Mélangez les { $rooms } salles claires en une pile face cachée.
tikal-2-setup-keys = Triez les { $keys } clés par couleur, face visible : { $each } de chaque.
tikal-2-setup-tiles-all = Mélangez les { $tiles } tuiles action et posez-en { $each } face visible sur chacun des { $sites } sites.
tikal-2-setup-tiles-three = Retirez les { $out } tuiles action portant un 4 au dos. Mélangez les { $tiles } autres et posez-les face visible sur les sites, dans le sens horaire depuis le site de départ : { $sites }.
tikal-2-setup-tiles-two = Retirez les { $out } tuiles action portant un 3 ou un 4 au dos. Mélangez les { $tiles } autres et posez-les face visible sur les sites, dans le sens horaire depuis le site de départ : { $sites }.
tikal-2-setup-first-keys = Le plus jeune commence. Dans le sens horaire, chacun choisit { $keys } clés et les met dans son sac à dos : visibles, à côté du camp.
tikal-2-setup-memory = Mémoire ouverte : le journal continue de montrer quelles clés sont allées dans les camps.
tikal-2-setup-light = Version simple : vous jouez sur le plateau. Après chaque manche, chacun indique ce qu’il y a à décompter et l’appli calcule.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-2-called-on = en { $at }
tikal-2-called-in = dans la { $room }
tikal-2-called-clockwise = dans le sens horaire
tikal-2-called-anticlockwise = dans le sens antihoraire
tikal-2-corrected-round = C’est la manche { $after }, et non { $before }.
tikal-2-corrected-direction = On joue { $after }, et non { $before }.
tikal-2-corrected-passages-left =
    La réserve { $after ->
        [0] n’a aucun passage secret
        [one] a { $after } passage secret
       *[other] a { $after } passages secrets
    }, et non { $before }.
tikal-2-corrected-stock =
    La réserve { $after ->
        [0] n’a aucune clé
        [one] a { $after } clé
       *[other] a { $after } clés
    } ({ $colour }), et non { $before }.
tikal-2-corrected-wheel = La roue des prix indique { $after } pour « { $treasure } », et non { $before }.
tikal-2-corrected-site-tiles = Au site { $site }, il y a { $after }, et non { $before }.
    .new = Au site { $site }, il y a { $after }.
    .gone = Il n’y a pas de tuile action sur le site { $site }.
tikal-2-corrected-sites = Les tuiles action des sites ont été corrigées.
tikal-2-corrected-score =
    { $seat } { $after ->
        [0] n’a aucun point
        [one] a { $after } point
       *[other] a { $after } points
    }, et non { $before }.
tikal-2-corrected-backpack =
    { $seat } { $after ->
        [0] n’a aucune clé
        [one] a { $after } clé
       *[other] a { $after } clés
    } ({ $colour }) dans le sac à dos, et non { $before }.
tikal-2-corrected-camp =
    { $seat } { $after ->
        [0] n’a aucune clé
        [one] a { $after } clé
       *[other] a { $after } clés
    } ({ $colour }) au camp, et non { $before }.
    .what = quelles clés { $seat } a au camp
tikal-2-corrected-camps = Les clés au camp ont été corrigées pour { $seat }.
    .what = quelles clés { $seat } a au camp
tikal-2-corrected-treasures =
    { $seat } { $after ->
        [0] n’a pas
        [one] a { $after } fois
       *[other] a { $after } fois
    } le trésor « { $treasure } », et non { $before }.
    .what = quels trésors { $seat } a
tikal-2-corrected-all-treasures = Les trésors ont été corrigés pour { $seat }.
    .what = quels trésors { $seat } a
tikal-2-corrected-cards = { $seat } a les cartes spéciales { $after }, et non { $before }.
    .new = { $seat } a les cartes spéciales { $after }.
    .gone = { $seat } n’a pas de carte spéciale.
    .what = quelles cartes spéciales { $seat } a
tikal-2-corrected-passages =
    { $seat } { $after ->
        [0] n’a aucun passage secret
        [one] a { $after } passage secret
       *[other] a { $after } passages secrets
    }, et non { $before }.
tikal-2-corrected-flags-left =
    { $seat } { $after ->
        [0] n’a plus aucun drapeau
        [one] a encore { $after } drapeau
       *[other] a encore { $after } drapeaux
    }, et non { $before }.
tikal-2-corrected-tent = { $seat } a sa tente.
    .new = { $seat } n’a pas encore utilisé sa tente.
    .gone = { $seat } a déjà utilisé sa tente.
tikal-2-corrected-site = { $seat } est au site { $after }, et non { $before }.
tikal-2-corrected-explorer = { $seat } a son explorateur { $after }, et non { $before }.
tikal-2-corrected-flag = { $seat } a son drapeau en { $space } sur un autre bonus.
    .new = { $seat } a un drapeau en { $space }.
    .gone = { $seat } n’a pas de drapeau en { $space }.
tikal-2-corrected-secret-flag = { $seat } a son drapeau dans la { $room } sur un autre bonus.
    .new = { $seat } a un drapeau dans la { $room }.
    .gone = { $seat } n’a pas de drapeau dans la { $room }.
tikal-2-corrected-doors = Les portes de la salle en { $space } sont tournées autrement.
tikal-2-corrected-colour = La salle en { $space } est de couleur { $after }, et non { $before }.
    .new = La salle en { $space } est de couleur { $after }.
    .gone = La salle en { $space } n’a pas de couleur.
tikal-2-corrected-room = En { $space }, il y a : { $after }, et non { $before }.
    .new = En { $space }, il y a : { $after }.
    .gone = Il n’y a pas de salle en { $space }.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = un bonus rapporte au moins une chose : points, cartes ou trésors
flaw-t2-arrangement = une salle de cette couleur ({ $colour }) doit avoir ses portes ainsi : { $missing }
flaw-t2-treasure-room = un bonus doit rapporter { $expected } points
flaw-t2-forest-there = la forêt se trouve déjà après le site { $found }
flaw-t2-backs = tuiles avec un { $back } au dos : attendu { $expected }, trouvé { $found }
flaw-t2-discovery-back = une tuile avec un { $back } au dos ne peut pas montrer ceci : { $found }
## How the doors of a room lie, said for { $missing }
word-single = une seule porte
word-adjacent = deux portes côte à côte
word-one-apart = deux portes séparées par un côté
word-opposite = deux portes face à face
