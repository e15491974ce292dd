## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (and { $count } more)
command-unreadable = { $file }: cannot be read ({ $problem })
# $file is a file or the name of a variable.
command-short-secret = { $file }: a secret needs at least { $least } letters that nobody can guess.
command-no-network = { $option }: { $found } is no address and no network, such as 127.0.0.1 or 10.0.0.0/24.
command-no-address = --public: { $found } is no address that phones can open, such as https://games.example.
command-unwritable = { $file }: cannot be written ({ $problem })
command-no-room = The output cannot be written ({ $problem }).
command-too-large = { $file }: larger than { $most } MB, so it cannot be a record
command-refused = move { $number }, { $rule }: { $text }
    .secret = move { $number }: { $text }
command-refused-secret = { $seat }’s move was refused; why is for { $seat } alone to know.
    .table = A move for the table was refused; why is not for everybody to know.
command-replayed = { $file }: { $game }, { $accepted ->
        [one] 1 move
       *[other] { $accepted } moves
    }, phase: { $phase }
command-score = { $name }: { $score }
command-winners = Won by { $names }
command-log-line = { $number } { $text }
command-log-undone = { $number } (undone) { $text }
command-no-seat = --as: there is no seat { $found }; expected 0 to { $most }
command-language = --lang: choose one of { $expected }
command-option = --option: expected name=value, found “{ $found }”
command-no-file = Unknown file “{ $found }”. Choose one of: { $expected }
command-game = Unknown game “{ $found }”. Choose one of: { $expected }
command-kit-fine = { $file }: a complete kit for { $game }
command-no-games = There are no saved games yet.
command-read-only = Games can be looked at, but nothing can be saved. { $why }
command-stored = Saved as { $id }: { $game }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
command-there-already = Already saved as { $id }
command-deleted = Deleted: { $id }
command-really = Delete { $id } with { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    } for good?
command-kept = Nothing was deleted.
command-backed-up = Saved in { $file }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } and { $kits ->
        [one] 1 kit
       *[other] { $kits } kits
    }
command-left-out = { $id }: this game or kit is damaged; what can be read of it is in the backup, but will not be put back
command-restored = Restored: { $games ->
    [one] 1 game
   *[other] { $games } games
} and { $kits ->
    [one] 1 kit
   *[other] { $kits } kits
}; already there: { $known }
command-damaged = { $file }: damaged, or not a Temple Companion backup
command-unpacks-large = { $file }: unpacks to more than { $most } MB, so it cannot be a backup
command-passed-over = { $file }: skipped, because it was already damaged when it was saved: { $count }
command-exists = { $file }: already exists; use --force to replace it

store-driver-missing = The database needs a driver that is not installed: { $driver }
store-unreachable = The database does not answer. Is it running?
store-not-let-in = The database answers, but does not let us in: { $why }
store-bad-url = --database: expected an address such as sqlite:///file or postgresql://…
store-not-a-database = { $where }: this is not a Temple Companion database
store-not-writable = { $where }: cannot be written
store-newer = The database was made by a newer version of this program. Update the program first.
store-stale = Somebody else saved first ({ $actual } entries, not { $expected }). Look again and retry.
store-no-such-table = There is no saved game “{ $table }”.
store-bad-row = The saved game “{ $table }” is damaged and cannot be read.
store-client-id-reused = This tap had already arrived in another form; nothing was changed.
store-busy = { $where }: another program is using it. Try again.
store-damaged = { $where }: the database is damaged. Restore your last backup.
store-full = { $where }: the disk is full.
store-disk = { $where }: the disk could not be read or written.
store-failed = { $where }: the database refused. Try again; if it stays like this, restart the app.
store-table-exists = A game is already saved as “{ $table }”.
store-no-such-kit = There is no saved kit “{ $kit }”.
store-bad-text = “{ $field }” has characters that cannot be saved. Use ordinary letters.
store-foreign = { $where }: this database belongs to another program.
store-link-taken = This link is already used elsewhere; nothing was changed.
store-no-such-link = The saved game “{ $table }” has no such link.
store-other-secret = The links in this database were made with another secret. Start with that one: --secret and its file. If all links should be new, stop Temple Companion everywhere on this database and start with --new-links.
store-secret-in-use = Temple Companion is still running on this database with the secret of before. Stop it everywhere, then start with --new-links. After a crash, wait ten seconds.
