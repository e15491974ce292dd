# All tables of the house, for its owner.
## The list
tables-title = All tables
tables-search = Name, title or code
tables-running = Running: { $count }
tables-over = Finished or put away: { $count }
tables-none = No table fits.
tables-none-yet = There is no table yet.
tables-code = code { $code }
tables-nobody = Nobody is connected.
tables-present = Connected: { $names }
tables-watched = Connected, but nobody who plays.
tables-open = Open as host
tables-delete = Delete
tables-delete-yes = Delete for good
tables-delete-about = The game of { $names } and all that was entered are gone for good. Whoever is connected loses the table.
tables-away-about = Everybody at the table is told that it has been put away. Nothing is lost: you can resume it here.
tables-again-about = Everybody with a link plays on where they were.
tables-moves = { $count ->
        [0] no moves yet
        [1] one move
       *[other] { $count } moves
    }
tables-when = { $days ->
        [0] today
        [1] yesterday
       *[other] { $days } days ago
    }
tables-more = { $count ->
        [1] One more table: search for it.
       *[other] { $count } more tables: search for them.
    }
