### Instellingen die elk spel heeft, en hun waarden. Eigen woorden van een spel gaan voor.

option-detail = Hoeveel de app bijhoudt
option-detail-full = Volledig
option-detail-full-about = De app volgt elk speelstuk en controleert elke zet.
option-detail-light = Eenvoudig
option-detail-light-about = Jullie verplaatsen en tellen alles zelf; de app leidt de partij en rekent de waarderingen uit.
option-first = Wie begint
option-on = Ja
option-off = Nee
