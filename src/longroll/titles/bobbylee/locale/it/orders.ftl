# Bobby Lee: dispiegamento, ordini, movimenti strategici, resa.

how-march = in marcia
how-force = a marcia forzata
how-send = per ordine strategico
how-rail = in treno
how-transfer = fuori mappa, da un esagono di rifornimento a un altro
how-sail = in nave
how-invade = per sbarcare
how-evacuate = a bordo delle navi
how-cross = oltre il fiume, in barca

## Domande

prompt-deploy = Quali due blocchi si scambiano di posto?
prompt-orders = { $points ->
    [0] Quale blocco si muove, e dove?
    [one] Resta un movimento strategico: quale blocco si muove, e dove?
   *[other] Restano { $points } movimenti strategici: quale blocco si muove, e dove?
}
prompt-staff = Un quartier generale che era attivo si muove ora?
prompt-forced = Quale marcia forzata si decide ora?
prompt-surrender = Agli assediati a { $place } si chiede la resa: che cosa rispondono?

## Azioni

action-exchange = Scambiare { $a1 } e { $a2 }
action-march = { $a1 }: verso { $a2 }
action-march-3 = { $a1 }: attaccare { $a2 } da { $a3 }
action-force = { $a1 }: verso { $a2 }, e a marcia forzata in { $a3 }
action-send = { $a1 }: ordine strategico per { $a2 }
action-send-3 = { $a1 }: ordine strategico di attaccare { $a2 } da { $a3 }
action-rail = { $a1 }: in treno a { $a2 }
action-transfer = { $a1 }: fuori mappa fino a { $a2 }
action-sail = { $a1 }: per mare a { $a2 }
action-invade = { $a1 }: sbarcare a { $a2 }
action-evacuate = { $a1 }: in nave a { $a2 }
action-cross = { $a1 }: oltre il fiume a { $a2 }
action-throw = { $a1 }: tirare il dado
action-demand = Chiedere la resa di { $a1 }
action-yield = Arrendersi a { $a1 }
action-refuse = Resistere

## Eventi

event-deployed = { $block } si colloca a { $place }.
event-moved = { $block } va da { $origin } a { $place }, { $how }.
event-seen-moving = Un blocco va da { $origin } a { $place }, { $how } ({ $side }).
event-attack = { $place } è attaccata da { $origin }: { $side }.
event-pledged = Da { $origin } si forza la marcia verso { $place }.
event-forced-success = Il dado dà { $roll }: la marcia forzata da { $origin } raggiunge { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , al prezzo di un passo.
}
event-forced-failure = Il dado dà { $roll }: la marcia forzata da { $origin } non raggiunge { $place } ({ $side }){ $loss ->
    [0] .
   *[1] , e costa un passo.
}
event-forced-no-room = Da { $origin } hanno già attaccato { $place } tutti quelli che possono: la marcia forzata finisce ({ $side }).
event-demanded = Si chiede la resa di { $place }: { $side }.
event-refused = Gli assediati a { $place } resistono: { $side }.
event-surrender = Gli assediati a { $place } si arrendono: { $side }.

## Perché no

deny-other-side = { $block } è dell’altra parte.
deny-name-first = Uno scambio si scrive una volta: nomina prima { $block }.
deny-strategic-only = { $block } si muove solo per ordine strategico.
deny-out-of-command = { $block } non è nel raggio di alcun quartier generale attivo: solo quello supremo può mandarlo, con ordini strategici.
deny-moved-already = { $block } si è già mosso in questo turno campagna.
deny-staff-moves-last = { $block } è attivo, e si muove dopo tutti gli altri.
deny-staff-only = Ora si muovono solo i quartier generali che erano attivi, una volta ciascuno; { $block } non lo è.
deny-supreme-never-fights = { $block } non entra mai in battaglia.
deny-name-the-side = { $place } si può attaccare da più esagoni: dica da quale si entra.
deny-not-over-that-side = Non si entra in { $place } da { $origin } con la marcia che resta.
deny-attack-limit = Hanno già attaccato { $place } da { $origin } tutti quelli che possono in questo turno: { $number }.
deny-closed-ground = Nessun blocco marcia in { $place }.
deny-there-already = { $block } è a { $place }.
deny-too-far = { $place } è oltre la marcia di { $block }.
deny-no-forced-march = Da { $origin } a { $place } non è l’esagono in più di una marcia forzata di { $block }.
deny-not-forcing = { $block } non è in marcia forzata.
deny-no-supreme = Per i movimenti strategici deve essere attivo il quartier generale supremo.
deny-too-few-moves = { $price ->
    [one] Occorre 1 movimento strategico
   *[other] Occorrono { $price } movimenti strategici
}, e { $points ->
    [one] ne resta 1
   *[other] ne restano { $points }
}.
deny-no-railway = Nessuna ferrovia passa per { $place }.
deny-railway-not-yours = La ferrovia a { $place } non è a tua disposizione.
deny-not-held = Il viaggio in treno finisce in un esagono amico, e { $place } non lo è.
deny-no-line = Nessuna ferrovia in mano tua porta da { $origin } a { $place }.
deny-no-supply-hex = { $place } non è un esagono di rifornimento in mano tua.
deny-no-great-river = Nessun fiume maggiore senza ponte né guado divide { $origin } da { $place }.
deny-navigable = Fra { $origin } e { $place } il fiume è navigabile: lì si va per mare.
deny-no-attack-across = Nessuno attacca { $place } oltre un fiume maggiore.
deny-infantry-only = Solo divisioni di fanteria sbarcano dal mare, e { $block } non lo è.
deny-norfolk = Senza Norfolk i confederati non navigano.
deny-ports-sail = { $place } è un porto in mano tua: lì si va per mare come al solito.
deny-no-shore = { $place } non è sul mare o su un fiume navigabile, o non si può lasciare.
deny-no-port = { $place } non è un porto in mano tua.
deny-water-closed = Un porto nemico chiude la via d’acqua da { $origin } a { $place }.
deny-not-besieged = Nessuno è assediato a { $place }.
deny-named-by = Quell’assedio porta il nome di { $place }.
deny-demanded-already = La resa di { $place } è già stata chiesta in questo turno.
deny-surrender-first = Una resa viene prima che si attivi il primo quartier generale.

## Quanto costa un ordine

note-march = { $cost } di { $number ->
    [one] 1 esagono
   *[other] { $number } esagoni
}
note-attack = è un attacco; { $cost } di { $number ->
    [one] 1 esagono
   *[other] { $number } esagoni
}
note-attack-strategic = è un attacco; { $cost ->
    [one] 1 movimento strategico
   *[other] { $cost } movimenti strategici
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
note-force = arriva con { $count ->
    [one] 1 tiro
   *[other] { $count } tiri
} su 6{ $lost ->
    [0] { "" }
   *[other] , perde un passo con { $lost }
}
note-force-last = arriva con { $count ->
    [one] 1 tiro
   *[other] { $count } tiri
} su 6{ $lost ->
    [0] { "" }
   *[other] , è distrutto con { $lost }
}
note-strategic = { $cost ->
    [one] 1 movimento strategico
   *[other] { $cost } movimenti strategici
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
note-replacement = { $cost ->
    [one] 1 punto rimpiazzo
   *[other] { $cost } punti rimpiazzo
}, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
note-conscript = coscritti, senza spendere punti; { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}
note-call = { $cost ->
    [one] 1 punto vittoria
   *[other] { $cost } punti vittoria
} al nemico; porta da { $least } a { $most } blocchi di fanteria
note-emancipate = { $points } punti vittoria; i confederati raddoppiano in questo turno i loro punti rimpiazzo
note-worn = gli costa un passo, { $left ->
    [one] gliene resta 1
   *[other] gliene restano { $left }
}
note-worn-out = gli costa l’ultimo passo: è perso

## A che cosa porta una risposta

note-bid = { $number ->
    [one] costa 1 passo se cominci tu
   *[other] costa { $number } passi se cominci tu
}
note-bid-nought = non costa nulla; se entrambi scommettono 0, il mese è finito
note-can-fire = { $count ->
    [0] allora nessun blocco proprio può sparare: fanteria e cavalleria sparano solo a chi hanno ingaggiato, e chi ingaggia ora spara solo in un turno successivo
    [one] allora 1 blocco può sparare da dove sta
   *[other] allora { $count } blocchi possono sparare da dove stanno
}
note-unfired = { $count ->
    [0] non resta nessuno che possa sparare
    [one] 1 che potrebbe sparare non lo fa
   *[other] { $count } che potrebbero sparare non lo fanno
}
