### Tikal II on screens: before a round, what the copy does not tell, setting things right, the simple version.

## Before a round: the action tiles on the sites

t2-opening = The action tiles
t2-sites-later = Enter when taken
t2-sites-now = Enter all now
t2-sites-later-about = Just lay the tiles out face up. Whoever takes one taps which one it was.
t2-sites-now-about = Choose a site, then tap the tiles that lie there. What you skip is entered when it is taken.
# Beside a site: so many of its tiles are entered
t2-sites-told = { $told } of { $all }
t2-sites-do = Begin round 2
t2-open-which = Which { $count } treasures lie open?
t2-open-again = Choose again
t2-set-altars = Enter the sanctuaries
t2-altars-about = Tap the sanctuaries of the pile in order, the top one first. Otherwise each is entered when it comes up.
t2-set-wheel = Set the price wheel
t2-wheel-about = Does your wheel show other prices? Turn it here until it fits.
t2-wheel-turn = Turn one step
t2-wheel-ask = At which treasure is the { $price } on your price wheel?

## What the copy does not tell yet. { $what } is “the doors of a pink room”

t2-learn = Look at your copy
t2-learn-what = This is not known yet: { $what }. Tap what you see; the app remembers it.
t2-learn-otherwise = Tap what it shows at your table. The app remembers it.
t2-differs = Ours differs here
t2-learn-do = Remember this

## The simple version

t2-light-round = Round { $round } of 2
t2-light-play-about = Add up the points of your turn below. When the round is over, everybody taps in their keys and altars.
t2-light-play-last = Add up the points of your turn below. After the last special turns everybody taps in keys, altars, treasures and cards.
t2-light-tally = Tap in what you have
t2-light-in = What you have is in
t2-light-turn = Points of a turn
t2-light-doors = Doors
t2-light-delivery = Delivery: price on the wheel
t2-light-treasures = Treasures
t2-light-other = Other points
t2-light-enter = { $points ->
    [one] Enter 1 point
   *[other] Enter { $points } points
}
    .less = { $points ->
        [one] Take off 1 point
       *[other] Take off { $points } points
    }
# Where the chest stands on the score track
t2-light-under = From { $before } to { $after }
# On the cover
t2-tally-cover = Scoring of round { $round }: { $name }
t2-tally-hint = Tap here when the round is over, out of the others’ sight
t2-tally-keys = Keys in your camp
t2-tally-altars = Altars with your flag
t2-tally-rest = Left at the end
t2-tally-colours = Colours of rooms with your flag
t2-tally-do = Enter all this
t2-tally-points = { $points ->
    [0] The keys bring no points
    [one] The keys bring 1 point
   *[other] The keys bring { $points } points
}

## The host; setting things right: what is counted or chosen

t2-host-light = Everybody plays on the board and enters their own points. For whoever has no phone, tap a name.
t2-fix-backpack = Keys in the backpack, { $colour }
t2-fix-passages = Secret passages
t2-fix-flags = Flags left
t2-fix-tent = Tent
t2-fix-tent-left = Not used yet
t2-fix-tent-used = Used
t2-fix-site = Pirogue at site
t2-fix-explorer = Explorer
t2-fix-treasures = Treasures
t2-fix-cards = Special cards
t2-fix-camp = Keys in the camp
t2-fix-hidden = Camp keys, treasures, cards
t2-fix-round = Round
t2-fix-direction = Play goes
t2-fix-wheel = The price wheel
t2-fix-stock = Keys in stock, { $colour }
t2-fix-supply = The stock
t2-fix-pirogues = Pirogues
t2-fix-here = Here
t2-fix-elsewhere = Not here
t2-fix-flags-here = Flags here
t2-fix-explorers = Explorers here
t2-fix-no-flag = No flag
t2-fix-on-bonus = On { $bonus }
t2-fix-without = On no bonus
t2-fix-no-room = No room
t2-fix-lies = Is there a room?
t2-fix-which = Which one it is
t2-fix-turn = How it lies
t2-fix-tiles = Action tiles here
t2-fix-tiles-about = Tap a tile that is not here to take it away. Tap one below to add it.
t2-fix-no-tiles = No action tile is here.
