### Tikal on paper. Readable across a table: short. *…* is bold, [stone] an icon; both stay as they are.

## The turn: the reference card’s front

tk-print-basic = Version de base
tk-print-auction = Version aux enchères
tk-print-turn = Ton tour
tk-print-turn-draw = Pioche la tuile du dessus. [volcano] D’abord le décompte !
tk-print-turn-take = Gagne un tour, prends une tuile. [volcano] D’abord le décompte !
tk-print-turn-place = Pose-la à côté d’une tuile : un *chemin* doit y mener.
tk-print-turn-masks = Tuile trésor : pour chaque masque, un [treasure-hidden] face cachée.
tk-print-turn-spend = Utilise jusqu’à *10 PA*. Le reste est perdu.
tk-print-turn-spend-auction = Utilise jusqu’à *10 PA* ; le reste est perdu. Retourne ton marqueur.

## The actions. In front of each stands what it costs in AP; “2 in all”: for the whole game.

tk-print-actions = Les actions et leurs PA
tk-print-bring = *Amener* un pion au camp de base ou dans un de tes camps.
tk-print-secret = *Passage secret :* entre le camp de base et tes camps.
tk-print-walk = *Marcher* vers la tuile voisine : *par* pion et [stone], des deux côtés. Sans [stone], pas de chemin.
tk-print-uncover = *Dégager un niveau :* le nombre suivant, s’il en reste. 1 pion à toi par niveau, *2* par temple et par tour. Jamais s’il est gardé.
tk-print-raise = *Déterrer un trésor :* 1 pion à toi par trésor, *2* par tuile et par tour.
tk-print-exchange = *Échanger* un trésor isolé contre un trésor isolé d’un autre joueur. Refus impossible.
tk-print-exchange-once = *Échanger* un trésor isolé contre un trésor isolé d’un autre joueur. Refus impossible. Une fois par tour.
tk-print-build = *Construire un camp :* jungle ou tuile trésor vide, même sans pion. 1 par tuile, *2* en tout.
tk-print-guard = *Garder un temple :* tu y as la majorité. À toi pour de bon ; tes autres pions sur place quittent la partie. *2* en tout.

## The card’s back

tk-print-round = Volcan : décompte
tk-print-round-all = Mets-le de côté. Dans le sens horaire, *toi d’abord :* chacun utilise *10 PA*, puis marque ses points.
tk-print-round-own = Puis pose le volcan (chemin inutile, personne n’y entre) et utilise tes *10 PA*.
tk-print-round-last = Après la dernière tuile : *4e décompte*, voisin de gauche d’abord.
tk-print-round-last-auction = Après la dernière tuile : *4e décompte*, *le moins de points* d’abord. Égalité : le plus proche, sens horaire, après qui l’a posée.
tk-print-points = Points
tk-print-points-temple = *Temple :* le nombre du dessus, si tu y as la majorité. Égalité : personne. Gardé : le propriétaire du gardien.
tk-print-points-treasure = *Trésors* identiques. Tu les gardes, ils comptent encore.
# Under the leader with a 3, the member with a 1: how strong they are.
tk-print-strength = Force
tk-print-tiles = Les tuiles
tk-print-tile-temple = dégager, garder
tk-print-tile-jungle = construire un camp
tk-print-tile-treasure = déterrer ; vide : camp
tk-print-tile-volcano = personne n’y entre
tk-print-know = Bon à savoir
tk-print-know-leader = Un [leader] coûte comme un [member] et peut être gardien.
tk-print-know-guarded = Temple gardé : chacun peut toujours y entrer et en sortir.
tk-print-know-camps = Camps des autres : entre, reste, mais sans passage secret.
tk-print-know-new = Une tuile posée peut servir tout de suite.
tk-print-know-laps = La piste de score a 100 cases. Au-delà, recommence et ajoute 100.
tk-print-know-win = Qui a le plus de points gagne ; à égalité, victoire partagée.
tk-print-sale = Les enchères
tk-print-sale-bid = *Surenchéris* ou *passe ;* qui passe est hors course. De 1 à tous tes points.
tk-print-sale-pay = Meilleure offre : *paie,* joue ton tour. Aucune offre : qui a passé *en premier* l’a gratis.
tk-print-sale-last = Seuls enchérissent ceux qui n’ont pas encore joué cette manche. Le *dernier* a la dernière tuile gratis.
tk-print-sale-next = Première offre : le suivant, sens horaire, après le dernier tour. Manche finie : nouvelles tuiles, marqueurs face visible.

## The sketch of the table

tk-print-heap-tiles = Tuiles terrain
tk-print-heap-open = Tuiles visibles
tk-print-heap-pieces = Plaques de temple
tk-print-heap-treasures = Trésors
tk-print-boxed = Reste dans la boîte

## The score sheet

tk-print-score-how-basic = À chaque décompte, notez vos temples et vos séries de trésors un par un, faites la somme, puis ajoutez-la au total cumulé.
tk-print-score-how-auction = Vous commencez avec { $points } points. Notez chaque offre payée ; à chaque décompte, temples et séries de trésors, puis les sommes.
tk-print-score-strength = Majorité : [leader] 3, [member] 1
tk-print-score-temples = Temples
tk-print-score-treasures = Trésors
tk-print-score-sums = Sommes
tk-print-score-round = Ce décompte
tk-print-score-bids = Offres
tk-print-score-total = Total cumulé
tk-print-score-winner = Victoire{ "\u00A0" }
