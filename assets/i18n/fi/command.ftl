## The command line: what it prints. Names of files, games and fields stay as they are.

command-flaw = { $file }: { $where }: { $what }
command-flaw-whole = { $file }: { $what }
command-flaw-more = { $said } (ja { $count } muuta)
command-unreadable = { $file }: ei voi lukea ({ $problem })
command-unwritable = { $file }: ei voi kirjoittaa ({ $problem })
command-too-large = { $file }: yli { $most } Mt, joten ei tallenne
command-refused = siirto { $index }, { $rule }: { $text }
command-replayed = { $file }: { $game }, siirtoja: { $accepted }, vaihe: { $phase }
command-score = { $name }: { $score }
command-winners = Voitto: { $names }
command-log-line = { $index } { $text }
command-log-undone = { $index } (kumottu) { $text }
command-no-seat = --as: paikkaa { $found } ei ole; odotettiin: 0–{ $most }
command-language = --lang: vaihtoehdot ovat { $expected }
command-option = --option: odotettiin: nimi=arvo, löytyi: ”{ $found }”
command-players = --players: odotettiin: { $least }–{ $most } ({ $game })
command-game = Tuntematon peli ”{ $found }”. Tunnetut pelit: { $expected }
command-kit-fine = { $file }: kokonainen pelipaketti ({ $game })
command-no-games = Yhtään peliä ei ole vielä tallennettu.
command-stored = Tallennettu tunnuksella { $id }: { $game }, siirtoja: { $moves }
command-there-already = Jo tallennettu tunnuksella { $id }
command-deleted = Poistettu: { $id }
command-no-table = Tallennettua peliä ”{ $id }” ei ole.
command-really = Poistetaanko { $id } pysyvästi (siirtoja: { $moves })?
command-kept = Mitään ei poistettu.
command-backed-up = Varmuuskopioitu tiedostoon { $file }: pelejä { $games }, pelipaketteja { $kits }
command-restored = Palautettu: pelejä { $games }, pelipaketteja { $kits }; jo ennestään: { $known }
command-damaged = { $file }: vioittunut tai ei Temple Companionin varmuuskopio
command-exists = { $file }: on jo olemassa; --force korvaa tiedoston

store-driver-missing = Tietokanta tarvitsee ajurin, jota ei ole asennettu: { $driver }
store-unreachable = Tietokanta ei vastaa.
store-bad-url = --database: odotettiin: osoite, esimerkiksi sqlite:///file tai postgresql://…
store-not-a-database = { $path }: tämä ei ole Temple Companionin tietokanta
store-not-writable = { $path }: ei voi kirjoittaa
store-newer = Tietokanta on tehty tämän ohjelman uudemmalla versiolla; päivitä ohjelma ensin.
store-stale = Joku muu ehti kirjoittaa ensin: merkintöjä odotettiin { $expected }, löytyi { $actual }.
store-no-such-table = Tallennettua peliä ”{ $table }” ei ole.
store-client-id-reused = Tämä merkintä on jo lähetetty toisen sisältöisenä; mitään ei tallennettu.
