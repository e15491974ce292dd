### Die eigenen Exemplare: ihre Liste und der Rahmen, in dem eines Schritt für Schritt beschrieben wird.

## Die Liste

copies-title = Eure Exemplare
copies-about = Was auf euren Spielplänen und Karten gedruckt ist. Ihr beschreibt es einmal, und es gilt in jeder späteren Partie.
copies-new = Exemplar beschreiben
# About how long it takes to tell what a full game needs.
copies-new-under = etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
copies-from = Vorhandenes übernehmen
copies-from-about = Das neue Exemplar beginnt mit allem, was dort beschrieben ist. Dann ändert ihr, was bei eurem anders ist.
copies-bring = Datei importieren
copies-form = Leeres Formular drucken
# When a copy was last changed.
copies-changed = { $days ->
    [0] heute geändert
    [one] gestern geändert
   *[other] vor { $days } Tagen geändert
}
copies-rename = Umbenennen
copies-name = Name des Exemplars
copies-name-keep = Namen speichern
copies-delete = Löschen
copies-delete-about = { $name } wird gelöscht, mit allem, was ihr beschrieben habt. Damit begonnene Partien gehen weiter.
copies-delete-yes = Exemplar löschen

## Wie weit ein Exemplar ist

copy-step = Schritt { $number } von { $count }
copy-of = { $have } von { $of }
copy-so-far = { $have ->
    [0] noch nichts
   *[other] bisher { $have }
}
copy-left = noch etwa { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
copy-enough = genug für eine volle Partie
copy-step-done = beschrieben

## Um einen Schritt herum

copy-next = Weiter
copy-back = Zurück
# After the last step.
copy-last = Zur Übersicht
copy-all = Alle Schritte
copy-play = Partie beginnen
copy-share = Teilen
copy-leave = Schließen
copy-optional = Wenn ihr mögt
copy-optional-about = Eine volle Partie geht auch ohne.

## Was nicht stimmt

# $what is one of flaw-….
copy-flaw = Die Regel sagt es anders: { $what }.
copy-flaws-more = { $count ->
    [one] Noch etwas passt nicht.
   *[other] Noch { $count } Dinge passen nicht.
}
# $what is one of flaw-….
copies-flaw = So geht es nicht: { $what }.
copy-not-kept = Das konnte nicht gespeichert werden. { $why }
copy-gone = Dieses Exemplar gibt es hier nicht mehr. Vielleicht hat es jemand auf einem anderen Gerät gelöscht.

## Ein Exemplar weitergeben

share-title = Teilen
share-scan = Mit dem anderen Handy scannen
share-scan-about = Die Datei kommt von diesem Gerät, über euer eigenes Netz. Öffnet auf dem anderen Gerät „Eure Exemplare“ und importiert sie dort.
# What a screen reader says of the QR code.
share-code = QR-Code mit der Adresse der Datei
share-file = Datei speichern
share-print = Zum Vergleichen drucken
share-print-about = Das Exemplar, wie ihr es beschrieben habt, um es neben das echte zu legen.
