# Primeras palabras de los nombres que llevan artículo, por su género: «el Ejército del Potomac».

heads-masculine = Batallón Campamento Cementerio Correo Cuartel Cuerpo Departamento Destacamento Distrito Ejército Embarcadero Fuerte Piquete Real Reducto Regimiento Tren
heads-feminine = Aldea Artillería Batería Brigada Caballería Calzada Carreta Casa Columna Compañía División Dotación Gran Guarnición Guardia Infantería Laguna Legión Marina Martinica Milicia Partida Plantación Vanguardia
