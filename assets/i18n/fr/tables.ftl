# All tables of the house, for its owner.
## The list
tables-title = Toutes les tables
tables-search = Nom, titre ou code
tables-running = En cours : { $count }
tables-over = Terminées ou rangées : { $count }
tables-none = Aucune table ne correspond.
tables-none-yet = Il n’y a pas encore de table.
tables-code = code { $code }
tables-nobody = Personne n’est connecté.
tables-present = Connectés : { $names }
tables-watched = Seuls des spectateurs sont connectés.
tables-open = Ouvrir comme hôte
tables-delete = Supprimer
tables-delete-yes = Supprimer définitivement
tables-delete-about = La partie de { $names } et tout ce qui a été saisi disparaissent pour toujours. Qui est connecté perd la table.
tables-away-about = Tout le monde à la table apprend que la partie est rangée. Rien n’est perdu : tu peux la reprendre ici.
tables-again-about = Qui a un lien reprend là où il en était.
tables-moves = { $count ->
        [0] aucun coup
        [1] un coup
       *[other] { $count } coups
    }
tables-when = { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
tables-more = { $count ->
        [1] Une autre table : cherche-la.
       *[other] { $count } autres tables : cherche-les.
    }
