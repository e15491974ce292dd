### Tikal on screens: scoring rounds and their receipts, the auction, the end.

## A scoring round

# $name drew or took the volcano and is the first.
tk-volcano-about = Een vulkaan! Jullie spelen om de beurt een waarderingsbeurt met 10 AP en scoren meteen daarna. Dan legt { $name } de vulkaan neer en speelt een gewone beurt.
# .score: in the auction version the order goes by points.
tk-volcano-final = Alle tegels liggen er. Jullie spelen om de beurt, { $name } eerst, een laatste waarderingsbeurt met 10 AP en scoren meteen daarna.
    .score = Alle tegels liggen er. Jullie spelen om de beurt, de minste punten eerst, een laatste waarderingsbeurt met 10 AP en scoren meteen daarna.
tk-scored-by = { $name } scoort

## Receipts

tk-receipt-waiting = Nog niet gescoord: { $names }
# $at is a space such as “c3”, or nothing.
tk-receipt-temple = { $at } { $value }
    .guarded = { $at } { $value } (bewaakt)
tk-receipt-nothing = geen tempel en geen schat

## Always one tap away

# $names is one name; .bid: who bids next; .sale: those among whom the next turn is auctioned.
tk-next = Daarna is { $names } aan de beurt.
    .bid = Daarna biedt { $names }.
    .sale = Op de volgende beurt bieden { $names }.
    .scoring = Daarna komt de laatste waarderingsronde.
tk-now-total = dan { $total }
tk-now-about = Elke tempel met ieders sterkte, en hoeveel anderen tekortkomen om daar als enige de sterkste te zijn. Tik er een aan om hem op het bord te zien.
tk-now-guard = { $name } (bewaker)
tk-now-tied = Niemand (gelijke stand)
tk-now-lacks = { $name } komt { $count } tekort
# $temples is a list of the next message.
tk-now-nobody = Er staat niemand op { $temples }.
tk-now-empty = { $at } (waarde { $value })
tk-left-pieces = Tempelstukken per waarde
tk-left-tiles = Tegels per letter
tk-left-treasures = Schatten die nog niemand heeft
tk-left-people = Pionnen in voorraad, kampen en bewakers over

## The auction

tk-auction-display = Welke tegels liggen open?
tk-auction-auction = Er wordt een beurt geveild
tk-auction-take = De beurt is verkocht
tk-auction-display-about = { $count ->
        [one] Leg de bovenste tegel open en tik hem hier aan.
       *[other] Leg de bovenste { $count } tegels open en tik ze hier aan.
    }
tk-auction-no-bid = Nog niemand heeft geboden.
tk-auction-high = { $name } biedt { $points }.
tk-auction-highest = hoogste bod
tk-auction-passed = heeft gepast
tk-auction-has = { $points ->
        [0] heeft geen punten
        [one] heeft 1 punt
       *[other] heeft { $points } punten
    }
tk-display-do = Openleggen
tk-display-more = { $count ->
        [one] Nog 1 tegel
       *[other] Nog { $count } tegels
    }
tk-bid = { $points } bieden
tk-bid-less = Eén minder bieden
tk-bid-more = Eén meer bieden
tk-pass = Passen

## The end

tk-winner-under = met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
tk-source-guarded = Bewaakte tempels
tk-source-round = Ronde { $round }
