### Was am Tisch neben dem Spiel geschah: wer was geöffnet, gezeigt, erneuert oder übergeben hat. Nichts davon unbemerkt.

## Zeilen im Protokoll. $name ist, wessen Platz es ist, $by wer es tat, $device eines der Wörter darunter.

note-device = Ein weiteres Gerät ({ $device }) hat den Platz von { $name } geöffnet.
note-desk = Ein weiteres Gerät ({ $device }) hat die Übersicht des Hosts geöffnet.
note-link-shown = { $by } hat den Link zum Platz von { $name } angezeigt.
note-opened = { $by } hat den Platz von { $name } auf dem Gerät des Hosts geöffnet.
note-sent-away = { $by } hat ein Gerät ({ $device }) vom Platz von { $name } entfernt.
note-sent-away-within = Vom Platz von { $name } wurde ein Gerät ({ $device }) entfernt, von einem anderen Gerät an diesem Platz.
note-sent-away-desk = { $by } hat ein Gerät ({ $device }) von der Übersicht des Hosts entfernt.
note-reissued = { $by } hat für den Platz von { $name } einen neuen Link erstellt. Der alte gilt nicht mehr.
note-reissued-host = Der Host hat einen neuen Link.
note-reissued-code = Der Tisch hat einen neuen Code.
note-handed-over = { $by } hat die Host-Rechte an { $name } übergeben.
note-one-device = Ab jetzt geht ein Gerät für alle herum.
note-many-devices = Ab jetzt spielen alle mit dem eigenen Handy.
note-device-for-all = Ab jetzt wird auf dem Gerät des Hosts für alle getippt.
note-scribe = Ab jetzt tippt { $name } für alle.
note-no-scribe = { $name } tippt wieder nur für sich.
note-host = Der Host
note-owner = Die Person am Rechner

device-android = Android
device-ios = iPhone oder iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = Browser

## Dasselbe, der betroffenen Person gesagt.

told-device = Ein weiteres Gerät ({ $device }) hat um { $time } deinen Platz geöffnet. Es sieht, was nur du sehen darfst. Warst du das nicht? Dann entferne es.
    .open = Ein weiteres Gerät ({ $device }) hat um { $time } deinen Platz geöffnet. Warst du das nicht? Dann entferne es.
told-me = Dein Platz ist auch auf einem anderen Gerät offen. Allen wurde gesagt, dass dieses Gerät dazugekommen ist.
told-link-shown = { $by } hat den Link zu deinem Platz angezeigt. Wenn ihn jemand öffnet, erfährst du es.
told-opened = { $by } hat um { $time } deinen Platz auf dem Gerät des Hosts geöffnet, um für dich einzuspringen.
told-handed-over = Du bist jetzt Host dieses Tisches.
told-scribe = Ab jetzt tippst du für alle: Du siehst immer die Seite der Person, die am Zug ist. Die anderen können weiter mittippen.
told-sent-away = { $by } hat ein Gerät ({ $device }) von deinem Platz entfernt.
told-sent-away-within = Von deinem Platz wurde ein Gerät ({ $device }) entfernt, von einem anderen Gerät an deinem Platz.
told-more = Und { $count } weitere: siehe Protokoll.

## Wessen Link nicht mehr gilt

ended-reissued = { $by } hat für diesen Platz einen neuen Link erstellt, dieser gilt nicht mehr. Lass dir den neuen zeigen oder tritt mit dem Code des Tisches wieder bei.
ended-sent-away = { $by } hat dieses Gerät vom Platz entfernt.
ended-sent-away-within = Ein anderes Gerät an diesem Platz hat dieses entfernt. Wenn du das nicht warst, sag es den anderen und lass dir vom Host einen neuen Link geben.
lost-away = Dieses Gerät wurde vom Platz entfernt. Mit einem neuen Link vom Host, oder mit dem Code des Tisches, solange der Platz frei ist, kann es zurückkommen.

## Die Geräte an einem Platz

devices-title = Geräte an diesem Platz
devices-title-desk = Geräte an der Übersicht des Hosts
devices-since = { $device }, seit { $time }
devices-this = dieses Gerät
devices-away = Entfernen
devices-away-about = Das Gerät verliert den Platz sofort, sein Link gilt nicht mehr. Die anderen Geräte des Platzes bleiben. Alle erfahren es.
devices-away-about-desk = Das Gerät verliert die Übersicht des Hosts sofort, sein Link gilt nicht mehr. Die anderen Geräte dort bleiben. Alle erfahren es.
devices-away-yes = Entfernen und mitteilen

## Vor etwas, das sich nicht zurücknehmen lässt

ask-no = Abbrechen
seats-show = Link zeigen
seats-show-about = { $name } hat diesen Platz schon. Wer den Link öffnet, sieht, was nur { $name } sehen darf. { $name } und alle anderen erfahren, dass du den Link angezeigt hast.
seats-show-yes = Zeigen und mitteilen
seats-reissue-yes = Alten Link beenden
seats-hand-over-about = { $name } wird Host und kann zurücknehmen, korrigieren, Links zeigen und die Partie beenden. Dein Host-Link gilt dann nicht mehr. Alle erfahren es.
seats-hand-over-about-playing = { $name } wird Host und kann zurücknehmen, korrigieren, Links zeigen und die Partie beenden. Du spielst an deinem Platz weiter. Alle erfahren es.
seats-hand-over-yes = { $name } zum Host machen
desk-link-about = Der alte Host-Link gilt ab sofort auf keinem anderen Gerät mehr. Dieses Gerät macht mit dem neuen weiter.
desk-link-about-seat = Der Host-Link gilt ab sofort auf keinem Gerät mehr, das über ihn gekommen ist. Du machst von deinem eigenen Platz aus als Host weiter.
desk-link-yes = Neuen Link erstellen

log-own = Nur für dich: was du geheim getan hast
