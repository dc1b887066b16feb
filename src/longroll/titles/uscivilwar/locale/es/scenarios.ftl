# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Tres turnos, una tarde. Ejércitos pequeños en todo el mapa. Empieza por aquí.
scenario-1862-about = Cinco turnos, un día largo. La Unión debe abrir los ríos; si nadie actúa, gana el Sur. Entre bots iguales gana cada bando más o menos la mitad.
scenario-1863-about = Cinco turnos, un día largo. Vicksburg, Chattanooga y Richmond a la vez. Entre bots iguales la han ganado ambos bandos.
scenario-campaign-about = Hasta veinte turnos, varios días. El bando que se queda muy atrás pierde en el acto (19.3.4).
scenario-campaign-1862-about = La campaña desde su segundo año, varios días.
scenario-campaign-1863-about = La campaña desde su tercer año, dos o tres días.
title-blurb = Toda la guerra civil en 1.800 hexágonos, de Bull Run a Appomattox. Los Generales marchan, interceptan y se escabullen; ferrocarriles, ríos y el bloqueo deciden quién come. Dos jugadores, mapa abierto, cartas ocultas.

# Lo que `?` dice en la terminal además de las órdenes comunes
help-more = {""}, mostrar LUGAR o GENERAL, mostrar marcadores, mano

# How long the bots think in this title (docs/bots.md)
bot-captain-pace = Una fase suya de muchas jugadas dura hasta veinte segundos.
bot-general-pace = Una fase suya puede durar un minuto, y tres en el juego naval.
