### Les exemplaires des gens : leur liste, et le cadre où l’on en décrit un, étape par étape.

## La liste

copies-title = Vos exemplaires
copies-about = Ce qui est imprimé sur vos plateaux et vos cartes. Vous le décrivez une fois ; cela vaut pour toutes les parties suivantes.
copies-new = Décrire un exemplaire
# About how long it takes to tell what a full game needs.
copies-new-under = environ { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
copies-from = Partir d’un autre
copies-from-about = Le nouvel exemplaire reprend tout ce qui y est décrit. Vous changez ensuite ce qui diffère sur le vôtre.
copies-bring = Importer un fichier
copies-form = Imprimer le formulaire
# When a copy was last changed.
copies-changed = { $days ->
    [0] modifié aujourd’hui
    [1] modifié hier
   *[other] modifié il y a { $days } jours
}
copies-rename = Renommer
copies-name = Nom de l’exemplaire
copies-name-keep = Enregistrer le nom
copies-delete = Supprimer
copies-delete-about = { $name } est supprimé, avec tout ce que vous avez décrit. Les parties commencées avec cet exemplaire continuent.
copies-delete-yes = Supprimer l’exemplaire

## Où en est un exemplaire

copy-step = Étape { $number } sur { $count }
copy-of = { $have } sur { $of }
copy-so-far = { $have ->
    [0] encore rien
   *[other] { $have } jusqu’ici
}
copy-left = encore { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ
copy-enough = suffit pour une partie complète
copy-step-done = c’est fait

## Autour d’une étape

copy-next = Continuer
copy-back = Retour
# After the last step.
copy-last = Vers la vue d’ensemble
copy-all = Toutes les étapes
copy-play = Commencer une partie
copy-share = Partager
copy-leave = Fermer
copy-optional = Si vous voulez
copy-optional-about = On peut jouer une partie complète sans cela.

## Ce qui ne va pas

# $what is one of flaw-….
copy-flaw = La règle dit autre chose : { $what }.
copy-flaws-more = { $count ->
    [one] Une autre chose ne va pas.
   *[other] { $count } autres choses ne vont pas.
}
# $what is one of flaw-….
copies-flaw = Ce n’est pas possible : { $what }.
copy-not-kept = Cela n’a pas pu être enregistré. { $why }
copy-gone = Cet exemplaire n’est plus ici. Quelqu’un l’a peut-être supprimé sur un autre appareil.

## Transmettre un exemplaire

share-title = Partager
share-scan = À scanner avec l’autre téléphone
share-scan-about = Le fichier vient de cet appareil, par votre propre réseau. Sur l’autre appareil, ouvrez « Vos exemplaires » et importez le fichier.
# What a screen reader says of the QR code.
share-code = Code QR avec l’adresse du fichier
share-file = Enregistrer le fichier
share-print = Imprimer pour comparer
share-print-about = L’exemplaire comme vous l’avez décrit, à poser à côté du vrai.
