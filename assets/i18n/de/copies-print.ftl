### What sheets and set-up lists say where nobody told how their copy is, and the sheets that show a copy itself.

## Setting up, as far as every copy is alike

lost-temple-setup-board-second = Legt den Spielplan aus. Ihr lauft bis zum zweiten großen Tempel.
lost-temple-setup-board-first = Legt den Spielplan aus. Ab sechs Personen lauft ihr nur bis zum ersten großen Tempel.
lost-temple-setup-tokens-circles = Mischt die { $tokens } Ereignisplättchen verdeckt. Auf jeden Doppelkreis kommt eines; die übrigen liegen als Vorrat neben dem Plan.
lost-temple-setup-tokens-near-circles = Mischt die { $tokens } Ereignisplättchen verdeckt. Auf jeden Doppelkreis vor dem Ziel kommt eines, dahinter keines; die übrigen liegen als Vorrat neben dem Plan.
lost-temple-setup-start-cards-own = Mischt die neun Charaktere und teilt an jede der { $count } Personen einen offen aus. Wie die Karte zeigt: Die linke Zahl ist das Startfeld, stellt eure Spielfigur darauf; die rechte sagt, wie viele Smaragde ihr bekommt. Kundschafter und Kind bekommen auch eine Machete.
tikal-2-setup-tiles-three-picture = Legt die { $out } Aktionsplättchen mit einer 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten: an jede so viele, wie das Bild für 3 Personen in der Spielregel zeigt.
tikal-2-setup-tiles-two-picture = Legt die { $out } Aktionsplättchen mit einer 3 oder 4 auf der Rückseite in die Schachtel. Mischt die übrigen { $tiles } und legt sie offen an die Stätten: an jede so viele, wie das Bild für 2 Personen in der Spielregel zeigt.

## Sketches without a copy

lt-print-sketch = Nur eine Skizze: Euer Spielplan zeigt die Kurven und jedes Feld.
lt-print-sketch-start = Start
lt-print-sketch-first = Erster großer Tempel
lt-print-sketch-second = Zweiter großer Tempel
lt-print-legend-circle = Ereignisfeld
lt-print-legend-great = großer Tempel
# Beside the number 18.
lt-print-tokens = Plättchen
lt-print-start-own = Wie eure Karte zeigt: links das Startfeld, rechts die Smaragde.
t2-print-temple-untold = Der Tempel hat { $spaces } Felder. Auf { $rooms } davon ist ein Raum aufgedruckt, zwei von jeder Farbe:
t2-print-sketch = Nur eine Skizze: Euer Spielplan zeigt, wo Räume, Wald und Wasserflugzeuge liegen.
tk-print-compare = Die vier aufgedruckten Felder liegen wahrscheinlich so: Vergleicht mit eurem Plan.

## The sheets that show a copy, and the form

print-sheet-kit = Euer Exemplar
print-sheet-kit-form = Leeres Formular
kit-print-kit = Vergleicht das mit eurem Spielplan und euren Teilen. Wo nur eine Linie oder ein leeres Kästchen ist, hat noch niemand etwas angegeben. Was anders ist, berichtigt ihr in der App.
kit-print-kit-form = Tragt mit dem Stift ein, was euer Spielplan und eure Teile zeigen. Gebt es dann in der App ein: Von da an kennt sie euer Exemplar.
# Under the sheet’s name, where else the copy’s own name stands.
kit-print-pen = Was euer Exemplar zeigt
kit-print-invented = Erfundener Spielplan
kit-print-nobody = Noch nicht beschrieben
kit-print-flaws = Das passt nicht zur Spielregel. Seht noch einmal nach:
kit-print-flaws-more = und { $count } weitere

## Lost Temple’s copy

lost-temple-kit-track = Der Pfad
lost-temple-kit-ring = Kreist ein, was jedes Feld ist: Tempel, Dorf, undurchdringlicher Urwald oder Doppelkreis. Ohne Kreis ist es ein gewöhnliches Feld. Ein Tempel oder Dorf mit Doppelkreis bekommt zwei Kreise.
lost-temple-kit-length = Anzahl der Felder
lost-temple-kit-far = Zweiter großer Tempel: Feld
lost-temple-kit-near = Erster großer Tempel: Feld
lost-temple-kit-temples = Tempel
lost-temple-kit-villages = Dörfer
lost-temple-kit-jungle = Undurchdringlicher Urwald
lost-temple-kit-chance = Doppelkreise
lost-temple-kit-start = Startkarten: Feld und Smaragde
lost-temple-kit-tokens = Ereignisplättchen
lost-temple-kit-tokens-when = Wie viele von jeder Sorte; zusammen 18. Nur nötig, wenn die App sie verteilt.
lost-temple-kit-colours = Farben der Spielfiguren

## Tikal II’s copy

tikal-2-kit-spaces = Der Tempel
tikal-2-kit-outline = Umrandet die { $spaces } Felder eures Tempels.
tikal-2-kit-printed = Aufgedruckte Räume, zwei von jeder Farbe
tikal-2-kit-room-bonus = Rechts der Bonus: Punkte, Karten, Schätze.
tikal-2-kit-room-tick = Kreuzt die Seiten mit einer Tür an und kreist die Farbe ein.
tikal-2-kit-space = Feld
tikal-2-kit-river = Der Fluss
tikal-2-kit-river-how = Im Uhrzeigersinn ab der Start-Stätte: was nach jeder Stätte liegt (ein Wald, zwei Wasserflugzeuge) und wie viele Aktionsplättchen sie hat.
tikal-2-kit-wheel = Die Preisscheibe: Schätze im Uhrzeigersinn mit ihren Preisen
tikal-2-kit-price = Preis
tikal-2-kit-light-rooms = Helle Räume
tikal-2-kit-action-tiles = Aktionsplättchen
tikal-2-kit-tiles-back = In der Ecke die Zahl auf der Rückseite.
tikal-2-kit-tiles-ring = Kreist ein, was ein Plättchen zeigt, und zweimal, was es zweimal zeigt.
tikal-2-kit-sanctuaries = Altarräume: ihre Boni
tikal-2-kit-treasure-room = Schatzkammer
tikal-2-kit-secret-rooms = Geheimräume: ihre Boni
tikal-2-kit-cards = Geheimkarten
tikal-2-kit-cards-how = Wie viele es von jeder gibt; zusammen { $cards }.

## Tikal’s copy

tikal-kit-board = Der Spielplan
tikal-kit-printed = Die vier aufgedruckten Felder
tikal-kit-stones = Schreibt in jedes Kästchen, wie viele Steinplatten auf dieser Seite liegen: null bis drei.
tikal-kit-stones-told = Zählt die Steinplatten auf jeder Seite der vier Felder eures Plans nach.
tikal-kit-space = Feld
tikal-kit-value = Wert
tikal-kit-treasures = Die acht Schätze, wie ihr sie nennt
tikal-kit-colours = Farben der Spielsteine
tikal-kit-tiles = Die Geländetafeln: Buchstabe auf der Rückseite, Wert des Tempels oder Anzahl der Masken

## The print screen: for which copy

printing-copy = Euer Exemplar
printing-copy-none = Keines beschrieben
printing-copy-sample = Erfundener Spielplan
