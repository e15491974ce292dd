### Tikal II on screens: scorings and their receipts, round 2, the last turns, glances, the end.

## A scoring; after it the camp keys are hidden again

t2-scoring-round = Pisteytys kierroksen { $round } jälkeen
t2-step-camps = Kaikkien leirien avaimet näkyvissä
t2-step-sets = { $name }: avainsarjat
t2-step-treasures = Toimittamatta jääneet aarteet
t2-step-cards = Loppuun asti pidetyt kortit
t2-step-total = Kaikkien pisteet
t2-set = { $size ->
        [one] yksittäinen avain
       *[other] { $size } väriä
    }
# Of those with a flag at an altar.
t2-altar-won = { $count ->
        [one] Eniten avaimia: { $names }.
       *[other] Tasoissa eniten avaimia: { $names }.
    }
    .alone = Lippu on vain pelaajalla { $names }.
# How many keys count at an altar, or are in somebody’s camp.
t2-keys = { $count ->
        [0] ei avaimia
        [one] 1 avain
       *[other] { $count } avainta
    }
t2-receipt-nothing = ei pisteitä

## Round 2 is prepared; $tiles are all action tiles in play

t2-step-second = Valmistelkaa kierros 2
t2-second-keys = Jokainen kätkee taas leirinsä avaimet.
t2-second-direction = Nyt pelataan vastapäivään. Joki kulkee yhä myötäpäivään.
t2-second-first = Viimeisenä vuorossa ollut aloittaa.
    .who = { $name } oli viimeisenä vuorossa ja aloittaa.
t2-second-pirogues = Kaikki ruuhet palaavat lähtöpaikalle.
t2-second-tents = Jokainen saa telttansa takaisin.
t2-second-explorers = Tutkijat jäävät paikoilleen.
t2-second-tiles = Sekoittakaa kaikki { $tiles } toimintalaattaa ja asettakaa ne taas kohteisiin, kuten ennen kierrosta 1.

## The last special turn, and what was kept alone

t2-last-about = Jokainen saa vuorollaan tutkia vielä kerran, kortein mutta ilman telttaa. Sitten tulee loppupisteytys.
t2-kept = Mitä on jäljellä?
t2-kept-about = Näytä, mitä sinulla vielä on. Tästä lähtien se on kaikkien nähtävillä.
t2-kept-cards = { $count ->
        [0] Ei erikoiskortteja näytettäväksi
       *[other] Erikoiskortit: { $told }/{ $count }
    }
t2-kept-do = Kirjaa
t2-kept-waiting = ei vielä kirjattu
t2-kept-told = kirjattu

## Always one tap away

t2-next = Seuraavana vuorossa on { $name }.
    .scoring = Seuraavaksi pisteytetään avaimet ja alttarit.
    .last = Seuraavaksi ovat viimeiset erikoisvuorot; ensimmäisenä { $name }.
    .final = Seuraavaksi on loppupisteytys.
t2-now-about = Leirien avaimet ovat piilossa, joten kukaan ei tiedä, kuka saa alttarin 3 pistettä. Merkit näyttävät, kenellä siellä on lippu; napauta alttaria, niin näet sen temppelissä.
t2-now-nobody = Kenelläkään ei ole vielä lippua alttarilla.
# For ears: an altar, and who has a flag there.
t2-now-altar = { $altar }, lippu siellä: { $names }
t2-now-own = Mitä saisit nyt
t2-now-alone = Vain sinulla on siellä lippu.
# $names have a flag there too, $count are the own keys that count.
t2-now-shared = { $count ->
        [0] Sinulla ei ole siihen avainta.
        [one] Sinulla on siihen 1 avain.
       *[other] Sinulla on siihen { $count } avainta.
    } Siellä myös: { $names }.
t2-now-sum = Avaimista ja alttareista nyt: { $points }
    .between = Avaimista ja alttareista nyt: { $least }–{ $most }
t2-now-end = Lopussa aarteiden ja korttien kanssa: { $points }
    .between = Lopussa aarteiden ja korttien kanssa: { $least }–{ $most }
    .unknown = { $treasures ->
        [0] Vain sinä tiedät, minkä arvoisia korttisi ovat lopussa.
       *[other] Lopussa vielä { $treasures } aarteista ja se, minkä arvoisia korttisi ovat.
    }
t2-left-keys = Avaimia varastossa
t2-left-heaps = Salakäytävät, erikoiskortit, vaaleat huoneet, toimintalaatat
t2-left-passage = salakäytävät
t2-left-card = erikoiskortit
t2-left-room = vaaleat huoneet
t2-left-tile = toimintalaatat
t2-left-piles = Aarteita pinoissa
t2-left-pile = aarrepino
t2-left-altars = Alttarihuoneet, joita ei ole vielä asetettu
t2-left-delivered = Toimitetut aarteet

## Everybody’s things, for ears

t2-things = Pelaaja { $name }: { $passages ->
        [0] ei salakäytäviä
        [one] 1 salakäytävä
       *[other] { $passages } salakäytävää
    }, { $flags ->
        [0] ei lippuja jäljellä
        [one] 1 lippu jäljellä
       *[other] { $flags } lippua jäljellä
    }, ja piilossa { $camp ->
        [0] ei leirin avaimia
        [one] 1 leirin avain
       *[other] { $camp } leirin avainta
    }, { $treasures ->
        [0] ei aarteita
        [one] 1 aarre
       *[other] { $treasures } aarretta
    } ja { $cards ->
        [0] ei kortteja
        [one] 1 kortti
       *[other] { $cards } korttia
    }.

## The end: where points came from

t2-source-doors = Ovet
t2-source-bonuses = Bonukset
t2-source-deliveries = Toimitukset
t2-source-keys = Avainsarjat
t2-source-altars = Alttarit
t2-source-treasures = Toimittamatta jääneet aarteet
t2-source-cards = Erikoiskortit
t2-source-paid = Metsä ja ostetut avaimet
t2-source-added = Vuoroilla lisätyt
t2-source-round = Kierros { $round }
