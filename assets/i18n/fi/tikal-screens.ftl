### Tikal näytöillä.

## Pöydän asetukset; jokaisella arvolla on oma lauseensa.

tikal-option-version = Pelitapa
tikal-option-version-basic = Peruspeli
tikal-option-version-basic-about = Vuorossa oleva nostaa maastokortin; pelaatte vuorotellen.
tikal-option-version-auction = Tarjouskilpailu
tikal-option-version-auction-about = Kortteja käännetään esiin yhtä monta kuin on pelaajia; tarjoatte pisteitä siitä, minkä kortin saatte ja milloin pelaatte.
tikal-option-exchange-once = Yksi vaihto vuorossa
tikal-option-exchange-once-on-about = Saat vaihtaa aarteen vain kerran vuorossasi.
tikal-option-exchange-once-off-about = Niin kauan kuin toimintapisteitä riittää, saat vaihtaa aarteita yhä uudelleen.
