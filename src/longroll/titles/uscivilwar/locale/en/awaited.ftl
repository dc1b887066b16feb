# The U.S. Civil War: what a seat is asked, as the other is told while it waits.

awaited-action = What next?
awaited-aboard = Naval transport from { $place }: who embarks?
awaited-arrival = Where does { $general } ({ $stars }★, attack { $attack }, defence { $defence }) take his post?
awaited-arsenal = War industry grows in { $state }: where?
awaited-attrition = The stack in { $place } suffers attrition: spare it with a card?
awaited-avoid = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }{ $led ->
    [1] {" "}under { $commander } ({ $stars }★, attack { $attack })
   *[0] {""}
}: avoid battle?
awaited-call = Who comes along from { $place }?
awaited-command = Who commands in { $place }?
awaited-detachment = From { $place } to { $goal }: who goes?
awaited-discard = Too many cards: which ones go back?
awaited-evade = Battle is avoided: where do those in { $place } go?
awaited-fall-back = Intercepted in { $place }: fall back, or fight?
awaited-fort = Begin or improve a fort?
awaited-general = Where does { $general } come back?
awaited-grant = The turn track grants a transfer: whose?
awaited-intercept = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }{ $led ->
    [1] {" "}under { $commander } ({ $stars }★, attack { $attack })
   *[0] {""}
}: who intercepts?
awaited-leg = { $number } SP in { $place }: where do they go?
awaited-march = The force in { $place }: what next?
awaited-militia = Where does the militia of { $state } gather?
awaited-muster = { $general } marches: with whom, and with how many SP?
awaited-penalty = Nobody marched on Richmond: which SP is lost?
awaited-place = { $number } SP for { $area }: where do they arrive?
awaited-recruit = Training has raised an SP: where?
awaited-reembark = The assault has failed: where do those from { $place } go?
awaited-remain = Generals without SP: do they remain in { $place }?
awaited-remove = Winter: from where is an SP taken?
awaited-retreat = { $number ->
    [one] 1 SP retreats
   *[other] { $number } SP retreat
} from { $place }: where to?
awaited-return = { $number ->
    [one] 1 displaced SP comes
   *[other] { $number } displaced SP come
} back to { $area }: where?
awaited-sail = Embarked in { $place }: where to?
awaited-stake = The attack on { $place }: play a card?
awaited-strategic = Strategic movement: which SP?
awaited-transfer = Free transfers: which General?
awaited-transfer-to = Where does { $general } ({ $stars }★, attack { $attack }, defence { $defence }) go?
awaited-works = { $card }: where is a fort begun or improved?
awaited-yield = The SP in { $place } are pushed aside: where to?
awaited-launch = { $number ->
    [one] 1 river ship is new or replaced
   *[other] { $number } river ships are new or replaced
}: where?
awaited-build = { $ship } in { $state }: where?
awaited-complete = An ironclad can be completed: which?
awaited-cruise = The ships in { $place }: what next?
awaited-chase = Ships come to { $place }: who intercepts?
awaited-shelter = Ships come to { $place }: do yours stay in port?
awaited-naval-stake = Naval battle at { $place }: what is added?
awaited-strike = Naval battle at { $place }: which enemy ship is hit?
awaited-suffer = The ships from { $place }: which is hit?
awaited-withdraw = The naval battle at { $place } is not won: where do the ships withdraw?
awaited-scatter = The ships in { $place } are beaten: where do they retreat?
awaited-departure = The ships cannot stay with the enemy in { $place }: where do they go?
awaited-homeward = The assault has failed, and the ships go back with the troops from { $place }: where do they go?
awaited-redeploy = Strategic movement of ships: { $ship }, from where to where?
awaited-battery = The battery in { $place } is moved: where to?
