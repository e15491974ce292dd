### Lost Temple op schermen.

## Instellingen van de tafel; elke waarde heeft een eigen zin.

lost-temple-option-detail-full-about = De app volgt elke ontdekkingsreiziger, elke smaragd en elk kapmes en controleert elke zet.
lost-temple-option-detail-light-about = Jullie verplaatsen en tellen alles zelf; de app regelt het kiezen en het oproepen en onthoudt vloek en diefstal.
lost-temple-option-draft = Karakters kiezen
lost-temple-option-draft-app = Op de telefoons
lost-temple-option-draft-app-about = De app schudt; iedereen kiest in het geheim op een scherm.
lost-temple-option-draft-cards = Met de kaarten
lost-temple-option-draft-cards-about = Jullie geven de echte kaarten door; bij elk karakter dat wordt opgeroepen, vertellen jullie de app wie het toont.
lost-temple-option-chain = Fiche na fiche
lost-temple-option-chain-on-about = Brengt een fiche je op een ander gebeurtenisvakje, dan draai je het fiche daar ook om.
lost-temple-option-chain-off-about = Brengt een fiche je ergens anders, dan draai je niets meer om.
lost-temple-option-tokens = Gebeurtenisfiches
lost-temple-option-tokens-table = Echte
lost-temple-option-tokens-table-about = Ze liggen op het bord; jullie vertellen de app welk fiche jullie hebben omgedraaid.
lost-temple-option-tokens-app = In de app
lost-temple-option-tokens-app-about = De app verdeelt ze in het geheim en draait ze zelf om.

## Het begin: de startkaarten
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In de eenvoudige versie kan de app geen fiches uitdelen. Kies echte fiches of de volledige versie.

lt-opening = Startkaarten
lt-opening-about = Tik aan wie welke kaart heeft gekregen, of laat de app delen.
lt-opening-who = { $name } heeft gekregen:
lt-opening-deal = Laat de app delen
lt-opening-again = Opnieuw vanaf het begin
# Wat een startkaart geeft, in twee korte regels.
lt-opening-card = vakje { $space } · { $gems ->
    [one] 1 smaragd
   *[other] { $gems } smaragden
}{ $machetes ->
    [0] {""}
   *[other] {" · een kapmes"}
}

## Wat er gebeurt: een kop voor iedereen, en een (…-you) voor wie aan zet is.

lt-round = Ronde { $round }
lt-over = De race is voorbij
lt-draft = { $name } kiest
lt-draft-you = Kies je karakter
lt-draft-under = { $count ->
    [one] 1 kaart om uit te kiezen
   *[other] { $count } kaarten om uit te kiezen
}
lt-call = { $name } roept de karakters op
lt-call-you = Jij roept de karakters op
lt-call-under = Volgende: { $character }
lt-turn = { $name } is { $character }
lt-turn-you = Jouw beurt: { $character }
lt-reveal = { $name } draait een gebeurtenisfiche om
lt-reveal-you = Draai het gebeurtenisfiche om
lt-reveal-under = Op vakje { $space }
lt-idol = Wie krijgt de afgod?
lt-idol-under = De host vertelt het de app.
lt-idol-under-you = Vertel het hier de app.

## Karakters kiezen

lt-hand = Je hand
lt-choose = Tik op het karakter dat je wilt.
# Above the cards that lie open while everybody picks.
lt-up = Open opzijgelegd
lt-take = Nemen: { $character }
lt-own-characters = { $count ->
    [one] Je karakter
   *[other] Je { $count } karakters
}
lt-called = is opgeroepen
lt-secret = nog geheim
# Elk één regel op de kaarten in de hand.
lt-short-shaman = Noem een karakter; wordt het opgeroepen, dan wisselen jullie van plaats.
lt-short-thief = Noem een karakter en krijg de smaragden; ga 1 of 2 vooruit.
lt-short-seer = Bekijk twee fiches, verwissel ze als je wilt; ga 1 of 2 vooruit.
lt-short-priest = Betaal 2 smaragden, ga naar de volgende tempel.
lt-short-elder = Betaal 2 smaragden, ga naar het volgende dorp.
lt-short-craftsman = Pak een kapmes; ga 1 of 2 vooruit.
lt-short-scout = Betaal smaragden, ga per smaragd één vakje vooruit.
lt-short-canoe = Betaal al je smaragden, ga per smaragd twee vakjes vooruit.
lt-short-child = Ga naar de dichtstbijzijnde ontdekkingsreiziger vóór je.

## Afroepen

lt-call-do = Roep { $number } op: { $character }
lt-who-shows = { $character } – wie toont de kaart?
lt-nobody = Niemand

## Beurten: de knoppen.

lt-curse-whom = Welk karakter wordt vervloekt?
lt-rob-whom = Welk karakter wordt bestolen?
lt-then-move = Zeg daarna hoe ver je gaat.
lt-move = { $count } vooruit
lt-stay = Blijven staan
lt-pay-priest = Naar tempel: 2 smaragden
lt-pay-elder = Naar dorp: 2 smaragden
lt-scout-how = Hoeveel smaragden betaal je?
lt-paddle = { $gems ->
    [0] Peddel zonder smaragden
    [one] Betaal { $gems } smaragd
   *[other] Betaal alle { $gems } smaragden
}
lt-follow = Naar de eerste vóór je
lt-look-which = Welke fiches? ({ $count })
lt-look = Bekijken
# On the cover.
lt-seen = De fiches die je bekeken hebt
lt-peek-which = Welke fiches heb je bekeken? ({ $count })
lt-swap = Ik verwissel ze
lt-swapped = Ze zijn verwisseld
lt-turn-up = Omdraaien
lt-which-token = Wat heb je omgedraaid?
lt-done = Mijn beurt is klaar

## Waar een zet heen leidt; $to is een vakje.

lt-to = naar vakje { $to }
lt-to-stopped = naar vakje { $to }, gestopt door het oerwoud
lt-to-cut = naar vakje { $to }, kost een kapmes
lt-to-chance = naar vakje { $to }, gebeurtenis!
lt-to-win = bereikt de tempel!

## De lichte versie

lt-won = Iemand heeft gewonnen
lt-won-who = Wie heeft de grote tempel bereikt?
lt-won-sure = Heeft jouw ontdekkingsreiziger de grote tempel bereikt?
lt-won-sure-name = Heeft { $name } gewonnen?
lt-won-yes = Ja, ik heb gewonnen
lt-won-yes-name = Ja, { $name } heeft gewonnen
lt-won-no = Nee
lt-last = Wie is laatste op het parcours?
lt-last-do = Klopt
lt-gems-of = Smaragden van { $name }
lt-idol-drawn = Of heeft iemand een afgodfiche getrokken?
lt-idol-name = Gelijke stand: wie krijgt de afgod?

## Dingen

lt-gems = smaragden
lt-machetes = kapmessen
lt-space = vakje
lt-idol-mine = afgod
lt-idol-holder = Afgod
lt-shared = De tafel
lt-race = De race
lt-supply = In de bank: smaragden { $gems }, kapmessen { $machetes }
lt-track = Het parcours met alle ontdekkingsreizigers
lt-on-space = vakje { $space }
lt-cursed = Vervloekt: { $character }
lt-robbed = Wordt bestolen: { $character }
lt-cursed-who = Vervloekt karakter
lt-robbed-who = Bestolen karakter
lt-drew = Trok een afgodfiche
lt-aside = Opzijgelegd: { $cards }
lt-course = Het verloop van de race
lt-winner-under = Grote tempel bereikt in ronde { $round }.

## Hulp bij alles wat je kunt aantikken

lost-temple-help-temple = Tempel
lost-temple-help-village = Dorp
lost-temple-help-jungle = Oerwoud
lost-temple-help-chance = Gebeurtenisvakje
lost-temple-help-plain = Een gewoon vakje
lost-temple-help-finish = De finish

## Wat gezien is, als de host terugneemt: na “… heeft gezien:”.

lost-temple-exposed-hand = de kaarten die worden doorgegeven
lost-temple-exposed-character = een opgeroepen karakter
lost-temple-exposed-aside = de open opzijgelegde kaarten
lost-temple-exposed-tokens = twee gebeurtenisfiches
lost-temple-exposed-token = een omgedraaide gebeurtenisfiche
