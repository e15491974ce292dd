### Een exemplaar van Tikal II beschrijven: elke stap heeft een titel en, met -about, een zin die zegt wat je doet.

## Waar de velden liggen

copy-t2-places = Waar de velden liggen
copy-t2-places-about = Leg het bord zo dat elke zeshoek boven een rechte kant heeft. Tik dan de 27 velden van de tempel aan zoals ze daar liggen.
copy-t2-move = Geen ruimte? Schuif alles op.
copy-t2-move-left = Alles naar links schuiven
copy-t2-move-right = Alles naar rechts schuiven
copy-t2-move-up = Alles omhoog schuiven
copy-t2-move-down = Alles omlaag schuiven

## De voorgedrukte kamers

copy-t2-rooms = De voorgedrukte kamers
copy-t2-rooms-about = Tik op een veld met een voorgedrukte kamer, en dan op de kleur, de deuren en de bonus.
copy-t2-rooms-none = Vertel eerst waar de velden liggen. Dat is de stap hiervoor.
copy-t2-rooms-tap = Tik op een veld van de tempel.
# What a screen reader says of a space: “c3, pink”.
copy-t2-room = { $place }, { $colour }
copy-t2-room-done = Terug naar de tempel
copy-t2-doors = Waar zijn de deuren? Tik op de zijden.
copy-t2-bonus = Wat is de bonus?
copy-t2-bonus-cards = kaart
copy-t2-bonus-treasures = schat

## De rivier

copy-t2-river = De rivier
copy-t2-river-about = Zes aanlegplaatsen in een kring, en wat ertussen ligt. Het water stroomt met de klok mee.
copy-t2-river-start = Tik op de startplaats, het oranje gebouw.
copy-t2-river-forest = Tik op de plek met het bos.
copy-t2-river-plane = Tik op de plek met een watervliegtuig.
copy-t2-river-other-plane = Tik op de plek met het andere watervliegtuig.
copy-t2-river-done = Dat is de hele rivier.
copy-t2-site = aanlegplaats { $number }
copy-t2-start-site = startplaats { $number }
# What a screen reader says of the gap between two sites.
copy-t2-gap-none = niets tussen aanlegplaats { $before } en aanlegplaats { $behind }
copy-t2-gap-forest = bos tussen aanlegplaats { $before } en aanlegplaats { $behind }
copy-t2-gap-plane = watervliegtuig tussen aanlegplaats { $before } en aanlegplaats { $behind }

## Actietegels bij de aanlegplaatsen

copy-t2-sites = Tegels bij de aanlegplaatsen
copy-t2-sites-about = Met vier spelers liggen er bij elke aanlegplaats vier actietegels. Tik op een aanlegplaats voor elke tegel die er daar minder ligt, zoals jullie spelregels laten zien.
copy-t2-sites-left = Met { $players } spelers zijn er { $tiles } tegels. Haal er nog { $count } weg.
copy-t2-sites-gone = Met { $players } spelers zijn er { $tiles } tegels. Jullie hebben er { $count } te veel weggehaald.
copy-t2-sites-right = Met { $players } spelers zijn er { $tiles } tegels. Dat klopt.
copy-t2-site-tiles = { $site }, { $count ->
    [0] geen tegels
    [one] één tegel
   *[other] { $count } tegels
}

## Het prijswiel

copy-t2-wheel = Het prijswiel
copy-t2-wheel-about = Ga vanaf het masker met de klok mee rond. Onze tekeningen staan voor jullie schatten; kies wat er het meest op lijkt.
copy-t2-wheel-next = Welke schat ligt hier?
copy-t2-wheel-price = Welke prijs staat daar?
copy-t2-wheel-name = Jullie naam ervoor
# What a screen reader says of a part of the wheel.
copy-t2-wheel-sector = { $number }, { $treasure }, prijs { $price }

## Wat je vooraf kunt beschrijven, of wanneer het in het spel komt

copy-t2-light = De lichte kamers
copy-t2-light-about = Van elke kleur twee. Hoe je ze draait maakt niet uit: de deuren moeten alleen ten opzichte van elkaar kloppen.
copy-t2-piece = { $what } { $number }
copy-t2-piece-told = { $what }, beschreven
copy-t2-sanctuaries = De heiligdommen
copy-t2-sanctuaries-about = Wat levert elke bonus op? Een voor een.
copy-t2-treasure = De schatkamer
copy-t2-treasure-about = Wat levert elke bonus op? Eén ervan levert 16 punten op.
copy-t2-secret = De geheime kamers
copy-t2-secret-about = Zes kamers buiten de tempel. Wat leveren hun bonussen op?
copy-t2-secret-room = geheime kamer { $number }
copy-t2-bonus-new = Nieuwe bonus
copy-t2-bonus-brings = Punten, een kaart of een schat. Levert hij meerdere dingen op, tik ze dan allemaal aan.
copy-t2-bonus-same = Net als de vorige
copy-t2-tiles = De actietegels
copy-t2-tiles-about = Sorteer ze op het getal op de achterkant en tik dan aan wat elke tegel laat zien.
copy-t2-tile-back = Met een { $back } op de achterkant
copy-t2-tile = tegel { $number } met een { $back }
copy-t2-tile-empty = Nog niets. Tik hieronder op de symbolen. Tik je er hier een aan, dan gaat die weer weg.
copy-t2-tile-next = Volgende tegel
copy-t2-key = sleutel, { $colour }
copy-t2-key-any = sleutel naar keuze
copy-t2-points = { $count ->
    [one] één punt
   *[other] { $count } punten
}
copy-t2-cards = De speciale kaarten
copy-t2-cards-about = Elke tik op een soort telt een kaart erbij. Wil niemand ze bekijken, sla dit dan over: dan worden ze niet geteld.
copy-t2-card-count = { $count ->
    [0] niet geteld
    [one] één kaart
   *[other] { $count } kaarten
}
copy-t2-cards-sum = { $count } van de { $all } kaarten, met de twee van het paar
copy-t2-cards-rest = Van elke andere één

## Wat de spelregels tegenspreekt

copy-tikal-2-spaces-count = De tempel heeft { $expected } velden; jullie hebben er { $found }. Tik weg wat er geen is.
copy-tikal-2-printed-count = Volgens de spelregels zijn er tien voorgedrukte kamers; jullie hebben er { $found }.
copy-tikal-2-printed-count-of = Volgens de spelregels zijn er van elke kleur twee voorgedrukte kamers; van de kleur { $kind } hebben jullie er { $found ->
    [0] geen
    [1] maar één
    [3] drie
    [4] vier
   *[other] { $found }
}.
copy-tikal-2-printed-doors-between = Een kamer heeft één of twee deuren; een van jullie kamers heeft er { $found }.
copy-tikal-2-light-rooms-doors-between = Een kamer heeft één of twee deuren; een van jullie kamers heeft er { $found }.
copy-tikal-2-light-rooms-t2-arrangement = Bij de vier kamers van elke kleur liggen de deuren op vier verschillende manieren. Bij de kleur { $colour } ontbreekt deze: { $missing }.
copy-tikal-2-site-counts-3-sum = Met drie spelers liggen er { $expected } actietegels bij de aanlegplaatsen; jullie hebben er { $found }.
copy-tikal-2-site-counts-2-sum = Met twee spelers liggen er { $expected } actietegels bij de aanlegplaatsen; jullie hebben er { $found }.
copy-tikal-2-sanctuaries-bonuses-least = Een heiligdom heeft meerdere bonussen; jullie hebben er tot nu toe één.
copy-tikal-2-treasure-room-bonuses-least = De schatkamer heeft meerdere bonussen; jullie hebben er tot nu toe één.
copy-tikal-2-treasure-room-bonuses-t2-treasure-room = De spelregels laten in de schatkamer een bonus van { $expected } punten zien; die hebben jullie nog niet.
copy-tikal-2-cards-sum = Er zijn { $expected } speciale kaarten; bij jullie zijn het er minstens { $found }.
copy-tikal-2-action-tiles-count-of = Op de tegels met een 2 op de achterkant staat dit { $expected } keer: { $kind }. Jullie hebben het { $found ->
    [0] nergens
    [one] één keer
   *[other] { $found } keer
}.
copy-tikal-2-action-tiles-actions-do-t2-discovery-back = Kamers en heiligdommen staan op de tegels met een 2 op de achterkant; jullie hebben er een op een tegel met een { $back }.
