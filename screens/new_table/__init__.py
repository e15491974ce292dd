"""Opening a table: who plays, in which colours, how it is played."""
