## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are places such as “3, 2” (column, row).

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
## The same for actions still open
open-key = { action-key }
open-treasure = { action-treasure }
open-card = { action-card }
open-room = { action-room }
open-sanctuary = { action-sanctuary }
open-passage = { action-passage }
open-bonus = { action-bonus }
open-doors = { action-doors }
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
    .sanctuaries = Nennt jeden Altarraum des Stapels einmal.
    .keys = Von dieser Schlüsselfarbe gibt es nur { $most }: { $colour }.
    .passages = Es gibt nur { $most } Geheimgänge.
    .treasures = Von diesem Schatz gibt es nur { $most }: { $treasure }.
    .cards = Von dieser Karte gibt es in der Schachtel: { $card } × { $most }.
    .rooms = Jeden Raum und jeden Altarraum gibt es nur einmal.
T2-1-4 = Zu viert sind 24 Aktionsplättchen im Spiel, zu dritt 21, zu zweit 16, nie mehr als 4 an einer Stätte; wie sie liegen, steht in eurem Kit.
    .counts = Nötig an den Stätten: { $need }, angegeben: { $given }.
    .tiles = Jedes Plättchen im Spiel muss genau einmal ausliegen.
T2-1-5 = Die jüngste Person fängt an, dann geht es im Uhrzeigersinn. In dieser Reihenfolge nehmen alle zuerst je 2 Schlüssel nach Wahl in den Rucksack.
    .refused = Zu nehmende Schlüssel: { $need }, nicht { $given }.
    .stock = So viele Schlüssel dieser Farbe sind nicht im Vorrat: { $colour }.
T2-2-1 = Schlüssel im Rucksack liegen offen. Sie öffnen Türen und bezahlen den Wald, bringen aber nie Punkte.
T2-2-2 = Schlüssel im Camp liegen verdeckt. Sie bringen Punkte, öffnen aber nichts.
T2-2-3 = Kein Schlüssel wechselt je zwischen Camp und Rucksack.
T2-2-4 = Deine Schätze, Geheimkarten und Camp-Schlüssel kennst nur du. Bei beiden Wertungen zeigen alle ihre Camp-Schlüssel und verdecken sie dann wieder.
T2-2-5 = Wer gesehen hat, welcher Schlüssel in ein Camp ging, darf es sich merken; das Protokoll wiederholt es für die anderen nicht (eine Einstellung dieses Tisches).
T2-3-1 = Zuerst der Einbaum: Nimm ein Aktionsplättchen an deiner Stätte, oder fahr im Uhrzeigersinn 1 bis 5 Stätten weiter und nimm dort eins. Ein Plättchen musst du nehmen.
    .once = Der Einbaum fährt nur einmal, und nur vor dem Plättchen.
    .stay = Dein Einbaum ist schon dort.
    .empty = An dieser Stätte liegt kein Aktionsplättchen mehr.
    .taken = Du hast dein Plättchen schon genommen.
    .there = Plättchen { $tile } liegt nicht an deiner Stätte.
    .none = Nimm zuerst ein Aktionsplättchen.
T2-3-2 = Den Wald zu durchqueren kostet sofort einen Schlüssel deiner Wahl aus dem Rucksack; ohne Schlüssel kostet es 10 Punkte.
    .not = Dieser Weg führt nicht durch den Wald.
    .key = So einen Schlüssel hast du nicht im Rucksack: { $colour }.
T2-3-3 = Solange du einen Schlüssel im Rucksack hast, zahlst du mit einem Schlüssel, nicht mit Punkten. Der Punktestand darf unter 0 fallen.
T2-3-4 = An einem Wasserflugzeug darfst du im Vorbeifahren beliebig viele Schätze einer Art abliefern, jeden zum Preis, der gerade gilt; danach dreht sich die Preisscheibe einen Schritt weiter. Die abgelieferten Schätze sind dann aus dem Spiel.
    .types = Diese Ablieferung nimmt nur eine Sorte.
    .have = Vom Schatz „{ $treasure }“ hast du { $have }, nicht { $need }.
T2-3-5 = Kommst du in einer Fahrt an beiden Wasserflugzeugen vorbei, darfst du zweimal abliefern; die Preisscheibe dreht sich nach jeder Ablieferung.
    .order = Liefere in der Reihenfolge ab, in der du an den Wasserflugzeugen vorbeikommst, an jedem einmal.
T2-3-6 = Abliefern geht nur beim Vorbeifahren an einem Wasserflugzeug, außer mit einer Karte.
    .plane = An diesem Wasserflugzeug kommst du nicht vorbei.
T2-3-7 = Vor der Forscher-Phase nutzt du die Aktionen deines Plättchens in beliebiger Reihenfolge; jede darf auch entfallen.
    .refused = Erst nutzen oder weglassen: { $open }.
T2-3-8 = Zu einer Ablieferung gehört mindestens ein Schatz.
T2-4-1 = Ein farbiger Schlüssel kommt sofort ins Camp oder in den Rucksack. Fehlt die Farbe im Vorrat, wählst du eine andere; ist der Vorrat leer, bekommst du keinen.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe: { $colour }.
    .colour = Dein Plättchen gibt keinen Schlüssel dieser Farbe: { $colour }.
T2-4-2 = Ein bunter Schlüssel steht für eine Farbe deiner Wahl.
T2-4-3 = Schatz: Sieh dir die obersten drei eines Stapels an, behalte heimlich einen und leg die anderen wieder obenauf. Sind es weniger, sieh dir diese an.
    .none = Von diesem Schatz kann keiner mehr in den Stapeln sein: { $treasure }.
    .pile = Dieser Stapel ist leer.
T2-4-4 = Geheimkarte: Sieh dir die obersten drei an, behalte eine und leg die anderen wieder obenauf.
    .refused = Von dieser Karte kann keine mehr im Stapel sein: { $card }.
T2-4-5 = Heller Raum: Sieh dir die obersten drei an und leg einen davon auf ein beliebiges leeres Feld, gedreht, wie du willst; die anderen kommen wieder obenauf.
    .room = Raum { $room } liegt schon im Tempel.
    .off = Feld { $space } gibt es nicht im Tempel.
    .taken = Auf Feld { $space } liegt schon ein Raum.
T2-4-6 = Altarraum: Der oberste kommt auf ein beliebiges leeres Feld. Er hat keine Türen.
    .altar = Dieser Altarraum liegt schon im Tempel: { $altar }.
    .top = Obenauf liegt: { $altar }.
    .off = Feld { $space } gibt es nicht im Tempel.
    .taken = Auf Feld { $space } liegt schon ein Raum.
T2-4-7 = Geheimgang: Nimm einen Geheimgang-Chip, falls noch einer da ist.
T2-4-8 = Bonus: 1 oder 2 Punkte, wie das Plättchen zeigt.
T2-4-9 = Abrechnung: Wähle eine Farbe; du bekommst 1 Punkt für jede Tür dieser Farbe in hellen Räumen mit deiner Flagge.
T2-4-10 = Ist im Tempel nur noch ein Feld leer, kommt die Schatzkammer sofort dorthin.
T2-5-1 = Dein Forscher geht beliebig weit, durch entdeckte Räume und über das freie Gelände draußen.
    .start = Dort ist dein Forscher nicht; beginne, wo er steht.
    .apart = Zwei Orte auf diesem Weg liegen nicht nebeneinander.
T2-5-2 = Um von einem Raum in den nächsten zu gehen, brauchst du auf mindestens einer Seite eine Tür und im Rucksack einen Schlüssel in jeder Farbe, die dort zu sehen ist. Die Schlüssel zeigst du nur.
T2-5-3 = Über ein Feld, das noch nicht entdeckt ist, geht niemand.
    .refused = Auf Feld { $space } ist noch nichts entdeckt.
T2-5-4 = Ein Geheimgang führt durch eine Wand oder ohne Schlüssel durch eine Tür und kommt zurück in den Vorrat; in einer Bewegung gehen auch mehrere.
    .tokens = Nötige Geheimgänge: { $need }, du hast { $have }.
T2-5-5 = Nach einem Geheimgang darfst du weitergehen, eine Flagge setzen und bleiben oder eine Flagge setzen und gleich durch denselben Geheimgang zurückgehen.
    .dig = Gleich zurück geht nur, wer eine Flagge setzt.
    .passage = Der letzte Schritt ging nicht durch einen Geheimgang.
T2-5-6 = In die 6 Geheimräume geht es nur von draußen und nur durch einen Geheimgang, hinaus ebenso. Ein Geheimgang geht auch dort, wo du den Schlüssel hast.
T2-5-7 = Ausgrabung in einem Raum ohne deine Flagge: Setz eine auf einen freien Bonus und nimm ihn. Je Person und Raum gibt es nur eine Flagge, für immer.
    .outside = Draußen gibt es nichts auszugraben.
    .flag = In diesem Raum hast du schon eine Flagge.
    .flags = Du hast keine Flagge mehr.
    .free = Ein Bonus ist frei; wähle einen.
    .bonus = Diesen Bonus gibt es hier nicht, oder er ist nicht mehr frei.
T2-5-8 = Wer eine Flagge setzt, beendet die Bewegung, außer beim Rückweg durch einen Geheimgang und bei Extra-Erkundungen.
T2-5-9 = Ein heller Raum bringt 1 Punkt je Tür und 1 Punkt für jede Tür dieser Farbe in Räumen, in denen deine Flagge schon steht, auch wenn sein Bonus vergeben ist.
    .free = Der Bonus ist frei, also nimmst du ihn.
T2-5-10 = In Altarräumen, Geheimräumen und der Schatzkammer kannst du nur ausgraben, solange dort ein Bonus frei ist.
T2-5-11 = Stehst du in einem Raum ohne deine Flagge, darfst du dort ausgraben, ohne dich zu bewegen.
T2-5-12 = Du darfst auch in einem Raum mit deiner Flagge anhalten, oder anhalten und nichts ausgraben.
T2-5-13 = Notfall: Erreichst du keinen Raum zum Ausgraben, auch nicht mit deinen Geheimgängen, darfst du einmal pro Zug für 10 Punkte einen Schlüssel nach Wahl kaufen. Er kommt in den Rucksack.
    .once = Nur einmal pro Zug und nur vor der Erkundung.
    .reach = Du kannst einen Raum zum Ausgraben erreichen.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe: { $colour }.
T2-6-1 = Das Zelt, einmal pro Runde: eine Extra-Erkundung zu beliebiger Zeit in deinem Zug oder ein Schlüssel nach Wahl in den Rucksack.
    .used = Du hast dein Zelt in dieser Runde schon benutzt.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe: { $colour }.
T2-6-2 = In Runde 2 haben alle ihr Zelt wieder.
T2-6-3 = Mit Zelt und Karte sind bis zu drei Erkundungen in einem Zug möglich.
T2-6-4 = Im Schlusszug gibt es kein Zelt.
T2-7-0 = Geheimkarten spielst du zu beliebiger Zeit in deinem Zug, auch mehrere; danach liegen sie offen. Die für die Endwertung behältst du.
    .refused = Diese Karte gehört nicht zu einer Ablieferung: { $card }.
T2-7-1 = Karte: ein Geheimgang.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-2 = Karte: 2 Punkte mehr für jeden Schatz einer Ablieferung.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-3 = Karte: eine Extra-Erkundung.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-4 = Karte: mehrere Schatzarten in einer Ablieferung; die Preisscheibe dreht sich danach nur einmal.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-5 = Karte: ein Schlüssel nach Wahl, ins Camp oder in den Rucksack.
    .card = Von dieser Karte hast du nicht genug: { $card }.
    .stock = Im Vorrat ist kein Schlüssel dieser Farbe: { $colour }.
T2-7-6 = Karte: Liefere Schätze einer Art ab, ohne an einem Wasserflugzeug vorbeizufahren.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-7 = Karte: einmal kostenlos durch den Wald.
    .card = Von dieser Karte hast du nicht genug: { $card }.
T2-7-8 = Endwertung: Eine Karte des Paars bringt 3 Punkte, beide zusammen 12.
    .refused = Davon gibt es nur { $most }.
T2-7-9 = Endwertung: Diese Karte bringt 5 Punkte.
T2-7-10 = Endwertung: Diese Karte bringt 2 Punkte für jede Farbe heller Räume, in der du eine Flagge hast.
T2-8-1 = Eine Runde endet mit dem Zug, in dem das letzte Aktionsplättchen genommen wurde. Dann werden Schlüssel und Altäre gewertet, nach Runde 2 als Teil der Endwertung.
T2-8-2 = Nach Runde 2 dürfen alle noch einmal erkunden, auch mit Karten; es beginnt der Platz nach der Person mit dem letzten Plättchen. Dann folgt die Endwertung.
T2-8-3 = Runde 2: Zelte zurück, Einbäume an die Start-Stätte, alle Plättchen neu ausgelegt, die Forscher bleiben. Wer zuletzt dran war, beginnt, und es geht gegen den Uhrzeigersinn; der Fluss läuft weiter im Uhrzeigersinn.
T2-9-1 = Camp-Schlüssel zählen in Sätzen verschiedener Farben: 1, 3, 6, 10 oder 15 Punkte für 1 bis 5 Farben, jeder weitere Satz für sich.
T2-9-2 = An jedem Altar bekommt 3 Punkte, wer von allen mit einer Flagge dort die meisten Camp-Schlüssel seiner Farbe hat; bei Gleichstand alle, auch ganz ohne Schlüssel.
T2-9-3 = Am bunten Altar zählen alle Camp-Schlüssel.
T2-9-4 = Nur in der Endwertung: 1 Punkt für jeden nicht abgelieferten Schatz, dazu die dafür behaltenen Karten.
    .final = Schätze und Karten kommen erst in der Endwertung dran.
T2-9-5 = Die meisten Punkte gewinnen; bei Gleichstand teilt ihr euch den Sieg.
T2-10-1 = „Mehr Kontrolle“: 2 Stapel und 3 offene Schätze. Statt einen Stapel anzusehen, darfst du einen offenen nehmen; ersetzt wird er von einem der Stapel.
    .refused = Offen liegende Schätze: { $need }.
    .open = Dieser Schatz liegt nicht offen: { $treasure }.
    .piles = Die Stapel sind leer; es wird nichts aufgedeckt.
T2-10-2 = „Kurzpartie“: Niemand hat ein Zelt.

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
tikal-2-tile-taken = { $seat } nimmt Aktionsplättchen { $tile }.
tikal-2-key-taken = { $seat } legt einen Schlüssel der Farbe { $colour } { $to }.
    .hidden = { $seat } legt einen Schlüssel { $to }.
tikal-2-treasure-taken = { $seat } nimmt den Schatz „{ $treasure }“.
    .hidden = { $seat } nimmt einen Schatz.
tikal-2-card-taken = { $seat } nimmt die Geheimkarte „{ $card }“.
    .hidden = { $seat } nimmt eine Geheimkarte.
tikal-2-room-discovered = { $seat } entdeckt Raum { $room } auf Feld { $space }.
tikal-2-sanctuary-discovered = { $seat } entdeckt auf Feld { $space } einen Altarraum ({ $altar }).
tikal-2-treasure-room-placed = Die Schatzkammer liegt auf Feld { $space }.
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
tikal-2-explorer-moved = { $seat } bewegt den Forscher ({ $to }).
    .still = { $seat } bleibt, wo der Forscher steht ({ $to }).
tikal-2-flag-placed = { $seat } gräbt aus und setzt eine Flagge ({ $place }).
tikal-2-excavated = { $seat } bekommt { $points ->
    [0] keine Punkte
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $part } ({ $place }).
tikal-2-rescued = { $seat } kauft für 10 Punkte einen Schlüssel der Farbe { $colour }.
tikal-2-turn-ended = { $seat } ist fertig.
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
tikal-2-doubt-advice = Seht euch diese Einträge an: { $numbers }. Korrigiert, was falsch ist; ist es schon gewertet, nehmt vorher die Wertung zurück.
tikal-2-numbers-doubted = Nicht alles, was eingegeben wurde, kann stimmen. { tikal-2-doubt-advice }
    .treasure = Das kann nicht alles stimmen: Der Schatz „{ $treasure }“ wurde { $count }-mal eingegeben; es gibt nur { $most }. { tikal-2-doubt-advice }
    .card = Das kann nicht alles stimmen: Die Karte „{ $card }“ wurde { $count }-mal eingegeben, in der Schachtel ist sie nur { $most }-mal. { tikal-2-doubt-advice }
    .key = Das kann nicht alles stimmen: Es sind { $count } Schlüssel der Farbe { $colour }; es gibt nur { $most }. { tikal-2-doubt-advice }
    .treasures = Das kann nicht alles stimmen: zusammen { $count } Schätze; es gibt nur { $most }. { tikal-2-doubt-advice }
    .cards = Das kann nicht alles stimmen: zusammen { $count } Geheimkarten; es gibt nur { $most }. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Legt den Spielplan aus. Im Tempel sind { $rooms } Räume aufgedruckt, { $free } Felder sind leer.
tikal-2-setup-people = { $count } Personen. Jede nimmt eine Farbe: Camp, { $flags } Flaggen, Forscher, Materialkiste, Einbaum und Zelt.
tikal-2-setup-pieces = Auf den Plan: Forscher außerhalb des Tempels, Materialkisten auf die 0 der Zählleiste, Einbäume an die Start-Stätte (orangefarbenes Gebäude).
tikal-2-setup-tents = Stellt jedes Zelt neben sein Camp, Spitze nach links, Schlüssel und Flagge sichtbar.
tikal-2-setup-tents-short = „Kurzpartie“: Stellt jedes Zelt neben sein Camp, Spitze nach links, neutrale Seite sichtbar. Niemand benutzt es.
tikal-2-setup-sanctuaries = Mischt die { $sanctuaries } Altarräume zu einem offenen Stapel; die Schatzkammer kommt darunter.
tikal-2-setup-passages = Stapelt die { $passages } Geheimgang-Chips.
tikal-2-setup-wheel = Legt die Preisscheibe auf ihren Kreis, sodass sie zeigt: { $treasure } = { $price }.
tikal-2-setup-wheel-any = Legt die Preisscheibe auf ihren Kreis, beliebig gedreht, ein Preis an jedem Schatz.
tikal-2-setup-cards = Mischt die { $cards } Geheimkarten zu einem verdeckten Stapel.
tikal-2-setup-treasures = Mischt die { $treasures } Schätze verdeckt und bildet 3 Stapel: { $piles }.
tikal-2-setup-treasures-open = „Mehr Kontrolle“: Mischt die { $treasures } Schätze verdeckt. Deckt { $open } auf; die übrigen bilden 2 Stapel: { $piles }.
tikal-2-setup-rooms = Mischt die { $rooms } hellen Räume zu einem verdeckten Stapel.
tikal-2-setup-keys = Sortiert die { $keys } Schlüssel offen nach Farben: je { $each }.
tikal-2-setup-tiles-all = Mischt alle { $tiles } Aktionsplättchen und legt an jede der { $sites } Stätten { $each }, offen.
tikal-2-setup-tiles-three = Legt die { $out } Aktionsplättchen mit einer 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten, im Uhrzeigersinn ab der Start-Stätte: { $sites }.
tikal-2-setup-tiles-two = Legt die { $out } Aktionsplättchen mit einer 3 oder 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten, im Uhrzeigersinn ab der Start-Stätte: { $sites }.
tikal-2-setup-first-keys = Die jüngste Person fängt an. Im Uhrzeigersinn nehmen alle je { $keys } Schlüssel nach Wahl in den Rucksack: offen neben das Camp.
tikal-2-setup-memory = Offenes Gedächtnis: Das Protokoll zeigt weiter, welche Schlüssel in die Camps kamen.
tikal-2-setup-light = Einfach: Ihr spielt am Tisch. Nach jeder Runde geben alle an, was zu werten ist, und die App rechnet.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = ein Bonus bringt mindestens etwas: Punkte, Karten oder Schätze
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
