### Omat pelit: niiden lista ja kehys, jossa peli kuvataan vaihe vaiheelta.

## Lista

copies-title = Omat pelinne
copies-about = Mitä lautoihinne ja kortteihinne on painettu. Kuvailette sen kerran, ja se pätee jokaisessa myöhemmässä pelissä.
copies-new = Kuvaile oma peli
# About how long it takes to tell what a full game needs.
copies-new-under = noin { $minutes ->
    [one] minuutti
   *[other] { $minutes } minuuttia
}
copies-from = Aloita toisen pohjalta
copies-from-about = Uudessa pelissä on aluksi kaikki, mitä valitussa on kuvailtu. Sitten muutatte sen, mikä teidän pelissänne on toisin.
copies-bring = Tuo tiedosto
copies-form = Tulosta tyhjä lomake
# When a copy was last changed.
copies-changed = { $days ->
    [0] muutettu tänään
    [one] muutettu eilen
   *[other] muutettu { $days } päivää sitten
}
copies-rename = Nimeä uudelleen
copies-name = Pelin nimi
copies-name-keep = Käytä tätä nimeä
copies-delete = Poista
copies-delete-about = Pelin { $name } kuvaus poistetaan, ja samalla kaikki, mitä siitä on kerrottu. Sillä aloitetut pelit jatkuvat.
copies-delete-yes = Poista kuvaus

## Kuinka pitkällä kuvaus on

copy-step = Vaihe { $number }/{ $count }
copy-of = { $have }/{ $of }
copy-so-far = { $have ->
    [0] ei vielä mitään
   *[other] tähän mennessä { $have }
}
copy-left = vielä noin { $minutes ->
    [one] minuutti
   *[other] { $minutes } minuuttia
}
copy-enough = riittää täyteen peliin
copy-step-done = kuvailtu

## Vaiheen ympärillä

copy-next = Jatka
copy-back = Takaisin
# After the last step.
copy-last = Yleisnäkymään
copy-all = Kaikki vaiheet
copy-play = Aloita peli
copy-share = Jaa
copy-leave = Sulje
copy-optional = Jos haluatte
copy-optional-about = Täyden pelin voi pelata ilmankin.

## Mikä ei täsmää

# $what is one of flaw-….
copy-flaw = Säännöissä on toisin: { $what }.
copy-flaws-more = { $count ->
    [one] Vielä yksi asia ei täsmää.
   *[other] Vielä { $count } asiaa ei täsmää.
}
# $what is one of flaw-….
copies-flaw = Näin ei voi olla: { $what }.
copy-not-kept = Sitä ei voitu tallentaa. { $why }
copy-gone = Tätä kuvausta ei enää ole täällä. Ehkä joku poisti sen toisella laitteella.

## Pelin antaminen eteenpäin

share-title = Jaa
share-scan = Skannaa toisella puhelimella
share-scan-about = Tiedosto tulee tältä laitteelta, omassa verkossanne. Avatkaa toisella laitteella ”Omat pelinne” ja tuokaa tiedosto.
# What a screen reader says of the QR code.
share-code = QR-koodi, jossa on tiedoston osoite
share-file = Tallenna tiedosto
share-print = Tulosta vertailua varten
share-print-about = Peli sellaisena kuin sen kuvailitte, oikean viereen asetettavaksi.
