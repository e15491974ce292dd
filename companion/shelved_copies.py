"""The owner's copies in a backup: each with all its versions. A kit of an earlier backup is a first version, done."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from model.games import GAMES
from model.kernel.flaws import Flawed, decoded, flawed, shaped, short
from model.kernel.limits import LARGEST_RECORD, excess
from model.store import Copy, Store
from model.store.fresh import fresh_id, now

PLAIN_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Version(Struct, frozen=True, forbid_unknown_fields=True):
    """As it stands in a backup."""

    version: int
    name: str
    kit: dict[str, Any]
    done: bool
    created: str
    changed: str
    used: str


def packed_copy(versions: Sequence[Copy]) -> bytes:
    """The file of a copy; `Flawed` where one of its versions cannot be read: it would keep the others out."""
    kept = [
        Version(one.version, one.name, decoded(one.body), one.done, one.created, one.changed, one.used)
        for one in versions
    ]
    packed = msgspec.json.encode({"game": versions[0].game, "id": versions[0].id, "versions": kept})
    if len(packed) > LARGEST_RECORD:
        raise flawed("", "large", most=LARGEST_RECORD // 1_000_000)
    unpacked_copy(packed)
    return packed


def unpacked_copy(body: bytes) -> list[Copy]:
    """The versions of a copy. What was kept before is not judged by the rulebook: drafts are kept as they are."""
    raw = decoded(body)
    if not isinstance(raw, dict) or not isinstance(raw.get("game"), str) or raw["game"] not in GAMES:
        raise flawed("kit", "missing")
    if "versions" not in raw:
        return [_of_before(raw)]
    versions: list[Version] = shaped(raw["versions"], list[Version], "versions")
    copy_id = raw.get("id")
    if not isinstance(copy_id, str) or not PLAIN_ID.fullmatch(copy_id):
        raise flawed("id", "value", found=short(copy_id))
    if [one.version for one in versions] != list(range(1, len(versions) + 1)) or not versions:
        raise flawed("versions", "value", found=short([one.version for one in versions]))
    return [_copy(copy_id, raw["game"], one) for one in versions]


def new_here(store: Store, found: Iterable[Sequence[Copy]]) -> list[Sequence[Copy]]:
    """Those that the store does not have yet, each under an id that is free there."""
    here = {versions[0].id: _said(versions) for versions in store.histories()}
    new: list[Sequence[Copy]] = []
    for versions in found:
        said = _said(versions)
        if any(said <= known for known in here.values()):
            continue
        copy_id = fresh_id() if versions[0].id in here else versions[0].id
        here[copy_id] = said
        new.append([replace(one, id=copy_id) for one in versions])
    return new


def _said(versions: Sequence[Copy]) -> frozenset[tuple[str, int, str]]:
    """What it tells, version by version, however it is called and written down."""
    return frozenset((one.game, one.version, _plain(one.body)) for one in versions)


def _plain(body: str) -> str:
    try:
        return msgspec.json.encode(decoded(body), order="sorted").decode()
    except Flawed:
        return body


def _of_before(raw: dict[str, Any]) -> Copy:
    if not isinstance(raw.get("name"), str) or not isinstance(raw.get("kit"), dict):
        raise flawed("kit", "missing")
    at = now()
    return _copy(fresh_id(), raw["game"], Version(1, raw["name"], raw["kit"], True, at, at, at))


def _copy(copy_id: str, game: str, one: Version) -> Copy:
    flaw = excess(one.kit, "kit")
    if flaw is not None:
        raise Flawed(flaw)
    body = msgspec.json.encode(one.kit).decode()
    return Copy(copy_id, game, one.name, body, one.version, one.done, one.created, one.changed, one.used)
