## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (and { $count } more)
command-unreadable = { $file }: cannot be read ({ $problem })
command-unwritable = { $file }: cannot be written ({ $problem })
command-too-large = { $file }: larger than { $most } MB, so no record
command-refused = move { $index }, { $rule }: { $text }
command-replayed = { $file }: { $game }, { $accepted } moves, phase: { $phase }
command-score = { $name }: { $score }
command-winners = Won: { $names }
command-log-line = { $index } { $text }
command-log-undone = { $index } (undone) { $text }
command-no-seat = --as: there is no seat { $found }; expected 0 to { $most }
command-language = --lang: expected one of { $expected }
command-option = --option: expected name=value, found “{ $found }”
command-players = --players: expected { $least } to { $most } for { $game }
command-game = Unknown game “{ $found }”. Known are: { $expected }
command-kit-fine = { $file }: a complete kit for { $game }
command-no-games = No games are stored yet.
command-stored = Stored as { $id }: { $game }, { $moves } moves
command-there-already = Already stored as { $id }
command-deleted = Deleted: { $id }
command-no-table = There is no stored game “{ $id }”.
command-really = Delete { $id } with { $moves } moves for good?
command-kept = Nothing was deleted.
command-backed-up = { $games } games and { $kits } kits saved in { $file }
command-restored = { $games } games and { $kits } kits put back, { $known } were there already
command-damaged = { $file }: damaged or no backup of Temple Companion
command-exists = { $file }: is there already; --force replaces it

store-driver-missing = The database needs a driver that is not installed: { $driver }
store-unreachable = The database does not answer.
store-bad-url = --database: expected an address such as sqlite:///file or postgresql://…
store-not-a-database = { $path }: this is no database of Temple Companion
store-not-writable = { $path }: cannot be written
store-newer = The database was made by a newer version of this program; update it first.
store-stale = Somebody else wrote first: expected { $expected } entries, found { $actual }.
store-no-such-table = There is no stored game “{ $table }”.
store-client-id-reused = This entry was sent before with other content; nothing was stored.
