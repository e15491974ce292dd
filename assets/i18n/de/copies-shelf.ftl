## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Ein Exemplar importieren
copies-import-about = Wählt die Datei eines Exemplars, das hier oder anderswo exportiert wurde, oder eine selbst geschriebene. Es kommt zu euren anderen Exemplaren; an denen ändert sich nichts.
copies-import-file = Die Datei des Exemplars
copies-import-take = Importieren
copies-import-back = Zu euren Exemplaren
copies-import-none = Wählt zuerst eine Datei.
copies-import-refused = Es wurde nichts importiert. { $why }
copies-import-wait = Das waren viele Dateien auf einmal. Versucht es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
copies-gone = Dieses Exemplar gibt es hier nicht mehr. Lasst euch einen neuen QR-Code zeigen.

flaw-copy-large = das ist zu groß für ein Exemplar: höchstens { $most } kB
flaw-copy-foreign = diese Datei beschreibt kein Exemplar eines Spiels
flaw-copy-newer = das stammt von einem neueren Temple Companion; bitte zuerst das Programm aktualisieren
flaw-copy-changed = diese Datei ist beschädigt oder wurde seit dem Export verändert; bitte noch einmal exportieren
flaw-copies-many = es gibt schon { $most } Exemplare; bitte zuerst einige löschen
flaw-copy-sample = das ist ein erfundener Spielplan, niemandes Exemplar

# The command line. Names of files, games and fields stay as they are.
command-no-kits = Noch ist kein Exemplar beschrieben.
command-kit-several = „{ $found }“ passt zu mehreren Exemplaren: { $expected }
command-kit-taken-in = Gespeichert als { $id }: { $game }, { $name }
command-kit-really = { $name } ({ $id }) mit allen Fassungen endgültig löschen?
command-kit-shown = { $id }: { $name }, Fassung { $version }, { $state }
command-kit-done = fertig
command-kit-draft = noch nicht fertig
# What is said of a part of a kit, whose name stays as it is in the file.
command-kit-part =
    .known = { $part }: bekannt
    .told = { $part }: beschrieben
    .unknown = { $part }: noch nicht beschrieben
    .partly = { $part }: { $count ->
        [one] eine Angabe fehlt noch
       *[other] { $count } Angaben fehlen noch
    }
# $players are numbers of players: 2, 3 and 4.
command-kit-needs = Für das volle Spiel mit { $players } Personen fehlt noch: { $expected }
command-kit-enough = { $file }: genug für das volle Spiel ({ $game }); der Rest kann angegeben werden, wenn er vorkommt
