## Lost Temple. Words first, then the rules (LT…), then what the log says.

word-lost-temple = Lost Temple
word-shaman = Schamane
word-thief = Dieb
word-seer = Seherin
word-priest = Priester
word-elder = Ältester
word-craftsman = Forscher
word-scout = Kundschafter
word-canoe = Kanu
word-child = Kind
## The seven chance tokens
token-idol = Idol nehmen
token-gems = 4 Smaragde nehmen
token-back = 2 Felder zurück
token-pay = 2 Smaragde zahlen
token-machete = Machete nehmen
token-forward = 3 Felder vor
token-lose-machete = Machete verlieren
## Phases
phase-lay = Ereignisplättchen auslegen
phase-deal = Karten beiseitelegen
phase-draft = Charakterwahl
phase-bury = Karte verdeckt ablegen
phase-call = Charaktere aufrufen
phase-reveal = Ereignisplättchen aufdecken
phase-refill = Ereignisfeld auffüllen
phase-idol = Idol zuteilen

LT1-1 = 2 bis 8 Personen, jede mit einer Spielfigur. Ab 6 Personen endet der Wettlauf am ersten großen Tempel, sonst am zweiten.
LT1-2 = In der Schachtel: 9 Charaktere, 18 Ereignisplättchen in 7 Sorten, davon genau 2 mit Idol, 50 Smaragde, 8 Macheten und das Idol.
    .refused = Vom Plättchen „{ $token }“ liegen { $given } aus, in der Schachtel sind nur { $total }. Seht noch einmal nach.
    .many = Das wären von einer Sorte mehr Plättchen, als in der Schachtel sind. Seht noch einmal nach.
LT1-3 = Auf jedes Ereignisfeld kommt ein verdecktes Plättchen, zu sechst und mehr nur auf die vor dem Ziel; die übrigen bilden den Vorrat.
    .missing = Ein Ereignisfeld hat kein Plättchen. Legt eines darauf.
    .elsewhere = Ein Plättchen liegt auf einem Feld, das kein Ereignisfeld ist. Nehmt es weg.
    .beyond = Zu sechst und mehr liegt hinter dem Ziel, Feld { $finish }, kein Plättchen. Legt diese in den Vorrat.
LT1-4 = Alle bekommen je einen anderen Charakter, der Startfeld und Smaragde vorgibt; Kundschafter und Kind bringen zusätzlich je eine Machete mit.
    .count = Eingegeben sind { $given } von { $need } Karten. Gebt für jede Person eine ein.
    .twice = Zwei Personen können nicht dieselbe Karte haben. Wähle eine andere.
LT1-5 = Smaragde und Macheten liegen für alle offen. Wer welchen Charakter hat, bleibt geheim, bis er aufgerufen wird.
LT1-6 = Die Zahlen auf euren Karten und eurem Pfad stehen im Kit, der Beschreibung eures eigenen Exemplars.
LT2-1 = Wer in der letzten Runde ein Idol-Plättchen aufgedeckt hat, bekommt das Idol.
    .refused = Wähle eine Person an diesem Tisch.
LT2-2 = Hat niemand ein Idol-Plättchen aufgedeckt, bekommt das Idol, wer auf dem Pfad ganz hinten steht.
LT2-3 = Stehen mehrere ganz hinten, bekommt das Idol, wer von ihnen die wenigsten Smaragde hat.
    .gems = Gib die Smaragde aller ein, die zusammen ganz hinten stehen.
LT2-4 = Auch dann noch Gleichstand? Das Idol behält, wer es zuletzt hatte.
LT2-5 = Taucht in einer Runde mehr als ein Idol-Plättchen auf, zählt das letzte.
LT2-6 = Bei Gleichstand in der ersten Runde entscheidet der Tisch: Wählt eine der Personen, die gleichauf sind.
    .refused = Gleichauf sind nur: { $tied }. Wähle eine dieser Personen.
LT3-1 = Wie viele Karten beiseitegelegt werden und aus wie vielen alle wählen, hängt von der Personenzahl ab.
    .up = Legt offen beiseite: { $need ->
        [one] 1 Karte
       *[other] { $need } Karten
    }; eingegeben sind { $given }.
    .down = Legt verdeckt beiseite: { $need ->
        [one] 1 Karte
       *[other] { $need } Karten
    }; eingegeben sind { $given }.
    .twice = Jede Karte gibt es nur einmal. Wähle verschiedene.
    .left = Diese Karte ist nicht unter den übrigen. Wähle eine andere.
    .held = { $seat } hat in dieser Runde schon { $most ->
        [one] einen Charakter
       *[other] { $most } Charaktere
    } gezeigt. Wer sonst hat diesen?
    .unheld = { $most ->
        [one] In dieser Runde fehlt nur ein Charakter, und der ist schon bekannt.
       *[other] In dieser Runde fehlen nur { $most } Charaktere, und die sind schon bekannt.
    } Frag noch einmal: Jemand hat diesen.
LT3-2 = Die beiseitegelegten Karten werden zufällig gezogen; die offenen kennen alle.
LT3-3 = Zu zweit oder zu dritt habt ihr je eine Spielfigur, aber zwei Charaktere, also zwei Züge pro Runde.
LT3-4 = Du siehst die Karten auf deiner Hand und die, die du genommen hast, sonst nichts. Verdeckt abgelegte Karten bekommt niemand mehr zu sehen.
LT3-5 = Was du weitergegeben hast, ist von deinem Bildschirm verschwunden, genau wie aus deiner Hand.
LT3-6 = Wer das Idol hat, wählt zuerst, dann geht es nach links weiter.
    .refused = Jetzt wählt { $seat } eine Karte. Bitte warte.
LT3-7 = Du nimmst eine der Karten auf deiner Hand.
    .refused = Nicht in deiner Hand: { $card }. Nimm eine der Karten, die du siehst.
LT4-1 = Wer das Idol hat, ruft die Charaktere von 1 bis 9 auf. Ein Charakter, den niemand hat, wird übergangen, und niemand erfährt, warum.
LT4-2 = Wird ein Charakter aufgerufen, kommt erst der Tausch des Schamanen, dann der Diebstahl des Diebs, dann der Zug.
LT4-3 = Jeder Zug beginnt mit einem Smaragd aus dem Vorrat.
LT4-4 = Reicht der Vorrat nicht, nimmst du, was da ist, vielleicht also nichts.
LT5-1 = Schamane: Verfluche einen anderen Charakter. Du ziehst nicht. Wird dieser Charakter aufgerufen, tauschst du vor dem Zug mit der Person, die ihn hat, die Plätze. Hat ihn niemand, oder hast du ihn selbst, passiert nichts.
    .refused = Das ist dein eigener Charakter: { $target }. Verfluche einen anderen.
LT5-2 = Dieb: Wähle einen Charakter, den du bestiehlst, nur nicht den Schamanen, dann zieh 1 oder 2 Felder. Wird er aufgerufen, bekommst du alle Smaragde der Person, die ihn hat. Hat ihn niemand, oder hast du ihn selbst, passiert nichts.
    .refused = Nicht zu bestehlen: { $target }. Wähle einen anderen Charakter.
LT5-3 = Seherin: Sieh dir heimlich zwei Ereignisplättchen auf dem Pfad an, vertausche sie, wenn du magst, dann zieh 1 oder 2 Felder.
    .space = Feld { $space } ist kein Ereignisfeld. Wähle nur Ereignisfelder.
    .count = Sieh dir { $need ->
        [one] ein Plättchen
       *[other] { $need } verschiedene Plättchen
    } an.
    .looked = Gib die Felder ein, die du dir gerade angesehen hast.
    .swap = Zum Vertauschen brauchst du zwei Plättchen.
    .beyond = Feld { $space } liegt hinter dem Ziel, Feld { $finish }, und hat kein Plättchen. Wähle Ereignisfelder davor.
LT5-4 = Priester: Zahle 2 Smaragde und geh zum nächsten Tempel, oder bleib stehen.
    .gems = Das kostet { $need } Smaragde, du hast { $have ->
        [0] keinen
        [one] nur einen
       *[other] { $have }
    }. Du kannst nur stehen bleiben.
    .none = Vor dir liegt kein Tempel. Du kannst nur stehen bleiben.
LT5-5 = Ältester: Zahle 2 Smaragde und geh zum nächsten Dorf, oder bleib stehen.
    .gems = Das kostet { $need } Smaragde, du hast { $have ->
        [0] keinen
        [one] nur einen
       *[other] { $have }
    }. Du kannst nur stehen bleiben.
    .none = Zwischen dir und dem Ziel, Feld { $finish }, liegt kein Dorf. Du kannst nur stehen bleiben und zahlst nichts.
LT5-6 = Forscher: Nimm eine Machete, falls noch eine da ist, dann zieh 1 oder 2 Felder.
LT5-7 = Kundschafter: Zahle so viele Smaragde, wie du willst, auch keinen, und zieh ebenso viele Felder.
    .refused = { $need } kannst du nicht zahlen: Du hast { $have ->
        [0] keinen Smaragd
        [one] nur einen Smaragd
       *[other] nur { $have } Smaragde
    }. Zahle, was du hast, oder weniger.
LT5-8 = Kanu: Zahle alle deine Smaragde und zieh für jeden zwei Felder, höchstens 20.
LT5-9 = Kind: Schließ zur nächsten Spielfigur vor dir auf; in Führung bleibst du stehen.
LT5-10 = „Zieh 1 oder 2“ heißt: Du musst ein Feld ziehen oder zwei; stehen bleiben geht nicht.
    .refused = { $steps } geht nicht. Wähle 1 oder 2.
LT6-1 = Wer einen undurchdringlichen Urwald passiert, muss dort eine Machete abgeben, falls vorhanden.
LT6-2 = Ohne Machete bleibt die Spielfigur auf dem Urwaldfeld stehen; bezahlt bleibt bezahlt.
LT6-3 = Genau auf einem Urwaldfeld zu landen oder es zu verlassen kostet nichts.
LT6-4 = Zwei Urwälder in einer Bewegung kosten zwei Macheten.
LT6-5 = Rückwärts spielt der Urwald keine Rolle.
LT6-6 = Weiter zurück als bis zum ersten Feld geht niemand, und wer sich nicht bewegt, deckt nichts auf.
LT6-7 = Beliebig viele Spielfiguren dürfen zusammen stehen.
LT6-8 = Wer als Erstes das Ziel erreicht oder überschreitet, gewinnt sofort, auch mitten in der Runde.
LT6-9 = Priester und Ältester gehen nie über das Ziel hinaus, das selbst ein Tempel ist. Bei 2 bis 5 Personen ist der erste große Tempel ein Tempel wie jeder andere.
LT7-1 = Endet die Bewegung einer Spielfigur auf einem Ereignisfeld, wird das Plättchen dort aufgedeckt. Stehen bleiben oder dorthin getauscht werden zählt nicht.
LT7-2 = Plättchen: nächste Runde das Idol, 4 Smaragde, 2 Smaragde zahlen, 2 zurück, eine Machete, 3 vor oder eine Machete verlieren; jeweils, soweit es geht.
LT7-3 = Bringt dich ein Plättchen auf ein anderes Ereignisfeld, deckst du auch das Plättchen dort auf (das könnt ihr für euren Tisch abschalten).
LT7-4 = Ein benutztes Plättchen wird aus dem Vorrat ersetzt und erst danach wieder eingemischt.
    .refused = Im Vorrat ist kein Plättchen „{ $token }“ mehr. Sieh noch einmal nach.
LT7-5 = Echte Plättchen: Du sagst, was du aufgedeckt hast. Plättchen aus der App: Die App kennt sie und zeigt sie nur denen, die sie sehen dürfen.
    .refused = In der App liegt hier ein anderes Plättchen. Deck das in der App auf.
LT7-6 = Es gibt 50 Smaragde und 8 Macheten, nie mehr.
    .refused = { $held } bei euch und { $left } im Vorrat sind mehr als die { $total } in der Schachtel. Zählt noch einmal nach.

## The log: what happened

lost-temple-start-cards-dealt = Der Sitzreihe nach beginnt ihr als { $characters }.
lost-temple-tokens-laid = Die Ereignisplättchen liegen aus.
lost-temple-round-began = Runde { $round }. { $idol } hat das Idol.
    .hidden = Runde { $round }. Es herrscht Gleichstand: Wer bekommt das Idol?
lost-temple-idol-named = { $seat } bekommt das Idol.
lost-temple-cards-set-aside = Diese Runde läuft ohne { $up }.
    .hidden = Keine Karte liegt offen beiseite.
lost-temple-card-picked = { $seat } nimmt den Charakter „{ $card }“.
    .hidden = { $seat } hat eine Karte gewählt.
lost-temple-card-buried = Eine Karte wird ungesehen verdeckt abgelegt.
lost-temple-character-called = { $seat } ist { $character }.
    .hidden = Niemand ist { $character }.
lost-temple-meeples-swapped = { $shaman } und { $victim } tauschen die Plätze: Der Fluch wirkt.
lost-temple-gems-stolen = { $gems ->
    [0] { $thief } bestiehlt { $victim }, findet aber keinen Smaragd.
    [one] { $thief } stiehlt { $victim } einen Smaragd.
   *[other] { $thief } stiehlt { $victim } { $gems } Smaragde.
}
    .hidden = { $thief } stiehlt alle Smaragde von { $victim }.
lost-temple-gem-taken = { $seat } nimmt { $gems ->
    [one] einen Smaragd
   *[other] { $gems } Smaragde
} aus dem Vorrat.
    .empty = Der Vorrat ist leer, und { $seat } bekommt nichts.
lost-temple-character-cursed = { $seat } verflucht den Charakter „{ $target }“.
lost-temple-character-robbed = { $seat } will den Charakter „{ $target }“ bestehlen.
lost-temple-tokens-looked-at = { $seat } sieht sich die Plättchen auf den Feldern { $spaces } an.
lost-temple-tokens-swapped = { $seat } vertauscht die Plättchen auf den Feldern { $spaces }.
lost-temple-gems-paid = { $seat } zahlt { $gems ->
    [0] keinen Smaragd
    [one] einen Smaragd
   *[other] { $gems } Smaragde
}.
lost-temple-gems-gained = { $gems ->
    [0] Der Vorrat ist leer, und { $seat } bekommt keinen Smaragd.
    [one] { $seat } bekommt einen Smaragd.
   *[other] { $seat } bekommt { $gems } Smaragde.
}
lost-temple-machete-taken = { $seat } nimmt { $count ->
    [one] eine Machete
   *[other] { $count } Macheten
}.
    .empty = Für { $seat } ist keine Machete mehr da.
lost-temple-machete-lost = { $seat } { $count ->
    [0] hat keine Machete zu verlieren
    [one] verliert eine Machete
   *[other] verliert { $count } Macheten
}.
lost-temple-meeple-moved = { $seat } zieht von Feld { $start } auf Feld { $to }.
    .cut = { $seat } schlägt sich durch den Urwald ({ $cut }) und zieht von Feld { $start } auf Feld { $to }.
    .stopped = { $seat } zieht von Feld { $start } los, bleibt aber im Urwald auf Feld { $to } stecken.
lost-temple-meeple-stayed = { $seat } bleibt stehen.
lost-temple-chance-reached = { $seat } landet auf dem Ereignisfeld { $space }.
lost-temple-token-revealed = { $seat } deckt „{ $token }“ auf.
lost-temple-idol-drawn = { $seat } hat nächste Runde das Idol.
lost-temple-token-refilled = Auf Feld { $space } liegt ein neues Plättchen.
lost-temple-turn-ended = { $seat } beendet den Zug.
lost-temple-last-named = Auf dem Pfad steht niemand hinter { $seats }.
lost-temple-game-won = { $seat } erreicht den großen Tempel und gewinnt!

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

lost-temple-corrected-round = Dies ist Runde { $after }, nicht { $before }.
lost-temple-corrected-idol = { $after } hat das Idol, nicht { $before }.
    .new = { $after } hat das Idol.
    .gone = Niemand hat das Idol, auch nicht { $before }.
lost-temple-corrected-drew = { $after } hat ein Idol-Plättchen aufgedeckt, nicht { $before }.
    .new = { $after } hat ein Idol-Plättchen aufgedeckt.
    .gone = Niemand hat ein Idol-Plättchen aufgedeckt, auch nicht { $before }.
lost-temple-corrected-bank =
    Im Vorrat { $after ->
        [0] ist kein Smaragd
        [one] ist { $after } Smaragd
       *[other] sind { $after } Smaragde
    }, nicht { $before }.
lost-temple-corrected-supply =
    Im Vorrat { $after ->
        [0] ist keine Machete
        [one] ist { $after } Machete
       *[other] sind { $after } Macheten
    }, nicht { $before }.
lost-temple-corrected-cursed = Verflucht ist der Charakter „{ $after }“, nicht „{ $before }“.
    .new = Verflucht ist der Charakter „{ $after }“.
    .gone = Niemand ist verflucht, auch nicht „{ $before }“.
lost-temple-corrected-robbed = Bestohlen wird der Charakter „{ $after }“, nicht „{ $before }“.
    .new = Bestohlen wird der Charakter „{ $after }“.
    .gone = Niemand wird bestohlen, auch nicht „{ $before }“.
lost-temple-corrected-hand = Weitergegeben werden { $after }, nicht { $before }.
    .new = Weitergegeben werden { $after }.
    .gone = Es werden keine Karten weitergegeben.
    .what = die Karten, die weitergegeben werden
lost-temple-corrected-up = Diese Runde läuft ohne { $after }, nicht ohne { $before }.
    .new = Diese Runde läuft ohne { $after }.
    .gone = Keine Karte liegt offen beiseite.
lost-temple-corrected-down = Verdeckt liegen { $after }, nicht { $before }.
    .new = Verdeckt liegen { $after }.
    .gone = Keine Karte liegt verdeckt.
    .what = die verdeckten Karten
lost-temple-corrected-token = Auf Feld { $space } liegt „{ $after }“, nicht „{ $before }“.
    .what = die Ereignisplättchen auf dem Pfad
lost-temple-corrected-tokens = Die Ereignisplättchen auf dem Pfad wurden korrigiert.
    .what = die Ereignisplättchen auf dem Pfad
lost-temple-corrected-space = { $seat } steht auf Feld { $after }, nicht auf { $before }.
lost-temple-corrected-gems =
    { $seat } hat { $after ->
        [0] keine Smaragde
        [one] { $after } Smaragd
       *[other] { $after } Smaragde
    }, nicht { $before }.
lost-temple-corrected-machetes =
    { $seat } hat { $after ->
        [0] keine Macheten
        [one] { $after } Machete
       *[other] { $after } Macheten
    }, nicht { $before }.
lost-temple-corrected-characters = { $seat } hat { $after }, nicht { $before }.
    .new = { $seat } hat { $after }.
    .gone = { $seat } hat keinen Charakter.
    .what = welche Charaktere { $seat } hat

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = das Ziel für 6 bis 8 Personen ({ $near }) muss vor dem für 2 bis 5 ({ $far }) liegen
flaw-finish-temple = das Ziel (Feld { $found }) ist ein Tempel und muss bei den Tempeln aufgeführt sein
flaw-space-twice = Feld { $found } ist schon unter { $other } aufgeführt
flaw-start-gems = die Startkarten geben bis zu { $found } Smaragde, es gibt nur { $expected }
flaw-round-start = eine Stellung ist der Beginn einer Runde: lass das weg
flaw-app-tokens = nur wenn die App die Plättchen verteilt (options.tokens = app)
flaw-app-tokens-light = in der einfachen Version kann die App keine Plättchen verteilen; möglich sind echte Plättchen oder die volle Version
flaw-chance-spaces = erwartet: je ein Plättchen auf den Ereignisfeldern { $expected }
flaw-token-count = mehr „{ $token }“, als das Kit hat

## Der Aufbau, Schritt für Schritt

lost-temple-setup-board-far = Legt den Spielplan aus. Ihr lauft bis zum zweiten großen Tempel, Feld { $finish }.
lost-temple-setup-board-near = Legt den Spielplan aus. Ab sechs Personen lauft ihr nur bis zum ersten großen Tempel, Feld { $finish }.
lost-temple-setup-meeples = Alle nehmen die Spielfigur ihrer Farbe: zusammen { $count }.
lost-temple-setup-tokens = Mischt die { $tokens } Ereignisplättchen verdeckt. Auf jedes der { $spaces } Ereignisfelder kommt eines; die übrigen { $rest } sind der Vorrat.
lost-temple-setup-tokens-near = Mischt die { $tokens } Ereignisplättchen verdeckt. Auf jedes der { $spaces } Ereignisfelder vor dem Ziel kommt eines, dahinter keines; die übrigen { $rest } sind der Vorrat.
lost-temple-setup-tokens-away = Die { $tokens } Ereignisplättchen bleiben in der Schachtel: Die App verteilt sie.
lost-temple-setup-gems = Legt die { $gems } Smaragde neben den Spielplan. Das ist der Vorrat.
lost-temple-setup-machetes = Legt die { $machetes } Macheten neben die Smaragde.
lost-temple-setup-idol = Haltet das Idol bereit: In Runde 1 bekommt es, wer auf dem Pfad ganz hinten ist.
lost-temple-setup-start-cards = Mischt die neun Charaktere und teilt an jede der { $count } Personen einen offen aus, oder lasst die App austeilen. Die linke Zahl ist das Startfeld: Stellt eure Spielfigur darauf. Die rechte sagt, wie viele Smaragde ihr bekommt. Kundschafter und Kind bekommen auch eine Machete.
    .paper = Mischt die neun Charaktere und teilt an jede der { $count } Personen einen offen aus. Die linke Zahl ist das Startfeld: Stellt eure Spielfigur darauf. Die rechte sagt, wie viele Smaragde ihr bekommt. Kundschafter und Kind bekommen auch eine Machete.
lost-temple-setup-cards-away = Die Charakterkarten kommen zurück in die Schachtel: Gewählt wird in der App.
lost-temple-setup-cards-stay = Sammelt die neun Charakterkarten wieder ein: Gewählt wird mit ihnen.
lost-temple-setup-light = Einfach: Ihr zieht eure Figuren selbst. Die App regelt die Charakterwahl, ruft die Charaktere auf und merkt sich, wer verflucht oder bestohlen wird.
lost-temple-setup-light-cards = Einfach: Ihr wählt und zieht selbst. Die App ruft die Charaktere auf und merkt sich, wer verflucht oder bestohlen wird.
