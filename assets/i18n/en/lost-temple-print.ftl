### Lost Temple on paper. Readable across a table: short. *…* is bold, [gem] an icon; both stay as they are.

lt-print-characters = The characters
lt-print-turn = Your turn
lt-print-turn-show = When you are called, *show* your card. First comes the Shaman’s swap, then the theft.
lt-print-turn-gem = Take *1* [gem] from the bank.
lt-print-turn-act = Do what the character says.
lt-print-turn-chance = If your move ends on [chance], turn over the token.
lt-print-know = Good to know
lt-print-know-open = Gems and machetes lie *open*, always.
lt-print-know-swap = The swap ignores the jungle and turns over no token.
lt-print-know-own = Cursing or robbing your own second character does nothing.

## The nine characters, very short: the reference card

lt-print-ref-shaman = Curse a character: when it is called, you *swap places*. No move.
lt-print-ref-thief = Rob a character (not the Shaman): when it is called, you get *all its* [gem]. Move *1–2*.
lt-print-ref-seer = Look at 2 tokens, swap them if you like. Move *1–2*.
lt-print-ref-priest = Pay *2* [gem]: to the next temple. Or stay.
lt-print-ref-elder = Pay *2* [gem]: to the next village. Or stay.
lt-print-ref-craftsman = Take *1* [machete]. Move *1–2*.
lt-print-ref-scout = Pay any number of [gem]: move *that many* spaces.
lt-print-ref-canoe = Pay *all* [gem]: move *2* for each, at most 20.
lt-print-ref-child = Go to the *next meeple ahead*. In the lead: stay.

## The nine characters, a little longer: the character cards

lt-print-card-shaman = Curse another character. When it is called, you and its player swap places. You do not move.
lt-print-card-thief = Choose a character to rob, not the Shaman. When it is called, you get all its player’s gems. Move 1 or 2.
lt-print-card-seer = Look secretly at two chance tokens on the track and swap them if you like. Move 1 or 2.
lt-print-card-priest = You may pay 2 gems and go to the next temple. Otherwise you stay.
lt-print-card-elder = You may pay 2 gems and go to the next village. Otherwise you stay.
lt-print-card-craftsman = Take a machete, if there is one left. Move 1 or 2.
lt-print-card-scout = Pay any number of gems, even none, and move that many spaces.
lt-print-card-canoe = Pay all your gems and move two spaces for each, at most 20.
lt-print-card-child = Catch up with the nearest meeple ahead of you. If you are in the lead, you stay.
# On a character card: where you begin, and with what.
lt-print-start = Start
lt-print-start-space = space { $space }

## The draft

lt-print-draft = The draft, every round
lt-print-aside = Set aside { $cards }
lt-print-open = { $count } face up
lt-print-hidden = { $count } face down
# Above the hands people pick from; then the same with the hands behind it.
lt-print-from = Pick 1 from
lt-print-pick = everybody takes 1 card, choosing from *{ $hands }*
lt-print-draft-usual = Whoever has the idol picks first, then it goes to the left. The last player’s other card goes face down.
lt-print-draft-two = Two characters each, taking turns; whoever has the idol begins. After picks 2 and 3 a random card goes face down; so does the card left at the end.
lt-print-draft-three = Two characters each; whoever has the idol begins, then it goes to the left. After pick 3 one card goes face down, unseen; so does the card left at the end.
lt-print-draft-eight = Whoever has the idol picks first. The last player gets one card and the one lying face down, keeps one and puts the other face down.

## Idol, jungle, chance, finish: the card’s back

lt-print-idol = The idol
lt-print-idol-who = Goes to whoever drew an idol token last round. If nobody did: *last* on the track. Tied: *fewest* [gem]. Still tied: it stays; in round 1 you decide.
lt-print-idol-two = Two idol tokens in one round: the *last* one counts.
lt-print-idol-does = Whoever has it picks first and calls the characters *1 to 9*.
lt-print-jungle = Deep jungle
lt-print-jungle-pass = Going *past* costs a [machete]. Without one you stop there; what you paid stays paid.
lt-print-jungle-free = Stopping there exactly, leaving it, going back: free.
lt-print-chance = Chance tokens
lt-print-chance-when = If your own move *ends* here, turn over the token. Then refill from the reserve and mix the old one in.
lt-print-chance-app = If your own move *ends* here, the app turns over the token and puts the next one there.
lt-print-chance-chain = If a token moves you onto another [chance], turn that one over too.
lt-print-chance-once = If a token moves you onto another [chance], leave it face down.
lt-print-token-idol = take the idol next round
lt-print-token-gems = take 4 gems
lt-print-token-back = go back 2
lt-print-token-pay = pay 2 gems
lt-print-token-machete = take a machete
lt-print-token-forward = go forward 3
lt-print-token-lose-machete = lose a machete
lt-print-finish = Finish
lt-print-finish-far = Reach or pass the *second* great temple: you win at once.
lt-print-finish-near = Reach or pass the *first* great temple: you win at once.

## The sketch of the table

lt-print-gems = gems
lt-print-machetes = machetes
lt-print-idol-ready = idol, at hand
lt-print-reserve = reserve
lt-print-deck = characters
lt-print-meeples = meeples
lt-print-boxed = stay in the box
lt-print-legend-temple = temple
lt-print-legend-village = village
lt-print-legend-jungle = deep jungle
lt-print-legend-chance = chance space
lt-print-legend-finish = great temple, finish: { $finish }
# In the sketch, along the way behind the finish.
lt-print-sketch-beyond = not played
lt-print-start-cards = Start cards

## The score sheet

lt-print-score-how = Each round, note who has the idol, your character (1–9), and your gems and space at the end.
lt-print-score-call = Call the characters *1 to 9*. Lay a coin on whoever is cursed or robbed.
lt-print-score-curse = cursed
lt-print-score-theft = robbed
lt-print-score-characters = Character
lt-print-score-gems = Gems
lt-print-score-space = Space
lt-print-score-winner = Winner

## The report

# After “Finished after 80 moves · ”.
lost-temple-report-note = numbers are spaces on the track
# Instead of the headings that speak of points.
lost-temple-report-chart = Spaces over the game
lost-temple-report-sources = Where the steps came from
lost-temple-report-reasons = Every step explained
lost-temple-report-points = Spaces
