### Millä pelillä pöydässä pelataan, keksitty lauta, ja mikä omassa laudassa on toisin.

## Uuden pöydän sivu

new-kit-none = Ei vielä kuvailtu
# Where other copies are described.
new-kit-other = Toinen, ei vielä kuvailtu
new-kit-none-about = Yksinkertaisessa versiossa sovelluksen ei tarvitse tuntea lautaanne.
new-kit-sample = Kokeile keksityllä laudalla
new-kit-sample-about = Sen luvut ovat keksittyjä: se ei ole teidän lautanne.
new-kit-whole = Kuvailtu: voitte pelata täyttä versiota.
# $parts are what is asked step by step: “The track · The start cards”.
new-kit-missing = Vielä kuvailematta: { $parts }
new-kit-flawed = Jokin siinä on ristiriidassa sääntöjen kanssa.
new-kit-gone = Tämä kuvaus on sillä välin poistettu. Valitkaa toinen.
# $what is a sentence.
new-flaw-kit = Pelinne kuvaus ei voi pitää paikkaansa. { $what } Korjatkaa se kohdassa ”Omat pelinne” tai valitkaa toinen.
# On what cannot be chosen before more of the copy is known.
new-needs-copy = vaatii pelinne kuvauksen
new-lacks = Tätä varten sovelluksen on tiedettävä, mitä lautaanne ja kortteihinne on painettu.
# Above a list of what is asked step by step.
new-lacks-parts = Vielä kuvailtavana, noin { $minutes ->
    [one] minuutin
   *[other] { $minutes } minuutin
} työ:
new-lacks-confirmed = Lähes kaikki on tiedossa. Tarkistakaa kerran, onko lautanne samanlainen kuin sovelluksessa; siihen menee noin minuutti.
new-describe-on = Jatka kuvailua

## Pöydässä

# After “Your copy:”, where all rules can be read.
copy-played-none = ei kuvailtu
copy-played-invented = keksitty lauta
differs-about = Se jää muistiin: tähän peliin ja oman pelinne kuvaukseen.

## Lost Temple

# What the host says by tapping it, of a space.
lt-differs = Meillä tämä on toisin
# The same on the host’s own page, of the whole board.
lt-differs-desk = Lautamme on erilainen
lt-differs-tap = Napauttakaa ruutua, joka näyttää laudallanne erilaiselta.
lt-differs-what = Mikä ruutu { $space } on laudallanne?
# On the picture of a temple or a village.
lt-differs-double = ja kaksoisympyrä
lt-differs-finish = Suuret temppelit pysyvät tässä pelissä paikoillaan. Muuttakaa ne oman pelinne kuvauksessa.
lt-card-differs = { $character }: meidän kortissamme on toisin
lt-card-learn = Syötä meidän korttimme
# Where the app does not know the start cards.
lt-opening-last = Ennen ensimmäistä kierrosta
lt-opening-last-about = Asettakaa pelinappulat laudalle ja ottakaa smaragdit ja viidakkoveitset niin kuin aloituskorttinne näyttävät. Se, joka on radalla viimeisenä, saa idolin.
