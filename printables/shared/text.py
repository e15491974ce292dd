"""Text measured before it is drawn: wrapped, shrunk down to a floor, never cut off."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct, structs

from model.signs import signs
from printables.shared.box import Box
from printables.shared.fonts import ASCENT, DESCENT, FACES, runs, unit_width
from printables.shared.items import Line, Run, Text
from printables.shared.scripts import as_read, joined, stretches, turned

STEP = 0.25
ICON_WIDTH = 1.08
SOFT = "\u00ad"
"""A soft hyphen: a long word may be broken here."""
T = TypeVar("T")


class TooLong(ValueError):
    """A text that does not fit its box even at the smallest size people can read."""


class Style(Struct, frozen=True):
    size: float = 9.5
    floor: float = 6.5
    face: str = "text"
    ink: str = "ink"
    align: str = "left"
    valign: str = "top"
    leading: float = 1.2
    marked: bool = False
    """Whether `*…*` is bold and `[gem]` an icon; never for people's names."""
    icons: str = ""
    """The folder of the inline icons."""
    anywhere: bool = False
    """Whether a word too wide for its box may be broken anywhere: for names and addresses people chose."""

    def at(self, **changes: object) -> "Style":
        return structs.replace(self, **changes)


class Piece(Struct, frozen=True):
    """Part of a word: letters of one face, or an icon."""

    face: str
    text: str
    icon: str = ""

    @property
    def width(self) -> float:
        return ICON_WIDTH if self.icon else unit_width(self.text, self.face)


Word = tuple[Piece, ...]


def fit(box: Box, text: str, style: Style) -> Text:
    """The text in the largest size that fits, from the style's size down to its floor."""
    size = style.size
    while size >= style.floor - 0.01:
        lines = _wrapped(text, box.w / size, style.face, style.marked, style.icons, style.anywhere)
        if lines is not None and _height(len(lines), size, style) <= box.h + 0.01:
            return _text(box, lines, size, style)
        size -= STEP
    raise TooLong(f"{text!r} in {box.w:.0f} × {box.h:.0f} at {style.floor}")


def height(text: str, width: float, style: Style) -> float:
    """How high the text stands at the style's own size; `TooLong` where a word is wider than the box."""
    lines = _wrapped(text, width / style.size, style.face, style.marked, style.icons, style.anywhere)
    if lines is None:
        raise TooLong(f"{text!r} in a width of {width:.0f} at {style.size}")
    return _height(len(lines), style.size, style)


def shrunk(sizes: Iterable[float], build: Callable[[float], T]) -> T:
    """What `build` makes at the first of these sizes at which everything fits."""
    trouble: TooLong | None = None
    for size in sizes:
        try:
            return build(size)
        except TooLong as error:
            trouble = error
    raise trouble or TooLong("no size")


def cut_to(name: str, width: float, style: Style) -> str:
    """As much of a name as there is room for, never cut in the middle of a sign."""
    letters = signs(name)
    for count in range(len(letters), 0, -1):
        said = name if count == len(letters) else "".join(letters[:count]).rstrip() + "…"
        if unit_width(said, style.face) * style.size <= width:
            return said
    return "…"


def down_from(size: float, floor: float) -> list[float]:
    """
    >>> down_from(8, 7.5)
    [8.0, 7.75, 7.5]
    """
    return [size - STEP * i for i in range(int((size - floor) / STEP) + 1)]


def ink_box(text: Text, index: int) -> Box:
    """Where the letters of a line are."""
    line = text.lines[index]
    box = text.box
    x = box.x
    if text.align != "left":
        room = box.w - line.width
        x += room if text.align == "right" else room / 2
    tall = _tall(len(text.lines), text.size, text.leading)
    y = box.y
    if text.valign != "top":
        y += (box.h - tall) / (1 if text.valign == "bottom" else 2)
    return Box(x, y + index * text.leading * text.size, line.width, (ASCENT + DESCENT) * text.size)


def base_line(text: Text, index: int) -> tuple[float, float]:
    """Where a line's first letter stands."""
    box = ink_box(text, index)
    return box.x, box.y + ASCENT * text.size


def words_of(text: Text) -> str:
    """What the text says, line by line."""
    return "\n".join("".join(run.text for run in line.runs) for line in text.lines)


def _tall(lines: int, size: float, leading: float) -> float:
    return ((lines - 1) * leading + ASCENT + DESCENT) * size


def _height(lines: int, size: float, style: Style) -> float:
    return _tall(lines, size, style.leading)


@lru_cache(maxsize=4096)
def _words(text: str, face: str, marked: bool, icons: str) -> tuple[tuple[Word, ...], ...]:
    """Paragraphs of words."""
    paragraphs = []
    for paragraph in joined(text).split("\n"):
        pieces = _pieces(paragraph, face, icons) if marked else [Piece(face, paragraph)]
        paragraphs.append(tuple(_split(pieces)))
    return tuple(paragraphs)


def _pieces(text: str, face: str, icons: str) -> list[Piece]:
    pieces = []
    bold = False
    for part in re.split(r"(\*|\[[a-z-]+\])", text):
        if part == "*":
            bold = not bold
        elif part.startswith("[") and part.endswith("]"):
            pieces.append(Piece(face, "", f"{icons}/{part[1:-1]}"))
        elif part:
            pieces.append(Piece("bold" if bold else face, part))
    return pieces


def _split(pieces: Sequence[Piece]) -> list[Word]:
    """At plain spaces only: what is bound by a no-break space stays together."""
    words: list[Word] = []
    word: list[Piece] = []
    for piece in pieces:
        if piece.icon:
            word.append(piece)
            continue
        parts = piece.text.split(" ")
        for index, part in enumerate(parts):
            if index:
                if word:
                    words.append(tuple(word))
                word = []
            if part:
                word.append(Piece(piece.face, part))
    if word:
        words.append(tuple(word))
    return words


@lru_cache(maxsize=8192)
def _wrapped(text: str, width: float, face: str, marked: bool, icons: str, anywhere: bool) -> list[list[Word]] | None:
    """Lines of words no wider than `width` (at size 1), or None where a word cannot be."""
    lines: list[list[Word]] = []
    space = unit_width(" ", face)
    for words in _words(text, face, marked, icons):
        line: list[Word] = []
        used = 0.0
        queue = list(words)
        while queue:
            word = queue.pop(0)
            wide = _wide(word)
            gap = space if line else 0.0
            if used + gap + wide <= width + 1e-6:
                line.append(_whole(word))
                used += gap + wide
                continue
            begun, rest = _broken(word, width - used - gap)
            if not begun and not line and anywhere:
                begun, rest = _cut(word, width)
            if begun:
                line.append(begun)
                queue.insert(0, rest)
            elif line:
                queue.insert(0, word)
            else:
                return None
            lines.append(line)
            line, used = [], 0.0
        lines.append(line)
    return lines


def _wide(word: Word) -> float:
    return sum(piece.width for piece in _whole(word))


def _whole(word: Word) -> Word:
    return tuple(Piece(p.face, p.text.replace(SOFT, ""), p.icon) for p in word)


def _broken(word: Word, room: float) -> tuple[Word, Word]:
    """As much of a word with soft hyphens as fits, and the rest."""
    if len(word) != 1 or SOFT not in word[0].text:
        return (), word
    parts = word[0].text.split(SOFT)
    for count in range(len(parts) - 1, 0, -1):
        begun = Piece(word[0].face, "".join(parts[:count]) + "-")
        if begun.width <= room:
            return (begun,), (Piece(word[0].face, SOFT.join(parts[count:])),)
    return (), word


def _cut(word: Word, room: float) -> tuple[Word, Word]:
    """As many letters as fit, and the rest."""
    first = word[0]
    if first.icon:
        return (), word
    letters = signs(first.text)
    for count in range(len(letters), 0, -1):
        begun = Piece(first.face, "".join(letters[:count]))
        if begun.width <= room + 1e-6:
            rest = (Piece(first.face, "".join(letters[count:])),) if count < len(letters) else ()
            return (begun,), (*rest, *word[1:])
    return (), word


def _text(box: Box, lines: list[list[Word]], size: float, style: Style) -> Text:
    set_lines = tuple(_line(words, size, style.face) for words in lines)
    return Text(box, set_lines, size, style.leading, style.ink, style.align, style.valign)


def _line(words: list[Word], size: float, face: str) -> Line:
    placed: list[Run] = []
    x = 0.0
    for index, word in enumerate(_as_read(words)):
        if index:
            placed.append(Run(FACES[face], " ", x))
            x += unit_width(" ", face) * size
        for piece in word:
            if piece.icon:
                placed.append(Run("", "", x, piece.icon))
            else:
                at = x
                for name, letters in runs(piece.text, piece.face):
                    placed.append(Run(name, letters, at))
                    at += unit_width(letters, piece.face) * size
            x += piece.width * size
    return Line(_joined(placed), x)


def _as_read(words: list[Word]) -> list[Word]:
    """The words of a line from left to right; those of a name that runs the other way are turned round together."""
    if not any(turned(piece.text) for word in words for piece in word):
        return words
    read: list[Word] = []
    for stretch, turns in stretches(words, ["".join(piece.text for piece in word) for word in words]):
        if not turns:
            read += stretch
            continue
        text = " ".join("".join(piece.text for piece in word) for word in stretch)
        read += [(Piece(stretch[0][0].face, part),) for part in as_read(text).split(" ")]
    return read


def _joined(placed: list[Run]) -> tuple[Run, ...]:
    """Neighbours of one typeface in one piece: shorter documents, text that is easy to select."""
    joined: list[Run] = []
    for run in placed:
        if joined and joined[-1].font == run.font and not run.icon and not joined[-1].icon:
            joined[-1] = Run(run.font, joined[-1].text + run.text, joined[-1].x)
        else:
            joined.append(run)
    return tuple(joined)
