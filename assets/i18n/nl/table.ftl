### Aan tafel: wat de schermen van alle spellen gemeen hebben.

table-host = Host
table-back = Terug
table-close = Sluiten
table-home = Startpagina
table-rules = Regels
table-options = Instellingen van deze tafel
table-help = Wat is dit?
table-wait = Een ogenblik…
table-latest = Wat er gebeurde
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = is aan de beurt
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = Iedereen wacht op jou
# $why zegt waarover de database klaagde.
table-not-kept = Dit kon niet worden opgeslagen, dus er is niets veranderd. { $why }
table-link-ended = Deze link is niet meer geldig. Vraag de host om een nieuwe.
# $what zijn de laatste regels van het logboek.
table-meanwhile = Er veranderde iets voordat je tikte. { $what } Kijk even en tik nog eens.

## De tabbladen onder aan het scherm: elk één kort woord.

tab-seat = Plaats
tab-play = Spel
tab-table = Tafel
tab-log = Logboek
tab-host = Host

## Meldingen na een tik: de kop boven de tekst.

notice-refused = Kan niet
notice-behind = Ondertussen
notice-failed = Niet opgeslagen

## Wat verborgen is achter een afdekking

cover-hint = Tik om te tonen, houd vast om even te kijken. Gaat vanzelf weer dicht.
cover-close = Weer afdekken

## Wie er is

people-here = verbonden
people-away = niet verbonden
people-host = host van deze tafel
people-scribe = voert voor iedereen in
people-free = nog niemand
people-taken = doet mee, nu niet verbonden
people-waited-away = { $name } is niet verbonden. De host kan invallen.
# The same, said to the host.
people-waited-you = { $name } is niet verbonden. Jij kunt invallen.

## Vóór het spel

lobby-scan = Scan om mee te doen
lobby-qr = QR-code die naar deze tafel leidt
# Onder de code in grote letters.
lobby-type = of open { $address } en typ deze code
lobby-address = Vindt een telefoon dit niet? Probeer een ander adres van deze computer:
lobby-code-anew = Nieuwe code maken
lobby-code-anew-about = De oude code werkt niet meer. Wie al meedoet, blijft. Wie alleen kijkt, zoals een tv, heeft de nieuwe nodig.
lobby-code-anew-yes = Oude code beëindigen
lobby-people = Aan tafel
lobby-hello = Hallo { $name }!
lobby-wait = De host zet het spel klaar. Het begint vanzelf.
lobby-checklist = Klaarzetten
lobby-checklist-done = { $done } van { $all } gedaan
lobby-begin-title = Alles klaar?
lobby-begin-first = { $name } begint.
lobby-begin-about = Begin zodra alles klaarligt. Wie er nog niet is, kan later nog aanschuiven.
lobby-begin = Partij beginnen

## Eén toestel dat rondgaat

passing-to = Geef het toestel aan { $name }
passing-others = Wat nu komt, is alleen voor { $name }. Alle anderen kijken weg.
passing-take = Ik ben { $name }

## Een plaats kiezen na het scannen

seat-title = Wie ben je?
seat-about = Tik op je naam. Deze telefoon onthoudt hem.
seat-free = vrij
seat-taken = bezet – de host kan je binnenlaten
seat-late = Die plaats is net bezet. Kies een andere of vraag het de host.
seat-watch = Alleen kijken
seat-watch-about = Voor een tablet of tv: toont alleen wat iedereen mag zien.

## De code typen

join-title = Aanschuiven
join-about = Typ de zes letters en cijfers van het scherm van de host.
join-code = Code
join-go = Meedoen
# The code is not complete yet.
join-short = Typ eerst alle zes tekens.

## Een link die nergens heen leidt

lost-title = Tafel niet gevonden
lost-about = Deze link of code leidt niet naar een tafel. Vraag de host om een nieuwe.
lost-wait =
    Te veel foute pogingen. Wacht nog { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } seconden
    }.

## Bij de host: de plaatsen

seats-title = Plaatsen en links
seats-about = Tik op een naam om de link te tonen, in te vallen of die speler host te maken.
seats-reissue = Nieuwe link maken
seats-reissue-about = De oude link werkt dan op geen enkel toestel meer. Wie de nieuwe link of de code van de tafel heeft, kan deze plaats nemen.
seats-act = Invallen
seats-act-back = Terug naar overzicht
# For a player whom the host trusts to tap in everybody’s moves, in a game without secrets.
seats-scribe = Alles laten invoeren
seats-scribe-end = Weer alleen eigen zetten
seats-scribe-about = Hier wordt niets geheims ingevoerd. Wie voor iedereen invoert, tikt alle zetten en correcties op het eigen toestel in; de anderen kunnen zelf ook blijven tikken.
seats-hand-over = Host maken

## Ongedaan maken

undo-title = Ongedaan maken
undo-about = Tik op een zet om die ongedaan te maken, met alles erna.
undo-nothing = Er valt nog niets ongedaan te maken.
undo-yes = { $count ->
    [one] Deze zet ongedaan maken
   *[other] { $count } zetten ongedaan maken
}
undo-nothing-seen = Sindsdien heeft niemand iets geheims gezien.
# $who is een naam of “Iedereen”, $what een van de berichten <spel>-exposed-…
undo-seen = { $who } heeft al gezien: { $what }.
undo-everybody = Iedereen
undo-mine = Mijn zet terug
undo-last = Laatste zet terug
undo-turn = Beurt opnieuw beginnen

## Correcties

correct-title = Corrigeren
correct-about = Vul in wat er echt op tafel ligt. Het logboek bewaart beide, oud en nieuw.
correct-about-own = Vul in wat je echt hebt. Het logboek bewaart beide, oud en nieuw.
correct-own = Mijn spullen corrigeren
correct-close = Sluiten
correct-do = Correctie opslaan
# $what is wat er geteld wordt; een schermlezer zegt dit.
correct-less = Eén minder: { $what }
correct-more = Eén meer: { $what }
correct-far-less = { $count } minder: { $what }
correct-far-more = { $count } meer: { $what }

## Wat de host verder kan

desk-more = Meer
desk-link = Nieuwe hostlink maken
desk-one = Alleen nog dit toestel
desk-many = Ieder een eigen telefoon
# The same where nothing is secret.
desk-one-open = Hier alles invoeren
desk-many-open = Hier alleen mijn zetten
desk-end = Partij wegleggen
desk-again = Partij hervatten
desk-end-about = Er gaat niets verloren: de partij blijft opgeslagen en kan worden hervat.

## Het einde

end-winner = { $name } wint!
end-winners = Gedeelde overwinning: { $names }
end-ranking = Eindstand
end-put-away = Deze partij is weggelegd
end-put-away-about = De host kan verdergaan waar jullie waren.
end-again = Nog een partij samen
end-follow = Naar de volgende partij

## Het logboek

log-entered-by = { $what } (ingevoerd door { $name })
log-undone = (ongedaan gemaakt) { $what }

## Instellingen van dit toestel

settings-title = Instellingen
settings-large = Grote tekst
settings-large-about = Alles een kwart groter.
settings-sound = Geluid
settings-sound-about = Een zacht geluid als je aan de beurt bent.
settings-sound-cannot = Deze browser speelt hier geen geluid af.
settings-vibration = Trillen
settings-vibration-about = Een korte trilling als je aan de beurt bent.
settings-vibration-cannot = Deze browser staat trillen niet toe.
settings-awake = Scherm aan houden
settings-awake-about = Zolang er een tafel open is.
settings-awake-cannot = Deze browser laat het scherm misschien toch uitgaan. Stel dan in de telefoon zelf een langere tijd in.
