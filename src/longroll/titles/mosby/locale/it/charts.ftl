# Tracks, charts and overlays.

chart-points = Punti
chart-points-about = Li danno le imprese, li tolgono le perdite. Dieci punti sono un livello di notorietà. La guerra è persa se un turno finisce con meno di quanti ne vuole.
chart-band = L'incursione
chart-turns = La guerra
chart-victory = Livelli di vittoria
chart-checks = Quanto facilmente qualcuno si sveglia
chart-checks-about = Una verifica è un dado: pari all'allerta o meno sveglia. La probabilità che almeno una verifica riesca, secondo quante sono. Sotto un ? può non esserci nessuno.
chart-occasions = Eventi del turno
chart-performance = Che cosa portano le azioni
chart-container = Che cosa resta da incontrare
chart-container-about = Quello che c'è nel contenitore. Vi si pesca quando si rivela uno spazio o si sveglia un campo.
chart-used = Carte giocate
label-needed-now = voluti alla fine di questo turno
label-needed-war = voluti per vincere la guerra
label-alert = allerta dell'Unione
label-band = banda
label-wounded = Mosby ferito
label-idle = punti che la fine del turno toglie se la banda resta oziosa
label-food = viveri
label-ames = Ames
label-deck = carte nel mazzo
label-rounds = fasi in questo turno
label-chance = qualcuno si sveglia
label-points = punti
label-there = presenti
label-to-win = necessari
label-reached = raggiunti
label-clause = clausola
label-aim-turn = per continuare dopo questo turno
label-aim-decisive = vittoria decisiva alla fine
label-aim-substantial = vittoria sostanziale
label-aim-marginal = vittoria marginale
show-notoriety = notorietà { $count }
show-men = { $men } uomini
show-turns-left = { $count ->
    [one] ancora { $count } fine turno
   *[other] ancora { $count } fini turno
}
show-carried = portati
show-entries = altri { $count } ingressi
show-wanted = { $count } punti
show-checks = { $count ->
    [one] { $count } verifica di attivazione
   *[other] { $count } verifiche di attivazione
}
show-percent = { $count } su 100
show-occasion = { $occasion }
show-deed = { $reason }
show-card = { $card }
show-kind = { $kind }
show-kind-of = { $kind }
overlay-lines = Linee nordiste
overlay-lines-enemy = dentro le linee
overlay-lines-cut = dentro, da rivelare
overlay-targets = Bersagli
overlay-targets-source = punti che aspettano lì
overlay-ride = Cavalcata libera
overlay-ride-reach = a un'azione
overlay-hunters = Inseguitori
overlay-hunters-fight = un'unità da combattimento sveglia
overlay-noise = Chi lo sentirebbe
overlay-noise-block = sarebbe verificato
chart-deeds = Da dove vengono i punti
show-aim-war = Vinci la guerra: { $marginal } punti alla fine del turno { $turns } (marginale), { $substantial } (sostanziale) o { $decisive } (decisiva). Questo turno deve finire con { $needed }; ora { $count }.
show-aim-last = L'ultimo turno ({ $turns }): { $marginal } punti alla fine sono una vittoria marginale, { $substantial } sostanziale, { $decisive } decisiva; ora { $count }.
