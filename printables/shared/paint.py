"""The painter: puts measured things on paper and decides nothing. The same leaflet gives the same bytes."""

import io
from collections.abc import Iterable
from functools import cache

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas
from reportlab.pdfgen.pathobject import PDFPathObject

from model.table.colours import ink as player_ink
from printables.shared.box import Box
from printables.shared.fonts import FACES, font
from printables.shared.ink import rgb
from printables.shared.items import Bookmark, Code, Icon, Item, Leaflet, Mark, Panel, Stroke, Text, Turned
from printables.shared.paths import Segment, segments
from printables.shared.shapes import OUTLINES
from printables.shared.svg import Drawing, drawing
from printables.shared.text import ICON_WIDTH, base_line

AUTHOR = "Temple Companion"
WRITTEN: dict[tuple[str, bool], tuple[str, ...]] = {}
"""Icons as a PDF has them, in colours and without: a few hundred at most."""
rl_config.useA85 = 0  # binary streams: smaller, and twice as fast to write


def paint(leaflet: Leaflet) -> bytes:
    """The leaflet as a PDF."""
    file = io.BytesIO()
    font(FACES["text"])
    canvas = Canvas(file, invariant=1, pageCompression=1, lang=leaflet.lang, initialFontName=FACES["text"])
    canvas.setTitle(leaflet.title)
    canvas.setAuthor(AUTHOR)
    canvas.setCreator(AUTHOR)
    canvas.setSubject(leaflet.title)
    canvas.setViewerPreference("DisplayDocTitle", "true")
    if leaflet.duplex:
        canvas.setViewerPreference("Duplex", "DuplexFlipLongEdge")
    painter = Painter(canvas, leaflet.mono)
    for page in leaflet.pages:
        canvas.setPageSize((page.paper.width, page.paper.height))
        painter.tall = page.paper.height
        painter.paint(page.items)
        canvas.showPage()
    if painter.marks:
        canvas.showOutline()
    canvas.save()
    return file.getvalue()


class Painter:
    """Page by page: coordinates count from the top left corner here and from the bottom left in a PDF."""

    def __init__(self, canvas: Canvas, mono: bool) -> None:
        self.canvas = canvas
        self.mono = mono
        self.tall = 0.0
        self.marks = 0
        self.drawn: dict[str, str] = {}
        """Icons of this document that are there already, to be used again."""

    def paint(self, items: Iterable[Item]) -> None:
        for item in items:
            getattr(self, f"_{type(item).__name__.lower()}")(item)

    def _panel(self, panel: Panel) -> None:
        canvas, box = self.canvas, panel.box
        self._pen(panel.fill, panel.line, panel.width, panel.dash)
        fill, stroke = int(bool(panel.fill)), int(bool(panel.line))
        y = self.tall - box.bottom
        if panel.oval:
            canvas.ellipse(box.x, y, box.right, y + box.h, stroke=stroke, fill=fill)
        elif panel.radius:
            canvas.roundRect(box.x, y, box.w, box.h, panel.radius, stroke=stroke, fill=fill)
        else:
            canvas.rect(box.x, y, box.w, box.h, stroke=stroke, fill=fill)

    def _stroke(self, stroke: Stroke) -> None:
        self._pen(stroke.fill, stroke.line, stroke.width, stroke.dash)
        path = self.canvas.beginPath()
        for index, (x, y) in enumerate(stroke.points):
            (path.lineTo if index else path.moveTo)(x, self.tall - y)
        if stroke.closed:
            path.close()
        self.canvas.drawPath(path, stroke=int(bool(stroke.line)), fill=int(bool(stroke.fill)))

    def _text(self, text: Text) -> None:
        self.canvas.setFillColorRGB(*rgb(text.ink, self.mono))
        words = self.canvas.beginText()
        icons = []
        for index, line in enumerate(text.lines):
            x, y = base_line(text, index)
            for run in line.runs:
                if run.icon:
                    side = text.size * ICON_WIDTH
                    icons.append(Icon(Box(x + run.x, y - side * 0.82, side, side), run.icon))
                else:
                    words.setTextOrigin(x + run.x, self.tall - y)
                    words.setFont(run.font, text.size)
                    words.textOut(run.text)
        self.canvas.drawText(words)
        self.paint(icons)

    def _icon(self, icon: Icon) -> None:
        picture = drawing(icon.name)
        scale = min(icon.box.w / picture.w, icon.box.h / picture.h)
        x, y = icon.box.cx - picture.w * scale / 2, icon.box.cy + picture.h * scale / 2
        self.canvas.saveState()
        self.canvas.transform(scale, 0, 0, scale, x, self.tall - y)
        if all(brush.opacity == 1 for brush in picture.brushes):
            self.canvas.doForm(self._form(icon.name, picture))
        else:
            self._brushes(icon.name, picture)
        self.canvas.restoreState()

    def _form(self, name: str, picture: Drawing) -> str:
        """The icon as a form: painted once, however often it is shown."""
        if name not in self.drawn:
            self.drawn[name] = f"icon{len(self.drawn)}"
            self.canvas.beginForm(self.drawn[name], 0, 0, picture.w, picture.h)
            self._written(name, picture)
            self.canvas.endForm()
        return self.drawn[name]

    def _written(self, name: str, picture: Drawing) -> None:
        """A form begins with a state of its own: what is written into it is the same in every document."""
        if (name, self.mono) not in WRITTEN:
            self._brushes(name, picture)
            WRITTEN[name, self.mono] = tuple(self.canvas._code)
        else:
            self.canvas._code.extend(WRITTEN[name, self.mono])

    def _brushes(self, name: str, picture: Drawing) -> None:
        alpha = 1.0
        for brush, path in zip(picture.brushes, _outlines(name), strict=True):
            self._pen(brush.fill, brush.line, brush.width, ())
            if brush.opacity != alpha:
                alpha = brush.opacity
                self.canvas.setFillAlpha(alpha)
                self.canvas.setStrokeAlpha(alpha)
            self.canvas.setLineCap(int(brush.round_ends))
            self.canvas.setLineJoin(int(brush.round_ends))
            mode = 0 if brush.even_odd else 1
            self.canvas.drawPath(path, stroke=int(bool(brush.line)), fill=int(bool(brush.fill)), fillMode=mode)

    def _mark(self, mark: Mark) -> None:
        box = mark.box.square()
        self._pen(player_ink(mark.colour), "ink", max(0.5, box.w * 0.045), ())
        path = _path(segments(OUTLINES[mark.shape]), box.x, box.y, box.w / 100, self.tall)
        self.canvas.drawPath(path, stroke=1, fill=1, fillMode=0)

    def _code(self, code: Code) -> None:
        """Dark modules row by row, neighbours in one rectangle; four modules of white around."""
        box = code.box.square()
        side = box.w / (len(code.matrix) + 8)
        self.canvas.setFillColorRGB(1, 1, 1)
        self.canvas.rect(box.x, self.tall - box.bottom, box.w, box.h, stroke=0, fill=1)
        self.canvas.setFillColorRGB(0, 0, 0)
        path = self.canvas.beginPath()
        for row, cells in enumerate(code.matrix):
            for start, length in dark_runs(cells):
                x = box.x + (start + 4) * side
                path.rect(x, self.tall - box.y - (row + 5) * side, length * side, side)
        self.canvas.drawPath(path, stroke=0, fill=1)

    def _turned(self, turned: Turned) -> None:
        self.canvas.saveState()
        self.canvas.translate(2 * turned.box.cx, 2 * (self.tall - turned.box.cy))
        self.canvas.rotate(180)
        self.paint(turned.items)
        self.canvas.restoreState()

    def _bookmark(self, bookmark: Bookmark) -> None:
        key = f"mark{self.marks}"
        self.marks += 1
        self.canvas.bookmarkHorizontal(key, 0, self.tall - bookmark.y)
        self.canvas.addOutlineEntry(bookmark.title, key, level=bookmark.level)

    def _pen(self, fill: str, line: str, width: float, dash: tuple[float, ...]) -> None:
        if fill:
            self.canvas.setFillColorRGB(*rgb(fill, self.mono))
        if line:
            self.canvas.setStrokeColorRGB(*rgb(line, self.mono))
            self.canvas.setLineWidth(width)
            self.canvas.setDash(list(dash))


@cache
def _outlines(name: str) -> tuple[PDFPathObject, ...]:
    """A drawing's lines as a PDF has them: the same in every document."""
    picture = drawing(name)
    return tuple(_path(brush.outline, -picture.x, -picture.y, 1, picture.h) for brush in picture.brushes)


def _path(outline: Iterable[Segment], x: float, y: float, scale: float, tall: float) -> PDFPathObject:
    path = PDFPathObject()
    for kind, points in outline:
        at = [tall - y - n * scale if i % 2 else x + n * scale for i, n in enumerate(points)]
        if kind == "M":
            path.moveTo(*at)
        elif kind == "L":
            path.lineTo(*at)
        elif kind == "C":
            path.curveTo(*at)
        else:
            path.close()
    return path


def dark_runs(cells: tuple[bool, ...]) -> list[tuple[int, int]]:
    """
    >>> dark_runs((True, True, False, True))
    [(0, 2), (3, 1)]
    """
    found: list[tuple[int, int]] = []
    for at, dark in enumerate(cells):
        if dark and found and sum(found[-1]) == at:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((at, 1))
    return found
