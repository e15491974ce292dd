## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (ja { $count } muuta)
command-unreadable = { $file }: ei voi lukea ({ $problem })
# $file is a file or the name of a variable.
command-short-secret = { $file }: salaisuudessa pitää olla vähintään { $least } merkkiä, joita kukaan ei voi arvata.
command-no-network = { $option }: { $found } ei ole osoite eikä verkko, kuten 127.0.0.1 tai 10.0.0.0/24.
command-no-address = --public: { $found } ei ole osoite, jonka puhelimet voivat avata, kuten https://games.example.
command-unwritable = { $file }: ei voi kirjoittaa ({ $problem })
command-no-room = Tulostetta ei voi kirjoittaa ({ $problem }).
command-too-large = { $file }: yli { $most } Mt, joten tämä ei ole tallenne
command-refused = siirto { $number }, { $rule }: { $text }
    .secret = siirto { $number }: { $text }
command-refused-secret = Pelaajan { $seat } siirto hylättiin; syyn saa tietää vain { $seat } itse.
    .table = Pöydän siirto hylättiin; syytä eivät kaikki saa tietää.
command-replayed = { $file }: { $game }, { $accepted ->
        [one] 1 siirto
       *[other] { $accepted } siirtoa
    }, vaihe: { $phase }
command-score = { $name }: { $score }
command-winners = Voitto: { $names }
command-log-line = { $number } { $text }
command-log-undone = { $number } (kumottu) { $text }
command-no-seat = --as: paikkaa { $found } ei ole; odotettiin: 0–{ $most }
command-language = --lang: vaihtoehdot ovat { $expected }
command-option = --option: odotettiin: nimi=arvo, löytyi: ”{ $found }”
command-no-file = Tuntematon tiedosto ”{ $found }”. Mahdolliset: { $expected }
command-game = Tuntematon peli ”{ $found }”. Mahdolliset: { $expected }
command-kit-fine = { $file }: kokonainen pelipaketti ({ $game })
command-no-games = Yhtään peliä ei ole vielä tallennettu.
command-read-only = Pelejä voi katsoa, mutta mitään ei voi tallentaa. { $why }
command-stored = Tallennettu tunnuksella { $id }: { $game }, { $moves ->
        [one] 1 siirto
       *[other] { $moves } siirtoa
    }
command-there-already = Jo tallennettu tunnuksella { $id }
command-deleted = Poistettu: { $id }
command-really = Poistetaanko { $id } pysyvästi ({ $moves ->
        [one] 1 siirto
       *[other] { $moves } siirtoa
    })?
command-kept = Mitään ei poistettu.
command-backed-up = Varmuuskopioitu tiedostoon { $file }: { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    } ja { $kits ->
        [one] 1 pelipaketti
       *[other] { $kits } pelipakettia
    }
command-left-out = { $id }: tämä peli tai pelipaketti on vioittunut; se, mitä siitä voi lukea, on varmuuskopiossa, mutta sitä ei palauteta
command-restored = Palautettu: { $games ->
        [one] 1 peli
       *[other] { $games } peliä
    } ja { $kits ->
        [one] 1 pelipaketti
       *[other] { $kits } pelipakettia
    }; jo ennestään: { $known }
command-damaged = { $file }: vioittunut tai ei Temple Companionin varmuuskopio
command-unpacks-large = { $file }: purkautuu yli { $most } Mt:n kokoiseksi, joten se ei ole varmuuskopio
command-passed-over = { $file }: jo tallennettaessa vioittuneita ohitettiin: { $count }
command-exists = { $file }: on jo olemassa; --force korvaa tiedoston

store-driver-missing = Tietokanta tarvitsee ajurin, jota ei ole asennettu: { $driver }
store-unreachable = Tietokanta ei vastaa. Onko se käynnissä?
store-not-let-in = Tietokanta vastaa, mutta ei päästä meitä sisään: { $why }
store-bad-url = --database: odotettiin: osoite, esimerkiksi sqlite:///file tai postgresql://…
store-not-a-database = { $where }: tämä ei ole Temple Companionin tietokanta
store-not-writable = { $where }: ei voi kirjoittaa
store-newer = Tietokanta on tehty tämän ohjelman uudemmalla versiolla; päivitä ohjelma ensin.
store-stale = Joku muu ehti tallentaa ensin (merkintöjä { $actual }, ei { $expected }). Katso tilanne ja yritä uudelleen.
store-no-such-table = Tallennettua peliä ”{ $table }” ei ole.
store-bad-row = Tallennettu peli ”{ $table }” on vioittunut, eikä sitä voi lukea.
store-client-id-reused = Tämä merkintä on jo lähetetty eri sisällöllä; mitään ei tallennettu.
store-busy = { $where }: toinen ohjelma käyttää tätä juuri nyt. Yritä uudelleen.
store-damaged = { $where }: tietokanta on vioittunut; palauta viimeisin varmuuskopiosi.
store-full = { $where }: tallennustila on lopussa.
store-disk = { $where }: levyä ei voitu lukea tai kirjoittaa.
store-failed = { $where }: tietokanta hylkäsi pyynnön. Yritä uudelleen; jos sama toistuu, käynnistä sovellus uudelleen.
store-table-exists = Tunnuksella ”{ $table }” on jo tallennettu peli.
store-no-such-kit = Tallennettua pelipakettia ”{ $kit }” ei ole.
store-bad-text = ”{ $field }” sisältää merkkejä, joita ei voi tallentaa. Käytä tavallisia kirjaimia.
store-foreign = { $where }: tämä tietokanta kuuluu toiselle ohjelmalle.
store-link-taken = Tämä linkki on jo käytössä muualla; mitään ei tallennettu.
store-no-such-link = Tallennetulla pelillä ”{ $table }” ei ole tällaista linkkiä.
store-other-secret = Tämän tietokannan linkit on tehty toisella salaisuudella. Käynnistä ohjelma sillä: --secret ja sen tiedosto. Jos kaikkien linkkien pitää vaihtua, lopeta Temple Companion kaikkialla, missä se käyttää tätä tietokantaa, ja käynnistä se valitsimella --new-links.
store-secret-in-use = Temple Companion käyttää tätä tietokantaa vielä entisellä salaisuudella. Lopeta se kaikkialla ja käynnistä sitten valitsimella --new-links. Odota kaatumisen jälkeen kymmenen sekuntia.
