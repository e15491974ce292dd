### At a table: what every game's screens share.

table-host = Host
table-back = Back
table-close = Close
table-home = Home
table-rules = Rules
table-options = This table
table-help = What is this?
table-wait = One moment…
table-latest = What happened
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = plays now
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = All are waiting for you
# $why says what the database complained about.
table-not-kept = This could not be saved, so nothing has changed. { $why }
table-link-ended = This link has ended. Ask the host for a new one.
# $what are the latest lines of the log.
table-meanwhile = Somebody was faster. { $what } Have a look and tap again.

## The tabs at the foot of the screen: one short word each.

tab-seat = My seat
tab-play = Play
tab-table = Table
tab-log = Log
tab-host = Host

## Notices after a tap: the head above the words.

notice-refused = Not possible
notice-behind = Meanwhile
notice-failed = Not saved

## Hidden things behind a cover

cover-hint = Tap to show, or hold to peek. It hides itself again.
cover-close = Cover it again

## Who is there

people-here = connected
people-away = not connected
people-host = hosts this table
people-free = seat is free
people-taken = has a phone, not connected
people-waited-away = { $name } is not connected. The host can play for them.
# The same, said to the host.
people-waited-you = { $name } is not connected. You can play for them.

## The lobby

lobby-scan = Scan to join
lobby-qr = QR code that leads to this table
# Below the code in large letters.
lobby-type = or open { $address } and type this code
lobby-address = If a phone cannot find it, try another address of this machine:
lobby-code-anew = New code
lobby-code-anew-about = The old code stops working. Whoever has joined stays. Whoever only watches, a TV for instance, needs the new one.
lobby-code-anew-yes = End the old code
lobby-people = At the table
lobby-hello = Hello { $name }!
lobby-wait = The host lays out the game. It begins by itself.
lobby-checklist = Setting up
lobby-checklist-done = { $done } of { $all } done
lobby-begin-title = Ready?
lobby-begin-first = { $name } starts.
lobby-begin-about = Begin as soon as everything is laid out. Whoever is missing can still join later.
lobby-begin = Begin the game

## One device that goes round

passing-to = Pass the device to { $name }
passing-others = The next thing is for { $name } only. Everybody else looks away.
passing-take = I am { $name }

## Choosing a seat after scanning

seat-title = Who are you?
seat-about = Tap your name. This phone will remember it.
seat-free = free
seat-taken = taken – the host can show its link or free it
seat-late = That seat was just taken. Choose another, or ask the host.
seat-watch = Just watch
seat-watch-about = For a tablet or a TV: shows what everybody may see.

## Typing the code

join-title = Join a table
join-about = The host’s screen shows a code of six letters and digits.
join-code = Code
join-go = Join
# The code is not complete yet.
join-short = Type all six first.

## A link that leads nowhere

lost-title = Nothing here
lost-about = This link or code fits no table. Perhaps the host has made a new one.
lost-wait = Too many wrong tries from here. Please wait { $seconds } seconds.

## The host's desk: seats

seats-title = Seats and links
seats-about = Tap a name to show its link, play for them or make them host.
seats-reissue = New link
seats-reissue-about = The old link stops working on every device. Whoever has the new link or the table’s code can then take this place.
seats-act = Play for them
seats-act-back = Back to the desk
seats-hand-over = Make host

## Undo

undo-title = Undo
undo-about = Tap a move to take it back, with everything after it.
undo-nothing = Nothing to undo yet.
undo-yes = { $count ->
    [one] Undo this move
   *[other] Undo these { $count } moves
}
undo-nothing-seen = Nothing hidden has been seen since.
# $who is a name or “everybody”, $what one of <game>-exposed-…
undo-seen = { $who } has seen: { $what }.
undo-everybody = Everybody
undo-mine = Undo mine
# On the one device that goes round: whoever's move was the last
undo-last = Undo last move

## Corrections

correct-title = Correct
correct-about = Set it to what lies on the table. Both values stay in the log.
correct-about-own = Set your own things to what lies before you. Both values stay in the log.
correct-own = Correct my things
correct-close = Done correcting
correct-do = Correct it
# $what is what is counted; a screen reader says these.
correct-less = One less: { $what }
correct-more = One more: { $what }

## The rest of the desk

desk-more = More
desk-link = New link for the host
desk-one = Use one device
desk-many = Use everybody’s phones
desk-end = Put the game away
desk-again = Resume the game
desk-end-about = Nothing is lost: the game stays saved and you can resume it.

## The end

end-winner = { $name } wins!
end-winners = Shared victory: { $names }
end-ranking = Ranking
end-put-away = This game was put away
end-put-away-about = The host can resume it.
end-again = Play again
end-follow = On to the next game

## The log

log-entered-by = { $what } (entered by { $name })
log-undone = (undone) { $what }

## Settings of this device

settings-title = Settings
settings-large = Large text
settings-large-about = Everything a quarter larger.
settings-sound = Sound
settings-sound-about = A soft tone when it is your turn.
settings-sound-cannot = This browser plays no sound here.
settings-vibration = Vibration
settings-vibration-about = A short tremble when it is your turn.
settings-vibration-cannot = This browser does not let pages vibrate.
settings-awake = Keep the screen on
settings-awake-about = As long as a table is open.
settings-awake-cannot = Without https some browsers let the screen go dark anyway; then set a longer time in the phone’s own settings.
