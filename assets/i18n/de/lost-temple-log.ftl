## Lost Temple’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the
## player’s name: “Ada is the Scout, pays 3 gems and moves from 5 to 8.”

lost-temple-the-shaman = der Schamane
    .object = den Schamanen
lost-temple-the-thief = der Dieb
    .object = den Dieb
lost-temple-the-seer = die Seherin
    .object = die Seherin
lost-temple-the-priest = der Priester
    .object = den Priester
lost-temple-the-elder = der Älteste
    .object = den Ältesten
lost-temple-the-craftsman = der Forscher
    .object = den Forscher
lost-temple-the-scout = der Kundschafter
    .object = den Kundschafter
lost-temple-the-canoe = das Kanu
    .object = das Kanu
lost-temple-the-child = das Kind
    .object = das Kind

# { $starts } is the next message
lost-temple-told-start = { $name } { $starts }, { $gems ->
        [0] ohne Smaragde
        [one] mit einem Smaragd
       *[other] mit { $gems } Smaragden
    }{ $machetes ->
        [0] {""}
       *[other] {" und einer Machete"}
    }.
    .untold = { $name } { $starts }.
lost-temple-told-starts = beginnt als { $character } auf Feld { $space }
    .untold = beginnt als { $character }
lost-temple-told-round = Runde { $round }
# After the round, in its heading
lost-temple-told-idol = { $name } hat das Idol
    .drawn = { $name } hat ein Idol-Plättchen aufgedeckt und bekommt das Idol
    .last = { $name } ist ganz hinten und hat das Idol
    .poorest = { $name } ist ganz hinten mit den wenigsten Smaragden und hat das Idol
    .kept = { $name } behält das Idol
    .named = { $name } hat das Idol
    .tied = Gleichstand: Wer bekommt das Idol?
lost-temple-told-aside = nicht dabei: { $cards }
lost-temple-told-chosen = { $count ->
        [one] { $names } hat gewählt.
       *[other] { $names } haben gewählt.
    }
    .all = Alle haben gewählt.
lost-temple-told-own = Du hast { $cards } genommen.
lost-temple-told-nobody = Niemand ist { $characters }.
lost-temple-told-is = ist { $character }
lost-temple-told-curse-strikes = Der Fluch wirkt: { $shaman } und { $victim } tauschen die Plätze.
    .spaces = Der Fluch wirkt: { $shaman } und { $victim } tauschen die Plätze ({ $from } und { $to }).
    .same = Der Fluch wirkt, aber { $shaman } und { $victim } stehen auf demselben Feld ({ $from }).
lost-temple-told-stolen =
    .some = { $gems ->
        [one] { $thief } stiehlt { $victim } einen Smaragd.
       *[other] { $thief } stiehlt { $victim } { $gems } Smaragde.
    }
    .none = { $thief } bestiehlt { $victim }, findet aber keinen Smaragd.
    .all = { $thief } stiehlt alle Smaragde von { $victim }.
lost-temple-told-bank-empty = Der Vorrat ist leer: { $name } bekommt keinen Smaragd.
lost-temple-told-curses = verflucht { $target }
lost-temple-told-robs = will { $target } bestehlen
lost-temple-told-looks = { $count ->
        [one] sieht sich das Plättchen auf { $spaces } an
       *[other] sieht sich die Plättchen auf { $spaces } an
    }
lost-temple-told-swaps = vertauscht sie
    .spaces = vertauscht die Plättchen auf { $spaces }
lost-temple-told-pays = { $gems ->
        [0] hat keine Smaragde zum Zahlen
        [one] zahlt einen Smaragd
       *[other] zahlt { $gems } Smaragde
    }
lost-temple-told-gets = { $gems ->
        [0] bekommt keine Smaragde
        [one] bekommt einen Smaragd
       *[other] bekommt { $gems } Smaragde
    }
lost-temple-told-machete = nimmt eine Machete
    .none = findet keine Machete mehr
lost-temple-told-loses = verliert eine Machete
    .none = hat keine Machete zu verlieren
lost-temple-told-cuts = { $machetes ->
        [one] verbraucht im Urwald auf { $spaces } eine Machete
       *[other] verbraucht im Urwald auf { $spaces } { $machetes } Macheten
    }
lost-temple-told-moves = zieht von { $start } nach { $to }
    .temple = zieht von { $start } zum Tempel auf { $to }
    .village = zieht von { $start } zum Dorf auf { $to }
    .stopped = zieht von { $start } los, bleibt aber im Urwald auf { $to } stecken
lost-temple-told-stays = bleibt stehen
lost-temple-told-draws-idol = hat nächste Runde das Idol
# Where a line begins with it; the next message follows
lost-temple-told-turns-over = deckt das Plättchen auf { $space } auf
lost-temple-told-chance =
    .idol = Ereignis: nächste Runde das Idol.
    .gems = Ereignis: nimm 4 Smaragde.
    .pay = Ereignis: zahle 2 Smaragde.
    .machete = Ereignis: nimm eine Machete.
    .lose-machete = Ereignis: verliere eine Machete.
    .forward = Ereignis: 3 vor, auf { $to }.
    .forward-cut = Ereignis: 3 vor, auf { $to }, mit { $machetes ->
        [one] einer Machete
       *[other] { $machetes } Macheten
    } im Urwald.
    .forward-stopped = Ereignis: 3 vor, aber der Urwald auf { $to } versperrt den Weg.
    .forward-stays = Ereignis: 3 vor, aber es gibt keinen Weg.
    .back = Ereignis: 2 zurück, auf { $to }.
    .back-stays = Ereignis: 2 zurück, aber dies ist das erste Feld.
    .no-machete = Es ist keine Machete mehr da.
    .nothing-lost = Es ist keine Machete da, die verloren gehen könnte.
lost-temple-told-short = { $gems ->
        [0] Der Vorrat ist leer.
        [one] Im Vorrat ist nur noch einer.
       *[other] Im Vorrat sind nur noch { $gems }.
    }
lost-temple-told-poor = { $gems ->
        [0] Es ist keiner zum Zahlen da.
       *[other] Es ist nur einer zum Zahlen da.
    }
lost-temple-told-won = { $name } erreicht den großen Tempel und gewinnt!

## Why somebody stands farther on or back, beside the name and the number; what the log says of it is said so here too

lost-temple-why-swap = tauscht durch den Fluch den Platz mit { $name }, von { $start } nach { $to }
lost-temple-why-token =
    .forward = kommt durch ein Ereignisplättchen voran, von { $start } nach { $to }
    .back = muss durch ein Ereignisplättchen zurück, von { $start } nach { $to }
