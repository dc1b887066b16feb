# Savannah: ciò che si stampa soltanto.

chart-reserves = Chi arriva
chart-reserves-about = Per turno di tutto l'assedio; nell'assalto, solo chi si schiera liberamente
label-counters = segnalini
show-assault = assalto
show-arrives-lines = ovunque dentro le linee
show-arrives-town = la città
show-arrives-variable = secondo la tabella degli sbarchi
show-units = { $units }
