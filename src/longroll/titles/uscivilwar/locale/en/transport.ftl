# The U.S. Civil War: transport by ship.

prompt-aboard = Naval transport from { $place }: who embarks?
prompt-sail = Embarked in { $place }: where to?
action-transport = Naval transport from { $a1 }
action-venture = Naval transport from { $a1 }, free to assault under a cautious General, for two points
action-ships = Play “{ $a2 }”: naval transport from { $a1 }
action-sail = Sail to { $a1 }
action-assault = Assault { $a1 }
event-sailed = { $The-side } ships { $number ->
    [one] 1 SP
   *[other] { $number } SP
} from { $origin } to { $place }.
event-sailed-under = { $number ->
    [0] { $general } sails
    [one] { $The-side } ships 1 SP
   *[other] { $The-side } ships { $number } SP
} from { $origin } to { $place }{ $number ->
    [0] {""}
   *[other] {" "}under { $general }
}.
event-reembarked = { $The-side } takes { $number ->
    [one] 1 SP
   *[other] { $number } SP
} back on board, to { $place }.
deny-no-voyage = There is no ship to carry anybody from { $place }.
deny-coastal-fort = The Union assaults { $place } only after it has taken the Coastal Fort that protects it.
deny-no-voyage-to = No water under your control leads to { $place }.
deny-enemy-shore = { $place } is in enemy hands: you would have to assault it.
deny-no-assault-card = An assault needs a card “Naval” or “Any theatre”.
deny-cottonclads = Cottonclads need a card “Any theatre”.
deny-landed = They have landed in { $place }: someone must be left there before the others sail on.
deny-not-ashore = Nobody can be left in { $place } now.
deny-no-harbour-here = They re-embark for a friendly port, and { $place } is not one.
deny-from-bay = The Union assaults { $place } from Atchafalaya Bay only.
deny-other-river = Gunboats and cottonclads come to { $place } only from a port on its river.
deny-no-harbour = A voyage by river must begin or end in a friendly port, and { $place } is not one.
prompt-reembark = The assault has failed: where do those from { $place } go?
deny-nobody-cautious = There is no cautious General to embark in { $place }.
deny-first-embark = That is for troops on board: first let them embark (“Naval transport from ...”).
