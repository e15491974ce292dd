## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } und { $last }

X1 = Das ist jetzt nicht dran, oder diese Person ist nicht am Zug.
    .phase = Stand der Partie: { $phase }.
    .turn = Am Zug ist { $seat }.
    .table = Das wird für den Tisch eingegeben, nicht für einen Platz.
    .seat = Platz { $number } gibt es nicht.
    .character = Am Zug ist der Charakter { $character }.
    .light = In der einfachen Version bewegt ihr eure Figuren selbst; die App fragt nicht danach.
    .full = Das gibt es nur in der einfachen Version.
    .tokens = Die Plättchen liegen auf dem Tisch; sieh sie dir dort an.
    .secret = „{ $path }“ ist vor dieser Person verborgen; korrigiert es für den Tisch oder auf dem Gerät, dem es gehört.
    .auction = In der Versteigerung werden die Tafeln gemeinsam aufgedeckt.
    .seatless = Eine Wertung wird für eine Person eingetragen.
    .tallied = { $seat } hat diese Runde schon gewertet.
    .won = Gib zuerst ein, was die Ausgrabung gebracht hat: { $won }.
    .action = Das gibt dein Plättchen nicht oder nicht mehr her: { $action }.
    .explored = Du hast in diesem Zug schon erkundet; eine weitere Erkundung geben nur Zelt oder Karte.
    .watching = Dieser Bildschirm schaut nur zu.
    .other = Du kannst nur für deinen eigenen Platz handeln.
    .others = Du kannst deine eigenen Sachen korrigieren; alles andere korrigiert der Host.
    .dealt = Diese Karten hat die App ausgeteilt; sie lassen sich nicht korrigieren. Nehmt stattdessen die Wahl zurück.
    .cover = Das ist geheim: Es geht nur auf dem Gerät, dem es gehört, oder hinter der Abdeckung.
    .host = Das kann nur der Host.
X2 = Diesen Zug gibt es in diesem Spiel nicht.
    .name = Hier heißt nichts „{ $do }“.
    .missing = „{ $argument }“ fehlt.
    .unknown = „{ $argument }“ gehört nicht hierher.
    .wrong = „{ $argument }“ hat einen unmöglichen Wert.
    .shape = Ein Zug ist ein Objekt mit „seat“ und „do“.
    .long = „{ $argument }“ ist zu lang: höchstens { $most } Zeichen.
    .number = „{ $argument }“ ist eine zu große Zahl: höchstens { $most } Stellen.
    .deep = „{ $argument }“ ist zu tief verschachtelt: höchstens { $most } Ebenen.
    .many = „{ $argument }“ hat zu viele Einträge: { $found }, höchstens { $most }.
    .size = Ein Zug hat höchstens { $most } Zeichen.
X3 = Zurücknehmen geht nur bis zu einem Zeitpunkt, den es in dieser Partie gab.
    .refused = Gewünscht war Zug { $to }, möglich ist nur 0 bis { $most }.
    .seen = Seitdem wurde etwas Verdecktes gesehen; nur der Tisch kann das zurücknehmen.
    .moved = Deine letzte Eingabe ist nicht mehr die letzte; der Host kann alles zurücknehmen.
    .nothing = Es wurde noch nichts eingegeben.
X4 = Dort gibt es nichts zu korrigieren.
    .refused = An diesem Tisch gibt es keinen Wert „{ $path }“.

## The log

event-undone = Alles ab Zeile { $number } ist zurückgenommen.
    .nothing = Nichts ist zurückgenommen.
event-taken-as-told = Nach den heutigen Regeln ginge das nicht ({ $rule }). Damals wurde es angenommen, also gilt es.
    .unsaid = Nach den heutigen Regeln ginge das nicht. Damals wurde es angenommen, also gilt es.
    .nothing = Was dieser Eintrag bewirkt hat, kennen die heutigen Regeln nicht mehr: Hier ändert er nichts. Bitte korrigiert, was auf dem Tisch anders liegt.
event-corrected = Korrigiert: { $path } ist { $after }, war { $before }. { $why }
    .hidden = Korrigiert: { $path } (verdeckt). { $why }

## Phases of a game, as a phrase after “The game is at:”

phase-start = Spielaufbau
phase-turn = ein Spielzug
phase-over = Spielende

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = das ist kein JSON ({ $problem })
flaw-nesting = zu tief verschachtelt
flaw-long-text = ist zu lang: höchstens { $most } Zeichen
flaw-long-number = ist eine zu große Zahl: höchstens { $most } Stellen
flaw-deep = ist zu tief verschachtelt: höchstens { $most } Ebenen
flaw-many = hat zu viele Einträge: { $found }, höchstens { $most }
flaw-large = eine Aufzeichnung ist nicht größer als { $most } MB
flaw-foreign = das ist keine Aufzeichnung von Temple Companion (erwartet: „{ $expected }“)
flaw-version = dieses Programm liest Version { $expected }, gefunden: { $found }
flaw-game = unbekanntes Spiel „{ $found }“; möglich sind: { $expected }
flaw-kit-form = erwartet: „{ $expected }“ oder ein ganzes Kit
flaw-missing = fehlt
flaw-unknown = ist hier nicht bekannt
flaw-type = erwartet: { $expected }, gefunden: { $found }
flaw-value = kann nicht „{ $found }“ sein
flaw-limit = erwartet: { $expected }
flaw-range = die Zahl ist zu groß
flaw-other = { $problem }
flaw-players = dieses Spiel ist für { $least } bis { $most } Personen; ihr habt { $found }
flaw-name-empty = dieser Name hat keine sichtbaren Zeichen
flaw-name-long = zu lang: { $found } Zeichen, höchstens { $most }
flaw-name-heap = an einem Buchstaben hängen zu viele Zeichen: höchstens { $most }
flaw-name-sign = das unsichtbare Zeichen { $found } würde stören, was neben dem Namen steht; bitte weglassen
flaw-twice = „{ $found }“ kommt doppelt vor
flaw-seat = Platz { $found } gibt es nicht; der letzte ist { $most }
flaw-exactly = erwartet: genau { $expected }, gefunden: { $found }
flaw-least = erwartet: mindestens { $expected }, gefunden: { $found }
flaw-between = erwartet: { $least } bis { $most }, gefunden: { $found }
flaw-fewer = erwartet: weniger als { $expected }, gefunden: { $found }
flaw-count = erwartet: genau { $expected } Einträge, gefunden: { $found }
flaw-different = erwartet: mindestens { $expected } verschiedene, gefunden: { $found }
flaw-sum = erwartet: zusammen { $expected }, gefunden: { $found }
flaw-supply = erwartet: zusammen höchstens { $expected }, gefunden: { $found }
