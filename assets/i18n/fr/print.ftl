### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-booklet = Livret
print-sheet-setup = Mise en place
print-sheet-reference = Aides de jeu
print-sheet-characters = Cartes personnage
print-sheet-score = Feuille de score
print-sheet-seat-cards = Cartons de place
print-sheet-report = Compte rendu
print-title = { $game } – { $sheet }
print-title-for = { $game } – { $sheet }, { $about }
print-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
print-page = { $page } / { $pages }
# Said where a sheet shows a board that is invented.
print-sample = Plateau inventé – pour essayer
print-steps = Pas à pas
print-table = La table
print-name = Nom
print-round = Manche

## The booklet: its cover, and how it is printed. Notes stand in a narrow strip below cards.

print-booklet-cover = Couverture
print-booklet-in = Ce qu’il contient
print-booklet-how = Pour l’imprimer
print-how-size = Imprime en taille réelle (100 %), sans « ajuster à la page ».
print-how-flip = Imprime en recto verso, en retournant sur le bord long.
print-how-cut = Découpe les cartes le long des repères.
print-how-part = Une seule partie ? Imprime les pages à partir de son numéro.
print-note-flip = Recto verso, sur le bord long
print-note-size = Imprimer en taille réelle (100 %)

## Seat cards: table tents, one per player

print-join = Pour participer
print-join-1 = Connecte-toi au même Wi-Fi que l’hôte.
print-join-2 = Vise le code avec ton téléphone.
print-join-3 = Ouvre le lien : c’est ta place.
# The link opens this player's hidden things.
print-join-private = Rien que pour toi : ce code montre tes secrets.

## The report of a game

print-report-running = Encore en cours, après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
print-report-over = Terminée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
print-report-onlooker = Ce que tous peuvent voir
print-report-seat = Ce qui est visible pour { $name }
print-report-ranking = Classement
print-report-sources = Points par origine
print-report-chart = Points au fil de la partie
print-report-reasons = Chaque point et sa raison
print-report-log = Le journal
print-report-total = Total
print-report-points = Points
print-report-rule = Règle
print-report-move = Coup
# A column: which turn of the log.
print-report-why = Pourquoi
print-report-undone = (annulé)

## On the command line

print-wrong-game = Jeu inconnu « { $found } ». Jeux possibles : { $expected }
print-wrong-sheet = Il n’y a pas de feuille « { $found } ». Feuilles possibles : { $expected }
print-wrong-paper = --paper : choisir parmi { $expected }
print-wrong-players = --players : de { $least } à { $most } pour { $game }
print-wrong-option = --option { $found } n’est pas possible. Choisir parmi : { $expected }
print-wrong-colour = --colours : « { $found } » n’existe pas ou figure deux fois. Choisir parmi : { $expected }
print-wrong-name = --names : « { $found } » : { $what }
print-too-many = { $option } : plus que les { $players } joueurs
print-terminal = --output=- passe le PDF à un autre programme, par exemple : companion print … --output=- | lpr. Sinon, nomme un fichier.
print-not-with = { $option } ne va pas avec { $what }
print-needs-table = « { $sheet } » demande --table ID : la feuille concerne une partie enregistrée.
print-only-table = --table imprime une de ces feuilles : { $expected }
print-what = Indique quoi imprimer : JEU FEUILLE, --table ID FEUILLE ou --all DOSSIER, avec JEU ou FEUILLE si tu veux
print-needs-url = Les cartons de place demandent --url : l’adresse où les téléphones joignent l’hôte.
print-done = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-all-done = { $count } feuilles dans { $folder }
print-progress = Impression
print-no-seat = --as : il n’y a pas de joueur { $found } ; compter de 1 à { $most }
