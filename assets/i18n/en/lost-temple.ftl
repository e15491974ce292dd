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
token-idol = Take the idol
token-gems = Take 4 gems
token-back = Go back 2
token-pay = Pay 2 gems
token-machete = Take a machete
token-forward = Go forward 3
token-lose-machete = Lose a machete
## Phases
phase-lay = laying the chance tokens
phase-deal = setting cards aside
phase-draft = the draft
phase-bury = putting a card away face down
phase-call = calling the characters
phase-reveal = turning over a chance token
phase-refill = refilling a chance space
phase-idol = deciding who gets the idol

LT1-1 = 2 to 8 players, one meeple each. With 6 or more you race to the first great temple, with fewer to the second.
LT1-2 = In the box: 9 characters, 18 chance tokens of 7 kinds (exactly 2 are idols), 50 gems, 8 machetes and the idol.
    .refused = You laid { $given } “{ $token }” tokens, but the box has only { $total }. Check them again.
    .many = That would be more tokens of one kind than the box has. Check them again.
LT1-3 = Every chance space gets one face-down token, with 6 or more players only those before the finish; the others are the reserve.
    .missing = A chance space has no token. Put one on it.
    .elsewhere = A token lies on a space that is not a chance space. Take it away.
    .beyond = With 6 or more players no token lies behind the finish, space { $finish }. Put those into the reserve.
LT1-4 = Each player is dealt a different character card. It shows your start space and your first gems; the Scout and the Child also start with a machete.
    .count = { $given } of { $need } cards are entered. Enter one for each player.
    .twice = Two players cannot have the same card. Choose another one.
LT1-5 = Everybody may see gems and machetes. Characters stay secret until they are called.
LT1-6 = The numbers on your cards and your track come from your kit, the description of your own copy.
LT2-1 = Whoever drew an idol token last round gets the idol.
    .refused = Choose one of the players at this table.
LT2-2 = If nobody drew an idol token, the idol goes to the player who is last on the track.
LT2-3 = If several are last, the one with the fewest gems gets the idol.
    .gems = Enter the gems of everybody who is tied for last.
LT2-4 = Still tied? The idol stays with whoever had it.
LT2-5 = If idol tokens come up more than once in a round, the last one counts.
LT2-6 = In the first round the table settles a tie: choose one of the tied players.
    .refused = Only these players are tied: { $tied }. Choose one of them.
LT3-1 = The number of players decides how many cards are set aside and how many you choose from.
    .up = Set { $need ->
        [one] 1 card
       *[other] { $need } cards
    } aside face up; you entered { $given }.
    .down = Set { $need ->
        [one] 1 card
       *[other] { $need } cards
    } aside face down; you entered { $given }.
    .twice = There is only one of each card. Choose different ones.
    .left = That card is not among those left. Choose another one.
    .held = { $seat } has already shown { $most ->
        [one] a character
       *[other] { $most } characters
    } this round. Who else has this one?
    .unheld = { $most ->
        [one] Only one character can be missing this round, and it already is.
       *[other] Only { $most } characters can be missing this round, and they already are.
    } Ask again: somebody has this one.
LT3-2 = The cards set aside are random. Everybody may see those that lie face up.
LT3-3 = With two or three players everybody has one meeple but two characters, so two turns a round.
LT3-4 = You see the cards in your hand and those you took, nothing else. Cards laid face down are not shown to anybody again.
LT3-5 = What you passed on is gone from your screen, as it is gone from your hand.
LT3-6 = Whoever has the idol takes a card first and passes the rest to the left.
    .refused = It is { $seat }’s turn to take a card. Please wait.
LT3-7 = Take one of the cards in your hand.
    .refused = You do not have the { $card }. Take one of the cards you see.
LT4-1 = Whoever has the idol calls the characters from 1 to 9. If nobody answers, the call goes on; nobody says why.
LT4-2 = When a character is called, first comes the Shaman’s swap, then the Thief’s theft, then the turn.
LT4-3 = Begin every turn by taking 1 gem from the bank.
LT4-4 = If the bank runs out you take what is left, even if that is nothing.
LT5-1 = Shaman: curse another character. You do not move. When that character is called, you and its player swap places before the turn. If nobody has it, or you do, nothing happens.
    .refused = You cannot curse the { $target }, your own character. Choose another one.
LT5-2 = Thief: choose a character to rob, not the Shaman, then move 1 or 2. When it is called, you get all its player’s gems. If nobody has it, or you do, nothing happens.
    .refused = You cannot rob the { $target }. Choose another character.
LT5-3 = Seer: look secretly at two chance tokens on the track, swap them if you like, then move 1 or 2.
    .space = Space { $space } is not a chance space. Choose chance spaces only.
    .count = Choose { $need ->
        [one] one token
       *[other] { $need } different tokens
    }.
    .looked = Enter the spaces you have just looked at.
    .swap = You need two tokens for a swap.
    .beyond = Space { $space } is behind the finish, space { $finish }, and has no token. Choose chance spaces before it.
LT5-4 = Priest: pay 2 gems and go to the next temple, or stay where you are.
    .gems = That costs { $need } gems and you have { $have ->
        [0] none
        [one] only one
       *[other] { $have }
    }. You can only stay.
    .none = There is no temple ahead of you. You can only stay.
LT5-5 = Elder: pay 2 gems and go to the next village, or stay where you are.
    .gems = That costs { $need } gems and you have { $have ->
        [0] none
        [one] only one
       *[other] { $have }
    }. You can only stay.
    .none = There is no village between you and the finish, space { $finish }. You can only stay, and you pay nothing.
LT5-6 = Craftsman: take a machete if there is one left, then move 1 or 2.
LT5-7 = Scout: pay any number of gems, even none, and move that many spaces.
    .refused = You cannot pay { $need }: you have { $have ->
        [0] no gems
        [one] only one gem
       *[other] only { $have } gems
    }. Pay what you have, or less.
LT5-8 = Canoe: pay all your gems and move two spaces for each, at most 20.
LT5-9 = Child: catch up with the nearest meeple ahead of you. If you are in the lead, you stay.
LT5-10 = “Move 1 or 2” means you must move one space or two, never none.
    .refused = You cannot move { $steps }. Choose 1 or 2.
LT6-1 = Passing a deep jungle costs a machete, and you must use one if you have it.
LT6-2 = Without a machete you stop on the jungle space. What you have paid stays paid.
LT6-3 = Landing exactly on a jungle space is free, and so is leaving it.
LT6-4 = Two jungles in one move take two machetes.
LT6-5 = Moving backwards through jungle is free.
LT6-6 = Nobody moves back past the first space. A meeple that does not move turns over no token.
LT6-7 = Any number of meeples may share a space.
LT6-8 = The first meeple to reach or pass the finish wins at once, even in the middle of a round.
LT6-9 = The Priest and the Elder never go past the finish, which counts as a temple. With 2 to 5 players the first great temple is an ordinary temple.
LT7-1 = If your move ends on a chance space, turn over the token there. Staying put or being swapped there does not count.
LT7-2 = A token says: take the idol next round, take 4 gems, pay 2 gems, go back 2, take a machete, go forward 3, or lose a machete. Do as much of it as you can.
LT7-3 = If a token moves you onto another chance space, you turn that one over too (your table can switch this off).
LT7-4 = Replace a used token from the reserve, then shuffle the used one back in.
    .refused = There is no “{ $token }” left in the reserve. Check the token again.
LT7-5 = Real tokens: you tell the app what you turned over. Tokens in the app: it shows them only to whoever may see them.
    .refused = The app has a different token on this space. Turn over the one in the app.
LT7-6 = There are 50 gems and 8 machetes, never more.
    .refused = { $held } with the players and { $left } in the bank are more than the { $total } in the box. Count again.

## The log: what happened

lost-temple-start-cards-dealt = In the order you sit, you start as { $characters }.
lost-temple-tokens-laid = The chance tokens are laid.
lost-temple-round-began = Round { $round }. { $idol } has the idol.
    .hidden = Round { $round }. There is a tie: who gets the idol?
lost-temple-idol-named = { $seat } gets the idol.
lost-temple-cards-set-aside = This round is played without { $up }.
    .hidden = No card is set aside face up.
lost-temple-card-picked = { $seat } takes the { $card }.
    .hidden = { $seat } has chosen a card.
lost-temple-card-buried = One card is put away unseen.
lost-temple-character-called = { $seat } is the { $character }.
    .hidden = Nobody is the { $character }.
lost-temple-meeples-swapped = { $shaman } and { $victim } swap places: the curse strikes.
lost-temple-gems-stolen = { $gems ->
    [0] { $thief } robs { $victim }, who has no gems.
    [one] { $thief } steals a gem from { $victim }.
   *[other] { $thief } steals { $gems } gems from { $victim }.
}
    .hidden = { $thief } steals all of { $victim }’s gems.
lost-temple-gem-taken = { $seat } takes { $gems ->
    [one] a gem
   *[other] { $gems } gems
} from the bank.
    .empty = The bank is empty, so { $seat } gets no gem.
lost-temple-character-cursed = { $seat } curses the { $target }.
lost-temple-character-robbed = { $seat } will rob the { $target }.
lost-temple-tokens-looked-at = { $seat } looks at the tokens on spaces { $spaces }.
lost-temple-tokens-swapped = { $seat } swaps the tokens on spaces { $spaces }.
lost-temple-gems-paid = { $seat } pays { $gems ->
    [0] no gems
    [one] a gem
   *[other] { $gems } gems
}.
lost-temple-gems-gained = { $gems ->
    [0] The bank is empty, so { $seat } gets no gems.
    [one] { $seat } gets a gem.
   *[other] { $seat } gets { $gems } gems.
}
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
lost-temple-meeple-moved = { $seat } moves from space { $start } to { $to }.
    .cut = { $seat } cuts through the jungle on { $cut } and moves from space { $start } to { $to }.
    .stopped = { $seat } moves from space { $start } but is stopped by the jungle on { $to }.
lost-temple-meeple-stayed = { $seat } stays put.
lost-temple-chance-reached = { $seat } lands on the chance space { $space }.
lost-temple-token-revealed = { $seat } turns over “{ $token }”.
lost-temple-idol-drawn = { $seat } will have the idol next round.
lost-temple-token-refilled = A new token lies on { $space }.
lost-temple-turn-ended = { $seat } ends the turn.
lost-temple-last-named = On the track nobody is behind { $seats }.
lost-temple-game-won = { $seat } reaches the great temple and wins!

## Corrections: what lies on the table ({ $after }) and what was believed before; .what names it where it is secret,
## .new and .gone are said where there was nothing, or is nothing now

lost-temple-corrected-round = This is round { $after }, not { $before }.
lost-temple-corrected-idol = { $after } has the idol, not { $before }.
    .new = { $after } has the idol.
    .gone = Nobody has the idol, not even { $before }.
lost-temple-corrected-drew = { $after } drew the idol token, not { $before }.
    .new = { $after } drew the idol token.
    .gone = Nobody drew an idol token, not even { $before }.
lost-temple-corrected-bank =
    The bank has { $after ->
        [0] no gems
        [one] { $after } gem
       *[other] { $after } gems
    }, not { $before }.
lost-temple-corrected-supply =
    The supply has { $after ->
        [0] no machetes
        [one] { $after } machete
       *[other] { $after } machetes
    }, not { $before }.
lost-temple-corrected-cursed = The curse is on the { $after }, not on the { $before }.
    .new = The curse is on the { $after }.
    .gone = Nobody is cursed, not even the { $before }.
lost-temple-corrected-robbed = The Thief robs the { $after }, not the { $before }.
    .new = The Thief robs the { $after }.
    .gone = Nobody is robbed, not even the { $before }.
lost-temple-corrected-hand = The cards being passed on are { $after }, not { $before }.
    .new = The cards being passed on are { $after }.
    .gone = No cards are being passed on.
    .what = the cards being passed on
lost-temple-corrected-up = This round is played without { $after }, not without { $before }.
    .new = This round is played without { $after }.
    .gone = No card lies face up this round.
lost-temple-corrected-down = Face down lie { $after }, not { $before }.
    .new = Face down lie { $after }.
    .gone = No card lies face down.
    .what = the cards lying face down
lost-temple-corrected-token = The token on space { $space } is “{ $after }”, not “{ $before }”.
    .what = the chance tokens on the track
lost-temple-corrected-tokens = The chance tokens on the track were corrected.
    .what = the chance tokens on the track
lost-temple-corrected-space = { $seat } is on space { $after }, not { $before }.
lost-temple-corrected-gems =
    { $seat } has { $after ->
        [0] no gems
        [one] { $after } gem
       *[other] { $after } gems
    }, not { $before }.
lost-temple-corrected-machetes =
    { $seat } has { $after ->
        [0] no machetes
        [one] { $after } machete
       *[other] { $after } machetes
    }, not { $before }.
lost-temple-corrected-characters = { $seat } has { $after }, not { $before }.
    .new = { $seat } has { $after }.
    .gone = { $seat } has no character.
    .what = which characters { $seat } has

## What can be wrong with a kit or a position of Lost Temple

flaw-finish-order = the finish for 6 to 8 players ({ $near }) must come before the one for 2 to 5 ({ $far })
flaw-finish-temple = the finish (space { $found }) is a temple and must be listed among the temples
flaw-space-twice = space { $found } is already listed under { $other }
flaw-start-gems = the start cards give up to { $found } gems, there are only { $expected }
flaw-round-start = a position always stands at the beginning of a round, so leave this out
flaw-app-tokens = is allowed only when the app deals the tokens (options.tokens = app)
flaw-app-tokens-light = in the simple version the app cannot deal the tokens; choose real tokens, or full detail
flaw-chance-spaces = each of the chance spaces { $expected } needs a token
flaw-token-count = more “{ $token }” tokens than the kit has

## Setting up, step by step

lost-temple-setup-board-far = Lay out the board. You race to the second great temple, space { $finish }.
lost-temple-setup-board-near = Lay out the board. With six or more you race to the first great temple, space { $finish }.
lost-temple-setup-meeples = Everybody takes the meeple of their colour ({ $count } in all).
lost-temple-setup-tokens = Mix the { $tokens } chance tokens face down. Put one on each of the { $spaces } chance spaces; the other { $rest } are the reserve.
lost-temple-setup-tokens-near = Mix the { $tokens } chance tokens face down. Put one on each of the { $spaces } chance spaces before the finish, none behind it; the other { $rest } are the reserve.
lost-temple-setup-tokens-away = Leave the { $tokens } chance tokens in the box: the app deals them.
lost-temple-setup-gems = Put the { $gems } gems beside the board. This is the bank.
lost-temple-setup-machetes = Put the { $machetes } machetes beside the gems.
lost-temple-setup-idol = Keep the idol at hand: in round 1 it goes to whoever is last on the track.
lost-temple-setup-start-cards = Shuffle the nine characters and deal one face up to each of the { $count } players, or let the app deal. The left number is your start space: put your meeple there. The right number is your gems. The Scout and the Child also get a machete.
    .paper = Shuffle the nine characters and deal one face up to each of the { $count } players. The left number is your start space: put your meeple there. The right number is your gems. The Scout and the Child also get a machete.
lost-temple-setup-cards-away = Put the character cards back in the box: you draft in the app.
lost-temple-setup-cards-stay = Gather the nine character cards again: you draft with them.
lost-temple-setup-light = Simple: you move your own pieces. The app runs the draft, calls the characters and remembers who is cursed or robbed.
lost-temple-setup-light-cards = Simple: you draft with the cards and move your own pieces. The app calls the characters and remembers who is cursed or robbed.
