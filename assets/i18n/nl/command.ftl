## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (en nog { $count })
command-unreadable = { $file }: kan niet worden gelezen ({ $problem })
command-unwritable = { $file }: kan niet worden geschreven ({ $problem })
command-too-large = { $file }: groter dan { $most } MB, dus geen vastgelegde partij
command-refused = zet { $index }, { $rule }: { $text }
command-replayed = { $file }: { $game }, zetten: { $accepted }, fase: { $phase }
command-score = { $name }: { $score }
command-winners = Gewonnen: { $names }
command-log-line = { $index } { $text }
command-log-undone = { $index } (ongedaan gemaakt) { $text }
command-no-seat = --as: er is geen plaats { $found }; mogelijk is 0 tot en met { $most }
command-language = --lang: kies uit { $expected }
command-option = --option: verwacht wordt naam=waarde, gevonden: “{ $found }”
command-players = --players: { $least } tot en met { $most } voor { $game }
command-game = Onbekend spel “{ $found }”. Bekend zijn: { $expected }
command-kit-fine = { $file }: een volledige kit voor { $game }
command-no-games = Er zijn nog geen partijen opgeslagen.
command-stored = Opgeslagen als { $id }: { $game }, zetten: { $moves }
command-there-already = Al opgeslagen als { $id }
command-deleted = Verwijderd: { $id }
command-no-table = Er is geen opgeslagen partij “{ $id }”.
command-really = { $id } (zetten: { $moves }) voorgoed verwijderen?
command-kept = Er is niets verwijderd.
command-backed-up = Back-up in { $file } (partijen: { $games }, kits: { $kits })
command-restored = Teruggezet (partijen: { $games }, kits: { $kits }); waren er al: { $known }
command-damaged = { $file }: beschadigd, of geen back-up van Temple Companion
command-exists = { $file }: bestaat al; --force vervangt het

store-driver-missing = De database heeft een driver nodig die niet geïnstalleerd is: { $driver }
store-unreachable = De database antwoordt niet.
store-bad-url = --database: geef een adres zoals sqlite:///file of postgresql://…
store-not-a-database = { $path }: dit is geen database van Temple Companion
store-not-writable = { $path }: kan niet worden geschreven
store-newer = De database komt van een nieuwere versie van dit programma; werk het programma eerst bij.
store-stale = Iemand anders was je voor (regels verwacht: { $expected }, gevonden: { $actual }).
store-no-such-table = Er is geen opgeslagen partij “{ $table }”.
store-client-id-reused = Deze invoer is al eens met andere inhoud verstuurd; er is niets opgeslagen.
