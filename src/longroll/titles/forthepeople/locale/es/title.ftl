# El juego en la página de inicio.

title-blurb = Toda la Guerra de Secesión, estación por estación. Las cartas de estrategia ponen en marcha ejércitos, levantan tropas y hacen vacilar la voluntad de dos naciones; ríos, ferrocarriles y generales deciden adónde llegan. Dos jugadores, manos ocultas.

# Lo que `?` dice en la terminal además de las órdenes comunes

help-more = {""}, mostrar ESPACIO, GENERAL, EJÉRCITO, ESTADO o CARTA, mostrar fuerza, mostrar marcadores, mano
