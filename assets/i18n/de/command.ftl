## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (und { $count } weitere)
command-unreadable = { $file }: kann nicht gelesen werden ({ $problem })
command-unwritable = { $file }: kann nicht geschrieben werden ({ $problem })
command-too-large = { $file }: größer als { $most } MB, also keine Aufzeichnung
command-refused = Zug { $index }, { $rule }: { $text }
command-replayed = { $file }: { $game }, Züge: { $accepted }, Phase: { $phase }
command-score = { $name }: { $score }
command-winners = Gewonnen: { $names }
command-log-line = { $index } { $text }
command-log-undone = { $index } (zurückgenommen) { $text }
command-no-seat = --as: Platz { $found } gibt es nicht; erwartet: 0 bis { $most }
command-language = --lang: möglich sind { $expected }
command-option = --option: erwartet: Name=Wert, gefunden: „{ $found }“
command-players = --players: für { $game } erwartet: { $least } bis { $most }
command-game = Unbekanntes Spiel „{ $found }“. Bekannt sind: { $expected }
command-kit-fine = { $file }: ein vollständiges Kit für { $game }
command-no-games = Noch sind keine Partien gespeichert.
command-stored = Gespeichert als { $id }: { $game }, Züge: { $moves }
command-there-already = Schon gespeichert als { $id }
command-deleted = Gelöscht: { $id }
command-no-table = Es gibt keine gespeicherte Partie „{ $id }“.
command-really = { $id } endgültig löschen (Züge: { $moves })?
command-kept = Es wurde nichts gelöscht.
command-backed-up = Gesichert in { $file }: Partien: { $games }, Kits: { $kits }
command-restored = Wiederhergestellt: Partien: { $games }, Kits: { $kits }; schon vorhanden: { $known }
command-damaged = { $file }: beschädigt oder keine Sicherung von Temple Companion
command-exists = { $file }: gibt es schon; --force ersetzt die Datei

store-driver-missing = Die Datenbank braucht einen Treiber, der nicht installiert ist: { $driver }
store-unreachable = Die Datenbank antwortet nicht.
store-bad-url = --database: erwartet: eine Adresse wie sqlite:///file oder postgresql://…
store-not-a-database = { $path }: das ist keine Datenbank von Temple Companion
store-not-writable = { $path }: kann nicht geschrieben werden
store-newer = Die Datenbank stammt von einer neueren Version dieses Programms; aktualisiere zuerst das Programm.
store-stale = Jemand anders war schneller. Erwartete Einträge: { $expected }, gefunden: { $actual }.
store-no-such-table = Es gibt keine gespeicherte Partie „{ $table }“.
store-client-id-reused = Dieser Eintrag wurde schon einmal mit anderem Inhalt gesendet; es wurde nichts gespeichert.
