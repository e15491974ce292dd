### Tikal II on screens: scorings and their receipts, round 2, the last turns, glances, the end.

## A scoring; after it the camp keys are hidden again

t2-scoring-round = Waardering na ronde { $round }
t2-step-camps = Alle kampsleutels, omgedraaid
t2-step-sets = { $name }: sleutelseries
t2-step-treasures = Niet geleverde schatten
t2-step-cards = Voor het einde bewaarde kaarten
t2-step-total = Ieders punten
t2-set = { $size ->
        [one] een losse sleutel
       *[other] { $size } kleuren
    }
# Of those with a flag at an altar.
t2-altar-won = { $count ->
        [one] De meeste sleutels daar: { $names }.
       *[other] Gelijk met de meeste sleutels: { $names }.
    }
    .alone = Alleen { $names } heeft daar een vlag.
# How many keys count at an altar, or are in somebody’s camp.
t2-keys = { $count ->
        [0] geen sleutels
        [one] 1 sleutel
       *[other] { $count } sleutels
    }
t2-receipt-nothing = niets gescoord

## Round 2 is prepared; $tiles are all action tiles in play

t2-step-second = Ronde 2 voorbereiden
t2-second-keys = Iedereen verbergt de kampsleutels weer.
t2-second-direction = Er wordt nu tegen de klok in gespeeld. Op de rivier vaar je nog steeds met de klok mee.
t2-second-first = Wie de laatste beurt had, begint.
    .who = { $name } had de laatste beurt en begint.
t2-second-pirogues = Alle kano’s gaan terug naar de startplaats.
t2-second-tents = Iedereen krijgt de tent terug.
t2-second-explorers = De ontdekkingsreizigers blijven waar ze zijn.
t2-second-tiles = Schud alle { $tiles } actietegels en leg ze weer bij de aanlegplaatsen, zoals voor ronde 1.

## The last special turn, and what was kept alone

t2-last-about = Om de beurt mogen jullie nog één keer verkennen, met kaarten maar zonder tent. Dan volgt de eindwaardering.
t2-kept = Wat is er over?
t2-kept-about = Laat zien wat je nog hebt. Vanaf nu ligt het open.
t2-kept-cards = { $count ->
        [0] Geen speciale kaarten om te tonen
       *[other] Speciale kaarten: { $told } van { $count }
    }
t2-kept-do = Zo aangeven
t2-kept-waiting = nog niet aangegeven
t2-kept-told = heeft het aangegeven

## Always one tap away

t2-next = Daarna is { $name } aan de beurt.
    .scoring = Daarna worden sleutels en altaren gewaardeerd.
    .last = Daarna komen de laatste speciale beurten; { $name } begint.
    .final = Daarna komt de eindwaardering.
t2-now-about = Kampsleutels zijn verborgen: niemand weet wie de 3 punten van een altaar krijgt. De tekens tonen wie daar een vlag heeft; tik een altaar aan om het in de tempel te zien.
t2-now-nobody = Nog niemand heeft een vlag bij een altaar.
# For ears: an altar, and who has a flag there.
t2-now-altar = { $altar }, met een vlag daar: { $names }
t2-now-own = Wat jij zou scoren
t2-now-alone = Alleen jij hebt daar een vlag.
# $names have a flag there too, $count are the own keys that count.
t2-now-shared = { $count ->
        [0] Je hebt er geen sleutel voor.
        [one] Je hebt er 1 sleutel voor.
       *[other] Je hebt er { $count } sleutels voor.
    } Ook daar: { $names }.
t2-now-sum = Sleutels en altaren nu: { $points }
    .between = Sleutels en altaren nu: { $least } tot { $most }
t2-now-end = Aan het eind met schatten en kaarten: { $points }
    .between = Aan het eind met schatten en kaarten: { $least } tot { $most }
    .unknown = { $treasures ->
        [0] Alleen jij weet wat je kaarten aan het eind waard zijn.
       *[other] Aan het eind nog { $treasures } voor schatten, en wat je kaarten waard zijn.
    }
t2-left-keys = Sleutels in de voorraad
t2-left-heaps = Geheime gangen, speciale kaarten, lichte kamers, actietegels
t2-left-passage = geheime gangen
t2-left-card = speciale kaarten
t2-left-room = lichte kamers
t2-left-tile = actietegels
t2-left-piles = Schatten in de stapels
t2-left-pile = stapel schatten
t2-left-altars = Heiligdommen die er nog niet liggen
t2-left-delivered = Geleverde schatten

## Everybody’s things, for ears

t2-things = { $name } heeft { $passages ->
        [0] geen geheime gangen
        [one] 1 geheime gang
       *[other] { $passages } geheime gangen
    }, { $flags ->
        [0] geen vlaggen meer
        [one] nog 1 vlag
       *[other] nog { $flags } vlaggen
    } en verborgen: { $camp ->
        [0] geen kampsleutels
        [one] 1 kampsleutel
       *[other] { $camp } kampsleutels
    }, { $treasures ->
        [0] geen schatten
        [one] 1 schat
       *[other] { $treasures } schatten
    } en { $cards ->
        [0] geen kaarten
        [one] 1 kaart
       *[other] { $cards } kaarten
    }.

## The end: where points came from

t2-source-doors = Deuren
t2-source-bonuses = Bonussen
t2-source-deliveries = Leveringen
t2-source-keys = Sleutelseries
t2-source-altars = Altaren
t2-source-treasures = Niet geleverde schatten
t2-source-cards = Speciale kaarten
t2-source-paid = Bos en gekochte sleutels
t2-source-added = In beurten bijgeteld
t2-source-round = Ronde { $round }
