"""A link that has ended while it was open: who ended it, where that is known. Nobody is put out without a word."""

from model.table.guest import HOST, Guest
from model.table.live import LiveTable
from model.table.notes import Note
from model.table.words import note_words
from screens.shared.look import Look

DESK_ENDS = ("handed-over", "reissued-host")


def why_ended(look: Look, live: LiveTable, came: Guest) -> str:
    ended = look.say("table-link-ended")
    note = next((note for note in reversed(live.shown.snapshot.notes) if _ends(live, came, note)), None)
    if note is None:
        return ended
    names, own = live.shown.snapshot.names, f"ended-{note.kind}"
    if look.words.has(own):
        return note_words(look.words, note, names, own)
    return f"{note_words(look.words, note, names)} {ended}"


def _ends(live: LiveTable, came: Guest, note: Note) -> bool:
    """Whether it was this that ended the guest's link."""
    if live.was_sent_away(came):
        return note.kind.startswith("sent-away") and note.device == came.device
    return note.kind in DESK_ENDS if came.holder == HOST else note.kind == "reissued" and str(note.seat) == came.holder
