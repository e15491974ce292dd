### Einstellungen, die jedes Spiel hat, und worauf sie stehen. Eigene Worte eines Spiels gehen vor.

option-detail = Wie viel die App verfolgt
option-detail-full = Voll
option-detail-full-about = Die App verfolgt jedes Spielteil und prüft jeden Zug.
option-detail-light = Einfach
option-detail-light-about = Ihr zieht und zählt selbst; die App führt durch die Partie und rechnet die Wertungen aus.
option-first = Wer fängt an
option-on = Ja
option-off = Nein
