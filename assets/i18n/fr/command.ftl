## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file } : { $where } : { $what }
command-flaw-whole = { $file } : { $what }
command-flaw-more = { $said } (et { $count } de plus)
command-unreadable = { $file } : lecture impossible ({ $problem })
command-unwritable = { $file } : écriture impossible ({ $problem })
command-too-large = { $file } : plus de { $most } Mo, ce n’est donc pas une partie enregistrée
command-refused = coup { $index }, { $rule } : { $text }
command-replayed = { $file } : { $game }, coups : { $accepted }, phase : { $phase }
command-score = { $name } : { $score }
command-winners = Victoire : { $names }
command-log-line = { $index } { $text }
command-log-undone = { $index } (annulé) { $text }
command-no-seat = --as : il n’y a pas de place { $found } ; possible : de 0 à { $most }
command-language = --lang : choisir parmi { $expected }
command-option = --option : il faut nom=valeur, trouvé : « { $found } »
command-players = --players : il faut de { $least } à { $most } pour { $game }
command-game = Jeu inconnu : « { $found } ». Jeux connus : { $expected }
command-kit-fine = { $file } : kit complet pour { $game }
command-no-games = Aucune partie n’est encore enregistrée.
command-stored = Enregistré sous { $id } : { $game }, coups : { $moves }
command-there-already = Déjà enregistré sous { $id }
command-deleted = Supprimé : { $id }
command-no-table = Il n’y a pas de partie enregistrée « { $id } ».
command-really = Supprimer définitivement { $id } (coups : { $moves }) ?
command-kept = Rien n’a été supprimé.
command-backed-up = Sauvegarde dans { $file } (parties : { $games }, kits : { $kits })
command-restored = Restauré (parties : { $games }, kits : { $kits }) ; déjà présents : { $known }
command-damaged = { $file } : endommagé, ou pas une sauvegarde de Temple Companion
command-exists = { $file } : existe déjà ; --force le remplace

store-driver-missing = La base de données a besoin d’un pilote qui n’est pas installé : { $driver }
store-unreachable = La base de données ne répond pas.
store-bad-url = --database : il faut une adresse comme sqlite:///file ou postgresql://…
store-not-a-database = { $path } : ce n’est pas une base de données de Temple Companion
store-not-writable = { $path } : écriture impossible
store-newer = La base de données vient d’une version plus récente de ce programme ; mets-le d’abord à jour.
store-stale = Quelqu’un d’autre a écrit en premier (entrées attendues : { $expected }, trouvées : { $actual }).
store-no-such-table = Il n’y a pas de partie enregistrée « { $table } ».
store-client-id-reused = Cette entrée a déjà été envoyée avec un autre contenu ; rien n’a été enregistré.
