# What every copy has, what an owner told, and what a table learns while it plays.

## Refused: the kit does not tell this yet
X5 = Nobody has told yet what your copy shows here.
    .refused = The kit does not tell “{ $path }” yet. Tell it first, then go on.

## What is wrong with a file

flaw-untold = is not told yet; full detail needs it
