## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

X1 = Dat kan nu niet.
    .phase = Nu bezig: { $phase }. Maak dat eerst af.
    .turn = { $seat } is aan de beurt. Wacht tot jij mag.
    .table = Dit voert de host in voor iedereen.
    .seat = Die speler zit niet aan deze tafel. Kies iemand die meespeelt.
    .character = Deze beurt speel je dit karakter: { $character }. Kies iets wat dat karakter kan.
    .light = In de eenvoudige versie verplaats je de stukken zelf; de app vraagt hier niet naar.
    .full = Dat is er alleen in de eenvoudige versie. Voer aan deze tafel in plaats daarvan elke zet in.
    .tokens = De gebeurtenisfiches liggen op het bord. Bekijk ze daar.
    .secret = Alleen de eigenaar mag dit zien en corrigeren: { $path }. Corrigeer het op het toestel van de eigenaar, of laat het aan de host over.
    .auction = Bij de veiling worden alle tegels van een ronde samen opengelegd. Voer ze allemaal tegelijk in.
    .seatless = Kies van wie deze waardering is.
    .tallied = { $seat } heeft deze ronde al ingevoerd. Moet er iets veranderen, maak dat dan eerst ongedaan.
    .won = Voer eerst in wat de opgraving je heeft opgeleverd: { $won }.
    .action = Je tegel geeft dit niet, of niet meer: { $action }. Kies een andere actie van de tegel.
    .explored = Je hebt deze beurt al verkend. Alleen met de tent of een kaart kan het nog een keer.
    .watching = Dit scherm is alleen om mee te kijken. Open je eigen link of scan de code om te spelen.
    .other = Je kunt alleen voor jezelf spelen. De host kan voor anderen spelen.
    .others = Je kunt alleen je eigen spullen corrigeren. Vraag de host voor de rest.
    .dealt = De app heeft deze kaarten gedeeld, dus je kunt ze niet corrigeren. Maak in plaats daarvan de keuze ongedaan.
    .cover = Dit is geheim. Het kan alleen op het toestel van de eigenaar, of achter de afdekking.
    .host = Dat kan alleen de host. Vraag het aan de host.
    .over = De partij is afgelopen. Klopte er iets niet, maak het dan ongedaan.
X2 = Deze zet kent de app niet.
    .name = Hier is niets dat “{ $do }” heet.
    .missing = “{ $argument }” ontbreekt. Voer dat ook in.
    .unknown = “{ $argument }” hoort hier niet. Laat het weg.
    .wrong = “{ $argument }” heeft een waarde die niet kan. Kies een andere.
    .told = Zo kan het niet op tafel liggen. Kijk nog eens en voer in wat er echt ligt.
    .shape = Een zet is een object met “seat” en “do”.
    .long = “{ $argument }” is te lang: hoogstens { $most } tekens.
    .number = “{ $argument }” is een te groot getal: hoogstens { $most } cijfers.
    .deep = “{ $argument }” is te diep genest: hoogstens { $most } niveaus.
    .many = “{ $argument }” bevat te veel onderdelen: { $found }, hoogstens { $most }.
    .size = Een zet heeft hoogstens { $most } tekens.
X3 = Dat kun je niet ongedaan maken.
    .refused = Kies een zet van 0 tot en met { $most }; gevraagd was { $to }.
    .seen = Sindsdien heeft iemand iets geheims gezien. Alleen de host kan het nu ongedaan maken.
    .moved = Na jou heeft al iemand gespeeld. Alleen de host kan het nu ongedaan maken.
    .nothing = Er is nog niets om ongedaan te maken.
X4 = Daar valt niets te corrigeren.
    .refused = Dit kent de app niet: “{ $path }”.
argument-held_by = wie de kaart laat zien
argument-advance = hoe ver je gaat
argument-steps = hoe ver je gaat
argument-gems = aantal smaragden
argument-token = gebeurtenisfiche
argument-characters = karakters
argument-target = karakter
argument-spaces = vakjes
argument-path = route
argument-passages = geheime gangen
argument-bonus = bonus
argument-to = waarheen
argument-from = waarvandaan
argument-deliveries = leveringen
argument-forest = betaling voor het bos
argument-card = kaart
argument-cards = kaarten
argument-colour = kleur
argument-treasure = schat
argument-treasures = schatten
argument-keep = wat je houdt
argument-pile = stapel
argument-turned = omgedraaide schat
argument-open = open schatten
argument-tile = tegel
argument-with = met wie
argument-altar = altaar
argument-altars = altaren
argument-seat = speler
argument-hex = veld
argument-space = veld
argument-room = kamer
argument-figure = pion
argument-count = hoeveel
argument-points = punten

## The log

event-undone =
    { $count ->
        [one] { $count } zet ongedaan gemaakt.
       *[other] { $count } zetten ongedaan gemaakt.
    }
    .nothing = Er is geen zet ongedaan gemaakt.
event-taken-as-told = Volgens de regels van nu zou dit niet mogen ({ $rule }). Toen het werd gespeeld, is het aanvaard, dus het blijft staan.
    .unsaid = Volgens de regels van nu zou dit niet mogen. Toen het werd gespeeld, is het aanvaard, dus het blijft staan.
    .nothing = Wat deze zet deed, kennen de regels van nu niet meer; hier verandert hij niets. Corrigeer wat er op tafel anders ligt.
event-corrected = “{ $path }” is { $after }, niet { $before }.
    .hidden = Er is iets geheims gecorrigeerd – { $path }.
    .nothing = Een correctie heeft niets veranderd.

## A space of a board, as on a chess board: “c3” is column c, row 3

place-space = { $at }
# Somebody, and nothing, as the value of a correction
value-none = niets

## Phases of a game, as a phrase after “The game is at:”

phase-start = voorbereiding
phase-turn = beurt van een speler
phase-over = de partij is afgelopen

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = dit is geen JSON ({ $problem })
flaw-nesting = te diep genest
flaw-long-text = is te lang: hoogstens { $most } tekens
flaw-long-number = is een te groot getal: hoogstens { $most } cijfers
flaw-deep = is te diep genest: hoogstens { $most } niveaus
flaw-many = bevat te veel onderdelen: { $found }, hoogstens { $most }
flaw-large = een vastgelegde partij is niet groter dan { $most } MB
flaw-foreign = dit is geen vastgelegde partij van Temple Companion (verwacht: “{ $expected }”)
flaw-version = dit programma leest versie { $expected }, gevonden: { $found }
flaw-game = onbekend spel “{ $found }”; mogelijk zijn: { $expected }
flaw-kit-form = verwacht: “{ $expected }” of een hele kit
flaw-missing = ontbreekt
flaw-unknown = is hier niet bekend; controleer de spelling
flaw-type = verwacht: { $expected }, gevonden: { $found }
flaw-value = kan niet “{ $found }” zijn
flaw-limit = verwacht: { $expected }
flaw-range = het getal is te groot
flaw-other = niet te lezen: { $problem }
flaw-players = dit spel is voor { $least } tot en met { $most } spelers; jullie hebben er { $found }
flaw-name-empty = deze naam heeft geen zichtbare tekens
flaw-name-long = te lang: { $found } letters, hoogstens { $most }
flaw-name-heap = aan één letter hangen te veel tekens: hoogstens { $most }
flaw-name-sign = het onzichtbare teken { $found } zou verstoren wat naast de naam staat; laat het weg
flaw-twice = “{ $found }” komt er twee keer in voor
flaw-seat = er is geen plaats { $found }; de laatste is { $most }
flaw-exactly = verwacht: precies { $expected }, gevonden: { $found }
flaw-least = verwacht: minstens { $expected }, gevonden: { $found }
flaw-between = verwacht: { $least } tot en met { $most }, gevonden: { $found }
flaw-fewer = verwacht: minder dan { $expected }, gevonden: { $found }
flaw-count = verwacht: precies { $expected } waarden, gevonden: { $found }
flaw-different = verwacht: minstens { $expected } verschillende, gevonden: { $found }
flaw-sum = verwacht: { $expected } in totaal, gevonden: { $found }
flaw-supply = verwacht: hoogstens { $expected } in totaal, gevonden: { $found }
# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } en { $last }
list-or = { $first } of { $last }
