### At a table: what every game's screens share.

table-host = Host
table-back = Back
table-close = Close
table-home = Home
table-rules = Rules
table-options = Your table’s options
table-help = What is this?
table-wait = One moment…
table-latest = Latest moves
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = plays now
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = All are waiting for you
# $why says what the database complained about.
table-not-kept = This could not be saved, so nothing has changed. { $why }
table-link-ended = This link no longer works. Ask the host for a new one.
# $what are the latest lines of the log.
table-meanwhile = Something changed before your tap. { $what } Have a look and try again.

## The tabs at the foot of the screen: one short word each.

tab-seat = My page
tab-play = Play
tab-table = Table
tab-log = Log
tab-host = Host

## Notices after a tap: the head above the words.

notice-refused = Not possible
notice-behind = Just changed
notice-failed = Not saved

## Hidden things behind a cover

cover-hint = Tap to show, or hold to peek. It hides itself again.
cover-close = Hide it

## Who is there

people-here = connected
people-away = not connected
people-host = host
people-scribe = enters for everybody
people-free = nobody here yet
people-taken = joined, not connected now
people-waited-away = { $name } is not connected. The host can play for them.
# The same, said to the host.
people-waited-you = { $name } is not connected. You can play for them.

## The lobby

lobby-scan = Scan to join
lobby-qr = QR code that leads to this table
# Below the code in large letters.
lobby-type = or open { $address } and type this code
lobby-address = If a phone cannot connect, try another address:
lobby-code-anew = Make a new code
lobby-code-anew-about = The old code stops working. Whoever has joined stays. Whoever only watches, a TV for instance, needs the new one.
lobby-code-anew-yes = End the old code
lobby-people = At the table
lobby-hello = Hello { $name }!
lobby-wait = The host is setting up. Your game starts here by itself.
lobby-checklist = Set-up
lobby-checklist-done = { $done } of { $all } done
lobby-begin-title = Ready?
lobby-begin-first = { $name } starts.
lobby-begin-about = Start as soon as everything is laid out. Whoever is missing can still join later.
lobby-begin = Start the game

## One device that goes round

passing-to = Pass the device to { $name }
passing-others = The next screen is for { $name } only. Everybody else, please look away.
passing-take = I am { $name }

## Choosing a seat after scanning

seat-title = Who are you?
seat-about = Tap your name. This phone will remember it.
seat-free = free
seat-taken = taken – the host can let you in
seat-late = Somebody has just taken that place. Choose another, or ask the host.
seat-watch = Just watch
seat-watch-about = For a tablet or TV: shows only what everybody may see.

## Typing the code

join-title = Join a table
join-about = Type the six letters and digits from the host’s screen.
join-code = Code
join-go = Join
# The code is not complete yet.
join-short = Type all six first.

## A link that leads nowhere

lost-title = Table not found
lost-about = This link or code does not lead to a table. Ask the host for a new one.
lost-wait = Too many wrong tries. Please wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.

## The host's desk: seats

seats-title = Players and links
seats-about = Tap a name to show its link, play for them or make them host.
seats-reissue = Make a new link
seats-reissue-about = The old link stops working on every device. Whoever has the new link or the table’s code can then take this place.
seats-act = Play for them
seats-act-back = Back to Host
# For a player whom the host trusts to tap in everybody’s moves, in a game without secrets.
seats-scribe = Let them enter for all
seats-scribe-end = No longer for everybody
seats-scribe-about = Nothing secret is entered here. Whoever enters for everybody taps in all moves and corrections on their own device; all others can go on tapping too.
seats-hand-over = Make them host

## Undo

undo-title = Undo
undo-about = Tap a move to take it back, with everything after it.
undo-nothing = Nothing to undo yet.
undo-yes = { $count ->
    [one] Undo this move
   *[other] Undo these { $count } moves
}
undo-nothing-seen = Nobody has seen anything secret since then.
# $who is a name or “everybody”, $what one of <game>-exposed-…
undo-seen = { $who } has already seen { $what }.
undo-everybody = Everybody
undo-mine = Undo my move
# On the one device that goes round: whoever's move was the last
undo-last = Undo last move
undo-turn = Start the turn again

## Corrections

correct-title = Corrections
correct-about = Enter what is really on the table. The log keeps both, old and new.
correct-about-own = Enter what you really have. The log keeps both, old and new.
correct-own = Correct what I have
correct-close = Close
correct-do = Save the correction
# $what is what is counted; a screen reader says these.
correct-less = One less: { $what }
correct-more = One more: { $what }
correct-far-less = { $count } less: { $what }
correct-far-more = { $count } more: { $what }

## The rest of the desk

desk-more = More
desk-link = Make a new host link
desk-one = Use one device
desk-many = Use everybody’s phones
# The same where nothing is secret.
desk-one-open = Enter for everybody here
desk-many-open = Enter only my moves
desk-end = Put the game away
desk-again = Resume the game
desk-end-about = Nothing is lost: the game stays saved and you can resume it.

## The end

end-winner = { $name } wins!
end-winners = Shared victory: { $names }
end-ranking = Ranking
end-put-away = The game has been put away
end-put-away-about = The host can resume it.
end-again = Play again
end-follow = Join the next game

## The log

log-entered-by = { $what } (entered by { $name })
log-undone = (undone) { $what }

## Settings of this device

settings-title = Settings
settings-large = Large text
settings-large-about = Everything a quarter larger.
settings-sound = Sound
settings-sound-about = A soft tone when it is your turn.
settings-sound-cannot = This browser cannot play sounds here.
settings-vibration = Vibration
settings-vibration-about = A short buzz when it is your turn.
settings-vibration-cannot = This browser does not let pages vibrate.
settings-awake = Keep the screen on
settings-awake-about = While a table is open.
settings-awake-cannot = This browser may let the screen go dark anyway. If it does, set a longer screen time in your phone’s own settings.
