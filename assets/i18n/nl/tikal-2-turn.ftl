### A turn of Tikal II on screens: what is going on, the river, the tile’s actions. { $at } is a space such as “c3”.

## What is going on: a headline for everybody; .you to whoever acts, .do what to tap.

t2-status-sites = { $name } legt de tegels klaar
    .you = Leg de tegels voor de ronde klaar
    .do = Geef aan welke waar liggen, of elke tegel pas als die genomen wordt.
t2-status-keys = { $name } neemt twee sleutels
    .you = Neem twee sleutels
    .do = Ze gaan in je rugzak. Twee keer dezelfde kleur mag ook.
t2-status-pirogue = { $name } neemt een tegel
    .you = Neem een tegel
    .do = Tik op een aanlegplaats om erheen te varen, of op een tegel bij jou.
t2-status-actions = { $name } gebruikt de tegel
    .you = Gebruik je tegel
    .do = De acties in willekeurige volgorde; elke mag je overslaan.
t2-status-found = { $name } bekijkt de vondst
    .you = Geef aan wat je hebt gevonden
    .do = Bekijk de bovenste drie en houd er een.
t2-status-explorer = { $name } verkent
    .you = Verken de tempel
    .do = Tik op een verlichte kamer, of beëindig je beurt.
    .rescue = Er is geen kamer om op te graven binnen bereik. Koop een sleutel, of beëindig je beurt.
    .done = Je hebt verkend. Je kunt je beurt beëindigen.
t2-status-last = { $name } is voor het laatst aan de beurt
    .you = Je laatste beurt
    .do = Verken nog één keer en beëindig dan je beurt.
t2-status-tell = Nog niet aangegeven wat er over is: { $names }
    .you = Geef aan wat je over hebt
    .do = Tel je schatten en tik op je kaarten.

## River and temple: two tabs above the board

t2-show-river = Rivier
t2-show-temple = Tempel

## The first two keys

t2-keys-do = Deze sleutels nemen
t2-keys-back = Eén terugleggen

## The river: { $site } is a number

t2-way-here = Jouw aanlegplaats, nummer { $site }
t2-way-to = Naar aanlegplaats { $site }
t2-forest-which = Je gaat door het bos. Met welke sleutel betaal je?
# { $what } is “a pink key”
t2-forest-key = Je gaat door het bos en betaalt { $what }.
t2-forest-none = Je gaat zonder sleutel door het bos en verliest { $points } punten.
t2-forest-card = Je gaat gratis door het bos, met je kaart.
t2-paddle-do = Eerst daarheen varen
t2-tiles = Tik op de tegel die je neemt.
t2-tiles-none = Bij jouw aanlegplaats ligt geen tegel meer. Tik op een andere.
t2-tile-which = Welke was het?
t2-tiles-untold = { $count ->
    [one] nog een
   *[other] nog { $count }
}
    .says = { $count ->
        [one] Een tegel die nog niemand heeft aangegeven
       *[other] { $count } tegels die nog niemand heeft aangegeven
    }

## The tile’s actions

t2-take = Nemen
t2-skip = Overslaan
# The key of this colour: { $colour } is “pink”
t2-skip-key = { $colour } overslaan
t2-skip-any = Veelkleurige overslaan
t2-to-camp = In het kamp
    .under = Hij geeft punten
t2-to-backpack = In de rugzak
    .under = Hij opent deuren
t2-lay-which = Tik aan welke het is.
t2-lay-where = Tik op een verlicht veld.
t2-lay-turn = Tik er nog eens op om hem te draaien.
t2-lay-elsewhere = Of tik op een ander veld.
t2-lay-sanctuary = Op { $at }. Een heiligdom heeft geen deuren.
# { $places } is a list of the next one’s
t2-lay-joins = Deuren leiden { $places }.
t2-lay-joins-to = naar { $at }
    .outside = naar buiten
t2-lay-joins-none = Er leidt nog geen deur ergens heen.
t2-room-do = Kamer neerleggen
t2-sanctuary-do = Heiligdom neerleggen
