### Aloitussivu ja se, mitä isäntä sanoo päätteessä.

home-title = Temple Companion
home-tagline = Pelilaatikon rinnalla: tarkistaa siirrot, laskee, pisteyttää ja pitää salaisuudet.
home-private = Toimii omassa verkossanne ilman internetiä. Mitään ei lähde siitä ulos.
home-sorry = Se ei onnistunut, eikä mitään muutettu. Yritä uudelleen.

home-language = Kieli
home-language-name = Suomi
home-light = Ulkoasu
home-light-light = Vaalea
home-light-dark = Tumma
home-light-system = Laitteen mukaan

home-play = Uusi pöytä
home-join = Liity pöytään
home-continue = Jatka
home-as-host = isäntänä
home-as-player = oma paikka

home-players = { $least }–{ $most } pelaajaa
home-ready = Ei vielä pelattavissa
home-ready-how = Voitte jo kuvailla oman pelinne ja tulostaa sen arkit.

home-tikal-about = Laskee toimintapisteesi, tarkistaa jokaisen askeleen kivipaaleilla ja laskee jokaisen pisteytyskierroksen.
home-tikal-picture = Porrastemppeli auringon edessä
home-tikal-2-about = Pitää avaimet, aarteet ja erikoiskortit salassa, seuraa ruuhia ja laskee molemmat pisteytykset.
home-tikal-2-picture = Ruuhi joella
home-lost-temple-about = Tarkistaa jokaisen siirron Šamaanista Lapseen, laskee smaragdit ja viidakkoveitset ja pitää valitut hahmot salassa.
home-lost-temple-picture = Idoli viidakossa

home-open = Avaa jokin näistä osoitteista samassa verkossa olevalla puhelimella tai tällä koneella:
home-owner = Vain tällä koneella (näyttää kaikki tallennetut pöydät):
home-scan = Tai skannaa tämä puhelimella:
home-stop = Ctrl-C lopettaa.
home-no-window = Oma ikkuna tarvitsee Chromen, Chromiumin tai Edgen, eikä mikään niistä auennut: tämä on tavallinen välilehti.
home-port-taken = Portti { $wished } on käytössä, joten sovellus käyttää porttia { $port }.
home-port-refused = Portin { $port } kuuntelu osoitteessa { $host } ei onnistu: { $why }.

home-wrong-name = Tämä tietokone ei vastaa nimeen ”{ $name }”. Avaa osoite, jonka isäntä näyttää. Jos nimen kuuluu johtaa tänne, käynnistä ohjelma valitsimella --allow-host { $name }
home-wrong-page = Tätä pyysi sivuston ”{ $name }” sivu, ei tämän tietokoneen sivu. Mitään ei avattu. Jos sivun kuuluu johtaa tänne, käynnistä ohjelma valitsimella --allow-host ja sivuston nimellä.

home-runs-already = Temple Companion on jo käynnissä: { $address }
home-runs-silently = Temple Companion on jo käynnissä, mutta ei vastaa (prosessi { $process }). Lopeta ohjelma ensin.
