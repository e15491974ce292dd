### Mitä pöydässä tapahtui pelin ohessa: kuka avasi, näytti, uusi tai luovutti mitä. Mikään ei jää huomaamatta.

## Lokin rivejä. $name on paikan haltija, $by tekijä, $device jokin alla olevista sanoista.

note-device = Uusi laite ({ $device }) avasi pelaajan { $name } paikan.
note-desk = Uusi laite ({ $device }) avasi isännän näkymän.
note-link-shown = { $by } näytti pelaajan { $name } paikan linkin.
note-opened = { $by } avasi pelaajan { $name } paikan isännän laitteella.
note-sent-away = { $by } poisti laitteen ({ $device }) pelaajan { $name } paikalta.
note-sent-away-within = Laite ({ $device }) poistettiin pelaajan { $name } paikalta toisella saman paikan laitteella.
note-sent-away-desk = { $by } poisti laitteen ({ $device }) isännän näkymästä.
note-reissued = { $by } loi pelaajan { $name } paikalle uuden linkin. Vanha linkki ei enää toimi.
note-reissued-host = Isännän linkki on vaihtunut.
note-reissued-code = Pöydän koodi on vaihtunut.
note-handed-over = { $by } luovutti isännyyden pelaajalle { $name }.
note-one-device = Tästä lähtien kaikki pelaavat yhdellä kiertävällä laitteella.
note-many-devices = Tästä lähtien jokainen käyttää omaa puhelintaan.
note-device-for-all = Tästä lähtien isännän laitteella syötetään kaikkien siirrot.
note-scribe = Tästä lähtien { $name } syöttää kaikkien siirrot.
note-no-scribe = { $name } syöttää taas vain omat siirtonsa.
note-host = Isäntä
note-owner = Tämän koneen omistaja

device-android = Android
device-ios = iPhone tai iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = selain

## Sama sanottuna sille, jota se koskee.

told-device = Uusi laite ({ $device }) avasi paikkasi klo { $time }. Se näkee kaiken, minkä vain sinä saat nähdä. Jos se et ollut sinä, poista laite.
    .open = Uusi laite ({ $device }) avasi paikkasi klo { $time }. Jos se et ollut sinä, poista laite.
told-me = Paikkasi on auki myös toisella laitteella. Kaikille on kerrottu tästä laitteesta.
told-link-shown = { $by } näytti paikkasi linkin. Jos joku avaa sen, saat tietää.
told-opened = { $by } avasi paikkasi isännän laitteella klo { $time } pelatakseen puolestasi.
told-handed-over = Olet nyt tämän pöydän isäntä.
told-scribe = Tästä lähtien syötät kaikkien siirrot: sivusi on aina vuorossa olevan pelaajan. Muutkin voivat yhä syöttää.
told-sent-away = { $by } poisti laitteen ({ $device }) paikaltasi.
told-sent-away-within = Laite ({ $device }) poistettiin paikaltasi toisella saman paikan laitteella.
told-more = Ja vielä { $count }: katso lokista.

## Kun linkki ei enää toimi

ended-reissued = { $by } loi tälle paikalle uuden linkin, joten tämä ei enää toimi. Pyydä uusi linkki tai ota paikka pöydän koodilla.
ended-sent-away = { $by } poisti tämän laitteen paikalta.
ended-sent-away-within = Tämä laite poistettiin toisella saman paikan laitteella. Jos se et ollut sinä, kerro muille ja pyydä isännältä uusi linkki.
lost-away = Tämä laite poistettiin paikalta. Se pääsee takaisin isännän uudella linkillä tai pöydän koodilla, kun paikka on vapaa.

## Paikan laitteet

devices-title = Tämän paikan laitteet
devices-title-desk = Laitteet isännän näkymässä
devices-since = { $device }, klo { $time } lähtien
devices-this = tämä laite
devices-away = Poista laite
devices-away-about = Laite menettää paikan heti ja sen linkki lakkaa toimimasta. Paikan muut laitteet jäävät. Kaikille kerrotaan.
devices-away-about-desk = Laite menettää isännän näkymän heti ja sen linkki lakkaa toimimasta. Näkymän muut laitteet jäävät. Kaikille kerrotaan.
devices-away-yes = Poista ja kerro kaikille

## Ennen sellaista, mitä ei voi perua

ask-no = Peruuta
seats-show = Näytä linkki
seats-show-about = Paikalla on jo pelaaja: { $name }. Linkin avaaja näkee saman kuin tämä pelaaja. Pelaajalle ja kaikille muille kerrotaan, että näytit linkin.
seats-show-yes = Näytä ja kerro kaikille
seats-reissue-yes = Poista vanha linkki
seats-hand-over-about = Uudeksi isännäksi tulee { $name }: kumoaminen, korjaukset, linkit, pelin lopetus. Sinun isäntälinkkisi lakkaa toimimasta. Kaikille kerrotaan.
seats-hand-over-about-playing = Uudeksi isännäksi tulee { $name }: kumoaminen, korjaukset, linkit, pelin lopetus. Sinä jatkat omalla paikallasi. Kaikille kerrotaan.
seats-hand-over-yes = Tee isännäksi: { $name }
desk-link-about = Isännän vanha linkki lakkaa heti toimimasta kaikilla muilla laitteilla. Tämä laite jatkaa uudella linkillä.
desk-link-about-seat = Isännän linkki lakkaa heti toimimasta kaikilla laitteilla, jotka tulivat sillä. Sinä jatkat isäntänä omalta paikaltasi.
desk-link-yes = Luo uusi linkki

log-own = Vain sinulle: mitä teit salaa
