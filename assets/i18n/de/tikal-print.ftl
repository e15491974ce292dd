### Tikal on paper. Readable across a table: short. *…* is bold, [stone] an icon; both stay as they are.

## The turn: the reference card’s front

tk-print-basic = Grundversion
tk-print-auction = Versteigerungs-Version
tk-print-turn = Dein Zug
tk-print-turn-draw = Zieh die oberste Tafel. [volcano] Erst Wertungsrunde!
tk-print-turn-take = Ersteigere einen Zug, nimm eine Tafel. [volcano] Erst Wertungsrunde!
tk-print-turn-place = Leg sie an eine Tafel an, sodass ein *Pfad* hinführt.
tk-print-turn-masks = Schatztafel: ein verdeckter [treasure-hidden] je Maske.
tk-print-turn-spend = Setz bis zu *10 AP* ein. Der Rest verfällt.
tk-print-turn-spend-auction = Setz bis zu *10 AP* ein, der Rest verfällt. Dreh den Zuganzeiger um.

## The actions. In front of each stands what it costs in AP; “2 in all”: for the whole game.

tk-print-actions = Aktionen und ihre AP
tk-print-bring = *Einsetzen:* eine Figur ins Basiscamp oder ein eigenes Camp.
tk-print-secret = *Geheimpfad:* zwischen Basiscamp und eigenen Camps.
tk-print-walk = *Ziehen* zur Nachbartafel: *je* Figur und [stone], beide Seiten. Ohne [stone] kein Weg.
tk-print-uncover = *Ebene freilegen:* die nächste Zahl, falls noch da. Für jede 1 eigene Figur, *2* je Tempel und Zug. Nie bei bewachten.
tk-print-raise = *Schatz heben:* für jeden 1 eigene Figur, *2* je Tafel und Zug.
tk-print-exchange = *Tauschen:* einen einzelnen Schatz gegen einen fremden einzelnen. Ablehnen geht nicht.
tk-print-exchange-once = *Tauschen:* einen einzelnen Schatz gegen einen fremden einzelnen. Ablehnen geht nicht. Einmal pro Zug.
tk-print-build = *Camp errichten:* Urwald oder leere Schatztafel, auch ohne Figur dort. 1 je Tafel, *2* im Spiel.
tk-print-guard = *Tempel bewachen:* Du hast allein die Mehrheit. Er gehört dir für immer; deine anderen Figuren dort scheiden aus. *2* im Spiel.

## The card’s back

tk-print-round = Vulkan: Wertungsrunde
tk-print-round-all = Leg ihn beiseite. Im Uhrzeigersinn, *du zuerst:* jeweils *10 AP* einsetzen, dann werten.
tk-print-round-own = Dann leg den Vulkan an (Pfad nicht nötig, unbetretbar) und setz deine *10 AP* ein.
tk-print-round-last = Nach der letzten Tafel: *4. Runde*, es beginnt der linke Nachbarplatz.
tk-print-round-last-auction = Nach der letzten Tafel: *4. Runde*, *wenigste Punkte* zuerst. Gleichstand: wer im Uhrzeigersinn nach der Person mit der letzten Tafel eher kommt.
tk-print-points = Punkte
tk-print-points-temple = *Tempel:* die oberste Zahl, wenn du allein die Mehrheit hast. Gleichstand: niemand. Bewacht: wem der Wächter gehört.
tk-print-points-treasure = Gleiche *Schätze.* Du behältst sie, sie zählen wieder.
# Under the leader with a 3, the member with a 1: how strong they are.
tk-print-strength = Stärke
tk-print-tiles = Die Tafeln
tk-print-tile-temple = freilegen, bewachen
tk-print-tile-jungle = Camp errichten
tk-print-tile-treasure = heben; leer: Camp
tk-print-tile-volcano = unbetretbar
tk-print-know = Gut zu wissen
tk-print-know-leader = Ein [leader] kostet wie ein [member] und darf Wächter sein.
tk-print-know-guarded = Bewachte Tempel: Alle dürfen weiter hinein und hinaus.
tk-print-know-camps = Fremde Camps: hinein und bleiben ja, Geheimpfade nein.
tk-print-know-new = Eine neue Tafel ist sofort nutzbar.
tk-print-know-laps = Die Wertungsleiste hat 100 Felder. Danach von vorn, plus 100.
tk-print-know-win = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr den Sieg.
tk-print-sale = Die Versteigerung
tk-print-sale-bid = *Überbieten* oder *passen;* wer passt, ist raus. Von 1 bis zu all deinen Punkten.
tk-print-sale-pay = Höchstes Gebot: *zahlen,* Zug machen. Kein Gebot: Wer *zuerst* gepasst hat, bekommt ihn kostenlos.
tk-print-sale-last = Es bietet nur, wer diese Runde noch keinen Zug hatte. Die *letzte Person* bekommt die letzte Tafel kostenlos.
tk-print-sale-next = Erstes Gebot: wer im Uhrzeigersinn nach dem letzten Zug folgt. Nach der Runde: neue Tafeln, Zuganzeiger aufdecken.

## The sketch of the table

tk-print-heap-tiles = Geländetafeln
tk-print-heap-open = Offene Tafeln
tk-print-heap-pieces = Tempelplättchen
tk-print-heap-treasures = Schatzplättchen
tk-print-boxed = Bleibt in der Schachtel

## The score sheet

tk-print-score-how-basic = Notiert in jeder Wertungsrunde eure Tempel und Schätze einzeln, zählt zusammen und rechnet die Runde zum Gesamtstand.
tk-print-score-how-auction = Ihr beginnt mit { $points } Punkten. Notiert jedes bezahlte Gebot, in jeder Wertungsrunde Tempel und Schätze einzeln, dann die Summen.
tk-print-score-strength = Alleinige Mehrheit: [leader] 3, [member] 1
tk-print-score-temples = Tempel
tk-print-score-treasures = Schätze
tk-print-score-sums = Summen
tk-print-score-round = Diese Runde
tk-print-score-bids = Gebote
tk-print-score-total = Gesamt bisher
tk-print-score-winner = Gewonnen hat
