"""The process that prints is ended by the machine: whoever prints gets the sheet all the same."""

import asyncio
import multiprocessing

from companion.press import Job, Press

LOOK = {"lang": "en", "paper": "a4", "mono": False}
SHEETS = [Job(sheet, LOOK, "lost-temple", {"players": 4}) for sheet in ("setup", "reference", "score")]


def test_a_sheet_is_printed_though_its_printer_died() -> None:
    async def ordered(press: Press) -> list[bytes]:
        before = set(multiprocessing.active_children())
        orders = [asyncio.create_task(press.pdf(job)) for job in SHEETS]
        await asyncio.sleep(0)  # the orders lie there
        (printer,) = set(multiprocessing.active_children()) - before
        printer.kill()
        return await asyncio.gather(*orders)

    press = Press()
    try:
        assert all(pdf.startswith(b"%PDF") for pdf in asyncio.run(ordered(press)))
    finally:
        press.close()
