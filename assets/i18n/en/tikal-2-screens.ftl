### Tikal II on screens.

## Switches of the table; each value has a sentence of its own.

tikal-2-option-more-control = More control
tikal-2-option-more-control-on-about = Two piles and three open treasures: whenever you take a treasure, also by excavating, you may take an open one instead of looking at a pile.
tikal-2-option-more-control-off-about = Three piles of treasures, all face down.
tikal-2-option-short-game = Short game
tikal-2-option-short-game-on-about = Nobody has a tent.
tikal-2-option-short-game-off-about = Once a round everybody may use their tent.
tikal-2-option-open-memory = Log remembers camp keys
tikal-2-option-open-memory-on-about = The log goes on telling everybody which keys were seen going into a camp.
tikal-2-option-open-memory-off-about = Whoever saw a key go into a camp may remember it; the log does not repeat it to the others.
tikal-2-option-hidden = Treasures and cards
tikal-2-option-hidden-phones = On the phones
tikal-2-option-hidden-phones-about = Everybody enters what they keep; only their own phone shows it.
tikal-2-option-hidden-players = With the players
tikal-2-option-hidden-players-about = Everybody keeps them hidden in their hand and enters only what is delivered, played or left at the end.

## What has been seen, when the host undoes: said after “… has already seen”.

tikal-2-exposed-scoring = what a scoring has shown

## What is to be done by hand

tikal-2-hand-wheel = { $name } turns the price wheel clockwise { $steps ->
    [one] one step
   *[other] { $steps } steps
}.
    .you = Turn the price wheel clockwise { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
