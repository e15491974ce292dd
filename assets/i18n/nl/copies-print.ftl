### What sheets and set-up lists say where nobody told how their copy is, and the sheets that show a copy itself.

## Setting up, as far as every copy is alike

lost-temple-setup-board-second = Leg het speelbord neer. Jullie racen naar de tweede grote tempel.
lost-temple-setup-board-first = Leg het speelbord neer. Met zes of meer racen jullie naar de eerste grote tempel.
lost-temple-setup-tokens-circles = Schud de { $tokens } gebeurtenisfiches gedekt. Leg er één op elke dubbele cirkel; de rest naast het bord is de voorraad.
lost-temple-setup-tokens-near-circles = Schud de { $tokens } gebeurtenisfiches gedekt. Leg er één op elke dubbele cirkel vóór de finish, daarachter geen; de rest naast het bord is de voorraad.
lost-temple-setup-start-cards-own = Schud de negen karakters en geef elk van de { $count } spelers er één open. Zoals de kaart laat zien: het linkergetal is het startvakje, zet daar je ontdekkingsreiziger neer; het rechtergetal is het aantal smaragden. Verkenner en Kind krijgen ook een kapmes.
tikal-2-setup-tiles-three-picture = Haal de { $out } actietegels met een 4 op de achterkant eruit. Schud de andere { $tiles } en leg ze open op de aanlegplaatsen: op elke zoveel als de tekening voor 3 spelers in de spelregels laat zien.
tikal-2-setup-tiles-two-picture = Haal de { $out } actietegels met een 3 of een 4 op de achterkant eruit. Schud de andere { $tiles } en leg ze open op de aanlegplaatsen: op elke zoveel als de tekening voor 2 spelers in de spelregels laat zien.

## Sketches without a copy

lt-print-sketch = Alleen een schets: jullie bord laat de bochten en elk vakje zien.
lt-print-sketch-start = Start
lt-print-sketch-first = Eerste grote tempel
lt-print-sketch-second = Tweede grote tempel
lt-print-legend-circle = gebeurtenisvakje
lt-print-legend-great = grote tempel
# Beside the number 18.
lt-print-tokens = fiches
lt-print-start-own = Zoals je kaart laat zien: links het startvakje, rechts de smaragden.
t2-print-temple-untold = De tempel heeft { $spaces } velden. Op { $rooms } daarvan is een kamer voorgedrukt, twee van elke kleur:
t2-print-sketch = Alleen een schets: jullie bord laat zien waar kamers, bos en watervliegtuigen liggen.
tk-print-compare = De vier voorgedrukte velden liggen waarschijnlijk zo: vergelijk met jullie bord.

## The sheets that show a copy, and the form

print-sheet-kit = Jullie exemplaar
print-sheet-kit-form = Leeg formulier
kit-print-kit = Vergelijk dit met jullie bord en onderdelen. Waar alleen een lijn of een leeg hokje staat, heeft nog niemand iets ingevuld. Verbeter in de app wat anders is.
kit-print-kit-form = Vul met een pen in wat jullie bord en onderdelen laten zien. Voer het daarna in de app in: dan kent die jullie exemplaar.
# Under the sheet’s name, where else the copy’s own name stands.
kit-print-pen = Wat jullie exemplaar laat zien
kit-print-invented = Verzonnen bord
kit-print-nobody = Nog niet beschreven
kit-print-flaws = Dit past niet bij de spelregels. Kijk het nog eens na:
kit-print-flaws-more = en nog { $count }

## Lost Temple’s copy

lost-temple-kit-track = Het parcours
lost-temple-kit-ring = Omcirkel wat elk vakje is: tempel, dorp, oerwoud of dubbele cirkel. Niets omcirkeld is een gewoon vakje. Bij een tempel of dorp met dubbele cirkel omcirkel je beide.
lost-temple-kit-length = Aantal vakjes
lost-temple-kit-far = Tweede grote tempel: vakje
lost-temple-kit-near = Eerste grote tempel: vakje
lost-temple-kit-temples = Tempels
lost-temple-kit-villages = Dorpen
lost-temple-kit-jungle = Oerwoud
lost-temple-kit-chance = Dubbele cirkels
lost-temple-kit-start = Startkaarten: vakje en smaragden
lost-temple-kit-tokens = Gebeurtenisfiches
lost-temple-kit-tokens-when = Hoeveel van elk; samen 18. Alleen nodig als de app ze verdeelt.
lost-temple-kit-colours = Kleuren van de spelers

## Tikal II’s copy

tikal-2-kit-spaces = De tempel
tikal-2-kit-outline = Trek een lijn om de { $spaces } velden van jullie tempel.
tikal-2-kit-printed = Voorgedrukte kamers, twee van elke kleur
tikal-2-kit-room-bonus = Rechts de bonus: punten, kaarten, schatten.
tikal-2-kit-room-tick = Vink de zijden met een deur aan en omcirkel de kleur.
tikal-2-kit-space = Veld
tikal-2-kit-river = De rivier
tikal-2-kit-river-how = Met de klok mee vanaf de startplaats: wat er na elke aanlegplaats ligt (één bos, twee watervliegtuigen) en hoeveel actietegels er liggen.
tikal-2-kit-wheel = Het prijswiel: schatten met de klok mee en hun prijzen
tikal-2-kit-price = Prijs
tikal-2-kit-light-rooms = Lichte kamers
tikal-2-kit-action-tiles = Actietegels
tikal-2-kit-tiles-back = In de hoek het getal op de achterkant.
tikal-2-kit-tiles-ring = Omcirkel wat een tegel laat zien, twee keer wat er twee keer op staat.
tikal-2-kit-sanctuaries = Heiligdommen: hun bonussen
tikal-2-kit-treasure-room = Schatkamer
tikal-2-kit-secret-rooms = Geheime kamers: hun bonussen
tikal-2-kit-cards = Speciale kaarten
tikal-2-kit-cards-how = Hoeveel er van elk zijn; samen { $cards }.

## Tikal’s copy

tikal-kit-board = Het bord
tikal-kit-printed = De vier voorgedrukte velden
tikal-kit-stones = Schrijf in elk hokje hoeveel stenen er aan die kant liggen: nul t/m drie.
tikal-kit-stones-told = Tel de stenen aan elke kant van de vier velden op jullie bord na.
tikal-kit-space = Veld
tikal-kit-value = Waarde
tikal-kit-treasures = De acht schatten, zoals jullie ze noemen
tikal-kit-colours = Kleuren van de spelers
tikal-kit-tiles = De terreintegels: letter op de achterkant, waarde van de tempel of aantal maskers

## The print screen: for which copy

printing-copy = Jullie exemplaar
printing-copy-none = Geen beschreven
printing-copy-sample = Verzonnen bord
