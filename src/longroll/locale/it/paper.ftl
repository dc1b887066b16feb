# Fogli da stampare e ritagliare.

paper-heading = Da stampare e giocare
paper-full-size = Stampare al 100 %, senza adattare nulla alla pagina.
paper-ruler = Se la scala è giusta, misura 50 mm.
paper-key-plan = La mappa e i fogli in cui è divisa.
paper-map-size = La mappa misura { $wide } per { $high } cm.
paper-hex-size = Gli esagoni misurano { $size } mm da lato a lato, la mappa { $wide } per { $high } cm.
paper-contents-map = { $count ->
    [one] La mappa su un foglio
   *[other] La mappa su { $count } fogli
}
paper-contents-counters = { $count } pedine da { $size } mm
paper-contents-cards = { $count } carte da 63 per 88 mm
paper-contents-tables = { $count ->
    [one] Una tabella delle regole, i tracciati e lo schieramento iniziale
   *[other] { $count } tabelle delle regole, i tracciati e lo schieramento iniziale
}
paper-how-map = Ritagliare ogni foglio della mappa lungo i segni su due lati. I fogli vicini hanno 8 mm in comune: incollare l'uno sull'altro.
paper-how-counters = Stampare fronti e retri sulle due facce di un foglio, voltato sul lato lungo; oppure incollarli alle due facce di un cartone da 1,5 mm. Poi tagliare da segno a segno.
paper-how-cards = Anche le carte hanno un retro. Entrano nelle bustine per carte da poker.
paper-how-rules = Servono inoltre i dadi e le regole del gioco pubblicato.
paper-ours = Tutti i disegni e i testi sono di Long Roll. Per giocare con l'originale, comprate il gioco.
paper-tile = mappa, foglio { $tile }
paper-fronts = pedine, fronti { $page } di { $pages }
paper-backs = pedine, retri { $page } di { $pages } (voltare sul lato lungo)
paper-display = Accanto alla mappa
paper-setup = Schieramento iniziale: { $scenario }
paper-markers = Segnalini sulla mappa
paper-numbers = Tracciati e conti
