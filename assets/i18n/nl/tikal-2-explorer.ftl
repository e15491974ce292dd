### De onderzoeker van Tikal II op het scherm, en wat je hebt: sleutels, schatten, kaarten. { $at } is een veld zoals “c3”.

## Een plek waarop getikt is

t2-here = { $at } · { $room }
    .free = { $at } · nog geen kamer
    .outside = Buiten de tempel
    .secret = Geheime kamer
# In plaats van een bonus die niemand heeft verteld
t2-untold = nog niet aangegeven
t2-bonuses-untold = De bonussen hier zijn nog niet aangegeven.
t2-bonus-taken = { $name } heeft de bonus { $what }
t2-flag = { $name } heeft hier een vlag

## De weg erheen. Plekken zijn zoals “c3”.

t2-way-secret = geheime kamer
t2-way-passage = { $place } (door een geheime gang)
t2-takes = { $cards ->
    [0] { $count ->
        [one] De weg kost een geheime gang.
       *[other] De weg kost { $count } geheime gangen.
    }
    [one] { $count ->
        [one] De weg kost je kaart voor een geheime gang.
       *[other] De weg kost { $count } geheime gangen, waarvan één met een kaart.
    }
   *[other] De weg kost { $count } geheime gangen, waarvan { $cards } met kaarten.
}
# { $parts } zijn zoals “2 voor de deuren en een bonus van 3”
t2-worth = { $points ->
    [one] Nu 1 punt: { $parts }.
   *[other] Nu { $points } punten: { $parts }.
}
t2-worth-none = Hier zijn geen punten te halen.
# { $what } zijn sleutels of gangen: “een roze sleutel of nog een geheime gang”
t2-lacks = Buiten bereik. Je hebt { $what } nodig.
t2-more-passages = { $count ->
    [one] nog een geheime gang
   *[other] nog { $count } geheime gangen
}
t2-lacks-much = Buiten bereik: er ontbreekt te veel.

## Knoppen. { $what } is zoals “7 + kaart”

t2-dig-do = Opgraven
t2-back-do = Opgraven en terug
t2-stay-do = Alleen erheen gaan
t2-brings = Levert { $what } op

## Tent, noodgeval en kaarten, op elk moment van de beurt

t2-right-tent = Met tent verkennen
    .under = Extra, op elk moment
t2-right-card = Met kaart verkennen
    .under = Extra, op elk moment
t2-tent-key = Sleutel van de tent
    .under = In de rugzak
t2-tent-which = Welke sleutel neem je met de tent?
t2-rescue = Sleutel kopen
    .under = Voor { $points } punten
t2-rescue-which = Welke sleutel koop je?
t2-play-key = De kaart geeft een sleutel: welke?
t2-play-remote = De kaart levert zonder watervliegtuig
t2-leave = Nu niet
# Kaarten die klaarliggen om te spelen
t2-laid = Neergelegd: { $cards }

## Leveringen

t2-deliver = Leveren na aanlegplaats { $site }?
    .remote = Welke schatten lever je?
t2-deliver-laid = { $count ->
    [one] 1 schat neergelegd
   *[other] { $count } schatten neergelegd
}
t2-deliver-none = Je hebt geen schatten om te leveren.
t2-deliver-price = { $price } per stuk, je hebt er { $most }
    .most = { $price } per stuk, hooguit { $most }
t2-deliver-points = { $count ->
    [one] 1 schat voor { $points }
   *[other] { $count } schatten voor { $points }
}
t2-deliver-done = Neerleggen
t2-deliver-do = Leveren

## Wat je van de bovenste drie houdt

t2-find-treasure = Welke schat houd je?
t2-find-card = Welke speciale kaart houd je?
t2-find-open = Of neem een open schat:
t2-find-own = Alleen wie het vond, kan het invoeren.
t2-keep = Tik op wat je houdt.
t2-pile = Stapel { $number }
t2-pile-left = { $count ->
    [one] nog 1
   *[other] nog { $count }
}
t2-treasure-do = Schat houden
t2-card-do = Speciale kaart houden
t2-turned-which = Welke schat wordt daarvoor omgedraaid?

## Wat je hebt, onder de afdekking

t2-own = Wat ik heb
t2-own-counts = { $keys ->
    [0] Geen sleutels in het kamp
    [one] 1 sleutel in het kamp
   *[other] { $keys } sleutels in het kamp
}, { $treasures ->
    [0] geen schatten
    [one] 1 schat
   *[other] { $treasures } schatten
}, { $cards ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $cards } kaarten
}
t2-own-camp = Sleutels in mijn kamp
t2-own-no-keys = Nog geen.
# { $sets } zijn de punten van elke set: “6 en 1”
t2-keys-score = { $count ->
    [one] { $points ->
        [one] Hij zou nu 1 punt opleveren.
       *[other] Ze zouden nu { $points } punten opleveren.
    }
   *[other] Ze zouden nu { $points } punten opleveren, in series ter waarde van { $sets }.
}
t2-altars-score = En { $points } { $altars }.
t2-altars-unknown = Wat je { $altars } krijgt, hangt af van de sleutels van de anderen.
t2-own-treasures = Mijn schatten
t2-own-no-treasures = Nog geen.
t2-own-treasure = { $count } × { $treasure }, prijs { $price }
t2-own-cards = Mijn speciale kaarten
t2-own-no-cards = Nog geen.
t2-cards-play = Een speciale kaart spelen
t2-card-several = { $card } ({ $count })
t2-card-laid = { $count ->
    [one] Neergelegd. Tik om hem terug te nemen.
   *[other] { $count } neergelegd. Tik om ze terug te nemen.
}
# Wat elke kaart doet
t2-card-passage = Door een muur, of een deur zonder sleutel.
t2-card-explore = Nog een keer verkennen.
t2-card-plus-two = Bij een levering: 2 meer voor elke schat.
t2-card-many-types = Bij een levering: meerdere soorten tegelijk.
t2-card-key = Een sleutel naar keuze, kamp of rugzak.
t2-card-remote = Eén soort leveren zonder watervliegtuig.
t2-card-forest = Gratis door het bos.
# Kaarten voor de eindwaardering
t2-card-end = { $points ->
    [0] Voor het einde: nog geen punten.
    [one] Voor het einde: tot nu toe 1 punt.
   *[other] Voor het einde: tot nu toe { $points } punten.
}
