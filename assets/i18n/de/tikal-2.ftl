## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are spaces such as “c3” (column c, row 3).

word-tikal-2 = Tikal II: The Lost Temple
## Colours of doors, keys and altars
word-pink = rosa
word-blue = blau
word-yellow = gelb
word-green = grün
word-brown = braun
word-multicoloured = bunt
word-any = beliebige Farbe
## Treasures
word-mask = Maske
word-jug = Krug
word-statue = Statue
word-dagger = Dolch
word-necklace = Halskette
## Places
word-outside = draußen
word-sanctuary = Altarraum
word-treasure-room = Schatzkammer
word-room = Raum
## Places and pieces as people call them: tiles by their actions, rooms by their colour, secret rooms by their bonuses
tikal-2-called-tile = { $action }
tikal-2-called-quoted = „{ $piece }“
tikal-2-called-outside = draußen
tikal-2-called-treasure-room = Schatzkammer
# As in “secret room with 8 or 4 + card”
tikal-2-called-secret-room = Geheimraum mit { $bonuses }
tikal-2-called-or = { $first } oder { $second }
tikal-2-called-and = { $first } + { $second }
tikal-2-called-points = { $count }
tikal-2-called-cards =
    { $count ->
        [one] Karte
       *[other] { $count } Karten
    }
tikal-2-called-treasures =
    { $count ->
        [one] Schatz
       *[other] { $count } Schätze
    }
tikal-2-called-room-pink = Raum mit rosa Türen
tikal-2-called-room-blue = Raum mit blauen Türen
tikal-2-called-room-yellow = Raum mit gelben Türen
tikal-2-called-room-green = Raum mit grünen Türen
tikal-2-called-room-brown = Raum mit braunen Türen
tikal-2-called-sanctuary-pink = Altarraum mit rosa Altar
tikal-2-called-sanctuary-blue = Altarraum mit blauem Altar
tikal-2-called-sanctuary-yellow = Altarraum mit gelbem Altar
tikal-2-called-sanctuary-green = Altarraum mit grünem Altar
tikal-2-called-sanctuary-brown = Altarraum mit braunem Altar
tikal-2-called-sanctuary-multicoloured = Altarraum mit buntem Altar
## The ten special cards
card-passage = Geheimgang
card-plus-two = +2 je Schatz
card-pair = Teil eines Paars
card-explore = Extra-Erkundung
card-many-types = mehrere Schatzarten zugleich
card-five = 5 Punkte
card-key = ein Schlüssel
card-remote = Ablieferung von überall
card-room-colours = Farben der Räume
card-forest = Wald kostenlos
## What an action tile gives
action-key = Schlüssel
action-treasure = Schatz
action-card = Geheimkarte
action-room = heller Raum
action-sanctuary = Altarraum
action-passage = Geheimgang
action-bonus = Bonus
action-doors = Abrechnung
## The same for actions still open, how many of them: “First use or skip: a pink key and 2 treasures”
tikal-2-open-key =
    { $count ->
        [one] ein Schlüssel der Farbe { $colour }
       *[other] { $count } Schlüssel der Farbe { $colour }
    }
tikal-2-open-key-any =
    { $count ->
        [one] ein Schlüssel nach Wahl
       *[other] { $count } Schlüssel nach Wahl
    }
tikal-2-open-treasure =
    { $count ->
        [one] ein Schatz
       *[other] { $count } Schätze
    }
tikal-2-open-card =
    { $count ->
        [one] eine Geheimkarte
       *[other] { $count } Geheimkarten
    }
tikal-2-open-room =
    { $count ->
        [one] ein heller Raum
       *[other] { $count } helle Räume
    }
tikal-2-open-sanctuary =
    { $count ->
        [one] ein Altarraum
       *[other] { $count } Altarräume
    }
tikal-2-open-passage =
    { $count ->
        [one] ein Geheimgang
       *[other] { $count } Geheimgänge
    }
tikal-2-open-bonus =
    { $count ->
        [one] der Bonus
       *[other] { $count } Boni
    }
tikal-2-open-doors =
    { $count ->
        [one] die Abrechnung
       *[other] { $count } Abrechnungen
    }
## Said where a card is named that is not in hand, or not as often
tikal-2-card-not-held =
    { $have ->
        [0] Die Karte „{ $card }“ hast du nicht.
       *[other] Von der Karte „{ $card }“ hast du nur { $have }, nicht { $need }.
    } Wähle etwas anderes.
## The same for actions still open
## What an excavation brought and is still to be entered
won-card = eine Geheimkarte
won-treasure = einen Schatz
## Parts of an excavation's points
part-new = die Türen des Raums
part-old = frühere Türen dieser Farbe
part-bonus = den Bonus
## Where a key goes, said in “takes a key …”
to-camp = ins Camp
to-backpack = in den Rucksack
## Phases, said after “The game is at:”
phase-sites = Aktionsplättchen auslegen
phase-keys = erste Schlüssel wählen
phase-pirogue = Einbaum-Phase
phase-explorer = Forscher-Phase
phase-last = Schlusszug
phase-tally = Wertung

T2-1-1 = 2 bis 4 Personen, jede mit einem Camp, 20 Flaggen, einem Forscher außerhalb des Tempels, einem Einbaum an der Start-Stätte und einem Zelt; nach 100 Punkten beginnt die Zählleiste von vorn.
T2-1-2 = Der Tempel hat 27 Felder: 10 Räume sind aufgedruckt, zwei je Türfarbe, 17 Felder sind leer. Jede Farbe hat auch ein eigenes Symbol.
T2-1-3 = Im Vorrat sind 7 Schlüssel je Farbe, 8 Geheimgänge, 25 verdeckte Schätze in 5 Arten, 13 Geheimkarten, 10 helle Räume und 6 Altarräume, unter denen die Schatzkammer liegt.
    .sanctuaries = Gebt jeden Altarraum des Stapels genau einmal ein.
    .keys = Von dieser Schlüsselfarbe gibt es nur { $most }: { $colour }. Zählt noch einmal nach.
    .passages = Es gibt nur { $most } Geheimgänge. Zählt noch einmal nach.
    .treasures = Vom Schatz „{ $treasure }“ gibt es nur { $most }. Zählt noch einmal nach.
    .cards = Von der Karte „{ $card }“ gibt es in der Schachtel nur { $most }. Zählt noch einmal nach.
    .all-cards = Insgesamt gibt es nur { $most } Geheimkarten. Zählt noch einmal nach.
    .all-treasures = Insgesamt gibt es nur { $most } Schätze. Zählt noch einmal nach.
    .rooms = Jeden Raum und jeden Altarraum gibt es nur einmal. Seht noch einmal nach.
T2-1-4 = Zu viert sind 24 Aktionsplättchen im Spiel, zu dritt 21, zu zweit 16, nie mehr als 4 an einer Stätte; wie sie liegen, steht in eurem Kit.
    .counts = An den Stätten liegen { $need } Plättchen; eingegeben sind { $given }.
    .tiles = Jedes Plättchen im Spiel muss an genau einer Stätte liegen. Seht noch einmal nach.
T2-1-5 = Die jüngste Person fängt an, dann geht es im Uhrzeigersinn. In dieser Reihenfolge stecken alle zuerst je 2 Schlüssel nach Wahl in den Rucksack.
    .refused = Nimm { $need } Schlüssel; gewählt hast du { $given }.
    .stock = Von dieser Farbe sind nicht genug Schlüssel übrig: { $colour }. Wähle eine andere.
T2-2-1 = Schlüssel im Rucksack liegen offen. Sie öffnen Türen und bezahlen den Wald, bringen aber nie Punkte.
T2-2-2 = Schlüssel im Camp liegen verdeckt. Sie bringen Punkte, öffnen aber nichts.
T2-2-3 = Kein Schlüssel wechselt je zwischen Camp und Rucksack.
T2-2-4 = Deine Schätze, Geheimkarten und Camp-Schlüssel kennst nur du. Bei beiden Wertungen zeigen alle ihre Camp-Schlüssel und verdecken sie dann wieder.
T2-2-5 = Wer gesehen hat, welcher Schlüssel in ein Camp ging, darf es sich merken; das Protokoll wiederholt es für die anderen nicht (außer ihr spielt mit offenem Gedächtnis).
T2-3-1 = Zuerst der Einbaum: Nimm ein Aktionsplättchen an deiner Stätte, oder fahr im Uhrzeigersinn 1 bis 5 Stätten weiter und nimm dort eins. Ein Plättchen musst du nehmen.
    .once = Dein Einbaum ist in diesem Zug schon gefahren. Nimm ein Plättchen an deiner Stätte.
    .stay = Dein Einbaum ist schon dort. Nimm ein Plättchen oder wähle eine andere Stätte.
    .empty = An dieser Stätte liegt kein Aktionsplättchen mehr. Wähle eine andere.
    .taken = Du hast dein Plättchen in diesem Zug schon genommen. Nutze seine Aktionen oder lass sie aus.
    .there = Dieses Plättchen ({ $tile }) liegt nicht an deiner Stätte. Wähle eines, das dort liegt.
    .none = Du hast noch kein Plättchen. Nimm zuerst ein Aktionsplättchen.
    .late = Du hast dein Plättchen schon genommen, und dein Einbaum fährt nur vorher. Nutze die Aktionen des Plättchens oder lass sie aus.
T2-3-2 = Den Wald zu durchqueren kostet sofort einen Schlüssel deiner Wahl aus dem Rucksack; ohne Schlüssel kostet es 10 Punkte.
    .not = Dieser Weg führt nicht durch den Wald, also zahlst du nichts. Lass die Zahlung weg.
    .key = So einen Schlüssel hast du nicht im Rucksack: { $colour }. Zahle mit einem, den du hast.
T2-3-3 = Solange du einen Schlüssel im Rucksack hast, zahlst du mit einem Schlüssel, nicht mit Punkten; der Punktestand darf unter 0 fallen.
    .refused = Du hast noch einen Schlüssel im Rucksack, also zahlst du den Wald nicht mit Punkten. Wähle einen Schlüssel.
T2-3-4 = An einem Wasserflugzeug darfst du im Vorbeifahren beliebig viele Schätze einer Art abliefern, jeden zum Preis, der gerade gilt; danach dreht sich die Preisscheibe einen Schritt weiter. Die abgelieferten Schätze sind dann aus dem Spiel.
    .types = Liefere nur eine Schatzart ab, außer du spielst die Karte für mehrere Schatzarten.
    .have = { $have ->
        [0] Vom Schatz „{ $treasure }“ hast du keinen. Wähle eine andere Art.
       *[other] Vom Schatz „{ $treasure }“ hast du nur { $have }, nicht { $need }. Liefere weniger ab.
    }
    .again = Vom Schatz „{ $treasure }“ hast du { $had }. Nach dem ersten Wasserflugzeug { $have ->
        [0] ist keiner
        [one] ist nur noch einer
       *[other] sind nur noch { $have }
    } übrig, und du willst noch { $need } abliefern. Liefere dort oder hier weniger ab.
T2-3-5 = Kommst du in einer Fahrt an beiden Wasserflugzeugen vorbei, darfst du zweimal abliefern; die Preisscheibe dreht sich nach jeder Ablieferung.
    .order = Liefere in der Reihenfolge ab, in der du an den Wasserflugzeugen vorbeikommst, an jedem einmal.
T2-3-6 = Abliefern geht nur beim Vorbeifahren an einem Wasserflugzeug, außer mit einer Karte.
    .plane = An diesem Wasserflugzeug kommst du nicht vorbei. Lass die Ablieferung weg oder fahr weiter.
T2-3-7 = Vor der Forscher-Phase nutzt du die Aktionen deines Plättchens in beliebiger Reihenfolge; jede darf auch entfallen.
    .refused = Erst nutzen oder auslassen: { $open }.
T2-3-8 = Zu einer Ablieferung gehört mindestens ein Schatz.
    .refused = In dieser Ablieferung ist kein Schatz. Wähle mindestens einen oder lass sie weg.
T2-4-1 = Ein farbiger Schlüssel kommt sofort ins Camp oder in den Rucksack. Fehlt die Farbe im Vorrat, wählst du eine andere; ist der Vorrat leer, bekommst du keinen.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe mehr: { $colour }. Wähle eine andere.
    .colour = Dein Plättchen gibt keinen Schlüssel dieser Farbe: { $colour }. Wähle eine, die es zeigt.
T2-4-2 = Ein bunter Schlüssel steht für eine Farbe deiner Wahl.
T2-4-3 = Schatz: Sieh dir die obersten drei eines Stapels an, behalte heimlich einen und leg die anderen wieder obenauf. Sind es weniger, sieh dir diese an.
    .none = Vom Schatz „{ $treasure }“ sind schon alle heraus. Sieh nach, welchen du genommen hast.
    .pile = Dieser Stapel ist leer. Wähle einen anderen.
T2-4-4 = Geheimkarte: Sieh dir die obersten drei an, behalte eine und leg die anderen wieder obenauf.
    .refused = Von der Karte „{ $card }“ sind schon alle heraus. Sieh nach, welche du genommen hast.
T2-4-5 = Heller Raum: Sieh dir die obersten drei an und leg einen davon auf ein beliebiges leeres Feld, gedreht, wie du willst; die anderen kommen wieder obenauf.
    .room = Dieser Raum ({ $room }) liegt schon im Tempel. Sieh nach, welchen du gezogen hast.
    .off = Dieses Feld gibt es nicht im Tempel. Wähle dort ein leeres Feld.
    .taken = Auf Feld { $space } liegt schon ein Raum. Wähle ein leeres Feld.
T2-4-6 = Altarraum: Der oberste kommt auf ein beliebiges leeres Feld. Er hat keine Türen.
    .altar = Dieser Altarraum liegt schon im Tempel: { $altar }. Sieh nach, welchen du gezogen hast.
    .top = Obenauf liegt dieser Altarraum: { $altar }. Nimm den.
    .off = Dieses Feld gibt es nicht im Tempel. Wähle dort ein leeres Feld.
    .taken = Auf Feld { $space } liegt schon ein Raum. Wähle ein leeres Feld.
T2-4-7 = Geheimgang: Nimm einen Geheimgang-Chip, falls noch einer da ist.
T2-4-8 = Bonus: 1 oder 2 Punkte, wie das Plättchen zeigt.
T2-4-9 = Abrechnung: Wähle eine Farbe; du bekommst 1 Punkt für jede Tür dieser Farbe in hellen Räumen mit deiner Flagge.
T2-4-10 = Ist im Tempel nur noch ein Feld leer, kommt die Schatzkammer sofort dorthin.
T2-5-1 = Dein Forscher geht beliebig weit, durch entdeckte Räume und über das freie Gelände draußen.
    .start = Dort ist dein Forscher nicht. Beginne, wo er steht.
    .apart = Zwei Orte auf diesem Weg liegen nicht nebeneinander. Geh Schritt für Schritt.
T2-5-2 = Um von einem Raum in den nächsten zu gehen, brauchst du auf mindestens einer Seite eine Tür und im Rucksack einen Schlüssel in jeder Farbe, die dort zu sehen ist. Die Schlüssel zeigst du nur.
    .door = { $count ->
        [one] In deinem Rucksack fehlt ein Schlüssel der Farbe { $lacked }.
       *[other] In deinem Rucksack fehlen Schlüssel dieser Farben: { $lacked }.
    } Besorg dir, was fehlt, oder nimm einen Geheimgang.
    .wall = Hier ist keine Tür. Hindurch führt nur ein Geheimgang.
T2-5-3 = Über ein Feld, das noch nicht entdeckt ist, geht niemand.
    .refused = Auf Feld { $space } liegt noch kein Raum. Geh einen anderen Weg.
T2-5-4 = Ein Geheimgang führt durch eine Wand oder ohne Schlüssel durch eine Tür und kommt zurück in den Vorrat; in einer Bewegung gehen auch mehrere.
    .tokens = Du brauchst { $need ->
        [one] einen Geheimgang
       *[other] { $need } Geheimgänge
    } und hast { $have ->
        [0] keinen
       *[other] nur { $have }
    }. Geh einen anderen Weg.
    .card = Du nennst { $need ->
        [one] einen Geheimgang-Chip
       *[other] { $need } Geheimgang-Chips
    } und hast { $have ->
        [0] keinen
       *[other] nur { $have }
    }. Auch deine Karte ist ein Geheimgang: Nimm sie.
T2-5-5 = Nach einem Geheimgang darfst du weitergehen, eine Flagge setzen und bleiben oder eine Flagge setzen und gleich durch denselben Geheimgang zurückgehen.
    .dig = Gleich zurück geht es nur, wenn du eine Flagge setzt. Grab aus oder bleib.
    .passage = Gleich zurück geht es nur, wenn dein letzter Schritt durch einen Geheimgang ging. Bleib dort.
T2-5-6 = In die 6 Geheimräume geht es nur von draußen und nur durch einen Geheimgang, hinaus ebenso. Ein Geheimgang ist für eine Wand da oder für eine Tür, zu der dir Schlüssel fehlen.
    .secret = In einen Geheimraum geht es nur von draußen, und hinaus nur nach draußen. Geh dazwischen nach draußen; jeder Weg hinein oder hinaus braucht einen Geheimgang.
    .keys = Hier öffnen deine Schlüssel jeden Durchgang. Geh durch die Tür und behalte deinen Geheimgang.
    .passage = In einen Geheimraum und heraus führt nur ein Geheimgang. { $have ->
        [0] Du hast keinen übrig. Geh einen anderen Weg oder bleib.
       *[other] Nimm für diesen Schritt einen.
    }
T2-5-7 = Ausgrabung in einem Raum ohne deine Flagge: Setz eine auf einen freien Bonus und nimm den Bonus; Karten und Schätze suchst du dir aus wie bei einer Aktion. Je Person und Raum gibt es in der ganzen Partie nur eine Flagge.
    .outside = Draußen gibt es nichts auszugraben. Geh erst in einen Raum.
    .flag = In diesem Raum hast du schon eine Flagge. Grab in einem anderen aus.
    .flags = Du hast keine Flagge mehr. Du kannst nur gehen.
    .free = Wähle einen der freien Boni.
    .bonus = Dieser Bonus ist nicht frei. Wähle einen anderen.
T2-5-8 = Wer eine Flagge setzt, beendet die Bewegung, außer beim Rückweg durch einen Geheimgang und bei Extra-Erkundungen.
T2-5-9 = Ein heller Raum bringt 1 Punkt je Tür und 1 Punkt für jede Tür dieser Farbe in Räumen, in denen deine Flagge schon steht, auch wenn sein Bonus vergeben ist.
    .free = Der Bonus dieses Raums ist noch frei. Setz deine Flagge darauf.
T2-5-10 = In Altarräumen, Geheimräumen und der Schatzkammer kannst du nur ausgraben, solange dort ein Bonus frei ist.
    .refused = In diesem Raum sind alle Boni weg. Grab in einem anderen aus.
T2-5-11 = Stehst du in einem Raum ohne deine Flagge, darfst du dort ausgraben, ohne dich zu bewegen.
T2-5-12 = Du darfst auch in einem Raum mit deiner Flagge anhalten und musst nirgends ausgraben.
T2-5-13 = Notfall: Erreichst du keinen Raum zum Ausgraben, auch nicht mit deinen Geheimgängen, darfst du einmal pro Zug für 10 Punkte einen Schlüssel nach Wahl kaufen. Er kommt in den Rucksack.
    .once = Du hast in diesem Zug schon einen Schlüssel gekauft. Erkunde jetzt oder beende deinen Zug.
    .reach = Du kannst noch einen Raum zum Ausgraben erreichen, also kannst du keinen Schlüssel kaufen. Geh dorthin und grab aus.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe mehr: { $colour }. Wähle eine andere.
    .late = Du hast in diesem Zug schon erkundet, und kaufen geht nur vorher. Mach ohne den Schlüssel weiter.
T2-6-1 = Das Zelt, einmal pro Runde: eine Extra-Erkundung jederzeit in deinem Zug oder ein Schlüssel nach Wahl in den Rucksack.
    .used = Du hast dein Zelt in dieser Runde schon benutzt. Mach ohne Zelt weiter.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe mehr: { $colour }. Wähle eine andere.
T2-6-2 = In Runde 2 haben alle ihr Zelt wieder.
T2-6-3 = Mit Zelt und Karte sind bis zu drei Erkundungen in einem Zug möglich.
T2-6-4 = Im Schlusszug gibt es kein Zelt.
    .refused = Das ist der Schlusszug. Erkunde einmal ohne Zelt oder spiel eine Karte.
    .explored = Das ist der Schlusszug, und du hast schon erkundet. Spiel eine Karte oder beende deinen Zug.
T2-7-0 = Geheimkarten spielst du jederzeit in deinem Zug, auch mehrere; danach liegen sie offen. Die für die Endwertung behältst du.
    .kept = Behalte diese Karte für die Endwertung: { $card }.
    .delivery = Diese Karte nützt bei einer Ablieferung nichts: { $card }. Lass sie weg.
    .card = { tikal-2-card-not-held }
    .passing = Die Karte „{ $card }“ gilt beim Erkunden. Wähle deinen Weg und nimm sie für einen Schritt davon.
    .exploring = Die Karte „{ $card }“ gehört zu einer Erkundung. Erkunde und wähle dabei die Karte.
    .crossing = Die Karte „{ $card }“ gilt auf der Fahrt durch den Wald. Fahr hindurch und zahle mit ihr.
    .delivering = Die Karte „{ $card }“ gehört zu einer Ablieferung. Liefere Schätze ab und leg sie dazu.
T2-7-1 = Karte: ein Geheimgang.
    .card = { tikal-2-card-not-held }
T2-7-2 = Karte: 2 Punkte mehr für jeden Schatz einer Ablieferung.
    .card = { tikal-2-card-not-held }
T2-7-3 = Karte: eine Extra-Erkundung.
    .card = { tikal-2-card-not-held }
T2-7-4 = Karte: mehrere Schatzarten in einer Ablieferung; die Preisscheibe dreht sich danach nur einmal.
    .card = { tikal-2-card-not-held }
T2-7-5 = Karte: ein Schlüssel nach Wahl, ins Camp oder in den Rucksack.
    .card = { tikal-2-card-not-held }
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe mehr: { $colour }. Wähle eine andere.
T2-7-6 = Karte: Liefere Schätze einer Art ab, ohne an einem Wasserflugzeug vorbeizufahren.
    .card = { tikal-2-card-not-held }
T2-7-7 = Karte: einmal kostenlos durch den Wald.
    .card = { tikal-2-card-not-held }
T2-7-8 = Endwertung: Eine Karte des Paars bringt 3 Punkte, beide zusammen 12.
    .refused = Das Paar hat nur { $most } Karten. Zähl noch einmal nach.
T2-7-9 = Endwertung: Diese Karte bringt 5 Punkte.
T2-7-10 = Endwertung: Diese Karte bringt 2 Punkte für jede Farbe heller Räume, in der du eine Flagge hast.
T2-8-1 = Eine Runde endet mit dem Zug, in dem das letzte Aktionsplättchen genommen wurde. Dann werden Schlüssel und Altäre gewertet, nach Runde 2 als Teil der Endwertung.
T2-8-2 = Nach Runde 2 dürfen alle noch einmal erkunden, auch mit Karten; es beginnt, wer nach der Person mit dem letzten Plättchen an der Reihe ist. Dann folgt die Endwertung.
T2-8-3 = Runde 2: Zelte zurück, Einbäume an die Start-Stätte, alle Plättchen neu ausgelegt, die Forscher bleiben. Wer zuletzt dran war, beginnt, und es geht gegen den Uhrzeigersinn; der Fluss läuft weiter im Uhrzeigersinn.
T2-9-1 = Camp-Schlüssel zählen in Sätzen verschiedener Farben: 1, 3, 6, 10 oder 15 Punkte für 1 bis 5 Farben, jeder weitere Satz für sich.
T2-9-2 = An jedem Altar bekommt 3 Punkte, wer von allen mit einer Flagge dort die meisten Camp-Schlüssel seiner Farbe hat; bei Gleichstand alle, auch ganz ohne Schlüssel.
T2-9-3 = Am bunten Altar zählen alle Camp-Schlüssel.
T2-9-4 = Nur in der Endwertung: 1 Punkt für jeden nicht abgelieferten Schatz, dazu die dafür behaltenen Karten.
    .final = Schätze und Karten zählen erst am Ende. Lass sie jetzt weg.
    .treasures =
        Nach Zählung der App hast du { $need ->
            [0] keinen Schatz
            [one] einen Schatz
           *[other] { $need } Schätze
        }, angegeben hast du { $given }. Zähl noch einmal nach oder korrigiere erst die Zahl.
    .cards =
        Nach Zählung der App hast du { $need ->
            [0] keine Geheimkarte
            [one] eine Geheimkarte
           *[other] { $need } Geheimkarten
        }, angegeben hast du { $given }. Zähl noch einmal nach oder korrigiere erst die Zahl.
T2-9-5 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
T2-10-1 = „Mehr Kontrolle“: 2 Stapel und 3 offene Schätze. Wann immer du einen Schatz nimmst, durch eine Aktion oder eine Ausgrabung, darfst du einen offenen nehmen, statt einen Stapel anzusehen; nachgelegt wird von einem der Stapel.
    .refused = Deckt { $need } Schätze auf.
    .open = Kein Schatz „{ $treasure }“ liegt offen. Wähle einen, der offen liegt.
    .piles = Die Stapel sind leer, also wird nichts aufgedeckt. Nimm nur den offenen.
T2-10-2 = „Kurzpartie“: Niemand hat ein Zelt.
    .refused = Ihr spielt die „Kurzpartie“. Erkunde einmal ohne Zelt oder spiel eine Karte.
    .pirogue = Ihr spielt die „Kurzpartie“, ohne Zelte. Erst kommt dein Plättchen mit seinen Aktionen, dann erkundest du einmal.
    .explored = Ihr spielt die „Kurzpartie“, und du hast schon erkundet. Spiel eine Karte oder beende deinen Zug.

## The log: what happened

tikal-2-sites-laid = Die Aktionsplättchen liegen an ihren Stätten.
tikal-2-start-keys-taken = { $seat } beginnt mit den Schlüsseln { $keys }.
tikal-2-keys-turn = { $seat } wählt als Nächstes die ersten Schlüssel.
tikal-2-pirogue-moved = { $seat } fährt zu Stätte { $to }.
tikal-2-forest-paid = { $seat } zahlt für den Wald mit einem Schlüssel der Farbe { $key }.
    .penalty = { $seat } durchquert den Wald ohne Schlüssel und verliert 10 Punkte.
    .card = { $seat } durchquert den Wald kostenlos.
tikal-2-treasures-delivered = { $seat } liefert { $treasures } ab ({ $counts } zu je { $prices }) und bekommt { $points } Punkte.
tikal-2-card-played = { $seat } spielt die Geheimkarte „{ $card }“.
tikal-2-tile-taken = { $seat } nimmt das Aktionsplättchen „{ $tile }“.
tikal-2-key-taken = { $seat } legt einen Schlüssel der Farbe { $colour } { $to }.
    .hidden = { $seat } legt einen Schlüssel { $to }.
tikal-2-treasure-taken = { $seat } nimmt den Schatz „{ $treasure }“.
    .hidden = { $seat } nimmt heimlich einen Schatz.
tikal-2-card-taken = { $seat } nimmt die Geheimkarte „{ $card }“.
    .hidden = { $seat } nimmt eine Geheimkarte.
tikal-2-room-discovered = { $seat } legt einen { $room } auf { $space }.
tikal-2-sanctuary-discovered = { $seat } legt auf Feld { $space } einen Altarraum ({ $altar }).
tikal-2-treasure-room-placed = Die Schatzkammer kommt auf das letzte leere Feld, { $space }.
tikal-2-passage-taken = { $seat } nimmt einen Geheimgang.
tikal-2-bonus-scored = { $seat } nimmt den Bonus von { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
tikal-2-doors-scored = { $seat } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Türen der Farbe { $colour }.
tikal-2-action-dropped = { $seat } lässt „{ $action }“ aus.
    .void = { $seat } bekommt nichts für „{ $action }“, denn es ist nichts mehr da.
tikal-2-tent-used = { $seat } benutzt das Zelt.
tikal-2-explorer-moved =
    { $seat } bewegt den Forscher { $to-kind ->
        [tikal-2-called-outside] nach draußen
        [tikal-2-called-secret-room] in den { $to }
       *[other] nach { $to }
    }.
    .still =
        { $seat } lässt den Forscher { $to-kind ->
            [tikal-2-called-outside] draußen
            [tikal-2-called-secret-room] im { $to }
           *[other] auf { $to }
        } stehen.
tikal-2-flag-placed =
    { $seat } gräbt { $place-kind ->
        [tikal-2-called-outside] draußen
        [tikal-2-called-secret-room] im { $place }
       *[other] auf { $place }
    } aus und setzt eine Flagge.
tikal-2-excavated = { $seat } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $part } ({ $place }).
tikal-2-rescued = { $seat } kauft für 10 Punkte einen Schlüssel der Farbe { $colour }.
tikal-2-turn-ended = { $seat } beendet den Zug.
tikal-2-turn-began = { $seat } ist am Zug.
    .last = { $seat } erkundet ein letztes Mal.
tikal-2-key-set-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für einen Satz aus { $size ->
    [one] 1 Schlüssel
   *[other] { $size } verschiedenen Schlüsseln
}.
tikal-2-altar-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für den Altar ({ $altar }).
tikal-2-treasures-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für nicht abgelieferte Schätze.
tikal-2-card-scored = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für die Karte „{ $card }“.
tikal-2-round-ended = Runde { $round } ist vorbei.
tikal-2-game-ended = Die Partie ist zu Ende. Der Sieg geht an { $seats }.
tikal-2-tallied = { $seat } hat angegeben, was zu werten ist.
tikal-2-doubt-advice = Seht euch diese Züge an: { $numbers }. Korrigiert, was falsch ist; ist es schon gewertet, nehmt vorher die Wertung zurück.
tikal-2-numbers-doubted = Nicht alles, was eingegeben wurde, kann stimmen. { tikal-2-doubt-advice }
    .treasure = Das kann nicht alles stimmen: Der Schatz „{ $treasure }“ wurde { $count }-mal eingegeben; es gibt nur { $most }. { tikal-2-doubt-advice }
    .card = Das kann nicht alles stimmen: Die Karte „{ $card }“ wurde { $count }-mal eingegeben, in der Schachtel ist sie nur { $most }-mal. { tikal-2-doubt-advice }
    .key = Das kann nicht alles stimmen: Es sind { $count } Schlüssel der Farbe { $colour }; es gibt nur { $most }. { tikal-2-doubt-advice }
    .treasures = Das kann nicht alles stimmen: zusammen { $count } Schätze; es gibt nur { $most }. { tikal-2-doubt-advice }
    .cards = Das kann nicht alles stimmen: zusammen { $count } Geheimkarten; es gibt nur { $most }. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Legt den Spielplan aus. Im Tempel sind { $rooms } Räume aufgedruckt, { $free } Felder sind leer.
tikal-2-setup-people = { $count } Personen. Jede nimmt eine Farbe: Camp, { $flags } Flaggen, Forscher, Materialkiste, Einbaum und Zelt.
tikal-2-setup-pieces = Auf den Spielplan: Forscher außerhalb des Tempels, Materialkisten auf die 0 der Zählleiste, Einbäume an die Start-Stätte (orangefarbenes Gebäude).
tikal-2-setup-tents = Stellt jedes Zelt neben sein Camp, Spitze nach links, Schlüssel und Flagge sichtbar.
tikal-2-setup-tents-short = „Kurzpartie“: Stellt jedes Zelt neben sein Camp, Spitze nach links, neutrale Seite sichtbar. Niemand benutzt es.
tikal-2-setup-sanctuaries = Mischt die { $sanctuaries } Altarräume zu einem offenen Stapel; die Schatzkammer kommt darunter.
tikal-2-setup-passages = Stapelt die { $passages } Geheimgang-Chips.
tikal-2-setup-wheel = Legt die Preisscheibe auf ihren Kreis, beliebig gedreht, ein Preis an jedem Schatz. Tippt in der App an, wo die { $price } liegt.
    .paper = { tikal-2-setup-wheel-any }
tikal-2-setup-wheel-any = Legt die Preisscheibe auf ihren Kreis, beliebig gedreht, ein Preis an jedem Schatz.
tikal-2-setup-cards = Mischt die { $cards } Geheimkarten zu einem verdeckten Stapel.
tikal-2-setup-treasures = Mischt die { $treasures } Schätze verdeckt und bildet 3 Stapel: { $piles }.
tikal-2-setup-treasures-open = „Mehr Kontrolle“: Mischt die { $treasures } Schätze verdeckt. Deckt { $open } auf; die übrigen bilden 2 Stapel: { $piles }.
tikal-2-setup-rooms = Mischt die { $rooms } hellen Räume zu einem verdeckten Stapel.
tikal-2-setup-keys = Sortiert die { $keys } Schlüssel offen nach Farben: je { $each }.
tikal-2-setup-tiles-all = Mischt alle { $tiles } Aktionsplättchen und legt an jeder der { $sites } Stätten { $each } davon offen aus.
tikal-2-setup-tiles-three = Legt die { $out } Aktionsplättchen mit einer 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten, im Uhrzeigersinn ab der Start-Stätte: { $sites }.
tikal-2-setup-tiles-two = Legt die { $out } Aktionsplättchen mit einer 3 oder 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten, im Uhrzeigersinn ab der Start-Stätte: { $sites }.
tikal-2-setup-first-keys = Die jüngste Person fängt an. Im Uhrzeigersinn stecken alle je { $keys } Schlüssel nach Wahl in den Rucksack: offen neben das Camp.
tikal-2-setup-memory = Offenes Gedächtnis: Das Protokoll zeigt weiter, welche Schlüssel in die Camps kamen.
tikal-2-setup-light = Einfach: Ihr spielt am Tisch. Nach jeder Runde geben alle an, was zu werten ist, und die App rechnet.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-2-called-on = auf { $at }
tikal-2-called-in = im { $room }
tikal-2-called-clockwise = im Uhrzeigersinn
tikal-2-called-anticlockwise = gegen den Uhrzeigersinn
tikal-2-corrected-round = Dies ist Runde { $after }, nicht { $before }.
tikal-2-corrected-direction = Gespielt wird { $after }, nicht { $before }.
tikal-2-corrected-passages-left =
    Im Vorrat { $after ->
        [0] ist kein Geheimgang
        [one] ist { $after } Geheimgang
       *[other] sind { $after } Geheimgänge
    }, nicht { $before }.
tikal-2-corrected-stock =
    Im Vorrat { $after ->
        [0] ist kein Schlüssel
        [one] ist { $after } Schlüssel
       *[other] sind { $after } Schlüssel
    } der Farbe { $colour }, nicht { $before }.
tikal-2-corrected-wheel = Die Preisscheibe zeigt { $after } für „{ $treasure }“, nicht { $before }.
tikal-2-corrected-site-tiles = An Stätte { $site }: { $after }, nicht { $before }.
    .new = An Stätte { $site }: { $after }.
    .gone = An Stätte { $site } liegt kein Aktionsplättchen.
tikal-2-corrected-sites = Die Aktionsplättchen an den Stätten wurden korrigiert.
tikal-2-corrected-score =
    { $seat } hat { $after ->
        [0] keine Punkte
        [one] { $after } Punkt
       *[other] { $after } Punkte
    }, nicht { $before }.
tikal-2-corrected-backpack =
    { $seat } hat { $after ->
        [0] keinen Schlüssel
        [one] { $after } Schlüssel
       *[other] { $after } Schlüssel
    } der Farbe { $colour } im Rucksack, nicht { $before }.
tikal-2-corrected-camp =
    { $seat } hat { $after ->
        [0] keinen Schlüssel
        [one] { $after } Schlüssel
       *[other] { $after } Schlüssel
    } der Farbe { $colour } im Camp, nicht { $before }.
    .what = welche Schlüssel { $seat } im Camp hat
tikal-2-corrected-camps = Die Schlüssel, die { $seat } im Camp hat, wurden korrigiert.
    .what = welche Schlüssel { $seat } im Camp hat
tikal-2-corrected-treasures =
    { $seat } hat den Schatz „{ $treasure }“ { $after ->
        [0] gar nicht
        [one] { $after }-mal
       *[other] { $after }-mal
    }, nicht { $before }-mal.
    .what = welche Schätze { $seat } hat
tikal-2-corrected-all-treasures = Die Schätze von { $seat } wurden korrigiert.
    .what = welche Schätze { $seat } hat
tikal-2-corrected-cards = { $seat } hat die Geheimkarten { $after }, nicht { $before }.
    .new = { $seat } hat die Geheimkarten { $after }.
    .gone = { $seat } hat keine Geheimkarten.
    .what = welche Geheimkarten { $seat } hat
tikal-2-corrected-passages =
    { $seat } hat { $after ->
        [0] keinen Geheimgang
        [one] { $after } Geheimgang
       *[other] { $after } Geheimgänge
    }, nicht { $before }.
tikal-2-corrected-flags-left = { $seat } hat { $after ->
        [0] keine Flagge mehr
        [one] noch { $after } Flagge
       *[other] noch { $after } Flaggen
    }, nicht { $before }.
tikal-2-corrected-tent = { $seat } hat das Zelt.
    .new = { $seat } hat das Zelt noch nicht benutzt.
    .gone = { $seat } hat das Zelt schon benutzt.
tikal-2-corrected-site = { $seat } ist an Stätte { $after }, nicht an { $before }.
tikal-2-corrected-explorer = { $seat } hat den Forscher { $after }, nicht { $before }.
tikal-2-corrected-flag = { $seat } hat die Flagge auf { $space } auf einem anderen Bonus.
    .new = { $seat } hat eine Flagge auf { $space }.
    .gone = { $seat } hat keine Flagge auf { $space }.
tikal-2-corrected-secret-flag = { $seat } hat die Flagge im { $room } auf einem anderen Bonus.
    .new = { $seat } hat eine Flagge im { $room }.
    .gone = { $seat } hat keine Flagge im { $room }.
tikal-2-corrected-doors = Die Türen des Raums auf { $space } liegen anders.
tikal-2-corrected-colour = Der Raum auf { $space } hat die Farbe { $after }, nicht { $before }.
    .new = Der Raum auf { $space } hat die Farbe { $after }.
    .gone = Der Raum auf { $space } hat keine Farbe.
tikal-2-corrected-room = Auf { $space } liegt: { $after }, nicht { $before }.
    .new = Auf { $space } liegt: { $after }.
    .gone = Auf { $space } liegt kein Raum.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = ein Bonus bringt mindestens eins davon: Punkte, Karten oder Schätze
flaw-t2-arrangement = ein Raum dieser Farbe ({ $colour }) muss diese Türen haben: { $missing }
flaw-t2-treasure-room = ein Bonus muss { $expected } Punkte bringen
flaw-t2-forest-there = nach Stätte { $found } liegt schon der Wald
flaw-t2-backs = Plättchen mit einer { $back } auf der Rückseite: erwartet { $expected }, gefunden { $found }
flaw-t2-discovery-back = ein Plättchen mit einer { $back } auf der Rückseite kann das nicht zeigen: { $found }
## How the doors of a room lie, said for { $missing }
word-single = eine einzelne Tür
word-adjacent = zwei Türen nebeneinander
word-one-apart = zwei Türen mit einer Seite dazwischen
word-opposite = zwei gegenüberliegende Türen

# Attributes of X1 (kernel.ftl) that this game needs and that are not there yet: .won (won), .action (action), .explored.
