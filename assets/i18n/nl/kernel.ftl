## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } en { $last }

X1 = Dit is niet het moment daarvoor, of deze speler is niet aan zet.
    .phase = Het spel is nu bij: { $phase }.
    .turn = { $seat } is aan de beurt.
    .table = Dit voer je in voor de tafel, niet voor een plaats.
    .seat = Er is geen plaats { $number }.
    .character = Het is de beurt van dit karakter: { $character }.
    .light = In de eenvoudige versie verplaats je de stukken zelf; de app vraagt hier niet naar.
    .full = Dat is er alleen in de eenvoudige versie.
    .tokens = De fiches liggen op tafel; bekijk ze daar.
    .secret = “{ $path }” is voor deze speler verborgen; corrigeer het voor de tafel of op het eigen toestel.
    .auction = Bij de veiling worden de tegels samen omgedraaid.
    .seatless = Een waardering wordt voor een speler ingevoerd.
    .tallied = { $seat } heeft deze ronde al geteld.
    .won = Voer eerst in wat de opgraving heeft opgeleverd: { $won }.
    .action = Je tegel geeft dit niet, of niet meer: { $action }.
    .explored = Je hebt deze beurt al verkend; alleen de tent of een kaart geeft nog een verkenning.
    .watching = Dit scherm kijkt alleen mee.
    .other = Je kunt alleen voor je eigen plaats spelen.
    .others = Je kunt je eigen spullen corrigeren; de host corrigeert al het andere.
    .dealt = De app heeft deze kaarten gedeeld, dus je kunt ze niet corrigeren. Maak in plaats daarvan de keuze ongedaan.
    .cover = Dat is verborgen: het kan alleen op het eigen toestel, of achter de afdekking.
    .host = Dat kan alleen de host.
X2 = Die zet bestaat niet in dit spel.
    .name = Niets heet hier “{ $do }”.
    .missing = “{ $argument }” ontbreekt.
    .unknown = “{ $argument }” hoort daar niet.
    .wrong = “{ $argument }” heeft een waarde die niet kan.
    .shape = Een zet is een object met “seat” en “do”.
    .long = “{ $argument }” is te lang: hoogstens { $most } tekens.
    .number = “{ $argument }” is een te groot getal: hoogstens { $most } cijfers.
    .deep = “{ $argument }” is te diep genest: hoogstens { $most } niveaus.
    .many = “{ $argument }” bevat te veel onderdelen: { $found }, hoogstens { $most }.
    .size = Een zet heeft hoogstens { $most } tekens.
X3 = Je kunt alleen terug naar een moment dat deze partij heeft gehad.
    .refused = Gevraagd: terug naar zet { $to }; mogelijk is 0 tot en met { $most }.
    .seen = Sindsdien is iets verborgens gezien; alleen de tafel kan dat terugdraaien.
    .moved = Jouw laatste invoer is niet meer de laatste; de host kan alles ongedaan maken.
    .nothing = Er is nog niets ingevoerd.
X4 = Daar valt niets te corrigeren.
    .refused = Deze tafel heeft geen waarde “{ $path }”.

## The log

event-undone = Alles vanaf regel { $number } is ongedaan gemaakt.
    .nothing = Er is niets ongedaan gemaakt.
event-taken-as-told = Volgens de regels van nu zou dit niet mogen ({ $rule }). Toen het werd gespeeld, is het aanvaard, dus het blijft staan.
    .unsaid = Volgens de regels van nu zou dit niet mogen. Toen het werd gespeeld, is het aanvaard, dus het blijft staan.
    .nothing = Wat deze invoer deed, kennen de regels van nu niet meer: hier verandert hij niets. Corrigeer wat er op tafel anders ligt.
event-corrected = Gecorrigeerd: { $path } is { $after }, was { $before }. { $why }
    .hidden = Gecorrigeerd: { $path } (verborgen). { $why }

## Phases of a game, as a phrase after “The game is at:”

phase-start = voorbereiding
phase-turn = beurt van een speler
phase-over = einde

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
flaw-unknown = is hier onbekend
flaw-type = verwacht: { $expected }, gevonden: { $found }
flaw-value = kan niet “{ $found }” zijn
flaw-limit = verwacht: { $expected }
flaw-range = het getal is te groot
flaw-other = { $problem }
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
