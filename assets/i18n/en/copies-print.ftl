### What sheets and set-up lists say where nobody told how their copy is, and the sheets that show a copy itself.

## Setting up, as far as every copy is alike

lost-temple-setup-board-second = Lay out the board. You race to the second great temple.
lost-temple-setup-board-first = Lay out the board. With six or more you race to the first great temple.
lost-temple-setup-tokens-circles = Mix the { $tokens } chance tokens face down. Put one on every double circle; the rest beside the board are the reserve.
lost-temple-setup-tokens-near-circles = Mix the { $tokens } chance tokens face down. Put one on every double circle before the finish, none behind it; the rest beside the board are the reserve.
lost-temple-setup-start-cards-own = Shuffle the nine characters and deal one face up to each of the { $count } players. As your card shows: the left number is your start space, put your meeple there; the right number is your gems. The Scout and the Child also get a machete.
tikal-2-setup-tiles-three-picture = Take out the { $out } action tiles with a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites: as many on each as the rulebook’s picture for 3 players shows.
tikal-2-setup-tiles-two-picture = Take out the { $out } action tiles with a 3 or a 4 on the back. Shuffle the other { $tiles } and put them face up on the sites: as many on each as the rulebook’s picture for 2 players shows.

## Sketches without a copy

lt-print-sketch = Only a sketch: your board shows the bends and every space.
lt-print-sketch-start = Start
lt-print-sketch-first = First great temple
lt-print-sketch-second = Second great temple
lt-print-legend-circle = chance space
lt-print-legend-great = great temple
# Beside the number 18.
lt-print-tokens = tokens
lt-print-start-own = As your card shows: start space on the left, gems on the right.
t2-print-temple-untold = The temple has { $spaces } spaces. On { $rooms } of them a room is printed, two of each colour:
t2-print-sketch = Only a sketch: your board shows where rooms, forest and seaplanes lie.
tk-print-compare = The four printed spaces probably lie like this: compare with your board.

## The sheets that show a copy, and the form

print-sheet-kit = Your copy
print-sheet-kit-form = Blank form
kit-print-kit = Compare this with your board and your pieces. A line or an empty box: nobody has entered it yet. Correct in the app what differs.
kit-print-kit-form = Fill in with a pen what your board and your pieces show. Then enter it in the app: it knows your copy from then on.
# Under the sheet’s name, where else the copy’s own name stands.
kit-print-pen = What your copy shows
kit-print-invented = Invented board
kit-print-nobody = Not described yet
kit-print-flaws = This does not fit the rulebook. Look again:
kit-print-flaws-more = and { $count } more

## Lost Temple’s copy

lost-temple-kit-track = The track
lost-temple-kit-ring = Ring what each space is: temple, village, deep jungle or double circle. Nothing ringed is a plain space. A temple or village with a double circle gets two rings.
lost-temple-kit-length = Number of spaces
lost-temple-kit-far = Second great temple: space
lost-temple-kit-near = First great temple: space
lost-temple-kit-temples = Temples
lost-temple-kit-villages = Villages
lost-temple-kit-jungle = Deep jungle
lost-temple-kit-chance = Double circles
lost-temple-kit-start = Start cards: space and gems
lost-temple-kit-tokens = Chance tokens
lost-temple-kit-tokens-when = How many of each; 18 in all. Only needed if the app deals them.
lost-temple-kit-colours = Players’ colours

## Tikal II’s copy

tikal-2-kit-spaces = The temple
tikal-2-kit-outline = Draw round the { $spaces } spaces of your temple.
tikal-2-kit-printed = Printed rooms, two of each colour
tikal-2-kit-room-bonus = On the right the bonus: points, cards, treasures.
tikal-2-kit-room-tick = Tick the sides with a door and ring the colour.
tikal-2-kit-space = Space
tikal-2-kit-river = The river
tikal-2-kit-river-how = Clockwise from the start site: what lies after each site (one forest, two seaplanes), and how many action tiles lie on it.
tikal-2-kit-wheel = The price wheel: treasures clockwise, and their prices
tikal-2-kit-price = Price
tikal-2-kit-light-rooms = Light-coloured rooms
tikal-2-kit-action-tiles = Action tiles
tikal-2-kit-tiles-back = In the corner the number on the back.
tikal-2-kit-tiles-ring = Ring what a tile shows, twice what it shows twice.
tikal-2-kit-sanctuaries = Sanctuaries: their bonuses
tikal-2-kit-treasure-room = Treasure room
tikal-2-kit-secret-rooms = Secret rooms: their bonuses
tikal-2-kit-cards = Special cards
tikal-2-kit-cards-how = How many of each there are; { $cards } in all.

## Tikal’s copy

tikal-kit-board = The board
tikal-kit-printed = The four printed spaces
tikal-kit-stones = Write in each box how many stepping stones lie on that side: none to three.
tikal-kit-stones-told = Count the stepping stones on every side of your board’s four spaces.
tikal-kit-space = Space
tikal-kit-value = Value
tikal-kit-treasures = The eight treasures, as you call them
tikal-kit-colours = Players’ colours
tikal-kit-tiles = The terrain tiles: letter on the back, temple’s value or number of masks

## The print screen: for which copy

printing-copy = Your copy
printing-copy-none = None described
printing-copy-sample = Invented board
