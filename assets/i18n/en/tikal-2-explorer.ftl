### The explorer of Tikal II on screens, and what a player has: keys, treasures, cards. { $at } is a space such as “c3”.

## A place that was tapped

t2-here = { $at } · { $room }
    .free = { $at } · no room yet
    .outside = Outside the temple
    .secret = Secret room
# Instead of a bonus that is not known yet
t2-untold = not known yet
t2-bonuses-untold = Its bonuses are not known yet.
t2-bonus-taken = { $name } has the bonus { $what }
t2-flag = { $name } has a flag here

## The way there. Places are such as “c3”.

t2-way-secret = secret room
t2-way-passage = by secret passage to { $place }
t2-takes = { $cards ->
    [0] { $count ->
        [one] The way takes a secret passage.
       *[other] The way takes { $count } secret passages.
    }
    [one] { $count ->
        [one] The way takes your card for a secret passage.
       *[other] The way takes { $count } secret passages, one of them by card.
    }
   *[other] The way takes { $count } secret passages, { $cards } of them by card.
}
# { $parts } are such as “2 for its doors and a bonus of 3”
t2-worth = { $points ->
    [one] 1 point now: { $parts }.
   *[other] { $points } points now: { $parts }.
}
t2-worth-none = It scores no points.
# { $what } are keys or passages: “a pink key or one more secret passage”
t2-lacks = Out of reach. You need { $what }.
t2-more-passages = { $count ->
    [one] one more secret passage
   *[other] { $count } more secret passages
}
t2-lacks-much = Out of reach: too much is missing.

## Buttons. { $what } is such as “7 + card”

t2-dig-do = Excavate
t2-back-do = Excavate and go back
t2-stay-do = Just go there
t2-brings = Brings { $what }

## Tent, rescue and cards, at any time of a turn

t2-right-tent = Explore with the tent
    .under = Once more, any time
t2-right-card = Explore with a card
    .under = Once more, any time
t2-tent-key = Key from the tent
    .under = Into the backpack
t2-tent-which = Which key do you take from the tent?
t2-rescue = Buy a key
    .under = For { $points } points
t2-rescue-which = Which key do you buy?
t2-play-key = The card brings a key: which one?
t2-play-remote = The card delivers without a seaplane
t2-leave = Not now
# Cards that lie there to be used
t2-laid = Laid out: { $cards }

## Deliveries

t2-deliver = Deliver after site { $site }?
    .remote = Which treasures do you deliver?
t2-deliver-laid = { $count ->
    [one] 1 treasure laid out
   *[other] { $count } treasures laid out
}
t2-deliver-none = You have no treasures to deliver.
t2-deliver-price = { $price } each, you have { $most }
    .most = { $price } each, at most { $most }
t2-deliver-points = { $count ->
    [one] 1 treasure for { $points }
   *[other] { $count } treasures for { $points }
}
t2-deliver-done = Lay them out
t2-deliver-do = Deliver them

## What is kept of the top three

t2-find-treasure = Which treasure do you keep?
t2-find-card = Which special card do you keep?
t2-find-open = Or take an open one:
t2-find-own = Only whoever found it can enter it.
t2-keep = Tap the one you keep.
t2-pile = Pile { $number }
t2-pile-left = { $count ->
    [one] 1 left
   *[other] { $count } left
}
t2-treasure-do = Keep a treasure
t2-card-do = Keep a special card
t2-turned-which = Which treasure is turned over instead?

## What a player has, behind the cover

t2-own = What I have
t2-own-counts = { $keys ->
    [0] No camp keys
    [one] 1 camp key
   *[other] { $keys } camp keys
}, { $treasures ->
    [0] no treasures
    [one] 1 treasure
   *[other] { $treasures } treasures
}, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}
t2-own-camp = Keys in my camp
t2-own-no-keys = None yet.
# { $sets } are the points of each set: “6 and 1”
t2-keys-score = { $count ->
    [one] { $points ->
        [one] It would score 1 point now.
       *[other] They would score { $points } points now.
    }
   *[other] They would score { $points } points now, in sets worth { $sets }.
}
t2-altars-score = And { $points } { $altars }.
t2-altars-unknown = What you get { $altars } depends on the others’ keys.
t2-own-treasures = My treasures
t2-own-no-treasures = None yet.
t2-own-treasure = { $count } × { $treasure }, price { $price }
t2-own-cards = My special cards
t2-own-no-cards = None yet.
t2-cards-play = Play a special card
t2-card-several = { $card } ({ $count })
t2-card-laid = { $count ->
    [one] Laid out. Tap to take it back.
   *[other] { $count } laid out. Tap to take them back.
}
# What each card does
t2-card-passage = Through a wall, or a door without its key.
t2-card-explore = Explore once more.
t2-card-plus-two = With a delivery: 2 more for each treasure.
t2-card-many-types = With a delivery: several types at once.
t2-card-key = A key of your choice, camp or backpack.
t2-card-remote = Deliver one type without a seaplane.
t2-card-forest = Cross the forest free.
# Cards kept for the final scoring
t2-card-end = { $points ->
    [0] Kept for the end: no points yet.
    [one] Kept for the end: 1 point so far.
   *[other] Kept for the end: { $points } points so far.
}
