### Tikal II on paper. Readable across a table: short. *…* is bold, [key] an icon; both stay as they are.
# Our own words: there is no rulebook in this language.

## The sketch of the table: heaps, and what a drawing means

t2-print-heap-sanctuaries = Heiligdommen, schatkamer
t2-print-heap-passages = Geheime gangen
t2-print-heap-cards = Speciale kaarten
t2-print-heap-rooms = Lichte kamers
t2-print-heap-treasures = Schatten
t2-print-heap-wheel = Prijswiel
t2-print-heap-keys = Sleutels
t2-print-heap-mine = Iedereen
t2-print-wheel-any = In een willekeurige stand.
t2-print-boxed = { $count } actietegels blijven in de doos
t2-print-legend-start-site = startplaats
t2-print-legend-tile = actietegels
t2-print-legend-forest = bos
t2-print-legend-seaplane = watervliegtuig
t2-print-legend-secret-room = geheime kamer

## The first reference card: the turn, the river, the action tiles

t2-print-card-turn = Beurt en actietegels
t2-print-turn = Je beurt
t2-print-turn-pirogue = *Kano – altijd:* neem hier een tegel, of vaar *1–5* aanlegplaatsen verder (met de klok mee) en neem er daar een.
t2-print-turn-actions = *Alle* acties zijn van jou, in willekeurige volgorde; overslaan mag.
t2-print-turn-explorer = *Verkenning – als je wilt:* loop, graaf dan in *één* kamer.
t2-print-river = Op de rivier
t2-print-river-forest = *Bos:* 1 [key] uit de rugzak. Geen? *−10 punten.*
t2-print-river-seaplane = *Langs een watervliegtuig* mag je leveren: zoveel je wilt van *één* soort × prijs. Draai het wiel dan *1* verder.
t2-print-river-twice = *Twee* watervliegtuigen, twee leveringen; het wiel draait na elke. Zonder te varen geen.
t2-print-acts = Op de actietegels
t2-print-act-key = Een sleutel van deze kleur (op: naar keuze), bij [key-any] naar keuze. Naar kamp of rugzak.
t2-print-act-treasure = De bovenste *3* van een stapel: houd *1*, de rest weer bovenop.
t2-print-act-treasure-open = Een open schat (vul aan van een stapel), of de bovenste *3* van een stapel: houd *1*, de rest weer bovenop.
t2-print-act-treasure-double = Dubbel: *twee keer*, van welke stapel ook.
t2-print-act-card = De bovenste *3* kaarten: houd *1*, de rest weer bovenop.
t2-print-act-room = De bovenste *3* kamers: leg *1* op een leeg veld, de rest weer bovenop.
t2-print-act-sanctuary = Leg het bovenste heiligdom op een leeg veld. Nog maar één leeg: de schatkamer komt daar meteen.
t2-print-act-passage = *1* geheime gang.
t2-print-act-bonus = *1* of *2* punten.
t2-print-act-doors = Eén kleur: *1* punt per deur in lichte kamers met jouw [flag].

## Its back: keys, moving, excavating

t2-print-card-explorer = Sleutels, lopen, opgraven
t2-print-keys = Sleutels
t2-print-keys-camp = *Kamp:* gedekt. Telt, opent niets.
t2-print-keys-backpack = *Rugzak:* open. Opent deuren, betaalt het bos, telt nooit.
t2-print-keys-stay = Een sleutel gaat *nooit* van het een naar het ander.
t2-print-move = Lopen: zo ver je wilt
t2-print-move-door = *Deur* aan een van beide kanten: je hebt van *elke* kleur daar een [key] nodig, in de rugzak. Je houdt hem.
t2-print-move-passage = *Geheime gang:* door *één* muur, of een deur waarvan je de [key] mist. Dan terug naar de voorraad.
t2-print-move-several = *Meerdere* in één zet mag.
t2-print-move-secret = *Geheime kamer:* alleen van buiten, erin en eruit alleen met [passage].
t2-print-move-empty = *Lege velden* zijn dicht. Buiten is alles open.
t2-print-dig = Opgraven
t2-print-dig-flag = *1* vlag per kamer in het hele spel: op een vrije bonus; die krijg je (kaarten, schatten zoals bij een actie). Je zet eindigt.
t2-print-dig-light = *Lichte kamer:* ook *1* per deur en *1* per deur van deze kleur in *andere* kamers met jouw [flag] – ook zonder vrije bonus.
t2-print-dig-dark = *Andere kamers:* alleen zolang er een bonus vrij is.
t2-print-dig-here = In een kamer zonder jouw [flag]? Je mag er graven *zonder te lopen*.
t2-print-dig-back = Met [passage] gekomen? Je mag graven en meteen terug.
t2-print-dig-rescue = *Geen kamer bereikbaar?* Eén keer per beurt 1 [key-any] in de rugzak voor *10 punten*.

## The second reference card: the tent and the special cards

t2-print-card-cards = Speciale kaarten
t2-print-tent = De tent, één keer per ronde
t2-print-tent-does = Een extra verkenning op elk moment van je beurt, of 1 [key-any] in de rugzak.
t2-print-tent-again = In ronde 2 heb je hem *weer*.
t2-print-cards = Speciale kaarten
t2-print-cards-when = Wanneer je wilt in je beurt, ook meerdere tegelijk. Leg ze dan open weg.
t2-print-cards-kept = Bewaren voor de eindwaardering
t2-print-special-passage = Een geheime gang.
t2-print-special-explore = Een extra verkenning.
t2-print-special-key = 1 sleutel naar keuze, naar kamp of rugzak.
t2-print-special-forest = Eén keer gratis door het bos.
t2-print-special-plus-two = *+2* per schat van één levering.
t2-print-special-many-types = Meerdere soorten in één levering; het wiel draait daarna één keer.
t2-print-special-remote = Lever *één* soort zonder watervliegtuig.
t2-print-special-pair = Eén: *3* punten. Allebei: *12*.
t2-print-special-five = *5* punten.
t2-print-special-room-colours = *2* punten per kleur lichte kamers met jouw [flag].

## Its back: scoring and rounds; “-short” where nobody has a tent

t2-print-card-scoring = Waardering en rondes
t2-print-scoring = Na elke ronde
t2-print-scoring-sets = Kampsleutels: series van verschillende kleuren
t2-print-scoring-again = Wat overblijft, is de volgende serie:
t2-print-scoring-altar = *Altaar, 3 punten:* de meeste kampsleutels van die kleur onder wie daar een [flag] heeft. Gelijk: *allemaal*, ook met nul.
t2-print-scoring-any = *Veelkleurig:* alle kampsleutels tellen.
t2-print-final = Alleen aan het eind
t2-print-final-treasures = *1* punt per schat die niet geleverd is.
t2-print-final-cards = De bewaarde speciale kaarten.
t2-print-rounds = Rondes
t2-print-rounds-second = *Ronde 2:* tenten terug, kano’s naar de start, alle tegels opnieuw; ontdekkings­reizigers blijven. De laatste begint, *tegen* de klok in; de rivier nog steeds met de klok mee.
t2-print-rounds-second-short = *Ronde 2:* kano’s naar de start, alle tegels opnieuw; ontdekkings­reizigers blijven. De laatste begint, *tegen* de klok in; de rivier nog steeds met de klok mee.
t2-print-rounds-last = *Na ronde 2* verkent iedereen nog één keer: met kaarten, zonder tent. Dan de eindwaardering.
t2-print-rounds-last-short = *Na ronde 2* verkent iedereen nog één keer, ook met kaarten. Dan de eindwaardering.
t2-print-rounds-win = Wie de meeste punten heeft, wint; bij gelijke stand samen.

## The score sheet

t2-print-score-example = 3 kleuren, 1 daarvan dubbel: 6 + 1 = 7. Altaar: 3 punten voor de meeste kampsleutels van die kleur onder wie er een vlag heeft; bij gelijke stand allemaal.
t2-print-score-when =
    I: na ronde 1
    II: aan het eind
t2-print-score-track = Score vooraf
t2-print-score-sets-points = Punten voor series
t2-print-score-treasures = Schatten over × 1
t2-print-score-pair = Paar: 3 of 12
t2-print-score-five = 5 punten
t2-print-score-room-colours = Kamerkleuren × 2
t2-print-score-total = Score nu
t2-print-score-deliveries = Leveringen: aantal × prijs = punten
t2-print-score-keys = Sleutels in het kamp: aantal per kleur
t2-print-score-altars = Altaren: 3 punten
t2-print-score-final = Alleen eindwaardering
