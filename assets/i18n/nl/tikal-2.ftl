## Tikal II. Words first, then the rules (T2…), then what the log says.
## Placeholders get names, numbers or words in their basic form; { $space } and { $place } are spaces such as “c3” (column c, row 3).

# Our own words: there is no rulebook in this language.
word-tikal-2 = Tikal II: The Lost Temple
## Colours of doors, keys and altars
word-pink = roze
word-blue = blauw
word-yellow = geel
word-green = groen
word-brown = bruin
word-multicoloured = veelkleurig
word-any = kleur naar keuze
## Treasures
word-mask = masker
word-jug = kruik
word-statue = beeld
word-dagger = dolk
word-necklace = halsketting
## Places
word-outside = buiten
word-sanctuary = heiligdom
word-treasure-room = schatkamer
word-room = kamer
## Places and pieces as people call them: tiles by their actions, rooms by their colour, secret rooms by their bonuses
tikal-2-called-tile = { $action }
tikal-2-called-quoted = “{ $piece }”
tikal-2-called-outside = buiten
tikal-2-called-treasure-room = schatkamer
# As in “secret room with 8 or 4 + card”
tikal-2-called-secret-room = geheime kamer met { $bonuses }
tikal-2-called-or = { $first } of { $second }
tikal-2-called-and = { $first } + { $second }
tikal-2-called-points = { $count }
tikal-2-called-cards =
    { $count ->
        [one] kaart
       *[other] { $count } kaarten
    }
tikal-2-called-treasures =
    { $count ->
        [one] schat
       *[other] { $count } schatten
    }
tikal-2-called-room-pink = kamer met roze deuren
tikal-2-called-room-blue = kamer met blauwe deuren
tikal-2-called-room-yellow = kamer met gele deuren
tikal-2-called-room-green = kamer met groene deuren
tikal-2-called-room-brown = kamer met bruine deuren
tikal-2-called-sanctuary-pink = heiligdom met roze altaar
tikal-2-called-sanctuary-blue = heiligdom met blauw altaar
tikal-2-called-sanctuary-yellow = heiligdom met geel altaar
tikal-2-called-sanctuary-green = heiligdom met groen altaar
tikal-2-called-sanctuary-brown = heiligdom met bruin altaar
tikal-2-called-sanctuary-multicoloured = heiligdom met veelkleurig altaar
## The ten special cards
card-passage = geheime gang
card-plus-two = +2 per schat
card-pair = een van een paar
card-explore = extra verkenning
card-many-types = meerdere soorten tegelijk
card-five = 5 punten
card-key = een sleutel
card-remote = leveren vanaf elke plek
card-room-colours = kleuren van kamers
card-forest = gratis door het bos
## What an action tile gives
action-key = sleutel
action-treasure = schat
action-card = speciale kaart
action-room = lichte kamer
action-sanctuary = heiligdom
action-passage = geheime gang
action-bonus = bonus
action-doors = deuren tellen
## The same for actions still open, how many of them: “First use or skip: a pink key and 2 treasures”
tikal-2-open-key =
    { $count ->
        [one] een sleutel van de kleur { $colour }
       *[other] { $count } sleutels van de kleur { $colour }
    }
tikal-2-open-key-any =
    { $count ->
        [one] een sleutel naar keuze
       *[other] { $count } sleutels naar keuze
    }
tikal-2-open-treasure =
    { $count ->
        [one] een schat
       *[other] { $count } schatten
    }
tikal-2-open-card =
    { $count ->
        [one] een speciale kaart
       *[other] { $count } speciale kaarten
    }
tikal-2-open-room =
    { $count ->
        [one] een lichte kamer
       *[other] { $count } lichte kamers
    }
tikal-2-open-sanctuary =
    { $count ->
        [one] een heiligdom
       *[other] { $count } heiligdommen
    }
tikal-2-open-passage =
    { $count ->
        [one] een geheime gang
       *[other] { $count } geheime gangen
    }
tikal-2-open-bonus =
    { $count ->
        [one] de bonus
       *[other] { $count } bonussen
    }
tikal-2-open-doors =
    { $count ->
        [one] het tellen van deuren
       *[other] { $count } keer deuren tellen
    }
## Said where a card is named that is not in hand, or not as often
tikal-2-card-not-held =
    { $have ->
        [0] De kaart “{ $card }” heb je niet.
       *[other] Van de kaart “{ $card }” heb je er maar { $have }, niet { $need }.
    } Kies iets anders.
## What an excavation brought and is still to be entered
won-card = een speciale kaart
won-treasure = een schat
## Parts of an excavation's points
part-new = de deuren van de kamer
part-old = eerdere deuren van die kleur
part-bonus = de bonus
## Where a key goes, said in “takes a key …”
to-camp = voor het kamp
to-backpack = voor de rugzak
## Phases, said after “The game is at:”
phase-sites = actietegels neerleggen
phase-keys = eerste sleutels kiezen
phase-pirogue = kanofase
phase-explorer = verkenningsfase
phase-last = laatste speciale beurt
phase-tally = waardering

T2-1-1 = Je speelt met 2 t/m 4 spelers. Iedereen heeft een kamp, 20 vlaggen, een ontdekkingsreiziger buiten de tempel, een kano bij de startplaats en een tent; na 100 punten begint het scorespoor opnieuw.
T2-1-2 = De tempel heeft 27 velden: 10 kamers zijn voorgedrukt, twee per deurkleur, en 17 velden zijn leeg. Elke kleur heeft ook een eigen symbool.
T2-1-3 = In de voorraad: 7 sleutels van elke kleur, 8 geheime gangen, 25 gedekte schatten in 5 soorten, 13 speciale kaarten, 10 lichte kamers en 6 heiligdommen, met de schatkamer daaronder.
    .sanctuaries = Voer elk heiligdom van de stapel precies één keer in.
    .keys = Er zijn maar { $most } sleutels van deze kleur: { $colour }. Tel nog eens na.
    .passages = Er zijn maar { $most } geheime gangen. Tel nog eens na.
    .treasures = Van schat “{ $treasure }” zijn er maar { $most }. Tel nog eens na.
    .cards = Van de kaart “{ $card }” zitten er maar { $most } in de doos. Tel nog eens na.
    .all-cards = Er zijn in totaal maar { $most } speciale kaarten. Tel nog eens na.
    .all-treasures = Er zijn in totaal maar { $most } schatten. Tel nog eens na.
    .rooms = Elke kamer en elk heiligdom is er maar één keer. Kijk ze nog eens na.
T2-1-4 = Met 4, 3 of 2 spelers doen er 24, 21 of 16 actietegels mee, nooit meer dan 4 per aanlegplaats; hoe ze liggen, staat in je kit.
    .counts = Bij de aanlegplaatsen horen { $need } tegels; ingevoerd: { $given }.
    .tiles = Elke tegel die meedoet, moet bij precies één aanlegplaats liggen. Kijk ze nog eens na.
T2-1-5 = De jongste begint, daarna gaat het met de klok mee. In die volgorde stopt iedereen eerst 2 sleutels naar keuze in de rugzak.
    .refused = Neem { $need } sleutels; je koos er { $given }.
    .stock = Er zijn niet genoeg sleutels van deze kleur over: { $colour }. Kies een andere kleur.
T2-2-1 = Sleutels in de rugzak liggen open. Ze openen deuren en betalen voor het bos, maar leveren nooit punten op.
T2-2-2 = Sleutels in het kamp liggen gedekt. Ze leveren punten op, maar openen niets.
T2-2-3 = Een sleutel gaat nooit van het kamp naar de rugzak of andersom.
T2-2-4 = Alleen jij kent je schatten, je speciale kaarten en de sleutels in je kamp. Bij beide waarderingen laat iedereen de kampsleutels zien; daarna liggen ze weer gedekt.
T2-2-5 = Wie een sleutel naar een kamp zag gaan, mag de kleur onthouden; het logboek herhaalt die niet voor anderen (tenzij jullie met open geheugen spelen).
T2-3-1 = Eerst de kano: neem een actietegel bij je aanlegplaats, of vaar 1 tot en met 5 aanlegplaatsen met de klok mee en neem er daar een. Je moet een tegel nemen.
    .once = Je kano heeft deze beurt al gevaren. Neem een tegel bij je aanlegplaats.
    .stay = Je kano ligt daar al. Neem een tegel of kies een andere aanlegplaats.
    .empty = Bij die aanlegplaats ligt geen actietegel meer. Kies een andere.
    .taken = Je hebt je tegel deze beurt al genomen. Gebruik de acties ervan of sla ze over.
    .there = Die tegel ({ $tile }) ligt niet bij jouw aanlegplaats. Kies er een die er wel ligt.
    .none = Je hebt nog geen tegel. Neem eerst een actietegel.
    .late = Je hebt je tegel al genomen en je kano vaart alleen daarvoor. Gebruik de acties van de tegel of sla ze over.
T2-3-2 = Door het bos gaan kost meteen een sleutel naar keuze uit je rugzak; heb je er geen, dan kost het 10 punten.
    .not = Deze route gaat niet door het bos, dus je betaalt niets. Laat de betaling weg.
    .key = Zo’n sleutel heb je niet in je rugzak: { $colour }. Betaal met een sleutel die je hebt.
T2-3-3 = Zolang je een sleutel in je rugzak hebt, betaal je met een sleutel, niet met punten; een score mag onder 0 zakken.
    .refused = Je hebt nog een sleutel in je rugzak, dus met punten betaal je het bos niet. Kies een sleutel.
T2-3-4 = Kom je langs een watervliegtuig, dan mag je zoveel schatten van één soort leveren als je wilt, elk voor de prijs van dat moment; daarna draait het prijswiel één stap. De geleverde schatten gaan uit het spel.
    .types = Lever maar één soort, tenzij je de kaart voor meerdere soorten speelt.
    .have = { $have ->
        [0] Van schat “{ $treasure }” heb je er geen. Kies een andere soort.
       *[other] Van schat “{ $treasure }” heb je er maar { $have }, niet { $need }. Lever er minder.
    }
    .again = Van schat “{ $treasure }” heb je er { $had }. Na het eerste watervliegtuig { $have ->
        [0] is er geen
        [one] is er maar één
       *[other] zijn er maar { $have }
    } over, en je wilt er nog { $need } leveren. Lever er daar of hier minder.
T2-3-5 = Kom je in één zet langs beide watervliegtuigen, dan mag je twee keer leveren; het wiel draait na elke levering.
    .order = Lever in de volgorde waarin je langs de watervliegtuigen komt, bij elk één keer.
T2-3-6 = Kom je niet langs een watervliegtuig, dan kun je niet leveren, behalve met een kaart.
    .plane = Je komt niet langs dat watervliegtuig. Laat deze levering weg of vaar verder.
T2-3-7 = Vóór de verkenningsfase gebruik je de acties van je tegel in willekeurige volgorde; elke actie mag je ook overslaan.
    .refused = Gebruik dit eerst of sla het over: { $open }.
T2-3-8 = Een levering bestaat uit minstens één schat.
    .refused = In deze levering zit geen schat. Kies er minstens één of laat de levering weg.
T2-4-1 = Een gekleurde sleutel gaat meteen naar het kamp of de rugzak. Is de kleur op, dan kies je een andere; zijn ze allemaal op, dan krijg je er geen.
    .stock = Er is geen sleutel van deze kleur meer: { $colour }. Kies een andere kleur.
    .colour = Je tegel geeft geen sleutel van deze kleur: { $colour }. Kies een kleur die erop staat.
T2-4-2 = Een veelkleurige sleutel geldt voor elke kleur die je kiest.
T2-4-3 = Schat: bekijk de bovenste drie van een stapel, houd er in het geheim één en leg de andere weer bovenop. Zijn er minder, dan bekijk je die.
    .none = Alle schatten “{ $treasure }” zijn al weg. Kijk na welke je nam.
    .pile = Die stapel is leeg. Kies een andere.
T2-4-4 = Speciale kaart: bekijk de bovenste drie, houd er een en leg de andere weer bovenop.
    .refused = Alle kaarten “{ $card }” zijn al weg. Kijk na welke je nam.
T2-4-5 = Lichte kamer: bekijk de bovenste drie en leg er een op een leeg veld naar keuze, gedraaid zoals je wilt; de andere gaan weer bovenop.
    .room = Die kamer ({ $room }) ligt al in de tempel. Kijk na welke je trok.
    .off = Dat veld ligt niet in de tempel. Kies daar een leeg veld.
    .taken = Op veld { $space } ligt al een kamer. Kies een leeg veld.
T2-4-6 = Heiligdom: het bovenste gaat naar een leeg veld naar keuze. Het heeft geen deuren.
    .altar = Dit heiligdom ligt al in de tempel: { $altar }. Kijk na welk je trok.
    .top = Bovenop de stapel ligt dit heiligdom: { $altar }. Neem dat.
    .off = Dat veld ligt niet in de tempel. Kies daar een leeg veld.
    .taken = Op veld { $space } ligt al een kamer. Kies een leeg veld.
T2-4-7 = Geheime gang: neem een fiche, als er nog een is.
T2-4-8 = Bonus: 1 of 2 punten, zoals op de tegel staat.
T2-4-9 = Deuren tellen: kies een kleur en krijg 1 punt per deur van die kleur in lichte kamers met jouw vlag.
T2-4-10 = Is er in de tempel nog maar één veld leeg, dan komt daar meteen de schatkamer.
T2-5-1 = Je ontdekkingsreiziger gaat zo ver als je wilt, door ontdekte kamers en het open terrein buiten.
    .start = Je ontdekkingsreiziger staat daar niet. Begin waar hij staat.
    .apart = Twee plekken op deze route grenzen niet aan elkaar. Ga stap voor stap.
T2-5-2 = Om van een kamer naar de volgende te gaan heb je aan minstens één kant een deur nodig, en in je rugzak een sleutel van elke kleur die daar staat. Je laat de sleutels alleen zien.
    .door = { $count ->
        [one] In je rugzak ontbreekt een sleutel van de kleur { $lacked }.
       *[other] In je rugzak ontbreken sleutels van deze kleuren: { $lacked }.
    } Zorg voor wat er mist of gebruik een geheime gang.
    .wall = Hier is geen deur. Alleen een geheime gang leidt erdoor.
T2-5-3 = Niemand gaat over een veld dat niet ontdekt is.
    .refused = Op veld { $space } ligt nog geen kamer. Neem een andere weg.
T2-5-4 = Een geheime gang leidt door één muur, of door één deur zonder sleutel, en gaat terug naar de voorraad; je mag er in één zet meerdere gebruiken.
    .tokens = Je hebt { $need ->
        [one] een geheime gang
       *[other] { $need } geheime gangen
    } nodig en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }. Neem een andere weg.
    .card = Je noemt { $need ->
        [one] één fiche
       *[other] { $need } fiches
    } voor geheime gangen en hebt er { $have ->
        [0] geen
       *[other] maar { $have }
    }. Je kaart is ook een geheime gang: gebruik die.
T2-5-5 = Na een geheime gang mag je verdergaan, of een vlag plaatsen en blijven, of een vlag plaatsen en meteen door dezelfde gang teruggaan.
    .dig = Je mag alleen meteen terug als je een vlag plaatst. Graaf op, of blijf.
    .passage = Je mag alleen meteen terug als je laatste stap door een geheime gang ging. Blijf daar.
T2-5-6 = De 6 geheime kamers kom je alleen van buiten en met een geheime gang in, en ook alleen zo weer uit. Een gang is voor een muur, of voor een deur waarvan je de sleutels niet hebt.
    .secret = Een geheime kamer kom je alleen van buiten in, en alleen naar buiten weer uit. Ga tussendoor naar buiten; elke keer in of uit kost een geheime gang.
    .keys = Hier openen je sleutels elke doorgang. Ga door de deur en houd je geheime gang.
    .passage = Alleen een geheime gang leidt een geheime kamer in of uit. { $have ->
        [0] Je hebt er geen over. Neem een andere weg of blijf.
       *[other] Gebruik er een voor deze stap.
    }
T2-5-7 = Opgraven doe je in een kamer zonder vlag van jou: plaats er een op een vrije bonus en neem die bonus; kaarten en schatten kies je zoals bij een actie. Eén vlag per speler en kamer, het hele spel lang.
    .outside = Buiten valt er niets op te graven. Ga eerst een kamer in.
    .flag = Je hebt al een vlag in deze kamer. Graaf in een andere op.
    .flags = Je hebt geen vlaggen meer. Je kunt alleen lopen.
    .free = Kies een van de vrije bonussen.
    .bonus = Die bonus is niet vrij. Kies een andere.
T2-5-8 = Een vlag plaatsen beëindigt de zet, behalve bij teruggaan door een gang en bij extra verkenningen.
T2-5-9 = Een lichte kamer levert 1 punt op per deur van die kamer en 1 per deur van die kleur in kamers waar je al een vlag had, ook als de bonus weg is.
    .free = De bonus van deze kamer is nog vrij. Zet je vlag erop.
T2-5-10 = In heiligdommen, geheime kamers en de schatkamer kun je alleen opgraven zolang er een bonus vrij is.
    .refused = Alle bonussen van deze kamer zijn weg. Graaf in een andere kamer op.
T2-5-11 = Sta je in een kamer zonder vlag van jou, dan mag je daar opgraven zonder te lopen.
T2-5-12 = Je mag stoppen in een kamer met jouw vlag, of stoppen en niet opgraven.
T2-5-13 = Noodhulp: kun je geen kamer bereiken om op te graven, ook niet met je geheime gangen, dan mag je één keer per beurt voor 10 punten een sleutel naar keuze kopen. Die gaat in je rugzak.
    .once = Je hebt deze beurt al een sleutel gekocht. Ga nu verkennen of beëindig je beurt.
    .reach = Je kunt nog een kamer bereiken om op te graven, dus je kunt geen sleutel kopen. Ga erheen en graaf op.
    .stock = Er is geen sleutel van deze kleur meer: { $colour }. Kies een andere kleur.
    .late = Je hebt deze beurt al verkend, en kopen kan alleen daarvoor. Ga verder zonder die sleutel.
T2-6-1 = De tent, één keer per ronde: een extra verkenning op elk moment van je beurt, of een sleutel naar keuze in de rugzak.
    .used = Je hebt je tent deze ronde al gebruikt. Ga verder zonder tent.
    .stock = Er is geen sleutel van deze kleur meer: { $colour }. Kies een andere kleur.
T2-6-2 = In ronde 2 heeft iedereen de tent weer.
T2-6-3 = Met tent en kaart zijn er tot drie verkenningen in één beurt mogelijk.
T2-6-4 = In de laatste speciale beurt is er geen tent.
    .refused = Dit is de laatste speciale beurt. Verken één keer zonder tent of speel een kaart.
    .explored = Dit is de laatste speciale beurt en je hebt al verkend. Speel een kaart of beëindig je beurt.
T2-7-0 = Speciale kaarten speel je op elk moment van je beurt, zoveel je wilt; daarna liggen ze open. Die voor de eindwaardering houd je.
    .kept = Bewaar deze kaart voor de eindwaardering: { $card }.
    .delivery = Deze kaart doet niets bij een levering: { $card }. Laat hem weg.
    .card = { tikal-2-card-not-held }
    .passing = De kaart “{ $card }” speel je tijdens het verkennen. Kies je route en gebruik de kaart voor een stap.
    .exploring = De kaart “{ $card }” speel je bij een verkenning. Ga verkennen en kies de kaart daarvoor.
    .crossing = De kaart “{ $card }” speel je op weg door het bos. Vaar erdoor en betaal ermee.
    .delivering = De kaart “{ $card }” speel je bij een levering. Lever schatten en voeg de kaart toe.
T2-7-1 = Kaart: een geheime gang.
    .card = { tikal-2-card-not-held }
T2-7-2 = Kaart: 2 punten extra per schat van één levering.
    .card = { tikal-2-card-not-held }
T2-7-3 = Kaart: een extra verkenning.
    .card = { tikal-2-card-not-held }
T2-7-4 = Kaart: meerdere soorten schatten in één levering; het wiel draait daarna één keer.
    .card = { tikal-2-card-not-held }
T2-7-5 = Kaart: een sleutel naar keuze, voor het kamp of de rugzak.
    .card = { tikal-2-card-not-held }
    .stock = Er is geen sleutel van deze kleur meer: { $colour }. Kies een andere kleur.
T2-7-6 = Kaart: lever één soort schat zonder langs een watervliegtuig te komen.
    .card = { tikal-2-card-not-held }
T2-7-7 = Kaart: ga één keer gratis door het bos.
    .card = { tikal-2-card-not-held }
T2-7-8 = Eindwaardering: één kaart van het paar levert 3 punten op, allebei samen 12.
    .refused = Het paar heeft maar { $most } kaarten. Tel nog eens na.
T2-7-9 = Eindwaardering: deze kaart levert 5 punten op.
T2-7-10 = Eindwaardering: deze kaart levert 2 punten op per kleur lichte kamers waarin je een vlag hebt.
T2-8-1 = Een ronde eindigt met de beurt waarin de laatste actietegel is genomen. Dan worden sleutels en altaren gewaardeerd, na ronde 2 als deel van de eindwaardering.
T2-8-2 = Na ronde 2 mag iedereen nog één keer verkennen, ook met kaarten, te beginnen met de speler na degene die de laatste tegel nam. Dan volgt de eindwaardering.
T2-8-3 = Ronde 2: de tenten zijn terug, de kano’s liggen bij de startplaats, alle tegels worden opnieuw neergelegd, de ontdekkingsreizigers blijven staan. Wie het laatst aan de beurt was, begint en het gaat tegen de klok in; op de rivier vaar je nog steeds met de klok mee.
T2-9-1 = Kampsleutels tellen in series van verschillende kleuren: 1, 3, 6, 10 of 15 punten voor 1 t/m 5 kleuren, elke volgende serie apart.
T2-9-2 = Van wie bij een altaar een vlag heeft, krijgt de speler met de meeste kampsleutels van die kleur 3 punten; bij gelijke stand krijgen ze die allemaal, zelfs zonder sleutels.
T2-9-3 = Bij het veelkleurige altaar tellen alle kampsleutels.
T2-9-4 = Alleen bij de eindwaardering: 1 punt per schat die niet geleverd is, en de kaarten die je daarvoor hebt gehouden.
    .final = Schatten en kaarten tellen pas aan het eind. Laat ze nu weg.
    .treasures =
        Volgens de app heb je { $need ->
            [0] geen schat
            [one] één schat
           *[other] { $need } schatten
        }; je geeft er { $given } op. Tel nog eens na of corrigeer eerst het aantal.
    .cards =
        Volgens de app heb je { $need ->
            [0] geen speciale kaart
            [one] één speciale kaart
           *[other] { $need } speciale kaarten
        }; je geeft er { $given } op. Tel nog eens na of corrigeer eerst het aantal.
T2-9-5 = Wie de meeste punten heeft, wint; bij gelijke stand wordt de overwinning gedeeld.
T2-10-1 = Meer controle: 2 stapels en 3 open schatten. Telkens als je een schat neemt, door een actie of een opgraving, mag je een open schat nemen in plaats van een stapel te bekijken; vul daarna aan van een van de stapels.
    .refused = Leg { $need } schatten open.
    .open = Er ligt geen schat “{ $treasure }” open. Kies er een die open ligt.
    .piles = De stapels zijn leeg, dus er wordt niets omgedraaid. Neem alleen de open schat.
T2-10-2 = Kort spel: niemand heeft een tent.
    .refused = Jullie spelen het korte spel. Verken één keer zonder tent of speel een kaart.
    .pirogue = Jullie spelen het korte spel, zonder tenten. Eerst komt je tegel met de acties; daarna verken je één keer.
    .explored = Jullie spelen het korte spel en je hebt al verkend. Speel een kaart of beëindig je beurt.

## The log: what happened

tikal-2-sites-laid = De actietegels liggen bij de aanlegplaatsen.
tikal-2-start-keys-taken = { $seat } begint met de sleutels { $keys }.
tikal-2-keys-turn = { $seat } kiest nu de eerste sleutels.
tikal-2-pirogue-moved = { $seat } vaart naar aanlegplaats { $to }.
tikal-2-forest-paid = { $seat } betaalt voor het bos met een sleutel van de kleur { $key }.
    .penalty = { $seat } gaat zonder sleutel door het bos en verliest 10 punten.
    .card = { $seat } gaat gratis door het bos.
tikal-2-treasures-delivered = { $seat } levert { $treasures } ({ $counts } voor { $prices } per stuk) en scoort { $points } punten.
tikal-2-card-played = { $seat } speelt de kaart “{ $card }”.
tikal-2-tile-taken = { $seat } neemt de actietegel “{ $tile }”.
tikal-2-key-taken = { $seat } neemt een sleutel van de kleur { $colour } { $to }.
    .hidden = { $seat } neemt een sleutel { $to }.
tikal-2-treasure-taken = { $seat } neemt de schat “{ $treasure }”.
    .hidden = { $seat } neemt in het geheim een schat.
tikal-2-card-taken = { $seat } neemt de speciale kaart “{ $card }”.
    .hidden = { $seat } neemt een speciale kaart.
tikal-2-room-discovered = { $seat } legt een { $room } op { $space }.
tikal-2-sanctuary-discovered = { $seat } legt een heiligdom op veld { $space } ({ $altar }).
tikal-2-treasure-room-placed = De schatkamer komt op het laatste lege veld, { $space }.
tikal-2-passage-taken = { $seat } neemt een geheime gang.
tikal-2-bonus-scored = { $seat } neemt de bonus van { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
tikal-2-doors-scored = { $seat } scoort { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} voor deuren van de kleur { $colour }.
tikal-2-action-dropped = { $seat } slaat “{ $action }” over.
    .void = { $seat } krijgt niets voor “{ $action }”, want er is niets meer.
tikal-2-tent-used = { $seat } gebruikt de tent.
tikal-2-explorer-moved =
    { $seat } verzet de ontdekkingsreiziger { $to-kind ->
        [tikal-2-called-outside] naar buiten
        [tikal-2-called-secret-room] naar de { $to }
       *[other] naar { $to }
    }.
    .still =
        { $seat } laat de ontdekkingsreiziger { $to-kind ->
            [tikal-2-called-outside] buiten
            [tikal-2-called-secret-room] in de { $to }
           *[other] op { $to }
        } staan.
tikal-2-flag-placed =
    { $seat } graaft { $place-kind ->
        [tikal-2-called-outside] buiten
        [tikal-2-called-secret-room] in de { $place }
       *[other] op { $place }
    } op en plaatst een vlag.
tikal-2-excavated = { $seat } scoort { $points ->
    [0] niets
    [one] 1 punt
   *[other] { $points } punten
} voor { $part } ({ $place }).
tikal-2-rescued = { $seat } koopt voor 10 punten een sleutel van de kleur { $colour }.
tikal-2-turn-ended = { $seat } beëindigt de beurt.
tikal-2-turn-began = { $seat } is aan de beurt.
    .last = { $seat } verkent nog één keer.
tikal-2-key-set-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor een serie van { $size ->
    [one] 1 sleutel
   *[other] { $size } verschillende sleutels
}.
tikal-2-altar-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor het altaar ({ $altar }).
tikal-2-treasures-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor niet geleverde schatten.
tikal-2-card-scored = { $seat } scoort { $points ->
    [one] 1 punt
   *[other] { $points } punten
} voor de kaart “{ $card }”.
tikal-2-round-ended = Ronde { $round } is voorbij.
tikal-2-game-ended = De partij is afgelopen. De overwinning gaat naar { $seats }.
tikal-2-tallied = { $seat } heeft aangegeven wat er te waarderen is.
tikal-2-doubt-advice = Bekijk deze zetten: { $numbers }. Corrigeer wat niet klopt; is het al gewaardeerd, maak dan eerst de waardering ongedaan.
tikal-2-numbers-doubted = Niet alles wat is ingevoerd, kan kloppen. { tikal-2-doubt-advice }
    .treasure = Dit kan niet allemaal kloppen: de schat “{ $treasure }” is { $count } keer ingevoerd; er zijn er maar { $most }. { tikal-2-doubt-advice }
    .card = Dit kan niet allemaal kloppen: de kaart “{ $card }” is { $count } keer ingevoerd, maar zit maar { $most } keer in de doos. { tikal-2-doubt-advice }
    .key = Dit kan niet allemaal kloppen: er zijn { $count } sleutels van de kleur { $colour }; er zijn er maar { $most }. { tikal-2-doubt-advice }
    .treasures = Dit kan niet allemaal kloppen: samen { $count } schatten; er zijn er maar { $most }. { tikal-2-doubt-advice }
    .cards = Dit kan niet allemaal kloppen: samen { $count } speciale kaarten; er zijn er maar { $most }. { tikal-2-doubt-advice }

## Setting up, step by step

tikal-2-setup-board = Leg het speelbord neer. In de tempel zijn { $rooms } kamers voorgedrukt; { $free } velden zijn leeg.
tikal-2-setup-people = { $count } spelers. Iedereen neemt één kleur: kamp, { $flags } vlaggen, ontdekkingsreiziger, materiaalkist, kano en tent.
tikal-2-setup-pieces = Op het bord: ontdekkingsreizigers buiten de tempel, materiaalkisten op de 0 van het scorespoor, kano’s bij de startplaats (oranje gebouw).
tikal-2-setup-tents = Zet elke tent naast het kamp, met de punt naar links, sleutel en vlag zichtbaar.
tikal-2-setup-tents-short = Kort spel: zet elke tent naast het kamp, met de punt naar links, neutrale kant zichtbaar. Niemand gebruikt hem.
tikal-2-setup-sanctuaries = Schud de { $sanctuaries } heiligdommen tot een open stapel; de schatkamer komt eronder.
tikal-2-setup-passages = Maak een stapel van de { $passages } fiches met een geheime gang.
tikal-2-setup-wheel = Leg het prijswiel op zijn cirkel, in een willekeurige stand, één prijs bij elke schat. Tik in de app aan waar de { $price } ligt.
    .paper = { tikal-2-setup-wheel-any }
tikal-2-setup-wheel-any = Leg het prijswiel op zijn cirkel, in een willekeurige stand, één prijs bij elke schat.
tikal-2-setup-cards = Schud de { $cards } speciale kaarten tot een gedekte stapel.
tikal-2-setup-treasures = Schud de { $treasures } schatten gedekt en maak 3 stapels: { $piles }.
tikal-2-setup-treasures-open = Meer controle: schud de { $treasures } schatten gedekt. Leg er { $open } open; de andere vormen 2 stapels: { $piles }.
tikal-2-setup-rooms = Schud de { $rooms } lichte kamers tot een gedekte stapel.
tikal-2-setup-keys = Sorteer de { $keys } sleutels open op kleur: { $each } van elk.
tikal-2-setup-tiles-all = Schud alle { $tiles } actietegels en leg er { $each } open bij elk van de { $sites } aanlegplaatsen.
tikal-2-setup-tiles-three = Haal de { $out } actietegels met een 4 op de achterkant eruit. Schud de andere { $tiles } en leg ze open bij de aanlegplaatsen, met de klok mee vanaf de startplaats: { $sites }.
tikal-2-setup-tiles-two = Haal de { $out } actietegels met een 3 of een 4 op de achterkant eruit. Schud de andere { $tiles } en leg ze open bij de aanlegplaatsen, met de klok mee vanaf de startplaats: { $sites }.
tikal-2-setup-first-keys = De jongste begint. Met de klok mee stopt iedereen { $keys } sleutels naar keuze in de rugzak: open, naast het kamp.
tikal-2-setup-memory = Open geheugen: het logboek blijft tonen welke sleutels naar de kampen gingen.
tikal-2-setup-light = Eenvoudig: jullie spelen op tafel. Na elke ronde geeft iedereen aan wat er te waarderen is en rekent de app.

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

tikal-2-called-on = op { $at }
tikal-2-called-in = in de { $room }
tikal-2-called-clockwise = met de klok mee
tikal-2-called-anticlockwise = tegen de klok in
tikal-2-corrected-round = Dit is ronde { $after }, niet { $before }.
tikal-2-corrected-direction = Er wordt { $after } gespeeld, niet { $before }.
tikal-2-corrected-passages-left =
    De voorraad heeft { $after ->
        [0] geen geheime gangen
        [one] { $after } geheime gang
       *[other] { $after } geheime gangen
    }, niet { $before }.
tikal-2-corrected-stock =
    De voorraad heeft { $after ->
        [0] geen sleutels
        [one] { $after } sleutel
       *[other] { $after } sleutels
    } van de kleur { $colour }, niet { $before }.
tikal-2-corrected-wheel = Het prijswiel toont { $after } voor “{ $treasure }”, niet { $before }.
tikal-2-corrected-site-tiles = Bij aanlegplaats { $site }: { $after }, niet { $before }.
    .new = Bij aanlegplaats { $site }: { $after }.
    .gone = Bij aanlegplaats { $site } ligt geen actietegel.
tikal-2-corrected-sites = De actietegels bij de aanlegplaatsen zijn gecorrigeerd.
tikal-2-corrected-score =
    { $seat } heeft { $after ->
        [0] geen punten
        [one] { $after } punt
       *[other] { $after } punten
    }, niet { $before }.
tikal-2-corrected-backpack =
    { $seat } heeft { $after ->
        [0] geen sleutels
        [one] { $after } sleutel
       *[other] { $after } sleutels
    } van de kleur { $colour } in de rugzak, niet { $before }.
tikal-2-corrected-camp =
    { $seat } heeft { $after ->
        [0] geen sleutels
        [one] { $after } sleutel
       *[other] { $after } sleutels
    } van de kleur { $colour } in het kamp, niet { $before }.
    .what = welke sleutels { $seat } in het kamp heeft
tikal-2-corrected-camps = De sleutels die { $seat } in het kamp heeft, zijn gecorrigeerd.
    .what = welke sleutels { $seat } in het kamp heeft
tikal-2-corrected-treasures = { $seat } heeft { $after ->
        [0] geen schat
        [one] { $after } schat
       *[other] { $after } schatten
    } “{ $treasure }”, niet { $before }.
    .what = welke schatten { $seat } heeft
tikal-2-corrected-all-treasures = De schatten van { $seat } zijn gecorrigeerd.
    .what = welke schatten { $seat } heeft
tikal-2-corrected-cards = { $seat } heeft de speciale kaarten { $after }, niet { $before }.
    .new = { $seat } heeft de speciale kaarten { $after }.
    .gone = { $seat } heeft geen speciale kaarten.
    .what = welke speciale kaarten { $seat } heeft
tikal-2-corrected-passages =
    { $seat } heeft { $after ->
        [0] geen geheime gangen
        [one] { $after } geheime gang
       *[other] { $after } geheime gangen
    }, niet { $before }.
tikal-2-corrected-flags-left = { $seat } heeft { $after ->
        [0] geen vlaggen meer
        [one] nog { $after } vlag
       *[other] nog { $after } vlaggen
    }, niet { $before }.
tikal-2-corrected-tent = { $seat } heeft de tent.
    .new = { $seat } heeft de tent nog niet gebruikt.
    .gone = { $seat } heeft de tent al gebruikt.
tikal-2-corrected-site = { $seat } is bij aanlegplaats { $after }, niet bij { $before }.
tikal-2-corrected-explorer = { $seat } heeft de ontdekkingsreiziger { $after }, niet { $before }.
tikal-2-corrected-flag = { $seat } heeft de vlag op { $space } op een andere bonus.
    .new = { $seat } heeft een vlag op { $space }.
    .gone = { $seat } heeft geen vlag op { $space }.
tikal-2-corrected-secret-flag = { $seat } heeft de vlag in de { $room } op een andere bonus.
    .new = { $seat } heeft een vlag in de { $room }.
    .gone = { $seat } heeft geen vlag in de { $room }.
tikal-2-corrected-doors = De deuren van de kamer op { $space } liggen anders.
tikal-2-corrected-colour = De kamer op { $space } heeft de kleur { $after }, niet { $before }.
    .new = De kamer op { $space } heeft de kleur { $after }.
    .gone = De kamer op { $space } heeft geen kleur.
tikal-2-corrected-room = Op { $space } ligt: { $after }, niet { $before }.
    .new = Op { $space } ligt: { $after }.
    .gone = Op { $space } ligt geen kamer.

## What can be wrong with a kit or a position of Tikal II

flaw-t2-bonus-empty = een bonus levert minstens één ding op: punten, kaarten of schatten
flaw-t2-arrangement = één kamer van deze kleur ({ $colour }) moet de deuren zo hebben: { $missing }
flaw-t2-treasure-room = één bonus moet { $expected } punten opleveren
flaw-t2-forest-there = na aanlegplaats { $found } ligt het bos al
flaw-t2-backs = tegels met een { $back } op de achterkant: verwacht { $expected }, gevonden { $found }
flaw-t2-discovery-back = een tegel met een { $back } op de achterkant kan dit niet tonen: { $found }
## How the doors of a room lie, said for { $missing }
word-single = één losse deur
word-adjacent = twee deuren naast elkaar
word-one-apart = twee deuren met één zijde ertussen
word-opposite = twee deuren tegenover elkaar
