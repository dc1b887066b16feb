# The title on the start page.

title-blurb = Virginia, 1863 y 1864, en solitario: mandas a los partisanos de Mosby contra una Unión hecha de tablas. Cuélate de noche en sus líneas, quema puentes, saca a generales de la cama y vuelve antes de que despierten los campamentos. Las tablas son las de una ayuda de juego publicada; el mapa, las fichas, casi todas las cartas y muchos números son nuestros.
help-more = {""}, mostrar ESPACIO, UNIDAD, LÍDER o NÚMERO DE CARTA, mostrar marcadores, mano

# En qué se basa una cláusula (clauses.csv).

clause-origins = Fuentes: { $origins }.
origin-aid = la ayuda de juego
origin-public = hechos publicados
origin-design = diseño propio
