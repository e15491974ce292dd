### Mitä pöydässä tapahtui pelin ohessa: kuka avasi, näytti, uusi tai luovutti mitä. Mikään ei jää huomaamatta.

## Tapahtumaluettelon rivejä. $name on paikan haltija, $by tekijä, $device jokin alla olevista sanoista.

note-device = Toinen laite ({ $device }) on avannut paikan: { $name }.
note-link-shown = { $by } otti esiin paikan linkin: { $name }.
note-opened = { $by } avasi isännän laitteella paikan: { $name }.
note-sent-away = { $by } poisti laitteen ({ $device }) paikalta: { $name }.
note-reissued = { $by } teki uuden linkin paikalle: { $name }. Vanha linkki ei enää toimi.
note-reissued-host = Isännän linkki on vaihtunut.
note-reissued-code = Pöydän koodi on vaihtunut.
note-handed-over = { $by } luovutti isännyyden. Uusi isäntä: { $name }.
note-one-device = Tästä lähtien yksi laite kiertää kaikilla.
note-many-devices = Tästä lähtien jokainen käyttää omaa puhelintaan.
note-host = Isäntä

device-android = Android
device-ios = iPhone tai iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = selain

## Sama sanottuna sille, jota se koskee.

told-device = Toinen laite ({ $device }) avasi paikkasi klo { $time }. Se näkee, mitä vain sinä saat nähdä. Jos se et ollut sinä, poista se.
told-me = Paikkasi on auki myös toisella laitteella. Kaikille on kerrottu, että tämä laite tuli mukaan.
told-link-shown = { $by } otti esiin paikkasi linkin. Jos joku avaa sen, saat tietää.
told-opened = { $by } avasi paikkasi isännän laitteella klo { $time } pelatakseen puolestasi.
told-handed-over = Olet nyt tämän pöydän isäntä.
told-sent-away = { $by } poisti laitteen ({ $device }) paikaltasi.

## Kun linkki ei enää toimi

ended-reissued = { $by } teki tälle paikalle uuden linkin, joten tämä ei enää toimi. Pyydä uusi linkki tai ota paikka pöydän koodilla.
ended-sent-away = { $by } poisti tämän laitteen paikalta.

## Paikan laitteet

devices-title = Tämän paikan laitteet
devices-since = { $device }, klo { $time } alkaen
devices-this = tämä laite
devices-away = Poista laite
devices-away-about = Laite menettää paikan heti ja sen linkki lakkaa toimimasta. Paikan muut laitteet jäävät. Kaikille kerrotaan.
devices-away-yes = Poista ja kerro kaikille

## Ennen sellaista, mitä ei voi perua

ask-no = Enpä sittenkään
seats-show = Näytä linkki
seats-show-about = Paikalla on jo pelaaja: { $name }. Linkin avaaja näkee, mitä vain hän saa nähdä. Hänelle ja kaikille muille kerrotaan, että otit linkin esiin.
seats-show-yes = Näytä ja kerro kaikille
seats-reissue-yes = Lopeta vanha linkki
seats-hand-over-about = Uudeksi isännäksi tulee { $name }: peruminen, korjaukset, linkit, pelin lopetus. Sinun isäntälinkkisi lakkaa toimimasta. Hänelle kerrotaan.
seats-hand-over-about-playing = Uudeksi isännäksi tulee { $name }: peruminen, korjaukset, linkit, pelin lopetus. Sinä jatkat omalla paikallasi. Hänelle kerrotaan.
seats-hand-over-yes = Isännäksi: { $name }
desk-link-about = Isännän vanha linkki lakkaa heti toimimasta kaikilla muilla laitteilla. Tämä laite jatkaa uudella linkillä.
desk-link-yes = Tee uusi linkki

log-own = Vain sinulle: mitä teit salassa
