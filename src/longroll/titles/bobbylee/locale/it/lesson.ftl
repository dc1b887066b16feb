# The lesson: what to do in each step, and why.

lesson-about = Oltre il Potomac: una scommessa, una marcia e una battaglia, con i confederati.
lesson-fog = Luglio 1861, e guidi i confederati. Gli eserciti sono blocchi: vedi la faccia dei tuoi, con i loro passi di forza, e solo il dorso di quelli nemici. Li muovono i quartier generali. Il più vicino dei tuoi è a Manassas Junction, il loro di fronte, ad Alexandria.
lesson-bid = Le due parti scommettono in segreto quanti quartier generali attiveranno; la scommessa più alta va per prima, e va mantenuta. Ogni attivazione costa un passo al quartier generale. Scommetti 2: basta per essere primo, senza consumare i tuoi stati maggiori.
lesson-activate = Sei il primo. Attiva l'Armata della Virginia Settentrionale a Manassas, che arriva al Potomac, e poi il Distretto della Valle: hai scommesso due. Marciano solo i blocchi a portata di un quartiere attivo.
lesson-march = Qualcuno tiene Poolesville, solo al di là del fiume; non sai chi. Entrare nell'esagono di un nemico comincia una battaglia. Il Potomac lascia passare solo due blocchi: la brigata di Leesburg e la cavalleria di Manassas. { $at ->
    [terminal] Da' i due ordini dell'elenco, uno dopo l'altro.
   *[page] Tocca l'esagono di un blocco, e poi Poolesville.
}
lesson-support = Le battaglie durano ore, e chi è accanto può accorrere. Muovi la Divisione di Rodes a Leesburg, dietro il guado: tre passi che possono unirsi al combattimento.
lesson-close = Il resto rimane: Manassas va tenuta. Termina le marce, e poi i movimenti dei quartieri stessi, che ora si nascondono di nuovo con un passo in meno.
lesson-deploy = La battaglia ha un suo foglio: per ogni parte una sinistra, un centro, una destra e una riserva. Il centro non può mai essere vuoto, perciò lì va la brigata; metti la cavalleria a sinistra, da dove può aggirare un'ala.
lesson-contact = Ogni turno di battaglia ha lo stesso ordine: ritirarsi, muovere, sparare, rinforzare. Nessuno si ritira; manda la brigata nel centro dell'Unione, perché fanteria e cavalleria sparano solo a chi è a contatto, e solo allora lo vedono. Chi ha mosso non spara, salvo aggirando un fianco: termina entrambe le cose.
lesson-reserve = Fai venire ora la Divisione di Rodes: aspetta nella tua riserva dal prossimo turno. Poi tocca all'Unione, che spara alla brigata. Un colpo toglie un passo, e la brigata ne ha uno solo.
lesson-flank = Un 2: mancato. Tocca di nuovo a te. Nessuno si ritira. Dalla riserva Rodes può aggirare il fianco fino alla sinistra dell'Unione: un dado dice se arriva. Se arriva, sono presi da due lati. Poi termina il movimento.
lesson-fire = Un 6: Rodes ha aggirato il fianco. Ora spara la brigata: un dado per ogni passo. Quel che deve uscire dipende dall'arma e dallo stato della colonna; { $at ->
    [terminal] l'elenco lo dice accanto all'ordine.
   *[page] indica l'ordine per vederlo.
}
lesson-won = Un altro 6: la divisione è distrutta, e sei nel Maryland. Il vincitore può mandare blocchi nei luoghi vicini. Non farlo: sarebbero disorganizzati, e Washington è vicina. Tieni quel che hai.
lesson-end = Questo è il gioco: una scommessa, un quartiere che paga con la sua forza, una marcia nell'ignoto e una battaglia in cui decide la riserva. Ora l'Unione ha il suo turno di campagna. Continua: da qui in poi decide da sola.
