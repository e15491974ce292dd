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
printing-open = Ouvrir
printing-save = Enregistrer
printing-preview = Une image de la page
printing-no-preview = Pas d’image pour ce choix. Essayez autre chose.
printing-page = Page { $page } sur { $pages }
printing-page-back = Précédente
printing-page-on = Suivante
printing-address = Adresse sur les cartes
printing-home = Imprimer
printing-report = Imprimer le compte rendu
printing-table = Imprimer les cartes de place et le compte rendu
