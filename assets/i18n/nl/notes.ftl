### Wat er aan tafel naast het spel gebeurde: wie wat opende, liet zien, vernieuwde of overdroeg. Niets daarvan ongemerkt.

## Regels van het logboek. $name is van wie de plaats is, $by wie het deed, $device een van de woorden hieronder.

note-device = Een ander toestel ({ $device }) heeft de plaats van { $name } geopend.
note-desk = Een ander toestel ({ $device }) heeft het overzicht van de host geopend.
note-link-shown = { $by } heeft de link naar de plaats van { $name } laten tonen.
note-opened = { $by } heeft de plaats van { $name } op het toestel van de host geopend.
note-sent-away = { $by } heeft een toestel ({ $device }) van de plaats van { $name } weggestuurd.
note-sent-away-within = Van de plaats van { $name } is een toestel ({ $device }) weggestuurd door een ander toestel op die plaats.
note-sent-away-desk = { $by } heeft een toestel ({ $device }) van het overzicht van de host weggestuurd.
note-reissued = { $by } heeft een nieuwe link gemaakt voor de plaats van { $name }. De oude werkt niet meer.
note-reissued-host = De host heeft een nieuwe link.
note-reissued-code = De tafel heeft een nieuwe code.
note-handed-over = { $by } heeft { $name } host gemaakt.
note-one-device = Vanaf nu gaat één toestel rond voor iedereen.
note-many-devices = Vanaf nu speelt iedereen op een eigen telefoon.
note-device-for-all = Vanaf nu wordt op het toestel van de host voor iedereen ingevoerd.
note-scribe = Vanaf nu voert { $name } voor iedereen in.
note-no-scribe = { $name } voert weer alleen de eigen zetten in.
note-host = De host
note-owner = De eigenaar van deze computer

device-android = Android
device-ios = iPhone of iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = browser

## Hetzelfde, gezegd tegen wie het overkwam.

told-device = Een ander toestel ({ $device }) heeft om { $time } jouw plaats geopend. Het ziet wat alleen jij mag zien. Was jij dat niet, stuur het dan weg.
    .open = Een ander toestel ({ $device }) heeft om { $time } jouw plaats geopend. Was jij dat niet, stuur het dan weg.
told-me = Je plaats is ook op een ander toestel open. Iedereen weet dat dit toestel erbij is gekomen.
told-link-shown = { $by } heeft de link naar jouw plaats laten tonen. Als iemand hem opent, krijg je het te horen.
told-opened = { $by } heeft om { $time } jouw plaats op het toestel van de host geopend, om voor je in te vallen.
told-handed-over = Jij bent nu de host van deze tafel.
told-scribe = Vanaf nu voer jij voor iedereen in: je ziet altijd de pagina van wie aan de beurt is. De anderen kunnen ook blijven tikken.
told-sent-away = { $by } heeft een toestel ({ $device }) van jouw plaats weggestuurd.
told-sent-away-within = Van jouw plaats is een toestel ({ $device }) weggestuurd door een ander toestel op die plaats.
told-more = En nog { $count }: zie het logboek.

## Voor wie een link niet meer geldt

ended-reissued = { $by } heeft een nieuwe link gemaakt voor deze plaats; deze werkt niet meer. Vraag om de nieuwe, of doe opnieuw mee met de code van de tafel.
ended-sent-away = { $by } heeft dit toestel van de plaats weggestuurd.
ended-sent-away-within = Een ander toestel op deze plaats heeft dit toestel weggestuurd. Was jij dat niet, zeg het dan tegen de anderen en vraag de host om een nieuwe link.
lost-away = Dit toestel is van de plaats weggestuurd. Met een nieuwe link van de host, of met de code van de tafel zolang de plaats vrij is, kan het terugkomen.

## De toestellen op een plaats

devices-title = Toestellen op deze plaats
devices-title-desk = Toestellen bij het overzicht van de host
devices-since = { $device }, sinds { $time }
devices-this = dit toestel
devices-away = Wegsturen
devices-away-about = Het verliest de plaats meteen en zijn link werkt niet meer. De andere toestellen van de plaats blijven. Iedereen krijgt het te horen.
devices-away-about-desk = Het verliest het overzicht van de host meteen en zijn link werkt niet meer. De andere toestellen daar blijven. Iedereen krijgt het te horen.
devices-away-yes = Wegsturen en melden

## Voor iets dat je niet kunt terugdraaien

ask-no = Annuleren
seats-show = Link tonen
seats-show-about = { $name } heeft deze plaats al. Wie de link opent, ziet wat alleen { $name } mag zien. { $name } en alle anderen krijgen te horen dat je hem hebt laten tonen.
seats-show-yes = Tonen en melden
seats-reissue-yes = Oude link beëindigen
seats-hand-over-about = { $name } wordt host: ongedaan maken, corrigeren, links, einde van de partij. Jouw hostlink werkt dan niet meer. Iedereen krijgt het te horen.
seats-hand-over-about-playing = { $name } wordt host: ongedaan maken, corrigeren, links, einde van de partij. Jij speelt verder op je plaats. Iedereen krijgt het te horen.
seats-hand-over-yes = { $name } host maken
desk-link-about = De oude hostlink werkt meteen niet meer, op geen enkel ander toestel. Dit toestel gaat verder met de nieuwe.
desk-link-about-seat = De hostlink werkt meteen niet meer, op geen enkel toestel dat ermee binnenkwam. Je blijft host vanaf je eigen plaats.
desk-link-yes = Nieuwe link maken

log-own = Alleen voor jou: wat je in het geheim deed
