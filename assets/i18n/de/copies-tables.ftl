### Mit welchem Exemplar an einem Tisch gespielt wird, ein erfundener Spielplan, und was am eigenen anders ist.

## Die Seite für einen neuen Tisch

new-kit-none = Noch nicht beschrieben
# Where other copies are described.
new-kit-other = Ein anderes, noch nicht beschrieben
new-kit-none-about = In der einfachen Version muss die App euren Spielplan nicht kennen.
new-kit-sample = Mit einem erfundenen Spielplan ausprobieren
new-kit-sample-about = Seine Zahlen sind ausgedacht: Es ist nicht euer Spielplan.
new-kit-whole = Beschrieben: Ihr könnt die volle Version spielen.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Noch nicht beschrieben: { $parts }
new-kit-flawed = Etwas darin widerspricht der Spielregel.
new-kit-gone = Dieses Exemplar wurde inzwischen gelöscht. Wählt ein anderes.
# $what is a sentence.
new-flaw-kit = So kann euer Exemplar nicht stimmen. { $what } Berichtigt es unter „Eure Exemplare“ oder wählt ein anderes.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = braucht euer Exemplar
new-lacks = Dafür muss die App wissen, was auf eurem Spielplan und euren Karten gedruckt ist.
# Above a list of what is asked step by step.
new-lacks-parts = Noch zu beschreiben, in etwa { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
}:
new-lacks-confirmed = Fast alles ist bekannt. Seht einmal nach, ob euer Spielplan so aussieht wie der in der App; das dauert etwa eine Minute.
new-describe-on = Weiter beschreiben

## Am Tisch

# After “Your copy:”, where all rules can be read.
copy-played-none = nicht beschrieben
copy-played-invented = ein erfundener Spielplan
differs-about = Das bleibt bekannt: in dieser Partie und in eurem Exemplar.

## Lost Temple

# What the host says by tapping it, of a space.
lt-differs = Bei uns ist es anders
# The same on the host’s own page, of the whole board.
lt-differs-desk = Unser Plan ist anders
lt-differs-tap = Tippt auf das Feld, das auf eurem Spielplan anders aussieht.
lt-differs-what = Was ist Feld { $space } auf eurem Spielplan?
# On the picture of a temple or a village.
lt-differs-double = mit Doppelkreis
lt-differs-finish = Die großen Tempel bleiben in dieser Partie, wo sie sind. Ändert sie in eurem Exemplar.
lt-card-differs = { $character }: Bei uns steht etwas anderes
lt-card-learn = Unsere Karte eintragen
# Where the app does not know the start cards.
lt-opening-last = Vor der ersten Runde
lt-opening-last-about = Stellt die Spielfiguren auf und nehmt Smaragde und Macheten, wie eure Startkarten es zeigen. Wer auf dem Pfad ganz hinten steht, bekommt das Idol.
