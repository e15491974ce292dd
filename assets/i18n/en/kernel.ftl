## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } and { $last }

X1 = This is not the moment for that, or not this player’s move.
    .phase = The game is at: { $phase }.
    .turn = It is { $seat }’s turn.
    .table = This is entered for the table, not for a seat.
    .seat = There is no seat { $number }.
    .character = The turn belongs to the character { $character }.
    .light = In the simple version people move their own pieces; the app does not ask for this.
    .full = That is only in the simple version.
    .tokens = The tokens lie on the table; look at them there.
    .secret = “{ $path }” is hidden from this player; correct it for the table, or on its owner’s device.
    .auction = In the auction tiles are turned up together.
    .seatless = A scoring is entered for a player.
    .tallied = { $seat } has told this round already.
    .won = First enter what the excavation brought: { $won }.
    .action = Your tile does not give this, or not any more: { $action }.
    .explored = You have explored this turn; only the tent or a card gives another exploration.
    .watching = This screen only watches.
    .other = You can only act for your own seat.
    .others = You can correct your own things; the host corrects everything else.
    .dealt = The app dealt these cards, so they cannot be corrected. Undo the pick instead.
    .cover = That is hidden: it is done on its owner’s device, or behind the cover.
    .host = Only the host can do that.
X2 = That is no move of this game.
    .name = Nothing is called “{ $do }” here.
    .missing = “{ $argument }” is missing.
    .unknown = “{ $argument }” does not belong there.
    .wrong = “{ $argument }” has a value that cannot be.
    .shape = A move is an object with “seat” and “do”.
    .long = “{ $argument }” is too long: at most { $most } characters.
    .number = “{ $argument }” is too large a number: at most { $most } digits.
    .deep = “{ $argument }” is nested too deeply: at most { $most } levels.
    .many = “{ $argument }” has too many entries: { $found }, at most { $most }.
    .size = A move has at most { $most } characters.
X3 = Undo can only go back to a moment this game has had.
    .refused = Asked for { $to } moves, but only 0 to { $most } are possible.
    .seen = Something hidden has been seen since; only the table can undo that.
    .moved = Your own last entry is not the last any more; the host can undo everything.
    .nothing = Nothing has been entered yet.
X4 = There is nothing there to correct.
    .refused = This table has no value “{ $path }”.

## The log

event-undone = Everything from line { $number } on is taken back.
    .nothing = Nothing is taken back.
event-taken-as-told = Today’s rules would not allow this ({ $rule }). It was accepted when it was played, so it stands.
    .unsaid = Today’s rules would not allow this. It was accepted when it was played, so it stands.
    .nothing = What this entry did is no longer known to today’s rules: it changes nothing here. Please correct whatever lies differently on the table.
event-corrected = Corrected: { $path } is { $after }, was { $before }. { $why }
    .hidden = Corrected: { $path } (hidden). { $why }

## Phases of a game, as a phrase after “The game is at:”

phase-start = set-up
phase-turn = a player’s turn
phase-over = the end

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = this is not JSON ({ $problem })
flaw-nesting = nested too deeply
flaw-long-text = is too long: at most { $most } characters
flaw-long-number = is too large a number: at most { $most } digits
flaw-deep = is nested too deeply: at most { $most } levels
flaw-many = has too many entries: { $found }, at most { $most }
flaw-large = a record is no larger than { $most } MB
flaw-foreign = this is no record of Temple Companion (expected “{ $expected }”)
flaw-version = this program reads version { $expected }, found { $found }
flaw-game = unknown game “{ $found }”; choose one of: { $expected }
flaw-kit-form = expected “{ $expected }” or a whole kit
flaw-missing = is missing
flaw-unknown = is not known here
flaw-type = expected { $expected }, found { $found }
flaw-value = cannot be “{ $found }”
flaw-limit = expected { $expected }
flaw-range = the number is too large
flaw-other = { $problem }
flaw-players = this game is for { $least } to { $most } players; you have { $found }
flaw-name-empty = this name has no visible characters
flaw-name-long = too long: { $found } letters, at most { $most }
flaw-name-heap = one letter has too many marks: at most { $most }
flaw-name-sign = the invisible sign { $found } would disturb what stands beside the name; leave it out
flaw-twice = “{ $found }” is there twice
flaw-seat = there is no seat { $found }; the last is { $most }
flaw-exactly = expected exactly { $expected }, found { $found }
flaw-least = expected at least { $expected }, found { $found }
flaw-between = expected { $least } to { $most }, found { $found }
flaw-fewer = expected fewer than { $expected }, found { $found }
flaw-count = expected exactly { $expected } entries, found { $found }
flaw-different = expected at least { $expected } different ones, found { $found }
flaw-sum = expected { $expected } altogether, found { $found }
flaw-supply = expected no more than { $expected } altogether, found { $found }
