# The lesson: what to do in each step, and why.

lesson-about = Bull Run, el bloqueo y los estados fronterizos, con la Unión.
lesson-war = Es la primavera de 1861 y llevas la Unión. En otoño la Unión gana con Misuri, Kentucky y Virginia Occidental, el Sur con los dos primeros; o quien quiebre la voluntad ajena: la del Sur por debajo de 80, la de la Unión por debajo de 85. Todo se hace con cartas. { $at ->
    [terminal] Escribe mano para leer tus cuatro: cada una tiene un número, sus operaciones, y un evento.
   *[page] Mira tus cuatro: cada una tiene un número, sus operaciones, y un evento.
}
lesson-card = En cada ronda se juega una carta, por su evento o por sus operaciones. Quieres marchar, y McDowell es lento: su valor estratégico es 3, así que solo lo mueve una carta de 3. Juega Llamada de emergencia para voluntarios para operaciones.
lesson-general = Tres operaciones sirven para una de varias cosas: activar un general, mover una división, construir un fuerte, colocar indicadores de control. Activa a McDowell, que manda el Ejército del Potomac en Washington. { $at ->
    [terminal] Elígelo en la lista, por su número.
   *[page] Pulsa Washington, o elígelo en la lista.
}
lesson-force = ¿Quiénes van? En Manassas hay tres UM confederadas con Beauregard. Cinco contra tres no mejoran la tirada, solo a partir de tres a uno; pero el tamaño decide lo grande que es la batalla y quién puede soportar sus bajas. Lleva las cinco: un fuerte se queda guardando la capital.
lesson-march = Ve a Manassas. Hay un enemigo, así que la marcha acaba en batalla: cada bando tira un dado y suma sus generales y lo demás que cuente. { $at ->
    [terminal] Antes de ir escribe probabilidades: 31 de 100, con bajas parecidas.
   *[page] Antes de ir ves las probabilidades: 31 de 100, con bajas parecidas.
} En serio traerías más; los periódicos de Lincoln no esperaron. Mira el registro cuando caigan los dados, y luego lo que los confederados hacen con su carta.
lesson-event = Bull Run es tuyo: 5 y el 1 de McDowell contra 1 y el 1 de Beauregard. Has tenido suerte, y dos por una es buen cambio. Los confederados, en cambio, han entrado en Kentucky. Ahora un evento: Lincoln declara el bloqueo del Sur sube el bloqueo, y menos barcos traerán suministros al Sur. El evento vale más que sus 2 operaciones.
lesson-politics = Este escenario se gana con estados, no con batallas. Las operaciones también colocan indicadores de control: tantos como diga la carta. Juega El Programa Naval para operaciones y elige los indicadores de control.
lesson-border = Ponlos donde se decidirá la guerra: Louisville y Frankfort en Kentucky, Jefferson City en Misuri. Un estado es tuyo cuando lo son la mayoría de sus espacios. Donde esté tu infantería al final del turno llegan solos; lo que pones ahora alcanza adonde no hay ejército.
lesson-end = Este es el juego: una carta, lo que vale para ti y para tu enemigo, y un ejército que se mueve cuando el general adecuado tiene el número adecuado. Quedan el Oeste, el Misuri de Lyon y los ríos. Sigue jugando: desde aquí los confederados deciden por sí mismos.
