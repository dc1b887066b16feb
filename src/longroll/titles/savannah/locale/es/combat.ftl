# Combate cercano: declaración, tácticas, resultados, retiradas, avance (G12, G13).

## Prompts

prompt-divert = Combate cercano: ¿distraer a una pila enemiga, a cambio de una columna para tus unidades de al lado?
prompt-agree-diversion = Combate cercano: tu aliado quiere distraer a los enemigos { THE($hex, "de") }, a cambio de una columna para tus unidades de al lado. ¿Estás de acuerdo?
prompt-attack = { $count ->
    [0] Combate cercano: toda unidad que está junto al enemigo debe atacar, y todo enemigo que tenga al lado debe ser atacado. ¿Quién ataca qué hex?
   *[other] Combate cercano: las demás unidades que están junto al enemigo también deben atacar, hasta que todo enemigo que tengan al lado sea atacado (§ G12.12, G12.13). ¿Quién ataca qué hex?
}
prompt-extend = Quedan enemigos sin atacar: ¿qué ataque se extiende a ellos?
prompt-resolve = ¿Qué combate se resuelve ahora?
prompt-ride-off = Atacan a la caballería { THE($hex, "en") }: ¿resistir, o retirarse tres hexes?
prompt-lead = ¿Qué unidad va en vanguardia en el combate { THE($hex, "por") }?
prompt-tactic = Elige una táctica, en secreto.
prompt-reroll = El resultado es { $result }{ combat-outcome }; ¿gastar una ficha de impulso para repetir la tirada? Hay { $count }.
prompt-captive = ¿Qué unidad es capturada?
prompt-second-loss = ¿Qué otra unidad pierde un paso?
prompt-lose-leader = ¿Qué mando se pierde?
prompt-retreat = { THE($unit) } se retira { THE($hex, "de") }: ¿adónde? Hexes que faltan: { $count }.
prompt-spare = { THE($unit) } no tiene sitio para retirarse: ¿perder un paso y retirarse, o caer en manos del enemigo?
prompt-escort = { THE($unit) } ha ido { THE($hex, "a") }: ¿quién { GENDER($unit, "lo", "la") } acompaña?
prompt-must-advance = El enemigo se ha ido: ¿qué unidad avanza y adónde?
prompt-advance = ¿Quién más avanza tras el combate?

## Actions

action-divert = Distraer a los enemigos { THE($a1, "de") }
action-no-diversion = Sin diversión
action-agree = De acuerdo
action-refuse = Negarse
action-attack = { $a1 } ataca { THE($a2) }
action-extend = El ataque { THE($a2, "a") } se extiende { THE($a1, "a") }
action-resolve = Luchar { THE($a1, "por") }
action-ride-off = Retirar la caballería
action-lead = { $a1 } en vanguardia
action-tactic-skirmish = Guerrilla
action-tactic-echeloned-assault = Ataque escalonado
action-tactic-stand-fast = Resistir
action-tactic-withdraw = Retirada
action-tactic-frontal-assault = Asalto frontal
action-tactic-commit-reserve = Empeñar la reserva
action-tactic-turn-flank = Rebasar el flanco
action-tactic-refuse-flank = Retrasar el flanco
action-accept = Dejarlo así
action-reroll = Repetir la tirada
action-capture = { $a1 }: unidad capturada
action-lose-step = { $a1 } pierde un paso
action-yield = { $a1 } se rinde
action-lose-leader = Perder { THE($a1, "a") }
action-retreat = Retirarse { THE($a1, "a") }
action-escort = { $a1 } la acompaña
action-advance = { $a1 } avanza { THE($a2, "a") }

## Tactics

tactic-skirmish = guerrilla
tactic-echeloned-assault = ataque escalonado
tactic-stand-fast = resistir
tactic-withdraw = retirada
tactic-frontal-assault = asalto frontal
tactic-commit-reserve = empeñar la reserva
tactic-turn-flank = rebasar el flanco
tactic-refuse-flank = retrasar el flanco

## What a tactic does: a few words beside the order, the rest for whoever points at it

note-joins = con { $hexes } en un solo combate: { $chance } %
note-joins-changed = con { $hexes } en un solo combate: { $chance } %, no { $alone } %
note-tactic-skirmish = tantear al enemigo en orden abierto
note-tactic-echeloned-assault = golpear un ala tras otra
note-tactic-stand-fast = mantener el terreno y hacer fuego
note-tactic-withdraw = escabullirse: si no hay combate, un hex atrás
note-tactic-frontal-assault = de frente y con todo
note-tactic-commit-reserve = lanzar la segunda línea
note-tactic-turn-flank = rodear su costado abierto
note-tactic-refuse-flank = replegar el ala descubierta
note-tactic-matches = { $twice-better ->
    [none] {""}
   *[other] 2 a tu favor contra: { $twice-better }.{"\u000A"}
  }{ $better ->
    [none] {""}
   *[other] 1 a tu favor contra: { $better }.{"\u000A"}
  }{ $worse ->
    [none] {""}
   *[other] 1 en tu contra ante: { $worse }.{"\u000A"}
  }{ $twice-worse ->
    [none] {""}
   *[other] 2 en tu contra ante: { $twice-worse }.{"\u000A"}
  }{ $void ->
    [none] {""}
   *[other] No hay combate contra: { $void }.{"\u000A"}
  }Sin efecto contra lo demás.
note-tactic-skirmish-about = { note-tactic-matches }
note-tactic-echeloned-assault-about = { note-tactic-matches }
note-tactic-stand-fast-about = { note-tactic-matches }
note-tactic-withdraw-about = { note-tactic-matches }
note-tactic-frontal-assault-about = { note-tactic-matches }
note-tactic-commit-reserve-about = { note-tactic-matches }
note-tactic-turn-flank-about = { note-tactic-matches }
note-tactic-refuse-flank-about = { note-tactic-matches }

## Events

event-mixed-stack-retreats = { THE($unit) }, { GENDER($unit, "mezclado", "mezclada") } con su aliado, se retira en vez de atacar.
event-diversion = Se distrae a los enemigos { THE($hex, "de") }.
event-diversion-refused = Los aliados no se ponen de acuerdo en distraer a los enemigos { THE($hex, "de") }.
event-must-attack = { $count ->
    [one] Una unidad está junto al enemigo y debe atacar
   *[other] { $count } unidades están junto al enemigo y deben atacar
}; todo enemigo que tengan al lado debe ser atacado (§ G12.12, G12.13).
event-declared = { THE($unit) } atacará { THE($hex) }.
event-pins-lifted = Se quitan todas las inmovilizaciones.
event-combat = { $side } atacan { THE($hex) }.
event-combat-won = { $side } ganan el combate { THE($hex, "por") }.
event-combat-drawn = El combate { THE($hex, "por") } queda sin decidir.
event-attacks = { THE($unit) } ataca { THE($hex) }.
event-cavalry-withdraws = { THE($unit) } se retira antes del ataque.
event-cavalry-ready = { THE($unit) } vuelve a estar disponible tras su retirada.
event-leads = { THE($unit) } va en vanguardia.
event-odds = { $attack } contra { $defence }: relación { $odds }.
event-tactic = { $side } eligen { $tactic }.
event-tactics-modifier = { $amount } por las tácticas.
event-no-combat = No hay combate { THE($hex, "por") }.
event-combat-roll = Tirada { $roll }{ $amount ->
    [0] {""}
   *[other] , modificada en { $amount } a { $count }
}, a { $odds }: { $result }{ combat-outcome }.
event-suffers-r = { THE($unit) } debe retirarse.
event-suffers-d = { THE($unit) } cae en el desorden.
event-suffers-1 = { THE($unit) } sufre una pérdida.
event-suffers-2 = { THE($unit) } queda { GENDER($unit, "destruido", "destruida") }.
event-suffers-dc = { $side } pierden una unidad que elige el defensor.
event-suffers-ac = { $side } pierden una unidad que elige el atacante.
event-pinned = { THE($unit) } queda { GENDER($unit, "inmovilizado", "inmovilizada") }.
event-retreats = { THE($unit) } se retira { THE($hex, "a") }.
event-no-retreat = { THE($unit) } no tiene por dónde retirarse { THE($hex, "de") }.
event-leader-goes = { $leader } va también { THE($hex, "a") }.
event-advances = { THE($unit) } avanza { THE($hex, "a") }.

## Modifiers, for the attacker

event-modifier-long-odds = { $amount } por una relación menor que 1-3.
event-modifier-lead-attacker = { $amount } por la moral de la vanguardia atacante.
event-modifier-lead-defender = { $amount } por la moral de la vanguardia defensora.
event-modifier-leader-attacker = { $amount } por el mando atacante.
event-modifier-leader-defender = { $amount } por el mando defensor.
event-modifier-swamp = { $amount }: el defensor está en el pantano.
event-modifier-causeway = { $amount }: el defensor está en la carretera elevada.
event-modifier-way = { $amount } por el camino cubierto.
event-modifier-fort = { $amount } por el viejo fuerte.
event-modifier-city = { $amount } por las casas de la ciudad.
event-modifier-creek = { $amount }: los creek, solos en el bosque.
event-modifier-obstacle = { $amount }: todos atacan a través de dique, arroyo, cuesta, puente o vado.
event-modifier-works = { $amount } por las fortificaciones de campaña.
event-modifier-incomplete = { $amount }: las defensas están incompletas.
event-modifier-disorder = { $amount }: hay defensores en desorden.
event-modifier-cavalry = { $amount }: caballería contra unidades en desorden.
event-modifier-militia-defends = { $amount }: solo defiende milicia.
event-modifier-militia-attacks = { $amount }: solo ataca milicia.
event-modifier-mixed-defence = { $amount }: franceses y americanos están mezclados.
event-modifier-mixed-attack = { $amount }: franceses y americanos deben atacar mezclados.
event-modifier-mixed-french = { $amount }: regulares y milicia colonial atacan mezclados.
event-modifier-defender-surrounded = { $amount }: el defensor está rodeado.
event-modifier-attacker-surrounded = { $amount }: el atacante está rodeado.
event-modifier-irish = { $amount } por la ferocidad irlandesa.
event-modifier-cohesion = { $amount }: a las columnas francesas les falta cohesión.
event-modifier-weather = { $amount } por el tiempo.
event-modifier-card-12 = { $amount }: los guías extravían a los franceses.
event-modifier-card-13 = { $amount }: D'Estaing los arrastra.
event-modifier-card-26 = { $amount } por la finta americana.
event-modifier-card-27 = { $amount } por la carga francesa con Dillon.
event-modifier-card-29 = { $amount } por el caos en el campo.
event-modifier-card-39 = { $amount } por las medidas desesperadas de Prevost.

## Why not

deny-unit-not-yours = { THE($unit) } no está ahora a tus órdenes.
deny-attack-gun = { THE($unit) } no puede atacar: la artillería nunca lo hace.
deny-attack-disorder = { THE($unit) } está en desorden y no puede atacar: antes tiene que reorganizarse.
deny-attack-withdrawn = { THE($unit) } se ha retirado y no puede atacar hasta su próxima fase de reorganización.
deny-attack-creek = Solos, los creek únicamente defienden.
deny-attack-american = En este turno los americanos no pueden atacar.
deny-attack-not-adjacent = { THE($unit) } no está junto a enemigos { THE($hex, "en") }.
deny-attack-abatis = { THE($unit) } va a caballo y no puede atacar { THE($hex) } a través de obstáculos sin brecha.
deny-attack-perimeter = Antes de anunciar el asalto nadie puede atacar las líneas { THE($hex, "en") }.
deny-attack-assigned = { THE($unit) } ya tiene su combate.
deny-attack-diverted = Los enemigos { THE($hex, "de") } están distraídos.
deny-attack-nations = Franceses y americanos no pueden atacar juntos { THE($hex) }.
deny-attack-partition = Deben atacar todas las unidades que puedan, y ser atacados todos los enemigos posibles: si { THE($unit) } atacara { THE($hex) }, alguno quedaría fuera.
deny-divert-basic = En el juego básico no hay diversiones.
deny-divert-nobody = Nadie tiene que atacar { THE($hex) }, así que no hay a quién distraer.
deny-divert-pinned = Las unidades inmovilizadas, como { THE($hex, "en") }, no pueden ser distraídas.
deny-divert-idle = Sin { THE($hex) } alguien se quedaría sin enemigo al que atacar.
deny-divert-rival = No te toca distraer { $hex }: ninguna unidad tuya está a su lado, o tu aliado se ha negado.
deny-rival-speaks = { THE($unit) } es de tu aliado: el ejército con más fuerza allí nombra a una de las suyas.
deny-extend = Solo los atacantes de un único hex junto { THE($hex, "a") } pueden atacarlo también.
deny-resolve = No queda ningún combate { THE($hex, "por") }.
deny-lead-gun = { THE($unit) } es artillería y nunca va en vanguardia.
deny-lead-elsewhere = { THE($unit) } no participa en este combate.
deny-lead-disorder = { THE($unit) } está en desorden, y otras unidades no.
deny-lead-terrain = { THE($unit) } no podría avanzar por ese terreno, y otras unidades sí.
deny-tactic-leader = La táctica «{ $tactic }» exige un mando con las tropas o junto a ellas.
deny-tactic-flank = La táctica «{ $tactic }» exige un hex vacío junto a ambos bandos.
deny-tactic-withdraw = La infantería no se retira ante caballería en terreno despejado.
deny-tactic-doctrine = Desde dentro de las líneas los británicos no pueden rebasar un flanco.
deny-tactic-quarrel = Los oficiales franceses disputan: nada de tácticas que exijan un mando.
deny-retreat-not-adjacent = { THE($hex) } no es el siguiente hex del camino.
deny-retreat-enemy = El enemigo ocupa { THE($hex) }.
deny-retreat-zone = { THE($hex) } está en una zona de control enemiga.
deny-retreat-terrain = El terreno hacia { THE($hex) } está prohibido.
deny-retreat-stacking = No hay sitio { THE($hex, "en") }.
deny-retreat-enemy-adjacent = { THE($hex) } está junto a un enemigo, y hay caminos que no lo están.
deny-retreat-priority = { $side } tienen que retirarse hacia su cuartel general si pueden.
deny-must-advance = La vanguardia debe avanzar.
deny-advance-elsewhere = { THE($unit) } no ha luchado por ese hex, o no está vacío.
deny-advance-gun = { THE($unit) } es artillería y nunca avanza.
deny-advance-retreated = { THE($unit) } se ha retirado.
deny-advance-held = El enemigo aún ocupa { THE($hex) }.
deny-advance-terrain = { THE($unit) } no puede entrar así { THE($hex, "en") }.
deny-advance-perimeter = Antes de anunciar el asalto nadie puede situarse junto a las líneas { THE($hex, "en") }.
deny-advance-sortie = Hasta el turno 11 un avance no puede salir de las líneas.

# What a player may wish not to be asked: what he does not do then.
decline-ride-off = No retirar la caballería
decline-reroll = No gastar impulso en repetir tiradas
decline-dictate = No gastar impulso en la iniciativa
