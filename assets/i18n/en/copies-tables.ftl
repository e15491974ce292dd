### Which copy a table is played with, an invented board, and what turns out to be otherwise on people’s own.

## The page for a new table

new-kit-none = Not described yet
# Where other copies are described.
new-kit-other = Another one, not described yet
new-kit-none-about = In the simple version the app need not know your board.
new-kit-sample = Try it with an invented board
new-kit-sample-about = Its numbers are made up: it is not your board.
new-kit-whole = Described: you can play the full version.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Not described yet: { $parts }
new-kit-flawed = Something in it contradicts the rulebook.
new-kit-gone = This copy has been deleted in the meantime. Choose another one.
# $what is a sentence.
new-flaw-kit = Your copy cannot be right like this. { $what } Put it right under “Your copies”, or choose another one.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = needs your copy
new-lacks = For this the app must know what is printed on your board and cards.
# Above a list of what is asked step by step.
new-lacks-parts = Still to describe, in about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}:
new-lacks-confirmed = Nearly everything is known. Check once whether your board looks like the one in the app; it takes about a minute.
new-describe-on = Continue describing it

## At the table

# After “Your copy:”, where all rules can be read.
copy-played-none = not described
copy-played-invented = an invented board
differs-about = It stays known: in this game, and in your copy.

## Lost Temple

# What the host says by tapping it, of a space.
lt-differs = Our board differs here
# The same on the host’s own page, of the whole board.
lt-differs-desk = Our board differs
lt-differs-tap = Tap the space that looks different on your board.
lt-differs-what = What is space { $space } on your board?
# On the picture of a temple or a village.
lt-differs-double = with a double circle
lt-differs-finish = The great temples stay where they are in this game. Change them in your copy.
lt-card-differs = Our { $character } says otherwise
lt-card-learn = Enter our card
# Where the app does not know the start cards.
lt-opening-last = Before the first round
lt-opening-last-about = Put meeples, gems and machetes out as your start cards show. Whoever is last on the track gets the idol.
