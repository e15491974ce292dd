### Tikal on screens: scoring rounds and their receipts, the auction, the end.

## A scoring round

# $name drew or took the volcano and is the first.
tk-volcano-about = Tulivuori! Jokainen pelaa vuorollaan 10 TP:n pisteytyssiirron ja laskee pisteensä heti sen jälkeen. Sitten { $name } asettaa tulivuoren ja pelaa tavallisen vuoron.
# .score: in the auction version the order goes by points.
tk-volcano-final = Kaikki kortit on asetettu. Jokainen pelaa vuorollaan, ensimmäisenä { $name }, viimeisen 10 TP:n pisteytyssiirron ja laskee pisteensä heti sen jälkeen.
    .score = Kaikki kortit on asetettu. Jokainen pelaa vuorollaan, vähiten pisteitä ensin, viimeisen 10 TP:n pisteytyssiirron ja laskee pisteensä heti sen jälkeen.
tk-scored-by = { $name } laskee pisteensä

## Receipts

tk-receipt-waiting = Vielä pisteyttämättä: { $names }
# $at is a space such as “c3”, or nothing.
tk-receipt-temple = { $at } { $value }
    .guarded = { $at } { $value } (vartioitu)
tk-receipt-nothing = ei temppeliä eikä aarretta

## Always one tap away

# $names is one name; .bid: who bids next; .sale: those among whom the next turn is auctioned.
tk-next = Seuraavana vuorossa on { $names }.
    .bid = Seuraavana tarjoaa { $names }.
    .sale = Seuraavasta vuorosta tarjoavat { $names }.
    .scoring = Seuraavaksi on viimeinen pisteytyskierros.
tk-now-total = yhteensä { $total }
tk-now-about = Jokainen temppeli ja kaikkien voima siellä sekä se, paljonko muilta puuttuu, jotta he olisivat siellä yksin vahvimpia. Napauta temppeliä, niin näet sen laudalla.
tk-now-guard = { $name } (vartija)
tk-now-tied = Ei kukaan (tasan)
tk-now-lacks = pelaajalta { $name } puuttuu { $count }
# $temples is a list of the next message.
tk-now-nobody = Kukaan ei ole näissä ruuduissa: { $temples }.
tk-now-empty = { $at } (arvo { $value })
tk-left-pieces = Temppelitasokortit arvoittain
tk-left-tiles = Maastokortit kirjaimittain
tk-left-treasures = Aarteet, joita ei ole vielä kenelläkään
tk-left-people = Nappuloita varastossa, leirejä ja vartijoita jäljellä

## The auction

tk-auction-display = Mitkä kortit ovat esillä?
tk-auction-auction = Vuoro on myytävänä
tk-auction-take = Vuoro on myyty
tk-auction-display-about = { $count ->
        [one] Kääntäkää päällimmäinen kortti ja napauttakaa sitä tässä.
       *[other] Kääntäkää { $count } päällimmäistä korttia ja napauttakaa niitä tässä.
    }
tk-auction-no-bid = Kukaan ei ole vielä tarjonnut.
tk-auction-high = { $name } tarjoaa { $points }.
tk-auction-highest = korkein tarjous
tk-auction-passed = on passannut
tk-auction-has = { $points ->
        [0] ei pisteitä
        [one] 1 piste
       *[other] { $points } pistettä
    }
tk-display-do = Aseta ne esille
tk-display-more = { $count ->
        [one] Vielä 1 kortti
       *[other] Vielä { $count } korttia
    }
tk-bid = Tarjoa { $points }
tk-bid-less = Tarjoa yksi vähemmän
tk-bid-more = Tarjoa yksi enemmän
tk-pass = Passaa

## The end

tk-winner-under = { $points ->
        [one] 1 pisteellä
       *[other] { $points } pisteellä
    }
tk-source-guarded = Vartioidut temppelit
tk-source-round = Kierros { $round }
