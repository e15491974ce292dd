"""The page on which a copy's file is taken in: plain HTML in our looks, so that it works without the app."""

from html import escape

from model.language import Texts
from screens.shared import theme

FIELD = "file"

_PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>{title} · {app}</title>
<link rel="icon" type="image/svg+xml" href="/icons/temple.svg">
<style>{style}</style>
</head>
<body>
<header><img src="/icons/temple.svg" alt=""><span>{app}</span></header>
<main>
<h1>{title}</h1>
{trouble}<p>{about}</p>
<form method="post" enctype="multipart/form-data" action="{action}">
<label for="file">{label}</label>
<input id="file" type="file" name="{field}" accept=".json,application/json" required>
<button>{take}</button>
</form>
<a href="/copies">{back}</a>
</main>
</body>
</html>
"""

_STYLE = """
:root {{ color-scheme: light dark; {light} }}
@media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}
* {{ box-sizing: border-box; }}
body {{ margin: 0; background: var(--surface); color: var(--on-surface); font: 17px/1.5 system-ui, sans-serif; }}
header {{ display: flex; align-items: center; gap: 12px; padding: 14px 20px; background: {jungle}; color: {limestone};
  font-weight: 600; }}
header img {{ width: 32px; height: 32px; }}
main {{ max-width: 36rem; margin: 0 auto; padding: 20px; }}
h1 {{ font-size: 1.6rem; line-height: 1.25; margin: 8px 0 16px; }}
form {{ display: grid; gap: 14px; margin: 20px 0; padding: 20px; border-radius: {radius}px;
  background: var(--card); border: 1px solid var(--line); }}
label {{ font-weight: 600; }}
input {{ font: inherit; color: inherit; min-width: 0; width: 100%; min-height: 44px; padding: 8px 0; }}
::file-selector-button {{ font: inherit; min-height: 44px; padding: 6px 18px; margin-right: 12px; border-radius: 22px;
  border: 1px solid var(--line); background: var(--surface); color: inherit; cursor: pointer; }}
button {{ font: inherit; font-weight: 600; min-height: 48px; padding: 10px 20px; border: 0; border-radius: 24px;
  background: var(--primary); color: var(--on-primary); cursor: pointer; }}
a {{ display: inline-block; padding: 11px 0; color: var(--primary); }}
[role=alert] {{ padding: 14px 18px; border-radius: {radius}px; background: var(--error); color: var(--on-error);
  overflow-wrap: anywhere; }}
"""


def import_page(said: Texts, trouble: str = "", chosen: str = "") -> str:
    """`trouble` says why the last file was not taken in; `chosen` is a language that the page stays in."""
    alert = f'<p role="alert">{escape(trouble)}</p>\n' if trouble else ""
    return _PAGE.format(
        lang=said.lang,
        app=escape(said.say("home-title")),
        title=escape(said.say("copies-import-title")),
        about=escape(said.say("copies-import-about")),
        label=escape(said.say("copies-import-file")),
        take=escape(said.say("copies-import-take")),
        back=escape(said.say("copies-import-back")),
        trouble=alert,
        action=f"/copies/import?lang={escape(chosen)}" if chosen else "/copies/import",
        field=FIELD,
        style=_style(),
    )


def _style() -> str:
    light, dark = (_colours(scheme) for scheme in (theme.LIGHT, theme.DARK))
    looks = {"jungle": theme.JUNGLE, "limestone": theme.LIMESTONE, "radius": theme.RADIUS}
    return _STYLE.format(light=light, dark=dark, **looks)


def _colours(scheme: object) -> str:
    names = {
        "surface": "surface",
        "on-surface": "on_surface",
        "card": "surface_container_low",
        "line": "outline_variant",
        "primary": "primary",
        "on-primary": "on_primary",
        "error": "error",
        "on-error": "on_error",
    }
    return " ".join(f"--{name}: {getattr(scheme, colour)};" for name, colour in names.items())
