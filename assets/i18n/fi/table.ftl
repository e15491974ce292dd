### Pöydässä: se, mikä kaikkien pelien näytöille on yhteistä.

table-host = Isäntä
table-back = Takaisin
table-close = Sulje
table-home = Aloitussivu
table-rules = Säännöt
table-options = Pöytänne valinnat
table-help = Mikä tämä on?
table-wait = Hetkinen…
table-latest = Viime siirrot
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = on vuorossa
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = Kaikki odottavat sinua
# $why kertoo, mistä tietokanta valitti.
table-not-kept = Tätä ei voitu tallentaa, joten mikään ei muuttunut. { $why }
table-link-ended = Tämä linkki ei ole enää voimassa. Pyydä isännältä uusi.
# $what on lokin viimeisimmät rivit.
table-meanwhile = Jokin muuttui ennen napautustasi. { $what } Katso tilanne ja napauta uudelleen.

## Välilehdet näytön alareunassa: yksi lyhyt sana kussakin.

tab-seat = Paikkani
tab-play = Peli
tab-table = Pöytä
tab-log = Loki
tab-host = Isäntä

## Ilmoitukset napautuksen jälkeen: otsikko tekstin yllä.

notice-refused = Ei onnistu
notice-behind = Sillä välin
notice-failed = Ei tallennettu

## Salaiset asiat peitteen takana

cover-hint = Napauta näyttääksesi tai pidä painettuna kurkistaaksesi. Peittyy taas itsestään.
cover-close = Peitä taas

## Ketkä ovat paikalla

people-here = yhteydessä
people-away = ei yhteydessä
people-host = tämän pöydän isäntä
people-scribe = syöttää kaikkien siirrot
people-free = ei vielä ketään
people-taken = mukana, nyt ei yhteydessä
people-waited-away = { $name } ei ole yhteydessä. Isäntä voi pelata hänen puolestaan.
# The same, said to the host.
people-waited-you = { $name } ei ole yhteydessä. Voit pelata hänen puolestaan.

## Ennen peliä

lobby-scan = Skannaa ja liity
lobby-qr = QR-koodi, joka vie tähän pöytään
# Suurin kirjaimin näytetyn koodin alla.
lobby-type = tai avaa { $address } ja kirjoita tämä koodi
lobby-address = Jos puhelin ei löydä perille, kokeilkaa tämän koneen toista osoitetta:
lobby-code-anew = Uusi koodi
lobby-code-anew-about = Vanha koodi ei enää toimi. Mukaan jo tulleet pysyvät paikoillaan. Vain katsova laite, esimerkiksi televisio, tarvitsee uuden.
lobby-code-anew-yes = Poista vanha koodi
lobby-people = Pöydässä
lobby-hello = Hei { $name }!
lobby-wait = Isäntä laittaa pelin valmiiksi. Se alkaa itsestään.
lobby-checklist = Alkuvalmistelut
lobby-checklist-done = Tehty { $done }/{ $all }
lobby-begin-title = Valmista?
lobby-begin-first = { $name } aloittaa.
lobby-begin-about = Aloittakaa, kun kaikki on paikoillaan. Puuttuvat voivat liittyä vielä myöhemmin.
lobby-begin = Aloita peli

## Yksi laite, joka kiertää

passing-to = Laite seuraavalle: { $name }
passing-others = Seuraava on vain yhden nähtäväksi: { $name }. Muut katsovat muualle.
passing-take = Minä olen { $name }

## Paikan valinta skannauksen jälkeen

seat-title = Kuka olet?
seat-about = Napauta nimeäsi. Tämä puhelin muistaa sen.
seat-free = vapaa
seat-taken = varattu – isäntä voi näyttää linkin tai vapauttaa paikan
seat-late = Paikka varattiin juuri. Valitse toinen tai kysy isännältä.
seat-watch = Seuraa vain peliä
seat-watch-about = Tabletille tai televisioon: näyttää vain sen, minkä kaikki saavat nähdä.

## Koodin kirjoittaminen

join-title = Liity pöytään
join-about = Kirjoita isännän näytössä näkyvät kuusi kirjainta ja numeroa.
join-code = Koodi
join-go = Liity
# The code is not complete yet.
join-short = Kirjoita ensin kaikki kuusi merkkiä.

## Linkki, joka ei vie mihinkään

lost-title = Pöytää ei löytynyt
lost-about = Tämä linkki tai koodi ei vie mihinkään pöytään. Pyydä isännältä uusi.
lost-wait = Liian monta väärää yritystä. Odota vielä { $seconds ->
        [one] sekunti
       *[other] { $seconds } sekuntia
    }.

## Isännän näkymä: paikat

seats-title = Paikat ja linkit
seats-about = Napauta nimeä, niin voit näyttää linkin, pelata hänen puolestaan tai tehdä hänestä isännän.
seats-reissue = Uusi linkki
seats-reissue-about = Vanha linkki ei enää toimi millään laitteella. Paikan voi ottaa uudella linkillä tai pöydän koodilla.
seats-act = Pelaa hänen puolestaan
seats-act-back = Isännän näkymään
# For a player whom the host trusts to tap in everybody’s moves, in a game without secrets.
seats-scribe = Tee kirjuriksi
seats-scribe-end = Ei enää kirjurina
seats-scribe-about = Mitään salaista ei syötetä. Kirjuri syöttää kaikki siirrot ja korjaukset omalla laitteellaan; muutkin voivat yhä syöttää siirtojaan.
seats-hand-over = Tee isännäksi

## Kumoaminen

undo-title = Kumoa
undo-about = Napauta siirtoa, niin se ja kaikki sen jälkeen tehty kumotaan.
undo-nothing = Vielä ei ole mitään kumottavaa.
undo-yes = { $count ->
    [one] Kumoa tämä siirto
   *[other] Kumoa nämä { $count } siirtoa
}
undo-nothing-seen = Sen jälkeen ei ole nähty mitään salaista.
# $who on nimi tai ”Koko pöytä”, $what jokin teksteistä <peli>-exposed-…
undo-seen = { $who } on jo nähnyt: { $what }.
undo-everybody = Koko pöytä
undo-mine = Kumoa omani
undo-last = Kumoa viime siirto
undo-turn = Aloita vuoro alusta

## Korjaukset

correct-title = Korjaa
correct-about = Merkitse, mitä pöydällä todella on. Loki säilyttää sekä vanhan että uuden.
correct-about-own = Merkitse, mitä sinulla todella on. Loki säilyttää sekä vanhan että uuden.
correct-own = Korjaa omia tietoja
correct-close = Korjaukset tehty
correct-do = Korjaa
# $what on se, mitä lasketaan; ruudunlukija sanoo nämä.
correct-less = Yksi vähemmän: { $what }
correct-more = Yksi enemmän: { $what }
correct-far-less = { $count } vähemmän: { $what }
correct-far-more = { $count } enemmän: { $what }

## Muuta, mitä isäntä voi tehdä

desk-more = Muuta
desk-link = Uusi linkki isännälle
desk-one = Yksi kiertävä laite
desk-many = Kukin omalla puhelimella
# The same where nothing is secret.
desk-one-open = Syötä kaikki tässä
desk-many-open = Syötä vain omat siirrot
desk-end = Pane peli talteen
desk-again = Jatka peliä
desk-end-about = Mitään ei katoa: peli pysyy tallessa, ja sitä voi jatkaa.

## Loppu

end-winner = { $name } voittaa!
end-winners = Jaettu voitto: { $names }
end-ranking = Sijoitukset
end-put-away = Peli pantiin talteen
end-put-away-about = Isäntä voi jatkaa sitä.
end-again = Uusi peli samalla väellä
end-follow = Seuraavaan peliin

## Loki

log-entered-by = { $what } (kirjasi { $name })
log-undone = (kumottu) { $what }

## Tämän laitteen asetukset

settings-title = Asetukset
settings-large = Suuri teksti
settings-large-about = Kaikki neljänneksen suurempana.
settings-sound = Ääni
settings-sound-about = Hiljainen merkkiääni, kun on vuorosi.
settings-sound-cannot = Tämä selain ei toista ääntä tässä.
settings-vibration = Värinä
settings-vibration-about = Lyhyt värinä, kun on vuorosi.
settings-vibration-cannot = Tämä selain ei anna sivujen käyttää värinää.
settings-awake = Pidä näyttö päällä
settings-awake-about = Niin kauan kuin pöytä on auki.
settings-awake-cannot = Tämä selain saattaa silti sammuttaa näytön. Pidennä silloin aikaa puhelimen omissa asetuksissa.
