"""Coming to a table: by code, by choosing a free seat, as an onlooker; and what is said when a link leads nowhere."""
