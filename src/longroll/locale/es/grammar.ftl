# Primeras palabras de los nombres que llevan artículo, por su género: «el Ejército del Potomac».

heads-masculine = Batallón Campamento Cementerio Correo Cuartel Cuerpo Departamento Destacamento Distrito Ejército Embarcadero Estrecho Fuerte Golfo Piquete Real Reducto Regimiento Río Tren Turno
heads-feminine = Aldea Artillería Bahía Batería Brigada Caballería Calzada Carreta Casa Columna Compañía Confederación División Dotación Gran Guardia Guarnición Infantería Isla Laguna Legión Marina Martinica Milicia Partida Plantación Unión Vanguardia
