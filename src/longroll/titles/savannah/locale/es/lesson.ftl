# The lesson: what to do in each step, and why.

lesson-about = El asalto al reducto de Spring Hill, con los aliados.
lesson-assault = Antes del alba del 9 de octubre de 1779, franceses y americanos asaltan las obras de Savannah. Los mandas a todos. { $at ->
    [terminal] El reducto de Spring Hill es la llave de la línea: escribe cerca 1404 para ver quién hay alrededor.
   *[page] El reducto de Spring Hill es la llave de la línea: está iluminado en el mapa.
} El turno 16 empieza con niebla, los aliados mueven primero y D'Estaing mismo debe tomar parte en un ataque.
lesson-choose = Las unidades se mueven de una en una. Empieza por la mejor: el Batallón de granaderos en 1406, tres puntos de fuerza y alta moral. { $at ->
    [terminal] Elígelo en la lista, por su número.
   *[page] Pulsa su hexágono, o elígelo en la lista.
}
lesson-move = Cada hexágono cuesta puntos de movimiento, más por zanjas y pantanos. Ve por 1305 a 1304, al pie del reducto. Allí entra en una zona de control enemiga y debe detenerse: nadie pasa de largo ante una guarnición.
lesson-second = Un batallón no basta: la relación es la fuerza de todos los que atacan juntos contra la de los defensores. Lleva los Granaderos voluntarios al mismo hexágono por el mismo camino.
lesson-leader = Un jefe suma su valor a la tirada. D'Estaing debe atacar este turno de todos modos, así que va con los granaderos: a 1305 y a 1304. También arriesga allí la vida, y su caída costaría moral al ejército.
lesson-ready = En una partida de verdad traerías también las otras columnas. Para la lección basta: termina el movimiento. Ahora dispara primero la guarnición. Mira el registro: la niebla resta uno a cada tirada, y eso te salva.
lesson-mortar = Te toca disparar. La Batería de morteros lanza bombas por encima de las obras y no necesita línea de visión, pero se desvía: un dado dice dónde cae la bomba. Apunta a 1705: la Batería B, que alcanza el terreno ante el reducto. El enemigo elige cuál de sus unidades de allí puede ser alcanzada.
lesson-diversion = La bomba cayó donde apuntabas y falló por uno: 5, y hacía falta un 6. Ahora el asalto. Quien está junto al enemigo debe atacar, y todo enemigo que tenga al lado debe ser atacado. Eso repartiría tus granaderos entre dos reductos. Distrae a los del reducto de Yamacraw: no hará falta atacarlos, a cambio de una columna.
lesson-lead = Combate cercano. La unidad de vanguardia aporta su moral a la tirada, y sufre primero si sale mal. Que vaya delante el Batallón de granaderos: +2.
lesson-tactic = Ahora los dos bandos eligen una táctica en secreto; una tabla dice cómo se encuentran, y la ves con las probabilidades de cada una. El ataque escalonado es seguro: nunca pierde mucho. 6 contra 4 es 1-1, y los modificadores se compensan.
lesson-momentum = Un 8: los defensores van a retroceder en desorden. Tienes una ficha de impulso, que compraría una segunda tirada. Se ganan con los éxitos en combate; gasta una donde una mala tirada costaría un lugar que lo merece. Un buen resultado no pide otra tirada: déjalo así.
lesson-escort = Los defensores huyen en desorden, y tras ellos artilleros y dragones; los granaderos están en el reducto. Llévate a D'Estaing: un jefe sin tropas es presa del primer enemigo que entra.
lesson-end = Lo que los aliados no lograron en 1779 lo has hecho en un turno. Di antes si avanzan también los Voluntarios. Ahora la guarnición contraatacará, y quedan cuatro turnos: una unidad aliada en orden dentro de la ciudad gana al instante. Sigue jugando: desde aquí los británicos deciden por sí mismos.
