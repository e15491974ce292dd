### Lost Temple auf Bildschirmen.

## Einstellungen des Tisches; jeder Wert hat einen eigenen Satz.

lost-temple-option-detail-full-about = Die App behält jede Spielfigur, jeden Smaragd und jede Machete im Blick und prüft jeden Zug.
lost-temple-option-detail-light-about = Ihr zieht und zählt selbst; die App regelt die Charakterwahl, ruft die Charaktere auf und merkt sich Fluch und Diebstahl.
lost-temple-option-draft = Charakterwahl
lost-temple-option-draft-app = Auf den Handys
lost-temple-option-draft-app-about = Die App mischt; alle wählen geheim auf einem Bildschirm.
lost-temple-option-draft-cards = Mit den Karten
lost-temple-option-draft-cards-about = Ihr gebt die echten Karten herum; bei jedem Aufruf sagt ihr der App, wer den Charakter zeigt.
lost-temple-option-chain = Plättchen in Folge
lost-temple-option-chain-on-about = Bringt dich ein Plättchen auf ein anderes Ereignisfeld, deckst du auch das Plättchen dort auf.
lost-temple-option-chain-off-about = Bewegt dich ein Plättchen, deckst du danach nichts mehr auf.
lost-temple-option-tokens = Ereignisplättchen
lost-temple-option-tokens-table = Echte
lost-temple-option-tokens-table-about = Sie liegen auf dem Spielplan; ihr sagt der App, welches ihr aufgedeckt habt.
lost-temple-option-tokens-app = In der App
lost-temple-option-tokens-app-about = Die App verteilt sie geheim und deckt sie selbst auf.

## Der Anfang: die Startkarten
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In der einfachen Version kann die App keine Plättchen verteilen. Nehmt echte Plättchen oder die volle Version.

lt-opening = Startkarten
lt-opening-about = Tippt an, wer welche Karte bekommen hat, oder lasst die App austeilen.
lt-opening-who = { $name } hat bekommen:
lt-opening-deal = Die App teilt aus
lt-opening-again = Noch einmal von vorn
# Was eine Startkarte gibt, in zwei kurzen Zeilen.
lt-opening-card = Feld { $space } · { $gems ->
    [one] 1 Smaragd
   *[other] { $gems } Smaragde
}{ $machetes ->
    [0] {""}
   *[other] {" · eine Machete"}
}

## Was gerade geschieht: eine Überschrift für alle und eine (…-you) für die Person am Zug.

lt-round = Runde { $round }
lt-over = Der Wettlauf ist vorbei
lt-draft = { $name } wählt
lt-draft-you = Wähle deinen Charakter
lt-draft-under = { $count ->
    [one] 1 Karte zur Auswahl
   *[other] { $count } Karten zur Auswahl
}
lt-call = { $name } ruft die Charaktere auf
lt-call-you = Du rufst die Charaktere auf
lt-call-under = Als Nächstes: { $character }
lt-turn = { $name } ist { $character }
lt-turn-you = Du bist dran: { $character }
lt-reveal = { $name } deckt ein Ereignisplättchen auf
lt-reveal-you = Deck das Ereignisplättchen auf
lt-reveal-under = Auf Feld { $space }
lt-idol = Wer bekommt das Idol?
lt-idol-under = Der Host sagt es der App.
lt-idol-under-you = Sag es hier der App.

## Die Charakterwahl

lt-hand = Deine Handkarten
lt-choose = Tipp auf den Charakter, den du willst.
# Above the cards that lie open while everybody picks.
lt-up = Offen beiseitegelegt
lt-take = Nehmen: { $character }
lt-own-characters = { $count ->
    [one] Dein Charakter
   *[other] Deine { $count } Charaktere
}
lt-called = wurde aufgerufen
lt-secret = noch geheim
# Je eine Zeile auf den Handkarten.
lt-short-shaman = Nenne einen Charakter; bei seinem Aufruf tauscht ihr die Plätze.
lt-short-thief = Nenne einen Charakter, du bekommst seine Smaragde; zieh 1 oder 2.
lt-short-seer = Sieh dir zwei Plättchen an, vertausche sie, wenn du magst; zieh 1 oder 2.
lt-short-priest = Zahle 2 Smaragde, geh zum nächsten Tempel.
lt-short-elder = Zahle 2 Smaragde, geh zum nächsten Dorf.
lt-short-craftsman = Nimm eine Machete; zieh 1 oder 2.
lt-short-scout = Zahle Smaragde, zieh für jeden ein Feld.
lt-short-canoe = Zahle alle Smaragde, zieh für jeden zwei Felder.
lt-short-child = Schließ zur nächsten Spielfigur vor dir auf.

## Das Aufrufen

lt-call-do = { $number } aufrufen: { $character }
lt-who-shows = { $character } – wer zeigt die Karte?
lt-nobody = Niemand

## Züge: die Knöpfe.

lt-curse-whom = Welcher Charakter wird verflucht?
lt-rob-whom = Welcher Charakter wird bestohlen?
lt-then-move = Sag danach, wie weit du ziehst.
lt-move = { $count } vor
lt-stay = Stehen bleiben
lt-pay-priest = Zum Tempel (2 Smaragde)
lt-pay-elder = Zum Dorf (2 Smaragde)
lt-scout-how = Wie viele Smaragde zahlst du?
lt-paddle = { $gems ->
    [0] Ohne Smaragde paddeln
    [one] { $gems } Smaragd zahlen
   *[other] Alle { $gems } Smaragde zahlen
}
lt-follow = Zur nächsten Figur
lt-look-which = Welche Plättchen? ({ $count })
lt-look = Ansehen
# On the cover.
lt-seen = Die Plättchen, die du gesehen hast
lt-peek-which = Welche Plättchen hast du dir angesehen? ({ $count })
lt-swap = Ich vertausche sie
lt-swapped = Sie sind vertauscht
lt-turn-up = Aufdecken
lt-which-token = Was hast du aufgedeckt?
lt-done = Mein Zug ist fertig

## Wohin ein Zug führt; $to ist ein Feld.

lt-to = auf Feld { $to }
lt-to-stopped = auf Feld { $to }, vom Urwald gestoppt
lt-to-cut = auf Feld { $to }, kostet eine Machete
lt-to-chance = auf Feld { $to }, Ereignis!
lt-to-win = erreicht den Tempel!

## Die leichte Version

lt-won = Jemand hat gewonnen
lt-won-who = Wer hat den großen Tempel erreicht?
lt-won-sure = Hat deine Spielfigur den großen Tempel erreicht?
lt-won-sure-name = Hat { $name } gewonnen?
lt-won-yes = Ja, ich habe gewonnen
lt-won-yes-name = Ja, { $name } hat gewonnen
lt-won-no = Nein
lt-last = Wer steht auf dem Pfad ganz hinten?
lt-last-do = So stimmt es
lt-gems-of = Smaragde von { $name }
lt-idol-drawn = Oder hat jemand ein Idol-Plättchen aufgedeckt?
lt-idol-name = Gleichstand: Wer bekommt das Idol?

## Dinge

lt-gems = Smaragde
lt-machetes = Macheten
lt-space = Feld
lt-idol-mine = Idol
lt-idol-holder = Idol
lt-shared = Der Tisch
lt-race = Der Wettlauf
lt-supply = Im Vorrat: Smaragde { $gems }, Macheten { $machetes }
lt-track = Der Pfad mit allen Spielfiguren
lt-on-space = Feld { $space }
lt-cursed = Verflucht: { $character }
lt-robbed = Wird bestohlen: { $character }
lt-cursed-who = Verfluchter Charakter
lt-robbed-who = Bestohlener Charakter
lt-drew = Hat ein Idol-Plättchen aufgedeckt
lt-aside = Beiseitegelegt: { $cards }
lt-course = So lief der Wettlauf
lt-winner-under = In Runde { $round } den großen Tempel erreicht.

## Hilfe zu allem, was sich antippen lässt

lost-temple-help-temple = Tempel
lost-temple-help-village = Dorf
lost-temple-help-jungle = Undurchdringlicher Urwald
lost-temple-help-chance = Ereignisfeld
lost-temple-help-plain = Ein gewöhnliches Feld
lost-temple-help-finish = Das Ziel

## Was gesehen wurde, wenn der Host zurücknimmt: steht nach „… hat gesehen:“.

lost-temple-exposed-hand = die Karten, die weitergegeben werden
lost-temple-exposed-character = einen aufgerufenen Charakter
lost-temple-exposed-aside = die offen beiseitegelegten Karten
lost-temple-exposed-tokens = zwei Ereignisplättchen
lost-temple-exposed-token = ein aufgedecktes Ereignisplättchen
