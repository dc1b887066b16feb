# Bobby Lee: overlays.

overlay-command = Command
overlay-command-source = a headquarters in the field
overlay-command-free = within its command
overlay-supply = Supply
overlay-supply-source = a line of supply
overlay-supply-free = fed by it
overlay-supply-cut = out of supply
overlay-forage = Forage
overlay-forage-free = blocks that find food here
overlay-forage-cut = fewer than stand here find food
overlay-railways = Railways
overlay-railways-free = can be used
overlay-railways-cut = cannot be used
overlay-march = March
overlay-march-reach = within its march
overlay-march-fight = blocks that may attack here
