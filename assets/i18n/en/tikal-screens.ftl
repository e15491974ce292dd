### Tikal on screens.

## Switches of the table; each value has a sentence of its own.

tikal-option-version = Version
tikal-option-version-basic = Basic
tikal-option-version-basic-about = Whoever’s turn it is draws a tile; you play one after another.
tikal-option-version-auction = Auction
tikal-option-version-auction-about = As many tiles as there are players are turned over; you bid points for which one to play and when.
tikal-option-exchange-once = One exchange a turn
tikal-option-exchange-once-on-about = You may exchange a treasure only once in a turn.
tikal-option-exchange-once-off-about = As long as your action points last, you may go on exchanging treasures.
