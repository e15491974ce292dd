"""Every rule id of Tikal II; each has its words in every language and a test that names it."""

_NUMBERS = {
    "T2.1": range(1, 6), "T2.2": range(1, 6), "T2.3": range(1, 9), "T2.4": range(1, 11), "T2.5": range(1, 14),
    "T2.6": range(1, 5), "T2.7": range(11), "T2.8": range(1, 4), "T2.9": range(1, 6), "T2.10": range(1, 3),
}  # fmt: skip

RULES = tuple(f"{part}.{number}" for part, numbers in _NUMBERS.items() for number in numbers)
