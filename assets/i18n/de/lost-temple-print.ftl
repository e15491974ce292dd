### Lost Temple on paper. Readable across a table: short. *…* is bold, [gem] an icon; both stay as they are.

lt-print-characters = Die Charaktere
lt-print-turn = Dein Zug
lt-print-turn-show = Wirst du aufgerufen, *zeig* deine Karte. Erst kommt der Tausch des Schamanen, dann der Diebstahl.
lt-print-turn-gem = Nimm *1* [gem] aus dem Vorrat.
lt-print-turn-act = Tu, was der Charakter sagt.
lt-print-turn-chance = Endet deine Bewegung auf [chance], deck das Plättchen auf.
lt-print-know = Gut zu wissen
lt-print-know-open = Smaragde und Macheten liegen immer *offen*.
lt-print-know-swap = Der Tausch ignoriert den Urwald und deckt kein Plättchen auf.
lt-print-know-own = Den eigenen zweiten Charakter zu verfluchen oder zu bestehlen bewirkt nichts.

## The nine characters, very short: the reference card

lt-print-ref-shaman = Verfluche einen Charakter: Beim Aufruf *tauscht* ihr die *Plätze*. Du ziehst nicht.
lt-print-ref-thief = Bestiehl einen Charakter (nicht den Schamanen): Beim Aufruf bekommst du *alle seine* [gem]. Zieh *1–2*.
lt-print-ref-seer = Sieh dir 2 Plättchen an, vertausche sie, wenn du magst. Zieh *1–2*.
lt-print-ref-priest = Zahle *2* [gem]: zum nächsten Tempel. Oder bleib.
lt-print-ref-elder = Zahle *2* [gem]: zum nächsten Dorf. Oder bleib.
lt-print-ref-craftsman = Nimm *1* [machete]. Zieh *1–2*.
lt-print-ref-scout = Zahle beliebig viele [gem] und zieh *ebenso viele* Felder.
lt-print-ref-canoe = Zahle *alle* [gem] und zieh für jeden *2* Felder, höchstens 20.
lt-print-ref-child = Zieh zur *nächsten Figur vor dir*. In Führung: bleib.

## The nine characters, a little longer: the character cards

lt-print-card-shaman = Verfluche einen anderen Charakter. Wird er aufgerufen, tauscht ihr die Plätze. Du ziehst nicht.
lt-print-card-thief = Bestiehl einen Charakter, nur nicht den Schamanen. Wird der Charakter aufgerufen, bekommst du alle seine Smaragde. Zieh 1 oder 2.
lt-print-card-seer = Sieh dir heimlich zwei Ereignisplättchen auf dem Pfad an und vertausche sie, wenn du magst. Zieh 1 oder 2.
lt-print-card-priest = Du darfst 2 Smaragde zahlen und zum nächsten Tempel gehen. Sonst bleib stehen.
lt-print-card-elder = Du darfst 2 Smaragde zahlen und zum nächsten Dorf gehen. Sonst bleib stehen.
lt-print-card-craftsman = Nimm eine Machete, falls noch eine da ist. Zieh 1 oder 2.
lt-print-card-scout = Zahle beliebig viele Smaragde, auch keinen, und zieh ebenso viele Felder.
lt-print-card-canoe = Zahle alle deine Smaragde und zieh für jeden zwei Felder, höchstens 20.
lt-print-card-child = Schließ zur nächsten Figur vor dir auf. In Führung bleibst du stehen.
# On a character card: where you begin, and with what.
lt-print-start = Start
lt-print-start-space = Feld { $space }

## The draft

lt-print-draft = Charakterwahl, jede Runde
lt-print-aside = Beiseite: { $cards }
lt-print-open = { $count } offen
lt-print-hidden = { $count } verdeckt
# Above the hands people pick from; then the same with the hands behind it.
lt-print-from = Nimm 1 aus
lt-print-pick = Nimm 1 aus: *{ $hands }*
lt-print-draft-usual = Wer das Idol hat, wählt zuerst, dann geht es nach links. Die andere Karte der letzten Person kommt verdeckt weg.
lt-print-draft-two = Je zwei Charaktere, abwechselnd gewählt; wer das Idol hat, beginnt. Nach Wahl 2 und nach Wahl 3 kommt je eine zufällige Karte verdeckt weg, die letzte übrige auch.
lt-print-draft-three = Je zwei Charaktere; wer das Idol hat, beginnt, dann geht es nach links. Nach Wahl 3 kommt eine Karte ungesehen verdeckt weg, am Ende auch die andere der letzten Person.
lt-print-draft-eight = Wer das Idol hat, wählt zuerst. Die letzte Person bekommt eine Karte, nimmt die verdeckte dazu und behält eine; die andere kommt verdeckt weg.

## Idol, jungle, chance, finish: the card’s back

lt-print-idol = Das Idol
lt-print-idol-who = Bekommt, wer letzte Runde ein Idol-Plättchen aufgedeckt hat. Sonst: wer *ganz hinten* ist. Gleichauf: *wenigste* [gem]. Immer noch gleichauf: Es bleibt, wo es ist; in Runde 1 einigt ihr euch.
lt-print-idol-two = Zwei Idol-Plättchen in einer Runde: Das *letzte* zählt.
lt-print-idol-does = Wer es hat, wählt zuerst und ruft die Charaktere von *1 bis 9* auf.
lt-print-jungle = Undurchdringlicher Urwald
lt-print-jungle-pass = *Vorbei* kostet eine [machete]. Ohne bleibst du dort stehen; bezahlt bleibt bezahlt.
lt-print-jungle-free = Genau dort landen, von dort weg, rückwärts: kostet nichts.
lt-print-chance = Ereignisplättchen
lt-print-chance-when = *Endet* deine eigene Bewegung hier, deck das Plättchen auf. Leg ein neues aus dem Vorrat hin, dann misch das alte ein.
lt-print-chance-app = *Endet* deine eigene Bewegung hier, deckt die App das Plättchen auf und legt das nächste hin.
lt-print-chance-chain = Bringt dich ein Plättchen auf ein anderes [chance], deck auch das auf.
lt-print-chance-once = Bringt dich ein Plättchen auf ein anderes [chance], bleibt das verdeckt.
lt-print-token-idol = nächste Runde das Idol
lt-print-token-gems = nimm 4 Smaragde
lt-print-token-back = 2 zurück
lt-print-token-pay = zahle 2 Smaragde
lt-print-token-machete = nimm eine Machete
lt-print-token-forward = 3 vor
lt-print-token-lose-machete = verlier eine Machete
lt-print-finish = Ziel
lt-print-finish-far = Wer den *zweiten* großen Tempel erreicht oder passiert, gewinnt sofort.
lt-print-finish-near = Wer den *ersten* großen Tempel erreicht oder passiert, gewinnt sofort.

## The sketch of the table

lt-print-gems = Smaragde
lt-print-machetes = Macheten
lt-print-idol-ready = Idol, griffbereit
lt-print-reserve = Vorrat
lt-print-deck = Charaktere
lt-print-meeples = Spielfiguren
lt-print-boxed = in der Schachtel
lt-print-legend-temple = Tempel
lt-print-legend-village = Dorf
lt-print-legend-jungle = undurchdringlicher Urwald
lt-print-legend-chance = Ereignisfeld
lt-print-legend-finish = großer Tempel, Ziel: { $finish }
# In the sketch, along the way behind the finish.
lt-print-sketch-beyond = nicht im Spiel
lt-print-start-cards = Startkarten

## The score sheet

lt-print-score-how = Jede Runde: wer das Idol hat, welche Charaktere (1–9) gezeigt wurden, am Ende Smaragde und Feld.
lt-print-score-call = Ruft die Charaktere von *1 bis 9* auf. Eine Münze zeigt, wer verflucht oder bestohlen ist.
lt-print-score-curse = verflucht
lt-print-score-theft = bestohlen
lt-print-score-characters = Charakter
lt-print-score-gems = Smaragde
lt-print-score-space = Feld
lt-print-score-winner = Gewonnen hat

## The report

# After “Finished after 80 moves · ”.
lost-temple-report-note = Zahlen sind Felder auf dem Pfad
# Instead of the headings that speak of points.
lost-temple-report-chart = Felder im Verlauf
lost-temple-report-sources = Felder nach Herkunft
lost-temple-report-reasons = Jeder Schritt und sein Grund
lost-temple-report-points = Felder
