### Switches that every game has, and what a switch is set to. A game’s own words come first, where it has some.

option-detail = How much the app follows
option-detail-full = Full
option-detail-full-about = The app follows every piece and checks every move.
option-detail-light = Simple
option-detail-light-about = You move and count your pieces yourselves; the app leads you through the game and works out the scorings.
option-first = Who starts
option-on = Yes
option-off = No
