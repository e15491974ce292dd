# All tables of the house, for its owner.
## The list
tables-title = Kaikki pöydät
tables-search = Nimi, otsikko tai koodi
tables-running = Käynnissä: { $count }
tables-over = Päättyneet tai syrjään pannut: { $count }
tables-none = Mikään pöytä ei täsmää.
tables-none-yet = Pöytiä ei ole vielä.
tables-code = koodi { $code }
tables-nobody = Kukaan ei ole yhteydessä.
tables-present = Yhteydessä: { $names }
tables-watched = Vain katsojia on yhteydessä.
tables-open = Avaa isäntänä
tables-delete = Poista
tables-delete-yes = Poista lopullisesti
tables-delete-about = Pelaajien { $names } peli ja kaikki syötetty häviävät lopullisesti. Yhteydessä olevat menettävät pöydän.
tables-away-about = Kaikki pöydässä näkevät, että peli on pantu syrjään. Mitään ei katoa: voit jatkaa sitä täältä.
tables-again-about = Kaikki, joilla on linkki, jatkavat siitä, mihin jäivät.
tables-moves = { $count ->
        [0] ei vielä siirtoja
        [1] yksi siirto
       *[other] { $count } siirtoa
    }
tables-when = { $days ->
        [0] tänään
        [1] eilen
       *[other] { $days } päivää sitten
    }
tables-more = { $count ->
        [1] Yksi pöytä lisää: hae sitä.
       *[other] { $count } pöytää lisää: hae niitä.
    }
