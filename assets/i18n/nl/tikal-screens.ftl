### Tikal op schermen.

## Instellingen van de tafel; elke waarde heeft een eigen zin.

tikal-option-version = Spelvorm
tikal-option-version-basic = Basis
tikal-option-version-basic-about = Wie aan de beurt is, trekt een tegel; jullie spelen om de beurt.
tikal-option-version-auction = Veiling
tikal-option-version-auction-about = Er worden zoveel tegels opengelegd als er spelers zijn; jullie bieden punten voor de tegel die je wilt en het moment waarop je speelt.
tikal-option-exchange-once = Eén ruil per beurt
tikal-option-exchange-once-on-about = Je mag in een beurt maar één keer een schat ruilen.
tikal-option-exchange-once-off-about = Zolang je actiepunten hebt, mag je schatten blijven ruilen.
