## Lost Temple. Words first, then the rules (LT…), then what the log says.

word-lost-temple = Lost Temple
word-shaman = Sjamaan
word-thief = Dief
word-seer = Ziener
word-priest = Priester
word-elder = Ouderling
word-craftsman = Archeoloog
word-scout = Verkenner
word-canoe = Kano
word-child = Kind
## The seven chance tokens
token-idol = Afgod nemen
token-gems = 4 smaragden nemen
token-back = 2 vakjes terug
token-pay = 2 smaragden betalen
token-machete = Kapmes nemen
token-forward = 3 vakjes vooruit
token-lose-machete = Kapmes kwijt
## Phases
phase-lay = gebeurtenisfiches leggen
phase-deal = kaarten opzijleggen
phase-draft = karakters kiezen
phase-bury = kaart gedekt wegleggen
phase-call = karakters oproepen
phase-reveal = gebeurtenisfiche omdraaien
phase-refill = gebeurtenisvakje aanvullen
phase-idol = bepalen wie de afgod krijgt

LT1-1 = Je speelt met 2 t/m 8 spelers, elk met één ontdekkingsreiziger. Met 6 of meer eindigt de race bij de eerste grote tempel, met minder bij de tweede.
LT1-2 = In de doos: 9 karakters, 18 gebeurtenisfiches in 7 soorten, waarvan precies 2 afgoden, verder 50 smaragden, 8 kapmessen en de afgod.
    .refused = Fiches “{ $token }”: er liggen er { $given }, in de doos zitten er maar { $total }. Kijk ze nog eens na.
    .many = Dat zouden van één soort meer fiches zijn dan er in de doos zitten. Kijk ze nog eens na.
LT1-3 = Op elk gebeurtenisvakje komt één gedekt fiche, met 6 of meer spelers alleen op die vóór de finish; de rest is de voorraad.
    .missing = Op een gebeurtenisvakje ligt geen fiche. Leg er een op.
    .elsewhere = Er ligt een fiche op een vakje dat geen gebeurtenisvakje is. Haal het weg.
    .beyond = Met 6 of meer spelers ligt er geen fiche voorbij de finish, vakje { $finish }. Leg die in de voorraad.
LT1-4 = Iedereen krijgt een ander karakter, dat het startvakje en de smaragden bepaalt; Verkenner en Kind brengen ook een kapmes mee.
    .count = Er zijn { $given } van de { $need } kaarten ingevoerd. Voer er voor elke speler één in.
    .twice = Twee spelers kunnen niet dezelfde kaart hebben. Kies een andere.
LT1-5 = Smaragden en kapmessen liggen open voor iedereen. Wie welk karakter heeft, blijft geheim tot het wordt opgeroepen.
LT1-6 = De getallen op jullie kaarten en parcours komen uit de kit, de beschrijving van jullie eigen exemplaar.
LT2-1 = Wie vorige ronde een afgodfiche trok, krijgt de afgod.
    .refused = Kies een van de spelers aan deze tafel.
LT2-2 = Trok niemand een afgodfiche, dan gaat de afgod naar de speler die laatste is op het parcours.
LT2-3 = Zijn er meerdere laatsten, dan krijgt degene met de minste smaragden de afgod.
    .gems = Voer de smaragden in van iedereen die samen laatste is.
LT2-4 = Nog steeds gelijk? De afgod blijft bij wie hem had.
LT2-5 = Komen er in één ronde meerdere afgodfiches tevoorschijn, dan telt het laatste.
LT2-6 = In de eerste ronde beslist de tafel bij gelijke stand: kies een van de spelers die gelijk staan.
    .refused = Alleen deze spelers staan gelijk: { $tied }. Kies een van hen.
LT3-1 = Hoeveel kaarten opzij gaan en uit hoeveel iedereen kiest, hangt af van het aantal spelers.
    .up = Leg { $need ->
        [one] 1 kaart
       *[other] { $need } kaarten
    } open opzij; ingevoerd: { $given }.
    .down = Leg { $need ->
        [one] 1 kaart
       *[other] { $need } kaarten
    } gedekt opzij; ingevoerd: { $given }.
    .twice = Elke kaart is er maar één keer. Kies verschillende.
    .left = Die kaart zit niet bij de overgebleven kaarten. Kies een andere.
    .held = { $seat } heeft deze ronde al { $most ->
        [one] een karakter
       *[other] { $most } karakters
    } getoond. Wie heeft dit karakter dan?
    .unheld = { $most ->
        [one] Deze ronde kan maar één karakter ontbreken, en dat is al zo.
       *[other] Deze ronde kunnen maar { $most } karakters ontbreken, en dat is al zo.
    } Vraag het nog eens: iemand heeft dit karakter.
LT3-2 = De opzijgelegde kaarten worden willekeurig getrokken; wat open ligt, kent iedereen.
LT3-3 = Met twee of drie spelers heeft ieder één ontdekkingsreiziger maar twee karakters, dus twee beurten per ronde.
LT3-4 = Je ziet de kaarten in je hand en de kaarten die je hebt genomen, verder niets. Gedekt weggelegde kaarten krijgt niemand meer te zien.
LT3-5 = Wat je hebt doorgegeven, is weg van je scherm, net als uit je hand.
LT3-6 = Wie de afgod heeft, kiest als eerste; daarna gaat het verder naar links.
    .refused = { $seat } neemt nu een kaart. Wacht even.
LT3-7 = Je neemt een van de kaarten in je hand.
    .refused = Deze kaart heb je niet: { $card }. Neem een van de kaarten die je ziet.
LT4-1 = Wie de afgod heeft, roept de karakters op van 1 tot en met 9. Een karakter dat niemand heeft, wordt overgeslagen; waarom krijgt niemand te horen.
LT4-2 = Wordt een karakter opgeroepen, dan komt eerst de ruil van de Sjamaan, dan de diefstal van de Dief, dan de beurt.
LT4-3 = Elke beurt begint met een smaragd uit de bank.
LT4-4 = Heeft de bank te weinig, dan neem je wat er is, misschien niets.
LT5-1 = Sjamaan: vervloek een ander karakter. Zelf blijf je staan. Wordt dat karakter opgeroepen, dan wissel je vóór de beurt van plaats met de speler die het heeft. Heeft niemand het, of jijzelf, dan gebeurt er niets.
    .refused = Dat is je eigen karakter: { $target }. Vervloek een ander karakter.
LT5-2 = Dief: kies een karakter om te bestelen, maar niet de Sjamaan, en ga dan 1 of 2 vooruit. Wordt het opgeroepen, dan krijg je alle smaragden van die speler. Heeft niemand het, of jijzelf, dan gebeurt er niets.
    .refused = Dit karakter kun je niet bestelen: { $target }. Kies een ander karakter.
LT5-3 = Ziener: bekijk in het geheim twee gebeurtenisfiches op het parcours, verwissel ze als je wilt en ga dan 1 of 2 vooruit.
    .space = Vakje { $space } is geen gebeurtenisvakje. Kies alleen gebeurtenisvakjes.
    .count = Kies { $need ->
        [one] één fiche
       *[other] { $need } verschillende fiches
    }.
    .looked = Voer de vakjes in die je net bekeken hebt.
    .swap = Voor verwisselen heb je twee fiches nodig.
    .beyond = Vakje { $space } ligt achter de finish, vakje { $finish }, en heeft geen fiche. Kies gebeurtenisvakjes ervoor.
LT5-4 = Priester: betaal 2 smaragden en ga naar de volgende tempel, of blijf staan.
    .gems = Dat kost { $need } smaragden en je hebt er { $have ->
        [0] geen
        [one] maar één
       *[other] { $have }
    }. Je kunt alleen blijven staan.
    .none = Vóór je ligt geen tempel meer. Je kunt alleen blijven staan.
LT5-5 = Ouderling: betaal 2 smaragden en ga naar het volgende dorp, of blijf staan.
    .gems = Dat kost { $need } smaragden en je hebt er { $have ->
        [0] geen
        [one] maar één
       *[other] { $have }
    }. Je kunt alleen blijven staan.
    .none = Tussen jou en de finish, vakje { $finish }, ligt geen dorp meer. Je kunt alleen blijven staan en betaalt niets.
LT5-6 = Archeoloog: pak een kapmes als er nog een is en ga dan 1 of 2 vooruit.
LT5-7 = Verkenner: kies hoeveel smaragden je betaalt, nul mag ook, en ga evenveel vakjes vooruit.
    .refused = Je kunt er geen { $need } betalen: je hebt { $have ->
        [0] geen smaragd
        [one] maar één smaragd
       *[other] maar { $have } smaragden
    }. Betaal wat je hebt, of minder.
LT5-8 = Kano: betaal al je smaragden en ga per smaragd twee vakjes vooruit, hoogstens 20.
LT5-9 = Kind: ga naar de dichtstbijzijnde ontdekkingsreiziger vóór je; sta je op kop, dan blijf je staan.
LT5-10 = “Ga 1 of 2 vooruit” betekent één vakje of twee; blijven staan mag niet.
    .refused = { $steps } kan niet. Kies 1 of 2.
LT6-1 = Ga je een oerwoud voorbij, dan moet je daar een kapmes afgeven, als je er een hebt.
LT6-2 = Zonder kapmes stopt de ontdekkingsreiziger op het oerwoudvakje; wat betaald is, blijft betaald.
LT6-3 = Precies op een oerwoudvakje uitkomen, of ervan vertrekken, kost niets.
LT6-4 = Twee oerwouden in één zet kosten twee kapmessen.
LT6-5 = Ga je terug, dan telt het oerwoud niet.
LT6-6 = Niemand gaat verder terug dan het eerste vakje, en wie niet beweegt, draait niets om.
LT6-7 = Er mag een onbeperkt aantal ontdekkingsreizigers bij elkaar staan.
LT6-8 = Wie als eerste de finish bereikt of passeert, wint meteen, ook midden in de ronde.
LT6-9 = Priester en Ouderling gaan nooit voorbij de finish, die zelf een tempel is. Met 2 t/m 5 spelers is de eerste grote tempel een tempel als alle andere.
LT7-1 = Eindigt je zet op een gebeurtenisvakje, dan draai je het fiche daar om. Blijven staan of er door een ruil terechtkomen telt niet.
LT7-2 = Fiches: volgende ronde de afgod, 4 smaragden, 2 smaragden betalen, 2 terug, een kapmes, 3 vooruit of een kapmes kwijt; altijd voor zover het kan.
LT7-3 = Brengt een fiche je op een ander gebeurtenisvakje, dan draai je het fiche daar ook om (dat kunnen jullie voor jullie tafel uitzetten).
LT7-4 = Een gebruikt fiche wordt vervangen uit de voorraad en er pas daarna weer door geschud.
    .refused = In de voorraad zit geen “{ $token }” meer. Kijk het fiche nog eens na.
LT7-5 = Echte fiches: jij zegt wat je hebt omgedraaid. Fiches die de app uitdeelt: de app kent ze en toont ze alleen aan wie ze mag zien.
    .refused = In de app ligt op dit vakje een ander fiche. Draai dat in de app om.
LT7-6 = Er zijn 50 smaragden en 8 kapmessen, nooit meer.
    .refused = { $held } bij de spelers en { $left } in de bank is meer dan de { $total } in de doos. Tel nog eens na.

## The log: what happened

lost-temple-start-cards-dealt = In de volgorde waarin jullie zitten, beginnen jullie als { $characters }.
lost-temple-tokens-laid = De gebeurtenisfiches liggen klaar.
lost-temple-round-began = Ronde { $round }. { $idol } heeft de afgod.
    .hidden = Ronde { $round }. Gelijke stand: wie krijgt de afgod?
lost-temple-idol-named = { $seat } krijgt de afgod.
lost-temple-cards-set-aside = Deze ronde gaat zonder { $up }.
    .hidden = Er is geen kaart open opzijgelegd.
lost-temple-card-picked = { $seat } neemt het karakter “{ $card }”.
    .hidden = { $seat } heeft een kaart gekozen.
lost-temple-card-buried = Er gaat een kaart gedekt weg, door niemand gezien.
lost-temple-character-called = { $seat } is { $character }.
    .hidden = Niemand is { $character }.
lost-temple-meeples-swapped = { $shaman } en { $victim } wisselen van plaats: de vloek slaat toe.
lost-temple-gems-stolen = { $gems ->
        [0] { $thief } besteelt { $victim }, maar vindt geen smaragden.
        [one] { $thief } steelt een smaragd van { $victim }.
       *[other] { $thief } steelt { $gems } smaragden van { $victim }.
    }
    .hidden = { $thief } steelt alle smaragden van { $victim }.
lost-temple-gem-taken = { $seat } neemt { $gems ->
    [one] een smaragd
   *[other] { $gems } smaragden
} uit de bank.
    .empty = De bank is leeg, dus { $seat } krijgt niets.
lost-temple-character-cursed = { $seat } vervloekt het karakter “{ $target }”.
lost-temple-character-robbed = { $seat } gaat het karakter “{ $target }” bestelen.
lost-temple-tokens-looked-at = { $seat } bekijkt de fiches op de vakjes { $spaces }.
lost-temple-tokens-swapped = { $seat } verwisselt de fiches op de vakjes { $spaces }.
lost-temple-gems-paid = { $seat } betaalt { $gems ->
    [0] geen smaragden
    [one] een smaragd
   *[other] { $gems } smaragden
}.
lost-temple-gems-gained = { $gems ->
    [0] De bank is leeg, dus { $seat } krijgt geen smaragden.
    [one] { $seat } krijgt een smaragd.
   *[other] { $seat } krijgt { $gems } smaragden.
}
lost-temple-machete-taken = { $seat } pakt { $count ->
    [one] een kapmes
   *[other] { $count } kapmessen
}.
    .empty = Voor { $seat } is er geen kapmes meer.
lost-temple-machete-lost = { $seat } { $count ->
    [0] heeft geen kapmes te verliezen
    [one] verliest een kapmes
   *[other] verliest { $count } kapmessen
}.
lost-temple-meeple-moved = { $seat } gaat van vakje { $start } naar vakje { $to }.
    .cut = { $seat } kapt zich een weg door het oerwoud ({ $cut }) en gaat van vakje { $start } naar vakje { $to }.
    .stopped = { $seat } vertrekt van vakje { $start }, maar wordt op vakje { $to } door het oerwoud tegengehouden.
lost-temple-meeple-stayed = { $seat } blijft staan.
lost-temple-chance-reached = { $seat } komt op gebeurtenisvakje { $space }.
lost-temple-token-revealed = { $seat } draait “{ $token }” om.
lost-temple-idol-drawn = { $seat } heeft volgende ronde de afgod.
lost-temple-token-refilled = Er ligt een nieuw fiche op vakje { $space }.
lost-temple-turn-ended = { $seat } beëindigt de beurt.
lost-temple-last-named = Op het parcours staat niemand achter { $seats }.
lost-temple-game-won = { $seat } bereikt de grote tempel en wint!

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

lost-temple-corrected-round = Dit is ronde { $after }, niet { $before }.
lost-temple-corrected-idol = { $after } heeft de afgod, niet { $before }.
    .new = { $after } heeft de afgod.
    .gone = Niemand heeft de afgod, ook { $before } niet.
lost-temple-corrected-drew = { $after } trok een afgodfiche, niet { $before }.
    .new = { $after } trok een afgodfiche.
    .gone = Niemand trok een afgodfiche, ook { $before } niet.
lost-temple-corrected-bank =
    De bank heeft { $after ->
        [0] geen smaragden
        [one] { $after } smaragd
       *[other] { $after } smaragden
    }, niet { $before }.
lost-temple-corrected-supply =
    De voorraad heeft { $after ->
        [0] geen kapmessen
        [one] { $after } kapmes
       *[other] { $after } kapmessen
    }, niet { $before }.
lost-temple-corrected-cursed = Vervloekt is het karakter “{ $after }”, niet “{ $before }”.
    .new = Vervloekt is het karakter “{ $after }”.
    .gone = Niemand is vervloekt, ook “{ $before }” niet.
lost-temple-corrected-robbed = Bestolen wordt het karakter “{ $after }”, niet “{ $before }”.
    .new = Bestolen wordt het karakter “{ $after }”.
    .gone = Niemand wordt bestolen, ook “{ $before }” niet.
lost-temple-corrected-hand = De kaarten die rondgaan zijn { $after }, niet { $before }.
    .new = De kaarten die rondgaan zijn { $after }.
    .gone = Er gaan geen kaarten rond.
    .what = de kaarten die rondgaan
lost-temple-corrected-up = Deze ronde gaat zonder { $after }, niet zonder { $before }.
    .new = Deze ronde gaat zonder { $after }.
    .gone = Er ligt geen kaart open opzij.
lost-temple-corrected-down = Gedekt liggen { $after }, niet { $before }.
    .new = Gedekt liggen { $after }.
    .gone = Er ligt geen kaart gedekt.
    .what = de gedekte kaarten
lost-temple-corrected-token = Het fiche op vakje { $space } is “{ $after }”, niet “{ $before }”.
    .what = de gebeurtenisfiches op het parcours
lost-temple-corrected-tokens = De gebeurtenisfiches op het parcours zijn gecorrigeerd.
    .what = de gebeurtenisfiches op het parcours
lost-temple-corrected-space = { $seat } staat op vakje { $after }, niet op { $before }.
lost-temple-corrected-gems =
    { $seat } heeft { $after ->
        [0] geen smaragden
        [one] { $after } smaragd
       *[other] { $after } smaragden
    }, niet { $before }.
lost-temple-corrected-machetes =
    { $seat } heeft { $after ->
        [0] geen kapmessen
        [one] { $after } kapmes
       *[other] { $after } kapmessen
    }, niet { $before }.
lost-temple-corrected-characters = { $seat } heeft { $after }, niet { $before }.
    .new = { $seat } heeft { $after }.
    .gone = { $seat } heeft geen karakter.
    .what = welke karakters { $seat } heeft

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = de finish voor 6 t/m 8 spelers ({ $near }) moet vóór die voor 2 t/m 5 ({ $far }) liggen
flaw-finish-temple = de finish (vakje { $found }) is een tempel en moet bij de tempels staan
flaw-space-twice = vakje { $found } staat al bij { $other }
flaw-start-gems = de startkaarten geven tot { $found } smaragden, er zijn er maar { $expected }
flaw-round-start = een positie is het begin van een ronde: laat dit weg
flaw-app-tokens = alleen als de app de fiches uitdeelt (options.tokens = app)
flaw-app-tokens-light = in de eenvoudige versie kan de app geen fiches uitdelen; kies echte fiches of de volledige versie
flaw-chance-spaces = verwacht: een fiche op elk van de gebeurtenisvakjes { $expected }
flaw-token-count = meer “{ $token }” dan de kit heeft

## De opbouw, stap voor stap

lost-temple-setup-board-far = Leg het speelbord neer. Jullie racen naar de tweede grote tempel, vakje { $finish }.
lost-temple-setup-board-near = Leg het speelbord neer. Met zes of meer racen jullie naar de eerste grote tempel, vakje { $finish }.
lost-temple-setup-meeples = Iedereen neemt de ontdekkingsreiziger van de eigen kleur: { $count } in totaal.
lost-temple-setup-tokens = Schud de { $tokens } gebeurtenisfiches gedekt. Leg er één op elk van de { $spaces } gebeurtenisvakjes; de andere { $rest } zijn de voorraad.
lost-temple-setup-tokens-near = Schud de { $tokens } gebeurtenisfiches gedekt. Leg er één op elk van de { $spaces } gebeurtenisvakjes vóór de finish, geen erna; de andere { $rest } zijn de voorraad.
lost-temple-setup-tokens-away = Laat de { $tokens } gebeurtenisfiches in de doos: de app verdeelt ze.
lost-temple-setup-gems = Leg de { $gems } smaragden naast het bord. Dit is de bank.
lost-temple-setup-machetes = Leg de { $machetes } kapmessen naast de smaragden.
lost-temple-setup-idol = Houd de afgod klaar: in ronde 1 gaat hij naar wie op het parcours achteraan staat.
lost-temple-setup-start-cards = Schud de negen karakters en geef elk van de { $count } spelers er één open, of laat de app delen. Het linkergetal is het startvakje: zet daar je ontdekkingsreiziger neer. Het rechtergetal is het aantal smaragden. Verkenner en Kind krijgen ook een kapmes.
    .paper = Schud de negen karakters en geef elk van de { $count } spelers er één open. Het linkergetal is het startvakje: zet daar je ontdekkingsreiziger neer. Het rechtergetal is het aantal smaragden. Verkenner en Kind krijgen ook een kapmes.
lost-temple-setup-cards-away = De karakterkaarten gaan terug in de doos: er wordt in de app gekozen.
lost-temple-setup-cards-stay = Verzamel de negen karakterkaarten weer: er wordt met de kaarten gekozen.
lost-temple-setup-light = Eenvoudig: jullie verplaatsen zelf je stukken. De app regelt het kiezen en het oproepen en onthoudt wie vervloekt of bestolen wordt.
lost-temple-setup-light-cards = Eenvoudig: jullie kiezen zelf en verplaatsen zelf je stukken. De app roept de karakters op en onthoudt wie vervloekt of bestolen wordt.
