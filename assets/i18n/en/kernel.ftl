## What every game shares: refusals that belong to no game's rules.
## Attributes (.phase, .turn …) say what was the matter; facts are filled in by the app.

X1 = You cannot do that right now.
    .phase = At the moment: { $phase }. Finish that first.
    .turn = It is { $seat }’s turn. Please wait.
    .table = The host enters this for everybody.
    .seat = There is no such player at this table. Choose somebody who sits here.
    .character = You are the { $character } this turn. Choose something the { $character } can do.
    .light = In the simple version you move your own pieces; the app does not ask for this.
    .full = This is only for the simple version. At this table, enter every move instead.
    .tokens = The chance tokens lie on the board. Look at them there.
    .secret = Only its owner may see and correct this: { $path }. Correct it on the owner’s phone, or let the host do it.
    .auction = In the auction version all tiles of a round are turned over together. Enter them all at once.
    .seatless = Choose whose scoring this is.
    .tallied = { $seat } has already entered this round. To change it, undo it first.
    .won = First enter what the excavation gave you: { $won }.
    .action = Your tile has no { $action } left to use. Choose another of its actions.
    .explored = You have already explored this turn. Only the tent or a card lets you explore again.
    .watching = This screen can only watch. To play, open your own link or scan the code.
    .other = You can only play for yourself. The host can play for others.
    .others = You can correct only your own things. Ask the host for the rest.
    .dealt = The app dealt these cards, so they cannot be corrected. Undo the pick instead.
    .cover = This is secret. It can be done only on its owner’s phone, or behind the cover.
    .host = Only the host can do that. Ask them to.
    .over = The game is over. If something was wrong, undo it.
X2 = The app does not know this move.
    .name = There is nothing called “{ $do }” here.
    .missing = “{ $argument }” is missing. Enter it too.
    .unknown = “{ $argument }” does not belong here. Leave it out.
    .wrong = “{ $argument }” has a value that is not possible. Choose another one.
    .told = This cannot be so on the table. Look again and enter what really lies there.
    .shape = A move is an object with “seat” and “do”.
    .long = “{ $argument }” is too long: at most { $most } characters.
    .number = “{ $argument }” is too large a number: at most { $most } digits.
    .deep = “{ $argument }” is nested too deeply: at most { $most } levels.
    .many = “{ $argument }” has too many entries: { $found }, at most { $most }.
    .size = A move has at most { $most } characters.
X3 = You cannot undo that.
    .refused = Choose a move between 0 and { $most }; you asked for { $to }.
    .seen = Somebody has seen something secret since then. Only the host can undo it now.
    .moved = Somebody has moved after you. Only the host can undo it now.
    .nothing = There is nothing to undo yet.
X4 = There is nothing to correct there.
    .refused = The app does not know “{ $path }”.

## What belongs to a move, said on screens for { $argument }

argument-held_by = who shows the card
argument-advance = how far to move
argument-steps = how far to move
argument-gems = number of gems
argument-token = chance token
argument-characters = characters
argument-target = character
argument-spaces = spaces
argument-path = way
argument-passages = secret passages
argument-bonus = bonus
argument-to = where to
argument-from = where from
argument-deliveries = deliveries
argument-forest = payment for the forest
argument-card = card
argument-cards = cards
argument-colour = colour
argument-treasure = treasure
argument-treasures = treasures
argument-keep = what you keep
argument-pile = pile
argument-turned = treasure turned over
argument-open = open treasures
argument-tile = tile
argument-with = with whom
argument-altar = altar
argument-altars = altars
argument-seat = player
argument-hex = space
argument-space = space
argument-room = room
argument-figure = figure
argument-count = how many
argument-points = points

## The log

event-undone =
    { $count ->
        [one] { $count } move taken back.
       *[other] { $count } moves taken back.
    }
    .nothing = No move was taken back.
event-taken-as-told = Today’s rules would not allow this ({ $rule }). It was accepted when it was played, so it stands.
    .unsaid = Today’s rules would not allow this. It was accepted when it was played, so it stands.
    .nothing = Today’s rules no longer know what this move did, so it changes nothing here. Please correct whatever lies differently on the table.
event-corrected = “{ $path }” is { $after }, not { $before }.
    .hidden = Something secret was corrected – { $path }.
    .nothing = A correction changed nothing.

## A space of a board, as on a chess board: “c3” is column c, row 3

place-space = { $at }
# Somebody, and nothing, as the value of a correction
value-none = none

## Phases of a game, as a phrase after “The game is at:”

phase-start = set-up
phase-turn = somebody’s turn
phase-over = the game is over

## What is wrong with a file or a kit. Each is said after the place, as in “kit.jungle: expected …”.

flaw-json = this is not JSON ({ $problem })
flaw-nesting = nested too deeply
flaw-long-text = is too long: at most { $most } characters
flaw-long-number = is too large a number: at most { $most } digits
flaw-deep = is nested too deeply: at most { $most } levels
flaw-many = has too many entries: { $found }, at most { $most }
flaw-large = a record is no larger than { $most } MB
flaw-foreign = this is not a Temple Companion record (expected “{ $expected }”)
flaw-version = this program reads version { $expected }; the file has { $found }
flaw-game = unknown game “{ $found }”; choose one of: { $expected }
flaw-kit-form = expected “{ $expected }” or a complete kit
flaw-missing = is missing
flaw-unknown = is not known here; check the spelling
flaw-type = expected { $expected }, found { $found }
flaw-value = cannot be “{ $found }”
flaw-limit = expected { $expected }
flaw-range = the number is too large
flaw-other = cannot be read: { $problem }
flaw-players = this game is for { $least } to { $most } players; you have { $found }
flaw-name-empty = this name has no visible characters
flaw-name-long = too long: { $found } letters, at most { $most }
flaw-name-heap = one letter has too many marks: at most { $most }
flaw-name-sign = the invisible sign { $found } would disturb what stands beside the name; leave it out
flaw-twice = “{ $found }” is used twice
flaw-seat = there is no seat { $found }; the last is { $most }
flaw-exactly = expected exactly { $expected }, found { $found }
flaw-least = expected at least { $expected }, found { $found }
flaw-between = expected { $least } to { $most }, found { $found }
flaw-fewer = expected fewer than { $expected }, found { $found }
flaw-count = expected exactly { $expected } entries, found { $found }
flaw-different = expected at least { $expected } different values, found { $found }
flaw-sum = expected { $expected } altogether, found { $found }
flaw-supply = expected no more than { $expected } altogether, found { $found }
# How several are listed: “Ada, Ben and Cleo”. $first are all but the last, commas between them.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
