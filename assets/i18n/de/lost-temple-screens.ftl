### Lost Temple auf Bildschirmen.

## Einstellungen des Tisches; jeder Wert hat einen eigenen Satz.

lost-temple-option-detail-full-about = Die App behält jede Spielfigur, jeden Smaragd und jede Machete im Blick und prüft jeden Zug.
lost-temple-option-detail-light-about = Ihr zieht und zählt selbst; die App regelt die Charakterwahl, ruft die Charaktere auf und merkt sich Fluch und Diebstahl.
lost-temple-option-draft = Charakterwahl
lost-temple-option-draft-app = Auf den Handys
lost-temple-option-draft-app-about = Die App mischt; alle wählen geheim auf einem Handy.
lost-temple-option-draft-cards = Mit den Karten
lost-temple-option-draft-cards-about = Ihr gebt die echten Karten herum; bei jedem Aufruf tippt ihr an, wer den Charakter zeigt.
lost-temple-option-chain = Plättchen in Folge
lost-temple-option-chain-on-about = Bringt dich ein Plättchen auf ein anderes Ereignisfeld, deckst du auch das Plättchen dort auf.
lost-temple-option-chain-off-about = Bringt dich ein Plättchen auf ein anderes Ereignisfeld, passiert nichts weiter.
lost-temple-option-tokens = Ereignisplättchen
lost-temple-option-tokens-table = Echte Plättchen
lost-temple-option-tokens-table-about = Sie liegen auf dem Spielplan; ihr sagt der App, welches ihr aufgedeckt habt.
lost-temple-option-tokens-app = In der App
lost-temple-option-tokens-app-about = Die App verteilt sie geheim und deckt sie selbst auf.
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In der einfachen Version kann die App keine Plättchen verteilen. Nehmt echte Plättchen oder die volle Version.

## Der Anfang: die Startkarten

lt-opening = Startkarten
lt-opening-about = Tippt an, wer welche Karte bekommen hat, oder lasst die App austeilen.
lt-opening-who = { $name } bekommt:
lt-opening-deal = App austeilen lassen
lt-opening-again = Von vorn beginnen
# Was eine Startkarte gibt; nur manche bringen eine Machete, die in einer zweiten Zeile steht.
lt-opening-card = Feld { $space } · { $gems ->
    [one] 1 Smaragd
   *[other] { $gems } Smaragde
}{ $machetes ->
    [0] {""}
   *[other] {"\u000A"}eine Machete
}

## Was gerade geschieht: eine Überschrift für alle und eine (…-you) für die Person am Zug.

lt-round = Runde { $round }
lt-over = Der Wettlauf ist vorbei
lt-draft = { $name } wählt eine Karte
lt-draft-you = Wähle deinen Charakter
lt-draft-under = { $count ->
    [one] 1 Karte zur Auswahl
   *[other] { $count } Karten zur Auswahl
}
lt-call = { $name } ruft die Charaktere auf
lt-call-you = Du rufst die Charaktere auf
lt-call-under = Als Nächstes: { $character }
lt-turn = { $name } ist dran: { $character }
lt-turn-you = Du bist dran: { $character }
# Auf dem Bildschirm des Tisches, unter dem Charakter in großer Schrift.
lt-plays = { $name } ist dran
lt-reveal = { $name } deckt ein Ereignisplättchen auf
lt-reveal-you = Deck das Ereignisplättchen auf
lt-reveal-under = Auf Feld { $space }
lt-idol = Wer bekommt das Idol?
lt-idol-under = Der Host gibt es ein.
lt-idol-under-you = Gib es hier ein.

## Was mit den Händen zu tun ist: allen mit Namen gesagt; als Attribut denen, die es tun.

lost-temple-hand-gem = { $name } nimmt 1 Smaragd aus dem Vorrat.
    .you = Nimm 1 Smaragd aus dem Vorrat.
lost-temple-hand-theft = { $victim } gibt { $thief } alle Smaragde.
    .victim = Gib { $thief } alle deine Smaragde.
    .thief = { $victim } gibt dir alle Smaragde.
lost-temple-hand-theft-counted = { $victim } gibt { $thief } { $gems ->
    [one] 1 Smaragd
   *[other] { $gems } Smaragde
}.
    .victim = Gib { $thief } { $gems ->
        [one] deinen Smaragd
       *[other] deine { $gems } Smaragde
    }.
    .thief = { $victim } gibt dir { $gems ->
        [one] 1 Smaragd
       *[other] { $gems } Smaragde
    }.
lost-temple-hand-swap = Vertauscht die Figuren von { $shaman } und { $victim }.
# Die Felder, auf denen sie stehen.
lost-temple-hand-swap-spaces = Vertauscht die Figuren von { $shaman } und { $victim }: { $here } und { $there }.
lost-temple-hand-refill = { $name } legt ein neues Plättchen aus dem Vorrat auf Feld { $space } und mischt danach das alte ein.
    .you = Leg ein neues Plättchen aus dem Vorrat auf Feld { $space } und misch danach dieses ein.
# Ein Plättchen, das die App aufgedeckt hat.
lost-temple-hand-token = { $name } hat aufgedeckt: { $token }.
    .you = Dein Ereignisplättchen: { $token }.

## Die Charakterwahl

lt-hand = Deine Handkarten
lt-choose = Tipp auf den Charakter, den du willst.
# Above the cards that lie open while everybody picks.
lt-up = Diese Runde nicht dabei
lt-take = Nehmen: { $character }
lt-own-characters = { $count ->
    [one] Dein Charakter
   *[other] Deine { $count } Charaktere
}
lt-called = schon aufgerufen
lt-secret = noch geheim
# Je eine Zeile auf den Handkarten, und für die Person, die den Charakter spielt.
lt-short-shaman = Verfluche einen Charakter: Bei seinem Aufruf tauscht ihr die Plätze. Du ziehst nicht.
lt-short-thief = Bestiehl einen Charakter: Bei seinem Aufruf bekommst du alle Smaragde. Zieh 1 oder 2.
lt-short-seer = Sieh dir zwei Ereignisplättchen an, vertausche sie, wenn du magst. Zieh 1 oder 2.
lt-short-priest = Zahle 2 Smaragde und geh zum nächsten Tempel, oder bleib stehen.
lt-short-elder = Zahle 2 Smaragde und geh zum nächsten Dorf, oder bleib stehen.
lt-short-craftsman = Nimm eine Machete; zieh 1 oder 2.
lt-short-scout = Zahle beliebig viele Smaragde, zieh für jeden ein Feld.
lt-short-canoe = Zahle alle deine Smaragde, zieh für jeden zwei Felder.
lt-short-child = Schließ zur nächsten Spielfigur vor dir auf.
# Dasselbe für alle anderen, unter der Überschrift, die sagt, wer es ist.
lt-does-shaman = Verflucht einen Charakter und tauscht bei dessen Aufruf mit ihm die Plätze.
lt-does-thief = Nimmt einem Charakter bei dessen Aufruf alle Smaragde. Zieht 1 oder 2.
lt-does-seer = Sieht sich zwei Ereignisplättchen an und darf sie vertauschen. Zieht 1 oder 2.
lt-does-priest = Darf 2 Smaragde zahlen und zum nächsten Tempel gehen.
lt-does-elder = Darf 2 Smaragde zahlen und zum nächsten Dorf gehen.
lt-does-craftsman = Nimmt eine Machete und zieht 1 oder 2.
lt-does-scout = Zahlt beliebig viele Smaragde und zieht für jeden ein Feld.
lt-does-canoe = Zahlt alle Smaragde und zieht für jeden zwei Felder.
lt-does-child = Schließt zur nächsten Spielfigur davor auf.

## Das Aufrufen

lt-call-do = { $character } aufrufen ({ $number })
lt-who-shows = { $character }: Wer ist das?
lt-nobody = Niemand

## Züge: die Knöpfe.

lt-curse-whom = Welchen Charakter verfluchst du?
lt-rob-whom = Welchen Charakter bestiehlst du?
lt-then-move = Wähle danach, wie weit du ziehst.
lt-move = { $count } vor
lt-stay = Stehen bleiben
lt-pay-priest = Zum Tempel (2 Smaragde)
lt-pay-elder = Zum Dorf (2 Smaragde)
lt-scout-how = Wie viele Smaragde zahlst du?
lt-paddle = { $gems ->
    [0] Kein Smaragd: bleiben
    [one] { $gems } Smaragd zahlen
   *[other] Alle { $gems } Smaragde zahlen
}
lt-follow = Zur nächsten Figur
lt-look-which = { $count ->
    [one] Welches Plättchen siehst du dir an?
   *[other] Welche { $count } Plättchen siehst du dir an?
}
lt-look = Ansehen
# On the cover.
lt-seen = Die Plättchen, die du gesehen hast
lt-peek-which = { $count ->
    [one] Welches Plättchen hast du dir angesehen?
   *[other] Welche { $count } Plättchen hast du dir angesehen?
}
# Zum Ankreuzen.
lt-swap = Beide vertauschen
lt-turn-up = Aufdecken
lt-which-token = Welches Plättchen hast du aufgedeckt?
lt-tokens-help = Was die Plättchen tun
lt-done = Meinen Zug beenden

## Wohin ein Zug führt: „auf Feld 12, kostet eine Machete, Ereignis!“; $to ist ein Feld.

lt-to = auf Feld { $to }
lt-to-cut = kostet { $machetes ->
    [one] eine Machete
   *[other] { $machetes } Macheten
}
lt-to-stopped = vom Urwald gestoppt
lt-to-chance = Ereignisplättchen!
lt-to-win = zum großen Tempel – du gewinnst!

## Die einfache Version

lt-won = Ich habe gewonnen
lt-won-name = { $name } hat gewonnen
lt-won-somebody = Jemand hat gewonnen
lt-won-who = Wer hat den großen Tempel erreicht?
lt-won-sure = Hat deine Spielfigur den großen Tempel erreicht?
lt-won-sure-name = Hat { $name } gewonnen?
lt-won-yes = Ja, ich habe gewonnen
lt-won-yes-name = Ja, { $name } hat gewonnen
lt-won-no = Nein
lt-last = Wer steht auf dem Pfad ganz hinten? Tippt alle an, die gleichauf sind.
lt-last-do = Bestätigen
lt-gems-of = Smaragde von { $name }
lt-idol-drawn = Oder hat jemand ein Idol-Plättchen aufgedeckt?
lt-idol-name = Gleichstand: Wer bekommt das Idol?

## Dinge

lt-gems = Smaragde
lt-machetes = Macheten
lt-gems-below = { $count ->
    [one] Smaragd
   *[other] Smaragde
}
lt-machetes-below = { $count ->
    [one] Machete
   *[other] Macheten
}
lt-space = Feld
lt-idol-mine = Idol
lt-idol-holder = Idol
lt-shared = Der Tisch
lt-race = Der Wettlauf
lt-supply = Im Vorrat: { $gems ->
    [one] 1 Smaragd
   *[other] { $gems } Smaragde
}, { $machetes ->
    [one] 1 Machete
   *[other] { $machetes } Macheten
}
lt-track = Der Pfad mit allen Spielfiguren
lt-on-space = Feld { $space }
lt-cursed = Vom Schamanen verflucht: { $character }
lt-robbed = Vom Dieb gewählt: { $character }
lt-cursed-who = Vom Schamanen verflucht
lt-robbed-who = Vom Dieb gewählt
lt-drew = Hat ein Idol-Plättchen aufgedeckt
lt-aside = Diese Runde nicht dabei: { $cards }
lt-course = So lief der Wettlauf
lt-winner-under = In Runde { $round } den großen Tempel erreicht.

## Hilfe zu allem, was sich antippen lässt: wie es heißt, und (…-about) was es ist, ohne die Regeln zu kennen.

lost-temple-help-temple = Tempel
lost-temple-help-temple-about = Ein Tempel ist eine Station für den Priester: Er darf 2 Smaragde zahlen und direkt zum nächsten gehen. Für alle anderen ist er ein gewöhnliches Feld.
lost-temple-help-village = Dorf
lost-temple-help-village-about = Ein Dorf ist eine Station für den Ältesten: Er darf 2 Smaragde zahlen und direkt zum nächsten gehen. Für alle anderen ist es ein gewöhnliches Feld.
lost-temple-help-jungle = Undurchdringlicher Urwald
lost-temple-help-jungle-about = Wer hier vorbeiwill, braucht eine Machete; sie wird dabei verbraucht. Ohne Machete bleibst du hier stehen, und was du gezahlt hast, ist weg. Genau hier zu landen, von hier weiterzuziehen und rückwärts zu gehen kostet nichts.
lost-temple-help-chance = Ereignisfeld
lost-temple-help-chance-about = Endet deine eigene Bewegung hier, deckst du das Plättchen auf und tust, was es sagt. Hier stehen bleiben oder hierher getauscht werden zählt nicht.
lost-temple-help-plain = Gewöhnliches Feld
lost-temple-help-plain-about = Ein gewöhnliches Feld. Beliebig viele Spielfiguren dürfen zusammen darauf stehen.
lost-temple-help-finish = Ziel
lost-temple-help-finish-about = Wessen Spielfigur den großen Tempel zuerst erreicht oder überschreitet, gewinnt sofort.
lost-temple-help-idol = Idol
lost-temple-help-idol-about = Wer das Idol hat, wählt als Erstes eine Karte und ruft die Charaktere auf. Nächste Runde bekommt es, wer ein Idol-Plättchen aufgedeckt hat. War es niemand, bekommt es, wer auf dem Pfad ganz hinten steht.
lost-temple-help-gem = Smaragd
lost-temple-help-gem-about = Mit Smaragden bezahlst du Bewegungen. Zu Beginn jedes Zugs bekommst du einen.
lost-temple-help-machete = Machete
lost-temple-help-machete-about = Mit einer Machete kommst du an einem undurchdringlichen Urwald vorbei. Du bekommst sie als Forscher oder durch manche Plättchen.
lost-temple-help-draft = Charakterwahl
lost-temple-help-draft-about = Nimm heimlich einen Charakter und gib die übrigen Karten nach links weiter. Du spielst ihn, wenn er aufgerufen wird. Niedrige Zahlen sind zuerst dran.
lost-temple-help-calling = Charaktere aufrufen
lost-temple-help-calling-about = Die Charaktere sind von 1 bis 9 dran. Wird deiner aufgerufen, zeig ihn, nimm einen Smaragd und tu, was er sagt. Meldet sich niemand, kommt der nächste.
lost-temple-help-shaman-about = { lt-short-shaman }
lost-temple-help-thief-about = { lt-short-thief }
lost-temple-help-seer-about = { lt-short-seer }
lost-temple-help-priest-about = { lt-short-priest }
lost-temple-help-elder-about = { lt-short-elder }
lost-temple-help-craftsman-about = { lt-short-craftsman }
lost-temple-help-scout-about = { lt-short-scout }
lost-temple-help-canoe-about = { lt-short-canoe }
lost-temple-help-child-about = { lt-short-child }
lost-temple-help-token-idol-about = Nächste Runde hast du das Idol. Deckt in dieser Runde nach dir noch jemand ein Idol-Plättchen auf, bekommt es diese Person.
lost-temple-help-token-gems-about = Nimm 4 Smaragde aus dem Vorrat, oder was noch da ist.
lost-temple-help-token-back-about = Deine Spielfigur geht 2 Felder zurück. Der Urwald hält sie dabei nicht auf.
lost-temple-help-token-pay-about = Zahle 2 Smaragde in den Vorrat. Hast du weniger, zahlst du, was du hast.
lost-temple-help-token-machete-about = Nimm eine Machete, falls noch eine da ist.
lost-temple-help-token-forward-about = Deine Spielfigur geht 3 Felder vor. An einem Urwald vorbei kostet das wie immer eine Machete.
lost-temple-help-token-lose-machete-about = Leg eine Machete zurück. Hast du keine, geschieht nichts.

## Was gesehen wurde, wenn der Host zurücknimmt: steht nach „… hat gesehen:“.

lost-temple-exposed-hand = die Karten zur Auswahl
lost-temple-exposed-character = einen aufgerufenen Charakter
lost-temple-exposed-aside = die Karten, die diese Runde nicht dabei sind
lost-temple-exposed-tokens = zwei Ereignisplättchen
lost-temple-exposed-token = ein aufgedecktes Ereignisplättchen
