X5 = Kukaan ei ole vielä kertonut, mitä pelissänne tässä näkyy.
    .refused = Pelipaketti ei vielä kerro arvoa ”{ $path }”. Kertokaa se ensin, sitten peli jatkuu.

flaw-untold = ei ole vielä kerrottu; täysi versio tarvitsee sen
