# The lesson: what to do in each step, and why.

lesson-about = Una incursión contra el ferrocarril, desde la reunión hasta la vuelta a casa.
lesson-war = Eres John Singleton Mosby. Tras las líneas de la Unión en el norte de Virginia vives de puntos: puentes, carretas, generales en la cama. Casi todo lo que haces sube la alerta, y una Unión alerta viene a por ti. En invierno no acudió nadie; ahora es la primavera de 1863.
lesson-muster = La banda se reúne en tu Confederación, y un dado dice cuántos cabalgan. Elige New Baltimore: está al borde de las líneas, cerca del ferrocarril que alimenta al ejército de la Unión.
lesson-window = Cincuenta hombres, tres cartas de acción y un acontecimiento: alguien dispara por la ventana. ¿Dejas una carta o tiras por una herida? Una herida dura este turno y el siguiente: menos cartas, y otra más es la muerte. Deja Poner pies en polvorosa: huir es lo último que planeas.
lesson-ride = Mientras no haya ninguna unidad nordista despierta puedes actuar cuanto quieras. Cabalga a Greenwich, a un espacio del Orange & Alexandria. Cabalgar por campo vacío no cuesta más que algún chequeo.
lesson-scout = Nunca entres en un ? que no hayas mirado. Explora Catlett's Station: con buena tirada ves quién duerme allí; con mala, alguien puede despertar.
lesson-surprise = Un piquete de cincuenta, dormido: tantos como tú, y al lado un puente que quemar. Entra. Pueden despertar al llegar tú: con alerta 1, solo con un 1.
lesson-bridge = Ha salido el 1. Están despiertos, y se juega por fases: iniciativa, chequeos y tres puntos de acción para ti. Primero lo que venías a hacer: el puente cuesta dos puntos de acción y da cinco puntos.
lesson-wires = Casi toda hazaña sube la alerta. Telégrafo cortado deja la noticia en este espacio: los vecinos no hacen chequeo. La carta se usa una vez; úsala ahora, con piquetes a lo largo de la vía.
lesson-attack = Queda un punto de acción, y cincuenta contra cincuenta es parejo. { $at ->
    [terminal] Las probabilidades están junto a la orden; escribe probabilidades para saber más.
   *[page] Antes de atacar ves las probabilidades: míralas.
} Un piquete destruido vale más puntos, y ya no sigue a nadie. Ataca.
lesson-result = Un 6, modificado a 8: R3. Pierden mucho. Tienes Contraataque, que repetiría la tirada; un buen resultado se deja como está.
lesson-stand = El piquete ha desaparecido, y por la vía llega el siguiente: cien contra tus cincuenta. Desbandarse cuesta dos puntos y un chequeo de bajas; resistir da tres puntos si sale bien. A uno contra dos, con suerte hasta ahora, resiste, y deja el resultado como está.
lesson-disband = Batidos otra vez, pero la alerta es 4, y 250 hombres cargan contra tus cincuenta. Es el momento al que llega toda incursión. Desbándate: los hombres vuelven a casa, y vuelven cuando los reúnas.
lesson-end = Mosby está herido, y ha costado puntos; aun así tienes seis más que al salir. Este es el juego: explorar, golpear y saber cuándo volver. Bastan justo: este turno pedía 20 puntos, el próximo pide 30, y quien tiene menos ha perdido. Sigue jugando: quedan seis turnos.
