# Bobby Lee: tracce e tabelle.

chart-points = Punti vittoria
chart-standing = Il mese
chart-calendar = Il calendario
chart-victory = Condizioni di vittoria
chart-tournament = Punti torneo
chart-sources = Da dove vengono i punti
chart-prizes = Quanto valgono i luoghi
chart-headquarters = Quartier generali
chart-seen = Che cosa si è visto del nemico
chart-pool = Blocchi fuori dalla mappa
chart-costs = Quanto costano i rimpiazzi
chart-arms = Le armi
chart-replacements = Punti rimpiazzo di un mese
chart-calls = Chiamate alle armi dell’anno
chart-points-about = Un segnalino per tutti e due: i punti di una parte li perde l’altra. Alla fine di un mese dieci sono una vittoria decisiva.
chart-sources-about = Sopra lo zero, per l’Unione. Le ultime righe sono quel che aggiungerebbe la fine di questo mese, così come stanno le cose. Punti che non sono per luoghi: quelli che il segnalino aveva all’inizio dello scenario, oltre ai luoghi già presi, e quelli che hanno aggiunto il tempo, le chiamate, l’emancipazione e le fini dei mesi.
chart-seen-about = Blocchi che ora stanno in piedi, com’erano quando si è vista la loro faccia l’ultima volta. Da allora possono aver guadagnato o perso passi.
chart-calls-about = Quante chiamate ci sono state, e quanti punti vittoria dà la prossima al nemico.

## Labels

label-points-union = Unione
label-points-confederate = Confederati
label-weather = Strade
label-on-the-map = Blocchi sulla mappa
label-to-spend = Punti da spendere
label-conscripts = Blocchi da arruolare gratis
label-to-win = servono
label-reached = raggiunto
label-clause = clausola
label-aim-decisive = Vittoria decisiva, alla fine di un mese
label-aim-marginal = Vittoria marginale, a fine ottobre
label-aim-draw = Pareggio, a fine ottobre: al massimo
label-aim-campaign = Le elezioni, ottobre 1864: l’Unione senza vittoria decisiva
label-aim-october = Ogni ottobre dal 1864: l’Unione non in vantaggio
label-tournament-points = punti
label-points = punti
label-held-by = in mano a
label-at = dove
label-steps = passi
label-radius = raggio
label-arm = arma
label-when = quando
label-block = blocco nuovo
label-step = un passo
label-speed = esagoni
label-fire = fuoco
label-rout = perde in rotta
label-union = Unione
label-confederate = Confederati
label-calls = chiamate
label-next-price = la prossima costa
label-political = Non per luoghi: inizio, tempo, chiamate
label-marker = Il segnalino
label-month = Mese
label-blocks = Blocchi
label-upright = In piedi
label-hex = Esagono
label-ground = Terreno
label-forage = Possono vivere qui senza rifornimenti
label-in-supply = Rifornito per
label-side = Parte
label-condition = Stato
label-seen = Visto l’ultima volta

## Cells

show-mud = fango
show-dry = asciutte
show-month-points = { $union ->
    [one] 1 punto
   *[other] { $union } punti
} per l’Unione, { $confederate } per i confederati
show-time-point = un punto per il Sud
show-mud-rolled = un dado per il fango
show-decisive = Decisiva: { $points } o più
show-marginal = Marginale, con { $points }
show-draw = Pareggio, ciascuno
show-held = { $side }
show-contested = nessuno
show-marker-at = { $union ->
    [0] { $confederate ->
        [0] 0
       *[other] Confederati { $confederate }
    }
   *[other] Unione { $union }
}
show-fed = { $count ->
    [0] nessun blocco: ognuno perde un passo
    [one] 1 blocco; ognuno in più perde un passo
   *[other] { $count } blocchi; ognuno in più perde un passo
}
show-at-most = Unione: al massimo { $points }
show-month-end = Alla fine del mese: { $reason }
show-arm = { $arm }
show-pool = da arruolare
show-gone = fuori dal gioco
show-fire = { $level ->
    [0] nessuno
    [1] singolo
    [2] doppio
   *[3] triplo
}
show-whole-block = il blocco
show-year = { NUMBER($year, useGrouping: 0) }
show-crowd = { $arm }: { $count ->
    [one] 1 blocco
   *[other] { $count } blocchi
}, { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
show-block = { $block }: { $steps } di { $most ->
    [one] 1 passo
   *[other] { $most } passi
}
show-upright = { $side }: { $count ->
    [one] 1 blocco
   *[other] { $count } blocchi
}
show-forest = bosco
show-of = { $steps } di { $most }
show-tired = disorganizzato
show-month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }
show-seen = { $place }, { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
} { NUMBER($year, useGrouping: 0) }: { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}

arm-infantry = fanteria
arm-brigade = brigata
arm-garrison = guarnigione
arm-cavalry = cavalleria
arm-artillery = artiglieria
arm-heavy-artillery = artiglieria pesante
arm-hq = quartier generale da campo
arm-supreme-hq = quartier generale supremo

## Odds

note-fire = { $count ->
    [one] un dado
   *[other] { $count } dadi
}, colpiscono con { $least ->
    [6] 6
   *[other] { $least } o più
}: { $share } % di togliere un passo
event-fire-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}: { THE($block) }, fuoco { $level ->
    [1] singolo
    [2] doppio
   *[3] triplo
}.
event-fire-cover = { $count } colpi per passo, al coperto.
event-fire-spare = { $count ->
    [one] Avanza 1 colpo, che non basta ancora per un passo
   *[other] Avanzano { $count } colpi, che non bastano ancora per un passo
}.
show-aim-year = Tieni il segnalino dalla tua parte della traccia alla fine di ottobre: { $marginal } o più è vittoria marginale. Con { $decisive } alla fine di un mese qualsiasi, decisiva. Ora: { show-marker-at }.
show-aim-campaign-union = Porta il segnalino a { $decisive } dalla tua parte alla fine di un mese qualsiasi, prima dell'elezione di ottobre 1864. Ora: { show-marker-at }.
show-aim-campaign-confederate = Impedisci all'Unione di arrivare a { $decisive } fino all'elezione di ottobre 1864, o arriva tu a { $decisive } alla fine di un mese. Ora: { show-marker-at }.
show-aim-war-union = Porta il segnalino a { $decisive } dalla tua parte alla fine di un mese qualsiasi. Dall'ottobre 1864 ogni ottobre deve trovarlo a { $marginal } o più dalla tua parte, o la guerra è perduta. Ora: { show-marker-at }.
show-aim-war-confederate = Arriva a { $decisive } alla fine di un mese, o impedisci all'Unione di arrivare a { $decisive } fino a un ottobre, dal 1864 in poi, in cui sia sotto { $marginal }. Ora: { show-marker-at }.

ground-clear = aperto
ground-woods = foresta
ground-mountains = montagna
ground-sea = acqua
hexside-river = fiume minore
hexside-great-river = fiume maggiore
hexside-rail = ferrovia
hexside-rail-broad = ferrovia a scartamento largo
hexside-ridge = lato di montagna, chiuso
hexside-gap = valico
hexside-turnpike = strada a pedaggio
hexside-bog = palude
hexside-bridge = ponte
hexside-ford = guado
