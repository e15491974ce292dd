### Tikal II on screens: scorings and their receipts, round 2, the last turns, glances, the end.

## A scoring; after it the camp keys are hidden again

t2-scoring-round = Scoring after round { $round }
t2-step-camps = All camp keys, turned over
t2-step-sets = { $name }: sets of keys
t2-step-treasures = Treasures not delivered
t2-step-cards = Cards kept for the end
t2-step-total = Everybody’s points
t2-set = { $size ->
        [one] a single key
       *[other] { $size } colours
    }
# Of those with a flag at an altar.
t2-altar-won = { $count ->
        [one] Most keys there: { $names }.
       *[other] Tied for most keys: { $names }.
    }
    .alone = Only { $names } has a flag there.
# How many keys count at an altar, or are in somebody’s camp.
t2-keys = { $count ->
        [0] no keys
        [one] 1 key
       *[other] { $count } keys
    }
t2-receipt-nothing = nothing scored

## Round 2 is prepared; $tiles are all action tiles in play

t2-step-second = Get ready for round 2
t2-second-keys = Everybody hides their camp keys again.
t2-second-direction = Play now goes anticlockwise. The river still runs clockwise.
t2-second-first = Whoever had the last turn starts.
    .who = { $name } had the last turn and starts.
t2-second-pirogues = All pirogues go back to the start site.
t2-second-tents = Everybody gets the tent back.
t2-second-explorers = Explorers stay where they are.
t2-second-tiles = Shuffle all { $tiles } action tiles and put them on the sites again, as before round 1.

## The last special turn, and what was kept alone

t2-last-about = One after another, each of you may explore once more, with cards but without the tent. Then comes the final scoring.
t2-kept = What is left?
t2-kept-about = Show what you still have. From now on it lies open.
t2-kept-cards = { $count ->
        [0] No special cards to show
       *[other] Special cards: { $told } of { $count }
    }
t2-kept-do = Enter it
t2-kept-waiting = not entered yet
t2-kept-told = entered

## Always one tap away

t2-next = Next is { $name }.
    .scoring = Next comes the scoring of keys and altars.
    .last = Next come the last special turns, beginning with { $name }.
    .final = Next comes the final scoring.
t2-now-about = Camp keys are hidden, so nobody knows who gets the 3 points of an altar. Marks show who has a flag there; tap an altar to see it in the temple.
t2-now-nobody = Nobody has a flag at an altar yet.
# For ears: an altar, and who has a flag there.
t2-now-altar = { $altar }, with flags: { $names }
t2-now-own = What you would score
t2-now-alone = Only you have a flag there.
# $names have a flag there too, $count are the own keys that count.
t2-now-shared = { $count ->
        [0] You have no key for it.
        [one] You have 1 key for it.
       *[other] You have { $count } keys for it.
    } Also there: { $names }.
t2-now-sum = Keys and altars now: { $points }
    .between = Keys and altars now: { $least } to { $most }
t2-now-end = At the end with treasures and cards: { $points }
    .between = At the end with treasures and cards: { $least } to { $most }
    .unknown = { $treasures ->
        [0] Only you know what your cards are worth at the end.
       *[other] At the end also { $treasures } for treasures, and what your cards are worth.
    }
t2-left-keys = Keys in the stock
t2-left-heaps = Secret passages, special cards, light-coloured rooms, action tiles
t2-left-passage = secret passages
t2-left-card = special cards
t2-left-room = light-coloured rooms
t2-left-tile = action tiles
t2-left-piles = Treasures in the piles
t2-left-pile = pile of treasures
t2-left-altars = Sanctuaries not placed yet
t2-left-delivered = Treasures delivered

## Everybody’s things, for ears

t2-things = { $name } has { $passages ->
        [0] no secret passages
        [one] 1 secret passage
       *[other] { $passages } secret passages
    }, { $flags ->
        [0] no flags
        [one] 1 flag
       *[other] { $flags } flags
    } left, and hidden: { $camp ->
        [0] no camp keys
        [one] 1 camp key
       *[other] { $camp } camp keys
    }, { $treasures ->
        [0] no treasures
        [one] 1 treasure
       *[other] { $treasures } treasures
    } and { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }.

## The end: where points came from

t2-source-doors = Doors
t2-source-bonuses = Bonuses
t2-source-deliveries = Deliveries
t2-source-keys = Sets of keys
t2-source-altars = Altars
t2-source-treasures = Treasures not delivered
t2-source-cards = Special cards
t2-source-paid = Forest and bought keys
t2-source-added = Added on turns
t2-source-round = Round { $round }
