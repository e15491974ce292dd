### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

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

## Seat cards: table tents, one per player

print-join = Pour participer
print-join-1 = Connecte-toi au même Wi-Fi que l’hôte.
print-join-2 = Vise le code avec ton téléphone.
print-join-3 = Ouvre le lien : c’est ta place.
# The link opens this player's hidden things.
print-join-private = Rien que pour toi : ce code montre tes secrets.

## The report of a game

print-report-running = En cours, coups joués : { $moves }
print-report-over = Terminée après { $moves } coups
print-report-onlooker = Ce que tous peuvent voir
print-report-seat = Ce qui est visible pour { $name }
print-report-ranking = Classement
print-report-sources = Points par origine
print-report-chart = Points au fil de la partie
print-report-reasons = Chaque point et sa raison
print-report-log = Le journal
print-report-winner = Victoire
print-report-total = Total
print-report-points = Points
print-report-rule = Règle
print-report-move = Coup
# A column: which turn of the log.
print-report-why = Pourquoi
print-report-undone = (annulé)
print-report-corrected = Corrigé à la table.

## On the command line

print-wrong-game = Jeu inconnu « { $found } ». Jeux possibles : { $expected }
print-wrong-sheet = Il n’y a pas de feuille « { $found } ». Feuilles possibles : { $expected }
print-wrong-paper = --paper : choisir parmi { $expected }
print-wrong-players = --players : de { $least } à { $most } pour { $game }
print-wrong-option = --option : choisir parmi { $expected }
print-not-with = { $option } ne va pas avec { $what }
print-needs-table = « { $sheet } » demande --table ID : la feuille concerne une partie enregistrée.
print-only-table = --table imprime une de ces feuilles : { $expected }
print-what = Indique quoi imprimer : JEU FEUILLE, --table ID FEUILLE ou --all DOSSIER
print-needs-url = Les cartons de place demandent --url : l’adresse où les téléphones joignent l’hôte.
print-done = { $file } : { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
}
print-all-done = { $count } feuilles dans { $folder }
print-progress = Impression
print-no-seat = --as : il n’y a pas de place { $found } ; possible : 0 à { $most }
