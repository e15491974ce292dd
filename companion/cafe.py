"""`companion cafe`: the files for a house with several hosts, to be put where they belong."""

from typing import Annotated

import typer

from companion.asking import Force, Lang, Output, speak
from companion.files import Unusable, fail, hand_out
from model.locator import assets


def files() -> list[str]:
    """
    >>> files()
    ['companion-503.http', 'environment', 'haproxy.cfg', 'temple-companion@.service']
    """
    return sorted(file.name for file in (assets() / "cafe").iterdir())


def cafe(
    file: Annotated[str, typer.Argument(help=f"One of: {', '.join(files())}.")],
    output: Output = None,
    force: Force = False,
    lang: Lang = "",
) -> None:
    """Print a file for many tables on several hosts: the proxy's configuration, the systemd unit."""
    said = speak(lang)
    if file not in files():
        fail(said.say("command-no-file", found=file[:40], expected=files()))
    try:
        hand_out((assets() / "cafe" / file).read_bytes(), output, said, force=force)
    except Unusable as error:
        fail(str(error))
