# La secuencia de juego, el tiempo y los refuerzos (X1.6, X3, X4.2, X4.7, H).

prompt-set-up = ¿Dónde se coloca { THE($unit) }?
prompt-announce = ¿Anuncias el asalto a Savannah para el próximo turno?
prompt-hurricane = El huracán: ¿qué unidad de las situadas más al este pierde un paso?
prompt-enter = ¿Por dónde { $count ->
    [one] entra { THE($unit) }?
   *[other] entran { THE($unit) } y los que lleva consigo?
}

action-set-up = { $a1 }: { $a2 }
action-announce = Anunciar el asalto
action-wait = Esperar
action-lose = { $a1 }
action-enter = En { $a1 }

event-set-up = { THE($unit) } se coloca { THE($hex, "en") }.
event-turn = Turno { $turn }.
event-player-turn = { $side } empiezan su turno.
event-defences-complete = Las defensas de Savannah están completas.
event-assault-announced = Tras el turno { $turn } los aliados anuncian el asalto.
event-weather = Tiempo: { $weather }.
event-weather-roll = Tirada de tiempo: { $roll }{ $amount ->
    [0] {""}
   *[other] {" "}({ $amount }) = { $count }
}.
event-weather-roll-again = Se acerca una tormenta: segunda tirada { $roll }, sin modificadores.
event-hurricane = El huracán golpea { THE($unit, "a") }.
event-reinforcement = { THE($unit) } llega { THE($hex, "a") }.
event-reinforcement-blocked = { THE($unit) } encuentra cerrado el paso y espera un turno.
event-reinforcement-delayed = { THE($unit) } no encuentra sitio y espera un turno.
event-reinforcement-lost = { THE($unit) } no puede llegar a la ciudad y se pierde.
event-reinforcements-weather = { $side } esperan: el tiempo retrasa un turno { $count } refuerzos.
event-reinforcements-cancelled = { $count ->
    [one] Una unidad que debía llegar ya no llega.
   *[other] { $count } unidades que debían llegar ya no llegan.
}
event-variable-entry = Los franceses desembarcan en { $entry } (tirada { $roll }).
event-morale-reinforcements = Moral de { $army } { $amount } por refuerzos perdidos; ahora { $count }.

entry-v-1 = V-1
entry-v-2 = V-2
entry-v-3 = V-3
entry-f = F

deny-set-up-outside = { THE($unit) } tiene que colocarse dentro de las líneas, y { THE($hex) } está fuera.
deny-not-easternmost = Solo sufren las unidades situadas más al este: caballería, luego infantería, luego artillería.
deny-not-an-entry = { THE($unit) } no puede entrar por ahí: sus hexes de entrada son los de la lista.

# How the game ended (X2)
ending-allied-decisive = Victoria decisiva aliada.
ending-allied-major = Victoria importante aliada.
ending-allied-marginal = Victoria marginal aliada.
ending-british-decisive = Victoria decisiva británica.
ending-british-major = Victoria importante británica.
ending-british-marginal = Victoria marginal británica.
