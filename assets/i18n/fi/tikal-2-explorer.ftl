### Tikal II:n tutkija ruudulla ja se, mitä pelaajalla on: avaimet, aarteet, kortit. { $at } on ruutu kuten ”c3”.

## Napautettu paikka

t2-here = { $at } · { $room }
    .free = { $at } · ei vielä huonetta
    .outside = Temppelin ulkopuolella
    .secret = Salahuone
# Bonuksen sijasta, jota kukaan ei ole kertonut
t2-untold = ei vielä tiedossa
t2-bonuses-untold = Tämän huoneen bonukset eivät ole vielä tiedossa.
t2-bonus-taken = Pelaajalla { $name } on bonus { $what }
t2-flag = Pelaajalla { $name } on täällä lippu

## Reitti. Paikat ovat kuten ”c3”.

t2-way-secret = salahuone
t2-way-passage = { $place } salakäytävän kautta
t2-takes = { $cards ->
    [0] { $count ->
        [one] Reitti vie yhden salakäytävän.
       *[other] Reitti vie { $count } salakäytävää.
    }
    [one] { $count ->
        [one] Reitti vie salakäytäväkorttisi.
       *[other] Reitti vie { $count } salakäytävää, joista yhden kortilla.
    }
   *[other] Reitti vie { $count } salakäytävää, joista { $cards } kortilla.
}
# { $parts }: ”2 sen ovista ja 3 bonuksesta”
t2-worth = { $points ->
    [one] Nyt 1 piste: { $parts }.
   *[other] Nyt { $points } pistettä: { $parts }.
}
t2-worth-none = Täältä ei saa pisteitä.
# { $what }: ”pinkin avaimen tai vielä yhden salakäytävän”
t2-lacks = Tavoittamattomissa. Tarvitset { $what }.
t2-more-passages = { $count ->
    [one] vielä yhden salakäytävän
   *[other] vielä { $count } salakäytävää
}
t2-lacks-much = Tavoittamattomissa: puuttuu liian paljon.

## Painikkeet. { $what }: ”7 + kortti”

t2-dig-do = Kaiva
t2-back-do = Kaiva ja palaa
t2-stay-do = Mene vain sinne
t2-brings = Tuo { $what }

## Teltta, pelastus ja kortit milloin tahansa vuorolla

t2-right-tent = Tutki teltalla
    .under = Kerran lisää, koska vain
t2-right-card = Tutki kortilla
    .under = Kerran lisää, koska vain
t2-tent-key = Avain teltasta
    .under = Reppuun
t2-tent-which = Minkä avaimen otat teltalla?
t2-rescue = Osta avain
    .under = { $points } pisteellä
t2-rescue-which = Minkä avaimen ostat?
t2-play-key = Kortti tuo avaimen: minkä?
t2-play-remote = Kortilla toimitat ilman vesitasoa
t2-leave = Ei nyt
# Kortit, jotka on pantu esiin pelattaviksi
t2-laid = Esillä: { $cards }

## Toimitukset

t2-deliver = Toimitatko kohteen { $site } jälkeen?
    .remote = Mitkä aarteet toimitat?
t2-deliver-laid = { $count ->
    [one] 1 aarre esillä
   *[other] { $count } aarretta esillä
}
t2-deliver-none = Sinulla ei ole toimitettavia aarteita.
t2-deliver-price = { $price } kappale, sinulla on { $most }
    .most = { $price } kappale, enintään { $most }
t2-deliver-points = { $count ->
    [one] 1 aarre, { $points }
   *[other] { $count } aarretta, { $points }
}
t2-deliver-done = Pane esiin
t2-deliver-do = Toimita

## Mitä kolmesta päällimmäisestä pidetään

t2-find-treasure = Minkä aarteen pidät?
t2-find-card = Minkä erikoiskortin pidät?
t2-find-open = Tai ota näkyvä aarre:
t2-find-own = Vain löytäjä voi kirjata sen.
t2-keep = Napauta sitä, jonka pidät.
t2-pile = Pino { $number }
t2-pile-left = { $count ->
    [one] 1 jäljellä
   *[other] { $count } jäljellä
}
t2-treasure-do = Pidä aarre
t2-card-do = Pidä erikoiskortti
t2-turned-which = Mikä aarre käännetään sen tilalle?

## Mitä pelaajalla on, peitteen takana

t2-own = Mitä minulla on
t2-own-counts = { $keys ->
    [0] Ei avaimia leirissä
    [one] 1 avain leirissä
   *[other] { $keys } avainta leirissä
}, { $treasures ->
    [0] ei aarteita
    [one] 1 aarre
   *[other] { $treasures } aarretta
}, { $cards ->
    [0] ei kortteja
    [one] 1 kortti
   *[other] { $cards } korttia
}
t2-own-camp = Avaimet leirissäni
t2-own-no-keys = Ei vielä yhtään.
# { $sets } ovat sarjojen pisteet: ”6 ja 1”
t2-keys-score = { $count ->
    [one] { $points ->
        [one] Siitä saisit nyt 1 pisteen.
       *[other] Niistä saisit nyt { $points } pistettä.
    }
   *[other] Niistä saisit nyt { $points } pistettä, sarjoittain { $sets }.
}
t2-altars-score = Lisäksi { $points } { $altars }.
t2-altars-unknown = Se, mitä saat { $altars }, riippuu muiden avaimista.
t2-own-treasures = Aarteeni
t2-own-no-treasures = Ei vielä yhtään.
t2-own-treasure = { $count } × { $treasure }, hinta { $price }
t2-own-cards = Erikoiskorttini
t2-own-no-cards = Ei vielä yhtään.
t2-cards-play = Pelaa erikoiskortti
t2-card-several = { $card } ({ $count })
t2-card-laid = { $count ->
    [one] Esillä. Napauta ottaaksesi takaisin.
   *[other] { $count } esillä. Napauta ottaaksesi takaisin.
}
# Mitä kukin kortti tekee
t2-card-passage = Seinän läpi, tai ovesta ilman avainta.
t2-card-explore = Tutki vielä kerran.
t2-card-plus-two = Toimituksessa: 2 lisää joka aarteesta.
t2-card-many-types = Toimituksessa: monta lajia kerralla.
t2-card-key = Valitsemasi avain, leiriin tai reppuun.
t2-card-remote = Toimita yhtä lajia ilman vesitasoa.
t2-card-forest = Metsän läpi ilmaiseksi.
# Loppupisteytykseen pidettävät kortit
t2-card-end = { $points ->
    [0] Loppua varten: ei vielä pisteitä.
    [one] Loppua varten: tähän mennessä 1 piste.
   *[other] Loppua varten: tähän mennessä { $points } pistettä.
}
