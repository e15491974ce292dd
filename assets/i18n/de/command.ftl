## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (und noch { $count })
command-unreadable = { $file }: kann nicht gelesen werden ({ $problem })
# $file is a file or the name of a variable.
command-short-secret = { $file }: ein Geheimnis braucht mindestens { $least } Zeichen, die niemand erraten kann.
command-no-network = { $option }: { $found } ist weder eine Adresse noch ein Netz, wie 127.0.0.1 oder 10.0.0.0/24.
command-no-address = --public: { $found } ist keine Adresse, die Handys öffnen können, wie https://games.example.
command-unwritable = { $file }: kann nicht geschrieben werden ({ $problem })
command-no-room = Die Ausgabe kann nicht geschrieben werden ({ $problem }).
command-too-large = { $file }: größer als { $most } MB, also keine Aufzeichnung
command-refused = Zug { $number }, { $rule }: { $text }
    .secret = Zug { $number }: { $text }
command-refused-secret = Der Zug von { $seat } wurde abgelehnt; warum, darf nur { $seat } wissen.
    .table = Ein Zug für den Tisch wurde abgelehnt; warum, dürfen nicht alle wissen.
command-replayed = { $file }: { $game }, { $accepted ->
        [one] 1 Zug
       *[other] { $accepted } Züge
    }, Phase: { $phase }
command-score = { $name }: { $score }
command-winners = Gewonnen: { $names }
command-log-line = { $number } { $text }
command-log-undone = { $number } (zurückgenommen) { $text }
command-no-seat = --as: Platz { $found } gibt es nicht; erwartet: 0 bis { $most }
command-language = --lang: möglich sind { $expected }
command-option = --option: erwartet: Name=Wert, gefunden: „{ $found }“
command-no-file = Unbekannte Datei „{ $found }“. Möglich sind: { $expected }
command-game = Unbekanntes Spiel „{ $found }“. Möglich sind: { $expected }
command-kit-fine = { $file }: ein vollständiges Kit für { $game }
command-no-games = Noch sind keine Partien gespeichert.
command-read-only = Partien lassen sich ansehen, aber es kann nichts gespeichert werden. { $why }
command-stored =
    Gespeichert als { $id }: { $game }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }
command-there-already = Schon gespeichert als { $id }
command-deleted = Gelöscht: { $id }
command-really = { $id } mit { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } endgültig löschen?
command-kept = Es wurde nichts gelöscht.
command-backed-up =
    Gesichert in { $file }: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } und { $kits ->
        [one] 1 Kit
       *[other] { $kits } Kits
    }
command-left-out = { $id }: beschädigte Partie oder beschädigtes Kit; was davon lesbar ist, liegt in der Sicherung, wird aber nicht wiederhergestellt
command-restored =
    Wiederhergestellt: { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } und { $kits ->
        [one] 1 Kit
       *[other] { $kits } Kits
    }; schon vorhanden: { $known }
command-damaged = { $file }: beschädigt oder keine Sicherung von Temple Companion
command-unpacks-large = { $file }: entpackt größer als { $most } MB, also keine Sicherung
command-passed-over = { $file }: beim Sichern schon beschädigt und übergangen: { $count }
command-exists = { $file }: gibt es schon; --force ersetzt die Datei

store-driver-missing = Die Datenbank braucht einen Treiber, der nicht installiert ist: { $driver }
store-unreachable = Die Datenbank antwortet nicht. Läuft sie?
store-not-let-in = Die Datenbank antwortet, lässt uns aber nicht ein: { $why }
store-bad-url = --database: erwartet: eine Adresse wie sqlite:///file oder postgresql://…
store-not-a-database = { $where }: das ist keine Datenbank von Temple Companion
store-not-writable = { $where }: kann nicht beschrieben werden
store-newer = Die Datenbank stammt von einer neueren Version dieses Programms; aktualisiere zuerst das Programm.
store-stale = Jemand anders hat zuerst gespeichert ({ $actual } Einträge statt { $expected }). Sieh nach und versuch es noch einmal.
store-no-such-table = Es gibt keine gespeicherte Partie „{ $table }“.
store-bad-row = Die gespeicherte Partie „{ $table }“ ist beschädigt und nicht lesbar.
store-client-id-reused = Dieses Tippen ist schon einmal anders angekommen; es wurde nichts geändert.
store-busy = { $where }: wird gerade von einem anderen Programm benutzt. Versuch es noch einmal.
store-damaged = { $where }: die Datenbank ist beschädigt; spiel deine letzte Sicherung zurück.
store-full = { $where }: es ist kein Platz mehr zum Speichern.
store-disk = { $where }: die Festplatte ließ sich nicht lesen oder beschreiben.
store-failed = { $where }: die Datenbank hat das abgelehnt. Versuch es noch einmal; bleibt es dabei, starte die App neu.
store-table-exists = Unter „{ $table }“ ist schon eine Partie gespeichert.
store-no-such-kit = Es gibt kein gespeichertes Kit „{ $kit }“.
store-bad-text = „{ $field }“ enthält Zeichen, die sich nicht speichern lassen. Nimm gewöhnliche Buchstaben.
store-foreign = { $where }: diese Datenbank gehört einem anderen Programm.
store-link-taken = Dieser Link wird schon anderswo verwendet; es wurde nichts geändert.
store-no-such-link = Diesen Link gibt es bei der gespeicherten Partie „{ $table }“ nicht.
store-other-secret = Die Links in dieser Datenbank stammen von einem anderen Geheimnis. Starte mit diesem: --secret und seine Datei. Sollen alle Links neu werden, beende Temple Companion überall an dieser Datenbank und starte mit --new-links.
store-secret-in-use = Temple Companion läuft an dieser Datenbank noch mit dem bisherigen Geheimnis. Beende es überall und starte dann mit --new-links. Warte nach einem Absturz zehn Sekunden.
