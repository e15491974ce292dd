### Avec quel exemplaire on joue à une table, un plateau inventé, et ce qui est différent sur le vôtre.

## La page pour une nouvelle table

new-kit-none = Pas encore décrit
# Where other copies are described.
new-kit-other = Un autre, pas encore décrit
new-kit-none-about = Dans la version simple, l’appli n’a pas besoin de connaître votre plateau.
new-kit-sample = Essayer avec un plateau inventé
new-kit-sample-about = Ses nombres sont inventés : ce n’est pas votre plateau.
new-kit-whole = Décrit : vous pouvez jouer la version complète.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Pas encore décrit : { $parts }
new-kit-flawed = Quelque chose y contredit la règle du jeu.
new-kit-gone = Cet exemplaire a été supprimé entre-temps. Choisissez-en un autre.
# $what is a sentence.
new-flaw-kit = Votre exemplaire ne peut pas être ainsi. { $what } Corrigez-le dans « Vos exemplaires », ou choisissez-en un autre.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = nécessite votre exemplaire
new-lacks = Pour cela, l’appli doit savoir ce qui est imprimé sur votre plateau et vos cartes.
# Above a list of what is asked step by step.
new-lacks-parts = Reste à décrire, en { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} environ :
new-lacks-confirmed = Presque tout est connu. Vérifiez une fois que votre plateau est comme celui de l’appli ; cela prend environ une minute.
new-describe-on = Continuer la description

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
lt-differs-what = Que montre la case { $space } sur votre plateau ?
# On the picture of a temple or a village.
lt-differs-double = avec un double cercle
lt-differs-finish = Les grands temples restent où ils sont dans cette partie. Changez-les dans votre exemplaire.
lt-card-differs = { $character } : notre carte dit autre chose
lt-card-learn = Saisir notre carte
# Where the app does not know the start cards.
lt-opening-last = Avant la première manche
lt-opening-last-about = Placez les pions et prenez émeraudes et machettes comme le montrent vos cartes de départ. La personne en dernière place sur le parcours reçoit l’idole.
