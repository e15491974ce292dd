### Asetukset, jotka ovat joka pelissä, ja niiden arvot. Pelin omat sanat menevät edelle.

option-detail = Mitä sovellus seuraa
option-detail-full = Täysi
option-detail-full-about = Sovellus seuraa jokaista nappulaa ja tarkistaa jokaisen siirron.
option-detail-light = Yksinkertainen
option-detail-light-about = Siirrätte ja laskette itse; sovellus ohjaa peliä ja laskee pisteytykset.
option-first = Kuka aloittaa
option-on = Kyllä
option-off = Ei
