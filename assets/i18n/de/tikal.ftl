## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a place such as “3, 2” (column, row).

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
## Phases, said after “The game is at:”
phase-draw = Geländetafel ziehen
phase-place = Geländetafel anlegen
phase-scoring = Wertungsrunde
phase-display = Geländetafeln aufdecken
phase-auction = Versteigerung
phase-take = Geländetafel nehmen

TK1-1 = 2 bis 4 Personen, jede mit 1 Expeditionsleiter, 18 Expeditionsteilnehmern und 2 Camps; nach 100 Punkten beginnt die Wertungsleiste von vorn.
    .members = { $seat } hätte mehr als { $most } Expeditionsmitglieder.
TK1-2 = Die 36 Geländetafeln kommen nach Buchstaben, von A bis G; innerhalb eines Buchstabens sind sie gemischt.
    .gone = Tafel { $tile } ist schon verbraucht.
    .letter = Buchstabe { $letter } ist noch nicht dran; obenauf liegt { $top }.
    .twice = Dieselbe Tafel ist zweimal genannt.
    .empty = Es ist keine Tafel mehr übrig.
TK1-3 = Es gibt 48 Tempelplättchen von 2 bis 10 und 24 Schätze: 8 Arten, je 3 davon.
    .refused = Schatz { $treasure }: Alle { $each } sind schon vergeben.
    .pieces = So viele Tempelplättchen mit Wert { $value } gibt es nicht.
TK1-4 = Aufgedruckt sind das Basiscamp, zwei Tempel und ein Urwald; der Spielplan hat 40 Felder.
TK1-5 = Die älteste Person fängt an, dann geht es im Uhrzeigersinn.
TK2-1 = Eine gezogene Geländetafel kommt auf ein freies Feld neben einer Tafel, die schon liegt.
    .off = Feld { $hex } gibt es nicht auf dem Spielplan.
    .taken = Auf Feld { $hex } liegt schon eine Tafel.
    .alone = Neben Feld { $hex } liegt keine Tafel.
TK2-2 = Zu einer neuen Tafel muss ein Weg führen: mindestens eine Steinplatte an einer Kante, die sie mit einer betretbaren Tafel teilt. Geht das auf keinem freien Feld, wird sie ohne Weg angelegt.
    .refused = So gedreht ist die Tafel dort nicht erreichbar: Keine Steinplatte führt hin.
TK2-3 = Ein Vulkan darf überall neben einer Tafel liegen, und niemand betritt ihn je.
    .refused = Auf Feld { $hex } liegt ein Vulkan.
TK2-4 = Eine Schatztafel bekommt so viele verdeckte Schätze, wie sie Masken zeigt.
TK2-5 = Ein Zug hat 10 Aktionspunkte (AP) für beliebige Aktionen in beliebiger Reihenfolge; der Rest ist verloren.
    .refused = Das kostet { $need } AP, übrig: { $left }.
TK3-1 = 1 AP bringt eine Figur aus dem Vorrat ins Basiscamp oder in ein eigenes Camp.
    .gate = Das ist weder das Basiscamp noch ein Camp von dir.
    .reserve = Davon hast du { $have } im Vorrat, nicht { $need }.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-2 = Für 1 AP wechselt eine Figur das Camp; zur Wahl stehen nur das Basiscamp und eigene Camps.
    .gate = Start und Ziel müssen das Basiscamp oder ein Camp von dir sein.
    .same = Start und Ziel sind gleich.
    .figures = Davon hast du dort { $have }, nicht { $need }.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-3 = Ein Schritt auf eine Nachbartafel kostet jede Figur 1 AP je Steinplatte, beide Seiten der Kante zusammen; ohne Steinplatte gibt es keinen Weg.
    .figures = Davon hast du dort { $have }, nicht { $need }.
    .apart = Feld { $hex } grenzt nicht an die Tafel davor.
    .stones = Zu Feld { $hex } führt keine Steinplatte.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-4 = Für 2 AP legst du die nächste Ebene eines Tempels frei. Für jede Ebene in diesem Zug brauchst du dort eine Figur, höchstens 2 Ebenen je Tempel. Ein bewachter Tempel bleibt, wie er ist.
    .temple = Dort ist kein Tempel.
    .guarded = Dieser Tempel ist bewacht; sein Wert steht fest.
    .twice = Hier wurden in diesem Zug schon zwei Ebenen freigelegt.
    .figures = Nötige Figuren dort: { $need }, du hast { $have }.
    .piece = Es gibt kein Tempelplättchen mit Wert { $value } mehr.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-5 = 3 AP heben einen Schatz: für jeden eine Figur von dir auf der Tafel, höchstens 2 je Tafel und Zug. Er liegt dann offen vor dir.
    .none = Dort ist kein Schatz.
    .twice = Du hast hier in diesem Zug schon zwei gehoben.
    .figures = Nötige Figuren dort: { $need }, du hast { $have }.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-6 = Für 3 AP tauschst du einen einzelnen Schatz gegen einen einzelnen einer anderen Person; ablehnen kann sie nicht.
    .own = Tausche mit einer anderen Person.
    .once = An diesem Tisch nur einmal pro Zug.
    .single = { $seat } hat keinen Schatz { $treasure }.
    .safe = { $seat } hat Schatz { $treasure } mehrfach: { $count }.
TK3-7 = Für 5 AP errichtest du ein Camp im Urwald oder auf einer leer geräumten Schatztafel; eins je Tafel, zwei pro Person.
    .temple = Auf dieser Tafel steht ein Tempel.
    .treasures = Dort liegen noch Schätze: { $left }.
    .camp = Auf dieser Tafel steht schon ein Camp.
    .both = Du hast deine beiden Camps schon gebaut.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-8 = Für 5 AP wird eine Figur zum Wächter eines Tempels, an dem du allein die Mehrheit hast. Der Tempel gehört dir für immer, deine anderen Figuren dort scheiden aus; zwei Wächter pro Person.
    .temple = Dort ist kein Tempel.
    .guarded = Er ist schon bewacht.
    .both = Du hast deine beiden Wächter schon aufgestellt.
    .figure = So eine Figur hast du dort nicht.
    .majority = Du hast dort nicht allein die Mehrheit.
    .empty = Auf Feld { $hex } liegt keine Tafel.
TK3-9 = Der Expeditionsleiter kostet so viel wie ein Expeditionsmitglied und zählt bei Mehrheiten dreifach.
TK3-10 = Auch der Expeditionsleiter kann Wächter werden.
TK3-11 = Alle dürfen fremde Camps betreten, dort stehen bleiben und weiterziehen, aber nicht deren Geheimpfade benutzen.
TK3-12 = Kein Camp im Basiscamp und keins auf einem Vulkan; im aufgedruckten Urwald ist eins erlaubt.
    .refused = Auf dieser Tafel: { $kind }.
TK3-13 = Eine frisch angelegte Tafel ist schon im selben Zug nutzbar.
TK3-14 = Schätze in einem Paar oder Drilling sind vor dem Tauschen sicher.
TK4-1 = Ein Vulkan löst sofort eine Wertungsrunde aus: Alle machen einen Zug mit 10 AP und werten dann; es beginnt, wer ihn gezogen hat.
TK4-2 = Wer den Vulkan gezogen hat, legt ihn danach an und macht einen normalen Zug, ohne eine weitere Tafel zu ziehen.
TK4-3 = Die oberste Zahl eines Tempels bekommt, wer dort allein am stärksten ist (Leiter 3, Teilnehmer 1); bei Gleichstand niemand.
    .temples = Es gibt nur { $most } Tempel.
TK4-4 = Ein bewachter Tempel zählt für die Person, deren Wächter dort steht, egal wer sonst noch da ist.
TK4-5 = Schätze bringen einzeln 1 Punkt, als Paar 3, als Drilling 6 und bleiben für das nächste Mal liegen.
    .sets = Es gibt nur { $most } Arten von Schätzen.
TK4-6 = Die aufgedruckten Tempel zählen wie alle anderen.
TK4-7 = Beispiel: Tempel mit 3, 5, 5 und 8 bringen 21, zwei Paare und zwei einzelne Schätze 8.
TK5-1 = Nach dem Zug mit der letzten Tafel kommt noch eine Wertungsrunde; es beginnt, wer links von der Person sitzt, die diesen Zug gemacht hat; in der Versteigerung geht es nach Punkten.
TK5-2 = Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.
TK5-3 = Eine Partie hat also vier Wertungsrunden.
TK6-1 = Versteigerung: Alle starten mit 20 Punkten; aufgedeckt wird eine Tafel pro Person.
    .refused = Aufzudeckende Tafeln: { $need }, nicht { $given }.
TK6-2 = Die Züge werden einzeln versteigert: überbieten oder passen, und wer passt, ist raus. Wer den Zuschlag bekommt, zahlt mit Punkten und nimmt eine der offenen Tafeln.
    .higher = Das Gebot steht bei { $high }.
    .display = Tafel { $tile } liegt nicht aus.
TK6-3 = Bietet niemand, geht der Zug umsonst an die Person, die als Erste gepasst hat.
TK6-4 = Es bieten nur die, die in dieser Runde noch keinen Zug hatten; wer zuletzt übrig ist, bekommt die letzte Tafel umsonst.
TK6-5 = Die älteste Person bietet zuerst; später die nächste im Uhrzeigersinn, die noch darf; in einer neuen Runde, wer links von der letzten sitzt.
TK6-6 = Ein Gebot liegt zwischen 1 und den Punkten, die du hast.
    .least = Biete mindestens { $least }.
    .most = Du hast { $have }.
TK6-7 = Ein ausliegender Vulkan löst seine Wertungsrunde erst aus, wenn ihn jemand nimmt; sie beginnt bei dieser Person.
TK6-8 = Die letzte Wertungsrunde geht nach Punkten, die wenigsten zuerst; bei Gleichstand im Uhrzeigersinn nach der Person, die die letzte Tafel gelegt hat, sie selbst zuletzt.
TK6-9 = Gibt es in der letzten Runde weniger Tafeln als Personen, werden nur so viele Züge versteigert, wie Tafeln da sind.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } zieht Tafel { $tile }.
tikal-tile-placed = { $seat } legt Tafel { $tile } auf Feld { $hex }.
tikal-figures-brought = { $seat } bringt { $count ->
    [one] { $figure }
   *[other] { $count } Expeditionsteilnehmer
} auf Feld { $to }.
tikal-figures-transferred = { $seat } schickt { $count ->
    [one] { $figure }
   *[other] { $count } Expeditionsteilnehmer
} auf dem Geheimpfad von Feld { $start } nach Feld { $to }.
tikal-figures-moved = { $seat } zieht { $count ->
    [one] { $figure }
   *[other] { $count } Expeditionsteilnehmer
} für { $ap } AP auf Feld { $to }.
tikal-level-uncovered = { $seat } legt am Tempel auf Feld { $hex } eine Ebene frei, er ist jetzt { $value } wert.
tikal-treasure-raised = { $seat } hebt Schatz { $treasure } auf Feld { $hex }.
tikal-treasures-exchanged = { $seat } gibt { $other } Schatz { $give } für Schatz { $take }.
tikal-camp-built = { $seat } errichtet ein Camp auf Feld { $hex }.
tikal-guard-placed = { $seat } macht { $figure } zum Wächter des Tempels auf Feld { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] hat alle AP verbraucht
   *[other] lässt { $ap } AP verfallen
}.
tikal-turn-began = { $seat } ist am Zug.
tikal-scoring-began = Wertungsrunde in der Reihenfolge { $order }.
    .final = Letzte Wertungsrunde in der Reihenfolge { $order }.
tikal-temple-scored = { $seat } bekommt { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} für den Tempel auf Feld { $hex }.
tikal-set-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $size ->
    [1] den Schatz { $treasure }
   *[2] ein Paar vom Schatz { $treasure }
    [3] einen Drilling vom Schatz { $treasure }
}.
tikal-seat-scored = { $seat } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
tikal-round-scored = Wertungsrunde { $round } ist vorbei.
tikal-game-ended = Die Partie ist zu Ende. Der Sieg geht an { $seats }.
tikal-tiles-displayed = Die Tafeln { $tiles } liegen aus.
tikal-auction-opened = Ein Zug wird unter { $seats } versteigert.
tikal-bid-made = { $seat } bietet { $points }.
tikal-bidder-passed = { $seat } passt.
tikal-turn-sold = { $seat } zahlt { $points } und bekommt den Zug.
    .free = { $seat } bekommt den Zug umsonst.
tikal-tile-taken = { $seat } nimmt Tafel { $tile }.
tikal-tallied = { $seat } gibt die Tempel { $temples } und Schatzsätze zu { $treasures } ein.
    .temples = { $seat } gibt die Tempel { $temples } und keine Schätze ein.
    .treasures = { $seat } gibt keine Tempel und Schatzsätze zu { $treasures } ein.
    .nothing = { $seat } hat nichts zu werten.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = der Weg zurück führt woandershin
flaw-off-board = { $found } liegt nicht auf dem Spielplan
flaw-count-of = erwartet: { $kind } × { $expected }, gefunden: { $found }
flaw-letter = erwartet: ein Buchstabe { $expected }, gefunden: „{ $found }“
flaw-masks = erwartet: zusammen { $expected } Masken, gefunden: { $found }
flaw-turn-start = eine Stellung ist der Beginn eines Zugs: lass das weg
flaw-letters = mehr Buchstaben als Tafeln, die noch kommen
flaw-rule = kann so nicht liegen ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Legt den Spielplan in die Mitte. Aufgedruckt sind das Basiscamp, 2 Tempel und ein Urwald; { $free } Felder sind frei.
tikal-setup-tiles = Mischt die { $tiles } Geländetafeln verdeckt, jeden Buchstaben für sich. Macht einen Stapel, A oben, G unten: { $letters }.
tikal-setup-pieces = Sortiert die { $pieces } Tempelplättchen nach Zahlen in Stapel neben dem Plan: { $piles }.
tikal-setup-treasures = Mischt die { $treasures } Schatzplättchen verdeckt und bildet daraus zwei Stapel neben dem Plan.
tikal-setup-figures = Alle nehmen in ihrer Farbe 1 Expeditionsleiter, { $members } Expeditionsteilnehmer, { $camps } Camps und den Wertungsstein.
tikal-setup-stones = Legt die Wertungssteine auf den Tisch neben die „1“ der Wertungsleiste: 0 Punkte.
tikal-setup-stones-twenty = Legt die Wertungssteine auf Feld { $points } der Wertungsleiste: euer Startkapital.
tikal-setup-markers = Alle legen den Zuganzeiger ihrer Farbe offen vor sich.
tikal-setup-markers-away = Die { $count } Zuganzeiger bleiben in der Schachtel.
tikal-setup-summary-blue = Alle nehmen eine Kurzspielregel, blaue Seite oben.
tikal-setup-summary-red = Alle nehmen eine Kurzspielregel, rote Seite oben.
tikal-setup-boxed = { $count ->
    [one] Das Material einer Farbe bleibt in der Schachtel.
   *[other] Das Material von { $count } Farben bleibt in der Schachtel.
}
tikal-setup-display = Deckt die obersten { $count } Geländetafeln auf und legt sie offen auf den Tisch.
tikal-setup-first = Die älteste Person fängt an; dann geht es im Uhrzeigersinn.
tikal-setup-bidder = Die älteste Person bietet zuerst; geboten wird im Uhrzeigersinn.
tikal-setup-light = Einfach: Ihr spielt am Tisch. In jeder Wertungsrunde geben alle ihre Tempel und Schätze ein; die App rechnet.
tikal-setup-light-auction = Einfach: Ihr spielt am Tisch. Geboten wird in der App; in jeder Wertungsrunde geben alle dort ihre Tempel und Schätze ein.
