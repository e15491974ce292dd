## Lost Temple. Words first, then the rules (LT…), then what the log says.

word-lost-temple = Lost Temple
word-shaman = Shaman
word-thief = Thief
word-seer = Seer
word-priest = Priest
word-elder = Elder
word-craftsman = Craftsman
word-scout = Scout
word-canoe = Canoe
word-child = Child
## The seven chance tokens
token-idol = idol
token-gems = 4 gems
token-back = 2 back
token-pay = pay 2 gems
token-machete = machete
token-forward = 3 forward
token-lose-machete = lose a machete
## Phases
phase-lay = laying the chance tokens
phase-deal = setting cards aside
phase-draft = the draft
phase-bury = a card going face down
phase-call = calling the characters
phase-reveal = turning over a chance token
phase-refill = refilling a chance space
phase-idol = deciding who gets the idol

LT1-1 = 2 to 8 can play, one meeple each. With 6 or more the race ends at the first great temple, with fewer at the second.
LT1-2 = In the box: 9 characters, 18 chance tokens of 7 kinds with exactly 2 idols, 50 gems, 8 machetes and the idol.
    .refused = There are only { $total } of the token “{ $token }”, not { $given }.
LT1-3 = Every chance space gets one face-down token; the others are the reserve.
    .missing = A chance space was left empty.
    .elsewhere = A token lies where there is no chance space.
LT1-4 = Everybody is dealt a different character that gives the start space and gems; Scout and Child also bring a machete.
    .count = { $need } cards are needed, { $given } were named.
    .twice = A card can only be dealt to one player.
LT1-5 = Gems and machetes lie open for all. Who has which character stays secret until it is called.
LT1-6 = What is printed on your cards and your track is described by your kit.
LT2-1 = Whoever drew an idol token last round gets the idol.
    .refused = There is no seat { $number }.
LT2-2 = If nobody drew an idol token, the idol goes to the player who is last on the track.
LT2-3 = Of several who are last, the one with the fewest gems gets the idol.
    .gems = Tell the gems of everybody who is last.
LT2-4 = Equal there too: the idol stays where it was.
LT2-5 = If idol tokens come up more than once in a round, the last one counts.
LT2-6 = In the first round a tie is settled by the table: name one of the tied players.
    .refused = Tied are: { $tied }.
LT3-1 = The number of players decides how many cards are set aside and how many you choose from.
    .up = { $need } go aside face up, not { $given }.
    .down = { $need } go aside face down, not { $given }.
    .twice = Every card exists once.
    .left = That card is not among those left.
    .held = { $seat } cannot show more than { $most } this round.
    .unheld = No more than { $most } characters are without a player; somebody must have this one.
LT3-2 = The cards set aside are random. Everybody may see those that lie face up.
LT3-3 = Two or three players have one meeple but two characters each, so two turns a round.
LT3-4 = You see the cards in your hand and those you took, nothing else. Cards laid face down are not shown to anybody again.
LT3-5 = What you passed on is gone from your screen, as it is gone from your hand.
LT3-6 = Whoever has the idol takes a card first and passes the rest to the left.
    .refused = { $seat } picks now.
LT3-7 = You take one of the cards in your hand.
    .refused = { $card } is not among them.
LT4-1 = Whoever has the idol calls the characters from 1 to 9. If nobody answers, the call goes on; nobody says why.
LT4-2 = When a character is called, the Shaman’s swap comes first, then the Thief’s theft, then the turn.
LT4-3 = Every turn begins with a gem from the bank.
LT4-4 = If the bank runs out you take what is left, even if that is nothing.
LT5-1 = Shaman: curse another character. You do not move. When that character is called, you and its player swap places before the turn. If nobody has it, or you do, nothing happens.
    .refused = It cannot be { $target }.
LT5-2 = Thief: name a character other than Shaman and Thief, then move 1 or 2. When it is called, you get all its player’s gems.
    .refused = It cannot be { $target }.
LT5-3 = Seer: look at two chance tokens on the track, swap them if you like, then move 1 or 2.
    .space = There is no chance token on one of these spaces.
    .count = Look at { $need } different ones.
    .looked = Name the two spaces you looked at.
    .swap = Only two tokens can be swapped.
LT5-4 = Priest: pay 2 gems and go to the next temple, or stay.
    .gems = It costs { $need }, you have { $have }.
    .none = There is no temple ahead.
LT5-5 = Elder: pay 2 gems and go to the next village, or stay.
    .gems = It costs { $need }, you have { $have }.
    .none = There is no village ahead, so there is nothing to pay for.
LT5-6 = Craftsman: take a machete if there is one left, then move 1 or 2.
LT5-7 = Scout: pay as many gems as you like, even none, and move as many spaces.
    .refused = You cannot pay { $need }, you have { $have }.
LT5-8 = Canoe: pay all your gems and move two spaces for each, 20 at the most.
LT5-9 = Child: catch up with the nearest meeple ahead of you; in the lead you stay.
LT5-10 = “Move 1 or 2” means you must move one space or two, never none.
    .refused = { $steps } is neither.
LT6-1 = Whoever passes a deep jungle must give up a machete there, if there is one to give.
LT6-2 = Without a machete the meeple stops on the jungle space; what was paid stays paid.
LT6-3 = Stopping on a jungle space by exact count, or leaving it, costs nothing.
LT6-4 = Two jungles in one move take two machetes.
LT6-5 = Moving back, the jungle does not matter.
LT6-6 = Nobody moves back past the first space. A meeple that does not move turns over no token.
LT6-7 = Any number of meeples may stand together.
LT6-8 = Reaching the finish wins at once, in the middle of the round.
LT6-9 = Priest and Elder never go beyond the finish, which is a temple. With 2 to 5 players the first great temple is like any other.
LT7-1 = If your move ends on a chance space, turn over the token there. Staying put or being swapped there does not count.
LT7-2 = Tokens: the idol next round, 4 gems, pay 2 gems, 2 back, a machete, 3 forward, or lose a machete; always as far as possible.
LT7-3 = If a token moves you onto another chance space, you turn that one over too (your table can switch this off).
LT7-4 = A used token is replaced from the reserve and only then shuffled back.
    .refused = The reserve has no “{ $token }”.
LT7-5 = Real tokens: you tell the app what you turned over. Tokens in the app: it shows them only to whoever may see them.
    .refused = Another token lies here.
LT7-6 = There are 50 gems and 8 machetes, never more.
    .refused = { $held } with the players and { $left } left would be more than { $total }.

## The log: what happened

lost-temple-start-cards-dealt = In the order you sit, you start as { $characters }.
lost-temple-tokens-laid = The chance tokens are laid.
lost-temple-round-began = Round { $round }. { $idol } has the idol.
    .hidden = Round { $round }. Who gets the idol?
lost-temple-idol-named = { $seat } gets the idol.
lost-temple-cards-set-aside = This round is played without { $up }.
    .hidden = No card is set aside face up.
lost-temple-card-picked = { $seat } takes the { $card }.
    .hidden = { $seat } takes a card.
lost-temple-card-buried = A card goes face down, unseen.
lost-temple-character-called = { $seat } is the { $character }.
    .hidden = Nobody is the { $character }.
lost-temple-meeples-swapped = { $shaman } and { $victim } change places.
lost-temple-gems-stolen = { $gems ->
    [0] { $thief } steals from { $victim }, who has no gems.
    [one] { $thief } steals a gem from { $victim }.
   *[other] { $thief } steals { $gems } gems from { $victim }.
}
    .hidden = { $thief } steals all gems of { $victim }.
lost-temple-gem-taken = { $seat } takes { $gems ->
    [one] a gem
   *[other] { $gems } gems
} from the bank.
    .empty = The bank is empty, so { $seat } takes nothing.
lost-temple-character-cursed = { $seat } curses the { $target }.
lost-temple-character-robbed = { $seat } will rob the { $target }.
lost-temple-tokens-looked-at = { $seat } looks at the tokens on { $spaces }.
lost-temple-tokens-swapped = { $seat } swaps the tokens on { $spaces }.
lost-temple-gems-paid = { $seat } pays { $gems ->
    [0] no gems
    [one] a gem
   *[other] { $gems } gems
}.
lost-temple-gems-gained = { $seat } gets { $gems ->
    [0] no gems
    [one] a gem
   *[other] { $gems } gems
}.
lost-temple-machete-taken = { $seat } takes { $count ->
    [one] a machete
   *[other] { $count } machetes
}.
    .empty = There is no machete left for { $seat }.
lost-temple-machete-lost = { $seat } { $count ->
    [0] has no machete to lose
    [one] loses a machete
   *[other] loses { $count } machetes
}.
lost-temple-meeple-moved = { $seat } moves from { $start } to { $to }.
    .cut = { $seat } cuts through the jungle ({ $cut }) and moves from { $start } to { $to }.
    .stopped = { $seat } moves from { $start } and is stopped by the jungle on { $to }.
lost-temple-meeple-stayed = { $seat } stays.
lost-temple-chance-reached = { $seat } lands on the chance space { $space }.
lost-temple-token-revealed = { $seat } turns over “{ $token }”.
lost-temple-idol-drawn = { $seat } will have the idol next round.
lost-temple-token-refilled = A new token lies on { $space }.
lost-temple-turn-ended = { $seat } is done.
lost-temple-last-named = On the track nobody is behind { $seats }.
lost-temple-game-won = { $seat } reaches the temple and wins!

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = the finish for 6 to 8 players ({ $near }) must come before the one for 2 to 5 ({ $far })
flaw-finish-temple = space { $found } must be listed among the temples: the finish is one
flaw-space-twice = space { $found } is listed under { $other } already
flaw-start-gems = the start cards give up to { $found } gems, there are only { $expected }
flaw-round-start = a position is the beginning of a round: leave this out
flaw-app-tokens = only when the app deals the tokens (options.tokens = app)
flaw-app-tokens-light = in the simple version the app cannot deal the tokens; choose real tokens, or full detail
flaw-chance-spaces = expected a token on each of the chance spaces { $expected }
flaw-token-count = more “{ $token }” than the kit has

## Setting up, step by step

lost-temple-setup-board-far = Lay out the board. You race to the second great temple, space { $finish }.
lost-temple-setup-board-near = Lay out the board. With six or more you race to the first great temple, space { $finish }.
lost-temple-setup-meeples = Everybody takes the meeple of their colour: { $count } in all.
lost-temple-setup-tokens = Mix the { $tokens } chance tokens face down. Put one on each of the { $spaces } chance spaces; the other { $rest } are the reserve.
lost-temple-setup-tokens-away = Leave the { $tokens } chance tokens in the box: the app deals them.
lost-temple-setup-gems = Put the { $gems } gems beside the board: the bank.
lost-temple-setup-machetes = Put the { $machetes } machetes beside them.
lost-temple-setup-idol = Keep the idol ready; the first round decides who gets it.
lost-temple-setup-start-cards = Shuffle the nine characters and deal one face up to each of the { $count } players, or let the app deal. The left number is your start space: put your meeple there. The right number is your gems. The Scout and the Child also get a machete.
lost-temple-setup-cards-away = The character cards go back into the box: you draft in the app.
lost-temple-setup-cards-stay = Gather the nine character cards again: you draft with them.
lost-temple-setup-light = Simple: you move your own pieces. The app runs the draft, calls the characters and remembers who is cursed or robbed.
lost-temple-setup-light-cards = Simple: you draft with the cards and move your own pieces. The app calls the characters and remembers who is cursed or robbed.
