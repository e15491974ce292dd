### À une table : ce que les écrans de tous les jeux partagent.

table-host = Hôte
table-back = Retour
table-close = Fermer
table-home = Accueil
table-rules = Règles
table-options = Options de votre table
table-help = Qu’est-ce que c’est ?
table-wait = Un instant…
table-latest = Derniers coups
# Below the name in the bar of a device that goes round: whose turn it is.
table-plays = joue maintenant
# On a page where nothing can be done, while it is one’s turn; a tap leads there.
table-waits = Tout le monde t’attend
# $why dit de quoi la base de données s’est plainte.
table-not-kept = Impossible d’enregistrer cela ; rien n’a donc changé. { $why }
table-link-ended = Ce lien n’est plus valable. Demande-en un nouveau à l’hôte.
# $what, ce sont les dernières lignes du journal.
table-meanwhile = Quelque chose a changé avant que tu touches. { $what } Regarde et touche encore une fois.

## Les onglets au bas de l’écran : un mot court chacun.

tab-seat = Ma place
tab-play = Jouer
tab-table = Table
tab-log = Journal
tab-host = Hôte

## Annonces après un toucher : le titre au-dessus du texte.

notice-refused = Impossible
notice-behind = Entre-temps
notice-failed = Non enregistré

## Ce qui est caché derrière un volet

cover-hint = Touche pour montrer, garde le doigt dessus pour jeter un œil. Se cache à nouveau tout seul.
cover-close = Cacher à nouveau

## Qui est là

people-here = en ligne
people-away = hors ligne
people-host = hôte de cette table
people-scribe = saisit pour tout le monde
people-free = encore personne
people-taken = à la table, hors ligne
people-waited-away = { $name } est hors ligne. L’hôte peut jouer à sa place.
# The same, said to the host.
people-waited-you = { $name } est hors ligne. Tu peux jouer à sa place.

## Avant la partie

lobby-scan = Scanner pour jouer
lobby-qr = QR code qui mène à cette table
# Sous le code en grandes lettres.
lobby-type = ou ouvrir { $address } et taper ce code
lobby-address = Si un téléphone ne trouve rien, essayez une autre adresse de cette machine :
lobby-code-anew = Nouveau code
lobby-code-anew-about = L’ancien code ne marche plus. Qui a déjà rejoint la table y reste. Un écran qui ne fait que regarder, comme une télé, a besoin du nouveau.
lobby-code-anew-yes = Supprimer l’ancien code
lobby-people = À la table
lobby-hello = Bonjour { $name } !
lobby-wait = L’hôte installe le jeu. La partie commencera toute seule.
lobby-checklist = Mise en place
lobby-checklist-done = { $done } sur { $all }
lobby-begin-title = Tout est prêt ?
lobby-begin-first = { $name } commence.
lobby-begin-about = Commencez dès que tout est en place. Les absents pourront encore rejoindre la table plus tard.
lobby-begin = Commencer la partie

## Un seul appareil qui circule

passing-to = Passez l’appareil à { $name }
passing-others = La suite n’est que pour { $name }. Tous les autres regardent ailleurs.
passing-take = Je suis { $name }

## Choisir une place après avoir scanné

seat-title = Qui es-tu ?
seat-about = Touche ton nom. Ce téléphone s’en souviendra.
seat-free = libre
seat-taken = prise – l’hôte peut montrer son lien ou la libérer
seat-late = Cette place vient d’être prise. Choisis-en une autre ou demande à l’hôte.
seat-watch = Regarder seulement
seat-watch-about = Pour une tablette ou une télé : ne montre que ce que tout le monde peut voir.

## Taper le code

join-title = Rejoindre une table
join-about = Tape les six lettres et chiffres affichés sur l’écran de l’hôte.
join-code = Code
join-go = Rejoindre
# The code is not complete yet.
join-short = Saisis d’abord les six caractères.

## Un lien qui ne mène nulle part

lost-title = Table introuvable
lost-about = Ce lien ou ce code ne mène à aucune table. Demande-en un nouveau à l’hôte.
lost-wait = Trop d’essais ratés. Attends encore { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.

## Chez l’hôte : les places

seats-title = Places et liens
seats-about = Touche un nom pour montrer son lien, jouer à sa place ou en faire l’hôte.
seats-reissue = Nouveau lien
seats-reissue-about = L’ancien lien ne marche plus, sur aucun appareil. Qui a le nouveau lien ou le code de la table peut alors prendre cette place.
seats-act = Jouer à sa place
seats-act-back = Retour à la vue hôte
# For a player whom the host trusts to tap in everybody’s moves, in a game without secrets.
seats-scribe = Faire saisir pour tous
seats-scribe-end = Ne plus saisir pour tous
seats-scribe-about = On ne saisit ici rien de secret. Qui saisit pour tous entre tous les coups et toutes les corrections sur son propre appareil ; les autres peuvent continuer à saisir aussi.
seats-hand-over = Nommer hôte

## Annuler

undo-title = Annuler
undo-about = Touche un coup pour l’annuler, avec tout ce qui suit.
undo-nothing = Rien à annuler pour l’instant.
undo-yes = { $count ->
    [one] Annuler ce coup
   *[other] Annuler ces { $count } coups
}
undo-nothing-seen = Rien de caché n’a été vu depuis.
# $who est un nom ou « Toute la table », $what un des messages <jeu>-exposed-…
undo-seen = { $who } a déjà vu { $what }.
undo-everybody = Toute la table
undo-mine = Annuler mon coup
undo-last = Annuler le dernier coup
undo-turn = Recommencer le tour

## Corrections

correct-title = Corriger
correct-about = Indique ce qu’il y a vraiment sur la table. Les deux valeurs restent dans le journal.
correct-about-own = Indique ce qu’il y a vraiment devant toi. Les deux valeurs restent dans le journal.
correct-own = Corriger ce que j’ai
correct-close = Fin des corrections
correct-do = Corriger
# $what est ce que l’on compte ; c’est dit par un lecteur d’écran.
correct-less = Moins 1 : { $what }
correct-more = Plus 1 : { $what }
correct-far-less = Moins { $count } : { $what }
correct-far-more = Plus { $count } : { $what }

## Ce que l’hôte peut faire d’autre

desk-more = Plus
desk-link = Nouveau lien pour l’hôte
desk-one = Un seul appareil
desk-many = Chacun sur son téléphone
# The same where nothing is secret.
desk-one-open = Saisir ici pour tous
desk-many-open = Ne saisir que mes coups
desk-end = Ranger la partie
desk-again = Reprendre la partie
desk-end-about = Rien n’est perdu : la partie reste enregistrée et peut être reprise.

## La fin

end-winner = { $name } gagne !
end-winners = Victoire partagée : { $names }
end-ranking = Classement
end-put-away = Cette partie a été rangée
end-put-away-about = L’hôte peut la reprendre.
end-again = Rejouer avec les mêmes
end-follow = À la partie suivante

## Le journal

log-entered-by = { $what } (saisi par { $name })
log-undone = (annulé) { $what }

## Réglages de cet appareil

settings-title = Réglages
settings-large = Grand texte
settings-large-about = Tout est agrandi d’un quart.
settings-sound = Son
settings-sound-about = Un son doux quand c’est ton tour.
settings-sound-cannot = Ce navigateur ne joue pas de son ici.
settings-vibration = Vibration
settings-vibration-about = Une courte vibration quand c’est ton tour.
settings-vibration-cannot = Ce navigateur ne permet pas aux pages de faire vibrer l’appareil.
settings-awake = Garder l’écran allumé
settings-awake-about = Tant qu’une table est ouverte.
settings-awake-cannot = Ce navigateur laissera peut-être quand même l’écran s’éteindre. Allonge alors le délai dans les réglages du téléphone.
