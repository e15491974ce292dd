"""What can be tapped for help, and the rules that explain it."""

CHARACTERS = ("shaman", "thief", "seer", "priest", "elder", "craftsman", "scout", "canoe", "child")
TOKENS = ("idol", "gems", "back", "pay", "machete", "forward", "lose-machete")

RULES_OF = {
    **{name: f"LT5.{number}" for number, name in enumerate(CHARACTERS, 1)},
    **{f"token-{name}": "LT7.2" for name in TOKENS},
    "idol-marker": "LT2.1 LT2.2 LT2.3 LT2.4",
    "gem": "LT4.3 LT7.6",
    "machete-tool": "LT6.1 LT6.2",
    "jungle": "LT6.1 LT6.2 LT6.3",
    "village": "LT5.5",
    "temple": "LT5.4 LT6.9",
    "finish": "LT1.1 LT6.8",
    "plain": "LT6.7",
    "chance": "LT7.1 LT7.2 LT7.3",
    "draft": "LT3.1 LT3.4",
    "calling": "LT4.1 LT4.2",
    "detail": "LT1.5",
    "draft-option": "LT3.2",
    "tokens-option": "LT7.5",
    "chain-option": "LT7.3",
}
