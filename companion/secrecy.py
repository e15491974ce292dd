"""The secret that the hosts of one database share: in a file, or in the environment; never in the database."""

import os
from pathlib import Path

from companion.files import Unusable, read
from model.language import Texts
from model.table.secret import BYTES, Secret

VARIABLE, IN_A_FILE = "COMPANION_SECRET", "COMPANION_SECRET_FILE"


def shared_secret(file: Path | None, said: Texts) -> Secret | None:
    """The one in the file, else in the variable; None where neither is given: the host has its own."""
    name = str(file) if file else os.environ.get(IN_A_FILE, "")
    text = read(name, said) if name else os.environ.get(VARIABLE, "").encode()
    if not name and not text:
        return None
    secret = Secret.given(text)
    if secret is None:
        raise Unusable(said.say("command-short-secret", file=name or VARIABLE, least=BYTES))
    return secret
