"""The table's switches."""

from typing import Literal

from model.kernel import game


class Options(game.Options, frozen=True):
    draft: Literal["app", "cards"] = "app"
    """Whether phones draft or physical cards go round."""
    chain: bool = True
    """LT7.3: a token's own move that ends on a chance space turns up that token too."""
    tokens: Literal["table", "app"] = "table"
    """Whether the chance tokens are physical or dealt by the app (LT7.5)."""
