### Lost Temple op schermen.

## Instellingen van de tafel; elke waarde heeft een eigen zin.

lost-temple-option-detail-full-about = De app volgt elke ontdekkingsreiziger, elke smaragd en elk kapmes en controleert elke zet.
lost-temple-option-detail-light-about = Jullie verplaatsen en tellen alles zelf; de app regelt het kiezen en het oproepen en onthoudt vloek en diefstal.
lost-temple-option-draft = Karakters kiezen
lost-temple-option-draft-app = Op de telefoons
lost-temple-option-draft-app-about = De app schudt; iedereen kiest in het geheim op een telefoon.
lost-temple-option-draft-cards = Met de kaarten
lost-temple-option-draft-cards-about = Jullie geven de echte kaarten door; bij elk karakter dat wordt opgeroepen, tikken jullie aan wie het toont.
lost-temple-option-chain = Fiche na fiche
lost-temple-option-chain-on-about = Brengt een fiche je op een ander gebeurtenisvakje, dan draai je het fiche daar ook om.
lost-temple-option-chain-off-about = Brengt een fiche je op een ander gebeurtenisvakje, dan gebeurt er verder niets.
lost-temple-option-tokens = Gebeurtenisfiches
lost-temple-option-tokens-table = Echte fiches
lost-temple-option-tokens-table-about = Ze liggen op het bord; jullie vertellen de app welk fiche jullie hebben omgedraaid.
lost-temple-option-tokens-app = In de app
lost-temple-option-tokens-app-about = De app verdeelt ze in het geheim en draait ze zelf om.
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In de eenvoudige versie kan de app geen fiches uitdelen. Kies echte fiches of de volledige versie.

## Het begin: de startkaarten

lt-opening = Startkaarten
lt-opening-about = Tik aan wie welke kaart heeft gekregen, of laat de app delen.
lt-opening-who = { $name } krijgt:
lt-opening-deal = App laten delen
lt-opening-again = Opnieuw beginnen
# Wat een startkaart geeft; alleen sommige brengen een kapmes, dat op een tweede regel staat.
lt-opening-card = vakje { $space } · { $gems ->
    [one] 1 smaragd
   *[other] { $gems } smaragden
}{ $machetes ->
    [0] {""}
   *[other] {"\u000A"}een kapmes
}

## Wat er gebeurt: een kop voor iedereen, en een (…-you) voor wie aan zet is.

lt-round = Ronde { $round }
lt-over = De race is voorbij
lt-draft = { $name } kiest een kaart
lt-draft-you = Kies je karakter
lt-draft-under = { $count ->
    [one] 1 kaart om uit te kiezen
   *[other] { $count } kaarten om uit te kiezen
}
lt-call = { $name } roept de karakters op
lt-call-you = Jij roept de karakters op
lt-call-under = Volgende: { $character }
lt-turn = { $name } is aan de beurt: { $character }
lt-turn-you = Jouw beurt: { $character }
# Op het scherm van de tafel, onder het karakter in grote letters.
lt-plays = { $name } is aan de beurt
lt-reveal = { $name } draait een gebeurtenisfiche om
lt-reveal-you = Draai het gebeurtenisfiche om
lt-reveal-under = Op vakje { $space }
lt-idol = Wie krijgt de afgod?
lt-idol-under = De host vult het in.
lt-idol-under-you = Vul het hier in.

## Wat er met de handen te doen is: aan iedereen met namen; als attribuut aan wie het doet.

lost-temple-hand-gem = { $name } pakt 1 smaragd uit de bank.
    .you = Pak 1 smaragd uit de bank.
lost-temple-hand-theft = { $victim } geeft alle smaragden aan { $thief }.
    .victim = Geef al je smaragden aan { $thief }.
    .thief = Je krijgt alle smaragden van { $victim }.
lost-temple-hand-theft-counted = { $victim } geeft { $gems ->
    [one] 1 smaragd
   *[other] { $gems } smaragden
} aan { $thief }.
    .victim = Geef je { $gems ->
        [one] smaragd
       *[other] { $gems } smaragden
    } aan { $thief }.
    .thief = Je krijgt { $gems ->
        [one] 1 smaragd
       *[other] { $gems } smaragden
    } van { $victim }.
lost-temple-hand-swap = Verwissel de ontdekkingsreizigers van { $shaman } en { $victim }.
# De vakjes waarop ze staan.
lost-temple-hand-swap-spaces = Verwissel de ontdekkingsreizigers van { $shaman } en { $victim }: { $here } en { $there }.
lost-temple-hand-refill = { $name } legt een nieuw fiche uit de voorraad op vakje { $space } en schudt daarna het oude door de voorraad.
    .you = Leg een nieuw fiche uit de voorraad op vakje { $space } en schud daarna dit fiche door de voorraad.
# Een fiche dat de app heeft omgedraaid.
lost-temple-hand-token = { $name } heeft omgedraaid: { $token }.
    .you = Je gebeurtenisfiche: { $token }.

## Karakters kiezen

lt-hand = Je hand
lt-choose = Tik op het karakter dat je wilt.
# Above the cards that lie open while everybody picks.
lt-up = Deze ronde niet mee
lt-take = { $character } nemen
lt-own-characters = { $count ->
    [one] Je karakter
   *[other] Je { $count } karakters
}
lt-called = al opgeroepen
lt-secret = nog geheim
# Elk één regel op de kaarten in de hand, en voor wie het karakter speelt.
lt-short-shaman = Vervloek een karakter: wordt het opgeroepen, dan wisselen jullie van plaats. Zelf blijf je staan.
lt-short-thief = Besteel een karakter: wordt het opgeroepen, dan krijg je al zijn smaragden. Ga 1 of 2 vooruit.
lt-short-seer = Bekijk twee gebeurtenisfiches, verwissel ze als je wilt. Ga 1 of 2 vooruit.
lt-short-priest = Betaal 2 smaragden en ga naar de volgende tempel, of blijf staan.
lt-short-elder = Betaal 2 smaragden en ga naar het volgende dorp, of blijf staan.
lt-short-craftsman = Pak een kapmes; ga 1 of 2 vooruit.
lt-short-scout = Kies hoeveel smaragden je betaalt, ga per smaragd één vakje vooruit.
lt-short-canoe = Betaal al je smaragden, ga per smaragd twee vakjes vooruit.
lt-short-child = Ga naar de dichtstbijzijnde ontdekkingsreiziger vóór je.
# Hetzelfde voor alle anderen, onder de kop die zegt wie het is.
lt-does-shaman = Vervloekt een karakter en wisselt ermee van plaats als het wordt opgeroepen.
lt-does-thief = Steelt alle smaragden van een karakter als het wordt opgeroepen. Gaat 1 of 2 vooruit.
lt-does-seer = Bekijkt twee gebeurtenisfiches en mag ze verwisselen. Gaat 1 of 2 vooruit.
lt-does-priest = Mag 2 smaragden betalen om naar de volgende tempel te gaan.
lt-does-elder = Mag 2 smaragden betalen om naar het volgende dorp te gaan.
lt-does-craftsman = Pakt een kapmes en gaat 1 of 2 vooruit.
lt-does-scout = Betaalt een aantal smaragden naar keuze en gaat per smaragd één vakje vooruit.
lt-does-canoe = Betaalt alle smaragden en gaat per smaragd twee vakjes vooruit.
lt-does-child = Gaat naar de dichtstbijzijnde ontdekkingsreiziger ervoor.

## Oproepen

lt-call-do = { $character } oproepen ({ $number })
lt-who-shows = { $character }: wie is dat?
lt-nobody = Niemand

## Beurten: de knoppen.

lt-curse-whom = Welk karakter vervloek je?
lt-rob-whom = Welk karakter besteel je?
lt-then-move = Kies daarna hoe ver je gaat.
lt-move = { $count } vooruit
lt-stay = Blijven staan
lt-pay-priest = Naar tempel: 2 smaragden
lt-pay-elder = Naar dorp: 2 smaragden
lt-scout-how = Hoeveel smaragden betaal je?
lt-paddle = { $gems ->
        [0] Geen smaragd: blijven
        [one] { $gems } smaragd betalen
       *[other] Alle { $gems } smaragden betalen
    }
lt-follow = Naar de eerste vóór je
lt-look-which = { $count ->
    [one] Welk fiche bekijk je?
   *[other] Welke { $count } fiches bekijk je?
}
lt-look = Bekijken
# On the cover.
lt-seen = De fiches die je bekeken hebt
lt-peek-which = { $count ->
    [one] Welk fiche heb je bekeken?
   *[other] Welke { $count } fiches heb je bekeken?
}
# Om aan te vinken.
lt-swap = De twee verwisselen
lt-turn-up = Omdraaien
lt-which-token = Welk fiche heb je omgedraaid?
lt-tokens-help = Wat de fiches doen
lt-done = Mijn beurt beëindigen

## Waar een zet heen leidt: “naar vakje 12, kost een kapmes, gebeurtenisfiche!”; $to is een vakje.

lt-to = naar vakje { $to }
lt-to-cut = kost { $machetes ->
    [one] een kapmes
   *[other] { $machetes } kapmessen
}
lt-to-stopped = gestopt door het oerwoud
lt-to-chance = gebeurtenisfiche!
lt-to-win = naar de grote tempel – je wint!

## De eenvoudige versie

lt-won = Ik heb gewonnen
lt-won-name = { $name } heeft gewonnen
lt-won-somebody = Iemand heeft gewonnen
lt-won-who = Wie heeft de grote tempel bereikt?
lt-won-sure = Heeft jouw ontdekkingsreiziger de grote tempel bereikt?
lt-won-sure-name = Heeft { $name } gewonnen?
lt-won-yes = Ja, ik heb gewonnen
lt-won-yes-name = Ja, { $name } heeft gewonnen
lt-won-no = Nee
lt-last = Wie is laatste op het parcours? Tik iedereen aan die gelijk staat.
lt-last-do = Bevestigen
lt-gems-of = Smaragden van { $name }
lt-idol-drawn = Of heeft iemand een afgodfiche getrokken?
lt-idol-name = Gelijke stand: wie krijgt de afgod?

## Dingen

lt-gems = smaragden
lt-machetes = kapmessen
lt-gems-below = { $count ->
    [one] smaragd
   *[other] smaragden
}
lt-machetes-below = { $count ->
    [one] kapmes
   *[other] kapmessen
}
lt-space = vakje
lt-idol-mine = Afgod
lt-idol-holder = Afgod
lt-shared = De tafel
lt-race = De race
lt-supply = In de bank: { $gems ->
    [one] 1 smaragd
   *[other] { $gems } smaragden
}, { $machetes ->
    [one] 1 kapmes
   *[other] { $machetes } kapmessen
}
lt-track = Het parcours met alle ontdekkingsreizigers
lt-on-space = vakje { $space }
lt-cursed = Vervloekt door de Sjamaan: { $character }
lt-robbed = Gekozen door de Dief: { $character }
lt-cursed-who = Vervloekt door de Sjamaan
lt-robbed-who = Gekozen door de Dief
lt-drew = Trok een afgodfiche
lt-aside = Deze ronde niet mee: { $cards }
lt-course = Zo ging de race
lt-winner-under = Grote tempel bereikt in ronde { $round }.

## Hulp bij alles wat je kunt aantikken: hoe het heet, en (…-about) wat het is voor wie de regels niet kent.

lost-temple-help-temple = Tempel
lost-temple-help-temple-about = Een tempel is een halte voor de Priester, die 2 smaragden mag betalen om meteen naar de volgende te gaan. Voor alle anderen is het een gewoon vakje.
lost-temple-help-village = Dorp
lost-temple-help-village-about = Een dorp is een halte voor de Ouderling, die 2 smaragden mag betalen om meteen naar het volgende te gaan. Voor alle anderen is het een gewoon vakje.
lost-temple-help-jungle = Oerwoud
lost-temple-help-jungle-about = Om een oerwoud voorbij te gaan heb je een kapmes nodig; dat ben je dan kwijt. Zonder kapmes stop je daar, en wat je betaald hebt, ben je kwijt. Er precies op uitkomen, ervan vertrekken en teruggaan kost niets.
lost-temple-help-chance = Gebeurtenisvakje
lost-temple-help-chance-about = Eindigt je eigen zet hier, draai dan het fiche om en doe wat het zegt. Hier blijven staan of er door een ruil terechtkomen telt niet.
lost-temple-help-plain = Gewoon vakje
lost-temple-help-plain-about = Een gewoon vakje. Er mogen zoveel ontdekkingsreizigers bij elkaar staan als je wilt.
lost-temple-help-finish = Finish
lost-temple-help-finish-about = De eerste ontdekkingsreiziger die de grote tempel bereikt of voorbijgaat, wint meteen.
lost-temple-help-idol = Afgod
lost-temple-help-idol-about = Wie de afgod heeft, kiest als eerste een kaart en roept de karakters op. Volgende ronde gaat hij naar wie een afgodfiche trok. Trok niemand er een, dan gaat hij naar de laatste op het parcours.
lost-temple-help-gem = Smaragd
lost-temple-help-gem-about = Met smaragden betaal je voor zetten. Aan het begin van elke beurt krijg je er een.
lost-temple-help-machete = Kapmes
lost-temple-help-machete-about = Met een kapmes kom je één oerwoud voorbij. De Archeoloog en sommige fiches geven je er een.
lost-temple-help-draft = Karakters kiezen
lost-temple-help-draft-about = Neem in het geheim één karakter en geef de rest door naar links. Je speelt het als het wordt opgeroepen. Lage nummers zijn het eerst aan de beurt.
lost-temple-help-calling = Karakters oproepen
lost-temple-help-calling-about = De karakters zijn aan de beurt van 1 tot en met 9. Wordt het jouwe opgeroepen, toon het dan, pak een smaragd en doe wat het zegt. Antwoordt niemand, dan komt het volgende.
lost-temple-help-shaman-about = { lt-short-shaman }
lost-temple-help-thief-about = { lt-short-thief }
lost-temple-help-seer-about = { lt-short-seer }
lost-temple-help-priest-about = { lt-short-priest }
lost-temple-help-elder-about = { lt-short-elder }
lost-temple-help-craftsman-about = { lt-short-craftsman }
lost-temple-help-scout-about = { lt-short-scout }
lost-temple-help-canoe-about = { lt-short-canoe }
lost-temple-help-child-about = { lt-short-child }
lost-temple-help-token-idol-about = Volgende ronde heb jij de afgod. Draait na jou in deze ronde nog iemand een afgodfiche om, dan krijgt die hem.
lost-temple-help-token-gems-about = Pak 4 smaragden uit de bank, of wat er nog is.
lost-temple-help-token-back-about = Je ontdekkingsreiziger gaat 2 vakjes terug. Oerwoud houdt hem daarbij niet tegen.
lost-temple-help-token-pay-about = Betaal 2 smaragden aan de bank. Heb je er minder, betaal dan wat je hebt.
lost-temple-help-token-machete-about = Pak een kapmes, als er nog een is.
lost-temple-help-token-forward-about = Je ontdekkingsreiziger gaat 3 vakjes vooruit. Een oerwoud voorbijgaan kost zoals altijd een kapmes.
lost-temple-help-token-lose-machete-about = Leg een kapmes terug. Heb je er geen, dan gebeurt er niets.

## Wat gezien is, als de host terugneemt: na “… heeft gezien:”.

lost-temple-exposed-hand = de kaarten om uit te kiezen
lost-temple-exposed-character = een opgeroepen karakter
lost-temple-exposed-aside = de kaarten die deze ronde niet meedoen
lost-temple-exposed-tokens = twee gebeurtenisfiches
lost-temple-exposed-token = een omgedraaid gebeurtenisfiche
