X5 = Was auf eurem Exemplar hier zu sehen ist, hat noch niemand gesagt.
    .refused = Das Kit sagt noch nichts über „{ $path }“. Gebt das zuerst an, dann geht es weiter.

flaw-untold = ist noch nicht angegeben; die volle Version braucht es
