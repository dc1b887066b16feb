# Savannah: what is printed only.

chart-reserves = Who comes
chart-reserves-about = By turn of the whole siege; in the assault only who is set up freely
label-counters = counters
show-assault = assault
show-arrives-lines = anywhere inside the lines
show-arrives-town = the town
show-arrives-variable = by the table of landings
show-units = { $units }
