# Tracciati, tabelle, livelli, probabilità, note.

## Tabelle

chart-standing = Situazione
chart-standing-about = L'Unione ha un punto per ogni punto costruzione che prende o distrugge nel Sud, e tre finché tutto il Mississippi è aperto; i confederati per ciò che prendono al Nord. I punti attesi sono il numero di riferimento stampato sulla tabella dei turni: chi alla fine di un turno lo migliora di dodici punti vince subito.
chart-victory = Condizioni di vittoria
chart-turns = Turni
chart-leaders = Generali in arrivo
chart-points = Punti vittoria
chart-blockade = Il blocco
chart-blockade-about = Per zona: porti aperti, quanto aggiungono al dado e i punti che porta il prossimo tiro.
chart-income = Entrate confederate
chart-income-about = Prima che cresca l'industria bellica e si forzi il blocco; quel che portano si aggiunge.
chart-cards = Carte
chart-displaced = Punti forza dispersi
chart-combat = Risultati di combattimento
chart-combat-about = Perdite del nemico per forza e tiro modificato; vince il risultato maggiore; * batte d (il rombo della tabella stampata), e d il numero solo.

label-balance = punti vittoria, Unione meno Confederazione
label-reference = punti attesi in questo turno
label-strength = punti forza sulla mappa
label-hand = carte in mano
label-to-win = occorre
label-reached = raggiunto
label-clause = clausola
label-aim-ahead = punti alla fine di un turno
label-aim-behind = punti alla fine di un turno
label-aim-election = punti alle elezioni del 1864
label-aim-final = punti alla fine della partita
label-aim-hold-out = punti alla fine della partita
label-what = che cosa
label-points = punti
label-captured = Risorse del Sud in mano all'Unione
label-burned = distrutti che il Sud tiene di nuovo
label-mississippi = il Mississippi, non aperto
label-mississippi-open = il Mississippi, aperto
label-total = in tutto
label-invasion = invasione del Nord
label-panic = panico a Washington
label-blockade-held = porti bloccati, alla fine
label-border-held = Obiettivi degli stati di confine, alla fine
label-ports = porti aperti
label-modifier = modificatore
label-runs-least = minimo
label-runs-most = massimo
label-zone-north-atlantic = Atlantico Nord
label-zone-south-atlantic = Atlantico Sud
label-zone-gulf = Golfo
label-income-resources = esagoni di risorse
label-income-arsenals = industria di guerra
label-income-border = stati di confine
label-income-salt = saline perdute
label-maintenance = mantenimento
label-without-runners = in tutto, senza i violatori del blocco
label-winter-takes = punti forza in meno d'inverno
label-makes-strength = punti forza per essi
label-held = in mano
label-in-deck = nel mazzo intero
label-all-cards = carte di ogni tipo
label-displaced = dispersi
label-east = Est
label-west = Ovest
label-trans-mississippi = Trans-Mississippi
label-strength-0 = 0
label-strength-1 = 1
label-strength-2 = 2
label-strength-3 = 3–4
label-strength-4 = 5–6
label-strength-5 = 7–8
label-strength-6 = 9–12
label-strength-7 = 13–16
label-strength-8 = 17+

show-turn = Turno { $turn }, { $season } { $year }
show-reference = punti attesi: { $number }
show-at-least = { $number } o più
show-at-most = { $number } o meno
show-less-than = meno di { $number }
show-act-enter-stars-theatre = arriva ({ $theatre }, { $stars }★)
show-act-promote-stars = è promosso ({ $stars }★)
show-act-promote-stars-theatre = è promosso ({ $stars }★) e cambia teatro: { $theatre }
show-act-remove = lascia il gioco
show-act-relieve = è rimosso
show-act-unassign = resta senza comando
show-act-demote-stars = è retrocesso ({ $stars }★)
show-act-demote-stars-theatre = è retrocesso ({ $stars }★) e cambia teatro: { $theatre }
show-act-transfer-theatre = cambia teatro: { $theatre }
show-act-return-theatre = torna ({ $theatre })
show-card = { $card }
show-roll-or-less = { $roll } o meno
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } o più

## Che cosa si mostra di un luogo o di un generale

label-place = luogo
label-state = stato
label-theatre = teatro
label-ground = terreno
label-features = vi si trova
label-blockade-modifier = modificatore del blocco
label-resource = risorsa
label-holder = controlla
label-zones = zona di influenza di
label-units-union = l'Unione
label-units-confederate = i confederati
label-general = generale
label-side = parte
label-rank = stelle
label-movement = movimento
label-attack = attacco
label-defence = difesa
label-leads = comanda punti forza
label-traits = è
label-where = dove
label-turn = turno
label-points-union = punti dell'Unione
label-points-confederate = punti dei confederati
show-state = { $state }
show-holder = { $the-side }
show-nobody = nessuno
show-border-state = { $state }, { $neutral ->
    [1] neutrale
   *[0] con { $the-side }
}
show-theatre = { $theatre }
show-ground = { $ground }
show-feature = { $feature }
show-worth = vale { $number }
show-burned = distrutta, vale ancora { $number }
show-strength = { $number } PF
show-demoralised = demoralizzati
show-foraging = in foraggiamento
show-no-supply = senza pieno rifornimento
show-no-line = senza linea di comunicazione
show-fortress = senza linea di comunicazione, riforniti da un forte
show-isolated = isolati
show-general = { $general } ({ $stars }★)
show-militia = milizia
show-fort = un forte di livello { $level }
show-fort-begun = un forte di livello { $level } in costruzione
show-entrenched = trinceramenti
show-trait = { $trait }
show-at = { $place }
show-displaced = disperso ({ $theatre })
show-to-come = ancora da arrivare
show-gone = fuori gioco
show-unassigned = senza comando
ground-clear = aperto
ground-woods = bosco
ground-swamp = palude
ground-mountain = montagna
ground-morass = acquitrino, invalicabile
ground-unplayable = chiuso a tutti
ground-sea = mare
ground-lake = lago
feature-city = città
feature-town = cittadina
feature-capital = capitale
feature-objective = Obiettivo
feature-ocean-port = porto oceanico
feature-river-port = porto fluviale
feature-coastal-fort = Forte costiero
feature-island = isola
feature-salt = saline
trait-cautious = cauto
trait-cavalry = cavalleria

## Livelli

overlay-supply = Rifornimento
overlay-supply-source = fonte di rifornimento
overlay-supply-free = pieno rifornimento
overlay-supply-cut = PF senza pieno rifornimento
overlay-supply-enemy = Rifornimento nemico
overlay-supply-enemy-source = fonte di rifornimento
overlay-supply-enemy-free = pieno rifornimento
overlay-supply-enemy-cut = PF senza pieno rifornimento
overlay-lines = Linee
overlay-lines-source = fonte di rifornimento
overlay-lines-free = fin qui arriva una linea
overlay-lines-cut = PF senza rifornimento
overlay-lines-own = PF che vivono di un forte
overlay-lines-enemy = Linee nemiche
overlay-lines-enemy-source = fonte di rifornimento
overlay-lines-enemy-free = fin qui arriva una linea
overlay-lines-enemy-cut = PF senza rifornimento
overlay-lines-enemy-own = PF che vivono di un forte
overlay-railroads = Ferrovie
overlay-railroads-own = controllata (proprio)
overlay-railroads-enemy = controllata (del nemico)
overlay-railroads-both = controllata (di entrambi)
overlay-waters = Controllo navale
overlay-waters-own = sotto controllo proprio
overlay-waters-enemy = sotto controllo nemico
overlay-waters-both = alcuni lati propri, altri del nemico o senza controllo
overlay-zones = Zone
overlay-zones-own = zona di influenza (propria)
overlay-zones-enemy = zona di influenza (del nemico)
overlay-zones-both = zona di influenza (di entrambi)
overlay-prizes = Obiettivi
overlay-prizes-own = in mano propria, col suo valore se ne ha
overlay-prizes-enemy = in mano nemica, col suo valore se ne ha
overlay-prizes-both = di nessuna delle due parti
overlay-prizes-block = distrutta
overlay-reach = Raggio
overlay-reach-source = la forza
overlay-reach-reach = punti movimento che costa
overlay-reach-fight = si può attaccare
overlay-reach-other = Il suo raggio
overlay-reach-other-source = da lì
overlay-reach-other-reach = punti movimento che costa
overlay-reach-other-fight = si può attaccare

## Probabilità e note

event-modifier-generals = { $side }: { $amount } per i generali.
event-modifier-demoralised = { $side }: { $amount } per i PF demoralizzati.
event-modifier-card = { $side }: { $amount } per la carta.
event-modifier-works = { $side }: { $amount } per le fortificazioni.
event-modifier-ground = { $side }: { $amount } per il terreno.
note-go = { $cost } PM, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}{ $joins ->
    [1] ; il Kentucky si schiera con { $the-side }
   *[0] {""}
}
note-go-zone = { $cost } PM, { $left ->
    [one] resta 1
   *[other] restano { $left }
}{ $number ->
    [0] {""}
    [one] ; 1 esagono in ZDI
   *[other] ; { $number } esagoni in ZDI
}{ $caught ->
    [0] {""}
   *[other] ; intercettazione ≤ { $caught } %
}{ $joins ->
    [1] ; il Kentucky si schiera con { $the-side }
   *[0] {""}
}
note-joins = il Kentucky si schiera con { $the-side }
note-go-zone-about = ZDI: zona d’influenza.{ $caught ->
    [0] {""}
   *[other] {" "}La probabilità di intercettazione vale se ci provano tutte le pile nemiche che possono; forse ci provano in meno.
}
note-ride = { $cost } PM{ $caught ->
    [0] {""}
   *[other] ; intercettazione ≤ { $caught } %
}
note-ride-about = PM del bonus ferroviario, non del Generale.{ $caught ->
    [0] {""}
   *[other] {" "}La probabilità di intercettazione vale se ci provano tutte le pile nemiche che possono; forse ci provano in meno.
}
note-attack = { $cost } PM; vince il { $chance } %, perde in media { $own } PF, il nemico { $theirs }{ $joined ->
    [0] {""}
   *[other] ; fino al { $joined } % che al nemico giungano rinforzi
}
note-overrun = { $cost } PM; li travolge senza battaglia{ $joined ->
    [0] {""}
   *[other] ; fino al { $joined } % che al nemico giungano rinforzi
}
note-assault = { $sea ->
    [0] {""}
   *[1] dopo una battaglia navale, vinta il { $naval } % delle volte:{" "}
}vince il { $chance } %, perde in media { $own } PF, il nemico { $theirs }{ $joined ->
    [0] {""}
   *[other] ; fino al { $joined } % che al nemico giungano rinforzi
}
note-assault-overrun = { $sea ->
    [0] {""}
   *[1] dopo una battaglia navale, vinta il { $naval } % delle volte:{" "}
}li travolge senza battaglia{ $joined ->
    [0] {""}
   *[other] ; fino al { $joined } % che al nemico giungano rinforzi
}
note-stake = con la carta { $chance } %
note-suffer = { $chance ->
    [0] non può perdere nulla
   *[other] { $chance } % di perdere PF: in media { $mean } su { $number }
}
note-march = { $cost ->
    [one] 1 punto azione
   *[other] { $cost } punti azione
}; al più { $number } PF, { $movement } PM
note-cost = { $cost ->
    [one] 1 punto azione
   *[other] { $cost } punti azione
}
note-fort = { $level ->
    [1] un forte nuovo, di livello 1
   *[other] migliora il forte al livello { $level }
}
note-improve = al livello { $level }
note-unspent = { $number ->
    [0] {""}
    [one] si perde 1 punto
   *[other] si perdono { $number } punti
}{ $lost ->
    [1] { $number ->
        [0] si perde 1 PF: nessuno è avanzato su Richmond
       *[other] ; e 1 PF: nessuno è avanzato su Richmond
    }
   *[0] {""}
}
deny-enemy-held = Il nemico controlla { THE($place) }.

## Carte

card-1 = Est
card-1-effect = Una di queste cose, nel suo teatro: un punto azione; una marcia forzata, +2 PM; far osare un Generale cauto; +2 in una battaglia terrestre che cominci tu; un forte iniziato o migliorato; risparmiare il logoramento a una pila senza rifornimento. Gioco base: l’Unione passa con appoggio navale un fiume nemico. Gioco avanzato: i confederati spostano una batteria navale.
card-2 = Ovest
card-2-effect = Una di queste cose, nel suo teatro: un punto azione; una marcia forzata, +2 PM; far osare un Generale cauto; +2 in una battaglia terrestre che cominci tu; un forte iniziato o migliorato; risparmiare il logoramento a una pila senza rifornimento. Gioco base: l’Unione passa con appoggio navale un fiume nemico. Gioco avanzato: i confederati spostano una batteria navale.
card-3 = Trans-Mississippi
card-3-effect = Una di queste cose, nel suo teatro: un punto azione; una marcia forzata, +2 PM; far osare un Generale cauto; +2 in una battaglia terrestre che cominci tu; un forte iniziato o migliorato; risparmiare il logoramento a una pila senza rifornimento. Gioco base: l’Unione passa con appoggio navale un fiume nemico. Gioco avanzato: i confederati spostano una batteria navale.
card-4 = Navale
card-4-effect = Una di queste cose: trasporto navale; un assalto dal mare; +2 nella sua battaglia a terra. Gioco avanzato: una pila di navi salpa, e le corazzate oceaniche dell’Unione possono unirsi alla sua battaglia sulla costa; +2 in una battaglia navale che cominci tu; i confederati spostano una batteria navale, ma non possono assaltare con questa carta. Non dà punti azione a terra.
card-5 = Qualsiasi teatro
card-5-effect = Come una carta di un teatro qualsiasi o come una carta navale. Gioco avanzato: anche i confederati assaltano con essa dal mare.
label-card = carta
label-held-by-you = in mano tua
label-event = mazzo di

# What a player may wish not to be asked: what he does not do then.
decline-intercept = Non intercettare
decline-avoid = Non evitare la battaglia
decline-fall-back = Non arretrare davanti a un'intercettazione
decline-chase = Non intercettare navi
place-both = entrambe le parti
note-spur = al più { $number } PF, { $movement } PM
show-aim-north = Arriva a { $needed } punti o più dopo il turno { $turn }{ $short ->
    [1] {""} (allora contano anche il blocco e gli stati di confine: ora { $reached })
   *[0] {""} (ora { $reached })
}. Con { $once } o più alla fine di questo turno, dodici sopra quelli attesi, vinci subito: ora { $balance }.
show-aim-south = Tieni l'Unione sotto { $needed } punti dopo il turno { $turn }{ $short ->
    [1] {""} (allora contano anche il blocco e gli stati di confine: ora { $reached })
   *[0] {""} (ora { $reached })
}. Con { $once } o meno alla fine di questo turno, dodici sotto quelli attesi, vinci subito: ora { $balance }.
show-aim-south-election = Tieni l'Unione sotto { $needed } punti dopo il turno { $turn } (ora { $reached }). Con { $once } o meno alla fine di questo turno, dodici sotto quelli attesi, vinci subito, e all'elezione del turno { $election } con { $votes } o meno: ora { $balance }.

hexside-creek = fiume minore
hexside-river = fiume navigabile, tipo 1
hexside-great-river = fiume navigabile, tipo 2
hexside-rail = ferrovia
hexside-rail-planned = ferrovia successiva
hexside-road = strada
hexside-ridge = lato di montagna
hexside-gap = passo di montagna
hexside-bridge = ponte ferroviario
hexside-ferry = traghetto
hexside-strait = acqua, invalicabile
hexside-barrier = invalicabile
hexside-cut = passaggio ferroviario fra i monti
note-general = { $stars }★, attacco { $attack }, difesa { $defence }{ $cautious ->
    [1] , cauto
   *[0] {""}
}
