"""At a table: the frame every game's screens stand in, the lobby, the host's desk, the end."""
