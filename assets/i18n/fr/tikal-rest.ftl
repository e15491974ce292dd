### Tikal à l’écran : la version simple, les corrections, l’aide.

## La version simple : ce qui se passe

tk-light-round = Décompte { $round } sur { $of }
tk-light-play = Vous jouez sur le plateau
tk-light-play-about = Quand un volcan sort, saisissez ci-dessous ce que chacun marque, juste après son tour de décompte.
tk-light-play-last = Après le tour de la dernière tuile, chacun joue un tour de décompte ; saisissez alors ci-dessous ce que chacun marque.
tk-light-enter = Saisir les points marqués
tk-light-in = Tes points sont saisis
tk-light-missing = Il manque encore : { $names }
tk-light-volcano = Saisir un décompte
tk-light-who = Les points de qui ?
tk-light-done = points saisis
tk-light-track = Piste de score

## Saisir un décompte

tk-tally-first = Pour chaque temple où tu as la majorité ou un gardien, touche son nombre.
tk-tally-changed = Les temples et trésors de la dernière fois y sont déjà. Ne touche que ce qui a changé.
tk-tally-temples = Temples
tk-tally-sets = Trésors
tk-tally-none = Rien encore
# What a screen reader says of the arrow beside a temple or a treasure set
tk-tally-grown = A grandi : maintenant { $value }
tk-tally-grown-set = A grandi : maintenant { $what }
tk-tally-do = { $points ->
    [0] Saisir zéro point
    [one] Saisir { $points } point
   *[other] Saisir { $points } points
}
# { $before } and { $after } are where the scoring marker stands
tk-tally-under = { $temples ->
    [0] rien
   *[other] { $temples }
} pour les temples, { $sets ->
    [0] rien
   *[other] { $sets }
} pour les trésors : de { $before } à { $after }
tk-doubt-temples = Cela ferait en tout { $count } temples dans ce décompte, et il n’y en a que { $most }.
tk-doubt-value = Cela ferait en tout { $count } temples de valeur { $value } dans ce décompte, et il ne peut y en avoir que { $most }.
tk-doubt-treasures = Cela ferait en tout { $count } trésors dans ce décompte, et il n’y en a que { $most }.
tk-doubt-sets = Cela ferait en tout { $count } paires et brelans dans ce décompte, et il n’y a que { $most } sortes de trésors.

## Corriger : ce qu’on compte ou choisit

tk-correct = Corriger
tk-fix-hex = Corriger ici
tk-fix-table = La table
tk-fix-reserve = Membres en réserve
tk-fix-camps = Camps restants
tk-fix-guards = Gardiens restants
tk-fix-round = Décomptes passés
tk-fix-ap = Points d’action restants
tk-fix-turn = À qui de jouer
tk-fix-drawn = La tuile piochée
tk-fix-lies = Y a-t-il une tuile ?
tk-fix-some-tile = Oui
tk-fix-no-tile = Pas de tuile
tk-fix-tile = Quelle tuile c’est
tk-fix-lie = Comment elle est tournée
tk-fix-value = Valeur du temple
tk-fix-guard = À qui est le gardien
tk-fix-camp = À qui est le camp
tk-fix-treasures = Trésors restants
tk-fix-nobody = À personne
tk-fix-figures = Pions sur place
tk-fix-members = { $name } : membres
tk-fix-leader = { $name } : chef

## L’hôte

tk-host-light = Tout le monde joue sur le plateau et saisit les décomptes. Pour qui n’a pas de téléphone, touche un nom.

## Aide : comment ça s’appelle et (…-about) ce que c’est, pour qui n’a pas lu les règles

tikal-help-base-camp = Camp de base
tikal-help-base-camp-about = C’est ici que les nouveaux pions entrent en jeu, pour 1 point d’action chacun. Il peut y en avoir autant qu’on veut.
tikal-help-temple = Temple
tikal-help-temple-about = À chaque décompte, un temple rapporte son nombre à qui y détient la majorité ; en cas d’égalité, à personne. Pour 2 points d’action, tu dégages un niveau et le nombre augmente de un.
tikal-help-jungle = Jungle
tikal-help-jungle-about = Dans la jungle, il n’y a rien à trouver. Tu peux y construire un camp.
tikal-help-treasure = Tuile trésor
tikal-help-treasure-about = Il y a ici autant de trésors face cachée que la tuile montre de masques. Qui est sur place les déterre pour 3 points d’action chacun. Une fois vide, elle peut accueillir un camp.
tikal-help-volcano = Volcan
tikal-help-volcano-about = Quand un volcan sort, le décompte commence aussitôt : l’un après l’autre, chacun joue un tour de décompte. Personne n’entre jamais sur un volcan.
tikal-help-stone = Pierres
tikal-help-stone-about = Les pierres au bord des tuiles sont les chemins. Un pas coûte 1 point d’action par pierre, les deux côtés du bord ensemble ; sans pierre, pas de chemin.
tikal-help-leader = Chef d’expédition
tikal-help-leader-about = Il se déplace et travaille comme un membre, mais il compte pour trois quand on compare les forces.
tikal-help-member = Membre d’expédition
tikal-help-member-about = Tu en as 18. Ils marchent, dégagent les temples, déterrent les trésors et font ta force dans un temple.
tikal-help-camp = Camp
tikal-help-camp-about = Un camp est un camp de base rien qu’à toi : tes nouveaux pions peuvent y entrer, et pour 1 point d’action un pion va par un passage secret de ce camp au camp de base ou à ton autre camp, ou l’inverse. Chacun en a deux.
tikal-help-guard = Gardien
tikal-help-guard-about = Un gardien te réserve un temple jusqu’à la fin : il compte pour toi, peu importe qui s’y trouve, mais sa valeur ne change plus. Tes autres pions sur place quittent la partie : fais d’abord partir ceux dont tu peux t’y passer. Tous les pions peuvent encore aller et venir. Chacun peut placer deux gardiens.
tikal-help-level = Niveau de temple
tikal-help-level-about = Une plaque avec le nombre suivant se pose sur le temple. Quand il n’y a plus de plaque de ce nombre, le temple ne grandit plus.
tikal-help-place = Poser une tuile
tikal-help-place-about = Chaque tour commence par une tuile : pioche-la et pose-la à côté d’une autre, de sorte qu’une pierre y mène. Tu peux la tourner comme tu veux. Ensuite, tu as 10 points d’action.
tikal-help-ap = Points d’action
tikal-help-ap-about = Chaque tour en offre 10, pour ce que tu veux dans l’ordre que tu veux. Ce qui reste est perdu.
tikal-help-bring = Amener un pion
tikal-help-bring-about = Pour 1 point d’action, un pion de ta réserve entre au camp de base ou dans l’un de tes camps.
tikal-help-walk = Marcher
tikal-help-walk-about = Un pion passe sur la tuile voisine et paie toutes les pierres entre les deux. Tant que tu as des points d’action, il peut continuer.
tikal-help-secret = Passage secret
tikal-help-secret-about = Pour 1 point d’action, un pion va directement du camp de base ou d’un de tes camps à un autre d’entre eux, si loin qu’il soit.
tikal-help-uncover = Dégager
tikal-help-uncover-about = Pour 2 points d’action, tu élèves un temple d’un niveau. Il te faut sur place un pion par niveau, et tu dégages au plus deux niveaux par temple et par tour.
tikal-help-raise = Déterrer un trésor
tikal-help-raise-about = Pour 3 points d’action, tu retournes un trésor de la tuile et le poses devant toi. Il te faut sur place un pion par trésor, et tu en déterres au plus deux par tuile et par tour.
tikal-help-exchange = Échanger des trésors
tikal-help-exchange-about = Pour 3 points d’action, tu échanges un trésor isolé contre un trésor isolé de quelqu’un d’autre, qui ne peut pas refuser. Les paires et les brelans sont à l’abri.
tikal-help-build = Construire un camp
tikal-help-build-about = Pour 5 points d’action, tu construis un camp sur une jungle ou une tuile trésor vide. Tu n’as pas besoin d’y avoir un pion.
tikal-help-scoring = Décompte
tikal-help-scoring-about = Chacun à son tour a 10 points d’action et marque aussitôt après : chaque temple où il a la majorité ou un gardien, et ses trésors. Il y a quatre décomptes dans une partie.
tikal-help-treasure-token = Trésors
tikal-help-treasure-token-about = À chaque décompte, un trésor isolé rapporte 1 point, une paire 3 et un brelan 6. Tu les gardes, et ils comptent encore la fois suivante.
tikal-help-scoring-stone = Piste de score
tikal-help-scoring-stone-about = La piste a 100 cases. Au-delà, ton pion de score refait un tour : 123 points, c’est la case 23 du deuxième tour.
tikal-help-final = Dernier décompte
tikal-help-final-about = Après le tour de la dernière tuile, chacun joue encore un tour de décompte. Ensuite, qui a le plus de points gagne.
tikal-help-bid = Enchères
tikal-help-bid-about = Les tours se vendent contre des points : offre plus que la dernière offre, ou passe et sors de l’enchère. Qui reste paie, prend une des tuiles visibles et joue un tour. Si personne n’offre rien, qui a passé en premier l’obtient gratuitement.
tikal-help-tile-back = Tuiles visibles
tikal-help-tile-back-about = Il y a une tuile visible par joueur. Qui achète un tour en prend une ; la dernière va gratuitement au dernier joueur. Un volcan visible ne fait rien tant que personne ne le prend.
tikal-help-tally = Saisir les points
tikal-help-tally-about = Après ton tour de décompte, touche le nombre de chaque temple où tu as la majorité ou un gardien, puis tes trésors isolés, paires et brelans. L’appli fait la somme et dit où va ton pion de score.
