### A turn of Tikal II on screens: what is going on, the river, the tile’s actions. { $at } is a space such as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap.

t2-status-sites = { $name } pose les tuiles
    .you = Pose les tuiles de la manche
    .do = Indique où sont les tuiles, ou chacune au moment où elle est prise.
t2-status-keys = { $name } prend deux clés
    .you = Prends deux clés
    .do = Elles vont dans ton sac à dos. Deux fois la même couleur, c’est permis.
t2-status-pirogue = { $name } prend une tuile
    .you = Prends une tuile
    .do = Touche un site pour y aller, ou une tuile du tien.
t2-status-actions = { $name } utilise la tuile
    .you = Utilise ta tuile
    .do = Ses actions dans l’ordre que tu veux ; aucune n’est obligatoire.
t2-status-found = { $name } regarde sa trouvaille
    .you = Indique ce que tu as trouvé
    .do = Regarde les trois du dessus et choisis ce que tu gardes.
t2-status-explorer = { $name } explore
    .you = Explore le temple
    .do = Touche une salle éclairée, ou termine ton tour.
    .rescue = Aucune salle à fouiller n’est à portée. Achète une clé, ou termine ton tour.
    .done = Tu as exploré. Tu peux terminer ton tour.
t2-status-last = Dernier tour : { $name }
    .you = Ton dernier tour
    .do = Explore encore une fois, puis termine ton tour.
t2-status-tell = On attend encore ce qui reste : { $names }
    .you = Indique ce qu’il te reste
    .do = Compte tes trésors et touche tes cartes.

## River and temple: two tabs above the board

t2-show-river = Rivière
t2-show-temple = Temple

## The first two keys

t2-keys-do = Prendre ces clés
t2-keys-back = En reposer une

## The river: { $site } is a number

t2-way-here = Ton site, numéro { $site }
t2-way-to = Vers le site { $site }
t2-forest-which = Tu traverses la forêt. Avec quelle clé paies-tu ?
# { $what } is “a pink key”
t2-forest-key = Tu traverses la forêt et paies { $what }.
t2-forest-none = Tu traverses la forêt sans clé et perds { $points } points.
t2-forest-card = Tu traverses la forêt gratuitement, avec ta carte.
t2-paddle-do = Y aller d’abord
t2-tiles = Touche la tuile que tu prends.
t2-tiles-none = Il n’y a plus de tuile sur ton site. Touche un autre site.
t2-tile-which = Laquelle était-ce ?
t2-tiles-untold = { $count ->
    [one] encore une
   *[other] encore { $count }
}
    .says = { $count ->
        [one] Une tuile pas encore indiquée
       *[other] { $count } tuiles pas encore indiquées
    }

## The tile’s actions

t2-take = Prendre
t2-skip = Renoncer
# The key of this colour: { $colour } is “pink”
t2-skip-key = Renoncer au { $colour }
t2-skip-any = Sans la clé multicolore
t2-to-camp = Au camp
    .under = Pour les points
t2-to-backpack = Dans le sac à dos
    .under = Pour les portes
t2-lay-which = Touche ce que tu choisis.
t2-lay-where = Touche une case éclairée.
t2-lay-turn = Touche-la encore pour la tourner.
t2-lay-elsewhere = Ou touche une autre case.
t2-lay-sanctuary = Sur { $at }. Un sanctuaire n’a pas de portes.
# { $places } is a list of the next one’s
t2-lay-joins = Des portes mènent { $places }.
t2-lay-joins-to = vers { $at }
    .outside = dehors
t2-lay-joins-none = Aucune porte ne mène encore quelque part.
t2-room-do = Poser la salle
t2-sanctuary-do = Poser le sanctuaire
