# El título en la página de inicio.

title-blurb = Georgia, otoño de 1779: una flota francesa desembarca un ejército junto al americano, y una guarnición británica se atrinchera. Hexágonos, obras y baterías, tácticas secretas, tres ejércitos cuyo ánimo se cuenta. Dos o tres jugadores.

# Lo que `?` dice en la terminal además de las órdenes comunes

help-more = {""}, mostrar HEXÁGONO, UNIDAD, JEFE, EJÉRCITO o CARTA, mostrar marcadores, mano
