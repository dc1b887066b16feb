# The lesson: what to do in each step, and why.

lesson-about = La marcha a Manassas y lo que necesita, con la Unión.
lesson-war = Verano de 1861: tienes la Unión y medio continente. { $at ->
    [terminal] Washington (1647) y Richmond (2146) están a cien millas: escribe cerca 1647 para ver qué rodea un hexágono.
   *[page] Washington y Richmond están iluminadas; las separan cien millas.
} Al empezar cada Fase de Acción los dos bandos tiran por la iniciativa: el mayor va primero, y la diferencia son los Puntos de Acción de ambos. Has sacado 6 contra 1: cinco puntos.
lesson-march = Mover a un General cuesta un punto, lleve lo que lleve: por eso los ejércitos tienen Generales. Marcha con McDowell, dos estrellas, en Washington. McClellan saldría más caro: a los cautos hay que espolearlos.
lesson-force = Dos estrellas llevan seis puntos de fuerza. En Manassas Junction hay cuatro confederados: lleva los seis, pues la proporción cuenta más que nada.
lesson-river = Tres puntos de movimiento. Primero cruza el Potomac hasta Alexandria. Es tuya, con camino a Washington: una fuerza se abastece por una línea de pocos hexágonos hasta un depósito o un ferrocarril, y sin ella la marcha te costaría hombres.
lesson-attack = Queda un punto, bastante para atacar Manassas Junction. { $at ->
    [terminal] Escribe probabilidades para ver cómo puede acabar.
   *[page] Ves las probabilidades.
} Los defensores pueden intentar escabullirse: 9 o más con dos dados, sumando la defensa de su General: aquí basta un 8. Si fallan combaten sin la ventaja del terreno ni de las fortificaciones. Que lo intenten.
lesson-stake = Han sacado 3: deben combatir. El atacante puede añadir una carta antes de tirar, una por batalla. Sin ella la probabilidad es del 47 %. Juega el Este: para Manassas te la dieron.
lesson-militia = La primera de Manassas, y la has ganado: uno perdido por dos, y ahora queda una marcha menos hasta Richmond. Pero la guerra es ancha. La milicia es gratis: envía la de Missouri a Jefferson City, para que la capital del estado no caiga en una incursión.
lesson-entrench = Atrincherarse cuesta un punto y da +2 al defensor. Por un punto, solo en estados amigos; en Virginia una fuerza de dos o más se atrinchera en marcha, por dos puntos de movimiento. St. Louis lo vale: quien la tiene, tiene los ríos.
lesson-close = Quedan tres puntos, y los usarías: Butler en Fort Monroe, barcos, entrenamiento. Para la lección basta. Termina tus acciones; luego los confederados tienen tantos puntos como tú.
lesson-end = Este es el juego: pocos puntos para un mapa enorme, Generales que llevan ejércitos, el abastecimiento detrás, y una batalla que eliges cuando conviene. { $at ->
    [terminal] Escribe capa abastecimiento para leer de dónde se abastece cada ejército.
   *[page] Pon el abastecimiento sobre el mapa para ver de dónde se abastece cada ejército.
} Sigue jugando: desde aquí los confederados deciden por sí mismos.
