### People’s own copies: the list of them, and the frame of the editor in which one is described, step by step.

## The list

copies-title = Your copies
copies-about = What is printed on your boards and cards. You describe it once; it counts in every later game.
copies-new = Describe a copy
# About how long it takes to tell what a full game needs.
copies-new-under = about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}
copies-from = Start from another copy
copies-from-about = The new copy starts with everything described there. Then you change what differs on yours.
copies-bring = Bring in a file
copies-form = Print a blank form
# When a copy was last changed.
copies-changed = { $days ->
    [0] changed today
    [one] changed yesterday
   *[other] changed { $days } days ago
}
copies-rename = Rename
copies-name = Name of the copy
copies-name-keep = Save the name
copies-delete = Delete
copies-delete-about = { $name } is deleted with everything you described. Games that were started with it go on.
copies-delete-yes = Delete the copy

## How far a copy is

copy-step = Step { $number } of { $count }
copy-of = { $have } of { $of }
copy-so-far = { $have ->
    [0] nothing yet
   *[other] { $have } so far
}
copy-left = about { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} left
copy-enough = enough for a full game
copy-step-done = described

## Around a step

copy-next = Continue
copy-back = Back
# After the last step.
copy-last = To the overview
copy-all = All steps
copy-play = Start a game
copy-share = Share
copy-leave = Close
copy-optional = If you like
copy-optional-about = A full game can be played without it.

## What is wrong

# $what is one of flaw-….
copy-flaw = The rulebook says otherwise: { $what }.
copy-flaws-more = { $count ->
    [one] One more thing does not fit.
   *[other] { $count } more things do not fit.
}
# $what is one of flaw-….
copies-flaw = That cannot be: { $what }.
copy-not-kept = It could not be saved. { $why }
copy-gone = This copy is gone. Perhaps somebody deleted it on another device.

## Handing a copy on

share-title = Share
share-scan = Scan it with the other phone
share-scan-about = The file comes from this device, over your own network. On the other device open “Your copies” and bring the file in.
# What a screen reader says of the QR code.
share-code = QR code of the file’s address
share-file = Save the file
share-print = Print it to compare
share-print-about = The copy as you described it, to lay beside the real one.
