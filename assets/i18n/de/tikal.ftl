## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a space such as “c3” (column c, row 3).

word-tikal = Tikal
word-base-camp = Basiscamp
word-temple = Tempel
word-jungle = Urwald
word-treasure = Schatz
word-volcano = Vulkan
word-leader = Expeditionsleiter
word-member = Expeditionsteilnehmer
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = den Expeditionsleiter
figure-member = einen Expeditionsteilnehmer
## Tiles and places as people call them; { $letter } is printed on the back of a tile, { $at } is a space such as “a5”
tikal-called-base-camp = das Basiscamp
tikal-called-temple = eine Tempeltafel { $letter } im Wert von { $value }
tikal-called-jungle = eine Urwaldtafel { $letter }
tikal-called-treasure =
    { $masks ->
        [one] eine Schatztafel { $letter } mit { $masks } Schatz
       *[other] eine Schatztafel { $letter } mit { $masks } Schätzen
    }
tikal-called-volcano = eine Vulkantafel { $letter }
## Phases, said after “The game is at:”
phase-draw = Geländetafel ziehen
phase-place = Geländetafel anlegen
phase-scoring = Wertungsrunde
phase-display = Geländetafeln aufdecken
phase-auction = Versteigerung
phase-take = Geländetafel nehmen

TK1-1 = 2 bis 4 Personen, jede mit 1 Expeditionsleiter, 18 Expeditionsteilnehmern und 2 Camps; nach 100 Punkten beginnt die Wertungsleiste von vorn.
    .members = { $seat } hätte mehr als { $most } Expeditionsteilnehmer. Zählt noch einmal nach.
TK1-2 = Die 36 Geländetafeln kommen nach Buchstaben, von A bis G; innerhalb eines Buchstabens sind sie gemischt.
    .gone = Diese Tafel ({ $tile }) ist schon gespielt. Sieh nach, welche du gezogen hast.
    .letter = { $due ->
        [0] Eine Tafel mit dem Buchstaben { $letter } ist noch nicht dran.
       *[other] Eingegeben sind { $given } Tafeln mit dem Buchstaben { $letter }, jetzt sind aber nur { $due } dran.
    } { $count ->
        [one] Die nächste Tafel hat den Buchstaben { $coming }.
       *[other] Die nächsten { $count } Tafeln haben die Buchstaben { $coming }.
    } Sieh noch einmal nach.
    .twice = Eine Tafel ist zweimal eingegeben. Gib verschiedene ein.
    .empty = Alle Tafeln sind gezogen.
TK1-3 = Es gibt 48 Tempelplättchen von 2 bis 10 und 24 Schätze: 8 Arten, je 3 davon.
    .refused = Schatz „{ $motif }“: Alle { $each } sind schon vergeben. Sieh nach, welchen du gehoben hast.
    .pieces = So viele Tempelplättchen mit Wert { $value } gibt es nicht. Zählt noch einmal nach.
    .treasures = Das wären mehr Schätze, als in der Schachtel sind. Zählt noch einmal nach.
TK1-4 = Aufgedruckt sind das Basiscamp, zwei Tempel und ein Urwald; der Spielplan hat 40 Felder.
TK1-5 = Die älteste Person fängt an, dann geht es im Uhrzeigersinn.
TK2-1 = Eine gezogene Geländetafel kommt auf ein freies Feld neben einer Tafel, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle ein freies Feld neben einer Tafel.
    .taken = Auf Feld { $hex } liegt schon eine Tafel. Wähle ein freies Feld.
    .alone = Neben Feld { $hex } liegt keine Tafel. Wähle ein Feld neben einer Tafel.
TK2-2 = Zu einer neuen Tafel muss ein Weg führen: mindestens eine Steinplatte an einer Kante, die sie mit einer betretbaren Tafel teilt. Geht das auf keinem freien Feld, wird sie ohne Weg angelegt.
    .refused = So gedreht führt keine Steinplatte zur Tafel. Dreh sie oder wähle ein anderes Feld.
    .space = Auf Feld { $hex } führt keine Steinplatte zur Tafel, egal, wie sie gedreht ist. Wähle ein anderes Feld.
TK2-3 = Ein Vulkan braucht keinen Weg: Er darf überall neben einer Tafel liegen. Niemand betritt ihn je.
    .refused = Auf Feld { $hex } liegt ein Vulkan. Geh außen herum.
TK2-4 = Eine Schatztafel bekommt so viele verdeckte Schätze, wie sie Masken zeigt.
TK2-5 = Du hast in jedem Zug 10 Aktionspunkte (AP) für beliebige Aktionen in beliebiger Reihenfolge; was übrig bleibt, verfällt.
    .refused = Das kostet { $need } AP, du hast { $left ->
        [0] keine mehr
       *[other] nur noch { $left }
    }. Tu etwas Günstigeres oder beende deinen Zug.
TK3-1 = Für 1 AP bringst du eine Figur aus deinem Vorrat ins Basiscamp oder in eines deiner Camps.
    .gate = Neue Figuren kommen nur ins Basiscamp oder in ein Camp von dir. Wähle eines davon.
    .reserve = { $have ->
        [0] Davon hast du keine im Vorrat. Wähle eine andere Figur.
       *[other] Davon hast du nur { $have } im Vorrat, nicht { $need }. Bring weniger.
    }
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
TK3-2 = Für 1 AP geht eine Figur auf dem Geheimpfad vom Basiscamp oder einem deiner Camps direkt in ein anderes davon.
    .gate = Ein Geheimpfad verbindet nur das Basiscamp und deine eigenen Camps. Wähle zwei davon.
    .same = Wähle ein anderes Camp als Ziel.
    .figures = { $have ->
        [0] Davon hast du dort keine. Wähle eine andere Figur.
       *[other] Davon hast du dort nur { $have }, nicht { $need }. Beweg weniger.
    }
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
TK3-3 = Ein Schritt auf eine Nachbartafel kostet jede Figur 1 AP je Steinplatte, beide Seiten der Kante zusammen; ohne Steinplatte gibt es keinen Weg.
    .figures = { $have ->
        [0] Davon hast du dort keine. Wähle eine andere Figur.
       *[other] Davon hast du dort nur { $have }, nicht { $need }. Beweg weniger.
    }
    .apart = { $hex-kind ->
        [tikal-called-base-camp] Das Basiscamp
       *[other] Feld { $hex }
    } grenzt nicht an die Tafel davor. Geh Tafel für Tafel.
    .stones = { $hex-kind ->
        [tikal-called-base-camp] Zum Basiscamp
       *[other] Zu Feld { $hex }
    } führt keine Steinplatte. Such einen anderen Weg.
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
TK3-4 = Für 2 AP legst du die nächste Ebene eines Tempels frei. Für jede Ebene in diesem Zug brauchst du dort eine Figur, höchstens 2 Ebenen je Tempel. Ein bewachter Tempel bleibt, wie er ist.
    .temple = Dort ist kein Tempel. Wähle einen Tempel.
    .guarded = Dieser Tempel ist bewacht, sein Wert steht fest. Wähle einen anderen.
    .twice = Du hast hier in diesem Zug schon zwei Ebenen freigelegt. Nimm einen anderen Tempel.
    .figures = Du brauchst dort { $need ->
        [one] eine Figur
       *[other] { $need } Figuren
    } und hast { $have ->
        [0] keine
       *[other] nur { $have }
    }. Zieh erst mehr Figuren dorthin.
    .piece = Im Vorrat ist kein Tempelplättchen mit Wert { $value } mehr, dieser Tempel wächst nicht weiter. Wähle einen anderen.
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
    .top = Dieser Tempel hat mit { $value } die höchste Ebene erreicht. Wähle einen anderen.
TK3-5 = Für 3 AP hebst du einen Schatz. Für jeden Schatz in diesem Zug brauchst du auf der Tafel eine Figur, höchstens 2 Schätze je Tafel. Leg ihn offen vor dich.
    .none = Dort ist kein Schatz mehr. Wähle eine andere Tafel.
    .twice = Du hast hier in diesem Zug schon zwei Schätze gehoben. Nimm eine andere Tafel.
    .figures = Du brauchst dort { $need ->
        [one] eine Figur
       *[other] { $need } Figuren
    } und hast { $have ->
        [0] keine
       *[other] nur { $have }
    }. Zieh erst mehr Figuren dorthin.
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
    .tile = Das ist keine Schatztafel, hier gibt es nichts zu heben. Wähle eine Schatztafel.
TK3-6 = Für 3 AP tauschst du einen einzelnen Schatz gegen einen einzelnen einer anderen Person; ablehnen kann sie nicht.
    .own = Wähle eine andere Person zum Tauschen.
    .once = An eurem Tisch ist nur ein Tausch pro Zug erlaubt. Du hast schon getauscht.
    .single = { $seat } hat keinen Schatz „{ $motif }“. Wähle einen anderen.
    .safe = { $seat } hat { $count } vom Schatz „{ $motif }“, und Paare und Drillinge sind sicher. Wähle einen einzelnen.
TK3-7 = Für 5 AP errichtest du ein Camp im Urwald oder auf einer leer geräumten Schatztafel; eins je Tafel, zwei pro Person.
    .temple = Auf einer Tempeltafel kann kein Camp stehen. Wähle einen Urwald oder eine leer geräumte Schatztafel.
    .treasures = { $left ->
        [one] Ein Schatz liegt
       *[other] { $left } Schätze liegen
    } noch dort. Erst müssen alle gehoben sein.
    .camp = Auf dieser Tafel steht schon ein Camp. Wähle eine andere.
    .both = Du hast deine beiden Camps schon errichtet. Tu etwas anderes oder beende deinen Zug.
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
TK3-8 = Für 5 AP wird eine Figur zum Wächter eines Tempels, an dem du allein am stärksten bist. Der Tempel behält seinen Wert und zählt bis zum Ende für dich; deine anderen Figuren dort scheiden aus. Der Wächter bewegt sich nie mehr, aber alle Figuren dürfen kommen und gehen. Ein Wächter je Tempel, zwei pro Person.
    .temple = Dort ist kein Tempel. Wähle einen Tempel.
    .guarded = Dieser Tempel hat schon einen Wächter. Wähle einen anderen.
    .both = Du hast deine beiden Wächter schon aufgestellt. Tu etwas anderes oder beende deinen Zug.
    .figure = So eine Figur hast du dort nicht. Wähle eine andere.
    .majority = Deine Stärke dort ist { $own } gegen { $others } (Leiter 3, Teilnehmer 1), also bist du nicht allein am stärksten. Hol erst mehr Figuren hin.
    .empty = Auf Feld { $hex } liegt noch keine Tafel. Wähle eine, die schon liegt.
    .off = Dieses Feld gibt es nicht auf dem Spielplan. Wähle eine Tafel, die schon liegt.
    .nobody = An diesem Tempel hast du keine Figur. Zieh erst Figuren dorthin.
TK3-9 = Der Expeditionsleiter kostet so viel wie ein Expeditionsteilnehmer und zählt beim Freilegen und Heben als eine Figur, beim Vergleich der Stärke aber als 3.
TK3-10 = Auch der Expeditionsleiter kann Wächter werden.
TK3-11 = Alle dürfen fremde Camps betreten, dort stehen bleiben und weiterziehen, aber nicht deren Geheimpfade benutzen.
TK3-12 = Kein Camp im Basiscamp und keins auf einem Vulkan; im aufgedruckten Urwald ist eins erlaubt.
    .base = Im Basiscamp kann kein weiteres Camp stehen. Wähle einen Urwald oder eine leer geräumte Schatztafel.
    .volcano = Auf einem Vulkan kann kein Camp stehen. Wähle einen Urwald oder eine leer geräumte Schatztafel.
TK3-13 = Eine frisch angelegte Tafel ist schon im selben Zug nutzbar.
TK3-14 = Sobald ein gehobener oder getauschter Schatz ein Paar oder einen Drilling ergibt, sind diese Schätze keine einzelnen mehr: Niemand kann sie tauschen.
TK4-1 = Ein Vulkan löst sofort eine Wertungsrunde aus: Alle machen einen Zug mit 10 AP und werten dann; es beginnt, wer ihn gezogen hat.
TK4-2 = Wer den Vulkan gezogen hat, legt ihn danach an und macht einen normalen Zug, ohne eine weitere Tafel zu ziehen.
TK4-3 = Die oberste Zahl eines Tempels bekommt, wer dort allein am stärksten ist (Leiter 3, Teilnehmer 1); bei Gleichstand niemand.
    .temples = Es gibt nur { $most } Tempel. Sieh deine Liste durch.
TK4-4 = Ein bewachter Tempel zählt für die Person, deren Wächter dort steht, egal wer sonst noch da ist.
TK4-5 = Schätze bringen einzeln 1 Punkt, als Paar 3, als Drilling 6 und bleiben für das nächste Mal liegen.
    .sets = Es gibt nur { $most } Arten von Schätzen. Sieh deine Liste durch.
TK4-6 = Die aufgedruckten Tempel zählen wie alle anderen.
TK4-7 = Beispiel: Tempel mit 3, 5, 5 und 8 bringen 21, zwei Paare und zwei einzelne Schätze 8.
TK5-1 = Nach dem Zug mit der letzten Tafel kommt noch eine Wertungsrunde. Es beginnt, wer links von der Person sitzt, die diesen Zug gemacht hat; in der Versteigerung, wer die wenigsten Punkte hat.
TK5-2 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
TK5-3 = Eine Partie hat also vier Wertungsrunden.
TK6-1 = Versteigerung: Alle starten mit 20 Punkten; aufgedeckt wird eine Tafel pro Person.
    .refused = Deckt { $need } Tafeln auf; eingegeben sind { $given }.
TK6-2 = Die Züge werden einzeln versteigert: überbieten oder passen, und wer passt, ist raus. Wer den Zuschlag bekommt, zahlt mit Punkten und nimmt eine der offenen Tafeln.
    .higher = Das höchste Gebot ist { $high }. Biete mehr oder passe.
    .display = Diese Tafel ({ $tile }) liegt nicht offen aus. Wähle eine, die offen liegt.
TK6-3 = Bietet niemand, bekommt den Zug kostenlos, wer zuerst gepasst hat.
TK6-4 = Es bieten nur die, die in dieser Runde noch keinen Zug hatten; wer zuletzt übrig ist, bekommt die letzte Tafel kostenlos.
TK6-5 = Die älteste Person bietet zuerst; später die nächste im Uhrzeigersinn, die noch darf; in einer neuen Runde, wer links von der letzten sitzt.
TK6-6 = Ein Gebot liegt zwischen 1 und den Punkten, die du hast.
    .least = Biete mindestens { $least }.
    .most = Du hast { $have ->
        [0] keine Punkte
        [one] nur 1 Punkt
       *[other] nur { $have } Punkte
    }. Biete weniger oder passe.
TK6-7 = Ein ausliegender Vulkan löst seine Wertungsrunde erst aus, wenn ihn jemand nimmt; sie beginnt bei dieser Person.
TK6-8 = Die letzte Wertungsrunde geht nach Punkten, die wenigsten zuerst; bei Gleichstand im Uhrzeigersinn nach der Person, die die letzte Tafel gelegt hat, sie selbst zuletzt.
TK6-9 = Gibt es in der letzten Runde weniger Tafeln als Personen, werden nur so viele Züge versteigert, wie Tafeln da sind.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } zieht { $tile }.
tikal-tile-placed = { $seat } legt { $tile } auf { $hex }.
tikal-figures-brought =
    { $seat } bringt { $count ->
        [one] { $figure }
       *[other] { $count } Expeditionsteilnehmer
    } { $to-kind ->
        [tikal-called-base-camp] ins Basiscamp
       *[other] ins Camp auf { $to }
    }.
tikal-figures-transferred = { $seat } schickt { $count ->
        [one] { $figure }
       *[other] { $count } Expeditionsteilnehmer
    } auf dem Geheimpfad { $start-kind ->
        [tikal-called-base-camp] vom Basiscamp
       *[other] vom Camp auf { $start }
    } { $to-kind ->
        [tikal-called-base-camp] ins Basiscamp
       *[other] ins Camp auf { $to }
    }.
tikal-figures-moved =
    { $seat } zieht { $count ->
        [one] { $figure }
       *[other] { $count } Expeditionsteilnehmer
    } für { $ap } AP { $to-kind ->
        [tikal-called-base-camp] ins Basiscamp
       *[other] nach { $to }
    }.
tikal-level-uncovered = { $seat } legt am Tempel auf Feld { $hex } eine Ebene frei, er ist jetzt { $value } wert.
tikal-treasure-raised = { $seat } hebt den Schatz „{ $treasure }“ auf Feld { $hex }.
tikal-treasures-exchanged = { $seat } gibt { $other } den Schatz „{ $give }“ für den Schatz „{ $take }“.
tikal-camp-built = { $seat } errichtet ein Camp auf Feld { $hex }.
tikal-guard-placed = { $seat } macht { $figure } zum Wächter des Tempels auf Feld { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] hat alle AP verbraucht
   *[other] lässt { $ap } AP verfallen
}.
tikal-turn-began = { $seat } ist am Zug.
tikal-scoring-began = Ein Vulkan! Wertungsrunde in der Reihenfolge { $order }.
    .final = Letzte Wertungsrunde in der Reihenfolge { $order }.
tikal-temple-scored = { $seat } bekommt { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} für den Tempel auf Feld { $hex }.
tikal-set-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $size ->
    [1] den Schatz „{ $treasure }“
   *[2] ein Paar vom Schatz „{ $treasure }“
    [3] einen Drilling vom Schatz „{ $treasure }“
}.
tikal-seat-scored = { $seat } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tikal-round-scored = Wertungsrunde { $round } ist vorbei.
tikal-game-ended = Die Partie ist zu Ende. Der Sieg geht an { $seats }.
tikal-tiles-displayed = Offen liegen { $tiles }.
tikal-auction-opened = Ein Zug wird unter { $seats } versteigert.
tikal-bid-made = { $seat } bietet { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
tikal-bidder-passed = { $seat } passt.
tikal-turn-sold = { $seat } bekommt den Zug für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .free = { $seat } bekommt den Zug kostenlos.
tikal-tile-taken = { $seat } nimmt { $tile }.
tikal-tallied = { $seat } gibt die Tempel { $temples } und Schatzsätze zu { $treasures } ein.
    .temples = { $seat } gibt die Tempel { $temples } und keine Schätze ein.
    .treasures = { $seat } gibt keine Tempel und Schatzsätze zu { $treasures } ein.
    .nothing = { $seat } hat nichts zu werten.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-called-on = auf { $at }
tikal-called-in-base-camp = im Basiscamp
tikal-called-reserve = im Vorrat
tikal-called-guard = als Wächter
tikal-called-out = nicht mehr im Spiel
tikal-called-figures =
    { $leaders ->
        [0] keinen Expeditionsleiter
        [one] { $leaders } Expeditionsleiter
       *[other] { $leaders } Expeditionsleiter
    } und { $members ->
        [0] keine Expeditionsteilnehmer
        [one] { $members } Expeditionsteilnehmer
       *[other] { $members } Expeditionsteilnehmer
    }
tikal-corrected-round = { $after ->
        [0] Noch keine Wertungsrunde ist
        [one] { $after } Wertungsrunde ist
       *[other] { $after } Wertungsrunden sind
    } vorbei, nicht { $before }.
tikal-corrected-turn = { $after } ist am Zug, nicht { $before }.
tikal-corrected-ap =
    { $after ->
        [0] Keine AP sind
        [one] { $after } AP ist
       *[other] { $after } AP sind
    } übrig, nicht { $before }.
tikal-corrected-tile = Gezogen ist { $after }, nicht { $before }.
tikal-corrected-display = Offen liegt { $after }, nicht { $before }.
tikal-corrected-stack = Es kommen noch die Buchstaben { $after }, nicht { $before }.
    .gone = Es kommt keine Tafel mehr.
tikal-corrected-pieces =
    Im Vorrat { $after ->
        [0] ist kein Tempelplättchen
        [one] ist { $after } Tempelplättchen
       *[other] sind { $after } Tempelplättchen
    } mit Wert { $value }, nicht { $before }.
tikal-corrected-score =
    { $seat } hat { $after ->
        [0] keine Punkte
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }, nicht { $before }.
tikal-corrected-leader = { $seat } hat den Expeditionsleiter { $after }, nicht { $before }.
tikal-corrected-reserve =
    { $seat } hat { $after ->
        [0] keine Expeditionsteilnehmer
        [one] { $after } Expeditionsteilnehmer
       *[other] { $after } Expeditionsteilnehmer
    } im Vorrat, nicht { $before }.
tikal-corrected-out =
    { $seat } hat { $after ->
        [0] keinen ausgeschiedenen Expeditionsteilnehmer
        [one] { $after } ausgeschiedenen Expeditionsteilnehmer
       *[other] { $after } ausgeschiedene Expeditionsteilnehmer
    }, nicht { $before }.
tikal-corrected-camps-left = { $seat } hat { $after ->
        [0] kein Camp mehr
        [one] noch { $after } Camp
       *[other] noch { $after } Camps
    }, nicht { $before }.
tikal-corrected-guards-left = { $seat } hat { $after ->
        [0] keinen Wächter mehr
        [one] noch { $after } Wächter
       *[other] noch { $after } Wächter
    }, nicht { $before }.
tikal-corrected-treasures =
    { $seat } hat { $after ->
        [0] keinen Schatz
        [one] { $after } Schatz
       *[other] { $after } Schätze
    } der Art „{ $treasure }“, nicht { $before }.
tikal-corrected-leaders =
    { $seat } hat auf { $hex } { $after ->
        [0] keinen Expeditionsleiter
        [one] { $after } Expeditionsleiter
       *[other] { $after } Expeditionsleiter
    }, nicht { $before }.
tikal-corrected-members =
    { $seat } hat auf { $hex } { $after ->
        [0] keine Expeditionsteilnehmer
        [one] { $after } Expeditionsteilnehmer
       *[other] { $after } Expeditionsteilnehmer
    }, nicht { $before }.
tikal-corrected-figures = { $seat } hat auf { $hex } { $after }, nicht { $before }.
    .new = { $seat } hat auf { $hex } { $after }.
    .gone = { $seat } hat auf { $hex } keine Figuren.
tikal-corrected-kind = Die Tafel auf { $hex } zeigt { $after }, nicht { $before }.
tikal-corrected-value = Der Tempel auf { $hex } ist { $after } wert, nicht { $before }.
tikal-corrected-left =
    Auf { $hex } { $after ->
        [0] liegt kein Schatz
        [one] liegt { $after } Schatz
       *[other] liegen { $after } Schätze
    }, nicht { $before }.
tikal-corrected-guard = { $after } bewacht den Tempel auf { $hex }, nicht { $before }.
    .new = { $after } bewacht den Tempel auf { $hex }.
    .gone = Niemand bewacht den Tempel auf { $hex }, auch nicht { $before }.
tikal-corrected-camp = { $after } hat ein Camp auf { $hex }, nicht { $before }.
    .new = { $after } hat ein Camp auf { $hex }.
    .gone = Niemand hat ein Camp auf { $hex }, auch nicht { $before }.
tikal-corrected-lie = Die Tafel auf { $hex } liegt anders gedreht.
tikal-corrected-hex = Auf { $hex } liegt { $after }, nicht { $before }.
    .new = Auf { $hex } liegt { $after }.
    .gone = Auf { $hex } liegt keine Tafel.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = der Weg zurück führt woandershin
flaw-off-board = { $found } liegt nicht auf dem Spielplan
flaw-count-of = erwartet bei { $kind }: { $expected }, gefunden: { $found }
flaw-letter = erwartet: ein Buchstabe { $expected }, gefunden: „{ $found }“
flaw-masks = erwartet: zusammen { $expected } Masken, gefunden: { $found }
flaw-turn-start = eine Stellung ist der Beginn eines Zugs: lass das weg
flaw-letters = mehr Buchstaben als Tafeln, die noch kommen
flaw-rule = kann so nicht liegen ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Legt den Spielplan in die Mitte. Aufgedruckt sind das Basiscamp, 2 Tempel und ein Urwald; { $free } Felder sind frei.
tikal-setup-tiles = Mischt die { $tiles } Geländetafeln verdeckt, jeden Buchstaben für sich. Macht einen Stapel, A oben, G unten: { $letters }.
tikal-setup-pieces = Sortiert die { $pieces } Tempelplättchen nach Zahlen in Stapel neben dem Spielplan (Anzahl × Zahl): { $piles }.
tikal-setup-treasures = Mischt die { $treasures } Schatzplättchen verdeckt und bildet daraus zwei Stapel neben dem Spielplan.
tikal-setup-figures = Alle nehmen in ihrer Farbe 1 Expeditionsleiter, { $members } Expeditionsteilnehmer, { $camps } Camps und den Wertungsstein.
tikal-setup-stones = Ihr beginnt mit 0 Punkten: Eure Wertungssteine warten neben Feld 1 der Wertungsleiste.
tikal-setup-stones-twenty = Legt die Wertungssteine auf Feld { $points } der Wertungsleiste: Alle beginnen mit { $points } Punkten.
tikal-setup-markers = Alle legen den Zuganzeiger ihrer Farbe offen vor sich.
tikal-setup-markers-away = Die { $count } Zuganzeiger bleiben in der Schachtel.
tikal-setup-summary-blue = Alle nehmen eine Kurzspielregel, blaue Seite oben.
tikal-setup-summary-red = Alle nehmen eine Kurzspielregel, rote Seite oben.
tikal-setup-boxed = { $count ->
    [one] Das Material einer Farbe bleibt in der Schachtel.
   *[other] Das Material von { $count } Farben bleibt in der Schachtel.
}
tikal-setup-display = Deckt die obersten { $count } Geländetafeln auf und legt sie neben den Spielplan.
tikal-setup-first = Die älteste Person fängt an; dann geht es im Uhrzeigersinn.
tikal-setup-bidder = Die älteste Person bietet zuerst; geboten wird im Uhrzeigersinn.
tikal-setup-light = Einfach: Ihr spielt am Tisch. In jeder Wertungsrunde geben alle ihre Tempel und Schätze ein; die App rechnet.
tikal-setup-light-auction = Einfach: Ihr spielt am Tisch. Geboten wird in der App; in jeder Wertungsrunde geben alle dort ihre Tempel und Schätze ein.
