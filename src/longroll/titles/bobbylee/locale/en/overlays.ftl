# Bobby Lee: overlays.

overlay-command = Command
overlay-command-source = a headquarters in the field
overlay-command-free = within its command
overlay-march = March
overlay-march-reach = within its march
overlay-march-fight = blocks that may attack here
overlay-supply-union = Union supply
overlay-supply-union-source = a line of supply
overlay-supply-union-free = fed by it
overlay-supply-union-cut = out of supply
overlay-supply-confederate = Confederate supply
overlay-supply-confederate-source = a line of supply
overlay-supply-confederate-free = fed by it
overlay-supply-confederate-cut = out of supply
overlay-forage-union = Union forage
overlay-forage-union-free = blocks that find food here
overlay-forage-union-cut = fewer than stand here find food
overlay-forage-confederate = Confederate forage
overlay-forage-confederate-free = blocks that find food here
overlay-forage-confederate-cut = fewer than stand here find food
overlay-railways-union = Union railroads
overlay-railways-union-free = can be used
overlay-railways-union-cut = cannot be used
overlay-railways-confederate = Confederate railroads
overlay-railways-confederate-free = can be used
overlay-railways-confederate-cut = cannot be used
