"""Running tables. `tables.Tables` makes and finds them, a `live.LiveTable` is one, a `guest.Guest` holds a link."""
