## Lost Temple’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the
## player’s name: “Ada is the Scout, pays 3 gems and moves from 5 to 8.”

lost-temple-the-shaman = Šamaani
    .object = Šamaanin
lost-temple-the-thief = Varas
    .object = Varkaan
lost-temple-the-seer = Näkijä
    .object = Näkijän
lost-temple-the-priest = Pappi
    .object = Papin
lost-temple-the-elder = Vanhin
    .object = Vanhimman
lost-temple-the-craftsman = Käsityöläinen
    .object = Käsityöläisen
lost-temple-the-scout = Tiedustelija
    .object = Tiedustelijan
lost-temple-the-canoe = Kanootti
    .object = Kanootin
lost-temple-the-child = Lapsi
    .object = Lapsen

# { $starts } is the next message
lost-temple-told-start = { $name } { $starts }, { $gems ->
        [0] ilman smaragdeja
        [one] mukanaan smaragdi
       *[other] mukanaan { $gems } smaragdia
    }{ $machetes ->
        [0] {""}
       *[other] {" ja viidakkoveitsi"}
    }.
    .untold = { $name } { $starts }.
lost-temple-told-starts = aloittaa ruudusta { $space } hahmolla { $character }
    .untold = aloittaa hahmolla { $character }
lost-temple-told-round = Kierros { $round }
# After the round, in its heading
lost-temple-told-idol = idoli on pelaajalla { $name }
    .drawn = { $name } käänsi idolilaatan ja saa idolin
    .last = { $name } on viimeisenä ja saa idolin
    .poorest = { $name } on viimeisenä ja saa idolin, koska smaragdeja on vähiten
    .kept = { $name } pitää idolin
    .named = { $name } saa idolin
    .tied = tasatilanne: kuka saa idolin?
lost-temple-told-aside = poissa tällä kierroksella: { $cards }
lost-temple-told-chosen = { $count ->
        [one] { $names } on valinnut.
       *[other] { $names } ovat valinneet.
    }
    .all = Kaikki ovat valinneet.
lost-temple-told-own = Otit { $cards }.
lost-temple-told-nobody = Kukaan ei ole { $characters }.
lost-temple-told-is = on { $character }
lost-temple-told-curse-strikes = Kirous iskee: { $shaman } ja { $victim } vaihtavat paikkaa.
    .spaces = Kirous iskee: { $shaman } ja { $victim } vaihtavat paikkaa ({ $from } ja { $to }).
    .same = Kirous iskee, mutta { $shaman } ja { $victim } ovat samassa ruudussa ({ $from }).
lost-temple-told-stolen =
    .some = { $gems ->
        [one] { $thief } varastaa smaragdin pelaajalta { $victim }.
       *[other] { $thief } varastaa { $gems } smaragdia pelaajalta { $victim }.
    }
    .none = { $thief } ryöstää pelaajan { $victim }, jolla ei ole smaragdeja.
    .all = { $thief } varastaa kaikki smaragdit pelaajalta { $victim }.
lost-temple-told-bank-empty = Varasto on tyhjä, joten { $name } ei saa smaragdia.
lost-temple-told-curses = kiroaa { $target }
lost-temple-told-robs = aikoo ryöstää { $target }
lost-temple-told-looks = { $count ->
        [one] katsoo laattaa ruudussa { $spaces }
       *[other] katsoo laattoja ruuduissa { $spaces }
    }
lost-temple-told-swaps = vaihtaa ne keskenään
    .spaces = vaihtaa ruutujen { $spaces } laatat keskenään
lost-temple-told-pays = { $gems ->
        [0] on vailla smaragdeja
        [one] maksaa smaragdin
       *[other] maksaa { $gems } smaragdia
    }
lost-temple-told-gets = { $gems ->
        [0] jää ilman smaragdeja
        [one] saa smaragdin
       *[other] saa { $gems } smaragdia
    }
lost-temple-told-machete = ottaa viidakkoveitsen
    .none = jää ilman viidakkoveistä
lost-temple-told-loses = menettää viidakkoveitsen
    .none = on vailla viidakkoveistä
lost-temple-told-cuts = { $machetes ->
        [one] käyttää viidakkoveitsen viidakossa ruudussa { $spaces }
       *[other] käyttää { $machetes } viidakkoveistä viidakossa ruuduissa { $spaces }
    }
lost-temple-told-moves = siirtyy ruudusta { $start } ruutuun { $to }
    .temple = siirtyy ruudusta { $start } ruudun { $to } temppeliin
    .village = siirtyy ruudusta { $start } ruudun { $to } kylään
    .stopped = lähtee ruudusta { $start }, mutta pysähtyy ruudun { $to } viidakkoon
lost-temple-told-stays = jää paikalleen
lost-temple-told-draws-idol = saa idolin ensi kierrokseksi
# Where a line begins with it; the next message follows
lost-temple-told-turns-over = kääntää laatan ruudussa { $space }
lost-temple-told-chance =
    .idol = Sattuma: idoli ensi kierroksella.
    .gems = Sattuma: ota 4 smaragdia.
    .pay = Sattuma: maksa 2 smaragdia.
    .machete = Sattuma: ota viidakkoveitsi.
    .lose-machete = Sattuma: menetä viidakkoveitsi.
    .forward = Sattuma: 3 eteenpäin, ruutuun { $to }.
    .forward-cut = Sattuma: 3 eteenpäin, ruutuun { $to }; viidakko vie { $machetes ->
        [one] viidakkoveitsen
       *[other] { $machetes } viidakkoveistä
    }.
    .forward-stopped = Sattuma: 3 eteenpäin, mutta viidakko pysäyttää ruutuun { $to }.
    .forward-stays = Sattuma: 3 eteenpäin, mutta tie on poikki.
    .back = Sattuma: 2 taaksepäin, ruutuun { $to }.
    .back-stays = Sattuma: 2 taaksepäin, mutta tämä on ensimmäinen ruutu.
    .no-machete = Viidakkoveitsiä ei ole jäljellä.
    .nothing-lost = Menetettävää viidakkoveistä ei ole.
lost-temple-told-short = { $gems ->
        [0] Varasto on tyhjä.
        [one] Varastossa on enää yksi.
       *[other] Varastossa on enää { $gems }.
    }
lost-temple-told-poor = { $gems ->
        [0] Smaragdeja ei ole.
       *[other] Smaragdeja on vain yksi.
    }
lost-temple-told-won = { $name } pääsee suureen temppeliin ja voittaa!

## Why somebody stands farther on or back, beside the name and the number; what the log says of it is said so here too

lost-temple-why-swap = vaihtaa kirouksen takia paikkaa pelaajan { $name } kanssa, ruudusta { $start } ruutuun { $to }
lost-temple-why-token =
    .forward = etenee sattumalaatan ansiosta ruudusta { $start } ruutuun { $to }
    .back = perääntyy sattumalaatan takia ruudusta { $start } ruutuun { $to }
