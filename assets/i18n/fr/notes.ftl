### Ce qui s’est passé à la table à côté du jeu : qui a ouvert, montré, renouvelé ou confié quoi. Rien ne passe inaperçu.

## Lignes du journal. $name : à qui est la place ; $by : qui l’a fait ; $device : un des mots ci-dessous.

note-device = Un autre appareil ({ $device }) a ouvert la place occupée par { $name }.
note-desk = Un autre appareil ({ $device }) a ouvert la vue de l’hôte.
note-link-shown = { $by } a affiché le lien destiné à { $name }.
note-opened = { $by } a ouvert la place occupée par { $name } sur l’appareil de l’hôte.
note-sent-away = { $by } a retiré un appareil ({ $device }) à { $name }.
note-sent-away-within = Un appareil ({ $device }) a été retiré à { $name } par un autre appareil de la même place.
note-sent-away-desk = { $by } a retiré un appareil ({ $device }) de la vue de l’hôte.
note-reissued = { $by } a créé un nouveau lien pour { $name }. L’ancien ne marche plus.
note-reissued-host = L’hôte a un nouveau lien.
note-reissued-code = La table a un nouveau code.
note-handed-over = { $by } a confié la table : l’hôte est maintenant { $name }.
note-one-device = Désormais, un seul appareil passe de main en main.
note-many-devices = Désormais, chacun joue avec son téléphone.
note-device-for-all = Désormais, on saisit pour tout le monde sur l’appareil de l’hôte.
note-scribe = Désormais, { $name } saisit pour tout le monde.
note-no-scribe = { $name } ne saisit de nouveau que ses propres coups.
note-host = L’hôte
note-owner = Le propriétaire de cet ordinateur

device-android = Android
device-ios = iPhone ou iPad
device-windows = Windows
device-macos = Mac
device-linux = Linux
device-other = navigateur

## La même chose, dite à la personne concernée.

told-device = Un autre appareil ({ $device }) a ouvert ta place à { $time }. Il voit ce qui n’est destiné qu’à toi. Si ce n’était pas toi, retire-le.
    .open = Un autre appareil ({ $device }) a ouvert ta place à { $time }. Si ce n’était pas toi, retire-le.
told-me = Ta place est aussi ouverte sur un autre appareil. Tout le monde a été averti de l’arrivée de celui-ci.
told-link-shown = { $by } a affiché le lien vers ta place. Si quelqu’un l’ouvre, tu le sauras.
told-opened = { $by } a ouvert ta place à { $time } sur l’appareil de l’hôte, afin de jouer pour toi.
told-handed-over = C’est toi l’hôte de cette table maintenant.
told-scribe = Désormais, tu saisis pour tout le monde : ta page est toujours celle de la personne qui joue. Les autres peuvent continuer à saisir.
told-sent-away = { $by } a retiré un appareil ({ $device }) de ta place.
told-sent-away-within = Un appareil ({ $device }) a été retiré de ta place par un autre appareil de cette place.
told-more = Et { $count } de plus : voir le journal.

## À qui un lien ne sert plus

ended-reissued = { $by } a créé un nouveau lien pour cette place ; celui-ci ne marche plus. Demande le nouveau, ou prends la place avec le code de la table.
ended-sent-away = { $by } a retiré cet appareil de la place.
ended-sent-away-within = Un autre appareil de cette place a retiré celui-ci. Si ce n’était pas toi, dis-le aux autres et demande un nouveau lien à l’hôte.
lost-away = Cet appareil a été retiré de la place. Il peut revenir avec un nouveau lien de l’hôte, ou avec le code de la table tant que la place est libre.

## Les appareils d’une place

devices-title = Appareils à cette place
devices-title-desk = Appareils avec la vue de l’hôte
devices-since = { $device }, depuis { $time }
devices-this = cet appareil
devices-away = Le retirer
devices-away-about = Il perd aussitôt la place et son lien ne marche plus. Les autres appareils de la place restent. Tout le monde est averti.
devices-away-about-desk = Il perd aussitôt l’accès à la vue de l’hôte et son lien ne marche plus. Les autres appareils le gardent. Tout le monde est averti.
devices-away-yes = Le retirer et avertir

## Avant ce qui ne se reprend pas

ask-no = Finalement non
seats-show = Afficher le lien
seats-show-about = { $name } a déjà cette place. Qui ouvre le lien voit ce qui n’est destiné qu’à { $name }. { $name } et tous les autres sauront que tu l’as affiché.
seats-show-yes = Afficher et avertir
seats-reissue-yes = Supprimer l’ancien lien
seats-hand-over-about = { $name } sera l’hôte : annulations, corrections, liens, fin de la partie. Ton lien d’hôte ne marchera plus. Tout le monde est averti.
seats-hand-over-about-playing = { $name } sera l’hôte : annulations, corrections, liens, fin de la partie. Tu continues à jouer à ta place. Tout le monde est averti.
seats-hand-over-yes = Nommer { $name } hôte
desk-link-about = L’ancien lien d’hôte cesse aussitôt de marcher, sur tous les autres appareils. Celui-ci continue avec le nouveau.
desk-link-about-seat = Le lien d’hôte cesse aussitôt de marcher, sur tous les appareils venus par ce lien. Tu restes hôte depuis ta propre place.
desk-link-yes = Créer un nouveau lien

log-own = Rien que pour toi : ce que tu as fait en secret
