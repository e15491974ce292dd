## Lost Temple’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the
## player’s name: “Ada is the Scout, pays 3 gems and moves from 5 to 8.”

lost-temple-the-shaman = le Shaman
    .object = le Shaman
lost-temple-the-thief = le Voleur
    .object = le Voleur
lost-temple-the-seer = la Voyante
    .object = la Voyante
lost-temple-the-priest = le Prêtre
    .object = le Prêtre
lost-temple-the-elder = l’Ancien
    .object = l’Ancien
lost-temple-the-craftsman = l’Artisan
    .object = l’Artisan
lost-temple-the-scout = l’Éclaireur
    .object = l’Éclaireur
lost-temple-the-canoe = le Canoë
    .object = le Canoë
lost-temple-the-child = l’Enfant
    .object = l’Enfant

# { $starts } is the next message
lost-temple-told-start = { $name } { $starts }, { $gems ->
        [0] sans émeraude
        [one] avec une émeraude
       *[other] avec { $gems } émeraudes
    }{ $machetes ->
        [0] {""}
       *[other] {" et une machette"}
    }.
    .untold = { $name } { $starts }.
lost-temple-told-starts = commence comme { $character } sur la case { $space }
    .untold = commence comme { $character }
lost-temple-told-round = Manche { $round }
# After the round, in its heading
lost-temple-told-idol = { $name } a l’idole
    .drawn = { $name } a tiré un jeton idole et a l’idole
    .last = { $name } ferme la marche et a l’idole
    .poorest = { $name } ferme la marche avec le moins d’émeraudes et a l’idole
    .kept = { $name } garde l’idole
    .named = { $name } a l’idole
    .tied = égalité : qui reçoit l’idole ?
lost-temple-told-aside = absents cette manche : { $cards }
lost-temple-told-chosen = { $count ->
        [one] { $names } a choisi.
       *[other] { $names } ont choisi.
    }
    .all = Tout le monde a choisi.
lost-temple-told-own = Tu as pris { $cards }.
lost-temple-told-nobody = Personne n’est { $characters }.
lost-temple-told-is = est { $character }
lost-temple-told-curse-strikes = Le sort agit : { $shaman } et { $victim } échangent leurs places.
    .spaces = Le sort agit : { $shaman } et { $victim } échangent leurs places ({ $from } et { $to }).
    .same = Le sort agit, mais { $shaman } et { $victim } sont sur la même case ({ $from }).
lost-temple-told-stolen =
    .some = { $gems ->
        [one] { $thief } vole une émeraude à { $victim }.
       *[other] { $thief } vole { $gems } émeraudes à { $victim }.
    }
    .none = { $thief } vole { $victim }, mais ne trouve aucune émeraude.
    .all = { $thief } vole toutes ses émeraudes à { $victim }.
lost-temple-told-bank-empty = La banque est vide : { $name } ne reçoit pas d’émeraude.
lost-temple-told-curses = ensorcelle { $target }
lost-temple-told-robs = veut voler { $target }
lost-temple-told-looks = { $count ->
        [one] regarde le jeton de la case { $spaces }
       *[other] regarde les jetons des cases { $spaces }
    }
lost-temple-told-swaps = les échange
    .spaces = échange les jetons des cases { $spaces }
lost-temple-told-pays = { $gems ->
        [0] n’a pas d’émeraude à payer
        [one] paie une émeraude
       *[other] paie { $gems } émeraudes
    }
lost-temple-told-gets = { $gems ->
        [0] ne reçoit pas d’émeraude
        [one] reçoit une émeraude
       *[other] reçoit { $gems } émeraudes
    }
lost-temple-told-machete = prend une machette
    .none = ne trouve plus de machette
lost-temple-told-loses = perd une machette
    .none = n’a pas de machette à perdre
lost-temple-told-cuts = { $machetes ->
        [one] utilise une machette dans la jungle de la case { $spaces }
       *[other] utilise { $machetes } machettes dans la jungle des cases { $spaces }
    }
lost-temple-told-moves = va de { $start } à { $to }
    .temple = va de { $start } au temple de la case { $to }
    .village = va de { $start } au village de la case { $to }
    .stopped = part de { $start }, mais doit s’arrêter dans la jungle de la case { $to }
lost-temple-told-stays = reste sur place
lost-temple-told-draws-idol = aura l’idole à la manche suivante
# Where a line begins with it; the next message follows
lost-temple-told-turns-over = retourne le jeton de la case { $space }
lost-temple-told-chance =
    .idol = Chance : l’idole à la manche suivante.
    .gems = Chance : prendre 4 émeraudes.
    .pay = Chance : payer 2 émeraudes.
    .machete = Chance : prendre une machette.
    .lose-machete = Chance : perdre une machette.
    .forward = Chance : avancer de 3, jusqu’à { $to }.
    .forward-cut = Chance : avancer de 3, jusqu’à { $to }, avec { $machetes ->
        [one] une machette
       *[other] { $machetes } machettes
    } dans la jungle.
    .forward-stopped = Chance : avancer de 3, mais la jungle barre la route sur { $to }.
    .forward-stays = Chance : avancer de 3, mais la route est barrée.
    .back = Chance : reculer de 2, jusqu’à { $to }.
    .back-stays = Chance : reculer de 2, mais c’est la première case.
    .no-machete = Il ne reste plus de machette.
    .nothing-lost = Il n’y a pas de machette à perdre.
lost-temple-told-short = { $gems ->
        [0] La banque est vide.
        [one] La banque n’en a plus qu’une.
       *[other] La banque n’en a plus que { $gems }.
    }
lost-temple-told-poor = { $gems ->
        [0] Il n’y en a aucune à payer.
       *[other] Il n’y en a qu’une à payer.
    }
lost-temple-told-won = { $name } atteint le grand temple et gagne !

## Why somebody stands farther on or back, beside the name and the number; what the log says of it is said so here too

lost-temple-why-swap = échange sa place avec { $name } par le sort du Shaman, de { $start } à { $to }
lost-temple-why-token =
    .forward = avance grâce à un jeton chance, de { $start } à { $to }
    .back = recule à cause d’un jeton chance, de { $start } à { $to }
