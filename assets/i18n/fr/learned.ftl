X5 = L’appli ne vérifie que ce qu’elle sait de votre exemplaire.
    .refused = L’appli ne sait pas encore cela de votre exemplaire : { $path }. Regardez votre exemplaire, puis indiquez-le d’abord.

flaw-untold = n’est pas encore décrit ; la version complète en a besoin

event-learned = On en sait plus sur cet exemplaire – { $path }.
    .otherwise = Jusqu’ici, c’était décrit autrement.

tikal-2-called-light-room = salle claire
tikal-2-called-untold-tile = une tuile que personne n’a décrite
tikal-2-called-untold-bonuses = bonus inconnus
tikal-2-learned-room-colour = L’une des salles claires de cet exemplaire est une { $room }.
    .what = la couleur de cette salle
tikal-2-learned-room-doors =
    Une { $room } de cet exemplaire { $count ->
        [0] n’a aucune porte
        [one] a une porte
       *[other] a { $count } portes
    }.
    .what = où sont les portes (une { $room })
tikal-2-learned-room-bonus = Une { $room } de cet exemplaire a pour bonus { $bonus }.
    .what = le bonus d’une { $room }
tikal-2-learned-printed-colour = La salle imprimée en { $at } est une { $room }.
    .what = la couleur de la salle imprimée en { $at }
tikal-2-learned-printed-doors =
    La salle imprimée en { $at } { $count ->
        [0] n’a aucune porte
        [one] a une porte
       *[other] a { $count } portes
    }.
    .what = les portes de la salle imprimée en { $at }
tikal-2-learned-printed-bonus = La salle imprimée en { $at } a pour bonus { $bonus }.
    .what = le bonus de la salle imprimée en { $at }
tikal-2-learned-sanctuary = Le { $room } de cet exemplaire rapporte { $bonuses }.
    .what = ce que rapporte le { $room }
tikal-2-learned-treasure-room = La salle du trésor de cet exemplaire rapporte { $bonuses }.
    .what = ce que rapporte la salle du trésor
tikal-2-learned-secret-room = Une salle secrète de cet exemplaire rapporte { $bonuses }.
    .what = ce que rapporte cette salle secrète
tikal-2-learned-tile = Une tuile action de cet exemplaire montre ceci : { $actions }.
    .what = les actions de cette tuile action
tikal-2-learned-cards =
    Il y a { $count ->
        [one] une carte spéciale
       *[other] { $count } cartes spéciales
    } « { $card } » dans cet exemplaire.
    .what = combien il y a de cartes spéciales « { $card } »
tikal-2-learned-sites = À { $players } joueurs, les sites de cet exemplaire ont { $counts } tuiles action.
    .what = combien de tuiles action vont sur chaque site à { $players } joueurs
tikal-2-learned-forest = La forêt se trouve après le site { $site }.
    .what = où se trouve la forêt
tikal-2-learned-seaplanes = Les hydravions se trouvent après les sites { $sites }.
    .what = où se trouvent les hydravions

lost-temple-learned-temples = Les temples de cet exemplaire sont sur les cases { $spaces }.
    .what = où sont les temples
lost-temple-learned-villages = Les villages de cet exemplaire sont sur les cases { $spaces }.
    .what = où sont les villages
lost-temple-learned-jungle = La jungle impénétrable de cet exemplaire est sur les cases { $spaces }.
    .what = où est la jungle impénétrable
lost-temple-learned-chance = Les cases chance de cet exemplaire sont { $spaces }.
    .what = quelles cases sont des cases chance
lost-temple-learned-start =
    La carte de départ « { $character } » de cet exemplaire montre la case { $space } et { $gems ->
        [0] aucune émeraude
        [one] une émeraude
       *[other] { $gems } émeraudes
    }.
    .what = la carte de départ « { $character } »
lost-temple-learned-tokens = On sait maintenant combien cet exemplaire a de jetons chance de chaque sorte.
    .what = combien il y a de jetons chance de chaque sorte

tikal-learned-stones =
    On connaît maintenant les pierres { $at-kind ->
        [tikal-called-base-camp] du camp de base
       *[other] de la case { $at }
    }.
    .what = { $at-kind ->
        [tikal-called-base-camp] les pierres du camp de base
       *[other] les pierres de la case { $at }
    }
tikal-learned-value = Le temple imprimé en { $at } vaut { $value }.
    .what = la valeur du temple imprimé en { $at }
tikal-learned-names = Les trésors de cet exemplaire s’appellent { $names }.
    .what = les noms des trésors

phase-tell = montrer ce qui reste
tikal-2-called-kept-card = une carte que seul son joueur connaît
tikal-2-telling-began = Chacun montre quels trésors et cartes spéciales lui restent.
tikal-2-hand-told =
    { $seat } { $treasures ->
        [0] n’a plus de trésor, mais a encore,
        [one] a encore un trésor et,
       *[other] a encore { $treasures } trésors et,
    } parmi les cartes spéciales, { $cards }.
    .none =
        { $seat } { $treasures ->
            [0] n’a plus de trésor
            [one] a encore un trésor
           *[other] a encore { $treasures } trésors
        } et n’a aucune carte spéciale.
