"""The players' shapes as outlines in a square of 100."""

OUTLINES = {
    "circle": "M8 50A42 42 0 1 1 92 50A42 42 0 1 1 8 50Z",
    "triangle": "M50 8L94 88H6Z",
    "star": "M50 4L62 36L96 38L69 59L79 92L50 73L21 92L31 59L4 38L38 36Z",
    "diamond": "M50 3L88 50L50 97L12 50Z",
    "square": "M13 13H87V87H13Z",
    "hexagon": "M27 10H73L96 50L73 90H27L4 50Z",
    "cross": "M72 7L93 28L72 50L93 72L72 93L50 72L28 93L7 72L28 50L7 28L28 7L50 28Z",
    "ring": "M8 50A42 42 0 1 1 92 50A42 42 0 1 1 8 50ZM30 50A20 20 0 1 0 70 50A20 20 0 1 0 30 50Z",
    "pentagon": "M50 6L95 40L78 92H22L5 40Z",
    "shield": "M12 10H88V50C88 74 70 88 50 96C30 88 12 74 12 50Z",
    "heart": "M50 92C18 66 6 50 6 32C6 18 16 9 28 9Q42 9 50 24Q58 9 72 9C84 9 94 18 94 32C94 50 82 66 50 92Z",
    "crescent": "M62 8A42 42 0 1 0 62 92A34 46 0 0 1 62 8Z",
    "drop": "M50 4C64 28 84 46 84 66A34 30 0 0 1 16 66C16 46 36 28 50 4Z",
}
"""All of `model.table.colours.SHAPES`, and no other."""
