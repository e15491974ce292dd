## Lost Temple’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the
## player’s name: “Ada is the Scout, pays 3 gems and moves from 5 to 8.”

lost-temple-the-shaman = de Sjamaan
    .object = de Sjamaan
lost-temple-the-thief = de Dief
    .object = de Dief
lost-temple-the-seer = de Ziener
    .object = de Ziener
lost-temple-the-priest = de Priester
    .object = de Priester
lost-temple-the-elder = de Ouderling
    .object = de Ouderling
lost-temple-the-craftsman = de Archeoloog
    .object = de Archeoloog
lost-temple-the-scout = de Verkenner
    .object = de Verkenner
lost-temple-the-canoe = de Kano
    .object = de Kano
lost-temple-the-child = het Kind
    .object = het Kind

# { $starts } is the next message
lost-temple-told-start = { $name } { $starts } { $gems ->
        [0] zonder smaragden
        [one] met een smaragd
       *[other] met { $gems } smaragden
    }{ $machetes ->
        [0] {""}
       *[other] {" en een kapmes"}
    }.
    .untold = { $name } { $starts }.
lost-temple-told-starts = begint als { $character } op vakje { $space }
    .untold = begint als { $character }
lost-temple-told-round = Ronde { $round }
# After the round, in its heading
lost-temple-told-idol = { $name } heeft de afgod
    .drawn = { $name } trok een afgodfiche en heeft de afgod
    .last = { $name } is laatste en heeft de afgod
    .poorest = { $name } is laatste met de minste smaragden en heeft de afgod
    .kept = { $name } houdt de afgod
    .named = { $name } heeft de afgod
    .tied = gelijk: wie krijgt de afgod?
lost-temple-told-aside = deze ronde niet mee: { $cards }
lost-temple-told-chosen = { $count ->
        [one] { $names } heeft gekozen.
       *[other] { $names } hebben gekozen.
    }
    .all = Iedereen heeft gekozen.
lost-temple-told-own = Jij hebt { $cards } genomen.
lost-temple-told-nobody = Niemand is { $characters }.
lost-temple-told-is = is { $character }
lost-temple-told-curse-strikes = De vloek slaat toe: { $shaman } en { $victim } wisselen van plaats.
    .spaces = De vloek slaat toe: { $shaman } en { $victim } wisselen van plaats ({ $from } en { $to }).
    .same = De vloek slaat toe, maar { $shaman } en { $victim } staan op hetzelfde vakje ({ $from }).
lost-temple-told-stolen =
    .some = { $gems ->
        [one] { $thief } steelt een smaragd van { $victim }.
       *[other] { $thief } steelt { $gems } smaragden van { $victim }.
    }
    .none = { $thief } besteelt { $victim }, maar vindt geen smaragden.
    .all = { $thief } steelt alle smaragden van { $victim }.
lost-temple-told-bank-empty = De bank is leeg, dus { $name } krijgt geen smaragd.
lost-temple-told-curses = vervloekt { $target }
lost-temple-told-robs = wil { $target } bestelen
lost-temple-told-looks = { $count ->
        [one] bekijkt het fiche op { $spaces }
       *[other] bekijkt de fiches op { $spaces }
    }
lost-temple-told-swaps = verwisselt ze
    .spaces = verwisselt de fiches op { $spaces }
lost-temple-told-pays = { $gems ->
        [0] heeft geen smaragden om te betalen
        [one] betaalt een smaragd
       *[other] betaalt { $gems } smaragden
    }
lost-temple-told-gets = { $gems ->
        [0] krijgt geen smaragden
        [one] krijgt een smaragd
       *[other] krijgt { $gems } smaragden
    }
lost-temple-told-machete = pakt een kapmes
    .none = vindt geen kapmes meer
lost-temple-told-loses = verliest een kapmes
    .none = heeft geen kapmes te verliezen
lost-temple-told-cuts = { $machetes ->
        [one] gebruikt een kapmes in het oerwoud op { $spaces }
       *[other] gebruikt { $machetes } kapmessen in het oerwoud op { $spaces }
    }
lost-temple-told-moves = gaat van { $start } naar { $to }
    .temple = gaat van { $start } naar de tempel op { $to }
    .village = gaat van { $start } naar het dorp op { $to }
    .stopped = vertrekt van { $start }, maar blijft steken in het oerwoud op { $to }
lost-temple-told-stays = blijft staan
lost-temple-told-draws-idol = heeft de volgende ronde de afgod
# Where a line begins with it; the next message follows
lost-temple-told-turns-over = draait het fiche op { $space } om
lost-temple-told-chance =
    .idol = Gebeurtenis: de afgod in de volgende ronde.
    .gems = Gebeurtenis: pak 4 smaragden.
    .pay = Gebeurtenis: betaal 2 smaragden.
    .machete = Gebeurtenis: pak een kapmes.
    .lose-machete = Gebeurtenis: verlies een kapmes.
    .forward = Gebeurtenis: 3 vooruit, naar { $to }.
    .forward-cut = Gebeurtenis: 3 vooruit, naar { $to }, met { $machetes ->
        [one] een kapmes
       *[other] { $machetes } kapmessen
    } in het oerwoud.
    .forward-stopped = Gebeurtenis: 3 vooruit, maar het oerwoud op { $to } verspert de weg.
    .forward-stays = Gebeurtenis: 3 vooruit, maar er is geen weg.
    .back = Gebeurtenis: 2 terug, naar { $to }.
    .back-stays = Gebeurtenis: 2 terug, maar dit is het eerste vakje.
    .no-machete = Er is geen kapmes meer.
    .nothing-lost = Er is geen kapmes te verliezen.
lost-temple-told-short = { $gems ->
        [0] De bank is leeg.
        [one] De bank heeft er nog maar één.
       *[other] De bank heeft er nog maar { $gems }.
    }
lost-temple-told-poor = { $gems ->
        [0] Er is er geen om te betalen.
       *[other] Er is er maar één om te betalen.
    }
lost-temple-told-won = { $name } bereikt de grote tempel en wint!

## Why somebody stands farther on or back, beside the name and the number; what the log says of it is said so here too

lost-temple-why-swap = wisselt door de vloek van plaats met { $name }, van { $start } naar { $to }
lost-temple-why-token =
    .forward = gaat vooruit door een gebeurtenisfiche, van { $start } naar { $to }
    .back = gaat terug door een gebeurtenisfiche, van { $start } naar { $to }
