"""Dresses Flet's first page: our scripts for a lost connection and for the wait, our icon, our colours."""

from model.locator import assets

_WEB = assets() / "web"
_FIRST = b"".join((_WEB / name).read_bytes() for name in ("chosen.js", "ahead.js"))
_AHEAD = b"<head>\n  <script>" + _FIRST + b"</script>"
"""Inside the page: a file of its own would come as late as what it asks for, and after the first picture."""
_HEAD = b"""  <script src="/web/reconnect.js"></script>
  <script src="/web/splash.js"></script>
  <script src="/web/attention.js"></script>
  <style>
    :root { --ground: #f2ecdf; }
    @media (prefers-color-scheme: dark) { :root { --ground: #101a14; } }
    :root[data-light=light] { --ground: #f2ecdf; }
    :root[data-light=dark] { --ground: #101a14; }
    html, body, #loading { background: var(--ground) !important; }
    #loading img { width: 128px !important; }
  </style>
</head>"""
_SWAPS = (
    (b'type="image/png" href="favicon.png"', b'type="image/svg+xml" href="/icons/temple.svg"'),
    (b"icons/loading-animation.png", b"/icons/temple.svg"),
    (b"</head>", _HEAD),
    (b"<head>", _AHEAD),
)


def dress(html: bytes) -> bytes:
    """The page with our things in it; a place that a later Flet no longer has is left alone.

    >>> b"reconnect.js" in dress(b"<head></head>")
    True
    """
    for old, new in _SWAPS:
        html = html.replace(old, new, 1)
    return html
