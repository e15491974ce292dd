### Tikal II on paper. Readable across a table: short. *…* is bold, [key] an icon; both stay as they are.

## The sketch of the table: heaps, and what a drawing means

t2-print-heap-sanctuaries = Altarräume, Schatzkammer
t2-print-heap-passages = Geheimgänge
t2-print-heap-cards = Geheimkarten
t2-print-heap-rooms = Helle Räume
t2-print-heap-treasures = Schätze
t2-print-heap-wheel = Preisscheibe
t2-print-heap-keys = Schlüssel
t2-print-heap-mine = Alle haben
t2-print-wheel-any = Beliebig gedreht.
t2-print-boxed = { $count } Aktionsplättchen bleiben in der Schachtel
t2-print-legend-start-site = Start-Stätte
t2-print-legend-tile = Plättchen
t2-print-legend-forest = Wald
t2-print-legend-seaplane = Wasserflugzeug
t2-print-legend-secret-room = Geheimraum

## The first reference card: the turn, the river, the action tiles

t2-print-card-turn = Zug und Aktionsplättchen
t2-print-turn = Dein Zug
t2-print-turn-pirogue = *Einbaum – immer:* Nimm ein Plättchen hier, oder fahr *1–5* Stätten weiter (Uhrzeigersinn) und nimm dort eins.
t2-print-turn-actions = Nutze *alle* seine Aktionen in beliebiger Reihenfolge, oder lass welche weg.
t2-print-turn-explorer = *Forscher – freiwillig:* bewegen, dann in *einem* Raum ausgraben.
t2-print-river = Auf dem Fluss
t2-print-river-forest = *Wald:* 1 [key] aus dem Rucksack. Keiner? *−10 Punkte.*
t2-print-river-seaplane = *Am Wasserflugzeug vorbei* darfst du abliefern: beliebig viele *einer* Schatzart × Preis. Dann die Scheibe *1* weiter.
t2-print-river-twice = *Zwei* Wasserflugzeuge, zwei Ablieferungen; die Scheibe dreht sich nach jeder. Ohne Fahrt keine.
t2-print-acts = Auf den Aktionsplättchen
t2-print-act-key = Ein Schlüssel dieser Farbe (fehlt sie: beliebig), bei [key-any] nach Wahl. In Camp oder Rucksack.
t2-print-act-treasure = Die obersten *3* eines Stapels: *1* behalten, den Rest obenauf zurück.
t2-print-act-treasure-open = Nimm einen offenen (von einem Stapel ersetzen) oder sieh die obersten *3* eines Stapels an: *1* behalten, den Rest obenauf zurück.
t2-print-act-treasure-double = Doppelt: *zweimal* tun, beliebige Stapel.
t2-print-act-card = Die obersten *3* Geheimkarten: *1* behalten, den Rest obenauf zurück.
t2-print-act-room = Die obersten *3* Räume: *1* auf ein beliebiges leeres Feld, den Rest obenauf zurück.
t2-print-act-sanctuary = Den obersten Altarraum auf ein leeres Feld. Ist nur noch eins frei, kommt die Schatzkammer sofort dorthin.
t2-print-act-passage = *1* Geheimgang.
t2-print-act-bonus = *1* oder *2* Punkte.
t2-print-act-doors = Eine Farbe: *1* Punkt je Tür in hellen Räumen mit deiner [flag].

## Its back: keys, moving, excavating

t2-print-card-explorer = Schlüssel, Bewegen, Ausgraben
t2-print-keys = Schlüssel
t2-print-keys-camp = *Camp:* verdeckt. Zählt, öffnet nichts.
t2-print-keys-backpack = *Rucksack:* offen. Öffnet Türen, bezahlt den Wald, zählt nie.
t2-print-keys-stay = Ein Schlüssel wechselt *nie* zwischen beiden.
t2-print-move = Bewegen: beliebig weit
t2-print-move-door = *Tür* auf einer der beiden Seiten: Du brauchst zu *jeder* Farbe dort einen [key] im Rucksack. Du behältst ihn.
t2-print-move-passage = *Geheimgang:* durch *eine* Wand oder eine Tür, zu der dir ein [key] fehlt. Zurück in den Vorrat.
t2-print-move-several = *Mehrere* in einer Bewegung sind erlaubt.
t2-print-move-secret = *Geheimraum:* nur von draußen, hinein und hinaus nur mit [passage].
t2-print-move-empty = *Leere Felder* sind zu. Draußen ist alles offen.
t2-print-dig = Ausgraben
t2-print-dig-flag = *1* Flagge je Raum im ganzen Spiel: auf einen freien Bonus, du bekommst ihn (Karten, Schätze wie bei einer Aktion). Die Bewegung endet.
t2-print-dig-light = *Heller Raum:* dazu *1* je Tür und *1* je Tür dieser Farbe in *anderen* Räumen mit deiner [flag] – auch ohne freien Bonus.
t2-print-dig-dark = *Andere Räume:* nur solange ein Bonus frei ist.
t2-print-dig-here = In einem Raum ohne deine [flag]? Du darfst dort graben, *ohne dich zu bewegen*.
t2-print-dig-back = Mit [passage] gekommen? Du darfst graben und gleich zurück.
t2-print-dig-rescue = *Kein Raum erreichbar?* Einmal pro Zug 1 [key-any] in den Rucksack für *10 Punkte*.

## The second reference card: the tent and the special cards

t2-print-card-cards = Geheimkarten
t2-print-tent = Das Zelt, einmal pro Runde
t2-print-tent-does = Eine Extra-Erkundung jederzeit in deinem Zug oder 1 [key-any] in den Rucksack.
t2-print-tent-again = In Runde 2 hast du es *wieder*.
t2-print-cards = Geheimkarten
t2-print-cards-when = Jederzeit in deinem Zug, auch mehrere. Dann offen ablegen.
t2-print-cards-kept = Für die Endwertung behalten
t2-print-special-passage = Ein Geheimgang.
t2-print-special-explore = Eine Extra-Erkundung.
t2-print-special-key = 1 Schlüssel nach Wahl, Camp oder Rucksack.
t2-print-special-forest = Einmal kostenlos durch den Wald.
t2-print-special-plus-two = *+2* je Schatz einer Ablieferung.
t2-print-special-many-types = Mehrere Schatzarten in einer Ablieferung; die Scheibe dreht sich danach einmal.
t2-print-special-remote = *Eine* Schatzart abliefern ohne Wasserflugzeug.
t2-print-special-pair = Eine: *3* Punkte. Beide: *12*.
t2-print-special-five = *5* Punkte.
t2-print-special-room-colours = *2* Punkte je Farbe heller Räume mit deiner [flag].

## Its back: scoring and rounds; “-short” where nobody has a tent

t2-print-card-scoring = Wertung und Runden
t2-print-scoring = Nach jeder Runde
t2-print-scoring-sets = Camp-Schlüssel: Sätze verschiedener Farben
t2-print-scoring-again = Übrige Schlüssel bilden den nächsten Satz:
t2-print-scoring-altar = *Altar, 3 Punkte:* die meisten Camp-Schlüssel seiner Farbe unter allen mit einer [flag] dort. Gleichstand: *alle*, auch ohne Schlüssel.
t2-print-scoring-any = *Bunter Altar:* Alle Camp-Schlüssel zählen.
t2-print-final = Nur am Ende
t2-print-final-treasures = *1* Punkt je nicht abgeliefertem Schatz.
t2-print-final-cards = Die behaltenen Geheimkarten.
t2-print-rounds = Runden
t2-print-rounds-second = *Runde 2:* Zelte zurück, Einbäume zum Start, alle Plättchen neu auslegen; Forscher bleiben. Wer zuletzt dran war, beginnt, *gegen* den Uhrzeigersinn; der Fluss läuft wie immer.
t2-print-rounds-second-short = *Runde 2:* Einbäume zum Start, alle Plättchen neu auslegen; Forscher bleiben. Wer zuletzt dran war, beginnt, *gegen* den Uhrzeigersinn; der Fluss läuft wie immer.
t2-print-rounds-last = *Nach Runde 2* erkunden alle noch einmal: mit Karten, ohne Zelt. Dann die Endwertung.
t2-print-rounds-last-short = *Nach Runde 2* erkunden alle noch einmal, auch mit Karten. Dann die Endwertung.
t2-print-rounds-win = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.

## The score sheet

t2-print-score-example = 3 Farben, 1 davon doppelt: 6 + 1 = 7. Altar: 3 Punkte für die meisten Camp-Schlüssel seiner Farbe unter allen mit Flagge dort; bei Gleichstand alle.
t2-print-score-when =
    I: nach Runde 1
    II: am Ende
t2-print-score-track = Punkte vorher
t2-print-score-sets-points = Punkte für Sätze
t2-print-score-treasures = Übrige Schätze × 1
t2-print-score-pair = Paar: 3 oder 12
t2-print-score-five = 5 Punkte
t2-print-score-room-colours = Raumfarben × 2
t2-print-score-total = Punkte jetzt
t2-print-score-deliveries = Ablieferungen: Anzahl × Preis = Punkte
t2-print-score-keys = Schlüssel im Camp: Anzahl je Farbe
t2-print-score-altars = Altäre: 3 Punkte
t2-print-score-final = Nur Endwertung
