# What others are told of a prompt while they wait: awaited-KEY for prompt-KEY, where that speaks to a “you”.

awaited-card = Which card to play in its strategy round?
awaited-opening = Open the turn with a campaign, or not?
awaited-operation = What to do with the operations of its card?
awaited-activate = Which force to activate?
awaited-compose = { $general } in { $space }: who goes along, and how many?
awaited-compose-division = A division in { $space }: how many go?
awaited-march = { $space }: where to? Movement points left: { $count }{ $rail ->
        [0] .
       *[other] , by rail { $rail } more.
    }
awaited-campaign = Campaign: which force to move? Moves left: { $count }.
awaited-intercept = Intercept at { $space }, or not?
awaited-try-retreat = { $space }: stand, or retreat on a roll of { $number } or less?
awaited-retreat-freely = { $space }: stand, or retreat without a roll?
awaited-interrupt-activation = Interrupt the force that sets out from { $space }, or not?
awaited-interrupt-storm = Interrupt the fleet that sets sail, or not?
awaited-battle-card = Battle at { $space }: play a battle card, or not?
awaited-losses = What to lose? Still to lose: { $count }.
awaited-relieve = Whom to relieve of his command?
awaited-announce-general = Where will a general arrive? Still to announce: { $count }.
awaited-place-units = Where to place new strength points? Still to place: { $count }.
awaited-mark = Where to place control markers? Left: { $count }.
awaited-unmark = Where to remove control markers? Left: { $count }.
