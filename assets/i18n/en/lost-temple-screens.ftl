### Lost Temple on screens.

## Switches of the table; each value has a sentence of its own.

lost-temple-option-detail-full-about = The app follows every meeple, gem and machete and checks every move.
lost-temple-option-detail-light-about = You move and count yourselves; the app drafts, calls and remembers curse and theft.
lost-temple-option-draft = Draft
lost-temple-option-draft-app = On phones
lost-temple-option-draft-app-about = The app shuffles; everybody picks in secret on a screen.
lost-temple-option-draft-cards = With the cards
lost-temple-option-draft-cards-about = You pass the real cards round; at each call you tell the app who shows the character.
lost-temple-option-chain = Chain of tokens
lost-temple-option-chain-on-about = If a token moves you onto another chance space, you turn that one over too.
lost-temple-option-chain-off-about = If a token moves you onto another chance space, nothing more happens.
lost-temple-option-tokens = Chance tokens
lost-temple-option-tokens-table = Real ones
lost-temple-option-tokens-table-about = They lie on the board. You tell the app which one you turned over.
lost-temple-option-tokens-app = In the app
lost-temple-option-tokens-app-about = The app deals them in secret and turns them over for you.
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In the simple version the app cannot deal the tokens. Choose real tokens, or full detail.

## The opening: start cards

lt-opening = Start cards
lt-opening-about = Tap what everybody was dealt, or let the app deal.
lt-opening-who = { $name } was dealt:
lt-opening-deal = Deal for us
lt-opening-again = Once more from the start
# What a start card gives.
lt-opening-card = space { $space } · { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}{ $machetes ->
    [0] {""}
   *[other] {" · a machete"}
}

## What is going on: a headline for everybody, and one (…-you) for whoever acts.

lt-round = Round { $round }
lt-over = The race is over
lt-draft = { $name } is choosing
lt-draft-you = Choose your character
lt-draft-under = { $count ->
    [one] 1 card to choose from
   *[other] { $count } cards to choose from
}
lt-call = { $name } calls the characters
lt-call-you = You call the characters
lt-call-under = Next: { $character }
lt-turn = { $name } is the { $character }
lt-turn-you = Your turn: { $character }
lt-reveal = { $name } turns over a chance token
lt-reveal-you = Turn up the chance token
lt-reveal-under = On space { $space }
lt-idol = Who gets the idol?
lt-idol-under = The host tells the app.
lt-idol-under-you = Tell the app here.

## The draft

lt-hand = Your hand
lt-choose = Tap the character you want.
# Above the cards that lie open while everybody picks.
lt-up = Set aside face up
lt-take = Take: { $character }
lt-own-characters = { $count ->
    [one] Your character
   *[other] Your { $count } characters
}
lt-called = has been called
lt-secret = still secret
# One line each on the cards of a hand.
lt-short-shaman = Name a character; you swap places when it is called.
lt-short-thief = Name a character, get its gems; move 1 or 2.
lt-short-seer = Look at two tokens, swap them if you like; move 1 or 2.
lt-short-priest = Pay 2 gems, go to the next temple.
lt-short-elder = Pay 2 gems, go to the next village.
lt-short-craftsman = Take a machete; move 1 or 2.
lt-short-scout = Pay gems, move one space for each.
lt-short-canoe = Pay all gems, move two spaces for each.
lt-short-child = Catch up with the next meeple ahead.

## Calling

lt-call-do = Call { $number }: { $character }
lt-who-shows = { $character } – who shows the card?
lt-nobody = Nobody

## Turns. Buttons.

lt-curse-whom = Which character is cursed?
lt-rob-whom = Which character is robbed?
lt-then-move = Then say how far you move.
lt-move = Move { $count }
lt-stay = Stay
lt-pay-priest = Next temple for 2 gems
lt-pay-elder = Next village for 2 gems
lt-scout-how = How many gems do you pay?
lt-paddle = { $gems ->
    [0] Paddle without gems
    [one] Pay { $gems } gem and paddle
   *[other] Pay all { $gems } gems and paddle
}
lt-follow = Catch up
lt-look-which = Which tokens? ({ $count })
lt-look = Look at them
# On the cover.
lt-seen = The tokens you looked at
lt-peek-which = Which tokens did you look at? ({ $count })
lt-swap = I swap the two
lt-swapped = The two are swapped
lt-turn-up = Turn it up
lt-which-token = Which token did you turn over?
lt-done = My turn is done

## Where a move leads; $to is a space.

lt-to = to { $to }
lt-to-stopped = to { $to }, stopped by the jungle
lt-to-cut = to { $to }, costs a machete
lt-to-chance = to { $to }, chance!
lt-to-win = reaches the temple!

## Light detail

lt-won = Somebody has won
lt-won-who = Who has reached the great temple?
lt-won-sure = Has your meeple reached the great temple?
lt-won-sure-name = Has { $name } won?
lt-won-yes = Yes, I have won
lt-won-yes-name = Yes, { $name } has won
lt-won-no = No
lt-last = Who is last on the track?
lt-last-do = That is right
lt-gems-of = Gems of { $name }
lt-idol-drawn = Or did somebody draw an idol token?
lt-idol-name = Tied: who gets the idol?

## Things

lt-gems = gems
lt-machetes = machetes
lt-space = space
lt-idol-mine = idol
lt-idol-holder = Idol
lt-shared = The table
lt-race = The race
lt-supply = In the bank: gems { $gems }, machetes { $machetes }
lt-track = The track with all meeples
lt-on-space = space { $space }
lt-cursed = Cursed: { $character }
lt-robbed = To be robbed: { $character }
lt-cursed-who = Cursed character
lt-robbed-who = Robbed character
lt-drew = Drew an idol token
lt-aside = Out this round: { $cards }
lt-course = The course of the race
lt-winner-under = Reached the great temple in round { $round }.

## Help on what can be tapped

lost-temple-help-temple = Temple
lost-temple-help-village = Village
lost-temple-help-jungle = Deep jungle
lost-temple-help-chance = Chance
lost-temple-help-plain = An ordinary space
lost-temple-help-finish = The finish

## What has been seen, when the host undoes: said after “… has seen:”.

lost-temple-exposed-hand = the cards being passed on
lost-temple-exposed-character = a called character
lost-temple-exposed-aside = the cards set aside face up
lost-temple-exposed-tokens = two chance tokens
lost-temple-exposed-token = a chance token turned up
