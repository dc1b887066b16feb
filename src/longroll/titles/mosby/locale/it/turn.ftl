# Prompts, orders, the course of a turn.

prompt-muster = { $turn }: dove si raduna la banda?
prompt-operations = { $space }: nessuno ti insegue. Che cosa fai?
prompt-round = { $space }: ti inseguono. Punti azione rimasti: { $left }.
prompt-reveal = Di quale spazio senti parlare? Rimasti: { $count }.
prompt-interrogate = Interrogare il prigioniero ({ $kind })?
prompt-wires = { $space }: tagliare i fili, così che senta solo questo spazio?
prompt-powder = La carica contro { $target } ha fallito. Usare polvere da mina?
prompt-shot = Uno sparo dalla finestra: cedi una carta o rischi una verifica ferite?
prompt-doctor = Sei colpito. Chiamare il dottor Dunn?
prompt-stand = { $space }: { $men } nordisti attaccano i tuoi { $own }. Resistere o sbandarsi?
prompt-combat-cards = Modificatori finora: { $amount }. Giocare una carta o tirare?
prompt-counterattack = Risultato { $result }. Contrattaccare e tirare di nuovo?
prompt-losses = Quale unità nordista perde un fattore di combattimento? Rimasti: { $count }.
action-muster = Radunarsi { THE($a1, "a") }
action-go = Cavalcare { THE($a1, "a") }
action-go-local-guide = Cavalcare { THE($a1, "a") } con una guida
action-go-union-overcoats = Cavalcare { THE($a1, "a") } in cappotti nordisti
action-scout = Esplorare { $a1 }
action-capture = Prendere { $a1 }
action-demolish = Distruggere { $a1 }
action-demolish-railroad = Divellere la ferrovia
action-demolish-bridge = Far saltare il ponte
action-demolish-depot = Bruciare il deposito
action-kidnap = Rapire { $a1 }
action-kidnap-union-overcoats = Rapire { $a1 } in cappotti nordisti
action-attack = Attaccare
action-play = Giocare { $a1 }
action-play-2 = { $a1 }: sviare { $a2 }
action-discard = Cedere { $a1 }
action-drop = Lasciare i viveri
action-scatter = Disperdersi: tutti a casa
action-done = Nient'altro
action-done-at-reveal = Basta così
action-pass = No
action-reveal = { $a1 }
action-interrogate = Interrogarlo
action-risk = Rischiare
action-stand = Resistere
action-disband = Sbandarsi
action-roll = Tirare il dado
action-accept = Lasciare così
action-lose = { $a1 }
event-turn = Turno { $count }: { $turn }.
event-alert-set = Allerta dell'Unione: { $count }.
event-musters = La banda si raduna a { $space }.
event-stray-returns = { THE($unit) } { AGREE($unit, "torna", "tornano") } a { $space }.
event-recruited = Dado { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} con notorietà { $notoriety }: { $men } uomini cavalcano con Mosby.
event-nobody-comes = Dado { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} con notorietà { $notoriety }: non viene nessuno. Il turno finisce.
event-card-drawn = Mosby pesca { $card }.
event-card-played = Mosby gioca { $card }.
event-card-discarded = Mosby cede { $card }.
event-event-cards = Carte evento secondo il dado: { $count }.
event-event-card = Evento: { $occasion }.
event-event-idle = Non ha effetto.
event-depot-built = L'Unione costruisce un deposito di valore { $count } a { $space }.
event-repaired = L'Unione ripara ciò che era distrutto: { $count }.
event-leader-comes = { $leader } arriva a { $space }.
event-camp-pitched = L'Unione pone un grande campo a { $space }.
event-band-changes = Fattore di combattimento della banda: { $amount }, ora { $count }.
event-lines-extended = Le linee nordiste comprendono ora { $row }.
event-lines-drawn-in = Le linee nordiste lasciano { $row }.
event-extension-die = Dado per estendere le linee: { $roll }.
event-extension-again = Dado { $roll }: le linee comprendono già { $row }; si ritira.
event-points = Punti { $amount } ({ $reason }): ora { $count }.
event-alert = Allerta { $amount }: ora { $count }.
event-idle = Nessuno ha visto Mosby in questa stagione.
event-healed = La ferita di Mosby è guarita.
event-notoriety-short = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}, e ne servono { $needed }: la guerra continua senza Mosby.
event-worn-out = Uomini e cavalli sono sfiniti.
event-scatters = Gli uomini si disperdono da { $space }.

# What a player may wish not to be asked: what he does not do then.
decline-interrogate = Non interrogare prigionieri
decline-wires = Non tagliare i fili
decline-stand = Non sbandarsi prima di un combattimento
decline-combat-cards = Non giocare carte in combattimento
decline-counterattack = Non contrattaccare
