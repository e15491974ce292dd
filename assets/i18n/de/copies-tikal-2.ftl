### Ein Exemplar von Tikal II beschreiben: Jeder Schritt hat einen Titel und, mit -about, einen Satz, was zu tun ist.

## Wo die Felder liegen

copy-t2-places = Wo die Felder liegen
copy-t2-places-about = Legt den Spielplan so, dass jedes Sechseck oben eine gerade Seite hat. Dann tippt die 27 Felder des Tempels an, wie sie dort liegen.
copy-t2-move = Kein Platz? Alles verschieben.
copy-t2-move-left = Alles nach links schieben
copy-t2-move-right = Alles nach rechts schieben
copy-t2-move-up = Alles nach oben schieben
copy-t2-move-down = Alles nach unten schieben

## Die gedruckten Räume

copy-t2-rooms = Die aufgedruckten Räume
copy-t2-rooms-about = Tippt auf ein Feld mit einem aufgedruckten Raum, dann auf Farbe, Türen und Bonus.
copy-t2-rooms-none = Sagt zuerst, wo die Felder liegen. Das ist der Schritt davor.
copy-t2-rooms-tap = Tippt auf ein Feld des Tempels.
# What a screen reader says of a space: “c3, pink”.
copy-t2-room = { $place }, { $colour }
copy-t2-room-done = Zurück zum Tempel
copy-t2-doors = Wo sind seine Türen? Tippt auf die Seiten.
copy-t2-bonus = Was ist sein Bonus?
copy-t2-bonus-cards = Karte
copy-t2-bonus-treasures = Schatz

## Der Fluss

copy-t2-river = Der Fluss
copy-t2-river-about = Sechs Stätten im Kreis und was dazwischen liegt. Das Wasser fließt im Uhrzeigersinn.
copy-t2-river-start = Tippt auf die Start-Stätte, das orange Gebäude.
copy-t2-river-forest = Tippt auf die Lücke mit dem Wald.
copy-t2-river-plane = Tippt auf die Lücke mit einem Wasserflugzeug.
copy-t2-river-other-plane = Tippt auf die Lücke mit dem anderen Wasserflugzeug.
copy-t2-river-done = Das ist der ganze Fluss.
copy-t2-site = Stätte { $number }
copy-t2-start-site = Start-Stätte { $number }
# What a screen reader says of the gap between two sites.
copy-t2-gap-none = nichts zwischen Stätte { $before } und Stätte { $behind }
copy-t2-gap-forest = Wald zwischen Stätte { $before } und Stätte { $behind }
copy-t2-gap-plane = Wasserflugzeug zwischen Stätte { $before } und Stätte { $behind }

## Aktionsplättchen an den Stätten

copy-t2-sites = Plättchen an den Stätten
copy-t2-sites-about = Zu viert liegen an jeder Stätte vier Aktionsplättchen. Tippt eine Stätte für jedes Plättchen an, das dort weniger liegt, wie es eure Spielregel zeigt.
copy-t2-sites-left = { $players ->
    [2] Zu zweit
   *[3] Zu dritt
} sind es { $tiles } Plättchen. Nehmt noch { $count } weg.
copy-t2-sites-gone = { $players ->
    [2] Zu zweit
   *[3] Zu dritt
} sind es { $tiles } Plättchen. Ihr habt { $count } zu viel weggenommen.
copy-t2-sites-right = { $players ->
    [2] Zu zweit
   *[3] Zu dritt
} sind es { $tiles } Plättchen. Das passt.
copy-t2-site-tiles = { $site }, { $count ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $count } Plättchen
}

## Die Preisscheibe

copy-t2-wheel = Die Preisscheibe
copy-t2-wheel-about = Geht von der Maske aus im Uhrzeigersinn herum. Unsere Zeichnungen stehen für eure Schätze; nehmt, was am ähnlichsten ist.
copy-t2-wheel-next = Welcher Schatz liegt hier?
copy-t2-wheel-price = Welcher Preis steht dort?
copy-t2-wheel-name = Euer Name dafür
# What a screen reader says of a part of the wheel.
copy-t2-wheel-sector = { $number }, { $treasure }, Preis { $price }

## Teile, die man vorher beschreiben kann oder wenn sie im Spiel auftauchen

copy-t2-light = Die hellen Räume
copy-t2-light-about = Von jeder Farbe zwei. Gleich wie gedreht: Nur zueinander müssen die Türen richtig liegen.
copy-t2-piece = { $what } { $number }
copy-t2-piece-told = { $what }, beschrieben
copy-t2-sanctuaries = Die Altarräume
copy-t2-sanctuaries-about = Was bringt jeder ihrer Boni? Einer nach dem anderen.
copy-t2-treasure = Die Schatzkammer
copy-t2-treasure-about = Was bringt jeder ihrer Boni? Einer davon bringt 16 Punkte.
copy-t2-secret = Die Geheimräume
copy-t2-secret-about = Sechs Räume außerhalb des Tempels. Was bringen ihre Boni?
copy-t2-secret-room = Geheimraum { $number }
copy-t2-bonus-new = Neuer Bonus
copy-t2-bonus-brings = Punkte, eine Karte oder ein Schatz. Bringt er mehreres, tippt alles davon an.
copy-t2-bonus-same = Wie beim letzten
copy-t2-tiles = Die Aktionsplättchen
copy-t2-tiles-about = Sortiert sie nach der Zahl auf der Rückseite und tippt an, was jedes zeigt.
copy-t2-tile-back = Mit einer { $back } auf der Rückseite
copy-t2-tile = Plättchen { $number } mit einer { $back }
copy-t2-tile-empty = Noch nichts. Tippt unten auf seine Symbole. Tippt ihr eines hier oben an, geht es wieder weg.
copy-t2-tile-next = Nächstes Plättchen
copy-t2-key = Schlüssel, { $colour }
copy-t2-key-any = Schlüssel nach Wahl
copy-t2-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
copy-t2-cards = Die Geheimkarten
copy-t2-cards-about = Jeder Tipp auf eine Sorte zählt eine Karte dazu. Will sie niemand ansehen, lasst es: Dann werden sie nicht gezählt.
copy-t2-card-count = { $count ->
    [0] nicht gezählt
    [one] eine Karte
   *[other] { $count } Karten
}
copy-t2-cards-sum = { $count } von { $all } Karten, mit den beiden des Paars
copy-t2-cards-rest = Von den anderen je eine

## Was der Regel widerspricht

copy-tikal-2-spaces-count = Der Tempel hat { $expected } Felder; ihr habt { $found }. Tippt weg, was keins ist.
copy-tikal-2-printed-count = Laut Regel gibt es zehn aufgedruckte Räume; ihr habt { $found }.
copy-tikal-2-printed-count-of = Laut Regel gibt es von jeder Farbe zwei aufgedruckte Räume; ihr habt { $found ->
    [0] keinen
    [1] nur einen
    [3] drei
    [4] vier
   *[other] { $found }
} der Farbe { $kind }.
copy-tikal-2-printed-doors-between = Ein Raum hat eine oder zwei Türen; einer von euren hat { $found }.
copy-tikal-2-light-rooms-doors-between = Ein Raum hat eine oder zwei Türen; einer von euren hat { $found }.
copy-tikal-2-light-rooms-t2-arrangement = Bei den vier Räumen jeder Farbe liegen die Türen auf vier verschiedene Arten. Bei der Farbe { $colour } fehlt diese: { $missing }.
copy-tikal-2-site-counts-3-sum = Zu dritt liegen { $expected } Aktionsplättchen an den Stätten; ihr habt { $found }.
copy-tikal-2-site-counts-2-sum = Zu zweit liegen { $expected } Aktionsplättchen an den Stätten; ihr habt { $found }.
copy-tikal-2-sanctuaries-bonuses-least = Ein Altarraum hat mehrere Boni; bisher habt ihr einen.
copy-tikal-2-treasure-room-bonuses-least = Die Schatzkammer hat mehrere Boni; bisher habt ihr einen.
copy-tikal-2-treasure-room-bonuses-t2-treasure-room = Die Regel zeigt in der Schatzkammer einen Bonus von { $expected } Punkten; den habt ihr noch nicht.
copy-tikal-2-cards-sum = Es gibt { $expected } Geheimkarten; bei euch sind es mindestens { $found }.
copy-tikal-2-action-tiles-count-of = Auf den Plättchen mit einer 2 auf der Rückseite kommt das { $expected }-mal vor: { $kind }. Ihr habt es { $found ->
    [0] nirgends
    [one] einmal
   *[other] { $found }-mal
}.
copy-tikal-2-action-tiles-actions-do-t2-discovery-back = Räume und Altarräume stehen auf den Plättchen mit einer 2 auf der Rückseite; ihr habt einen auf einem mit einer { $back }.
