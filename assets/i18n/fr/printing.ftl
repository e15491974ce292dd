### L’écran d’impression.

printing-title = Imprimer
printing-game = Jeu
printing-sheet = Feuille
printing-players = Joueurs
printing-paper = Papier et langue
printing-a4 = A4
printing-letter = Letter
printing-colour = Couleur
printing-mono = Noir et blanc
printing-open = Ouvrir le PDF
printing-save = Enregistrer le PDF
printing-preview = Aperçu de la page
printing-no-preview = Pas d’aperçu pour ce choix. Essaie autre chose.
printing-page = Page { $page } sur { $pages }
printing-page-back = Page précédente
printing-page-on = Page suivante
printing-address = Adresse sur les cartons
printing-report = Imprimer le compte rendu
printing-table = Cartons et compte rendu

# The report: a page, or all of it.
printing-extent = Étendue
printing-brief = Une page à garder
printing-full = Avec tous les détails

# Avant le compte rendu : tel que tous peuvent le lire, ou avec ses propres secrets.
printing-whose = Ce qu’il montre
printing-public = Ce que tous peuvent voir
printing-own = Aussi mes propres secrets
# $names : ceux dont la place est prise.
printing-cards = Afficher les cartons
printing-cards-about = Les cartons portent les liens de places prises : { $names }. Qui en ouvre un voit ce qui n’est destiné qu’à cette personne. Tout le monde, elle comprise, saura que tu as affiché les cartons.
printing-cards-yes = Afficher et avertir
