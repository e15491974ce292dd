### Am Tisch: was die Bildschirme aller Spiele gemeinsam haben.

table-host = Host
table-back = Zurück
table-close = Schließen
table-home = Startseite
table-rules = Regeln
table-options = Einstellungen dieses Tisches
table-help = Was ist das?
table-wait = Einen Moment …
table-latest = Was passiert ist
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = ist dran
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = Alle warten auf dich
# $why sagt, woran es bei der Datenbank lag.
table-not-kept = Das konnte nicht gespeichert werden, also hat sich nichts geändert. { $why }
table-link-ended = Dieser Link gilt nicht mehr. Frag den Host nach einem neuen.
# $what sind die neuesten Zeilen des Protokolls.
table-meanwhile = Vor deinem Tippen hat sich etwas geändert. { $what } Sieh nach und tipp noch einmal.

## Die Reiter unten am Bildschirm: je ein kurzes Wort.

tab-seat = Platz
tab-play = Spiel
tab-table = Tisch
tab-log = Protokoll
tab-host = Host

## Meldungen nach dem Tippen: die Überschrift.

notice-refused = Geht nicht
notice-behind = Inzwischen
notice-failed = Nicht gespeichert

## Geheimes hinter einer Abdeckung

cover-hint = Tippen zum Zeigen, gedrückt halten zum kurzen Nachsehen. Verdeckt sich von selbst wieder.
cover-close = Wieder verdecken

## Wer da ist

people-here = verbunden
people-away = nicht verbunden
people-host = Host an diesem Tisch
people-scribe = tippt für alle
people-free = noch niemand da
people-taken = dabei, gerade nicht verbunden
people-waited-away = { $name } ist nicht verbunden. Der Host kann einspringen.
# The same, said to the host.
people-waited-you = { $name } ist nicht verbunden. Du kannst einspringen.

## Vor dem Spiel

lobby-scan = Scannen und mitspielen
lobby-qr = QR-Code, der zu diesem Tisch führt
# Unter dem Code in großen Buchstaben.
lobby-type = oder { $address } öffnen und diesen Code eingeben
lobby-address = Falls ein Handy das nicht findet, versucht eine andere Adresse dieses Rechners:
lobby-code-anew = Neuen Code erstellen
lobby-code-anew-about = Der alte Code gilt nicht mehr. Wer schon dabei ist, bleibt. Wer nur zuschaut, etwa am Fernseher, braucht den neuen.
lobby-code-anew-yes = Alten Code beenden
lobby-people = Am Tisch
lobby-hello = Hallo { $name }!
lobby-wait = Der Host baut das Spiel auf. Es geht von selbst los.
lobby-checklist = Aufbau
lobby-checklist-done = { $done } von { $all } erledigt
lobby-begin-title = Alles bereit?
lobby-begin-first = { $name } fängt an.
lobby-begin-about = Beginnt, sobald alles aufgebaut ist. Wer noch fehlt, kann auch später dazukommen.
lobby-begin = Partie beginnen

## Ein Gerät, das herumgeht

passing-to = Gebt das Gerät an { $name }
passing-others = Was jetzt kommt, ist nur für { $name }. Alle anderen schauen weg.
passing-take = Ich bin { $name }

## Nach dem Scannen einen Platz wählen

seat-title = Wer bist du?
seat-about = Tipp auf deinen Namen. Dieses Handy merkt ihn sich.
seat-free = frei
seat-taken = besetzt – der Host kann dich hineinlassen
seat-late = Der Platz wurde gerade besetzt. Wähle einen anderen oder frag den Host.
seat-watch = Nur zuschauen
seat-watch-about = Für ein Tablet oder einen Fernseher: zeigt nur, was alle sehen dürfen.

## Den Code eingeben

join-title = Einem Tisch beitreten
join-about = Gib die sechs Buchstaben und Ziffern vom Bildschirm des Hosts ein.
join-code = Code
join-go = Beitreten
# The code is not complete yet.
join-short = Gib erst alle sechs ein.

## Ein Link, der ins Leere führt

lost-title = Kein Tisch gefunden
lost-about = Zu diesem Link oder Code gibt es keinen Tisch. Frag den Host nach einem neuen.
lost-wait =
    Zu viele Fehlversuche. Bitte warte noch { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }.

## Beim Host: die Plätze

seats-title = Plätze und Links
seats-about = Tipp auf einen Namen, um den Link zu zeigen, einzuspringen oder die Person zum Host zu machen.
seats-reissue = Neuen Link erstellen
seats-reissue-about = Der alte Link gilt dann auf keinem Gerät mehr. Wer den neuen Link oder den Code des Tisches hat, kann den Platz nehmen.
seats-act = Einspringen
seats-act-back = Zurück zur Übersicht
# For a player whom the host trusts to tap in everybody’s moves, in a game without secrets.
seats-scribe = Für alle tippen lassen
seats-scribe-end = Nicht mehr für alle
seats-scribe-about = Geheimes wird hier nicht eingegeben. Wer für alle tippt, gibt alle Züge und Korrekturen auf dem eigenen Gerät ein; die anderen können weiter mittippen.
seats-hand-over = Zum Host machen

## Zurücknehmen

undo-title = Zurücknehmen
undo-about = Tipp auf einen Zug, um ihn und alles danach zurückzunehmen.
undo-nothing = Noch gibt es nichts zurückzunehmen.
undo-yes = { $count ->
    [one] Diesen Zug zurücknehmen
   *[other] { $count } Züge zurücknehmen
}
undo-nothing-seen = Seitdem hat niemand etwas Geheimes gesehen.
# $who ist ein Name oder „Der ganze Tisch“, $what einer der Texte <Spiel>-exposed-…
undo-seen = { $who } hat schon gesehen: { $what }.
undo-everybody = Der ganze Tisch
undo-mine = Meinen Zug zurück
undo-last = Letzten Zug zurück
undo-turn = Zug von vorn beginnen

## Korrigieren

correct-title = Korrigieren
correct-about = Gib ein, was wirklich auf dem Tisch liegt. Das Protokoll behält beides, alt und neu.
correct-about-own = Gib ein, was du wirklich hast. Das Protokoll behält beides, alt und neu.
correct-own = Meine Sachen korrigieren
correct-close = Schließen
correct-do = Korrektur speichern
# $what ist, was gezählt wird; das sagt ein Vorleseprogramm.
correct-less = Eins weniger: { $what }
correct-more = Eins mehr: { $what }
correct-far-less = { $count } weniger: { $what }
correct-far-more = { $count } mehr: { $what }

## Was der Host sonst noch kann

desk-more = Mehr
desk-link = Host-Link erneuern
desk-one = Nur noch dieses Gerät
desk-many = Alle mit eigenem Handy
# The same where nothing is secret.
desk-one-open = Hier für alle tippen
desk-many-open = Nur meine Züge eingeben
desk-end = Partie weglegen
desk-again = Partie fortsetzen
desk-end-about = Nichts geht verloren: Die Partie bleibt gespeichert und lässt sich fortsetzen.

## Das Ende

end-winner = { $name } gewinnt!
end-winners = Gemeinsamer Sieg: { $names }
end-ranking = Rangliste
end-put-away = Diese Partie wurde weggelegt
end-put-away-about = Der Host kann sie fortsetzen.
end-again = Noch einmal zusammen
end-follow = Zur nächsten Partie

## Das Protokoll

log-entered-by = { $what } (eingegeben von { $name })
log-undone = (zurückgenommen) { $what }

## Einstellungen dieses Geräts

settings-title = Einstellungen
settings-large = Große Schrift
settings-large-about = Alles um ein Viertel größer.
settings-sound = Ton
settings-sound-about = Ein leiser Ton, wenn du dran bist.
settings-sound-cannot = Dieser Browser spielt hier keinen Ton ab.
settings-vibration = Vibration
settings-vibration-about = Ein kurzes Vibrieren, wenn du dran bist.
settings-vibration-cannot = Dieser Browser erlaubt Webseiten kein Vibrieren.
settings-awake = Bildschirm anlassen
settings-awake-about = Solange ein Tisch offen ist.
settings-awake-cannot = Dieser Browser lässt den Bildschirm vielleicht trotzdem ausgehen. Stell dann im Handy selbst eine längere Zeit ein.
