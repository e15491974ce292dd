### Describing a copy of Lost Temple.

copy-lt-track = The track
copy-lt-track-about = Tap what each space is, in order, from space 1 up to the second great temple.
copy-lt-cards = The start cards
copy-lt-cards-about = What the corner of each character card shows: a space on the track, and gems.
copy-lt-tokens = The chance tokens
copy-lt-tokens-about = Only if the app deals them for you: how many of each kind lie in the box.

## Kinds of spaces, on keys: one short word each.

copy-lt-plain = Plain
copy-lt-temple = Temple
copy-lt-village = Village
copy-lt-jungle = Jungle
copy-lt-chance = Chance
copy-lt-great-temple = Great temple

## The keys

# On the last space or on the chosen one; a temple or a village may be a chance space too.
copy-lt-double = Double circle
copy-lt-great = Great temple
copy-lt-erase = Erase
# Another space before the chosen one.
copy-lt-insert = Insert
copy-lt-remove = Remove
copy-lt-next = What is space { $space }?
copy-lt-end = The track is described up to its end.
# Of a space that is told already.
copy-lt-chosen = What is space { $space } really?
# What a screen reader says of a space.
copy-lt-space = Space { $space }, { $what }
copy-lt-space-double = Space { $space }, { $what } with a double circle

## The cards

copy-lt-cards-first = First describe the track: the start spaces are tapped on it.
copy-lt-cards-all = All nine cards are described. Tap one to change it.
copy-lt-card-space = { $character }: tap the start space
copy-lt-card-gems = { $character }, space { $space }: how many gems?
# What a screen reader says of a card; $space is 0 and $gems −1 while they are not told.
copy-lt-card = { $character }, { $space ->
    [0] no space yet
   *[other] space { $space }
}, { $gems ->
    [open] gems still unknown
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
}

## The tokens

copy-lt-tokens-sum = { $have } of { $of } tokens, with the two idols

## What contradicts the rulebook

copy-lost-temple-jungle-count = There are three deep jungles on the board; you have { $found }.
copy-lost-temple-chance-fewer = Some of the 18 tokens are left over, so there are fewer than 18 chance spaces; you have { $found }.
copy-lost-temple-finish-temple = A great temple is a temple; space { $found } is something else here.
copy-lost-temple-finish-finish-order = A great temple cannot be the first space.
copy-lost-temple-space-twice = Space { $found } is two things here that do not go together.
copy-lost-temple-length-between = The track ends at the second great temple, space { $most }; yours goes on to { $found }.
copy-lost-temple-between = Space { $found } is not on your track; it ends at { $most }.
copy-lost-temple-start-space-between = { $part }: everybody starts before the first great temple, on space { $most } at the latest; you have space { $found }.
copy-lost-temple-start-gems-between = { $part }: there are { $most } gems in the box; you have { $found }.
copy-lost-temple-start-start-gems = There are { $expected } gems in the box; your cards give up to { $found } in all.
copy-lost-temple-tokens-sum = There are { $expected } tokens altogether; you have { $found }.
