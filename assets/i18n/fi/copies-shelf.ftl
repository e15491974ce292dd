## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Tuo pelipaketti
copies-import-about = Valitse täällä tai muualla viedyn pelipaketin tiedosto tai itse kirjoittamasi pelipaketti. Se tulee muiden pelipakettiesi rinnalle; niistä mikään ei muutu.
copies-import-file = Pelipaketin tiedosto
copies-import-take = Tuo
copies-import-back = Pelipaketteihisi
copies-import-none = Valitse ensin tiedosto.
copies-import-refused = Mitään ei tuotu. { $why }
copies-import-wait = Tiedostoja tuli monta kerralla. Yritä uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
copies-gone = Tätä pelipakettia ei enää ole täällä. Pyydä uusi QR-koodi.

flaw-copy-large = tämä on liian suuri pelipaketiksi: enintään { $most } kt
flaw-copy-foreign = tämä ei ole minkään pelin pelipaketti
flaw-copy-newer = tämän on kirjoittanut uudempi Temple Companion; päivitä ensin ohjelma
flaw-copy-changed = tämä tiedosto on vioittunut tai sitä on muutettu viennin jälkeen; vie se uudelleen
flaw-copy-sample = tämä on keksitty lauta eikä kenenkään oma peli
flaw-copies-many = pelipaketteja on jo { $most }; poista ensin joitakin

# The command line. Names of files, games and fields stay as they are.
command-no-kits = Yhtään pelipakettia ei ole vielä kuvattu.
command-kit-several = ”{ $found }” sopii useaan pelipakettiin: { $expected }
command-kit-taken-in = Tallennettu tunnuksella { $id }: { $game }, { $name }
command-kit-really = Poistetaanko { $name } ({ $id }) kaikkine versioineen pysyvästi?
command-kit-shown = { $id }: { $name }, versio { $version }, { $state }
command-kit-done = valmis
command-kit-draft = ei vielä valmis
# What is said of a part of a kit, whose name stays as it is in the file.
command-kit-part =
    .known = { $part }: tiedossa
    .told = { $part }: kerrottu
    .unknown = { $part }: ei vielä kerrottu
    .partly = { $part }: { $count ->
        [one] yksi tieto puuttuu vielä
       *[other] { $count } tietoa puuttuu vielä
    }
# $players are numbers of players: 2, 3 and 4.
command-kit-needs = Täyteen peliin puuttuu vielä (pelaajia { $players }): { $expected }
