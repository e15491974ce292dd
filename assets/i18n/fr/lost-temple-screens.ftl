### Lost Temple à l’écran.

## Options de la table ; chaque valeur a sa propre phrase.

lost-temple-option-detail-full-about = L’appli suit chaque pion, émeraude et machette et vérifie chaque coup.
lost-temple-option-detail-light-about = Vous déplacez et comptez vous-mêmes ; l’appli gère le choix et l’appel, et retient le sort et le vol.
lost-temple-option-draft = Choix des personnages
lost-temple-option-draft-app = Sur téléphone
lost-temple-option-draft-app-about = L’appli mélange ; chacun choisit en secret sur un écran.
lost-temple-option-draft-cards = Avec les cartes
lost-temple-option-draft-cards-about = Vous faites passer les vraies cartes ; à chaque appel, vous dites à l’appli qui révèle le personnage.
lost-temple-option-chain = Jetons en chaîne
lost-temple-option-chain-on-about = Un jeton qui t’amène sur une autre case chance te fait aussi retourner celui de cette case.
lost-temple-option-chain-off-about = Un jeton qui te déplace n’en fait retourner aucun autre.
lost-temple-option-tokens = Jetons chance
lost-temple-option-tokens-table = Les vrais
lost-temple-option-tokens-table-about = Ils sont sur le plateau ; vous dites à l’appli lequel vous avez retourné.
lost-temple-option-tokens-app = Dans l’appli
lost-temple-option-tokens-app-about = L’appli les distribue en secret et les retourne elle-même.

## Le début : les cartes de départ
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = Dans la version simple, l’appli ne peut pas distribuer les jetons. Choisissez de vrais jetons ou la version complète.

lt-opening = Cartes de départ
lt-opening-about = Touchez ce que chacun a reçu, ou laissez l’appli distribuer.
lt-opening-who = { $name } a reçu :
lt-opening-deal = L’appli distribue
lt-opening-again = Reprendre du début
# Ce que donne une carte de départ, en deux lignes courtes.
lt-opening-card = case { $space } · { $gems ->
    [one] { $gems } émeraude
   *[other] { $gems } émeraudes
}{ $machetes ->
    [0] {""}
   *[other] {" · une machette"}
}

## Ce qui se passe : un titre pour tous, et un (…-you) pour la personne qui joue.

lt-round = Manche { $round }
lt-over = La course est finie
lt-draft = { $name } choisit
lt-draft-you = Choisis ton personnage
lt-draft-under = { $count ->
    [one] { $count } carte au choix
   *[other] { $count } cartes au choix
}
lt-call = { $name } appelle les personnages
lt-call-you = Tu appelles les personnages
lt-call-under = Ensuite : { $character }
lt-turn = { $name } est { $character }
lt-turn-you = À toi : { $character }
lt-reveal = { $name } retourne un jeton chance
lt-reveal-you = Retourne le jeton chance
lt-reveal-under = Sur la case { $space }
lt-idol = Qui reçoit l’idole ?
lt-idol-under = L’hôte le dit à l’appli.
lt-idol-under-you = Dis-le ici à l’appli.

## Le choix des personnages

lt-hand = Ta main
lt-choose = Touche le personnage que tu veux.
# Above the cards that lie open while everybody picks.
lt-up = À l’écart, face visible
lt-take = Prendre : { $character }
lt-own-characters = { $count ->
    [one] Ton personnage
   *[other] Tes { $count } personnages
}
lt-called = déjà appelé
lt-secret = encore secret
# Une ligne chacune, sur les cartes de la main.
lt-short-shaman = Nomme un personnage ; à son appel, vous échangez vos places.
lt-short-thief = Nomme un personnage, reçois ses émeraudes ; avance de 1 ou 2.
lt-short-seer = Regarde deux jetons, échange-les si tu veux ; avance de 1 ou 2.
lt-short-priest = Paie 2 émeraudes, va au prochain temple.
lt-short-elder = Paie 2 émeraudes, va au prochain village.
lt-short-craftsman = Prends une machette ; avance de 1 ou 2.
lt-short-scout = Paie des émeraudes, avance d’une case pour chacune.
lt-short-canoe = Paie toutes tes émeraudes, avance de deux cases pour chacune.
lt-short-child = Rejoins le pion le plus proche devant toi.

## L’appel

lt-call-do = Appeler { $number } : { $character }
lt-who-shows = { $character } – qui révèle la carte ?
lt-nobody = Personne

## Les tours : les boutons.

lt-curse-whom = Quel personnage est ensorcelé ?
lt-rob-whom = Quel personnage est volé ?
lt-then-move = Dis ensuite de combien tu avances.
lt-move = Avancer de { $count }
lt-stay = Rester sur place
lt-pay-priest = Au temple (2 émeraudes)
lt-pay-elder = Au village (2 émeraudes)
lt-scout-how = Combien d’émeraudes paies-tu ?
lt-paddle = { $gems ->
    [0] Pagayer sans émeraude
    [one] Pagayer ({ $gems } émeraude)
   *[other] Pagayer ({ $gems } émeraudes)
}
lt-follow = Rejoindre le pion devant
lt-look-which = Quels jetons ? ({ $count })
lt-look = Les regarder
# On the cover.
lt-seen = Les jetons que tu as regardés
lt-peek-which = Quels jetons as-tu regardés ? ({ $count })
lt-swap = J’échange les deux
lt-swapped = Les deux sont échangés
lt-turn-up = Retourner
lt-which-token = Qu’as-tu retourné ?
lt-done = J’ai fini mon tour

## Où mène un déplacement ; $to est une case.

lt-to = case { $to }
lt-to-stopped = case { $to }, la jungle t’arrête
lt-to-cut = case { $to }, coûte une machette
lt-to-chance = case { $to }, chance !
lt-to-win = atteint le temple !

## La version allégée

lt-won = Quelqu’un a gagné
lt-won-who = Qui a atteint le grand temple ?
lt-won-sure = Ton pion a-t-il atteint le grand temple ?
lt-won-sure-name = { $name } a gagné ?
lt-won-yes = Oui, j’ai gagné
lt-won-yes-name = Oui, { $name } a gagné
lt-won-no = Non
lt-last = Qui est en dernière place sur le parcours ?
lt-last-do = C’est bien ça
lt-gems-of = { $name } : émeraudes
lt-idol-drawn = Ou quelqu’un a-t-il tiré un jeton idole ?
lt-idol-name = Égalité : qui reçoit l’idole ?

## Choses

lt-gems = émeraudes
lt-machetes = machettes
lt-space = case
lt-idol-mine = idole
lt-idol-holder = Idole
lt-shared = La table
lt-race = La course
lt-supply = À la banque : émeraudes { $gems }, machettes { $machetes }
lt-track = Le parcours avec tous les pions
lt-on-space = case { $space }
lt-cursed = Sort sur : { $character }
lt-robbed = Vol visant : { $character }
lt-cursed-who = Personnage ensorcelé
lt-robbed-who = Personnage volé
lt-drew = A tiré un jeton idole
lt-aside = À l’écart : { $cards }
lt-course = Le déroulement de la course
lt-winner-under = Grand temple atteint à la manche { $round }.

## Aide sur ce que l’on peut toucher

lost-temple-help-temple = Temple
lost-temple-help-village = Village
lost-temple-help-jungle = Jungle impénétrable
lost-temple-help-chance = Case chance
lost-temple-help-plain = Une case ordinaire
lost-temple-help-finish = L’arrivée

## Ce qui a été vu, quand l’hôte annule : après « … a vu : ».

lost-temple-exposed-hand = les cartes que l’on fait passer
lost-temple-exposed-character = un personnage appelé
lost-temple-exposed-aside = les cartes écartées face visible
lost-temple-exposed-tokens = deux jetons chance
lost-temple-exposed-token = un jeton chance retourné
