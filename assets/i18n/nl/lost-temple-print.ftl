### Lost Temple on paper. Readable across a table: short. *…* is bold, [gem] an icon; both stay as they are.

lt-print-characters = De karakters
lt-print-turn = Je beurt
lt-print-turn-show = Word je opgeroepen, *toon* dan je kaart. Eerst de ruil van de Sjamaan, dan de diefstal.
lt-print-turn-gem = Neem *1* [gem] uit de bank.
lt-print-turn-act = Doe wat het karakter zegt.
lt-print-turn-chance = Eindigt je zet op [chance], draai dan het fiche om.
lt-print-know = Goed om te weten
lt-print-know-open = Smaragden en kapmessen liggen altijd *open*.
lt-print-know-swap = De ruil negeert het oerwoud en draait geen fiche om.
lt-print-know-own = Je eigen tweede karakter vervloeken of bestelen doet niets.

## The nine characters, very short: the reference card

lt-print-ref-shaman = Vervloek een karakter: bij het oproepen *wisselen* jullie *van plaats*. Zelf blijf je staan.
lt-print-ref-thief = Besteel een karakter (niet de Sjamaan): bij het oproepen krijg je *al zijn* [gem]. Ga *1–2* vooruit.
lt-print-ref-seer = Bekijk 2 fiches, verwissel ze als je wilt. Ga *1–2* vooruit.
lt-print-ref-priest = Betaal *2* [gem]: naar de volgende tempel. Of blijf.
lt-print-ref-elder = Betaal *2* [gem]: naar het volgende dorp. Of blijf.
lt-print-ref-craftsman = Neem *1* [machete]. Ga *1–2* vooruit.
lt-print-ref-scout = Betaal zoveel [gem] als je wilt: ga *evenveel* vooruit.
lt-print-ref-canoe = Betaal *alle* [gem]: ga per stuk *2* vooruit, hoogstens 20.
lt-print-ref-child = Ga naar de *eerste reiziger vóór je*. Op kop: blijf staan.

## The nine characters, a little longer: the character cards

lt-print-card-shaman = Vervloek een ander karakter. Wordt het opgeroepen, dan wisselen jullie van plaats. Zelf ga je niet vooruit.
lt-print-card-thief = Kies een karakter om te bestelen, niet de Sjamaan. Wordt het opgeroepen, dan krijg je alle smaragden van die speler. Ga 1 of 2 vooruit.
lt-print-card-seer = Bekijk in het geheim twee gebeurtenisfiches op het parcours en verwissel ze als je wilt. Ga 1 of 2 vooruit.
lt-print-card-priest = Je mag 2 smaragden betalen en naar de volgende tempel gaan. Blijf anders staan.
lt-print-card-elder = Je mag 2 smaragden betalen en naar het volgende dorp gaan. Blijf anders staan.
lt-print-card-craftsman = Neem een kapmes, als er nog een is. Ga 1 of 2 vooruit.
lt-print-card-scout = Betaal zoveel smaragden als je wilt, ook nul, en ga evenveel vakjes vooruit.
lt-print-card-canoe = Betaal al je smaragden en ga per smaragd twee vakjes vooruit, hoogstens 20.
lt-print-card-child = Ga naar de dichtstbijzijnde ontdekkingsreiziger vóór je. Sta je op kop, dan blijf je staan.
# On a character card: where you begin, and with what.
lt-print-start = Start
lt-print-start-space = vakje { $space }

## The draft

lt-print-draft = Karakters kiezen, elke ronde
lt-print-aside = Opzij: { $cards }
lt-print-open = { $count } open
lt-print-hidden = { $count } gedekt
# Above the hands people pick from; then the same with the hands behind it.
lt-print-from = Kies 1 uit
lt-print-pick = Kies 1 uit: *{ $hands }*
lt-print-draft-usual = Wie de afgod heeft, kiest eerst, dan naar links. De andere kaart van de laatste gaat gedekt weg.
lt-print-draft-two = Twee karakters elk, om de beurt gekozen; wie de afgod heeft, begint. Na keuze 2 en na keuze 3 gaat telkens een willekeurige kaart gedekt weg; de laatste andere kaart ook.
lt-print-draft-three = Twee karakters elk; wie de afgod heeft, begint, dan naar links. Na keuze 3 gaat één kaart ongezien gedekt weg; de andere kaart van de laatste ook.
lt-print-draft-eight = Wie de afgod heeft, kiest eerst. De laatste krijgt één kaart, neemt de gedekte erbij en houdt er één; de andere gaat gedekt weg.

## Idol, jungle, chance, finish: the card’s back

lt-print-idol = De afgod
lt-print-idol-who = Gaat naar wie vorige ronde een afgodfiche trok. Anders: naar de *laatste* op het parcours. Gelijk: *minste* [gem]. Nog steeds gelijk: hij blijft waar hij is; in ronde 1 beslissen jullie samen.
lt-print-idol-two = Twee afgodfiches in één ronde: het *laatste* telt.
lt-print-idol-does = Wie hem heeft, kiest eerst en roept de karakters van *1 t/m 9* op.
lt-print-jungle = Oerwoud
lt-print-jungle-pass = *Voorbijgaan* kost een [machete]. Zonder kapmes stop je daar; wat betaald is, blijft betaald.
lt-print-jungle-free = Er precies op uitkomen, ervan weggaan, terug: gratis.
lt-print-chance = Gebeurtenisfiches
lt-print-chance-when = *Eindigt* je eigen zet hier, draai dan het fiche om. Leg er een uit de voorraad neer en schud het oude erdoor.
lt-print-chance-app = *Eindigt* je eigen zet hier, dan draait de app het fiche om en legt het volgende neer.
lt-print-chance-chain = Brengt een fiche je op een ander [chance], draai dat dan ook om.
lt-print-chance-once = Brengt een fiche je op een ander [chance], dan blijft dat gedekt.
lt-print-token-idol = volgende ronde de afgod
lt-print-token-gems = neem 4 smaragden
lt-print-token-back = 2 terug
lt-print-token-pay = betaal 2 smaragden
lt-print-token-machete = neem een kapmes
lt-print-token-forward = 3 vooruit
lt-print-token-lose-machete = verlies een kapmes
lt-print-finish = Finish
lt-print-finish-far = Wie de *tweede* grote tempel bereikt of passeert, wint meteen.
lt-print-finish-near = Wie de *eerste* grote tempel bereikt of passeert, wint meteen.

## The sketch of the table

lt-print-gems = smaragden
lt-print-machetes = kapmessen
lt-print-idol-ready = afgod, bij de hand
lt-print-reserve = voorraad
lt-print-deck = karakters
lt-print-meeples = ontdekkings­reizigers
lt-print-boxed = in de doos
lt-print-legend-temple = tempel
lt-print-legend-village = dorp
lt-print-legend-jungle = oerwoud
lt-print-legend-chance = gebeurtenisvakje
lt-print-legend-finish = grote tempel, finish: { $finish }
# In the sketch, along the way behind the finish.
lt-print-sketch-beyond = niet in het spel
lt-print-start-cards = Startkaarten

## The score sheet

lt-print-score-how = Elke ronde: wie de afgod heeft, de getoonde karakters (1–9), aan het eind smaragden en vakje.
lt-print-score-call = Roep de karakters *1 t/m 9* op. Leg een munt bij wie vervloekt of bestolen is.
lt-print-score-curse = vervloekt
lt-print-score-theft = bestolen
lt-print-score-characters = Karakter
lt-print-score-gems = Smaragden
lt-print-score-space = Vakje
lt-print-score-winner = Winnaar

## The report

# After “Finished after 80 moves · ”.
lost-temple-report-note = getallen zijn vakjes van het parcours
# Instead of the headings that speak of points.
lost-temple-report-chart = Vakjes in de loop van het spel
lost-temple-report-sources = Vakjes naar herkomst
lost-temple-report-reasons = Elke stap en zijn reden
lost-temple-report-points = Vakjes
