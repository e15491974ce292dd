### Tikal on screens: scoring rounds and their receipts, the auction, the end.

## A scoring round

# $name drew or took the volcano and is the first.
tk-volcano-about = Ein Vulkan! Ihr macht nacheinander je einen Wertungszug mit 10 AP und wertet gleich danach. Dann legt { $name } den Vulkan an und macht einen normalen Zug.
# .score: in the auction version the order goes by points.
tk-volcano-final = Alle Tafeln liegen. Ihr macht nacheinander, { $name } zuerst, je einen letzten Wertungszug mit 10 AP und wertet gleich danach.
    .score = Alle Tafeln liegen. Ihr macht nacheinander, die wenigsten Punkte zuerst, je einen letzten Wertungszug mit 10 AP und wertet gleich danach.
tk-scored-by = { $name } wertet

## Receipts

tk-receipt-waiting = Noch nicht gewertet: { $names }
# $at is a space such as “c3”, or nothing.
tk-receipt-temple = { $at } { $value }
    .guarded = { $at } { $value } (bewacht)
tk-receipt-nothing = kein Tempel und kein Schatz

## Always one tap away

# $names is one name; .bid: who bids next; .sale: those among whom the next turn is auctioned.
tk-next = Danach ist { $names } am Zug.
    .bid = Danach bietet { $names }.
    .sale = Um den nächsten Zug bieten { $names }.
    .scoring = Danach kommt die letzte Wertungsrunde.
tk-now-total = dann { $total }
tk-now-about = Jeder Tempel mit der Stärke aller, und was anderen fehlt, um dort allein am stärksten zu sein. Tipp einen an, um ihn auf dem Spielplan zu sehen.
tk-now-guard = { $name } (Wächter)
tk-now-tied = Niemand (Gleichstand)
tk-now-lacks = { $count ->
        [one] { $name } fehlt 1
       *[other] { $name } fehlen { $count }
    }
# $temples is a list of the next message.
tk-now-nobody = Niemand steht auf { $temples }.
tk-now-empty = { $at } (Wert { $value })
tk-left-pieces = Tempelplättchen nach Wert
tk-left-tiles = Tafeln nach Buchstaben
tk-left-treasures = Schätze, die noch niemand hat
tk-left-people = Figuren im Vorrat, übrige Camps und Wächter

## The auction

tk-auction-display = Welche Tafeln liegen offen?
tk-auction-auction = Ein Zug wird versteigert
tk-auction-take = Der Zug ist vergeben
tk-auction-display-about = { $count ->
        [one] Deckt die oberste Tafel auf und tippt sie hier an.
       *[other] Deckt die obersten { $count } Tafeln auf und tippt sie hier an.
    }
tk-auction-no-bid = Noch hat niemand geboten.
tk-auction-high = { $name } bietet { $points }.
tk-auction-highest = höchstes Gebot
tk-auction-passed = hat gepasst
tk-auction-has = { $points ->
        [0] hat keine Punkte
        [one] hat 1 Punkt
       *[other] hat { $points } Punkte
    }
tk-display-do = Offen auslegen
tk-display-more = { $count ->
        [one] Noch 1 Tafel
       *[other] Noch { $count } Tafeln
    }
tk-bid = { $points } bieten
tk-bid-less = Eins weniger bieten
tk-bid-more = Eins mehr bieten
tk-pass = Passen

## The end

tk-winner-under = mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
tk-source-guarded = Bewachte Tempel
tk-source-round = Runde { $round }
