# Bobby Lee: what a seat is asked, as the other is told while it waits.

awaited-activate = Quale quartier generale attivare?
awaited-bid = Quanti quartier generali attivare per primi, in segreto?
awaited-build = Quale nuovo blocco formare, e dove?
awaited-deploy = Quali blocchi scambiare di posto?
awaited-fight = Quale battaglia combattere ora?
awaited-fire = Battaglia di { $place }: chi fa fuoco?
awaited-forced = Quale marcia forzata si decide ora?
awaited-hit = Quale blocco subisce il prossimo colpo?
awaited-move = Battaglia di { $place }: chi si muove?
awaited-night = Notte a { $place }: restare o andarsene?
awaited-orders = Quale blocco marcia, e dove?
awaited-politics = Chiamare alle armi?
awaited-regroup = Vittoria a { $place }: qualche blocco prosegue?
awaited-reinforce = Battaglia di { $place }: chi si unisce alla riserva?
awaited-relief = Ci sono blocchi senza rifornimenti: li rifornisce un quartier generale?
awaited-retreat = Battaglia di { $place }: chi si ritira?
awaited-staff = Si muove ora uno dei quartier generali che erano attivi?
awaited-starve = Quale blocco a { $place } perde un passo?
awaited-stations = Battaglia di { $place }: dove si schiera ogni blocco, in segreto?
awaited-strengthen = Quali blocchi guadagnano passi, in segreto?
awaited-surrender = Agli assediati di { $place } si chiede la resa: che cosa rispondono?
awaited-withdraw = Battaglia di { $place }: tutti devono andarsene. Dove vanno?
