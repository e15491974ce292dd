### Tikal auf Bildschirmen.

## Einstellungen des Tisches; jeder Wert hat einen eigenen Satz.

tikal-option-version = Spielweise
tikal-option-version-basic = Grundspiel
tikal-option-version-basic-about = Wer am Zug ist, zieht eine Tafel; ihr spielt der Reihe nach.
tikal-option-version-auction = Versteigerung
tikal-option-version-auction-about = So viele Tafeln, wie ihr seid, werden aufgedeckt; ihr bietet Punkte darum, wer welche bekommt und wann dran ist.
tikal-option-exchange-once = Nur ein Tausch pro Zug
tikal-option-exchange-once-on-about = In einem Zug darfst du nur einmal einen Schatz tauschen.
tikal-option-exchange-once-off-about = Solange deine Aktionspunkte reichen, darfst du immer wieder Schätze tauschen.
