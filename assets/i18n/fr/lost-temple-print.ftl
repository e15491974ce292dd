### Lost Temple on paper. Readable across a table: short. *…* is bold, [gem] an icon; both stay as they are.

lt-print-characters = Les personnages
lt-print-turn = Ton tour
lt-print-turn-show = À l’appel de ton personnage, *montre* ta carte. D’abord l’échange du Shaman, puis le vol.
lt-print-turn-gem = Prends *1* [gem] à la banque.
lt-print-turn-act = Fais ce que dit le personnage.
lt-print-turn-chance = Si ton déplacement finit sur [chance], retourne le jeton.
lt-print-know = Bon à savoir
lt-print-know-open = Émeraudes et machettes sont toujours *visibles*.
lt-print-know-swap = L’échange ignore la jungle et ne retourne aucun jeton.
lt-print-know-own = Ensorceler ou voler ton propre second personnage ne fait rien.

## The nine characters, very short: the reference card

lt-print-ref-shaman = Ensorcelle un personnage : à son appel, vous *échangez vos places*. Ne bouge pas.
lt-print-ref-thief = Vole un personnage (pas le Shaman) : à son appel, *toutes ses* [gem] sont à toi. Avance de *1–2*.
lt-print-ref-seer = Regarde 2 jetons, échange-les si tu veux. Avance de *1–2*.
lt-print-ref-priest = Paie *2* [gem] : va au prochain temple. Ou reste.
lt-print-ref-elder = Paie *2* [gem] : va au prochain village. Ou reste.
lt-print-ref-craftsman = Prends *1* [machete]. Avance de *1–2*.
lt-print-ref-scout = Paie autant de [gem] que tu veux : avance *d’autant*.
lt-print-ref-canoe = Paie *toutes* tes [gem] : avance de *2* pour chacune, 20 au plus.
lt-print-ref-child = Va jusqu’au *prochain pion devant toi*. En tête : reste.

## The nine characters, a little longer: the character cards

lt-print-card-shaman = Ensorcelle un autre personnage. À son appel, vous échangez vos places. Tu ne bouges pas.
lt-print-card-thief = Choisis un personnage à voler, pas le Shaman. À son appel, toutes les émeraudes de son joueur sont à toi. Avance de 1 ou 2.
lt-print-card-seer = Regarde en secret deux jetons chance du parcours et échange-les si tu veux. Avance de 1 ou 2.
lt-print-card-priest = Tu peux payer 2 émeraudes et aller au prochain temple. Sinon, reste sur place.
lt-print-card-elder = Tu peux payer 2 émeraudes et aller au prochain village. Sinon, reste sur place.
lt-print-card-craftsman = Prends une machette, s’il en reste. Avance de 1 ou 2.
lt-print-card-scout = Paie autant d’émeraudes que tu veux, même aucune, et avance d’autant de cases.
lt-print-card-canoe = Paie toutes tes émeraudes et avance de deux cases pour chacune, 20 au plus.
lt-print-card-child = Rejoins le pion le plus proche devant toi. En tête, tu restes sur place.
# On a character card: where you begin, and with what.
lt-print-start = Départ{ "\u00A0" }
lt-print-start-space = case { $space }

## The draft

lt-print-draft = Choix des personnages, à chaque manche
lt-print-aside = À l’écart : { $cards }
lt-print-open = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}
lt-print-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
# Above the hands people pick from; then the same with the hands behind it.
lt-print-from = Choisis-en 1 parmi
lt-print-pick = Choisis-en 1 parmi : *{ $hands }*
lt-print-draft-usual = Le joueur qui a l’idole choisit en premier, puis vers la gauche. L’autre carte du dernier est écartée face cachée.
lt-print-draft-two = Deux personnages chacun, choisis à tour de rôle ; qui a l’idole commence. Après les choix 2 et 3, une carte au hasard est écartée face cachée ; la dernière aussi.
lt-print-draft-three = Deux personnages chacun ; qui a l’idole commence, puis vers la gauche. Après le choix 3, une carte est écartée sans être vue ; l’autre carte du dernier aussi.
lt-print-draft-eight = Qui a l’idole choisit en premier. Le dernier reçoit une carte, y ajoute celle qui est cachée et en garde une ; l’autre est écartée.

## Idol, jungle, chance, finish: the card’s back

lt-print-idol = L’idole
lt-print-idol-who = Va à qui a tiré un jeton idole à la manche précédente. Sinon : au *dernier* du parcours. Égalité : *le moins de* [gem]. Encore égalité : elle reste ; à la manche 1, mettez-vous d’accord.
lt-print-idol-two = Deux jetons idole dans une manche : le *dernier* compte.
lt-print-idol-does = Qui l’a choisit en premier et appelle les personnages de *1 à 9*.
lt-print-jungle = Jungle impénétrable
lt-print-jungle-pass = La *dépasser* coûte une [machete]. Sans machette, tu t’y arrêtes ; ce qui est payé reste payé.
lt-print-jungle-free = S’y arrêter pile, en repartir, reculer : gratuit.
lt-print-chance = Jetons chance
lt-print-chance-when = Si ton propre déplacement *finit* ici, retourne le jeton. Poses-en un de la réserve, puis mélanges-y l’ancien.
lt-print-chance-app = Si ton propre déplacement *finit* ici, l’appli retourne le jeton et pose le suivant.
lt-print-chance-chain = Si un jeton t’amène sur une autre case [chance], retourne aussi son jeton.
lt-print-chance-once = Si un jeton t’amène sur une autre case [chance], son jeton reste caché.
lt-print-token-idol = idole à la manche suivante
lt-print-token-gems = prends 4 émeraudes
lt-print-token-back = recule de 2
lt-print-token-pay = paie 2 émeraudes
lt-print-token-machete = prends une machette
lt-print-token-forward = avance de 3
lt-print-token-lose-machete = perds une machette
lt-print-finish = Arrivée
lt-print-finish-far = Atteins ou dépasse le *deuxième* grand temple : tu gagnes aussitôt.
lt-print-finish-near = Atteins ou dépasse le *premier* grand temple : tu gagnes aussitôt.

## The sketch of the table

lt-print-gems = émeraudes
lt-print-machetes = machettes
lt-print-idol-ready = idole, à portée
lt-print-reserve = réserve
lt-print-deck = personnages
lt-print-meeples = pions
lt-print-boxed = dans la boîte
lt-print-legend-temple = temple
lt-print-legend-village = village
lt-print-legend-jungle = jungle impénétrable
lt-print-legend-chance = case chance
lt-print-legend-finish = grand temple, arrivée : { $finish }
# In the sketch, along the way behind the finish.
lt-print-sketch-beyond = hors jeu
lt-print-start-cards = Cartes de départ

## The score sheet

lt-print-score-how = À chaque manche : qui a l’idole, les personnages montrés (1–9), puis émeraudes et case à la fin.
lt-print-score-call = Appelez les personnages de *1 à 9*. Une pièce marque qui est ensorcelé ou volé.
lt-print-score-curse = ensorcelé
lt-print-score-theft = volé
lt-print-score-characters = Personnage
lt-print-score-gems = Émeraudes
lt-print-score-space = Case
lt-print-score-winner = Victoire{ "\u00A0" }

## The report

# After “Finished after 80 moves · ”.
lost-temple-report-note = les nombres sont des cases du parcours
# Instead of the headings that speak of points.
lost-temple-report-chart = Cases au fil de la partie
lost-temple-report-sources = Cases par origine
lost-temple-report-reasons = Chaque déplacement et sa raison
lost-temple-report-points = Cases
