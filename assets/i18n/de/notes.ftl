### Was am Tisch neben dem Spiel geschah: wer was geöffnet, gezeigt, erneuert oder übergeben hat. Nichts davon unbemerkt.

## Zeilen im Verlauf. $name ist, wessen Platz es ist, $by wer es tat, $device eines der Wörter darunter.

note-device = Ein weiteres Gerät ({ $device }) hat den Platz von { $name } geöffnet.
note-link-shown = { $by } hat sich den Link zum Platz von { $name } zeigen lassen.
note-opened = { $by } hat den Platz von { $name } auf dem Gerät der Spielleitung geöffnet.
note-sent-away = { $by } hat ein Gerät ({ $device }) vom Platz von { $name } weggeschickt.
note-reissued = { $by } hat für den Platz von { $name } einen neuen Link gemacht. Der alte gilt nicht mehr.
note-reissued-host = Der Host hat einen neuen Link.
note-reissued-code = Der Tisch hat einen neuen Code.
note-handed-over = { $by } hat den Tisch übergeben: Host ist jetzt { $name }.
note-one-device = Ab jetzt geht ein Gerät für alle herum.
note-many-devices = Ab jetzt spielen alle mit dem eigenen Handy.
note-host = Der Host

device-android = Android
device-ios = iPhone oder iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = Browser

## Dasselbe, der betroffenen Person gesagt.

told-device = Ein weiteres Gerät ({ $device }) hat um { $time } deinen Platz geöffnet. Es sieht, was nur du sehen darfst. Wenn du das nicht warst, schick es weg.
told-me = Dein Platz ist noch auf einem anderen Gerät offen. Alle haben erfahren, dass dieses dazugekommen ist.
told-link-shown = { $by } hat sich den Link zu deinem Platz zeigen lassen. Öffnet ihn jemand, erfährst du es.
told-opened = { $by } hat um { $time } deinen Platz auf dem Gerät der Spielleitung geöffnet, um für dich einzuspringen.
told-handed-over = Du bist jetzt Host dieses Tisches.
told-sent-away = { $by } hat ein Gerät ({ $device }) von deinem Platz weggeschickt.

## Wessen Link nicht mehr gilt

ended-reissued = { $by } hat für diesen Platz einen neuen Link gemacht, dieser gilt nicht mehr. Lass dir den neuen zeigen oder nimm den Platz mit dem Code des Tisches.
ended-sent-away = { $by } hat dieses Gerät vom Platz weggeschickt.

## Die Geräte an einem Platz

devices-title = Geräte an diesem Platz
devices-since = { $device }, seit { $time }
devices-this = dieses Gerät
devices-away = Wegschicken
devices-away-about = Es verliert den Platz sofort, sein Link gilt nicht mehr. Die anderen Geräte des Platzes bleiben. Alle erfahren es.
devices-away-yes = Wegschicken, alle erfahren es

## Vor etwas, das sich nicht zurücknehmen lässt

ask-no = Lieber nicht
seats-show = Link zeigen
seats-show-about = { $name } hat diesen Platz schon. Wer den Link öffnet, sieht, was nur { $name } sehen darf. { $name } und alle anderen erfahren, dass du ihn dir hast zeigen lassen.
seats-show-yes = Zeigen, alle erfahren es
seats-reissue-yes = Alten Link beenden
seats-hand-over-about = { $name } wird Host: Zurücknehmen, Korrigieren, Links, Spielende. Dein Host-Link gilt dann nicht mehr. { $name } erfährt es.
seats-hand-over-about-playing = { $name } wird Host: Zurücknehmen, Korrigieren, Links, Spielende. Du spielst an deinem Platz weiter. { $name } erfährt es.
seats-hand-over-yes = { $name } zum Host machen
desk-link-about = Der alte Host-Link gilt sofort nicht mehr, auf keinem anderen Gerät. Dieses macht mit dem neuen Link weiter.
desk-link-yes = Neuen Link machen

log-own = Nur für dich: was du verdeckt getan hast
