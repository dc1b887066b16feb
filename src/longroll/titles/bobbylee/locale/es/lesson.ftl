# The lesson: what to do in each step, and why.

lesson-about = Al otro lado del Potomac: una apuesta, una marcha y una batalla, con los confederados.
lesson-fog = Julio de 1861, y llevas a los confederados. Los ejércitos son bloques: ves la cara de los tuyos, con sus pasos de fuerza, y solo el dorso de los enemigos. Los mueven los cuarteles generales. El más cercano de los tuyos está en Manassas Junction, el suyo enfrente, en Alexandria.
lesson-bid = Los dos bandos apuestan en secreto cuántos cuarteles generales activarán; la apuesta más alta va primero, y debe cumplirla. Cada activación cuesta un paso al cuartel. Apuesta 2: bastante para ir primero, sin agotar tus estados mayores.
lesson-activate = Vas primero. Activa el Ejército de Virginia del Norte en Manassas, que alcanza el Potomac, y luego el Distrito del Valle: has apostado dos. Solo marchan los bloques al alcance de un cuartel activo.
lesson-march = Alguien guarda Poolesville, solo al otro lado del río; no sabes quién. Entrar en el hexágono de un enemigo empieza una batalla. El Potomac solo deja pasar dos bloques: la brigada de Leesburg y la caballería de Manassas. { $at ->
    [terminal] Da las dos órdenes de la lista, una tras otra.
   *[page] Pulsa el hexágono de un bloque y luego Poolesville.
}
lesson-support = Las batallas duran horas, y quien está al lado puede acudir. Mueve la División de Rodes a Leesburg, tras el vado: tres pasos que pueden unirse al combate.
lesson-close = El resto se queda: hay que conservar Manassas. Termina las marchas, y luego los movimientos de los propios cuarteles, que vuelven a ocultarse con un paso menos.
lesson-deploy = La batalla tiene su propia hoja: para cada bando una izquierda, un centro, una derecha y una reserva. El centro nunca puede estar vacío, así que allí va la brigada; pon la caballería a la izquierda, desde donde puede envolver un ala.
lesson-contact = Cada turno de batalla tiene el mismo orden: retirarse, mover, disparar, reforzar. Nadie se retira; manda la brigada al centro de la Unión, pues infantería y caballería solo disparan a quien han trabado, y solo entonces lo ven. Quien ha movido no dispara, salvo rodeando un flanco: termina ambas cosas.
lesson-reserve = Trae ahora la División de Rodes: espera en tu reserva desde el próximo turno. Luego le toca a la Unión, que dispara contra la brigada. Un impacto quita un paso, y la brigada solo tiene uno.
lesson-flank = Un 2: ha fallado. Te toca otra vez. Nadie se retira. Desde la reserva Rodes puede rodear el flanco hasta la izquierda de la Unión: un dado dice si llega. Si llega, los cogen por dos lados. Luego termina el movimiento.
lesson-fire = Un 6: Rodes ha rodeado el flanco. Ahora dispara la brigada: un dado por cada paso. Lo que debe salir depende del arma y del estado de la columna; { $at ->
    [terminal] la lista lo dice junto a la orden.
   *[page] señala la orden para verlo.
}
lesson-won = Otro 6: la división queda destruida, y estás en Maryland. El vencedor puede enviar bloques a lugares vecinos. No lo hagas: quedarían desorganizados, y Washington está cerca. Conserva lo que tienes.
lesson-end = Este es el juego: una apuesta, un cuartel que paga con su fuerza, una marcha a lo desconocido y una batalla en la que decide la reserva. Ahora la Unión tiene su turno de campaña. Sigue jugando: desde aquí decide por sí misma.
