# Bobby Lee: dispiegamento, ordini, movimenti strategici, resa.

# The plain march is never said: by this word the texts choose their verb.
how-march = march
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
prompt-staff = Si muove ora uno dei quartier generali che erano attivi?
prompt-forced = Quale marcia forzata si decide ora?
prompt-surrender = Agli assediati di { $place } si chiede la resa: che cosa rispondono?

## Azioni

action-exchange = Scambiare { $a1 } e { $a2 }
action-march = { $a1 }: { THE($a2, "verso") }
action-march-3 = { $a1 }: attaccare { $a2 } { THE($a3, "da") }
action-force = { $a1 }: { THE($a2, "verso") }, e a marcia forzata { THE($a3, "in") }
action-send = { $a1 }: ordine strategico per { $a2 }
action-send-3 = { $a1 }: ordine strategico di attaccare { $a2 } { THE($a3, "da") }
action-rail = { $a1 }: in treno { THE($a2, "a") }
action-transfer = { $a1 }: fuori mappa fino { THE($a2, "a") }
action-sail = { $a1 }: per mare { THE($a2, "a") }
action-invade = { $a1 }: sbarcare { THE($a2, "a") }
action-evacuate = { $a1 }: in nave { THE($a2, "a") }
action-cross = { $a1 }: oltre il fiume { THE($a2, "a") }
action-throw = { $a1 }: tirare il dado
action-demand = Chiedere la resa { THE($a1, "di") }
action-yield = Arrendersi { THE($a1, "a") }
action-refuse = Resistere

## Eventi

event-deployed = { THE($block) } si colloca a { $place }.
event-moved = { THE($block) } { $how ->
    [march] marcia da { $origin } a { $place }
   *[other] va da { $origin } a { $place }, { $how }
}.
event-seen-moving = { $The-side } { $how ->
    [march] fa marciare un blocco da { $origin } a { $place }
   *[other] sposta un blocco da { $origin } a { $place }, { $how }
}.
event-attack = { $The-side } attacca { $place } da { $origin }.
event-pledged = Una marcia forzata parte da { $origin } verso { $place }.
event-forced-success = Il dado dà { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, serviva { $needed } o più, alla cavalleria { $mounted }: { $the-side } raggiunge { $place } da { $origin } a marce forzate{ $loss ->
    [0] .
   *[1] , al prezzo di un passo.
}
event-forced-failure = Il dado dà { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount })
}, serviva { $needed } o più, alla cavalleria { $mounted }: { $the-side } forza la marcia da { $origin } e non raggiunge { $place }{ $loss ->
    [0] .
   *[1] , e ci perde anche un passo.
}
event-forced-no-room = { $The-side } ferma la marcia forzata: da { $origin } non possono più attaccare { $place } altri blocchi.
event-demanded = { $The-side } chiede la resa di { $place }.
event-refused = { $The-side }, assediata a { $place }, resiste.
event-surrender = { $The-side }, assediata a { $place }, si arrende.

## Perché no

deny-other-side = { THE($block) } è dell’altra parte.
deny-name-first = Ogni scambio è elencato una volta sola: nomina prima { THE($block) }.
deny-strategic-only = { THE($block) } si muove solo per ordine strategico.
deny-out-of-command = { THE($block) } non è nel raggio di alcun quartier generale attivo: solo quello supremo può mandarlo, per ordine strategico.
deny-moved-already = { THE($block) } si è già { GENDER($block, "mosso", "mossa") } in questo turno campagna.
deny-staff-moves-last = { THE($block) } è in attività, e si muove dopo tutti gli altri.
deny-staff-only = Ora si muovono solo i quartier generali che erano attivi, una volta ciascuno; { THE($block) } non è uno di quelli.
deny-supreme-never-fights = { THE($block) } non entra mai in battaglia.
deny-name-the-side = Puoi attaccare { $place } da più esagoni: indica da quale.
deny-not-over-that-side = Con la marcia che resta non si può entrare a { $place } da { $origin }.
deny-attack-limit = In questo turno non possono attaccare { $place } da { $origin } altri blocchi: il limite è { $number }.
deny-closed-ground = Nessun blocco può marciare a { $place }.
deny-there-already = { THE($block) } è già a { $place }.
deny-too-far = { $place } è troppo lontano per la marcia { THE($block, "di") }.
deny-closed-side = Nessuna marcia porta dritto da { $origin } a { $place }, e la via intorno è troppo lunga per { THE($block) }.
deny-no-forced-march = Una marcia forzata aggiunge un esagono a una marcia piena; da { $origin } a { $place } non è quell’esagono nella marcia { THE($block, "di") }.
deny-not-forcing = { THE($block) } non è in marcia forzata.
deny-no-supreme = I movimenti strategici richiedono che il quartier generale supremo sia attivo.
deny-too-few-moves = { $price ->
    [one] Occorre 1 movimento strategico
   *[other] Occorrono { $price } movimenti strategici
}, e { $points ->
    [one] ne resta 1
   *[other] ne restano { $points }
}.
deny-no-railway = Nessuna ferrovia passa per { $place }.
deny-railway-not-yours = Non puoi usare la ferrovia di { $place }.
deny-not-held = Il viaggio in treno finisce in un esagono amico, e { $place } non lo è.
deny-no-line = Nessuna tua ferrovia porta da { $origin } a { $place }.
deny-no-supply-hex = { $place } non è un esagono di rifornimento in mano tua.
deny-no-great-river = Nessun fiume maggiore senza ponte né guado divide { $origin } da { $place }.
deny-navigable = Fra { $origin } e { $place } il fiume è navigabile: lì si va per mare.
deny-no-attack-across = Non si può attaccare { $place } oltre un fiume maggiore.
deny-infantry-only = Dal mare possono sbarcare solo le divisioni di fanteria, e { THE($block) } non lo è.
deny-norfolk = Senza Norfolk i confederati non possono andare per mare.
deny-ports-sail = { $place } è un porto in mano tua: da lì si va per mare come al solito.
deny-no-shore = { $place } non è sul mare o su un fiume navigabile, o non si può lasciare.
deny-no-port = { $place } non è un porto in mano tua.
deny-water-closed = Un porto nemico chiude la via d’acqua da { $origin } a { $place }.
deny-southern-waters = I confederati navigano solo sul James e sull’Appomattox.
deny-not-besieged = Nessuno è assediato a { $place }.
deny-named-by = Quell’assedio qui si chiama { $place }.
deny-demanded-already = In questo turno è già stata chiesta la resa di { $place }.
deny-surrender-first = La resa si chiede prima di attivare il primo quartier generale.

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
note-force-shut-out = resta: da quel lato non possono attaccare altri blocchi
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
note-rout = allora { $the-side } va in rotta
note-can-fire = { $count ->
    [0] allora nessun blocco proprio può sparare: fanteria e cavalleria sparano solo a chi hanno ingaggiato, e chi ingaggia ora spara solo in un turno successivo
    [one] allora 1 blocco può sparare da dove sta
   *[other] allora { $count } blocchi possono sparare da dove stanno
}
note-can-fire-flank = { $count ->
    [0] allora nessun blocco può sparare da dove sta
    [one] allora 1 blocco può sparare da dove sta
   *[other] allora { $count } blocchi possono sparare da dove stanno
}, { $flank ->
    [one] 1 in più se aggira il fianco
   *[other] { $flank } in più se aggirano il fianco
}
note-unfired = { $count ->
    [0] non resta nessuno che possa sparare
    [one] 1 che potrebbe sparare non lo fa
   *[other] { $count } che potrebbero sparare non lo fanno
}

# What a player may wish not to be asked: what he does not do then.
decline-surrender = Non arrendersi
