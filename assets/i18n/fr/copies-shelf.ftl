## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Importer un exemplaire
copies-import-about = Choisissez le fichier d’un exemplaire exporté ici ou ailleurs, ou un fichier que vous avez écrit vous-mêmes. Il s’ajoute à vos exemplaires ; aucun autre ne change.
copies-import-file = Le fichier de l’exemplaire
copies-import-take = Importer
copies-import-back = Vers vos exemplaires
copies-import-none = Choisissez d’abord un fichier.
copies-import-refused = Rien n’a été importé. { $why }
copies-import-wait = Cela fait beaucoup de fichiers d’un coup. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
copies-gone = Cet exemplaire n’est plus ici. Demandez un nouveau code QR.

flaw-copy-large = c’est trop gros pour un exemplaire : { $most } ko au plus
flaw-copy-foreign = ce fichier ne décrit aucun exemplaire d’un jeu
flaw-copy-newer = ce fichier vient d’un Temple Companion plus récent ; il faut d’abord mettre le programme à jour
flaw-copy-changed = ce fichier est endommagé ou a été modifié depuis son exportation ; il faut l’exporter encore une fois
flaw-copies-many = il y a déjà { $most } exemplaires ; il faut d’abord en supprimer
flaw-copy-sample = c’est un plateau inventé, l’exemplaire de personne

# The command line. Names of files, games and fields stay as they are.
command-no-kits = Aucun exemplaire n’est encore décrit.
command-kit-several = « { $found } » convient à plusieurs exemplaires : { $expected }
command-kit-taken-in = Enregistré sous { $id } : { $game }, { $name }
command-kit-really = Supprimer définitivement { $name } ({ $id }) avec toutes ses versions ?
command-kit-shown = { $id } : { $name }, version { $version }, { $state }
command-kit-done = terminé
command-kit-draft = pas encore terminé
# What is said of a part of a kit, whose name stays as it is in the file.
command-kit-part =
    .known = { $part } : connu
    .told = { $part } : indiqué
    .unknown = { $part } : pas encore indiqué
    .partly = { $part } : { $count ->
        [one] une indication manque encore
       *[other] { $count } indications manquent encore
    }
# $players are numbers of players: 2, 3 and 4.
command-kit-needs = Pour la version complète à { $players } joueurs, il manque encore : { $expected }
command-kit-enough = { $file } : assez pour la version complète ({ $game }) ; le reste peut être décrit quand il se présente
