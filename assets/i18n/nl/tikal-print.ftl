### Tikal on paper. Readable across a table: short. *…* is bold, [stone] an icon; both stay as they are.

## The turn: the reference card’s front

tk-print-basic = Basisversie
tk-print-auction = Veilingversie
tk-print-turn = Je beurt
tk-print-turn-draw = Trek de bovenste tegel. [volcano] Eerst waarderingsronde!
tk-print-turn-take = Win een beurt, neem een tegel. [volcano] Eerst waarderingsronde!
tk-print-turn-place = Leg hem naast een tegel, zodat er een *pad* heen leidt.
tk-print-turn-masks = Schattegel: één gedekte [treasure-hidden] per masker.
tk-print-turn-spend = Gebruik tot *10 AP*. Wat over is, vervalt.
tk-print-turn-spend-auction = Gebruik tot *10 AP*, de rest vervalt. Draai je beurtmarker om.

## The actions. In front of each stands what it costs in AP; “2 in all”: for the whole game.

tk-print-actions = Acties en hun AP
tk-print-bring = *Inzetten:* een pion in het basiskamp of een eigen kamp.
tk-print-secret = *Geheim pad:* tussen basiskamp en eigen kampen.
tk-print-walk = *Lopen* naar de volgende tegel: *per* pion en [stone], beide kanten. Zonder [stone] geen weg.
tk-print-uncover = *Niveau blootleggen:* het volgende getal, als dat er is. Per niveau 1 eigen pion, *2* per tempel en beurt. Nooit bij een bewaakte.
tk-print-raise = *Schat opgraven:* per schat 1 eigen pion, *2* per tegel en beurt.
tk-print-exchange = *Ruilen:* losse schat tegen een losse van een ander. Weigeren mag niet.
tk-print-exchange-once = *Ruilen:* losse schat tegen een losse van een ander. Weigeren mag niet. Eén keer per beurt.
tk-print-build = *Kamp bouwen:* oerwoud of lege schattegel, ook zonder pion. 1 per tegel, *2* in totaal.
tk-print-guard = *Tempel bewaken:* jij alleen hebt de meerderheid. Voorgoed van jou; je andere pionnen daar gaan uit het spel. *2* in totaal.

## The card’s back

tk-print-round = Vulkaan: waarderingsronde
tk-print-round-all = Leg hem opzij. Met de klok mee, *jij eerst:* ieder gebruikt *10 AP* en scoort dan.
tk-print-round-own = Leg dan de vulkaan (pad niet nodig, niemand mag erop) en gebruik je *10 AP*.
tk-print-round-last = Na de laatste tegel: *4e ronde*, linkerbuur eerst.
tk-print-round-last-auction = Na de laatste tegel: *4e ronde*, *minste punten* eerst. Gelijk: wie met de klok mee eerder komt na wie hem legde.
tk-print-points = Punten
tk-print-points-temple = *Tempel:* het bovenste getal, als jij als enige de meerderheid hebt. Gelijk: niemand. Bewaakt: de eigenaar van de bewaker.
tk-print-points-treasure = Gelijke *schatten.* Je houdt ze, ze tellen weer.
# Under the leader with a 3, the member with a 1: how strong they are.
tk-print-strength = Sterkte
tk-print-tiles = De tegels
tk-print-tile-temple = blootleggen, bewaken
tk-print-tile-jungle = kamp bouwen
tk-print-tile-treasure = opgraven; leeg: kamp
tk-print-tile-volcano = niemand mag erop
tk-print-know = Goed om te weten
tk-print-know-leader = Een [leader] kost evenveel als een [member] en mag bewaker zijn.
tk-print-know-guarded = Bewaakte tempels: iedereen mag er nog in en uit.
tk-print-know-camps = Kampen van anderen: erin, blijven, maar geen geheime paden.
tk-print-know-new = Een nieuwe tegel kun je meteen gebruiken.
tk-print-know-laps = Het scorespoor heeft 100 vakjes. Daarna opnieuw, plus 100.
tk-print-know-win = Wie de meeste punten heeft, wint; bij gelijke stand samen.
tk-print-sale = De veiling
tk-print-sale-bid = Bied *hoger* of *pas;* wie past, doet niet meer mee. Van 1 tot al je punten.
tk-print-sale-pay = Hoogste bod: *betaal,* speel je beurt. Geen bod: wie het *eerst* paste, krijgt hem gratis.
tk-print-sale-last = Alleen wie deze ronde nog geen beurt had, biedt. De *laatste* krijgt de laatste tegel gratis.
tk-print-sale-next = Eerste bod: de volgende met de klok mee na de laatste beurt. Ronde klaar: nieuwe tegels, markers open.

## The sketch of the table

tk-print-heap-tiles = Landschapstegels
tk-print-heap-open = Open tegels
tk-print-heap-pieces = Tempelstukken
tk-print-heap-treasures = Schatten
tk-print-boxed = Blijft in de doos

## The score sheet

tk-print-score-how-basic = Noteer in elke waarderingsronde je tempels en schatten één voor één, tel ze op en tel de ronde bij het totaal.
tk-print-score-how-auction = Je begint met { $points } punten. Noteer elk betaald bod, in elke waarderingsronde tempels en schatten, dan de subtotalen.
tk-print-score-strength = Als enige de meerderheid: [leader] 3, [member] 1
tk-print-score-temples = Tempels
tk-print-score-treasures = Schatten
tk-print-score-sums = Subtotalen
tk-print-score-round = Deze ronde
tk-print-score-bids = Biedingen
tk-print-score-total = Totaal tot nu
tk-print-score-winner = Winnaar
