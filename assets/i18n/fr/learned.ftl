X5 = Personne n’a encore dit ce que montre votre exemplaire à cet endroit.
    .refused = Le kit ne dit encore rien de « { $path } ». Indiquez-le d’abord, puis continuez.

flaw-untold = n’est pas encore indiqué ; la version complète en a besoin
