# Bobby Lee: what a seat is asked, as the other is told while it waits.

awaited-activate = Which headquarters is activated?
awaited-bid = How many headquarters to activate first, in secret?
awaited-build = Which new block is raised, and where?
awaited-deploy = Which blocks change places?
awaited-fight = Which battle is fought next?
awaited-fire = Battle in { $place }: who fires?
awaited-forced = Whose forced march is decided next?
awaited-hit = Which block takes the next hit?
awaited-move = Battle in { $place }: who moves?
awaited-night = Night in { $place }: stay or leave?
awaited-orders = Which block marches, and where?
awaited-politics = A call to arms?
awaited-regroup = Won in { $place }: does anybody move on?
awaited-reinforce = Battle in { $place }: who joins the reserve?
awaited-relief = Blocks go hungry: does a headquarters feed them?
awaited-retreat = Battle in { $place }: who retreats?
awaited-staff = Does a headquarters that was active move now?
awaited-starve = Which block in { $place } loses a step?
awaited-stations = Battle in { $place }: where does each block stand, in secret?
awaited-strengthen = Which blocks gain steps, in secret?
awaited-surrender = The besieged in { $place } are asked to surrender: what do they answer?
awaited-withdraw = Battle in { $place }: all must leave. Where do they go?
