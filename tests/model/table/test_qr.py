"""QR codes are decoded back."""

import pytest
import zxingcpp
from PIL import Image

from model.table.qr import qr_matrix


@pytest.mark.parametrize("text", ["a", "http://192.168.1.20:8550/j/abc", "ä" * 40, "x" * 600])
def test_decoded_back(text):
    matrix = qr_matrix(text)
    side = len(matrix)
    assert all(len(row) == side for row in matrix)
    image = Image.new("L", (side + 8, side + 8), 255)
    for y, row in enumerate(matrix):
        for x, dark in enumerate(row):
            if dark:
                image.putpixel((x + 4, y + 4), 0)
    [found] = zxingcpp.read_barcodes(image.resize((4 * (side + 8),) * 2, Image.Resampling.NEAREST))
    assert found.text == text
