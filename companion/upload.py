"""A file that a browser sends with a form."""

import re

from starlette.requests import Request

from model.signs import shortened

LONGEST_NAME = 60
_BOUNDARY = re.compile(r'multipart/form-data;.*boundary="?([^";,\s]{1,200})"?', re.IGNORECASE)
_FILE_NAME = re.compile(rb'filename="([^"]*)"')


class NoFile(Exception):
    """The form came without one."""


class TooLarge(Exception):
    """More than anybody's."""


async def uploaded(request: Request, field: str, most: int) -> tuple[str, bytes]:
    """The name and the bytes of the file in this field. What is too large is read to its end and forgotten, or the
    browser says that the connection broke instead of what we say."""
    body, size = bytearray(), 0
    async for chunk in request.stream():
        size += len(chunk)
        if size <= most + 2_000:  # with the form around it
            body += chunk
    boundary = _BOUNDARY.match(request.headers.get("content-type", ""))
    if size > len(body):
        raise TooLarge
    if boundary is None:
        raise NoFile
    return _part(bytes(body), boundary[1].encode("latin-1"), field)


def _part(body: bytes, boundary: bytes, field: str) -> tuple[str, bytes]:
    """
    >>> form = b'--x\\r\\nContent-Disposition: form-data; name="file"; filename="a.json"\\r\\n\\r\\n{}\\r\\n--x--\\r\\n'
    >>> _part(form, b"x", "file")
    ('a.json', b'{}')
    """
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary):
        head, _, content = part.partition(b"\r\n\r\n")
        if f'form-data; name="{field}"'.encode() in head:
            name = _FILE_NAME.search(head)
            if name is None or not name[1]:  # nothing was chosen
                raise NoFile
            return shortened(name[1].decode("utf-8", "replace"), LONGEST_NAME), content
    raise NoFile
