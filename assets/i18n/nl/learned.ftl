X5 = De app controleert alleen wat jullie over jullie exemplaar hebben verteld.
    .refused = Dit weet de app nog niet van jullie exemplaar: { $path }. Kijk ernaar en beschrijf het eerst.

flaw-untold = is nog niet beschreven; de volledige versie heeft het nodig

event-learned = Over dit exemplaar is nu meer bekend – { $path }.
    .otherwise = Tot nu toe was het anders beschreven.

tikal-2-called-light-room = lichte kamer
tikal-2-called-untold-tile = een tegel die niemand heeft beschreven
tikal-2-called-untold-bonuses = onbekende bonussen
tikal-2-learned-room-colour = Een van de lichte kamers in dit exemplaar is een { $room }.
    .what = de kleur van deze kamer
tikal-2-learned-room-doors =
    In dit exemplaar heeft een { $room } { $count ->
        [0] geen deur
        [one] één deur
       *[other] { $count } deuren
    }.
    .what = waar de deuren zitten (een { $room })
tikal-2-learned-room-bonus = In dit exemplaar heeft een { $room } als bonus { $bonus }.
    .what = de bonus van een { $room }
tikal-2-learned-printed-colour = De kamer die op { $at } is voorgedrukt, is een { $room }.
    .what = de kleur van de kamer die op { $at } is voorgedrukt
tikal-2-learned-printed-doors =
    De kamer die op { $at } is voorgedrukt, heeft { $count ->
        [0] geen deur
        [one] één deur
       *[other] { $count } deuren
    }.
    .what = de deuren van de kamer die op { $at } is voorgedrukt
tikal-2-learned-printed-bonus = De kamer die op { $at } is voorgedrukt, heeft als bonus { $bonus }.
    .what = de bonus van de kamer die op { $at } is voorgedrukt
tikal-2-learned-sanctuary = In dit exemplaar levert het { $room } { $bonuses } op.
    .what = wat het { $room } oplevert
tikal-2-learned-treasure-room = De schatkamer van dit exemplaar levert { $bonuses } op.
    .what = wat de schatkamer oplevert
tikal-2-learned-secret-room = Een geheime kamer van dit exemplaar levert { $bonuses } op.
    .what = wat deze geheime kamer oplevert
tikal-2-learned-tile = Een actietegel van dit exemplaar toont { $actions }.
    .what = de acties van deze actietegel
tikal-2-learned-cards =
    In dit exemplaar { $count ->
        [one] zit één speciale kaart
       *[other] zitten { $count } speciale kaarten
    } “{ $card }”.
    .what = hoeveel speciale kaarten “{ $card }” er zijn
tikal-2-learned-sites = Met { $players } spelers liggen er in dit exemplaar { $counts } actietegels bij de aanlegplaatsen.
    .what = hoeveel actietegels er met { $players } spelers bij elke aanlegplaats liggen
tikal-2-learned-forest = Het bos ligt na aanlegplaats { $site }.
    .what = waar het bos ligt
tikal-2-learned-seaplanes = De watervliegtuigen liggen na de aanlegplaatsen { $sites }.
    .what = waar de watervliegtuigen liggen

lost-temple-learned-temples = De tempels van dit exemplaar liggen op de vakjes { $spaces }.
    .what = waar de tempels liggen
lost-temple-learned-villages = De dorpen van dit exemplaar liggen op de vakjes { $spaces }.
    .what = waar de dorpen liggen
lost-temple-learned-jungle = Het oerwoud van dit exemplaar ligt op de vakjes { $spaces }.
    .what = waar het oerwoud ligt
lost-temple-learned-chance = De gebeurtenisvakjes van dit exemplaar zijn { $spaces }.
    .what = welke vakjes gebeurtenisvakjes zijn
lost-temple-learned-start =
    De startkaart “{ $character }” van dit exemplaar toont vakje { $space } en { $gems ->
        [0] geen smaragden
        [one] één smaragd
       *[other] { $gems } smaragden
    }.
    .what = de startkaart “{ $character }”
lost-temple-learned-tokens = Nu is bekend hoeveel gebeurtenisfiches van elke soort dit exemplaar heeft.
    .what = hoeveel gebeurtenisfiches er van elke soort zijn

tikal-learned-stones =
    Nu is bekend waar { $at-kind ->
        [tikal-called-base-camp] het basiskamp
       *[other] veld { $at }
    } stenen heeft.
    .what = { $at-kind ->
        [tikal-called-base-camp] de stenen van het basiskamp
       *[other] de stenen van veld { $at }
    }
tikal-learned-value = De tempel die op { $at } is voorgedrukt, is { $value } waard.
    .what = de waarde van de tempel die op { $at } is voorgedrukt
tikal-learned-names = De schatten van dit exemplaar heten { $names }.
    .what = hoe de schatten heten

phase-tell = laten zien wat er over is
tikal-2-called-kept-card = een kaart die alleen de speler kent
tikal-2-telling-began = Iedereen laat zien welke schatten en speciale kaarten er over zijn.
tikal-2-hand-told = { $seat } heeft { $treasures ->
        [0] geen schat meer
        [one] nog één schat
       *[other] nog { $treasures } schatten
    } en aan speciale kaarten { $cards }.
    .none = { $treasures ->
        [0] { $seat } heeft geen schatten en geen speciale kaarten meer.
        [one] { $seat } heeft nog één schat, maar geen speciale kaart meer.
       *[other] { $seat } heeft nog { $treasures } schatten, maar geen speciale kaart meer.
    }
