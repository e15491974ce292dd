### What stands on printed sheets of every game. Paper is small: keep it short. *…* is bold.

print-sheet-booklet = Vihko
print-sheet-setup = Alkuvalmistelut
print-sheet-reference = Apukortit
print-sheet-characters = Hahmokortit
print-sheet-score = Pistelomake
print-sheet-seat-cards = Paikkakortit
print-sheet-report = Peliraportti
print-title = { $game } – { $sheet }
print-title-for = { $game } – { $sheet }, { $about }
print-players = { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}
print-page = { $page } / { $pages }
# Said where a sheet shows a board that is invented.
print-sample = Keksitty lauta – kokeilua varten
print-steps = Askel askeleelta
print-table = Pöytä
print-name = Nimi
print-round = Kierros

## The booklet: its cover, and how it is printed. Notes stand in a narrow strip below cards.

print-booklet-cover = Kansi
print-booklet-in = Sisältö
print-booklet-how = Näin tulostat sen
print-how-size = Tulosta todellisessa koossa (100 %), älä ”sovita sivulle”.
print-how-flip = Tulosta kaksipuolisesti ja käännä pitkän reunan yli.
print-how-cut = Leikkaa kortit irti merkkejä pitkin.
print-how-part = Tarvitsetko vain yhden osan? Tulosta sivut sen numerosta alkaen.
print-note-flip = Kaksipuolinen, pitkän reunan yli
print-note-size = Tulosta todellisessa koossa (100 %)

## Seat cards: table tents, one per player

print-join = Näin pääset mukaan
print-join-1 = Liity samaan Wi-Fi-verkkoon kuin isäntäkone.
print-join-2 = Osoita puhelimen kameralla koodia.
print-join-3 = Avaa linkki: tämä on paikkasi.
# The link opens this player's hidden things.
print-join-private = Vain sinulle: koodi näyttää salaisuutesi.

## The report of a game

print-report-running = Vielä kesken, pelattu { $moves ->
    [one] 1 siirto
   *[other] { $moves } siirtoa
}
print-report-over = Päättyi { $moves } siirron jälkeen
print-report-onlooker = Mitä kaikki saavat nähdä
print-report-seat = Mitä { $name } saa nähdä
print-report-ranking = Sijoitukset
print-report-sources = Pisteet lähteittäin
print-report-chart = Pisteet pelin kuluessa
print-report-reasons = Jokainen piste ja sen syy
print-report-log = Loki
print-report-total = Yhteensä
print-report-points = Pisteet
print-report-rule = Sääntö
print-report-move = Siirto
# A column: which turn of the log.
print-report-why = Miksi
print-report-undone = (kumottu)

## On the command line

print-wrong-game = Tuntematon peli ”{ $found }”. Mahdolliset: { $expected }
print-wrong-sheet = Arkkia ”{ $found }” ei ole. Mahdolliset: { $expected }
print-wrong-paper = --paper: mahdolliset { $expected }
print-wrong-players = --players: { $least }–{ $most }, kun peli on { $game }
print-wrong-option = --option { $found } ei käy. Mahdolliset: { $expected }
print-wrong-colour = --colours: väriä ”{ $found }” ei ole tai se on mainittu kahdesti. Mahdolliset: { $expected }
print-wrong-name = --names: ”{ $found }”: { $what }
print-too-many = { $option }: enemmän kuin pelaajia, joita on { $players }
print-terminal = --output=- antaa PDF:n toiselle ohjelmalle, esimerkiksi: companion print … --output=- | lpr. Anna muuten tiedoston nimi.
print-not-with = { $option } ei sovi yhteen tämän kanssa: { $what }
print-needs-table = ”{ $sheet }” tarvitsee valitsimen --table ID: arkki kuuluu tallennettuun peliin.
print-only-table = --table tulostaa jonkin näistä: { $expected }
print-what = Kerro, mitä tulostetaan: PELI ARKKI, --table ID ARKKI tai --all KANSIO, halutessasi myös PELI tai ARKKI
print-needs-url = Paikkakortit tarvitsevat valitsimen --url: osoitteen, josta puhelimet tavoittavat isäntäkoneen.
print-done = { $file }: { $pages ->
    [one] { $pages } sivu
   *[other] { $pages } sivua
}
print-all-done = { $count } arkkia kansiossa { $folder }
print-progress = Tulostetaan
print-no-seat = --as: pelaajaa { $found } ei ole; laske yhdestä, enintään { $most }
