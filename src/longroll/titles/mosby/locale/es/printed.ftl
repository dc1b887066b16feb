# Impreso: qué hacen las cartas de evento, y qué hay en el contenedor y cuándo.

effect-depot = Se coloca en { $space } un depósito de valor { $count }. Sustituye al que haya allí.
effect-bridges = Todos los puentes volados vuelven a estar en pie.
effect-railroads = Todos los ferrocarriles levantados vuelven a estar enteros.
effect-line = Los ferrocarriles y puentes de esta línea vuelven a estar enteros.
effect-leader = { $leader } está en { $space } hasta el final del próximo turno.
effect-advance = Tira por una ampliación de las líneas de la Unión; repite si ya está en vigor.
effect-drawn-in = Una ampliación en vigor, al azar, sale de las líneas: se van sus ? y sus unidades vuelven al contenedor.
effect-extension = Las líneas incluyen { $row }.
effect-extension-camp = Las líneas incluyen { $row }. Se levanta un gran campamento en { $space }.
effect-camp = Se levanta un gran campamento en { $space }.
effect-sweep = La banda pierde un factor de combate, pero nunca el último.
effect-burning = La banda pierde un factor de combate, pero nunca el último. Desde el turno 6, además, el próximo dado de reclutamiento es 1 menor.
effect-furlough = La banda gana un factor de combate; seis es el máximo.
effect-train = Un tren de carretas del contenedor, si hay alguno, queda dormido en { $space }; se retira el ? que haya allí.
effect-alert = Alerta { $amount }, entre 1 y 5.
effect-letter = Roba una carta de acción, salvo que tengas seis.
effect-shot = Entrega una carta de acción que no sea permanente, o haz un chequeo de bajas.
effect-when = turnos { $first } a { $last }
effect-blanks = { $count ->
    [one] 1 ficha en blanco
   *[other] { $count } fichas en blanco
}
show-units = { $units }
chart-reserves = El contenedor
chart-reserves-about = Notoriedad al preparar un turno: las fichas entran al alcanzarla y salen para siempre al superarla. Una ficha en blanco no es nadie.
label-comes = entra con
label-goes = sale tras
label-counters = fichas
