# The U.S. Civil War: transport by ship.

prompt-aboard = Ships in { $place }: who comes on board?
prompt-sail = On board in { $place }: where to?
action-transport = Carry a stack by ship from { $a1 }
action-venture = Carry a stack boldly by ship from { $a1 } with a cautious General, for two points
action-ships = Play { $a2 }: ships for a stack in { $a1 }, ready to assault
action-sail = Sail to { $a1 }
action-assault = Assault { $a1 }
event-sailed = { $number ->
    [one] 1 SP sails
   *[other] { $number } SP sail
} from { $origin } to { $place } ({ $side }).
deny-no-voyage = No ship can carry anybody from { $place }.
deny-no-voyage-to = No water under your control leads to { $place }.
deny-enemy-shore = { $place } is the enemy's: that takes an assault.
deny-no-assault-card = An assault takes a card for ships, or for any theatre.
deny-cottonclads = Cottonclads take a card for any theatre.
deny-landed = They have landed in { $place }: somebody must be left there before the others sail on.
deny-not-ashore = In { $place } nobody can be left now.
deny-no-harbour = A voyage by river begins or ends in a friendly port: { $place } is none.
prompt-reembark = The assault has failed: where do those from { $place } go?
deny-nobody-cautious = No cautious General can come on board in { $place }.
