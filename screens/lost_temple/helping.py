"""What can be tapped for help, and the rules that explain it."""

CHARACTERS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")

RULES_OF = {
    **{name: f"LT5.{number}" for number, name in enumerate(CHARACTERS, 1)},
    "jungle": "LT6.1 LT6.2 LT6.3",
    "village": "LT5.5",
    "temple": "LT5.4 LT6.9",
    "finish": "LT1.1 LT6.8",
    "plain": "LT6.7",
    "chance": "LT7.1 LT7.2 LT7.3",
}
