### A turn of Tikal on screens: what is going on, the chosen space, the buttons. “AP” are action points, { $at } is a space such
### as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap. { $letter } is on the backs of tiles.

tk-status-draw = { $name } pioche une tuile
    .you = Pioche la tuile suivante ({ $letter })
    .do = Touche celle que tu as piochée.
tk-status-last =
    .you = Pose la dernière tuile { $letter }
    .do = Touche une case éclairée.
tk-status-volcano =
    .you = La dernière tuile { $letter } est un volcan
    .do = Mets-la de côté : le décompte commence.
tk-status-place = { $name } pose une tuile
    .you = Pose ta tuile
    .do = Touche une case éclairée.
tk-status-display = { $name } retourne des tuiles
    .you = Retourne les tuiles suivantes
    .do = Touche celles qui sont visibles maintenant.
tk-status-auction = { $name } enchérit
    .you = À toi d’enchérir
    .do = Offre plus, ou passe.
tk-status-take = { $name } prend une tuile
    .you = Prends une tuile
    .do = Touche celle que tu veux.
tk-status-turn = { $name } joue
    .you = À toi de jouer
    .do = Touche un camp, tes pions ou une case.
tk-status-scoring = { $name } joue son tour de décompte
    .you = Ton tour de décompte
    .do = Utilise tes PA. Ensuite tu marques tes points.
tk-over = La partie est terminée

## Action points: beside the ten pips, and (-says) for ears

tk-price = { $ap } PA
tk-ap = { $left } PA
tk-ap-plan = { $left } − { $cost } = { $after } PA
tk-ap-says = { $left ->
    [0] Plus de PA
   *[other] Encore { $left } PA
}
tk-ap-plan-says = Encore { $left } PA. Ceci en prend { $cost } et { $after ->
    [0] n’en laisse aucun
   *[other] en laisse { $after }
}.

## The tile

tk-draw-volcano = Commencer le décompte
# What a screen reader says of a tile to be tapped: six numbers, side by side
tk-tile-says = { $tile }, pierres dans le sens horaire depuis le haut : { $stones }
tk-lay-turn = Touche-la encore pour la tourner.
tk-lay-so = Elle ne va que dans ce sens.
tk-place-do = Poser la tuile

## A space that was tapped

tk-here =
    .free = Pas encore de tuile en { $at }
    .base-camp = Le camp de base
    .temple = Temple de valeur { $value } en { $at }
    .jungle = Jungle en { $at }
    .treasure = { $left ->
        [0] Tuile trésor vide en { $at }
        [one] 1 trésor en { $at }
       *[other] { $left } trésors en { $at }
    }
    .volcano = Volcan en { $at }
# { $what } is a list of what follows: “leader and 2 members and a camp”
tk-has = { $name } · { $what }
tk-figures =
    .leader = chef
    .members = { $members ->
        [one] 1 membre
       *[other] { $members } membres
    }
    .both = { $members ->
        [one] chef et 1 membre
       *[other] chef et { $members } membres
    }
tk-a-camp = un camp
tk-a-guard = le gardien
# Who would score a temple; strength, the leader counting 3
tk-leads =
    .guards = { $name } le garde. Sa valeur ne change plus.
    .nobody = Il n’y a personne.
    .alone = { $name } y est sans rival, avec une force de { $own }.
    .leads = { $name } mène à { $own } contre { $next }.
    .tied = { $names } sont à égalité, à { $own }. Personne ne marquerait de points.

## Figures

# Below the headline, by what is chosen
tk-hint-to = Touche l’arrivée : les nombres sont des PA.
tk-hint-way = Un autre chemin ? Touche les cases où il passe.
tk-hint-nowhere = D’ici, personne ne va plus loin.
tk-hint-bring = Choisis combien, puis amène-les.
tk-hint-raise = Touche le trésor déterré.
tk-hint-exchange = Touche un de tes trésors et un d’un autre joueur.
tk-bring-do = { $count ->
    [one] Amener 1 pion
   *[other] Amener { $count } pions
}
# { $to } is “to c3” or “to the base camp”
tk-move-do = Aller { $to }
tk-transfer-do = Passage secret { $to }

## What can be done on a space

tk-action-uncover = Dégager un niveau
tk-action-raise = Déterrer un trésor
tk-action-camp = Construire un camp
tk-action-guard-member = Garder avec un membre
tk-action-guard-leader = Garder avec le chef
# Below the two before, after the price
tk-leave = { $count ->
    [one] 1 pion quitte la partie
   *[other] { $count } pions quittent la partie
}
tk-which-treasure = Quel trésor était-ce ?
tk-exchange = Échanger des trésors
tk-give = Tu donnes
tk-get = Tu reçois
tk-exchange-do = Les échanger
tk-end = Terminer le tour
tk-end-score = Finir et marquer
tk-end-lost = { $ap ->
    [one] { $ap } PA perdu
   *[other] { $ap } PA perdus
}

## What everybody has

tk-points = { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}
tk-things = { $name } : en réserve, { $leader ->
    [0] plus de chef
   *[other] le chef
} et { $reserve ->
    [0] plus de membre
    [one] 1 membre
   *[other] { $reserve } membres
} ; à placer, { $camps ->
    [0] plus de camp
    [one] 1 camp
   *[other] { $camps } camps
} et { $guards ->
    [0] plus de gardien
    [one] 1 gardien
   *[other] { $guards } gardiens
}.
tk-treasures = { $count ->
    [one] { $name }
   *[2] une paire, { $name }
    [3] un brelan, { $name }
}
