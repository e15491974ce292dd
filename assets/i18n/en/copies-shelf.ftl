## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Bring in a copy
copies-import-about = Choose the file of a copy that was exported here or elsewhere, or one you wrote yourself. It is added to your copies; the others stay as they are.
copies-import-file = The copy’s file
copies-import-take = Bring it in
copies-import-back = To your copies
copies-import-none = Choose a file first.
copies-import-refused = Nothing was brought in. { $why }
copies-import-wait = That was many files at once. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
copies-gone = This copy is gone. Ask for a new QR code.

flaw-copy-large = this is too large for a copy: at most { $most } kB
flaw-copy-foreign = this file does not describe a copy of a game
flaw-copy-newer = a newer Temple Companion wrote this; update the program first
flaw-copy-changed = this file is damaged or was changed since it was exported; export it once more
flaw-copy-sample = this is an invented board, nobody’s own copy
flaw-copies-many = there are already { $most } copies; delete some first

# The command line. Names of files, games and fields stay as they are.
command-no-kits = No copies have been described yet.
command-kit-several = “{ $found }” fits several copies: { $expected }
command-kit-taken-in = Saved as { $id }: { $game }, { $name }
command-kit-really = Delete { $name } ({ $id }) with all its versions for good?
command-kit-shown = { $id }: { $name }, version { $version }, { $state }
command-kit-done = done
command-kit-draft = not finished
# What is said of a part of a kit, whose name stays as it is in the file.
command-kit-part =
    .known = { $part }: known
    .told = { $part }: described
    .unknown = { $part }: not described yet
    .partly = { $part }: { $count ->
        [one] one detail is still missing
       *[other] { $count } details are still missing
    }
# $players are numbers of players: 2, 3 and 4.
command-kit-needs = Full detail with { $players } players still needs: { $expected }
command-kit-enough = { $file }: enough for full detail of { $game }; the rest can be entered when it comes up
