"""What a device keeps for itself: its language and its light. A reload must not forget them."""

import contextlib
from dataclasses import dataclass

import flet as ft

from model.language import best_language

APPEARANCES = ("light", "dark", "system")
_LANGUAGE, _APPEARANCE = "companion.language", "companion.appearance"


@dataclass(frozen=True)
class Preferences:
    lang: str = "en"
    appearance: str = "system"


async def recall(page: ft.Page) -> Preferences:
    """What was chosen on this device before; else the device's own language and light."""
    kept = {name: await _kept(name) for name in (_LANGUAGE, _APPEARANCE)}
    appearance = kept[_APPEARANCE] if kept[_APPEARANCE] in APPEARANCES else "system"
    return Preferences(best_language([kept[_LANGUAGE], *await _device_languages(page)]), str(appearance))


async def keep(preferences: Preferences) -> None:
    """A device that will not store anything still works; it just forgets."""
    with contextlib.suppress(Exception):
        await ft.SharedPreferences().set(_LANGUAGE, preferences.lang)
        await ft.SharedPreferences().set(_APPEARANCE, preferences.appearance)


async def _kept(name: str) -> str | None:
    with contextlib.suppress(Exception):
        value = await ft.SharedPreferences().get(name)
        return value if isinstance(value, str) else None
    return None


async def _device_languages(page: ft.Page) -> list[str | None]:
    with contextlib.suppress(Exception):
        info = await page.get_device_info()
        return [locale.language_code for locale in info.locales] if info else []
    return []
