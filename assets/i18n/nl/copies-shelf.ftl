## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Een exemplaar importeren
copies-import-about = Kies het bestand van een exemplaar dat hier of elders is geëxporteerd, of een bestand dat jullie zelf hebben geschreven. Het komt bij jullie andere exemplaren; daaraan verandert niets.
copies-import-file = Het bestand van het exemplaar
copies-import-take = Importeren
copies-import-back = Naar jullie exemplaren
copies-import-none = Kies eerst een bestand.
copies-import-refused = Er is niets geïmporteerd. { $why }
copies-import-wait = Dat waren veel bestanden tegelijk. Probeer het over { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} nog eens.
copies-gone = Dit exemplaar is hier niet meer. Vraag om een nieuwe QR-code.

flaw-copy-large = dit is te groot voor een exemplaar: hoogstens { $most } kB
flaw-copy-foreign = dit bestand beschrijft geen exemplaar van een spel
flaw-copy-newer = dit is van een nieuwere Temple Companion; werk eerst het programma bij
flaw-copy-changed = dit bestand is beschadigd of sinds het exporteren veranderd; exporteer het nog een keer
flaw-copy-sample = dit is een verzonnen bord, niemands exemplaar
flaw-copies-many = er zijn al { $most } exemplaren; verwijder er eerst een paar

# The command line. Names of files, games and fields stay as they are.
command-no-kits = Er is nog geen exemplaar beschreven.
command-kit-several = “{ $found }” past bij meerdere exemplaren: { $expected }
command-kit-taken-in = Opgeslagen als { $id }: { $game }, { $name }
command-kit-really = { $name } ({ $id }) met alle versies voorgoed verwijderen?
command-kit-shown = { $id }: { $name }, versie { $version }, { $state }
command-kit-done = klaar
command-kit-draft = nog niet klaar
# What is said of a part of a kit, whose name stays as it is in the file.
command-kit-part =
    .known = { $part }: bekend
    .told = { $part }: beschreven
    .unknown = { $part }: nog niet beschreven
    .partly = { $part }: { $count ->
        [one] er ontbreekt nog een gegeven
       *[other] er ontbreken nog { $count } gegevens
    }
# $players are numbers of players: 2, 3 and 4.
command-kit-needs = Voor het volledige spel met { $players } spelers ontbreekt nog: { $expected }
command-kit-enough = { $file }: genoeg voor het volledige spel ({ $game }); de rest kan worden beschreven als die voorkomt
