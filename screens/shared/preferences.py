"""What a device keeps for itself: language, light, size of type, sound. A reload must not forget them."""

import asyncio
import contextlib
from dataclasses import dataclass, fields, replace

import flet as ft

from model.language import best_language

APPEARANCES = ("light", "dark", "system")
_LANGUAGE, _APPEARANCE = "companion.language", "companion.appearance"


@dataclass(frozen=True)
class Preferences:
    lang: str = "en"
    appearance: str = "system"
    large: bool = False
    sound: bool = True
    vibration: bool = True
    awake: bool = True


SWITCHES = tuple(field.name for field in fields(Preferences) if field.type is bool or field.type == "bool")


def flipped(preferences: Preferences, name: str) -> Preferences:
    """
    >>> flipped(Preferences(), "large").large
    True
    """
    return replace(preferences, **{name: not getattr(preferences, name)})  # type: ignore[arg-type]


async def recall(page: ft.Page) -> Preferences:
    """What was chosen on this device before; else the device's own language and light."""
    names = (_LANGUAGE, _APPEARANCE, *(f"companion.{name}" for name in SWITCHES))
    languages, (lang_kept, light_kept, *switched) = await asyncio.gather(
        _device_languages(page), asyncio.gather(*map(remembered_text, names))
    )
    appearance = light_kept if light_kept in APPEARANCES else "system"
    lang = best_language([lang_kept, *languages])
    chosen = dict(zip(SWITCHES, switched, strict=True))
    return Preferences(lang, str(appearance), **{name: said == "on" for name, said in chosen.items() if said})


async def keep(preferences: Preferences) -> None:
    """A device that will not store anything still works; it just forgets."""
    await remember_text(_LANGUAGE, preferences.lang)
    await remember_text(_APPEARANCE, preferences.appearance)
    for name in SWITCHES:
        await remember_text(f"companion.{name}", "on" if getattr(preferences, name) else "off")


async def remembered_text(name: str) -> str | None:
    with contextlib.suppress(Exception):
        value = await ft.SharedPreferences().get(name)
        return value if isinstance(value, str) else None
    return None


async def remember_text(name: str, value: str) -> None:
    with contextlib.suppress(Exception):
        await ft.SharedPreferences().set(name, value)


async def _device_languages(page: ft.Page) -> list[str | None]:
    with contextlib.suppress(Exception):
        info = await page.get_device_info()
        return [locale.language_code for locale in info.locales] if info else []
    return []
