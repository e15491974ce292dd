## Lost Temple’s log. Messages with $name are sentences; all others without a full stop are deeds, joined after the
## player’s name: “Ada is the Scout, pays 3 gems and moves from 5 to 8.”

lost-temple-the-shaman = the Shaman
    .object = the Shaman
lost-temple-the-thief = the Thief
    .object = the Thief
lost-temple-the-seer = the Seer
    .object = the Seer
lost-temple-the-priest = the Priest
    .object = the Priest
lost-temple-the-elder = the Elder
    .object = the Elder
lost-temple-the-craftsman = the Craftsman
    .object = the Craftsman
lost-temple-the-scout = the Scout
    .object = the Scout
lost-temple-the-canoe = the Canoe
    .object = the Canoe
lost-temple-the-child = the Child
    .object = the Child

# { $starts } is the next message
lost-temple-told-start = { $name } { $starts } with { $gems ->
        [0] no gems
        [one] a gem
       *[other] { $gems } gems
    }{ $machetes ->
        [0] {""}
       *[other] {" and a machete"}
    }.
    .untold = { $name } { $starts }.
lost-temple-told-starts = starts as the { $character } on space { $space }
    .untold = starts as the { $character }
lost-temple-told-round = Round { $round }
# After the round, in its heading
lost-temple-told-idol = { $name } has the idol
    .drawn = { $name } drew the idol
    .last = { $name } is last and has the idol
    .poorest = { $name } is last with the fewest gems and has the idol
    .kept = { $name } keeps the idol
    .named = { $name } has the idol
    .tied = a tie: who gets the idol?
lost-temple-told-aside = out this round: { $cards }
lost-temple-told-chosen = { $count ->
        [one] { $names } has chosen.
       *[other] { $names } have chosen.
    }
    .all = Everybody has chosen.
lost-temple-told-own = You took { $cards }.
lost-temple-told-nobody = Nobody is { $characters }.
lost-temple-told-is = is { $character }
lost-temple-told-curse-strikes = The curse strikes: { $shaman } and { $victim } swap places.
    .spaces = The curse strikes: { $shaman } and { $victim } swap places ({ $from } and { $to }).
    .same = The curse strikes, but { $shaman } and { $victim } stand on the same space ({ $from }).
lost-temple-told-stolen =
    .some = { $gems ->
        [one] { $thief } steals a gem from { $victim }.
       *[other] { $thief } steals { $gems } gems from { $victim }.
    }
    .none = { $thief } robs { $victim }, who has no gems.
    .all = { $thief } steals all of { $victim }’s gems.
lost-temple-told-bank-empty = The bank is empty, so { $name } gets no gem.
lost-temple-told-curses = curses { $target }
lost-temple-told-robs = will rob { $target }
lost-temple-told-looks = { $count ->
        [one] looks at the token on { $spaces }
       *[other] looks at the tokens on { $spaces }
    }
lost-temple-told-swaps = swaps them
    .spaces = swaps the tokens on { $spaces }
lost-temple-told-pays = { $gems ->
        [0] has no gems to pay
        [one] pays a gem
       *[other] pays { $gems } gems
    }
lost-temple-told-gets = { $gems ->
        [0] gets no gems
        [one] gets a gem
       *[other] gets { $gems } gems
    }
lost-temple-told-machete = takes a machete
    .none = finds no machete left
lost-temple-told-loses = loses a machete
    .none = has no machete to lose
lost-temple-told-cuts = { $machetes ->
        [one] uses a machete in the jungle on { $spaces }
       *[other] uses { $machetes } machetes in the jungle on { $spaces }
    }
lost-temple-told-moves = moves from { $start } to { $to }
    .temple = moves from { $start } to the temple on { $to }
    .village = moves from { $start } to the village on { $to }
    .stopped = moves from { $start } but is stopped by the jungle on { $to }
lost-temple-told-stays = stays put
lost-temple-told-draws-idol = draws the idol for the next round
# Where a line begins with it; the next message follows
lost-temple-told-turns-over = turns over the token on { $space }
lost-temple-told-chance =
    .idol = Chance: the idol next round.
    .gems = Chance: take 4 gems.
    .pay = Chance: pay 2 gems.
    .machete = Chance: take a machete.
    .lose-machete = Chance: lose a machete.
    .forward = Chance: go forward 3, to { $to }.
    .forward-cut = Chance: go forward 3, to { $to }, with { $machetes ->
        [one] a machete
       *[other] { $machetes } machetes
    } in the jungle.
    .forward-stopped = Chance: go forward 3, but the jungle on { $to } stops the way.
    .forward-stays = Chance: go forward 3, but there is no way.
    .back = Chance: go back 2, to { $to }.
    .back-stays = Chance: go back 2, but this is the first space.
    .no-machete = There is no machete left.
    .nothing-lost = There is no machete to lose.
lost-temple-told-short = { $gems ->
        [0] The bank is empty.
        [one] The bank has only one.
       *[other] The bank has only { $gems }.
    }
lost-temple-told-poor = { $gems ->
        [0] There are none to pay.
       *[other] There is only one to pay.
    }
lost-temple-told-won = { $name } reaches the great temple and wins!

## Why somebody stands farther on or back, beside the name and the number; what the log says of it is said so here too

lost-temple-why-swap = swaps places with { $name } by the Shaman’s curse, from { $start } to { $to }
lost-temple-why-token =
    .forward = goes forward by a chance token, from { $start } to { $to }
    .back = goes back by a chance token, from { $start } to { $to }
