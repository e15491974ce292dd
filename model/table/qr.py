"""A QR code as a matrix: screens and sheets only draw it."""

from functools import lru_cache

import qrcode

Matrix = tuple[tuple[bool, ...], ...]


@lru_cache(maxsize=64)
def qr_matrix(text: str) -> Matrix:
    """Rows of dark (True) and light, without the quiet border around.

    >>> len(qr_matrix("http://192.168.1.5:8550/join/ABCDEF"))
    29
    """
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(dark) for dark in row) for row in code.get_matrix())


def in_a_terminal(matrix: Matrix) -> str:
    """Two rows a line in half blocks, light on dark with a border: phones read it off a black or a white terminal."""
    width = len(matrix[0]) + 4
    rows = [(False,) * width] * 2 + [(False, False, *row, False, False) for row in matrix] + [(False,) * width] * 2
    if len(rows) % 2:
        rows.append((False,) * width)
    blocks = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(blocks[pair] for pair in zip(top, low, strict=True))
        for top, low in zip(rows[::2], rows[1::2], strict=True)
    )
