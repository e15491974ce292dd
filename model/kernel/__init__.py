"""What every game stands on: seats, moves, events, rules cited by id, the log, views, choices, points."""
