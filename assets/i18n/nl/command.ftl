## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (en nog { $count })
command-unreadable = { $file }: kan niet worden gelezen ({ $problem })
# $file is a file or the name of a variable.
command-short-secret = { $file }: een geheim heeft minstens { $least } tekens nodig die niemand kan raden.
command-no-network = { $option }: { $found } is geen adres en geen netwerk, zoals 127.0.0.1 of 10.0.0.0/24.
command-no-address = --public: { $found } is geen adres dat telefoons kunnen openen, zoals https://games.example.
command-unwritable = { $file }: kan niet worden geschreven ({ $problem })
command-no-room = De uitvoer kan niet worden geschreven ({ $problem }).
command-too-large = { $file }: groter dan { $most } MB, dus geen vastgelegde partij
command-refused = zet { $number }, { $rule }: { $text }
    .secret = zet { $number }: { $text }
command-refused-secret = De zet van { $seat } is geweigerd; waarom, mag alleen { $seat } weten.
    .table = Een zet voor de tafel is geweigerd; waarom, mag niet iedereen weten.
command-replayed = { $file }: { $game }, { $accepted ->
        [one] 1 zet
       *[other] { $accepted } zetten
    }, fase: { $phase }
command-score = { $name }: { $score }
command-winners = Gewonnen: { $names }
command-log-line = { $number } { $text }
command-log-undone = { $number } (ongedaan gemaakt) { $text }
command-no-seat = --as: er is geen plaats { $found }; mogelijk is 0 tot en met { $most }
command-language = --lang: kies uit { $expected }
command-option = --option: verwacht wordt naam=waarde, gevonden: “{ $found }”
command-no-file = Onbekend bestand “{ $found }”. Mogelijk zijn: { $expected }
command-game = Onbekend spel “{ $found }”. Mogelijk zijn: { $expected }
command-kit-fine = { $file }: een volledige kit voor { $game }
command-no-games = Er zijn nog geen partijen opgeslagen.
command-read-only = Partijen kunnen worden bekeken, maar er kan niets worden opgeslagen. { $why }
command-stored =
    Opgeslagen als { $id }: { $game }, { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    }
command-there-already = Al opgeslagen als { $id }
command-deleted = Verwijderd: { $id }
command-really = { $id } met { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } voorgoed verwijderen?
command-kept = Er is niets verwijderd.
command-backed-up =
    Back-up in { $file }: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } en { $kits ->
        [one] 1 kit
       *[other] { $kits } kits
    }
command-left-out = { $id }: deze partij of kit is beschadigd; wat ervan leesbaar is, zit in de back-up, maar wordt niet teruggezet
command-restored =
    Teruggezet: { $games ->
        [one] 1 partij
       *[other] { $games } partijen
    } en { $kits ->
        [one] 1 kit
       *[other] { $kits } kits
    }; waren er al: { $known }
command-damaged = { $file }: beschadigd, of geen back-up van Temple Companion
command-unpacks-large = { $file }: uitgepakt groter dan { $most } MB, dus geen back-up
command-passed-over = { $file }: bij het maken van de back-up al beschadigd en overgeslagen: { $count }
command-exists = { $file }: bestaat al; --force vervangt het

store-driver-missing = De database heeft een driver nodig die niet geïnstalleerd is: { $driver }
store-unreachable = De database antwoordt niet. Draait hij wel?
store-not-let-in = De database antwoordt, maar laat ons niet binnen: { $why }
store-bad-url = --database: geef een adres zoals sqlite:///file of postgresql://…
store-not-a-database = { $where }: dit is geen database van Temple Companion
store-not-writable = { $where }: hierin kan niet worden geschreven
store-newer = De database komt van een nieuwere versie van dit programma; werk het programma eerst bij.
store-stale = Iemand anders heeft eerst opgeslagen ({ $actual } regels in plaats van { $expected }). Kijk en probeer het nog eens.
store-no-such-table = Er is geen opgeslagen partij “{ $table }”.
store-bad-row = De opgeslagen partij “{ $table }” is beschadigd en onleesbaar.
store-client-id-reused = Deze tik is al eens in een andere vorm aangekomen; er is niets veranderd.
store-busy = { $where }: een ander programma gebruikt dit. Probeer het nog eens.
store-damaged = { $where }: de database is beschadigd; zet je laatste back-up terug.
store-full = { $where }: er is geen ruimte meer om iets op te slaan.
store-disk = { $where }: de schijf kon niet worden gelezen of beschreven.
store-failed = { $where }: de database heeft dit geweigerd. Probeer het nog eens; blijft het zo, start de app dan opnieuw.
store-table-exists = Onder “{ $table }” is al een partij opgeslagen.
store-no-such-kit = Er is geen opgeslagen kit “{ $kit }”.
store-bad-text = “{ $field }” bevat tekens die niet opgeslagen kunnen worden. Gebruik gewone letters.
store-foreign = { $where }: deze database hoort bij een ander programma.
store-link-taken = Deze link wordt elders al gebruikt; er is niets veranderd.
store-no-such-link = Deze link bestaat niet bij de opgeslagen partij “{ $table }”.
store-other-secret = De links in deze database zijn met een ander geheim gemaakt. Start met dat geheim: --secret en het bestand. Moeten alle links nieuw zijn, sluit Temple Companion dan overal op deze database af en start met --new-links.
store-secret-in-use = Temple Companion draait op deze database nog met het vorige geheim. Sluit het overal af en start dan met --new-links. Wacht na een crash tien seconden.
