### Tikal à l’écran.

## Options de la table ; chaque valeur a sa propre phrase.

tikal-option-version = Règles
tikal-option-version-basic = De base
tikal-option-version-basic-about = À ton tour, tu pioches une tuile ; vous jouez l’un après l’autre.
tikal-option-version-auction = Enchères
tikal-option-version-auction-about = On retourne autant de tuiles qu’il y a de joueurs ; vous misez des points pour choisir la vôtre et le moment de jouer.
tikal-option-exchange-once = Un seul échange par tour
tikal-option-exchange-once-on-about = Tu ne peux échanger un trésor qu’une fois par tour.
tikal-option-exchange-once-off-about = Tant qu’il te reste des points d’action, tu peux encore échanger des trésors.
