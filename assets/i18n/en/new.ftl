### Opening a new table.

new-title = New table
new-create = Open the table
new-people = Players: { $count }
new-people-about = Clockwise as you sit. Tap a colour to change it.
# A name nobody has typed yet.
new-player = Player { $number }
# The label of the field for a name.
new-name = Name { $number }
new-add = One more
new-colour = Colour: { $colour }
new-colour-tap = Next colour
new-up = { $name } one place up
new-remove = Without { $name }
new-me = I am
new-me-none = only the host
new-first-draw = Draw lots
new-name-missing = Everybody needs a name.
new-name-twice = There are two called { $name }.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = This cannot be: { $what }. Change it above, then open the table again.
new-flaw-name-empty = Name { $number } cannot be seen. Type at least one letter.
new-flaw-name-long = Name { $number } has { $found } letters. Shorten it to { $most } at most.
new-flaw-name-heap = A letter of name { $number } carries too many marks. Type it with { $most } at most.
new-flaw-name-sign = Name { $number } holds an invisible sign ({ $found }) that disturbs the words beside it. Type the name again.
new-flaw-players = This game is for { $least } to { $most } players, not { $found }. Add or remove somebody.
new-not-kept = The table could not be stored. { $why }
new-devices = Devices
new-devices-many = Everybody’s own phone
new-devices-one = One that goes round
new-devices-many-about = Everybody scans a code and sees their own secrets on their own phone.
new-devices-one-about = This device is passed from hand to hand; secrets lie behind a cover with a name on it.
new-ways = How you play
new-kit = Your copy

## Colours of the pieces, said by screen readers

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-black = black
colour-white = white
colour-beige = beige
colour-brown = brown
colour-pink = pink
colour-grey = grey
colour-turquoise = turquoise
