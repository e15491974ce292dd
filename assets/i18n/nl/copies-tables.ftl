### Met welk exemplaar er aan een tafel wordt gespeeld, een verzonnen bord, en wat er op het eigen bord anders is.

## De pagina voor een nieuwe tafel

new-kit-none = Nog niet beschreven
# Where other copies are described.
new-kit-other = Een ander, nog niet beschreven
new-kit-none-about = In de eenvoudige versie hoeft de app jullie bord niet te kennen.
new-kit-sample = Probeer het met een verzonnen bord
new-kit-sample-about = De getallen zijn verzonnen: het is niet jullie bord.
new-kit-whole = Beschreven: jullie kunnen de volledige versie spelen.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Nog niet beschreven: { $parts }
new-kit-flawed = Iets erin is in strijd met de spelregels.
new-kit-gone = Dit exemplaar is intussen verwijderd. Kies een ander.
# $what is a sentence.
new-flaw-kit = Zo kan jullie exemplaar niet kloppen. { $what } Verbeter het bij “Jullie exemplaren”, of kies een ander.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = heeft jullie exemplaar nodig
new-lacks = Daarvoor moet de app weten wat er op jullie bord en kaarten gedrukt staat.
# Above a list of what is asked step by step.
new-lacks-parts = Nog te beschrijven, in ongeveer { $minutes ->
    [one] een minuut
   *[other] { $minutes } minuten
}:
new-lacks-confirmed = Bijna alles is bekend. Kijk één keer of jullie bord eruitziet zoals dat in de app; dat duurt ongeveer een minuut.
new-describe-on = Verder beschrijven

## Aan tafel

# After “Your copy:”, where all rules can be read.
copy-played-none = niet beschreven
copy-played-invented = een verzonnen bord
differs-about = Het blijft bekend: in deze partij en in jullie exemplaar.

## Lost Temple

# What the host says by tapping it, of a space.
lt-differs = Bij ons is het anders
# The same on the host’s own page, of the whole board.
lt-differs-desk = Ons bord is anders
lt-differs-tap = Tik op het vakje dat er op jullie bord anders uitziet.
lt-differs-what = Wat is vakje { $space } op jullie bord?
# On the picture of a temple or a village.
lt-differs-double = met een dubbele cirkel
lt-differs-finish = De grote tempels blijven in deze partij waar ze zijn. Verander ze in jullie exemplaar.
lt-card-differs = { $character }: onze kaart zegt iets anders
lt-card-learn = Onze kaart invoeren
# Where the app does not know the start cards.
lt-opening-last = Vóór de eerste ronde
lt-opening-last-about = Zet de ontdekkingsreizigers neer en neem smaragden en kapmessen zoals jullie startkaarten het aangeven. Wie laatste is op het parcours, krijgt de afgod.
