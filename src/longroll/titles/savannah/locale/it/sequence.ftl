# La sequenza di gioco, il tempo e i rinforzi (X1.6, X3, X4.2, X4.7, H).

prompt-set-up = Dove si schiera { THE($unit) }?
prompt-announce = Annunci l'assalto a Savannah per il prossimo turno?
prompt-hurricane = L'uragano: quale delle unità più a est perde un passo?
prompt-enter = Da dove { $count ->
    [one] entra { THE($unit) }?
   *[other] entrano { THE($unit) } e chi arriva con { GENDER($unit, "lui", "lei") }?
}

action-set-up = { $a1 }: { $a2 }
action-announce = Annunciare l'assalto
action-wait = Aspettare
action-lose = { $a1 }
action-enter = In { $a1 }

event-set-up = { THE($unit) } si schiera { THE($hex, "in") }.
event-turn = Turno { $turn }.
event-player-turn = { $side } cominciano il loro turno.
event-defences-complete = Le difese di Savannah sono complete.
event-assault-announced = Dopo il turno { $turn } gli Alleati annunciano l'assalto.
event-weather = Tempo: { $weather }.
event-weather-roll = Tiro del tempo: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}.
event-weather-roll-again = Si prepara una tempesta: secondo tiro { $roll }, senza modificatori.
event-hurricane = L'uragano colpisce { THE($unit) }.
event-reinforcement = { THE($unit) } arriva { THE($hex, "in") }.
event-reinforcement-blocked = { THE($unit) } trova la via sbarrata e aspetta un turno.
event-reinforcement-delayed = { THE($unit) } non trova posto e aspetta un turno.
event-reinforcement-lost = { THE($unit) } non può raggiungere la città ed è { GENDER($unit, "perso", "persa") }.
event-reinforcements-weather = { $side } aspettano: il tempo trattiene { $count } rinforzi per un turno.
event-reinforcements-cancelled = { $count ->
    [one] Un'unità che doveva arrivare non arriva più.
   *[other] { $count } unità che dovevano arrivare non arrivano più.
}
event-variable-entry = I francesi sbarcano in { $entry } (dado { $roll }).
event-morale-reinforcements = Morale { THE($army, "di") } { $amount } per i rinforzi perduti, ora { $count }.

entry-v-1 = V-1
entry-v-2 = V-2
entry-v-3 = V-3
entry-f = F

deny-set-up-outside = { THE($unit) } deve schierarsi dentro le linee, e { THE($hex) } è fuori.
deny-not-easternmost = Sono colpite solo le unità più a est: prima cavalleria, poi fanteria, poi artiglieria.
deny-not-an-entry = { THE($unit) } non può entrare da lì: i suoi esagoni d'entrata sono quelli dell'elenco.

# How the game ended (X2)
ending-allied-decisive = Vittoria decisiva alleata.
ending-allied-major = Vittoria maggiore alleata.
ending-allied-marginal = Vittoria marginale alleata.
ending-british-decisive = Vittoria decisiva britannica.
ending-british-major = Vittoria maggiore britannica.
ending-british-marginal = Vittoria marginale britannica.
