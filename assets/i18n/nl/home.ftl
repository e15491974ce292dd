### De startpagina, en wat de host in de terminal zegt.

home-title = Temple Companion
home-tagline = Naast de doos: controleert zetten, telt, scoort, bewaart geheimen.
home-private = Draait op je eigen netwerk, zonder internet. Er gaat niets naar buiten.
home-sorry = Dat is niet gelukt en er is niets veranderd. Probeer het nog eens.

home-language = Taal
home-language-name = Nederlands
home-light = Weergave
home-light-light = Licht
home-light-dark = Donker
home-light-system = Zoals het toestel

home-play = Nieuwe tafel
home-join = Aanschuiven
home-continue = Verder spelen
home-as-host = als host
home-as-player = mijn plaats

home-players = { $least } t/m { $most } spelers
home-ready = Hier nog niet te spelen
home-ready-how = Jullie exemplaar beschrijven en de bladen afdrukken kan al.

home-tikal-about = Telt je actiepunten, controleert elke stap over de stenen en rekent elke waarderingsronde uit.
home-tikal-picture = Een trappentempel voor de zon
home-tikal-2-about = Houdt sleutels, schatten en speciale kaarten geheim, houdt de kano’s bij en rekent beide waarderingen uit.
home-tikal-2-picture = Een kano op een rivier
home-lost-temple-about = Controleert elke zet van Sjamaan tot Kind, telt smaragden en kapmessen en houdt gekozen karakters geheim.
home-lost-temple-picture = Een afgod in het oerwoud

home-open = Open een van deze adressen op een telefoon in hetzelfde netwerk, of op deze computer:
home-owner = Alleen op deze computer (toont alle opgeslagen tafels):
home-scan = Of scan dit met een telefoon:
home-stop = Ctrl+C stopt het programma.
home-no-window = Een eigen venster heeft Chrome, Chromium of Edge nodig, en geen daarvan kon worden geopend: dit is een gewoon tabblad.
home-port-taken = Poort { $wished } is bezet, daarom is dit poort { $port }.
home-port-refused = Poort { $port } op { $host } kan niet worden geopend: { $why }.

home-wrong-name = Deze computer luistert niet naar de naam “{ $name }”. Open het adres dat de host toont. Moet deze naam hierheen leiden, start het programma dan met --allow-host { $name }
home-wrong-page = Dit werd gevraagd door een pagina van “{ $name }”, niet door een pagina van deze computer. Er is niets geopend. Moet die pagina hierheen leiden, start het programma dan met --allow-host en de naam ervan.

home-runs-already = Temple Companion draait al: { $address }
home-runs-silently = Temple Companion draait al, maar antwoordt niet (proces { $process }). Sluit het programma eerst af.
