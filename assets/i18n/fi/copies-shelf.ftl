## The owner's copies (kits) kept, handed on as files and taken in: a plain page, and the command line.

# The page for a copy's file, which a browser shows without the app.
copies-import-title = Tuo oma peli
copies-import-about = Valitkaa pelin tiedosto, joka on viety täältä tai muualta, tai itse kirjoittamanne tiedosto. Se lisätään omiin peleihinne; muut eivät muutu.
copies-import-file = Pelin tiedosto
copies-import-take = Tuo
copies-import-back = Omiin peleihinne
copies-import-none = Valitkaa ensin tiedosto.
copies-import-refused = Mitään ei tuotu. { $why }
copies-import-wait = Tiedostoja tuli monta kerralla. Yrittäkää uudelleen { $seconds ->
    [one] sekunnin
   *[other] { $seconds } sekunnin
} kuluttua.
copies-gone = Tätä kuvausta ei enää ole täällä. Pyytäkää uusi QR-koodi.

flaw-copy-large = tiedosto on liian suuri: enintään { $most } kt
flaw-copy-foreign = tässä tiedostossa ei kuvailla mitään peliä
flaw-copy-newer = tiedosto on uudemmasta Temple Companionista; ohjelma on ensin päivitettävä
flaw-copy-changed = tämä tiedosto on vioittunut tai sitä on muutettu viennin jälkeen; se on vietävä uudelleen
flaw-copies-many = omia pelejä on jo { $most }; joitakin on ensin poistettava
flaw-copy-sample = tämä on keksitty lauta eikä kenenkään oma peli

# The command line. Names of files, games and fields stay as they are.
command-no-kits = Yhtään omaa peliä ei ole vielä kuvailtu.
command-kit-several = ”{ $found }” sopii useaan omaan peliin: { $expected }
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
command-kit-enough = { $file }: riittää täyteen peliin ({ $game }); loput voi kertoa, kun ne tulevat vastaan
