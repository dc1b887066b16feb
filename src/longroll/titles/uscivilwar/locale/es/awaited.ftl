# The U.S. Civil War: what a seat is asked, as the other is told while it waits.

awaited-action = ¿Qué hacer ahora?
awaited-aboard = Barcos { THE($place, "en") }: ¿quién embarca?
awaited-arrival = ¿Dónde toma su puesto { $general } ({ $stars }★, ataque { $attack }, defensa { $defence })?
awaited-arsenal = La industria de guerra crece en { $state }: ¿dónde?
awaited-attrition = La fuerza { THE($place, "de") } sufre desgaste: ¿ahorrárselo con una carta?
awaited-avoid = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vienen
} { THE($origin, "de") } { THE($place, "a") }{ $led ->
    [1] {" "}al mando de { $commander } ({ $stars }★, ataque { $attack })
   *[0] {""}
}: ¿evitar la batalla?
awaited-call = ¿Quién se une { THE($place, "desde") }?
awaited-command = ¿Quién manda { THE($place, "en") }?
awaited-detachment = { THE($place, "de") } { THE($goal, "a") }: ¿quién va?
awaited-discard = Demasiadas cartas: ¿cuáles se devuelven?
awaited-evade = Se evita la batalla: ¿adónde van los { THE($place, "de") }?
awaited-fall-back = Interceptados { THE($place, "en") }: ¿replegarse o combatir?
awaited-fort = ¿Empezar o mejorar un fuerte?
awaited-general = ¿Dónde vuelve { $general }?
awaited-grant = El contador concede una transferencia: ¿a quién?
awaited-intercept = { $number ->
    [one] 1 PF viene
   *[other] { $number } PF vienen
} { THE($origin, "de") } { THE($place, "a") }{ $led ->
    [1] {" "}al mando de { $commander } ({ $stars }★, ataque { $attack })
   *[0] {""}
}: ¿quién intercepta?
awaited-leg = { $number } PF { THE($place, "en") }: ¿adónde van?
awaited-march = La fuerza { THE($place, "en") }: ¿qué hace ahora?
awaited-militia = ¿Dónde se reúne la milicia de { $state }?
awaited-muster = Marcha { $general }: ¿con quién, y con cuántos PF?
awaited-penalty = Nadie marchó sobre Richmond: ¿qué PF se pierde?
awaited-place = { $number } PF para { $area }: ¿dónde llegan?
awaited-recruit = El entrenamiento da un PF: ¿dónde?
awaited-reembark = El asalto ha fracasado: ¿adónde van los { THE($place, "de") }?
awaited-remain = Generales sin PF: ¿se quedan { THE($place, "en") }?
awaited-remove = Invierno: ¿de dónde se retira un PF?
awaited-retreat = { $number ->
    [one] 1 PF se retira
   *[other] { $number } PF se retiran
} { THE($place, "de") }: ¿adónde?
awaited-return = { $number ->
    [one] 1 PF desplazado vuelve
   *[other] { $number } PF desplazados vuelven
} en { $area }: ¿dónde?
awaited-sail = A bordo { THE($place, "en") }: ¿adónde?
awaited-stake = El ataque { THE($place, "a") }: ¿jugar una carta?
awaited-strategic = Movimiento estratégico: ¿qué PF?
awaited-transfer = Transferencias gratuitas: ¿qué General?
awaited-transfer-to = ¿Adónde va { $general } ({ $stars }★, ataque { $attack }, defensa { $defence })?
awaited-works = { $card }: ¿dónde se empieza o mejora un fuerte?
awaited-yield = Los PF { THE($place, "de") } son apartados: ¿adónde?
awaited-launch = { $number ->
    [one] 1 barco fluvial nuevo o repuesto
   *[other] { $number } barcos fluviales nuevos o repuestos
}: ¿dónde?
awaited-build = { $ship } en { $state }: ¿dónde?
awaited-complete = Se puede completar un acorazado: ¿cuál?
awaited-cruise = Los barcos { THE($place, "en") }: ¿qué hacen?
awaited-chase = Llegan barcos { THE($place, "a") }: ¿quién intercepta?
awaited-shelter = Llegan barcos { THE($place, "a") }: ¿los tuyos se quedan en puerto?
awaited-naval-stake = Batalla naval { THE($place, "en") }: ¿qué se añade?
awaited-strike = Batalla naval { THE($place, "en") }: ¿qué barco enemigo recibe el impacto?
awaited-suffer = Los barcos { THE($place, "de") }: ¿cuál recibe el impacto?
awaited-withdraw = La batalla naval { THE($place, "de") } no se ha ganado: ¿adónde se retiran los barcos?
awaited-scatter = Los barcos { THE($place, "de") } han sido vencidos: ¿adónde se retiran?
awaited-departure = Los barcos no pueden quedarse con el enemigo { THE($place, "en") }: ¿adónde van?
awaited-homeward = El asalto ha fracasado y los barcos vuelven con las tropas { THE($place, "de") }: ¿adónde van?
awaited-redeploy = Movimiento estratégico de barcos: { $ship }
awaited-battery = La batería { THE($place, "de") } se traslada: ¿adónde?
