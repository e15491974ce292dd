### What happened at a table beside the game: who opened, showed, renewed or handed over what. Nobody does it unnoticed.

## Lines of the log. $name is whose page it is, $by who did it, $device one of the words below.

note-device = Another device ({ $device }) has opened { $name }’s page.
note-desk = Another device ({ $device }) has opened the host’s page.
note-link-shown = { $by } has had { $name }’s link shown.
note-opened = { $by } has opened { $name }’s page on the host’s device.
note-sent-away = { $by } has sent a device ({ $device }) away from { $name }’s page.
note-sent-away-within = A device ({ $device }) was sent away from { $name }’s page by another device there.
note-sent-away-desk = { $by } has sent a device ({ $device }) away from the host’s page.
note-reissued = { $by } has made a new link for { $name }. The old one no longer works.
note-reissued-host = There is a new link for the host.
note-reissued-code = There is a new code for the table.
note-handed-over = { $by } has made { $name } the host.
note-one-device = From now on one device goes round for everybody.
note-many-devices = From now on everybody uses their own phone.
note-device-for-all = From now on everything is entered on the host’s device.
note-scribe = From now on { $name } enters for everybody.
note-no-scribe = { $name } enters only their own moves again.
note-host = The host
note-owner = The owner of this computer

device-android = Android
device-ios = iPhone or iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = browser

## The same, said to whom it happened.

told-device = Another device ({ $device }) opened your page at { $time }. It can see what only you may see. If that was not you, send it away.
    .open = Another device ({ $device }) opened your page at { $time }. If that was not you, send it away.
told-me = Your page is also open on another device. Everybody has been told about this one.
told-link-shown = { $by } has had your link shown. If somebody opens it, you will be told.
told-opened = { $by } opened your page on the host’s device at { $time }, to play for you.
told-handed-over = You are the host of this table now.
told-scribe = From now on you enter for everybody: you always see the page of whoever plays. The others can still tap too.
told-sent-away = { $by } has sent a device ({ $device }) away from your page.
told-sent-away-within = A device ({ $device }) was sent away from your page by another device there.
told-more = And { $count } more: see the log.

## To whom a link has ended

ended-reissued = { $by } has made a new link, so this one no longer works. Ask for the new one, or join again with the table’s code.
ended-sent-away = { $by } has sent this device away.
ended-sent-away-within = Another device on this page has sent this one away. If that was not you, tell the others and ask the host for a new link.
lost-away = This device was sent away. It can come back with a new link from the host, or with the table’s code while the place is free.

## The devices on a player’s page

devices-title = Devices on this page
devices-title-desk = Devices on the host’s page
devices-since = { $device }, since { $time }
devices-this = this device
devices-away = Send it away
devices-away-about = It loses this page at once and its link stops working. The page’s other devices stay. Everybody is told.
devices-away-about-desk = It loses the host’s page at once and its link stops working. The page’s other devices stay. Everybody is told.
devices-away-yes = Send away and tell all

## Before something that cannot be taken back

ask-no = Cancel
seats-show = Show the link
seats-show-about = { $name } has already joined. Whoever opens the link sees what only { $name } may see. { $name } and everybody else will be told that you had it shown.
seats-show-yes = Show and tell everybody
seats-reissue-yes = End the old link
seats-hand-over-about = { $name } will be the host: undo, corrections, links, the end of the game. Your host link stops working. Everybody is told.
seats-hand-over-about-playing = { $name } will be the host: undo, corrections, links, the end of the game. You play on as before. Everybody is told.
seats-hand-over-yes = Make { $name } the host
desk-link-about = The old host link stops working at once, on every other device. This one goes on with the new link.
desk-link-about-seat = The host link stops working at once, on every device that came by it. You go on hosting from your own page.
desk-link-yes = Make a new link

log-own = Only for you: what you did in secret
