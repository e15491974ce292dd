### What sheets and set-up lists say where nobody told how their copy is, and the sheets that show a copy itself.

## Setting up, as far as every copy is alike

lost-temple-setup-board-second = Levittäkää pelilauta. Kilpajuoksu vie toiselle suurelle temppelille.
lost-temple-setup-board-first = Levittäkää pelilauta. Kuuden tai useamman pelissä juostaan ensimmäiselle suurelle temppelille.
lost-temple-setup-tokens-circles = Sekoittakaa { $tokens } sattumalaattaa kuvapuoli alaspäin. Asettakaa yksi jokaiseen kaksoisympyrään; loput jäävät laudan viereen varastoksi.
lost-temple-setup-tokens-near-circles = Sekoittakaa { $tokens } sattumalaattaa kuvapuoli alaspäin. Asettakaa yksi jokaiseen kaksoisympyrään ennen maalia, maalin taakse ei yhtään; loput jäävät laudan viereen varastoksi.
lost-temple-setup-start-cards-own = Sekoittakaa yhdeksän hahmoa ja jakakaa { $count } pelaajalle kullekin yksi kuvapuoli ylöspäin. Kortista näkyy: vasen luku on aloitusruutu, asettakaa pelinappulanne siihen; oikea luku on smaragdien määrä. Tiedustelija ja Lapsi saavat myös viidakkoveitsen.
tikal-2-setup-tiles-three-picture = Poistakaa { $out } toimintalaattaa, joiden kääntöpuolella on 4. Sekoittakaa muut { $tiles } ja asettakaa ne kuvapuoli ylöspäin kohteisiin: kuhunkin niin monta kuin sääntöjen kuvassa 3 pelaajalle.
tikal-2-setup-tiles-two-picture = Poistakaa { $out } toimintalaattaa, joiden kääntöpuolella on 3 tai 4. Sekoittakaa muut { $tiles } ja asettakaa ne kuvapuoli ylöspäin kohteisiin: kuhunkin niin monta kuin sääntöjen kuvassa 2 pelaajalle.

## Sketches without a copy

lt-print-sketch = Vain luonnos: mutkat ja ruudut näkyvät omasta laudastanne.
lt-print-sketch-start = Lähtö
lt-print-sketch-first = Ensimmäinen suuri temppeli
lt-print-sketch-second = Toinen suuri temppeli
lt-print-legend-circle = sattumaruutu
lt-print-legend-great = suuri temppeli
# Beside the number 18.
lt-print-tokens = laattaa
lt-print-start-own = Kortista näkyy: vasemmalla aloitusruutu, oikealla smaragdit.
t2-print-temple-untold = Temppelissä on { $spaces } ruutua. Niistä { $rooms }:een on painettu huone, kaksi kutakin väriä:
t2-print-sketch = Vain luonnos: huoneiden, metsän ja vesitasojen paikat näkyvät omasta laudastanne.
tk-print-compare = Neljä painettua ruutua ovat todennäköisesti näin: verratkaa omaan lautaanne.

## The sheets that show a copy, and the form

print-sheet-kit = Oma pelinne
print-sheet-kit-form = Tyhjä lomake
kit-print-kit = Verratkaa tätä omaan lautaanne ja osiinne. Pelkkä viiva tai tyhjä kenttä tarkoittaa, ettei kukaan ole vielä kertonut sitä. Korjatkaa sovelluksessa, mikä on toisin.
kit-print-kit-form = Merkitkää kynällä, mitä laudassanne ja osissanne on. Syöttäkää tiedot sitten sovellukseen: siitä lähtien se tuntee pelinne.
# Under the sheet’s name, where else the copy’s own name stands.
kit-print-pen = Mitä pelissänne on
kit-print-invented = Keksitty lauta
kit-print-nobody = Ei vielä kuvailtu
kit-print-flaws = Tämä ei sovi sääntöihin. Tarkistakaa vielä kerran:
kit-print-flaws-more = ja vielä { $count }

## Lost Temple’s copy

lost-temple-kit-track = Rata
lost-temple-kit-ring = Ympyröikää, mikä kukin ruutu on: temppeli, kylä, syvä viidakko vai kaksoisympyrä. Ilman ympyrää ruutu on tavallinen. Jos temppelissä tai kylässä on kaksoisympyrä, ympyröikää molemmat.
lost-temple-kit-length = Ruutujen määrä
lost-temple-kit-far = Toinen suuri temppeli: ruutu
lost-temple-kit-near = Ensimmäinen suuri temppeli: ruutu
lost-temple-kit-temples = Temppelit
lost-temple-kit-villages = Kylät
lost-temple-kit-jungle = Syvä viidakko
lost-temple-kit-chance = Kaksoisympyrät
lost-temple-kit-start = Aloituskortit: ruutu ja smaragdit
lost-temple-kit-tokens = Sattumalaatat
lost-temple-kit-tokens-when = Montako kutakin; yhteensä 18. Tarvitaan vain, jos sovellus jakaa ne.
lost-temple-kit-colours = Pelaajien värit

## Tikal II’s copy

tikal-2-kit-spaces = Temppeli
tikal-2-kit-outline = Piirtäkää ääriviiva temppelinne { $spaces } ruudun ympärille.
tikal-2-kit-printed = Painetut huoneet, kaksi kutakin väriä
tikal-2-kit-room-bonus = Oikealla bonus: pisteet, kortit, aarteet.
tikal-2-kit-room-tick = Merkitkää sivut, joissa on ovi, ja ympyröikää väri.
tikal-2-kit-space = Ruutu
tikal-2-kit-river = Joki
tikal-2-kit-river-how = Myötäpäivään lähtöpaikasta: mitä kunkin kohteen jälkeen on (yksi metsä, kaksi vesitasoa) ja montako toimintalaattaa siinä on.
tikal-2-kit-wheel = Hintakiekko: aarteet myötäpäivään ja niiden hinnat
tikal-2-kit-price = Hinta
tikal-2-kit-light-rooms = Vaaleat huoneet
tikal-2-kit-action-tiles = Toimintalaatat
tikal-2-kit-tiles-back = Kulmassa on kääntöpuolen luku.
tikal-2-kit-tiles-ring = Ympyröikää, mitä laatassa on, ja kahdesti se, mikä siinä on kahdesti.
tikal-2-kit-sanctuaries = Alttarihuoneet: niiden bonukset
tikal-2-kit-treasure-room = Aarrekammio
tikal-2-kit-secret-rooms = Salahuoneet: niiden bonukset
tikal-2-kit-cards = Erikoiskortit
tikal-2-kit-cards-how = Montako kutakin on; yhteensä { $cards }.

## Tikal’s copy

tikal-kit-board = Pelilauta
tikal-kit-printed = Neljä painettua ruutua
tikal-kit-stones = Kirjoittakaa joka kenttään, montako kivipaalia sillä sivulla on: ei yhtään, yksi, kaksi tai kolme.
tikal-kit-stones-told = Laskekaa lautanne neljän ruudun kivipaalit joka sivulta.
tikal-kit-space = Ruutu
tikal-kit-value = Arvo
tikal-kit-treasures = Kahdeksan aarretta, kuten te niitä kutsutte
tikal-kit-colours = Pelaajien värit
tikal-kit-tiles = Maastokortit: kääntöpuolen kirjain, temppelin arvo tai naamioiden määrä

## The print screen: for which copy

printing-copy = Oma pelinne
printing-copy-none = Ei kuvailtua
printing-copy-sample = Keksitty lauta
