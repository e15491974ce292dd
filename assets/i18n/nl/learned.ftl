X5 = Nog niemand heeft verteld wat er op jullie exemplaar staat.
    .refused = De kit zegt nog niets over “{ $path }”. Geef dat eerst op, dan gaat het verder.

flaw-untold = is nog niet opgegeven; de volledige versie heeft het nodig
