## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a place such as “3, 2” (column, row).

# Our own words: there is no rulebook in this language.
word-tikal = Tikal
word-base-camp = basiskamp
word-temple = tempel
word-jungle = oerwoud
word-treasure = schat
word-volcano = vulkaan
word-leader = expeditieleider
word-member = expeditielid
# Whom somebody brings, moves or makes a guard, with its article (fi: accusative).
figure-leader = de expeditieleider
figure-member = een expeditielid
## Phases, said after “The game is at:”
phase-draw = tegel trekken
phase-place = tegel leggen
phase-scoring = waarderingsronde
phase-display = tegels opendraaien
phase-auction = veiling
phase-take = tegel nemen

TK1-1 = Je speelt met 2 tot 4 spelers. Iedereen heeft 1 expeditieleider, 18 expeditieleden en 2 kampen; na 100 punten begint het scorespoor opnieuw.
    .members = { $seat } zou meer dan { $most } expeditieleden hebben.
TK1-2 = De 36 landschapstegels komen op volgorde van hun letter, A tot en met G; die met dezelfde letter worden geschud.
    .gone = Tegel { $tile } is al gebruikt.
    .letter = Een tegel { $letter } kan nog niet komen; bovenop ligt een { $top }.
    .twice = Dezelfde tegel is twee keer genoemd.
    .empty = Er komt geen tegel meer.
TK1-3 = Er zijn 48 tempelstukken van 2 tot en met 10 en 24 schatten: 8 soorten, van elk 3.
    .refused = Schat { $treasure }: alle { $each } liggen al bij spelers.
    .pieces = Zoveel tempelstukken met een { $value } zijn er niet.
TK1-4 = Op het bord gedrukt staan het basiskamp, twee tempels en een oerwoud; het bord heeft 40 velden.
TK1-5 = De oudste speler begint, daarna gaat het met de klok mee.
TK2-1 = Een getrokken tegel leg je op een vrij veld naast een tegel die er al ligt.
    .off = Veld { $hex } ligt niet op het bord.
    .taken = Op veld { $hex } ligt al een tegel.
    .alone = Naast veld { $hex } ligt geen tegel.
TK2-2 = Naar een nieuwe tegel moet een pad leiden: minstens één steen op een rand die hij deelt met een tegel die je kunt betreden. Kan dat op geen enkel vrij veld, dan leg je hem zonder pad.
    .refused = Zo gedraaid leidt er geen steen naartoe.
TK2-3 = Een vulkaan mag overal naast een tegel liggen, en niemand betreedt hem ooit.
    .refused = Op veld { $hex } ligt een vulkaan.
TK2-4 = Op een schattegel komen evenveel gedekte schatten als er maskers op staan.
TK2-5 = Een beurt heeft 10 actiepunten (AP), voor acties naar keuze in elke volgorde; wat overblijft, vervalt.
    .refused = Dit kost { $need } AP, je hebt er nog { $left }.
TK3-1 = Voor 1 AP komt een pion uit je voorraad in het basiskamp of in een eigen kamp.
    .gate = Dat is niet het basiskamp en ook geen kamp van jou.
    .reserve = Je hebt er { $have } in voorraad, niet { $need }.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-2 = Voor 1 AP gaat een pion van kamp naar kamp: alleen tussen het basiskamp en je eigen kampen.
    .gate = Het moet allebei het basiskamp of een kamp van jou zijn.
    .same = Begin en doel zijn hetzelfde.
    .figures = Je hebt er daar { $have }, niet { $need }.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-3 = Naar een aangrenzende tegel lopen kost elke pion 1 AP per steen, beide kanten van de rand samen; zonder steen is er geen weg.
    .figures = Je hebt er daar { $have }, niet { $need }.
    .apart = Veld { $hex } grenst niet aan de vorige tegel.
    .stones = Naar veld { $hex } leidt geen steen.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-4 = Voor 2 AP leg je het volgende niveau van een tempel bloot. Voor elk niveau deze beurt heb je daar een pion nodig, hoogstens 2 niveaus per tempel. Een bewaakte tempel blijft zoals hij is.
    .temple = Daar is geen tempel.
    .guarded = Deze tempel wordt bewaakt; de waarde staat vast.
    .twice = Hier zijn deze beurt al twee niveaus blootgelegd.
    .figures = Pionnen die je daar nodig hebt: { $need }, je hebt er { $have }.
    .piece = Er is geen tempelstuk met een { $value } meer.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-5 = Voor 3 AP graaf je een schat op: per schat heb je een pion op de tegel nodig, hoogstens 2 schatten per tegel en beurt. De schat ligt open voor je.
    .none = Daar ligt geen schat.
    .twice = Je hebt hier deze beurt al twee schatten opgegraven.
    .figures = Pionnen die je daar nodig hebt: { $need }, je hebt er { $have }.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-6 = Voor 3 AP ruil je een losse schat van jou tegen een losse schat van een andere speler, die niet mag weigeren.
    .own = Ruil met een andere speler.
    .once = Aan deze tafel maar één keer per beurt.
    .single = { $seat } heeft geen schat { $treasure }.
    .safe = { $seat } heeft schat { $treasure } × { $count }.
TK3-7 = Voor 5 AP bouw je een kamp op een oerwoud of op een lege schattegel; één per tegel, twee per speler.
    .temple = Op deze tegel staat een tempel.
    .treasures = Er liggen nog schatten: { $left }.
    .camp = Op deze tegel staat al een kamp.
    .both = Je hebt je twee kampen al gebouwd.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-8 = Voor 5 AP wordt een pion bewaker van een tempel waar jij alleen de meerderheid hebt. De tempel is voorgoed van jou, je andere pionnen daar gaan uit het spel; twee bewakers per speler.
    .temple = Daar is geen tempel.
    .guarded = Deze tempel wordt al bewaakt.
    .both = Je hebt je twee bewakers al geplaatst.
    .figure = Zo’n pion heb je daar niet.
    .majority = Je hebt daar niet alleen de meerderheid.
    .empty = Op veld { $hex } ligt geen tegel.
TK3-9 = De expeditieleider kost evenveel als een expeditielid en telt voor drie bij meerderheden.
TK3-10 = Ook de expeditieleider kan bewaker worden.
TK3-11 = Iedereen mag kampen van anderen in, er blijven staan en verdergaan, maar niet hun geheime paden gebruiken.
TK3-12 = Geen kamp op het basiskamp of op een vulkaan; op het gedrukte oerwoud mag er wel een.
    .refused = Op deze tegel: { $kind }.
TK3-13 = Een tegel die je deze beurt legt, kun je deze beurt al gebruiken.
TK3-14 = Schatten in een paar of drietal zijn veilig voor ruil.
TK4-1 = Een vulkaan start meteen een waarderingsronde: iedereen, te beginnen met wie hem trok, speelt een beurt van 10 AP en scoort dan.
TK4-2 = Daarna legt wie de vulkaan trok hem neer en speelt een gewone beurt; er wordt geen andere tegel getrokken.
TK4-3 = Een tempel levert zijn bovenste getal op voor wie daar als enige de sterkste is (leider 3, lid 1); bij gelijke stand voor niemand.
    .temples = Er zijn maar { $most } tempels.
TK4-4 = Een bewaakte tempel telt voor de eigenaar van de bewaker, wie er verder ook staat.
TK4-5 = Een losse schat levert 1 op, een paar 3, een drietal 6; je houdt ze voor de volgende keer.
    .sets = Er zijn maar { $most } soorten schatten.
TK4-6 = De gedrukte tempels tellen net als alle andere.
TK4-7 = Voorbeeld: tempels van 3, 5, 5 en 8 zijn samen 21; twee paren en twee losse schatten zijn samen 8.
TK5-1 = Na de beurt met de laatste tegel volgt nog één waarderingsronde, te beginnen met de linkerbuur van wie die beurt speelde; bij de veiling op volgorde van punten.
TK5-2 = De meeste punten winnen; bij gelijke stand wordt de winst gedeeld.
TK5-3 = Een partij heeft dus vier waarderingsrondes.
TK6-1 = Veiling: iedereen begint met 20 punten, en er worden evenveel tegels opengedraaid als er spelers zijn.
    .refused = Open te draaien tegels: { $need }, niet { $given }.
TK6-2 = De beurten worden één voor één verkocht: bied hoger of pas; wie past, doet niet meer mee. De winnaar betaalt in punten en neemt een van de open tegels.
    .higher = Het bod staat op { $high }.
    .display = Tegel { $tile } ligt niet open.
TK6-3 = Biedt niemand, dan krijgt wie het eerst paste de beurt gratis.
TK6-4 = Alleen spelers zonder beurt in deze ronde bieden; de laatste van hen krijgt de laatste tegel gratis.
TK6-5 = De oudste biedt als eerste; daarna de volgende met de klok mee die mag bieden; in een nieuwe ronde de linkerbuur van wie het laatst aan de beurt was.
TK6-6 = Een bod is minstens 1 en hoogstens het aantal punten dat je hebt.
    .least = Bied minstens { $least }.
    .most = Je hebt er { $have }.
TK6-7 = Een open vulkaan start zijn waarderingsronde pas als iemand hem neemt; die speler begint.
TK6-8 = De laatste waarderingsronde gaat op volgorde van punten, de laagste eerst; bij gelijke stand met de klok mee na wie de laatste tegel legde, die zelf als laatste gaat.
TK6-9 = Zijn er in de laatste ronde minder tegels dan spelers, dan worden er maar zoveel beurten verkocht als er tegels zijn.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } trekt tegel { $tile }.
tikal-tile-placed = { $seat } legt tegel { $tile } op veld { $hex }.
tikal-figures-brought = { $seat } brengt { $count ->
    [one] { $figure }
   *[other] { $count } expeditieleden
} naar veld { $to }.
tikal-figures-transferred = { $seat } stuurt { $count ->
    [one] { $figure }
   *[other] { $count } expeditieleden
} over het geheime pad van veld { $start } naar veld { $to }.
tikal-figures-moved = { $seat } verplaatst { $count ->
    [one] { $figure }
   *[other] { $count } expeditieleden
} voor { $ap } AP naar veld { $to }.
tikal-level-uncovered = { $seat } legt een niveau bloot van de tempel op veld { $hex }, die nu { $value } waard is.
tikal-treasure-raised = { $seat } graaft schat { $treasure } op, op veld { $hex }.
tikal-treasures-exchanged = { $seat } geeft { $other } schat { $give } in ruil voor schat { $take }.
tikal-camp-built = { $seat } bouwt een kamp op veld { $hex }.
tikal-guard-placed = { $seat } maakt { $figure } bewaker van de tempel op veld { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] heeft alle AP gebruikt
   *[other] laat { $ap } AP ongebruikt
}.
tikal-turn-began = { $seat } is aan de beurt.
tikal-scoring-began = Waarderingsronde in de volgorde { $order }.
    .final = Laatste waarderingsronde in de volgorde { $order }.
tikal-temple-scored = { $seat } scoort { $value ->
    [one] 1 punt
   *[other] { $value } punten
} voor de tempel op veld { $hex }.
tikal-set-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $size ->
    [1] schat { $treasure }
   *[2] een paar van schat { $treasure }
    [3] een drietal van schat { $treasure }
}.
tikal-seat-scored = { $seat } scoort { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
tikal-round-scored = Waarderingsronde { $round } is voorbij.
tikal-game-ended = De partij is afgelopen. De winst gaat naar { $seats }.
tikal-tiles-displayed = De tegels { $tiles } liggen open.
tikal-auction-opened = Er wordt een beurt geveild onder { $seats }.
tikal-bid-made = { $seat } biedt { $points }.
tikal-bidder-passed = { $seat } past.
tikal-turn-sold = { $seat } betaalt { $points } en heeft de beurt.
    .free = { $seat } krijgt de beurt gratis.
tikal-tile-taken = { $seat } neemt tegel { $tile }.
tikal-tallied = { $seat } voert de tempels { $temples } en series van { $treasures } schatten in.
    .temples = { $seat } voert de tempels { $temples } en geen schatten in.
    .treasures = { $seat } voert geen tempels in, wel series van { $treasures } schatten.
    .nothing = { $seat } heeft niets te tellen.

## What can be wrong with a kit or a position of Tikal

flaw-one-way = de weg terug leidt ergens anders heen
flaw-off-board = { $found } ligt niet op het bord
flaw-count-of = verwacht voor { $kind }: { $expected }, gevonden: { $found }
flaw-letter = verwacht: een letter { $expected }, gevonden: “{ $found }”
flaw-masks = verwacht: { $expected } maskers in totaal, gevonden: { $found }
flaw-turn-start = een positie is het begin van een beurt: laat dit weg
flaw-letters = meer letters dan tegels die nog komen
flaw-rule = kan zo niet liggen ({ $rule })

## Setting up, step by step. { $letters } is “A 6 · B 6 · …”, { $piles } is “3×2 · 6×3 · …”: so many of each.

tikal-setup-board = Leg het bord in het midden. Het basiskamp, 2 tempels en een oerwoud staan erop gedrukt; { $free } velden zijn vrij.
tikal-setup-tiles = Schud de { $tiles } landschapstegels gedekt, elke letter apart. Maak één stapel, A boven, G onder: { $letters }.
tikal-setup-pieces = Sorteer de { $pieces } tempelstukken op getal in stapels naast het bord: { $piles }.
tikal-setup-treasures = Schud de { $treasures } schatten gedekt; twee stapels naast het bord.
tikal-setup-figures = Iedereen neemt in zijn kleur 1 expeditieleider, { $members } expeditieleden, { $camps } kampen en de scoresteen.
tikal-setup-stones = Leg de scorestenen op tafel naast de “1” van het scorespoor: 0 punten.
tikal-setup-stones-twenty = Leg de scorestenen op vakje { $points } van het scorespoor: het startkapitaal.
tikal-setup-markers = Iedereen legt de beurtmarker van zijn kleur open voor zich.
tikal-setup-markers-away = De { $count } beurtmarkers blijven in de doos.
tikal-setup-summary-blue = Iedereen neemt een overzichtskaart, blauwe kant boven.
tikal-setup-summary-red = Iedereen neemt een overzichtskaart, rode kant boven.
tikal-setup-boxed = { $count ->
    [one] Het materiaal van één kleur blijft in de doos.
   *[other] Het materiaal van { $count } kleuren blijft in de doos.
}
tikal-setup-display = Draai de bovenste { $count } tegels om en leg ze open op tafel.
tikal-setup-first = De oudste speler begint; het gaat met de klok mee.
tikal-setup-bidder = De oudste speler doet het eerste bod; er wordt met de klok mee geboden.
tikal-setup-light = Eenvoudig: jullie spelen op tafel. In elke waarderingsronde voert iedereen zijn tempels en schatten in; de app rekent.
tikal-setup-light-auction = Eenvoudig: jullie spelen op tafel. Bieden doe je in de app; in elke waarderingsronde voert iedereen daar zijn tempels en schatten in.
