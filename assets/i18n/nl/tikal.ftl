## Tikal. Words first, then the rules (TK…), then what the log says. “AP” are action points.
## Placeholders get names, numbers or words in their basic form; { $hex } is a space such as “c3” (column c, row 3).

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
## Tiles and places as people call them; { $letter } is printed on the back of a tile, { $at } is a space such as “a5”
tikal-called-base-camp = het basiskamp
tikal-called-temple = een tempeltegel { $letter } met waarde { $value }
tikal-called-jungle = een oerwoudtegel { $letter }
tikal-called-treasure =
    { $masks ->
        [one] een schattegel { $letter } met { $masks } schat
       *[other] een schattegel { $letter } met { $masks } schatten
    }
tikal-called-volcano = een vulkaantegel { $letter }
## Phases, said after “The game is at:”
phase-draw = tegel trekken
phase-place = tegel leggen
phase-scoring = waarderingsronde
phase-display = tegels openleggen
phase-auction = veiling
phase-take = tegel nemen

TK1-1 = Je speelt met 2 t/m 4 spelers. Iedereen heeft 1 expeditieleider, 18 expeditieleden en 2 kampen; na 100 punten begint het scorespoor opnieuw.
    .members = { $seat } zou meer dan { $most } expeditieleden hebben. Tel nog eens na.
TK1-2 = De 36 landschapstegels komen op volgorde van hun letter, A tot en met G; die met dezelfde letter worden geschud.
    .gone = Die tegel ({ $tile }) is al gespeeld. Kijk na welke je trok.
    .letter = { $due ->
        [0] Een tegel met de letter { $letter } kan nog niet komen.
       *[other] Er zijn { $given } tegels met de letter { $letter } ingevoerd, maar nu kunnen er maar { $due } komen.
    } { $count ->
        [one] De volgende tegel heeft de letter { $coming }.
       *[other] De volgende { $count } tegels hebben de letters { $coming }.
    } Kijk nog eens na.
    .twice = Een tegel is twee keer ingevoerd. Voer verschillende in.
    .empty = Alle tegels zijn getrokken.
TK1-3 = Er zijn 48 tempelstukken van 2 tot en met 10 en 24 schatten: 8 soorten, van elk 3.
    .refused = Schat “{ $motif }”: alle { $each } liggen al bij spelers. Kijk na welke je opgroef.
    .pieces = Zoveel tempelstukken met een { $value } zijn er niet. Tel nog eens na.
    .treasures = Dat zouden meer schatten zijn dan er in de doos zitten. Tel nog eens na.
TK1-4 = Op het bord gedrukt staan het basiskamp, twee tempels en een oerwoud; het bord heeft 40 velden.
TK1-5 = De oudste speler begint, daarna gaat het met de klok mee.
TK2-1 = Een getrokken tegel leg je op een vrij veld naast een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een vrij veld naast een tegel.
    .taken = Op veld { $hex } ligt al een tegel. Kies een vrij veld.
    .alone = Naast veld { $hex } ligt geen tegel. Kies een veld naast een tegel.
TK2-2 = Naar een nieuwe tegel moet een pad leiden: minstens één steen op een rand die hij deelt met een tegel die je kunt betreden. Kan dat op geen enkel vrij veld, dan leg je hem zonder pad.
    .refused = Zo gedraaid leidt er geen steen naar de tegel. Draai hem of kies een ander veld.
    .space = Op veld { $hex } leidt er geen steen naar de tegel, hoe hij ook gedraaid is. Kies een ander veld.
TK2-3 = Een vulkaan heeft geen pad nodig: hij mag overal naast een tegel liggen. Niemand betreedt hem ooit.
    .refused = Op veld { $hex } ligt een vulkaan. Ga eromheen.
TK2-4 = Op een schattegel komen evenveel gedekte schatten als er maskers op staan.
TK2-5 = Een beurt heeft 10 actiepunten (AP), voor acties naar keuze in willekeurige volgorde; wat overblijft, vervalt.
    .refused = Dat kost { $need } AP en je hebt er { $left ->
        [0] geen
       *[other] nog maar { $left }
    } over. Doe iets goedkopers of beëindig je beurt.
TK3-1 = Voor 1 AP komt een pion uit je voorraad in het basiskamp of in een eigen kamp.
    .gate = Nieuwe pionnen komen alleen in het basiskamp of in een kamp van jou. Kies een daarvan.
    .reserve = { $have ->
        [0] Daarvan heb je er geen in voorraad. Kies een andere pion.
       *[other] Je hebt er maar { $have } in voorraad, niet { $need }. Breng er minder.
    }
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
TK3-2 = Voor 1 AP gaat een pion over een geheim pad rechtstreeks van het basiskamp of een van je kampen naar een ander daarvan.
    .gate = Een geheim pad verbindt alleen het basiskamp en je eigen kampen. Kies er twee van.
    .same = Kies een ander kamp om naartoe te gaan.
    .figures = { $have ->
        [0] Daarvan heb je er daar geen. Kies een andere pion.
       *[other] Je hebt er daar maar { $have }, niet { $need }. Verzet er minder.
    }
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
TK3-3 = Naar een aangrenzende tegel lopen kost elke pion 1 AP per steen, beide kanten van de rand samen; zonder steen is er geen weg.
    .figures = { $have ->
        [0] Daarvan heb je er daar geen. Kies een andere pion.
       *[other] Je hebt er daar maar { $have }, niet { $need }. Verzet er minder.
    }
    .apart = { $hex-kind ->
        [tikal-called-base-camp] Het basiskamp
       *[other] Veld { $hex }
    } grenst niet aan de vorige tegel. Ga tegel voor tegel.
    .stones = Naar { $hex-kind ->
        [tikal-called-base-camp] het basiskamp
       *[other] veld { $hex }
    } leidt geen steen. Zoek een andere weg.
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
TK3-4 = Voor 2 AP leg je het volgende niveau van een tempel bloot. Voor elk niveau deze beurt heb je daar een pion nodig, hoogstens 2 niveaus per tempel. Een bewaakte tempel blijft zoals hij is.
    .temple = Daar is geen tempel. Kies een tempel.
    .guarded = Deze tempel wordt bewaakt, dus de waarde staat vast. Kies een andere.
    .twice = Je hebt hier deze beurt al twee niveaus blootgelegd. Neem een andere tempel.
    .figures = Je hebt daar { $need ->
        [one] een pion
       *[other] { $need } pionnen
    } nodig en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }. Breng er eerst meer naartoe.
    .piece = Er is geen tempelstuk met een { $value } meer, dus deze tempel kan niet groeien. Kies een andere.
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
    .top = Deze tempel heeft met { $value } het hoogste niveau bereikt. Kies een andere.
TK3-5 = Voor 3 AP graaf je een schat op. Voor elke schat deze beurt heb je een pion op de tegel nodig, hoogstens 2 schatten per tegel. Leg hem open voor je neer.
    .none = Daar ligt geen schat meer. Kies een andere tegel.
    .twice = Je hebt hier deze beurt al twee schatten opgegraven. Neem een andere tegel.
    .figures = Je hebt daar { $need ->
        [one] een pion
       *[other] { $need } pionnen
    } nodig en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }. Breng er eerst meer naartoe.
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
    .tile = Dit is geen schattegel, dus hier valt niets op te graven. Kies een schattegel.
TK3-6 = Voor 3 AP ruil je een losse schat van jou tegen een losse schat van een andere speler, die niet mag weigeren.
    .own = Kies een andere speler om mee te ruilen.
    .once = Aan jullie tafel mag je maar één keer per beurt ruilen. Dat heb je al gedaan.
    .single = { $seat } heeft geen schat “{ $motif }”. Kies een andere.
    .safe = { $seat } heeft { $count } keer de schat “{ $motif }”, en paren en drietallen zijn veilig. Kies een losse.
TK3-7 = Voor 5 AP bouw je een kamp op een oerwoud of op een lege schattegel; één per tegel, twee per speler.
    .temple = Op een tempeltegel kan geen kamp staan. Kies een oerwoud of een leeggehaalde schattegel.
    .treasures = { $left ->
        [one] Er ligt nog een schat
       *[other] Er liggen nog { $left } schatten
    }. Eerst moeten ze allemaal opgegraven zijn.
    .camp = Op deze tegel staat al een kamp. Kies een andere.
    .both = Je hebt je twee kampen al gebouwd. Doe iets anders of beëindig je beurt.
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
TK3-8 = Voor 5 AP wordt een pion bewaker van een tempel waar jij als enige de sterkste bent. De tempel houdt zijn waarde en telt tot het einde voor jou; je andere pionnen daar gaan uit het spel. De bewaker verzet geen stap meer, maar alle pionnen mogen komen en gaan. Eén bewaker per tempel, twee per speler.
    .temple = Daar is geen tempel. Kies een tempel.
    .guarded = Deze tempel heeft al een bewaker. Kies een andere.
    .both = Je hebt je twee bewakers al geplaatst. Doe iets anders of beëindig je beurt.
    .figure = Zo’n pion heb je daar niet. Kies een andere.
    .majority = Je sterkte daar is { $own } tegen { $others } (leider 3, lid 1), dus je bent niet als enige de sterkste. Breng er eerst meer pionnen naartoe.
    .empty = Op veld { $hex } ligt nog geen tegel. Kies een tegel die er al ligt.
    .off = Dat veld ligt niet op het bord. Kies een tegel die er al ligt.
    .nobody = Je hebt geen pion bij deze tempel. Breng er eerst pionnen naartoe.
TK3-9 = De expeditieleider kost evenveel als een expeditielid en telt bij blootleggen en opgraven als één pion, maar als 3 bij het vergelijken van de sterkte.
TK3-10 = Ook de expeditieleider kan bewaker worden.
TK3-11 = Iedereen mag kampen van anderen in, er blijven staan en verdergaan, maar niet hun geheime paden gebruiken.
TK3-12 = Geen kamp op het basiskamp of op een vulkaan; op het voorgedrukte oerwoud mag er wel een.
    .base = Op het basiskamp kan geen kamp staan. Kies een oerwoud of een leeggehaalde schattegel.
    .volcano = Op een vulkaan kan geen kamp staan. Kies een oerwoud of een leeggehaalde schattegel.
TK3-13 = Een tegel die je deze beurt legt, kun je deze beurt al gebruiken.
TK3-14 = Zodra een opgegraven of geruilde schat een paar of drietal vormt, zijn die schatten niet meer los: niemand kan ze ruilen.
TK4-1 = Een vulkaan start meteen een waarderingsronde: iedereen, te beginnen met wie hem trok, speelt een beurt van 10 AP en scoort dan.
TK4-2 = Wie de vulkaan trok, legt hem daarna neer en speelt een gewone beurt; er wordt geen andere tegel getrokken.
TK4-3 = Een tempel levert zijn bovenste getal op voor wie daar als enige de sterkste is (leider 3, lid 1); bij gelijke stand voor niemand.
    .temples = Er zijn maar { $most } tempels. Kijk je lijst na.
TK4-4 = Een bewaakte tempel telt voor de eigenaar van de bewaker, wie er verder ook staat.
TK4-5 = Een losse schat levert 1 op, een paar 3, een drietal 6; je houdt ze voor de volgende keer.
    .sets = Er zijn maar { $most } soorten schatten. Kijk je lijst na.
TK4-6 = De voorgedrukte tempels tellen net als alle andere.
TK4-7 = Voorbeeld: tempels van 3, 5, 5 en 8 zijn samen 21; twee paren en twee losse schatten zijn samen 8.
TK5-1 = Na de beurt met de laatste tegel volgt nog één waarderingsronde. De linkerbuur van wie die beurt speelde begint; bij de veiling begint wie de minste punten heeft.
TK5-2 = Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.
TK5-3 = Een partij heeft dus vier waarderingsrondes.
TK6-1 = Veiling: iedereen begint met 20 punten, en er worden evenveel tegels opengelegd als er spelers zijn.
    .refused = Leg { $need } tegels open; ingevoerd zijn er { $given }.
TK6-2 = De beurten worden één voor één verkocht: bied hoger of pas; wie past, doet niet meer mee. De winnaar betaalt in punten en neemt een van de open tegels.
    .higher = Het hoogste bod is { $high }. Bied meer, of pas.
    .display = Die tegel ({ $tile }) ligt niet open. Kies een tegel die open ligt.
TK6-3 = Biedt niemand, dan is de beurt gratis voor wie het eerst paste.
TK6-4 = Alleen spelers zonder beurt in deze ronde bieden; de laatste van hen krijgt de laatste tegel gratis.
TK6-5 = De oudste biedt als eerste; daarna de volgende met de klok mee die mag bieden; in een nieuwe ronde de linkerbuur van wie het laatst aan de beurt was.
TK6-6 = Een bod is minstens 1 en hoogstens het aantal punten dat je hebt.
    .least = Bied minstens { $least }.
    .most = Je hebt { $have ->
        [0] geen punten
        [one] maar 1 punt
       *[other] maar { $have } punten
    }. Bied minder, of pas.
TK6-7 = Een open vulkaan start zijn waarderingsronde pas als iemand hem neemt; die speler begint.
TK6-8 = De laatste waarderingsronde gaat op volgorde van punten, de laagste eerst; bij gelijke stand met de klok mee na wie de laatste tegel legde, die zelf als laatste gaat.
TK6-9 = Zijn er in de laatste ronde minder tegels dan spelers, dan worden er maar zoveel beurten verkocht als er tegels zijn.

## Reasons why something is not possible now, for Tikal (attributes of X1 live in kernel.ftl)

## The log: what happened

tikal-tile-drawn = { $seat } trekt { $tile }.
tikal-tile-placed = { $seat } legt { $tile } op { $hex }.
tikal-figures-brought =
    { $seat } brengt { $count ->
        [one] { $figure }
       *[other] { $count } expeditieleden
    } { $to-kind ->
        [tikal-called-base-camp] naar het basiskamp
       *[other] naar het kamp op { $to }
    }.
tikal-figures-transferred = { $seat } stuurt { $count ->
        [one] { $figure }
       *[other] { $count } expeditieleden
    } over het geheime pad { $start-kind ->
        [tikal-called-base-camp] van het basiskamp
       *[other] van het kamp op { $start }
    } { $to-kind ->
        [tikal-called-base-camp] naar het basiskamp
       *[other] naar het kamp op { $to }
    }.
tikal-figures-moved =
    { $seat } verzet { $count ->
        [one] { $figure }
       *[other] { $count } expeditieleden
    } { $to-kind ->
        [tikal-called-base-camp] naar het basiskamp
       *[other] naar { $to }
    } voor { $ap } AP.
tikal-level-uncovered = { $seat } legt een niveau bloot van de tempel op veld { $hex }, die nu { $value } waard is.
tikal-treasure-raised = { $seat } graaft op veld { $hex } de schat “{ $treasure }” op.
tikal-treasures-exchanged = { $seat } geeft { $other } de schat “{ $give }” in ruil voor de schat “{ $take }”.
tikal-camp-built = { $seat } bouwt een kamp op veld { $hex }.
tikal-guard-placed = { $seat } maakt { $figure } bewaker van de tempel op veld { $hex }.
tikal-turn-ended = { $seat } { $ap ->
    [0] heeft alle AP gebruikt
   *[other] laat { $ap } AP ongebruikt
}.
tikal-turn-began = { $seat } is aan de beurt.
tikal-scoring-began = Een vulkaan! Waarderingsronde in de volgorde { $order }.
    .final = Laatste waarderingsronde in de volgorde { $order }.
tikal-temple-scored = { $seat } scoort { $value ->
    [one] 1 punt
   *[other] { $value } punten
} voor de tempel op veld { $hex }.
tikal-set-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor { $size ->
    [1] de schat “{ $treasure }”
   *[2] een paar van de schat “{ $treasure }”
    [3] een drietal van de schat “{ $treasure }”
}.
tikal-seat-scored = { $seat } scoort { $points ->
    [0] geen punten
    [one] 1 punt
   *[other] { $points } punten
}.
tikal-round-scored = Waarderingsronde { $round } is voorbij.
tikal-game-ended = De partij is afgelopen. De overwinning gaat naar { $seats }.
tikal-tiles-displayed = Open liggen { $tiles }.
tikal-auction-opened = Er wordt een beurt geveild onder { $seats }.
tikal-bid-made = { $seat } biedt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
tikal-bidder-passed = { $seat } past.
tikal-turn-sold = { $seat } krijgt de beurt voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .free = { $seat } krijgt de beurt gratis.
tikal-tile-taken = { $seat } neemt { $tile }.
tikal-tallied = { $seat } voert de tempels { $temples } en series van { $treasures } schatten in.
    .temples = { $seat } voert de tempels { $temples } en geen schatten in.
    .treasures = { $seat } voert geen tempels in, wel series van { $treasures } schatten.
    .nothing = { $seat } heeft niets te tellen.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-called-on = op { $at }
tikal-called-in-base-camp = in het basiskamp
tikal-called-reserve = in de voorraad
tikal-called-guard = als bewaker
tikal-called-out = uit het spel
tikal-called-figures =
    { $leaders ->
        [0] geen leider
        [one] { $leaders } leider
       *[other] { $leaders } leiders
    } en { $members ->
        [0] geen leden
        [one] { $members } lid
       *[other] { $members } leden
    }
tikal-corrected-round = { $after ->
        [0] Nog geen waarderingsronde is
        [one] { $after } waarderingsronde is
       *[other] { $after } waarderingsrondes zijn
    } voorbij, niet { $before }.
tikal-corrected-turn = { $after } is aan de beurt, niet { $before }.
tikal-corrected-ap =
    { $after ->
        [0] Er zijn geen AP over
        [one] Er is { $after } AP over
       *[other] Er zijn { $after } AP over
    }, niet { $before }.
tikal-corrected-tile = Getrokken is { $after }, niet { $before }.
tikal-corrected-display = Open ligt { $after }, niet { $before }.
tikal-corrected-stack = Nog te komen zijn de letters { $after }, niet { $before }.
    .gone = Er komt geen tegel meer.
tikal-corrected-pieces =
    De voorraad heeft { $after ->
        [0] geen tempelstukken
        [one] { $after } tempelstuk
       *[other] { $after } tempelstukken
    } met een { $value }, niet { $before }.
tikal-corrected-score =
    { $seat } heeft { $after ->
        [0] geen punten
        [one] { $after } punt
       *[other] { $after } punten
    }, niet { $before }.
tikal-corrected-leader = { $seat } heeft de expeditieleider { $after }, niet { $before }.
tikal-corrected-reserve =
    { $seat } heeft { $after ->
        [0] geen leden
        [one] { $after } lid
       *[other] { $after } leden
    } in de voorraad, niet { $before }.
tikal-corrected-out =
    { $seat } heeft { $after ->
        [0] geen leden
        [one] { $after } lid
       *[other] { $after } leden
    } uit het spel, niet { $before }.
tikal-corrected-camps-left = { $seat } heeft { $after ->
        [0] geen kampen meer
        [one] nog { $after } kamp
       *[other] nog { $after } kampen
    }, niet { $before }.
tikal-corrected-guards-left = { $seat } heeft { $after ->
        [0] geen bewakers meer
        [one] nog { $after } bewaker
       *[other] nog { $after } bewakers
    }, niet { $before }.
tikal-corrected-treasures = { $seat } heeft { $after ->
        [0] geen schat
        [one] { $after } schat
       *[other] { $after } schatten
    } van de soort “{ $treasure }”, niet { $before }.
tikal-corrected-leaders =
    { $seat } heeft { $after ->
        [0] geen leider
        [one] { $after } leider
       *[other] { $after } leiders
    } op { $hex }, niet { $before }.
tikal-corrected-members =
    { $seat } heeft { $after ->
        [0] geen leden
        [one] { $after } lid
       *[other] { $after } leden
    } op { $hex }, niet { $before }.
tikal-corrected-figures = { $seat } heeft { $after } op { $hex }, niet { $before }.
    .new = { $seat } heeft { $after } op { $hex }.
    .gone = { $seat } heeft geen pionnen op { $hex }.
tikal-corrected-kind = De tegel op { $hex } toont { $after }, niet { $before }.
tikal-corrected-value = De tempel op { $hex } is { $after } waard, niet { $before }.
tikal-corrected-left =
    Op { $hex } { $after ->
        [0] ligt geen schat
        [one] ligt { $after } schat
       *[other] liggen { $after } schatten
    }, niet { $before }.
tikal-corrected-guard = { $after } bewaakt de tempel op { $hex }, niet { $before }.
    .new = { $after } bewaakt de tempel op { $hex }.
    .gone = Niemand bewaakt de tempel op { $hex }, ook { $before } niet.
tikal-corrected-camp = { $after } heeft een kamp op { $hex }, niet { $before }.
    .new = { $after } heeft een kamp op { $hex }.
    .gone = Niemand heeft een kamp op { $hex }, ook { $before } niet.
tikal-corrected-lie = De tegel op { $hex } ligt anders gedraaid.
tikal-corrected-hex = Op { $hex } ligt { $after }, niet { $before }.
    .new = Op { $hex } ligt { $after }.
    .gone = Op { $hex } ligt geen tegel.

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
tikal-setup-pieces = Sorteer de { $pieces } tempelstukken op getal in stapels naast het bord (aantal × getal): { $piles }.
tikal-setup-treasures = Schud de { $treasures } schatten gedekt en maak er twee stapels van naast het bord.
tikal-setup-figures = Iedereen neemt in de eigen kleur 1 expeditieleider, { $members } expeditieleden, { $camps } kampen en de scoresteen.
tikal-setup-stones = Leg de scorestenen op tafel naast de “1” van het scorespoor: 0 punten.
tikal-setup-stones-twenty = Leg de scorestenen op vakje { $points } van het scorespoor: iedereen begint met { $points } punten.
tikal-setup-markers = Iedereen legt de beurtmarker van de eigen kleur open voor zich.
tikal-setup-markers-away = De { $count } beurtmarkers blijven in de doos.
tikal-setup-summary-blue = Iedereen neemt een overzichtskaart, blauwe kant boven.
tikal-setup-summary-red = Iedereen neemt een overzichtskaart, rode kant boven.
tikal-setup-boxed = { $count ->
    [one] Het materiaal van één kleur blijft in de doos.
   *[other] Het materiaal van { $count } kleuren blijft in de doos.
}
tikal-setup-display = Leg de bovenste { $count } tegels open naast het bord.
tikal-setup-first = De oudste speler begint; het gaat met de klok mee.
tikal-setup-bidder = De oudste speler doet het eerste bod; er wordt met de klok mee geboden.
tikal-setup-light = Eenvoudig: jullie spelen op tafel. In elke waarderingsronde voert iedereen de eigen tempels en schatten in; de app rekent.
tikal-setup-light-auction = Eenvoudig: jullie spelen op tafel. Bieden doe je in de app; in elke waarderingsronde voert iedereen daar de eigen tempels en schatten in.
