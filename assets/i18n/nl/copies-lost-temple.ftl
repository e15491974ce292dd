### Een exemplaar van Lost Temple beschrijven.

copy-lt-track = Het parcours
copy-lt-track-about = Tik op volgorde aan wat elk vakje is, van vakje 1 t/m de tweede grote tempel.
copy-lt-cards = De startkaarten
copy-lt-cards-about = Wat de hoek van elke karakterkaart toont: een vakje op het parcours, en smaragden.
copy-lt-tokens = De gebeurtenisfiches
copy-lt-tokens-about = Alleen als de app ze uitdeelt: hoeveel er van elke soort in de doos zitten.

## Soorten vakjes, op toetsen: telkens een kort woord.

copy-lt-plain = Gewoon
copy-lt-temple = Tempel
copy-lt-village = Dorp
copy-lt-jungle = Oerwoud
copy-lt-chance = Gebeurtenis
copy-lt-great-temple = grote tempel

## De toetsen

# On the last space or on the chosen one; a temple or a village may be a chance space too.
copy-lt-double = Dubbele cirkel
copy-lt-great = Grote tempel
copy-lt-erase = Wissen
# Another space before the chosen one.
copy-lt-insert = Invoegen
copy-lt-remove = Weghalen
copy-lt-next = Wat is vakje { $space }?
copy-lt-end = Het parcours is tot het einde beschreven.
# Of a space that is told already.
copy-lt-chosen = Wat is vakje { $space } echt?
# What a screen reader says of a space.
copy-lt-space = Vakje { $space }, { $what }
copy-lt-space-double = Vakje { $space }, { $what } met een dubbele cirkel

## De kaarten

copy-lt-cards-first = Beschrijf eerst het parcours: daarop tik je de startvakjes aan.
copy-lt-cards-all = Alle negen kaarten zijn beschreven. Tik er een aan om die te wijzigen.
copy-lt-card-space = { $character }: tik het startvakje aan
copy-lt-card-gems = { $character }, vakje { $space }: hoeveel smaragden?
# What a screen reader says of a card; $space is 0 and $gems −1 while they are not told.
copy-lt-card = { $character }, { $space ->
    [0] nog geen vakje
   *[other] vakje { $space }
}, { $gems ->
    [open] smaragden nog open
    [0] geen smaragden
    [one] 1 smaragd
   *[other] { $gems } smaragden
}

## De fiches

copy-lt-tokens-sum = { $have } van de { $of } fiches, met de twee afgoden

## Wat de spelregels tegenspreekt

copy-lost-temple-jungle-count = Op het bord zijn er drie vakjes met oerwoud; jullie hebben er { $found }.
copy-lost-temple-chance-fewer = Van de 18 fiches blijven er over, dus er zijn minder dan 18 gebeurtenisvakjes; jullie hebben er { $found }.
copy-lost-temple-finish-temple = Een grote tempel is een tempel; vakje { $found } is hier iets anders.
copy-lost-temple-finish-finish-order = Een grote tempel kan niet het eerste vakje zijn.
copy-lost-temple-space-twice = Vakje { $found } is hier twee dingen die niet samengaan.
copy-lost-temple-length-between = Het parcours eindigt bij de tweede grote tempel, vakje { $most }; dat van jullie loopt door t/m { $found }.
copy-lost-temple-between = Vakje { $found } ligt niet op jullie parcours; dat eindigt bij { $most }.
copy-lost-temple-start-space-between = { $part }: iedereen start vóór de eerste grote tempel, uiterlijk op vakje { $most }; jullie hebben vakje { $found }.
copy-lost-temple-start-gems-between = { $part }: er zitten { $most } smaragden in de doos; jullie hebben { $found }.
copy-lost-temple-start-start-gems = Er zitten { $expected } smaragden in de doos; jullie kaarten geven er samen tot { $found }.
copy-lost-temple-tokens-sum = Er zijn in totaal { $expected } fiches; jullie hebben er { $found }.
