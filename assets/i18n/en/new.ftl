### Opening a new table.

new-title = New table
new-create = Open the table
new-people = Players: { $count }
new-people-about = In the order you sit, clockwise. Tap a colour to change it.
# A name nobody has typed yet.
new-player = Player { $number }
# The label of the field for a name.
new-name = Player { $number }
new-add = Add a player
new-colour = Colour: { $colour }
new-colour-tap = Next colour
new-up = Move { $name } up
new-remove = Remove { $name }
new-me = Which one are you?
new-me-none = Just the host
new-first-draw = Draw lots
new-name-missing = Everybody needs a name.
new-name-twice = Two players are called { $name }. Change one of the names.
# Why a table cannot be opened, and the way out. $what is one of flaw-….
new-flaw = This cannot be: { $what }. Change it above, then open the table again.
new-flaw-name-empty = Player { $number }’s name cannot be seen. Type at least one letter.
new-flaw-name-long = Player { $number }’s name has { $found } letters. Shorten it to { $most } at most.
new-flaw-name-heap = A letter in player { $number }’s name carries too many marks. Type it with { $most } at most.
new-flaw-name-sign = Player { $number }’s name holds an invisible sign ({ $found }) that disturbs the words beside it. Type the name again.
new-flaw-players = This game is for { $least } to { $most } players, not { $found }. Add or remove somebody.
new-not-kept = The table could not be saved. { $why }
new-devices = Devices
new-devices-many = Everybody’s own phone
new-devices-one = One, passed round
new-devices-many-about = Everybody scans a code and sees their own secrets on their own phone.
new-devices-one-about = You pass this device round. Secrets stay behind a cover with a name on it.
# The same for a game in which nothing is secret.
new-devices-one-open = One for everybody
new-devices-many-open-about = Everybody scans a code and enters their own moves. For whoever has no phone you play from here.
new-devices-one-open-about = One person enters for everybody on this device. Nothing secret is entered, so it stays where it is; phones can join at any time and be used as well.
new-ways = How you play
new-kit = Your copy
# A button: nothing of the copy is missing but a look at the board.
new-look = Look at your board

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
