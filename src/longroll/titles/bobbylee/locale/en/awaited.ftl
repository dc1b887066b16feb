# Bobby Lee: what a seat is asked, as the other is told while it waits.

awaited-activate = Which headquarters to activate?
awaited-bid = How many headquarters to activate first, in secret?
awaited-build = Which new block to raise, and where?
awaited-deploy = Which blocks change places?
awaited-fight = Which battle is fought next?
awaited-fire = Battle at { $place }: who fires?
awaited-forced = Which forced march is decided next?
awaited-hit = Which block takes the next hit?
awaited-move = Battle at { $place }: who moves?
awaited-night = Night at { $place }: stay or leave?
awaited-orders = Which block marches, and where?
awaited-politics = Call the men to arms?
awaited-regroup = Victory at { $place }: does any block move on?
awaited-reinforce = Battle at { $place }: who joins the reserve?
awaited-relief = Blocks go hungry: does a headquarters feed them?
awaited-retreat = Battle at { $place }: who retreats?
awaited-staff = Does a headquarters that was active march now?
awaited-starve = Which block in { $place } loses a step?
awaited-stations = Battle at { $place }: where does each block stand, in secret?
awaited-strengthen = Which blocks gain steps, in secret?
awaited-surrender = The besieged in { $place } are called on to surrender: what do they answer?
awaited-withdraw = Battle at { $place }: all must leave. Where do they go?
