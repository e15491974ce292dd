## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

X1 = Das geht gerade nicht.
    .phase = Gerade dran: { $phase }. Bringt das zuerst zu Ende.
    .turn = Am Zug ist { $seat }. Warte, bis du dran bist.
    .table = Das gibt der Host für alle ein.
    .seat = Diese Person sitzt nicht an diesem Tisch. Wähle eine, die mitspielt.
    .character = In diesem Zug spielst du diesen Charakter: { $character }. Wähle etwas, das er kann.
    .light = In der einfachen Version bewegt ihr eure Figuren selbst; die App fragt nicht danach.
    .full = Das gibt es nur in der einfachen Version. Gebt an diesem Tisch stattdessen jeden Zug ein.
    .tokens = Die Ereignisplättchen liegen auf dem Spielplan. Sieh sie dir dort an.
    .secret = Nur wem es gehört, darf das sehen und korrigieren: { $path }. Korrigiert es auf dem Handy dieser Person, oder lasst es den Host tun.
    .auction = In der Versteigerung werden alle Tafeln einer Runde gemeinsam aufgedeckt. Gebt sie alle auf einmal ein.
    .seatless = Wähle, für wen diese Wertung ist.
    .tallied = { $seat } hat diese Runde schon eingegeben. Soll sich etwas ändern, nehmt das zuerst zurück.
    .won = Gib zuerst ein, was dir die Ausgrabung gebracht hat: { $won }.
    .action = Das gibt dein Plättchen nicht oder nicht mehr her: { $action }. Wähle eine andere seiner Aktionen.
    .explored = Du hast in diesem Zug schon erkundet. Noch einmal geht es nur mit dem Zelt oder einer Karte.
    .watching = Dieser Bildschirm zeigt nur. Zum Spielen öffne deinen eigenen Link oder scanne den Code.
    .other = Du kannst nur für dich selbst spielen. Für andere spielt der Host.
    .others = Du kannst nur deine eigenen Sachen korrigieren. Für alles andere frag den Host.
    .dealt = Diese Karten hat die App ausgeteilt; sie lassen sich nicht korrigieren. Nehmt stattdessen die Wahl zurück.
    .cover = Das ist geheim. Es geht nur auf dem Gerät der Person, der es gehört, oder hinter der Abdeckung.
    .host = Das kann nur der Host. Bitte den Host darum.
    .over = Die Partie ist zu Ende. War etwas falsch, nehmt es zurück.
X2 = Diesen Zug kennt die App nicht.
    .name = Hier gibt es nichts mit dem Namen „{ $do }“.
    .missing = „{ $argument }“ fehlt. Gib es noch ein.
    .unknown = „{ $argument }“ gehört nicht hierher. Lass es weg.
    .wrong = „{ $argument }“ hat einen unmöglichen Wert. Wähle einen anderen.
    .told = So kann es auf dem Tisch nicht liegen. Seht noch einmal nach und gebt ein, was wirklich da liegt.
    .shape = Ein Zug ist ein Objekt mit „seat“ und „do“.
    .long = „{ $argument }“ ist zu lang: höchstens { $most } Zeichen.
    .number = „{ $argument }“ ist eine zu große Zahl: höchstens { $most } Stellen.
    .deep = „{ $argument }“ ist zu tief verschachtelt: höchstens { $most } Ebenen.
    .many = „{ $argument }“ hat zu viele Einträge: { $found }, höchstens { $most }.
    .size = Ein Zug hat höchstens { $most } Zeichen.
X3 = Das lässt sich nicht zurücknehmen.
    .refused = Wähle einen Zug zwischen 0 und { $most }; gewünscht war { $to }.
    .seen = Seitdem hat jemand etwas Geheimes gesehen. Zurücknehmen kann das jetzt nur der Host.
    .moved = Nach dir hat schon jemand gezogen. Zurücknehmen kann das jetzt nur der Host.
    .nothing = Es gibt noch nichts zurückzunehmen.
X4 = Dort gibt es nichts zu korrigieren.
    .refused = Das kennt die App nicht: „{ $path }“.

## What belongs to a move, said on screens for { $argument }

argument-held_by = wer die Karte zeigt
argument-advance = wie weit du ziehst
argument-steps = wie weit du ziehst
argument-gems = Anzahl der Smaragde
argument-token = Ereignisplättchen
argument-characters = Charaktere
argument-target = Charakter
argument-spaces = Felder
argument-path = Weg
argument-passages = Geheimgänge
argument-bonus = Bonus
argument-to = wohin
argument-from = woher
argument-deliveries = Ablieferungen
argument-forest = Zahlung für den Wald
argument-card = Karte
argument-cards = Karten
argument-colour = Farbe
argument-treasure = Schatz
argument-treasures = Schätze
argument-keep = was du behältst
argument-pile = Stapel
argument-turned = aufgedeckter Schatz
argument-open = offene Schätze
argument-tile = Tafel oder Plättchen
argument-with = mit wem
argument-altar = Altar
argument-altars = Altäre
argument-seat = Person
argument-hex = Feld
argument-space = Feld
argument-room = Raum
argument-figure = Figur
argument-count = wie viele
argument-points = Punkte

## The log

event-undone =
    { $count ->
        [one] { $count } Zug zurückgenommen.
       *[other] { $count } Züge zurückgenommen.
    }
    .nothing = Kein Zug wurde zurückgenommen.
event-taken-as-told = Nach den heutigen Regeln ginge das nicht ({ $rule }). Damals wurde es angenommen, also gilt es.
    .unsaid = Nach den heutigen Regeln ginge das nicht. Damals wurde es angenommen, also gilt es.
    .nothing = Was dieser Zug bewirkt hat, kennen die heutigen Regeln nicht mehr; hier ändert er nichts. Bitte korrigiert, was auf dem Tisch anders liegt.
event-corrected = „{ $path }“ ist { $after }, nicht { $before }.
    .hidden = Etwas Geheimes wurde korrigiert – { $path }.
    .nothing = Eine Korrektur hat nichts geändert.

## A space of a board, as on a chess board: “c3” is column c, row 3

place-space = { $at }
# Somebody, and nothing, as the value of a correction
value-none = nichts

## Phases of a game, as a phrase after “The game is at:”

phase-start = Spielaufbau
phase-turn = ein Spielzug
phase-over = die Partie ist zu Ende

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
flaw-unknown = ist hier unbekannt; prüfe die Schreibweise
flaw-type = erwartet: { $expected }, gefunden: { $found }
flaw-value = kann nicht „{ $found }“ sein
flaw-limit = erwartet: { $expected }
flaw-range = die Zahl ist zu groß
flaw-other = nicht zu lesen: { $problem }
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
# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } und { $last }
list-or = { $first } oder { $last }
