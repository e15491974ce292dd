### Ein Exemplar von Tikal beschreiben: Jeder Schritt hat einen Titel und, mit -about, einen Satz, was zu tun ist.

## Sides of a hexagon, for a screen reader

hex-side-n = Seite oben
hex-side-ne = Seite oben rechts
hex-side-se = Seite unten rechts
hex-side-s = Seite unten
hex-side-sw = Seite unten links
hex-side-nw = Seite oben links

## Die vier gedruckten Sechsecke

copy-tk-printed = Sieht euer Spielplan so aus?
copy-tk-printed-about = Vier Sechsecke sind aufgedruckt. Seht euch ihre Steinplatten an und die Zahlen auf den Tempeln.
copy-tk-printed-yes = Ja, genau so
copy-tk-printed-no = Nein, anders
copy-tk-printed-done = Fertig
copy-tk-printed-sides = Tippt auf eine Seite, um ihre Steinplatten zu ändern.
copy-tk-printed-elsewhere = Liegt es anderswo? Tippt auf sein Feld. Tippt auf ein anderes der vier, um das zu ändern.
copy-tk-printed-value = Die Zahl auf dem Tempel
# What a screen reader says: “a4, temple”; “upper side, 2 stones”.
copy-tk-hex = { $place }, { $kind }
copy-tk-stones = { $side }, { $count ->
    [0] keine Steinplatte
    [one] eine Steinplatte
   *[other] { $count } Steinplatten
}

## Die acht Schätze

copy-tk-treasures = Wie heißen die Schätze?
copy-tk-treasures-about = Jede unserer Zeichnungen steht für eine Art Schatz. Niemand muss etwas schreiben: Die Namen sind nur für das Protokoll.
copy-tk-names-keep = Namen so lassen
copy-tk-name = Schatz { $number }
word-sun = Sonne
word-snake = Schlange
word-bowl = Schale
word-ring = Ring
word-knife = Messer
word-feather = Feder
word-bell = Glocke
word-turtle = Schildkröte
