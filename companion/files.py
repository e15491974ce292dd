"""Reading what people hand us and writing what they ask for; whatever goes wrong is one line."""

import os
import stat
import sys
import tempfile
import unicodedata
from pathlib import Path
from typing import NoReturn

import typer

from model.language import Texts

LARGEST_MB = 64
BAD_INPUT = 2


class Unusable(Exception):
    """A file that cannot be used; the words are ready."""


def one_line(message: str) -> str:
    """Printable in one line, whatever a file is called."""
    plain = " ".join(message.encode("utf-8", "replace").decode().split())
    return "".join("\ufffd" if unicodedata.category(letter) == "Cc" else letter for letter in plain)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    """Says why and ends; several lines only where each is a fault of its own."""
    for line in message.splitlines():
        typer.echo(one_line(line), err=True)
    raise typer.Exit(code)


def read(file: str, texts: Texts) -> bytes:
    """The file's bytes, or standard input for `-`."""
    try:
        if file == "-":
            data = sys.stdin.buffer.read(LARGEST_MB * 1_000_000 + 1)
        else:
            with open(file, "rb") as opened:
                data = opened.read(LARGEST_MB * 1_000_000 + 1)
    except (OSError, ValueError) as error:
        raise Unusable(texts.say("command-unreadable", file=file, problem=_problem(error))) from None
    if len(data) > LARGEST_MB * 1_000_000:
        raise Unusable(texts.say("command-too-large", file=file, most=LARGEST_MB))
    return data


def write(file: Path, data: bytes, texts: Texts, force: bool = False, private: bool = True) -> None:
    """Whole or not at all; an existing file only by force. What is not `private` may be read by whoever may read the
    files that its owner makes."""
    draft = ""
    try:
        if file.exists() and not force:
            raise Unusable(texts.say("command-exists", file=str(file)))
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as new:
            draft = new.name
            new.write(data)
        if not private:
            os.chmod(draft, _usual_mode(file))
        os.replace(draft, file)
    except (OSError, ValueError) as error:
        if draft:
            Path(draft).unlink(missing_ok=True)
        raise Unusable(texts.say("command-unwritable", file=str(file), problem=_problem(error))) from None


def _usual_mode(file: Path) -> int:
    """As it is, or as any new file has it."""
    if file.exists():
        return stat.S_IMODE(file.stat().st_mode)
    mask = os.umask(0)
    os.umask(mask)
    return 0o666 & ~mask


def hand_out(data: bytes, file: Path | None, texts: Texts, force: bool) -> None:
    """Into the file; onto the screen where there is none."""
    if file:
        write(file, data, texts, force)
    else:
        typer.echo(data, nl=False)


def _problem(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
