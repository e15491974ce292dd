### L’explorateur de Tikal II à l’écran, et ce qu’on possède : clés, trésors, cartes. { $at } est une case comme « c3 ».

## Un lieu qu’on a touché

t2-here = { $at } · { $room }
    .free = { $at } · pas encore de salle
    .outside = À l’extérieur du temple
    .secret = Salle secrète
# À la place d’un bonus que personne n’a indiqué
t2-untold = pas encore connu
t2-bonuses-untold = Ses bonus ne sont pas encore connus.
t2-bonus-taken = { $name } a le bonus { $what }
t2-flag = { $name } a un drapeau ici

## Le chemin. Les lieux sont par exemple « c3 ».

t2-way-secret = salle secrète
t2-way-passage = { $place } par un passage secret
t2-takes = { $cards ->
    [0] { $count ->
        [one] Le chemin demande un passage secret.
       *[other] Le chemin demande { $count } passages secrets.
    }
    [one] { $count ->
        [one] Le chemin demande ta carte de passage secret.
       *[other] Le chemin demande { $count } passages secrets, dont un par carte.
    }
   *[other] Le chemin demande { $count } passages secrets, dont { $cards } par carte.
}
# { $parts } : « 2 pour ses portes et 3 en bonus »
t2-worth = { $points ->
    [one] 1 point maintenant : { $parts }.
   *[other] { $points } points maintenant : { $parts }.
}
t2-worth-none = Il n’y a aucun point à gagner ici.
# { $what } : « une clé rose ou encore un passage secret »
t2-lacks = Hors d’atteinte. Il te faut { $what }.
t2-more-passages = { $count ->
    [one] encore un passage secret
   *[other] encore { $count } passages secrets
}
t2-lacks-much = Hors d’atteinte : il te manque trop de choses.

## Boutons. { $what } : « 7 + carte »

t2-dig-do = Fouiller
t2-back-do = Fouiller et repartir
t2-stay-do = Seulement y aller
t2-brings = Rapporte { $what }

## Tente, secours et cartes, à tout moment du tour

t2-right-tent = Explorer avec la tente
    .under = En plus, à tout moment
t2-right-card = Explorer avec la carte
    .under = En plus, à tout moment
t2-tent-key = Clé de la tente
    .under = Dans le sac à dos
t2-tent-which = Quelle clé prends-tu avec la tente ?
t2-rescue = Acheter une clé
    .under = Pour { $points } points
t2-rescue-which = Quelle clé achètes-tu ?
t2-play-key = La carte donne une clé : laquelle ?
t2-play-remote = La carte livre sans hydravion
t2-leave = Pas maintenant
# Des cartes prêtes à être jouées
t2-laid = Sur la table : { $cards }

## Livraisons

t2-deliver = Livrer après le site { $site } ?
    .remote = Quels trésors livres-tu ?
t2-deliver-laid = { $count ->
    [0] aucun trésor préparé
    [one] 1 trésor préparé
   *[other] { $count } trésors préparés
}
t2-deliver-none = Tu n’as aucun trésor à livrer.
t2-deliver-price = { $price } chacun, tu en as { $most }
    .most = { $price } chacun, { $most } au plus
t2-deliver-points = { $count ->
    [one] 1 trésor pour { $points }
   *[other] { $count } trésors pour { $points }
}
t2-deliver-done = Préparer
t2-deliver-do = Livrer

## Ce qu’on garde des trois du dessus

t2-find-treasure = Quel trésor gardes-tu ?
t2-find-card = Quelle carte spéciale gardes-tu ?
t2-find-open = Ou prends-en un visible :
t2-find-own = Seule la personne qui l’a trouvé peut l’indiquer.
t2-keep = Touche ce que tu gardes.
t2-pile = Pile { $number }
t2-pile-left = { $count ->
    [one] encore 1
   *[other] encore { $count }
}
t2-treasure-do = Garder un trésor
t2-card-do = Garder une carte
t2-turned-which = Quel trésor est retourné à la place ?

## Ce qu’on possède, sous le cache

t2-own = Ce que j’ai
t2-own-counts = { $keys ->
    [0] Aucune clé au camp
    [one] 1 clé au camp
   *[other] { $keys } clés au camp
}, { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}, { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
}
t2-own-camp = Clés de mon camp
t2-own-no-keys = Aucune pour l’instant.
# { $sets } : les points de chaque série, « 6 et 1 »
t2-keys-score = { $count ->
    [one] { $points ->
        [one] Elle rapporterait 1 point maintenant.
       *[other] Elles rapporteraient { $points } points maintenant.
    }
   *[other] Elles rapporteraient { $points } points maintenant, { $sets } par série.
}
t2-altars-score = Et { $points } { $altars }.
t2-altars-unknown = Ce que tu obtiens { $altars } dépend des clés des autres.
t2-own-treasures = Mes trésors
t2-own-no-treasures = Aucun pour l’instant.
t2-own-treasure = { $count } × { $treasure }, prix { $price }
t2-own-cards = Mes cartes spéciales
t2-own-no-cards = Aucune pour l’instant.
t2-cards-play = Jouer une carte spéciale
t2-card-several = { $card } ({ $count })
t2-card-laid = { $count ->
    [one] Sur la table. Touche-la pour la reprendre.
   *[other] { $count } sur la table. Touche-les pour les reprendre.
}
# Ce que fait chaque carte
t2-card-passage = À travers un mur, ou une porte sans sa clé.
t2-card-explore = Explorer encore une fois.
t2-card-plus-two = Avec une livraison : 2 de plus par trésor.
t2-card-many-types = Avec une livraison : plusieurs sortes à la fois.
t2-card-key = Une clé de ton choix, camp ou sac à dos.
t2-card-remote = Livrer une sorte sans hydravion.
t2-card-forest = Traverser la forêt sans payer.
# Cartes gardées pour le décompte final
t2-card-end = { $points ->
    [0] Pour la fin : aucun point pour l’instant.
    [one] Pour la fin : 1 point pour l’instant.
   *[other] Pour la fin : { $points } points pour l’instant.
}
