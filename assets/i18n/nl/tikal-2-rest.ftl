### Tikal II on screens: before a round, what the copy does not tell, setting things right, the simple version.

## Before a round: the action tiles on the sites

t2-opening = De actietegels
t2-sites-later = Bij het nemen aangeven
t2-sites-now = Nu alles aangeven
t2-sites-later-about = Leg de tegels gewoon open neer. Wie er een neemt, tikt aan welke het was.
t2-sites-now-about = Kies een aanlegplaats en tik dan de tegels aan die daar liggen. Wat jullie overslaan, wordt bij het nemen aangegeven.
# Beside a site: so many of its tiles are told
t2-sites-told = { $told } van { $all }
t2-sites-do = Ronde 2 beginnen
t2-open-which = Welke { $count } schatten liggen open?
t2-open-again = Opnieuw kiezen
t2-set-altars = Heiligdommen aangeven
t2-altars-about = Tik de heiligdommen van de stapel op volgorde aan, de bovenste eerst. Anders wordt elk aangegeven als het komt.
t2-set-wheel = Prijswiel instellen
t2-wheel-about = Toont jullie wiel andere prijzen? Draai het hier tot het klopt.
t2-wheel-turn = Eén stap draaien
t2-wheel-ask = Bij welke schat ligt de { $price } op jullie prijswiel?

## What the copy does not tell yet. { $what } is “the doors of a pink room”

t2-learn = Kijk bij jullie spel
t2-learn-what = Dit heeft nog niemand aangegeven: { $what }. Tik aan wat jullie zien; de app onthoudt het.
t2-learn-otherwise = Tik aan wat het bij jullie toont. De app onthoudt het.
t2-differs = Bij ons is het anders
t2-learn-do = Zo onthouden

## The simple version

t2-light-round = Ronde { $round } van 2
t2-light-play-about = Tel hieronder de punten van je beurt op. Als de ronde voorbij is, tikt iedereen sleutels en altaren in.
t2-light-play-last = Tel hieronder de punten van je beurt op. Na de laatste speciale beurten tikt iedereen sleutels, altaren, schatten en kaarten in.
t2-light-tally = Tik in wat je hebt
t2-light-in = Wat jij hebt, staat erin
t2-light-turn = Punten van een beurt
t2-light-doors = Deuren
t2-light-delivery = Levering: prijs op het wiel
t2-light-treasures = Schatten
t2-light-other = Andere punten
t2-light-enter = { $points ->
    [one] 1 punt invoeren
   *[other] { $points } punten invoeren
}
    .less = { $points ->
        [one] 1 punt aftrekken
       *[other] { $points } punten aftrekken
    }
# Where the chest stands on the score track
t2-light-under = Van { $before } naar { $after }
# On the cover
t2-tally-cover = Waardering van ronde { $round }: { $name }
t2-tally-hint = Tik hier als de ronde voorbij is en niemand meekijkt
t2-tally-keys = Sleutels in je kamp
t2-tally-altars = Altaren met je vlag
t2-tally-rest = Aan het eind nog over
t2-tally-colours = Kleuren van kamers met je vlag
t2-tally-do = Alles invoeren
t2-tally-points = { $points ->
    [0] De sleutels leveren geen punten op
    [one] De sleutels leveren 1 punt op
   *[other] De sleutels leveren { $points } punten op
}

## The host; setting things right: what is counted or chosen

t2-host-light = Iedereen speelt op het bord en voert de eigen punten in. Voor wie geen telefoon heeft, tik je op een naam.
t2-fix-backpack = Sleutels in de rugzak, { $colour }
t2-fix-passages = Geheime gangen
t2-fix-flags = Vlaggen over
t2-fix-tent = Tent
t2-fix-tent-left = Nog niet gebruikt
t2-fix-tent-used = Gebruikt
t2-fix-site = Kano bij aanlegplaats
t2-fix-explorer = Ontdekkingsreiziger
t2-fix-treasures = Schatten
t2-fix-cards = Speciale kaarten
t2-fix-camp = Sleutels in het kamp
t2-fix-hidden = Kampsleutels, schatten, kaarten
t2-fix-round = Ronde
t2-fix-direction = Er wordt gespeeld
t2-fix-wheel = Het prijswiel
t2-fix-stock = Sleutels in de voorraad, { $colour }
t2-fix-supply = De voorraad
t2-fix-pirogues = Kano’s
t2-fix-here = Hier
t2-fix-elsewhere = Niet hier
t2-fix-flags-here = Vlaggen hier
t2-fix-explorers = Ontdekkingsreizigers hier
t2-fix-no-flag = Geen vlag
t2-fix-on-bonus = Op { $bonus }
t2-fix-without = Op geen bonus
t2-fix-no-room = Geen kamer
t2-fix-lies = Ligt hier een kamer?
t2-fix-which = Welke het is
t2-fix-turn = Hoe die ligt
t2-fix-tiles = Actietegels hier
t2-fix-tiles-about = Tik een tegel aan die hier niet ligt om hem weg te halen. Tik er hieronder een aan om hem toe te voegen.
t2-fix-no-tiles = Hier ligt geen actietegel.
