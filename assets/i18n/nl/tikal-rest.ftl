### Tikal op het scherm: de eenvoudige versie, correcties, hulp.

## De eenvoudige versie: wat er gebeurt

tk-light-round = Waarderingsronde { $round } van { $of }
tk-light-play = Jullie spelen op het bord
tk-light-play-about = Zodra er een vulkaan komt en iemand een waarderingsbeurt heeft gespeeld, tik je hieronder in wat die speler scoort.
tk-light-play-last = Na de beurt met de laatste tegel speelt iedereen een waarderingsbeurt; tik dan hieronder in wat iedere speler scoort.
tk-light-enter = Tik in wat jullie scoren
tk-light-in = Je punten zijn ingevoerd
tk-light-missing = Nog niet ingevoerd: { $names }
tk-light-volcano = Waardering invoeren
tk-light-who = Van wie zijn de punten?
tk-light-done = ingevoerd
tk-light-track = Scorespoor

## Een waardering intikken

tk-tally-first = Tik voor elke tempel waar jij als enige de sterkste bent of een bewaker hebt op het getal.
tk-tally-changed = De tempels en schatten van de vorige keer staan er al. Tik alleen op wat veranderd is.
tk-tally-temples = Tempels
tk-tally-sets = Schatten
tk-tally-none = Nog niets
# What a screen reader says of the arrow beside a temple or a treasure set
tk-tally-grown = Gegroeid: nu { $value }
tk-tally-grown-set = Gegroeid: nu { $what }
tk-tally-do = { $points ->
    [0] Geen punten invoeren
    [one] 1 punt invoeren
   *[other] { $points } punten invoeren
}
# { $before } and { $after } are where the scoring marker stands
tk-tally-under = { $temples ->
        [0] niets
       *[other] { $temples }
    } voor tempels, { $sets ->
        [0] niets
       *[other] { $sets }
    } voor schatten: van { $before } naar { $after }
tk-doubt-temples = Dat zijn in deze ronde samen { $count } tempels, maar er zijn er maar { $most }.
tk-doubt-value = Dat zijn in deze ronde samen { $count } tempels met waarde { $value }, maar er kunnen er hoogstens { $most } zijn.
tk-doubt-treasures = Dat zijn in deze ronde samen { $count } schatten, maar er zijn er maar { $most }.
tk-doubt-sets = Dat zijn in deze ronde samen { $count } paren en drietallen, maar er zijn maar { $most } soorten schatten.

## Corrigeren: wat geteld of gekozen wordt

tk-correct = Corrigeren
tk-fix-hex = Hier corrigeren
tk-fix-table = De tafel
tk-fix-reserve = Leden in voorraad
tk-fix-camps = Kampen over
tk-fix-guards = Bewakers over
tk-fix-round = Waarderingsrondes voorbij
tk-fix-ap = Actiepunten over
tk-fix-turn = Wie aan de beurt is
tk-fix-drawn = De getrokken tegel
tk-fix-lies = Ligt hier een tegel?
tk-fix-some-tile = Ja
tk-fix-no-tile = Geen tegel
tk-fix-tile = Welke tegel het is
tk-fix-lie = Hoe hij ligt
tk-fix-value = Waarde van de tempel
tk-fix-guard = Van wie de bewaker is
tk-fix-camp = Van wie het kamp is
tk-fix-treasures = Schatten over
tk-fix-nobody = Van niemand
tk-fix-figures = Pionnen hier
tk-fix-members = { $name }: leden
tk-fix-leader = { $name }: leider

## De host

tk-host-light = Iedereen speelt op het bord en tikt de waarderingsrondes in. Voor wie geen telefoon heeft, tik je op een naam.

## Hulp: hoe het heet, en (…-about) wat het is, voor wie de regels niet heeft gelezen

tikal-help-base-camp = Basiskamp
tikal-help-base-camp-about = Hier komen nieuwe pionnen in het spel, elk voor 1 actiepunt. Er mogen zoveel pionnen staan als je wilt.
tikal-help-temple = Tempel
tikal-help-temple-about = Het getal van een tempel is in een waarderingsronde voor wie daar als enige de sterkste is; bij gelijke stand voor niemand. Voor 2 actiepunten leg je een niveau bloot en gaat het getal één omhoog.
tikal-help-jungle = Oerwoud
tikal-help-jungle-about = In het oerwoud is niets te vinden, maar je mag er een kamp bouwen.
tikal-help-treasure = Schattegel
tikal-help-treasure-about = Hier liggen evenveel gedekte schatten als er maskers op de tegel staan. Wie hier staat, graaft ze op voor 3 actiepunten per stuk. Is hij leeg, dan mag je er een kamp bouwen.
tikal-help-volcano = Vulkaan
tikal-help-volcano-about = Als er een vulkaan komt, begint meteen een waarderingsronde: om de beurt speelt iedereen een waarderingsbeurt. Niemand betreedt ooit een vulkaan.
tikal-help-stone = Stenen
tikal-help-stone-about = De stenen langs de randen van de tegels zijn de paden. Een stap kost 1 actiepunt per steen, beide kanten van de rand samen; zonder steen is er geen pad.
tikal-help-leader = Expeditieleider
tikal-help-leader-about = De leider loopt en werkt als een lid, maar telt voor drie bij het vergelijken van de sterkte.
tikal-help-member = Expeditielid
tikal-help-member-about = Je hebt er 18. Ze lopen, leggen tempels bloot, graven schatten op en maken je sterk bij een tempel.
tikal-help-camp = Kamp
tikal-help-camp-about = Een kamp is je eigen basiskamp: nieuwe pionnen mogen er beginnen, en voor 1 actiepunt gaat een pion over het geheime pad tussen dit kamp en het basiskamp of je andere kamp. Iedereen heeft er twee.
tikal-help-guard = Bewaker
tikal-help-guard-about = Een bewaker houdt een tempel tot het einde voor jou: hij telt voor jou, wie er ook staat, maar de waarde staat vast. Je andere pionnen daar gaan uit het spel, dus verzet eerst wat je kunt missen. Alle pionnen mogen blijven komen en gaan. Iedereen kan twee bewakers plaatsen.
tikal-help-level = Tempelniveau
tikal-help-level-about = Een tempelstuk met het volgende getal komt op de tempel. Is er geen stuk met dat getal meer, dan groeit de tempel niet verder.
tikal-help-place = Een tegel leggen
tikal-help-place-about = Elke beurt begint met een tegel: trek hem en leg hem zo naast een andere dat er een steen naartoe leidt. Draaien mag zoals je wilt. Daarna heb je 10 actiepunten.
tikal-help-ap = Actiepunten
tikal-help-ap-about = Elke beurt heeft er 10, voor wat je maar wilt in willekeurige volgorde. Wat je overhoudt, vervalt.
tikal-help-bring = Een pion inzetten
tikal-help-bring-about = Voor 1 actiepunt komt een pion uit je voorraad in het basiskamp of in een van je kampen.
tikal-help-walk = Lopen
tikal-help-walk-about = Een pion gaat naar de aangrenzende tegel en betaalt voor alle stenen ertussen. Zolang je actiepunten hebt, mag hij verder.
tikal-help-secret = Geheim pad
tikal-help-secret-about = Voor 1 actiepunt gaat een pion rechtstreeks van het basiskamp of een van je kampen naar een ander daarvan, hoe ver ook.
tikal-help-uncover = Blootleggen
tikal-help-uncover-about = Voor 2 actiepunten verhoog je een tempel met één niveau. Voor elk niveau heb je daar een pion nodig, en je mag er hoogstens twee per tempel en beurt blootleggen.
tikal-help-raise = Een schat opgraven
tikal-help-raise-about = Voor 3 actiepunten draai je een schat op de tegel om en leg je hem voor je neer. Voor elke schat heb je daar een pion nodig, en je mag er hoogstens twee per tegel en beurt opgraven.
tikal-help-exchange = Schatten ruilen
tikal-help-exchange-about = Voor 3 actiepunten ruil je een losse schat tegen een losse schat van iemand anders, die niet mag weigeren. Paren en drietallen zijn veilig.
tikal-help-build = Een kamp bouwen
tikal-help-build-about = Voor 5 actiepunten bouw je een kamp op een oerwoud of een lege schattegel. Je hebt er geen pion nodig.
tikal-help-scoring = Waarderingsronde
tikal-help-scoring-about = Iedereen heeft om de beurt 10 actiepunten en scoort meteen daarna: elke tempel waar je als enige de sterkste bent of een bewaker hebt, en je schatten. Er zijn vier waarderingsrondes in een partij.
tikal-help-treasure-token = Schatten
tikal-help-treasure-token-about = In elke waarderingsronde levert een losse schat 1 punt op, een paar 3 en een drietal 6. Je houdt ze, en de volgende keer tellen ze weer.
tikal-help-scoring-stone = Scorespoor
tikal-help-scoring-stone-about = Het spoor heeft 100 vakjes. Met meer punten gaat je scoresteen nog eens rond: 123 punten is vakje 23 van het tweede rondje.
tikal-help-final = Laatste waarderingsronde
tikal-help-final-about = Na de beurt met de laatste tegel speelt iedereen nog één waarderingsbeurt. Daarna wint wie de meeste punten heeft.
tikal-help-bid = Veiling
tikal-help-bid-about = Beurten worden voor punten verkocht: bied meer dan het laatste bod, of pas en doe niet meer mee. Wie overblijft, betaalt, neemt een van de open tegels en speelt een beurt. Biedt niemand, dan is de beurt gratis voor wie het eerst paste.
tikal-help-tile-back = Open tegels
tikal-help-tile-back-about = Voor elke speler ligt er een tegel open. Wie een beurt koopt, neemt er een; de laatste speler krijgt de laatste gratis. Een open vulkaan doet niets tot iemand hem neemt.
tikal-help-tally = Punten invoeren
tikal-help-tally-about = Na je waarderingsbeurt tik je op het getal van elke tempel waar jij als enige de sterkste bent of een bewaker hebt, en op je losse schatten, paren en drietallen. De app telt op en zegt waar je scoresteen heen gaat.
