### Lost Temple on screens.

## Switches of the table; each value has a sentence of its own.

lost-temple-option-detail-full-about = The app follows every meeple, gem and machete and checks every move.
lost-temple-option-detail-light-about = You move and count yourselves. The app runs the draft, calls the characters and remembers the curse and the theft.
lost-temple-option-draft = Draft
lost-temple-option-draft-app = On phones
lost-temple-option-draft-app-about = The app shuffles, and everybody picks in secret on a phone.
lost-temple-option-draft-cards = With the cards
lost-temple-option-draft-cards-about = You pass the real cards round. At each call you tap who shows the character.
lost-temple-option-chain = Chain of chance tokens
lost-temple-option-chain-on-about = If a token moves you onto another chance space, you turn that one over too.
lost-temple-option-chain-off-about = If a token moves you onto another chance space, nothing more happens.
lost-temple-option-tokens = Chance tokens
lost-temple-option-tokens-table = Real tokens
lost-temple-option-tokens-table-about = They lie on the board. You tell the app which one you turned over.
lost-temple-option-tokens-app = In the app
lost-temple-option-tokens-app-about = The app deals them in secret and turns them over for you.
# Said when a new table cannot be opened with such switches.
new-flaw-app-tokens-light = In the simple version the app cannot deal the tokens. Choose real tokens, or full detail.

## The opening: start cards

lt-opening = Start cards
lt-opening-about = Tap what everybody was dealt, or let the app deal.
lt-opening-who = { $name } gets:
lt-opening-deal = Deal for us
lt-opening-again = Start over
# What a start card gives; only some bring a machete.
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
lt-draft = { $name } is choosing a card
lt-draft-you = Choose your character
lt-draft-under = { $count ->
    [one] 1 card to choose from
   *[other] { $count } cards to choose from
}
lt-call = { $name } calls the characters
lt-call-you = You call the characters
lt-call-under = Next is the { $character }
lt-turn = { $name } is the { $character }
lt-turn-you = Your turn as the { $character }
# On the table’s own screen, below the character in large letters.
lt-plays = { $name }’s turn
lt-reveal = { $name } turns over a chance token
lt-reveal-you = Turn over the chance token
lt-reveal-under = On space { $space }
lt-idol = Who gets the idol?
lt-idol-under = The host enters it.
lt-idol-under-you = Enter it here.

## What is to be done by hand: to everybody with names; as an attribute to whoever does it.

lost-temple-hand-gem = { $name } takes 1 gem from the bank.
    .you = Take 1 gem from the bank.
lost-temple-hand-theft = { $victim } gives all gems to { $thief }.
    .victim = Give all your gems to { $thief }.
    .thief = You get all of { $victim }’s gems.
lost-temple-hand-theft-counted = { $victim } gives { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
} to { $thief }.
    .victim = Give your { $gems ->
        [one] gem
       *[other] { $gems } gems
    } to { $thief }.
    .thief = You get { $victim }’s { $gems ->
        [one] gem
       *[other] { $gems } gems
    }.
lost-temple-hand-swap = Swap the meeples of { $shaman } and { $victim }.
# The spaces they stand on.
lost-temple-hand-swap-spaces = Swap the meeples of { $shaman } and { $victim }: { $here } and { $there }.
lost-temple-hand-refill = { $name } puts a new token from the reserve on space { $space }, then mixes the old one in.
    .you = Put a new token from the reserve on space { $space }, then mix this one in.
# A token that the app has turned over.
lost-temple-hand-token = { $name } turned over: { $token }.
    .you = Your chance token: { $token }.

## The draft

lt-hand = Your hand
lt-choose = Tap the character you want.
# Above the cards that lie open while everybody picks.
lt-up = Out this round
lt-take = Take the { $character }
lt-own-characters = { $count ->
    [one] Your character
   *[other] Your { $count } characters
}
lt-called = already called
lt-secret = still secret
# One line each on the cards of a hand, and to whoever plays the character.
lt-short-shaman = Curse a character: swap places when it is called. You do not move.
lt-short-thief = Rob a character: get all its gems when it is called. Move 1 or 2.
lt-short-seer = Look at two chance tokens, swap them if you like. Move 1 or 2.
lt-short-priest = Pay 2 gems and go to the next temple, or stay.
lt-short-elder = Pay 2 gems and go to the next village, or stay.
lt-short-craftsman = Take a machete; move 1 or 2.
lt-short-scout = Pay any number of gems, move one space for each.
lt-short-canoe = Pay all your gems, move two spaces for each.
lt-short-child = Catch up with the next meeple ahead.
# The same to everybody else, below the headline that says who it is.
lt-does-shaman = Curses a character and swaps places with it when it is called.
lt-does-thief = Robs a character of all gems when it is called. Moves 1 or 2.
lt-does-seer = Looks at two chance tokens and may swap them. Moves 1 or 2.
lt-does-priest = May pay 2 gems to go to the next temple.
lt-does-elder = May pay 2 gems to go to the next village.
lt-does-craftsman = Takes a machete and moves 1 or 2.
lt-does-scout = Pays any number of gems and moves one space for each.
lt-does-canoe = Pays all gems and moves two spaces for each.
lt-does-child = Catches up with the next meeple ahead.

## Calling

lt-call-do = Call the { $character } ({ $number })
lt-who-shows = Who is the { $character }?
lt-nobody = Nobody

## Turns. Buttons.

lt-curse-whom = Which character do you curse?
lt-rob-whom = Which character do you rob?
lt-then-move = Then choose how far you move.
lt-move = Move { $count }
lt-stay = Stay
lt-pay-priest = Next temple for 2 gems
lt-pay-elder = Next village for 2 gems
lt-scout-how = How many gems do you pay?
lt-paddle = { $gems ->
    [0] No gems: stay
    [one] Pay your gem
   *[other] Pay all { $gems } gems
}
lt-follow = Catch up
lt-look-which = { $count ->
    [one] Which token do you look at?
   *[other] Which { $count } tokens do you look at?
}
lt-look = Look at them
# On the cover.
lt-seen = The tokens you looked at
lt-peek-which = { $count ->
    [one] Which token did you look at?
   *[other] Which { $count } tokens did you look at?
}
# A box to tick.
lt-swap = Swap the two tokens
lt-turn-up = Turn it over
lt-which-token = Which token did you turn over?
lt-tokens-help = What the tokens do
lt-done = End my turn

## Where a move leads: “to 12, costs a machete, chance token!”; $to is a space.

lt-to = to { $to }
lt-to-cut = costs { $machetes ->
    [one] a machete
   *[other] { $machetes } machetes
}
lt-to-stopped = stopped by the jungle
lt-to-chance = chance token!
lt-to-win = to the great temple – you win!

## Simple detail

lt-won = I have won
lt-won-name = { $name } has won
lt-won-somebody = Somebody has won
lt-won-who = Who has reached the great temple?
lt-won-sure = Has your meeple reached the great temple?
lt-won-sure-name = Has { $name } won?
lt-won-yes = Yes, I have won
lt-won-yes-name = Yes, { $name } has won
lt-won-no = No
lt-last = Who is last on the track? Tap everybody who is tied.
lt-last-do = Confirm
lt-gems-of = { $name }’s gems
lt-idol-drawn = Or did somebody draw an idol token?
lt-idol-name = Tied: who gets the idol?

## Things

lt-gems = gems
lt-machetes = machetes
lt-gems-below = { $count ->
    [one] gem
   *[other] gems
}
lt-machetes-below = { $count ->
    [one] machete
   *[other] machetes
}
lt-space = space
lt-idol-mine = Idol
lt-idol-holder = Idol
lt-shared = The table
lt-race = The race
lt-supply = In the bank: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, { $machetes ->
    [one] 1 machete
   *[other] { $machetes } machetes
}
lt-track = The track with all meeples
lt-on-space = space { $space }
lt-cursed = Cursed by the Shaman: { $character }
lt-robbed = Marked by the Thief: { $character }
lt-cursed-who = Cursed by the Shaman
lt-robbed-who = Marked by the Thief
lt-drew = Drew an idol token
lt-aside = Out this round: { $cards }
lt-course = How the race went
lt-winner-under = Reached the great temple in round { $round }.

## Help on what can be tapped: what it is called, and (…-about) what it is for somebody who has not read the rules.

lost-temple-help-temple = Temple
lost-temple-help-temple-about = A temple is a stop for the Priest, who may pay 2 gems to go straight to the next one. For everybody else it is an ordinary space.
lost-temple-help-village = Village
lost-temple-help-village-about = A village is a stop for the Elder, who may pay 2 gems to go straight to the next one. For everybody else it is an ordinary space.
lost-temple-help-jungle = Deep jungle
lost-temple-help-jungle-about = You need a machete to go past a deep jungle; it is used up. Without one you stop there, and what you paid is lost. Landing on it exactly, leaving it and going back are free.
lost-temple-help-chance = Chance space
lost-temple-help-chance-about = If your own move ends here, turn over the token and do what it says. Staying here or being swapped here does not count.
lost-temple-help-plain = Ordinary space
lost-temple-help-plain-about = An ordinary space. Any number of meeples may share it.
lost-temple-help-finish = Finish
lost-temple-help-finish-about = The first meeple to reach or pass the great temple wins at once.
lost-temple-help-idol = Idol
lost-temple-help-idol-about = Whoever has the idol takes a card first and calls the characters. Next round it goes to whoever drew an idol token; if nobody did, to the last on the track.
lost-temple-help-gem = Gem
lost-temple-help-gem-about = Gems pay for moves. You get one at the start of every turn.
lost-temple-help-machete = Machete
lost-temple-help-machete-about = A machete takes you past one deep jungle. The Craftsman and some tokens give you one.
lost-temple-help-draft = Drafting
lost-temple-help-draft-about = Take one character in secret and pass the rest to the left. You play it when it is called. Low numbers act first.
lost-temple-help-calling = Calling characters
lost-temple-help-calling-about = Characters act from 1 to 9. When yours is called, show it, take a gem and do what it says. Nobody answers? The next one is called.
lost-temple-help-shaman-about = { lt-short-shaman }
lost-temple-help-thief-about = { lt-short-thief }
lost-temple-help-seer-about = { lt-short-seer }
lost-temple-help-priest-about = { lt-short-priest }
lost-temple-help-elder-about = { lt-short-elder }
lost-temple-help-craftsman-about = { lt-short-craftsman }
lost-temple-help-scout-about = { lt-short-scout }
lost-temple-help-canoe-about = { lt-short-canoe }
lost-temple-help-child-about = { lt-short-child }
lost-temple-help-token-idol-about = You have the idol next round. If somebody turns over an idol token after you in this round, they get it instead.
lost-temple-help-token-gems-about = Take 4 gems from the bank, or what is left there.
lost-temple-help-token-back-about = Your meeple goes back 2 spaces. Deep jungle does not stop it.
lost-temple-help-token-pay-about = Pay 2 gems to the bank. If you have fewer, pay what you have.
lost-temple-help-token-machete-about = Take a machete, if there is one left.
lost-temple-help-token-forward-about = Your meeple goes forward 3 spaces. Going past a deep jungle costs a machete as always.
lost-temple-help-token-lose-machete-about = Put a machete back. If you have none, nothing happens.

## What has been seen, when the host undoes: said after “… has already seen”.

lost-temple-exposed-hand = the cards to choose from
lost-temple-exposed-character = a called character
lost-temple-exposed-aside = the cards out this round
lost-temple-exposed-tokens = two chance tokens
lost-temple-exposed-token = a chance token turned over
