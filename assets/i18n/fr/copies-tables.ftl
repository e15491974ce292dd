### Avec quel exemplaire on joue à une table, un plateau inventé, et ce qui est différent sur le vôtre.

## La page pour une nouvelle table

new-kit-none = Pas encore décrit
# Where other copies are described.
new-kit-other = Un autre, pas encore décrit
new-kit-none-about = Dans la version simple, l’appli n’a pas besoin de connaître votre plateau.
new-kit-sample = Essayer avec un plateau inventé
new-kit-sample-about = Ses nombres sont imaginaires : ce n’est pas votre plateau.
new-kit-whole = Décrit : vous pouvez jouer la version complète.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Pas encore décrit : { $parts }
new-kit-flawed = Quelque chose y contredit la règle du jeu.
new-kit-gone = Cet exemplaire a été supprimé entre-temps. Choisissez-en un autre.
# $what is a sentence.
new-flaw-kit = Votre exemplaire ne peut pas être juste ainsi. { $what } Corrigez-le sous « Vos exemplaires », ou choisissez-en un autre.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = demande votre exemplaire
new-lacks = Pour cela, l’appli doit savoir ce qui est imprimé sur votre plateau et vos cartes.
# Above a list of what is asked step by step.
new-lacks-parts = Reste à décrire, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ :
new-lacks-confirmed = Presque tout est connu. Regardez une fois si votre plateau est comme le nôtre ; cela prend environ une minute.
new-describe-on = Continuer à décrire

## À la table

# After “Your copy:”, where all rules can be read.
copy-played-none = pas décrit
copy-played-invented = un plateau inventé
differs-about = Cela reste connu : dans cette partie et dans votre exemplaire.

## Lost Temple

# What the host says by tapping it, of a space.
lt-differs = Différent chez nous
# The same on the host’s own page, of the whole board.
lt-differs-desk = Notre plateau diffère
lt-differs-tap = Touchez la case qui est différente sur votre plateau.
lt-differs-what = Qu’est la case { $space } sur votre plateau ?
# On the picture of a temple or a village.
lt-differs-double = avec un double cercle
lt-differs-finish = Les grands temples restent où ils sont dans cette partie. Changez-les dans votre exemplaire.
lt-card-differs = { $character } : notre carte dit autre chose
lt-card-learn = Entrer notre carte
# Where the app does not know the start cards.
lt-opening-last = Avant la première manche
lt-opening-last-about = Placez pions, émeraudes et machettes comme le montrent vos cartes de départ. Qui est en dernière place sur le parcours reçoit l’idole.
