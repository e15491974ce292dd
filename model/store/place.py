"""Where the store lies: a file of the user's, or the database an address names."""

import os
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from model.store.errors import StoreError
from model.store.private import private_database, private_folder

APP = "temple-companion"
FILE = "companion.sqlite"
POSTGRES = {"postgres", "postgresql"}


def place(url: str | None, data: Path | None) -> URL:
    """The address to open; without one, the file in `data` or in the user's data folder."""
    return _file(data_folder(data)) if url is None else _address(url)


def data_folder(data: Path | None) -> Path:
    """Where everything of this host lies that is no row of a database."""
    return data or user_data_path(APP, appauthor=False)


def where(url: URL) -> str:
    """The address as it may be shown: nobody's name, no password, no options."""
    if url.get_backend_name() == "sqlite":
        return url.database or ":memory:"
    return URL.create(url.drivername, host=url.host, port=url.port, database=url.database).render_as_string()


def _file(folder: Path) -> URL:
    try:
        private_folder(folder)
    except OSError as error:
        raise StoreError("store-not-writable", where=str(folder)) from error
    private_database(folder / FILE)
    return URL.create("sqlite", database=str(folder / FILE))


def _address(text: str) -> URL:
    url = _parsed(text)
    if url is None or _torn(url):
        # The text may hold a password anywhere: not even the parser's complaint is passed on.
        raise StoreError("store-bad-url")
    _made(url)
    return url.set(drivername="postgresql+psycopg") if url.drivername in POSTGRES else url


def _made(url: URL) -> None:
    """A file that is not there yet is made its owner's alone; of one that is there we do not know whose it is."""
    if url.get_backend_name() == "sqlite" and url.database and ":" not in url.database:
        file = Path(url.database)
        if file.parent.is_dir() and not os.path.exists(file):  # also where a name is too long to be one
            private_database(file)


def _parsed(text: str) -> URL | None:
    try:
        return make_url(text)
    except (ArgumentError, ValueError):
        return None


def _torn(url: URL) -> bool:
    """An `@` left over: one in the password was not escaped, and the rest of it would pass for the host."""
    return url.host is not None and any("@" in (part or "") for part in (url.host, url.database))
