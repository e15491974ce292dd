"""Hears what the other hosts of a PostgreSQL database tell; a connection that is lost is made anew."""

import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

from sqlalchemy import Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from model.store.channel import CHANNEL, Word, heard
from model.store.engine import connecting

log = logging.getLogger(__name__)
Hear = Callable[[Word | None], object]
"""None: something may have been missed, everything is to be asked for."""
LOOK_UP = 0.5
"""Seconds after which the thread looks whether it is to end."""
SOONEST, LATEST = 0.1, 5.0
"""Seconds until a lost connection is tried again, doubled each time."""


class Listener:
    """A thread with a connection of its own: `start()`, `stop()`."""

    def __init__(self, engine: Engine, hear: Hear) -> None:
        self._engine, self._hear = engine, hear
        self._ending = Event()
        self._thread = Thread(target=self._run, name="hears other hosts", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ending.set()
        with suppress(SQLAlchemyError), self._engine.begin() as connection:  # a word wakes it, else it looks up soon
            connection.execute(select(func.pg_notify(CHANNEL, "")))
        self._thread.join()

    def _run(self) -> None:
        pause = SOONEST
        while not self._ending.is_set():
            try:
                with self._connected() as connection:
                    log.debug("hears what other hosts tell")
                    pause = SOONEST
                    self._told(None)
                    self._listen(connection)
            except Exception as error:  # whatever a driver says of a connection that is gone
                log.warning("the database is not heard, it is tried again: %s", type(error).__name__)
                self._ending.wait(pause)
                pause = min(2 * pause, LATEST)

    def _connected(self) -> Any:
        import psycopg

        _, arguments = self._engine.dialect.create_connect_args(self._engine.url)
        connection = psycopg.connect(**{**arguments, **connecting(self._engine.url), "autocommit": True})
        try:
            connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            connection.close()
            raise
        return connection

    def _listen(self, connection: Any) -> None:
        while not self._ending.is_set():
            for one in connection.notifies(timeout=LOOK_UP):
                word = heard(one.payload)
                if self._ending.is_set():
                    return
                if word is not None:
                    self._told(word)

    def _told(self, word: Word | None) -> None:
        try:
            self._hear(word)
        except Exception:
            log.exception("what another host told could not be heard")
