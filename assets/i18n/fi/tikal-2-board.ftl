### Tikal II:n temppeli ja joki niin kuin ruudunlukija ne sanoo: lauseita yhdestä paikasta peräkkäin.
## { $at } on ruutu, esimerkiksi ”c3”.

t2-temple = Temppeli
t2-river = Joki

t2-place-undiscovered = { $at }, vielä löytämättä.
# { $room }, esimerkiksi ”sininen huone”
t2-place-room = { $at }, { $room }.
# { $sides }, esimerkiksi ”yläsivu ja alasivu”
t2-place-doors = Ovet: { $sides }.
t2-place-secret = Salahuone { $number }.
t2-place-outside = Temppelin ulkopuolella.
# { $bonuses }, esimerkiksi ”5 ja 3 + kortti”
t2-place-free = Vapaat bonukset: { $bonuses }.
t2-place-taken = Bonuksia ei ole jäljellä.
t2-place-untold = Sen bonus ei ole vielä tiedossa.
t2-place-flags = Liput: { $names }.
t2-place-explorers = Tutkijat täällä: { $names }.

## What is lit there

t2-lit-free = Huoneen voi asettaa tähän.
t2-lit-ghost = Huone tulisi tähän.
t2-lit-turned = Käännetty { $degrees }°.
t2-lit-reach = Tänne pääsee.
t2-lit-lacks = Tänne ei pääse vielä.
t2-lit-way = Reitti kulkee tästä.
t2-lit-goal = Reitti päättyy tähän.
t2-lit-spot = Tätä huonetta pisteytetään.
t2-lit-last = Viimeisin toiminto tässä.
t2-lit-points = { $points ->
        [0] Kaivaus ei tuo pisteitä.
        [one] Kaivaus tuo yhden pisteen.
       *[other] Kaivaus tuo { $points } pistettä.
    }
t2-lit-passages = { $count ->
        [one] Vie yhden salakäytävän.
       *[other] Vie { $count } salakäytävää.
    }
t2-lit-passages-more = { $count ->
        [one] Vielä yksi salakäytävä riittäisi.
       *[other] Vielä { $count } salakäytävää riittäisi.
    }
# { $colours }, esimerkiksi ”vaaleanpunainen ja sininen”
t2-lit-keys = Puuttuvat avaimet: { $colours }.

## The river

t2-site = Kohde { $number }.
t2-site-start = Kohde { $number }, lähtöpaikka.
# { $actions }, esimerkiksi ”vaalea huone ja vaaleanpunainen avain”
t2-site-tile = Laatta: { $actions }.
t2-site-bonus = { $points ->
        [one] 1 pisteen bonus
       *[other] { $points } pisteen bonus
    }
t2-site-untold = { $count ->
        [one] Vielä kirjaamaton laatta.
       *[other] { $count } vielä kirjaamatonta laattaa.
    }
t2-site-empty = Laattoja ei ole jäljellä.
t2-site-pirogues = Ruuhet: { $names }.
t2-site-forest = Sen jälkeen joki kulkee metsän läpi.
t2-site-plane = Sen jälkeen on vesitaso.
t2-site-reach = Täältä voit ottaa laatan.
t2-site-last = Viimeisin ruuhi tuli tänne.
# { $prices }, esimerkiksi ”naamio 2, ruukku 3 ja patsas 4”
t2-wheel = Hintakiekko: { $prices }.
t2-wheel-one = { $treasure } { $price }
