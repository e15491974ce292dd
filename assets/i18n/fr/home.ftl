### La page d’accueil, et ce que l’hôte dit dans le terminal.

home-title = Temple Companion
home-tagline = À côté de la boîte : vérifie les coups, compte, marque les points, garde les secrets.
home-private = Fonctionne sur votre propre réseau, sans Internet. Rien n’en sort.
home-sorry = Cela n’a pas marché, et rien n’a été changé. Essaie encore une fois.

home-language = Langue
home-language-name = Français
home-light = Apparence
home-light-light = Clair
home-light-dark = Sombre
home-light-system = Comme l’appareil

home-play = Nouvelle table
home-join = Rejoindre une table
home-continue = Reprendre
home-as-host = hôte
home-as-player = ma place

home-players = { $least } à { $most } joueurs
home-ready = Pas encore jouable ici
home-ready-how = Vous pouvez déjà décrire votre exemplaire et imprimer les feuilles.

home-tikal-about = Compte vos points d’action, vérifie chaque pas sur les pierres et calcule chaque décompte.
home-tikal-picture = Une pyramide à degrés devant le soleil
home-tikal-2-about = Garde secrets les clés, les trésors et les cartes spéciales, suit les pirogues et calcule les deux décomptes.
home-tikal-2-picture = Une pirogue sur une rivière
home-lost-temple-about = Vérifie chaque coup, du Shaman à l’Enfant, compte émeraudes et machettes et garde secrets les personnages choisis.
home-lost-temple-picture = Une idole dans la jungle

home-open = Ouvrez une de ces adresses sur un téléphone du même réseau, ou sur cette machine :
home-owner = Seulement sur cet ordinateur (montre toutes les tables enregistrées) :
home-scan = Ou scannez ceci avec un téléphone :
home-stop = Ctrl-C pour terminer.
home-no-window = Une fenêtre à part demande Chrome, Chromium ou Edge, et aucun n’a pu s’ouvrir : voici un onglet ordinaire.
home-port-taken = Le port { $wished } est occupé ; l’appli utilise donc le port { $port }.
home-port-refused = Impossible d’écouter sur { $host }, port { $port } : { $why }.

home-wrong-name = Cet ordinateur ne répond pas au nom « { $name } ». Ouvre l’adresse que montre l’hôte. Si ce nom doit mener ici, démarre le programme avec --allow-host { $name }
home-wrong-page = La demande vient d’une page de « { $name } », et non d’une page de cet ordinateur. Rien n’a été ouvert. Si cette page doit mener ici, démarre le programme avec --allow-host et son nom.

home-runs-already = Temple Companion tourne déjà : { $address }
home-runs-silently = Temple Companion tourne déjà, mais ne répond pas (processus { $process }). Arrête-le d’abord.
