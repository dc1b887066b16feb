# Savannah: lo que solo se imprime.

chart-reserves = Quién llega
chart-reserves-about = Por turno de todo el sitio; en el asalto, solo quien se coloca libremente
label-counters = fichas
show-assault = asalto
show-arrives-lines = donde sea dentro de las líneas
show-arrives-town = la ciudad
show-arrives-variable = según la tabla de desembarcos
show-units = { $units }
