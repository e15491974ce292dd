"""A text as a QR code: only the dark and light modules; screens and sheets draw them."""

from qrcode.constants import ERROR_CORRECT_M
from qrcode.main import QRCode

Matrix = tuple[tuple[bool, ...], ...]


def qr_matrix(text: str) -> Matrix:
    """Row by row, dark is true, without the quiet edge of four modules that a reader needs around it.

    >>> len(qr_matrix("http://192.168.1.20:8550/j/abc"))
    29
    """
    code: QRCode = QRCode(error_correction=ERROR_CORRECT_M, border=0)
    code.add_data(text)
    code.make(fit=True)
    return tuple(tuple(bool(cell) for cell in row) for row in code.get_matrix())
