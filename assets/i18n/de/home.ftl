### Die Startseite, und was der Host im Terminal sagt.

home-title = Temple Companion
home-tagline = Neben der Schachtel: prüft Züge, zählt, wertet, hütet Geheimnisse.
home-private = Läuft in eurem eigenen Netz, ohne Internet. Nichts verlässt es.
home-sorry = Das hat nicht geklappt, und es wurde nichts geändert. Bitte versuch es noch einmal.

home-language = Sprache
home-language-name = Deutsch
home-light = Erscheinungsbild
home-light-light = Hell
home-light-dark = Dunkel
home-light-system = Wie das Gerät

home-play = Neuer Tisch
home-join = Einem Tisch beitreten
home-continue = Weiterspielen
home-as-host = als Host
home-as-player = mein Platz

home-players = { $least } bis { $most } Personen
home-ready = Hier noch nicht spielbar
home-ready-how = Ihr könnt schon euer Exemplar beschreiben und die Blätter dazu drucken.

home-tikal-about = Zählt eure Aktionspunkte, prüft jeden Schritt über die Steinplatten und rechnet jede Wertungsrunde aus.
home-tikal-picture = Ein Stufentempel vor der Sonne
home-tikal-2-about = Hält Schlüssel, Schätze und Geheimkarten verborgen, behält die Einbäume im Blick und rechnet beide Wertungen aus.
home-tikal-2-picture = Ein Einbaum auf einem Fluss
home-lost-temple-about = Prüft jeden Zug vom Schamanen bis zum Kind, zählt Smaragde und Macheten und hält gewählte Charaktere geheim.
home-lost-temple-picture = Ein Idol im Urwald

home-open = Eine dieser Adressen auf einem Handy im selben Netz oder auf diesem Rechner öffnen:
home-owner = Nur auf diesem Rechner (zeigt alle gespeicherten Tische):
home-scan = Oder mit dem Handy scannen:
home-stop = Strg+C beendet das Programm.
home-no-window = Für ein eigenes Fenster braucht es Chrome, Chromium oder Edge; keiner davon ließ sich öffnen. Dies ist ein gewöhnlicher Tab.
home-port-taken = Port { $wished } ist belegt, deshalb ist dies Port { $port }.
home-port-refused = Port { $port } auf { $host } lässt sich nicht öffnen: { $why }.

home-wrong-name = Dieser Rechner hört nicht auf den Namen „{ $name }“. Öffne die Adresse, die der Host zeigt. Soll dieser Name hierher führen, starte das Programm mit --allow-host { $name }
home-wrong-page = Die Anfrage kam von einer Seite von „{ $name }“, nicht von einer Seite dieses Rechners. Es wurde nichts geöffnet. Soll diese Seite hierher führen, starte das Programm mit --allow-host und ihrem Namen.

home-runs-already = Temple Companion läuft schon: { $address }
home-runs-silently = Temple Companion läuft schon, antwortet aber nicht (Prozess { $process }). Beende das Programm zuerst.
