## Volontà politica


prompt-will-order = Più cambiamenti di volontà insieme: quale viene prima?
action-gain = Prima guadagnare { $a1 }
action-lose = Prima perdere { $a1 }
event-will = { $side }: volontà { $amount } ({ $reason }){ $fortunes ->
    [0] { "" }
   *[other] , sorti della guerra { $fortunes }
}; ora { $will }.
reason-fort-lost = un forte confederato
reason-capital = il governo fugge
reason-capital-elsewhere = una sede di governo inadatta
reason-resource-destroyed = centro di risorse distrutto
reason-state-control = controllo di uno stato
reason-state-invaded = invasione di uno stato dell'Unione
reason-mississippi = il Mississippi è aperto
reason-war-weariness = stanchezza della guerra
reason-remorse = rimorso
reason-runner-failed = nessun violatore di blocco
reason-blockade-duty = il blocco non è mai stato rafforzato
reason-strength = forza degli eserciti
reason-army-lost = un'armata perduta
reason-armies-joined = due armate in uno spazio
reason-army-outranked = il nuovo comandante è di rango inferiore
reason-mcclellan = il paese acclama McClellan
reason-commander-lost = il suo comandante se ne va
reason-general-relieved = un comandante destituito
reason-generals-skipped = generali di rango superiore scavalcati
reason-event = un evento

## Segnalini


prompt-mark = Colloca segnalini di controllo: { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}.
prompt-unmark = Rimuovi segnalini di controllo: { $count ->
    [one] ne resta 1
   *[other] ne restano { $count }
}.
prompt-raid = Dove la cavalleria rimuove un segnalino?
prompt-raids = La tua cavalleria può rimuovere i segnalini nemici dove si trova.
prompt-fill-state = { $state }: colloca segnalini negli spazi vuoti.
action-mark = Collocare un segnalino a { $a1 }
action-mark-all = Collocare segnalini in tutti
action-unmark = Rimuovere il segnalino a { $a1 }
action-raid = Incursione a { $a1 }
action-done = Fatto
event-political-phase = Fase di controllo politico.
event-marker-placed = { $space } passa { THE($the-side, "a") }.
event-marker-removed = Un segnalino è rimosso: { $space } torna { THE($the-side, "a") }.
event-resource-destroyed = Il centro di risorse di { $space } è distrutto ({ $count }).
event-coastal-fort-captured = L'Unione conquista { $space }.
event-fort-removed = { $The-side } perde il forte di { $space }.
deny-own-marker = Controlli già { $space }.
deny-capital-lost = Senza capitale sulla mappa non puoi collocare segnalini con le operazioni.
deny-mark-units = Ti serve fanteria rifornita a { $space }, a meno che non sia uno spazio di frontiera neutrale e libero.
deny-event-destroys = Un evento non può distruggere un centro di risorse, prendere un forte o spostare una capitale a { $space }.
deny-event-space = L'evento non riguarda { $space }.
deny-no-flip = L'evento non può girare il segnalino nemico a { $space }.
deny-no-brigade = Non hai brigate di cavalleria a { $space }.
deny-no-enemy-marker = Non c'è segnalino nemico a { $space }.
deny-raid-colour = La cavalleria libera solo spazi del proprio colore o di frontiera, e { $space } non lo è.
deny-not-empty = { $space } non è uno spazio vuoto di quello stato.

## Stati e capitali


prompt-capital = Dove si insedia il governo?
action-capital = Capitale a { $a1 }
event-capital-lost = { $The-side } vede fuggire il suo governo da { $space }.
event-capital-moved = { $The-side } sposta la sua capitale a { $space }.
event-state-controlled = { $state } passa { THE($the-side, "a") }.
event-state-invaded = La Confederazione tiene tre o più spazi: { $state }.
event-mississippi-opened = L'Unione controlla tutto il Mississippi.
event-army-available = { THE($army) } si può creare di nuovo.
deny-capital-state = { $space } non è in uno stato che fosse tuo nel 1861.
deny-not-controlled = Non controlli { $space }.
deny-enemy-holds = Il nemico occupa { $space }.
deny-enemy-units = Il nemico è a { $space }.
deny-no-lc = { $space } non ha linea di comunicazione.
chart-deeds = Che cosa ha mosso la volontà
show-deed = { $reason }
show-deed-fortunes = gira la fortuna della guerra
