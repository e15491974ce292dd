### Décrire un exemplaire de Lost Temple.

copy-lt-track = Le parcours
copy-lt-track-about = Touchez dans l’ordre ce qu’est chaque case, de la case 1 jusqu’au deuxième grand temple.
copy-lt-cards = Les cartes de départ
copy-lt-cards-about = Ce que montre le coin de chaque carte personnage : une case du parcours et des émeraudes.
copy-lt-tokens = Les jetons chance
copy-lt-tokens-about = Seulement si l’appli les distribue : combien de chaque sorte il y a dans la boîte.

## Sortes de cases, sur des touches : un mot court chacune.

copy-lt-plain = Ordinaire
copy-lt-temple = Temple
copy-lt-village = Village
copy-lt-jungle = Jungle
copy-lt-chance = Chance
copy-lt-great-temple = grand temple

## Les touches

# On the last space or on the chosen one; a temple or a village may be a chance space too.
copy-lt-double = Double cercle
copy-lt-great = Grand temple
copy-lt-erase = Effacer
# Another space before the chosen one.
copy-lt-insert = Insérer
copy-lt-remove = Enlever
copy-lt-next = Que montre la case { $space } ?
copy-lt-end = Le parcours est décrit jusqu’au bout.
# Of a space that is told already.
copy-lt-chosen = Que montre vraiment la case { $space } ?
# What a screen reader says of a space.
copy-lt-space = Case { $space }, { $what }
copy-lt-space-double = Case { $space }, { $what } avec un double cercle

## Les cartes

copy-lt-cards-first = Décrivez d’abord le parcours : c’est là que vous touchez les cases de départ.
copy-lt-cards-all = Les neuf cartes sont décrites. Touchez-en une pour la changer.
copy-lt-card-space = { $character } : touchez la case de départ
copy-lt-card-gems = { $character }, case { $space } : combien d’émeraudes ?
# What a screen reader says of a card; $space is 0 and $gems −1 while they are not told.
copy-lt-card = { $character }, { $space ->
    [0] pas encore de case
   *[other] case { $space }
}, { $gems ->
    [open] émeraudes à préciser
    [0] aucune émeraude
    [one] 1 émeraude
   *[other] { $gems } émeraudes
}

## Les jetons

copy-lt-tokens-sum = { $have } jetons sur { $of }, avec les deux idoles

## Ce qui contredit la règle

copy-lost-temple-jungle-count = Le plateau a trois jungles impénétrables ; vous en avez { $found }.
copy-lost-temple-chance-fewer = Sur les 18 jetons, il en reste toujours : il y a donc moins de 18 cases chance ; vous en avez { $found }.
copy-lost-temple-finish-temple = Un grand temple est un temple ; ici, la case { $found } est autre chose.
copy-lost-temple-finish-finish-order = Un grand temple ne peut pas être la première case.
copy-lost-temple-space-twice = La case { $found } est ici deux choses qui ne vont pas ensemble.
copy-lost-temple-length-between = Le parcours finit au deuxième grand temple, case { $most } ; le vôtre va jusqu’à la case { $found }.
copy-lost-temple-between = La case { $found } n’est pas sur votre parcours ; il finit à la case { $most }.
copy-lost-temple-start-space-between = { $part } : on part avant le premier grand temple, au plus loin sur la case { $most } ; vous avez la case { $found }.
copy-lost-temple-start-gems-between = { $part } : la boîte a { $most } émeraudes ; vous en avez { $found }.
copy-lost-temple-start-start-gems = La boîte a { $expected } émeraudes ; vos cartes en donnent ensemble jusqu’à { $found }.
copy-lost-temple-tokens-sum = Il y a { $expected } jetons en tout ; vous en avez { $found }.
