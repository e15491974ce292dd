# All tables of the house, for its owner.
## The list
tables-title = Alle Tische
tables-search = Name, Titel oder Code
tables-running = Laufend: { $count }
tables-over = Beendet oder weggelegt: { $count }
tables-none = Kein Tisch passt dazu.
tables-none-yet = Es gibt noch keinen Tisch.
tables-code = Code { $code }
tables-nobody = Niemand ist verbunden.
tables-present = Verbunden: { $names }
tables-watched = Nur Zuschauer sind verbunden.
tables-open = Als Host öffnen
tables-delete = Löschen
tables-delete-yes = Endgültig löschen
tables-delete-about = Die Partie von { $names } und alles, was eingegeben wurde, ist für immer weg. Wer verbunden ist, verliert den Tisch.
tables-away-about = Alle am Tisch erfahren, dass die Partie weggelegt ist. Nichts geht verloren: Du kannst sie hier wieder aufnehmen.
tables-again-about = Alle mit einem Link spielen weiter, wo sie waren.
tables-moves = { $count ->
        [0] noch kein Zug
        [1] ein Zug
       *[other] { $count } Züge
    }
tables-when = { $days ->
        [0] heute
        [1] gestern
       *[other] vor { $days } Tagen
    }
tables-more = { $count ->
        [1] Ein weiterer Tisch: Suche danach.
       *[other] { $count } weitere Tische: Suche danach.
    }
