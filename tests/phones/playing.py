"""What to tap next in Lost Temple, for phones that play on their own."""

from random import Random

from model.table.snapshot import Snapshot

COVER = "tap"


def next_taps(snapshot: Snapshot, rng: Random) -> tuple[int, list[tuple[str, str]]]:
    """The seat that acts, and the parts it taps one after the other: (identifier, event)."""
    if snapshot.phase == "call":
        return snapshot.keeper or 0, [("call", "click")]
    seat = snapshot.to_act[0]
    choices = {choice.do: choice for choice in snapshot.choices(seat) if choice.refused is None}
    do = rng.choice([name for name in choices if name != "won"])
    values = {arg.name: arg.values for arg in choices[do].args}
    click = "click"
    match do:
        case "pick":
            card = rng.choice(values["card"])
            return seat, [("hand", COVER), (f"card-{card}", click), ("take", click)]
        case "curse":
            return seat, [(f"target-{rng.choice(values['target'])}", click)]
        case "rob":
            return seat, [(f"target-{rng.choice(values['target'])}", click), (f"steps-{rng.choice((1, 2))}", click)]
        case "peek":  # nothing is chosen for the Seer
            spaces = rng.sample(values["spaces"], min(2, len(values["spaces"])))
            return seat, [*((f"space-{one}", click) for one in spaces), (f"steps-{rng.choice((1, 2))}", click)]
        case "advance":
            return seat, [(f"steps-{rng.choice((1, 2))}", click)]
        case "pay" if "gems" in values:
            return seat, [(f"gems-{rng.choice(values['gems'])}", click)]
        case "reveal" if "token" in values:
            return seat, [(f"token-{rng.choice(values['token'])}", click)]
    return seat, [(do, click)]
