### Tikal auf dem Bildschirm: die einfache Fassung, Korrekturen, Hilfe.

## Die einfache Fassung: was gerade los ist

tk-light-round = Wertungsrunde { $round } von { $of }
tk-light-play = Ihr spielt auf dem Spielplan
tk-light-play-about = Sobald ein Vulkan kommt und jemand den Wertungszug gemacht hat, tippt unten ein, was diese Person bekommt.
tk-light-play-last = Nach dem Zug mit der letzten Tafel machen alle einen Wertungszug; dann tippt unten ein, was jede Person bekommt.
tk-light-enter = Tippt ein, was ihr bekommt
tk-light-in = Deine Punkte sind eingegeben
tk-light-missing = Noch nicht eingegeben: { $names }
tk-light-volcano = Wertung eingeben
tk-light-who = Wessen Punkte?
tk-light-done = eingegeben
tk-light-track = Wertungsleiste

## Eine Wertung eintippen

tk-tally-first = Tipp für jeden Tempel, an dem du allein am stärksten bist oder einen Wächter hast, auf seine Zahl.
tk-tally-changed = Tempel und Schätze vom letzten Mal stehen schon da. Tipp nur auf das, was sich geändert hat.
tk-tally-temples = Tempel
tk-tally-sets = Schätze
tk-tally-none = Noch nichts
# What a screen reader says of the arrow beside a temple or a treasure set
tk-tally-grown = Gewachsen: jetzt { $value }
tk-tally-grown-set = Gewachsen: jetzt { $what }
tk-tally-do = { $points ->
    [0] Keine Punkte eingeben
    [one] 1 Punkt eingeben
   *[other] { $points } Punkte eingeben
}
# { $before } and { $after } are where the scoring marker stands
tk-tally-under = { $temples ->
        [0] nichts
       *[other] { $temples }
    } für Tempel, { $sets ->
        [0] nichts
       *[other] { $sets }
    } für Schätze: von { $before } auf { $after }
tk-doubt-temples = Das wären in dieser Runde zusammen { $count } Tempel, es gibt aber nur { $most }.
tk-doubt-value = Das wären in dieser Runde zusammen { $count } Tempel im Wert von { $value }, möglich sind aber nur { $most }.
tk-doubt-treasures = Das wären in dieser Runde zusammen { $count } Schätze, es gibt aber nur { $most }.
tk-doubt-sets = Das wären in dieser Runde zusammen { $count } Paare und Drillinge, es gibt aber nur { $most } Arten von Schätzen.

## Korrigieren: was gezählt oder gewählt wird

tk-correct = Korrigieren
tk-fix-hex = Hier korrigieren
tk-fix-table = Der Tisch
tk-fix-reserve = Teilnehmer im Vorrat
tk-fix-camps = Camps übrig
tk-fix-guards = Wächter übrig
tk-fix-round = Wertungsrunden vorbei
tk-fix-ap = Aktionspunkte übrig
tk-fix-turn = Wer am Zug ist
tk-fix-drawn = Die gezogene Tafel
tk-fix-lies = Liegt hier eine Tafel?
tk-fix-some-tile = Ja
tk-fix-no-tile = Keine Tafel
tk-fix-tile = Welche Tafel es ist
tk-fix-lie = Wie sie liegt
tk-fix-value = Wert des Tempels
tk-fix-guard = Wer hier einen Wächter hat
tk-fix-camp = Wer hier ein Camp hat
tk-fix-treasures = Schätze übrig
tk-fix-nobody = Niemand
tk-fix-figures = Figuren hier
tk-fix-members = { $name }: Teilnehmer
tk-fix-leader = { $name }: Leiter

## Der Host

tk-host-light = Alle spielen auf dem Spielplan und tippen die Wertungsrunden ein. Für Personen ohne Handy tippst du auf einen Namen.

## Hilfe: wie es heißt, und (…-about) was es ist, für Leute, die die Regeln nicht gelesen haben

tikal-help-base-camp = Basiscamp
tikal-help-base-camp-about = Hier kommen neue Figuren ins Spiel, jede für 1 Aktionspunkt. Es dürfen beliebig viele Figuren hier stehen.
tikal-help-temple = Tempel
tikal-help-temple-about = Die Zahl eines Tempels bekommt in einer Wertungsrunde, wer dort allein am stärksten ist; bei Gleichstand niemand. Für 2 Aktionspunkte legst du eine Ebene frei, und die Zahl steigt um eins.
tikal-help-jungle = Urwald
tikal-help-jungle-about = Im Urwald ist nichts zu finden, aber du darfst hier ein Camp errichten.
tikal-help-treasure = Schatztafel
tikal-help-treasure-about = Hier liegen so viele Schätze verdeckt, wie die Tafel Masken zeigt. Wer hier steht, hebt sie für je 3 Aktionspunkte. Ist sie leer, darfst du hier ein Camp errichten.
tikal-help-volcano = Vulkan
tikal-help-volcano-about = Wenn ein Vulkan kommt, beginnt sofort eine Wertungsrunde: Alle machen nacheinander einen Wertungszug. Einen Vulkan betritt niemand.
tikal-help-stone = Steinplatten
tikal-help-stone-about = Die Steinplatten an den Rändern der Tafeln sind die Wege. Ein Schritt kostet 1 Aktionspunkt je Steinplatte, beide Seiten der Kante zusammen; wo keine liegt, ist kein Weg.
tikal-help-leader = Expeditionsleiter
tikal-help-leader-about = Der Leiter bewegt sich und arbeitet wie ein Teilnehmer, zählt aber beim Vergleich der Stärke als drei.
tikal-help-member = Expeditionsteilnehmer
tikal-help-member-about = Du hast 18. Sie laufen, legen Tempel frei, heben Schätze und machen dich an einem Tempel stark.
tikal-help-camp = Camp
tikal-help-camp-about = Ein Camp ist dein eigenes Basiscamp: Neue Figuren dürfen dort anfangen, und für 1 Aktionspunkt wechselt eine Figur auf dem Geheimpfad zwischen ihm und dem Basiscamp oder deinem anderen Camp. Jede Person hat zwei.
tikal-help-guard = Wächter
tikal-help-guard-about = Ein Wächter sichert dir einen Tempel bis zum Ende: Er zählt für dich, egal wer dort steht, aber sein Wert steht fest. Deine anderen Figuren dort scheiden aus, zieh also vorher weg, was du entbehren kannst. Alle Figuren dürfen weiter kommen und gehen. Jede Person kann zwei Wächter aufstellen.
tikal-help-level = Tempelebene
tikal-help-level-about = Ein Tempelplättchen mit der nächsten Zahl kommt auf den Tempel. Gibt es kein Plättchen mit dieser Zahl mehr, wächst der Tempel nicht weiter.
tikal-help-place = Eine Tafel anlegen
tikal-help-place-about = Jeder Zug beginnt mit einer Tafel: Zieh sie und leg sie so neben eine andere, dass eine Steinplatte zu ihr führt. Drehen darfst du sie, wie du willst. Danach hast du 10 Aktionspunkte.
tikal-help-ap = Aktionspunkte
tikal-help-ap-about = Jeder Zug hat 10 davon, für alles, was du willst, in beliebiger Reihenfolge. Was übrig bleibt, verfällt.
tikal-help-bring = Eine Figur einsetzen
tikal-help-bring-about = Für 1 Aktionspunkt kommt eine Figur aus deinem Vorrat ins Basiscamp oder in eines deiner Camps.
tikal-help-walk = Laufen
tikal-help-walk-about = Eine Figur geht auf die Nachbartafel und zahlt für alle Steinplatten dazwischen. Solange du Aktionspunkte hast, darf sie weitergehen.
tikal-help-secret = Geheimpfad
tikal-help-secret-about = Für 1 Aktionspunkt geht eine Figur vom Basiscamp oder einem deiner Camps direkt in ein anderes davon, egal wie weit es ist.
tikal-help-uncover = Freilegen
tikal-help-uncover-about = Für 2 Aktionspunkte erhöhst du einen Tempel um eine Ebene. Für jede Ebene brauchst du dort eine Figur; mehr als zwei Ebenen je Tempel gehen in einem Zug nicht.
tikal-help-raise = Einen Schatz heben
tikal-help-raise-about = Für 3 Aktionspunkte drehst du einen Schatz auf der Tafel um und legst ihn vor dich. Für jeden brauchst du dort eine Figur; mehr als zwei je Tafel gehen in einem Zug nicht.
tikal-help-exchange = Schätze tauschen
tikal-help-exchange-about = Für 3 Aktionspunkte tauschst du einen einzelnen Schatz gegen einen einzelnen von jemand anderem; ablehnen geht nicht. Paare und Drillinge sind sicher.
tikal-help-build = Ein Camp errichten
tikal-help-build-about = Für 5 Aktionspunkte errichtest du ein Camp im Urwald oder auf einer leeren Schatztafel. Eine Figur brauchst du dort nicht.
tikal-help-scoring = Wertungsrunde
tikal-help-scoring-about = Alle haben nacheinander 10 Aktionspunkte und werten gleich danach: jeden Tempel, an dem du allein am stärksten bist oder einen Wächter hast, und deine Schätze. Das gibt es viermal in einer Partie.
tikal-help-treasure-token = Schätze
tikal-help-treasure-token-about = In jeder Wertungsrunde bringt ein einzelner Schatz 1 Punkt, ein Paar 3 und ein Drilling 6. Du behältst sie, und beim nächsten Mal zählen sie wieder.
tikal-help-scoring-stone = Wertungsleiste
tikal-help-scoring-stone-about = Die Leiste hat 100 Felder. Mit mehr Punkten läuft dein Wertungsstein noch einmal herum: 123 Punkte sind Feld 23 des zweiten Umlaufs.
tikal-help-final = Letzte Wertungsrunde
tikal-help-final-about = Nach dem Zug mit der letzten Tafel machen alle noch einen Wertungszug. Danach gewinnt, wer die meisten Punkte hat.
tikal-help-bid = Versteigerung
tikal-help-bid-about = Züge werden gegen Punkte versteigert: Überbiete das letzte Gebot, oder passe, dann bist du raus. Wer übrig bleibt, zahlt, nimmt eine der offenen Tafeln und macht einen Zug. Bietet niemand, bekommt ihn kostenlos, wer zuerst gepasst hat.
tikal-help-tile-back = Offene Tafeln
tikal-help-tile-back-about = Für jede Person liegt eine Tafel offen da. Wer einen Zug kauft, nimmt eine davon; wer zuletzt übrig ist, bekommt die letzte kostenlos. Ein offener Vulkan tut nichts, bis ihn jemand nimmt.
tikal-help-tally = Punkte eingeben
tikal-help-tally-about = Nach deinem Wertungszug tippst du auf die Zahl jedes Tempels, an dem du allein am stärksten bist oder einen Wächter hast, und auf deine einzelnen Schätze, Paare und Drillinge. Die App zählt zusammen und sagt, wohin dein Wertungsstein rückt.
