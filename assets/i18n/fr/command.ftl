## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file } : { $where } : { $what }
command-flaw-whole = { $file } : { $what }
command-flaw-more = { $said } (et { $count } de plus)
command-unreadable = { $file } : lecture impossible ({ $problem })
# $file is a file or the name of a variable.
command-short-secret = { $file } : un secret a besoin d’au moins { $least } caractères que personne ne peut deviner.
command-no-network = { $option } : { $found } n’est ni une adresse ni un réseau, comme 127.0.0.1 ou 10.0.0.0/24.
command-no-address = --public : { $found } n’est pas une adresse que des téléphones peuvent ouvrir, comme https://games.example.
command-unwritable = { $file } : écriture impossible ({ $problem })
command-no-room = La sortie ne peut pas être écrite ({ $problem }).
command-too-large = { $file } : plus de { $most } Mo, ce n’est donc pas une partie enregistrée
command-refused = coup { $number }, { $rule } : { $text }
    .secret = coup { $number } : { $text }
command-refused-secret = Coup refusé pour { $seat } ; personne d’autre n’a à savoir pourquoi.
    .table = Un coup pour la table a été refusé ; tout le monde ne peut pas savoir pourquoi.
command-replayed = { $file } : { $game }, { $accepted ->
        [one] { $accepted } coup
       *[other] { $accepted } coups
    }, phase : { $phase }
command-score = { $name } : { $score }
command-winners = Victoire : { $names }
command-log-line = { $number } { $text }
command-log-undone = { $number } (annulé) { $text }
command-no-seat = --as : il n’y a pas de place { $found } ; possible : de 0 à { $most }
command-language = --lang : choisir parmi { $expected }
command-option = --option : il faut nom=valeur, trouvé : « { $found } »
command-no-file = Fichier inconnu « { $found } ». Fichiers possibles : { $expected }
command-game = Jeu inconnu « { $found } ». Jeux possibles : { $expected }
command-kit-fine = { $file } : kit complet pour { $game }
command-no-games = Aucune partie n’est encore enregistrée.
command-read-only = On peut regarder les parties, mais rien ne peut être enregistré. { $why }
command-stored = Enregistré sous { $id } : { $game }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
command-there-already = Déjà enregistré sous { $id }
command-deleted = Supprimé : { $id }
command-really = Supprimer définitivement { $id } ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }) ?
command-kept = Rien n’a été supprimé.
command-backed-up = Sauvegarde dans { $file } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $kits ->
        [one] { $kits } kit
       *[other] { $kits } kits
    }
command-left-out = { $id } : partie ou kit endommagé ; ce qui en est lisible est dans la sauvegarde, mais ne sera pas restauré
command-restored = Restauré : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $kits ->
        [one] { $kits } kit
       *[other] { $kits } kits
    } ; déjà là : { $known }
command-damaged = { $file } : endommagé, ou pas une sauvegarde de Temple Companion
command-unpacks-large = { $file } : plus de { $most } Mo une fois décompressé, donc pas une sauvegarde
command-passed-over = { $file } : éléments déjà endommagés lors de la sauvegarde, ignorés : { $count }
command-exists = { $file } : existe déjà ; --force le remplace

store-driver-missing = La base de données a besoin d’un pilote qui n’est pas installé : { $driver }
store-unreachable = La base de données ne répond pas. Est-elle lancée ?
store-not-let-in = La base de données répond, mais ne nous laisse pas entrer : { $why }
store-bad-url = --database : il faut une adresse comme sqlite:///file ou postgresql://…
store-not-a-database = { $where } : ce n’est pas une base de données de Temple Companion
store-not-writable = { $where } : écriture impossible
store-newer = La base de données vient d’une version plus récente de ce programme ; mets d’abord le programme à jour.
store-stale = Quelqu’un d’autre a enregistré avant ({ $actual } entrées au lieu de { $expected }). Regarde et essaie encore.
store-no-such-table = Il n’y a pas de partie enregistrée « { $table } ».
store-bad-row = La partie enregistrée « { $table } » est endommagée et illisible.
store-client-id-reused = Cette entrée a déjà été envoyée avec un autre contenu ; rien n’a été enregistré.
store-busy = { $where } : un autre programme l’utilise. Réessaie.
store-damaged = { $where } : la base de données est endommagée ; remets ta dernière sauvegarde.
store-full = { $where } : il n’y a plus de place pour enregistrer.
store-disk = { $where } : impossible de lire ou d’écrire sur le disque.
store-failed = { $where } : la base de données a refusé. Essaie encore ; si cela continue, redémarre l’appli.
store-table-exists = Une partie est déjà enregistrée sous « { $table } ».
store-no-such-kit = Il n’y a pas de kit enregistré « { $kit } ».
store-bad-text = « { $field } » contient des caractères impossibles à enregistrer. Utilise des lettres ordinaires.
store-foreign = { $where } : cette base de données appartient à un autre programme.
store-link-taken = Ce lien est déjà utilisé ailleurs ; rien n’a été enregistré.
store-no-such-link = Ce lien n’existe pas pour la partie enregistrée « { $table } ».
store-other-secret = Les liens de cette base de données viennent d’un autre secret. Démarre avec celui-là : --secret et son fichier. Si tous les liens doivent être nouveaux, arrête Temple Companion partout sur cette base et démarre avec --new-links.
store-secret-in-use = Temple Companion tourne encore sur cette base de données avec l’ancien secret. Arrête-le partout, puis démarre avec --new-links. Après un plantage, attends dix secondes.
