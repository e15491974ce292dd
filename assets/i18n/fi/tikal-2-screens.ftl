### Tikal II näytöillä.

## Pöydän asetukset; jokaisella arvolla on oma lauseensa.

tikal-2-option-more-control = Enemmän kontrollia
tikal-2-option-more-control-on-about = Kaksi pinoa ja kolme näkyvää aarretta: aina kun otat aarteen, myös kaivauksella, saat pinon katsomisen sijasta ottaa näkyvän aarteen.
tikal-2-option-more-control-off-about = Kolme aarrepinoa, kaikki kuvapuoli alaspäin.
tikal-2-option-short-game = Lyhyt peli
tikal-2-option-short-game-on-about = Kenelläkään ei ole telttaa.
tikal-2-option-short-game-off-about = Jokainen saa käyttää telttaansa kerran kierroksessa.
tikal-2-option-open-memory = Loki muistaa leirien avaimet
tikal-2-option-open-memory-on-about = Loki näyttää edelleen kaikille, minkä avainten nähtiin menevän leiriin.
tikal-2-option-open-memory-off-about = Jos näit avaimen menevän leiriin, saat muistaa sen; loki ei toista sitä muille.
tikal-2-option-hidden = Aarteet ja erikoiskortit
tikal-2-option-hidden-phones = Puhelimissa
tikal-2-option-hidden-phones-about = Jokainen syöttää omansa; vain oma puhelin näyttää ne.
tikal-2-option-hidden-players = Pelaajilla
tikal-2-option-hidden-players-about = Jokainen pitää ne salassa ja kertoo vain, mitä toimitetaan, pelataan tai jää lopuksi jäljelle.

## Mitä on nähty, kun isäntä peruu: sanojen ”… on nähnyt:” jälkeen.

tikal-2-exposed-scoring = mitä pisteytys paljasti

## What is to be done by hand

tikal-2-hand-wheel = { $name } kääntää hintakiekkoa myötäpäivään { $steps ->
    [one] yhden askeleen
   *[other] { $steps } askelta
}.
    .you = Käännä hintakiekkoa myötäpäivään { $steps ->
        [one] yhden askeleen
       *[other] { $steps } askelta
    }.
