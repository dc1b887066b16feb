# Playing cards: the rounds, operations, events and interrupts (3.2, 3.3, 4).

## Prompts

prompt-opening = Do you open the turn with a campaign?
prompt-card = Your strategy round: which card do you play?
prompt-operation = What do you do with { $count ->
    [one] { $count } operation
   *[other] { $count } operations
}?
prompt-campaign = Campaign: which force moves? Moves left: { $count }.
prompt-interrupt-activation = An enemy force sets out from { $space }. Do you interrupt it?
prompt-interrupt-storm = An enemy fleet sets sail. Do you interrupt it?
prompt-battle-card = Battle at { $space }: do you play a battle card?
prompt-event-choice = { $card }: which effect do you choose?
prompt-event-units = { $card }: where do the new strength points go? Left: { $count }.
prompt-event-losses = { $card }: where is infantry lost? Left: { $count }.
prompt-event-forts = Where do you build a fort? Left: { $count }.
prompt-event-brigade = { $card }: around which brigade do you place markers?
prompt-event-army = { $card }: which army?
prompt-event-west = Where in the west does the { $army } appear?
prompt-event-elite = Which army receives the elite unit?
prompt-event-retire = Which general leaves the war?
prompt-event-ambush = Which cavalry general rides into the ambush?
prompt-event-attrition = Which Confederate force suffers attrition?
prompt-event-garrison = Which coastal fort do you retake?
prompt-concentrate = { $card }: the space of which general do you reinforce?
prompt-concentrate-units = From where do units come to { $space } by rail? Left: { $count }.

## Actions

action-defer = Let the Union begin
action-open = Open with { $a1 }
action-play = { $a2 ->
    [event] { $a1 }: play the event
    [queue] { $a1 }: lay into the operations queue
   *[operations] { $a1 }: play for operations
}
action-discard = { $a1 }: discard
note-discard = without effect: the round is spent
note-discard-about = Nothing happens, neither the event nor operations, and your round is over. The card goes to the discards and may come back when the deck is shuffled.
note-discard-queue = without effect: the round is spent, and the queue is lost
note-queue-lost = the queue is lost
action-interrupt = Interrupt with { $a1 }
action-pass = Pass
action-operation = { $a1 ->
    [create-army] Create an army
    [relieve] Relieve an army's commander
    [reorganise] Reassign generals
    [fort] Build a fort
    [markers] Place control markers
   *[raid] Remove a marker by cavalry
}
action-nothing = Spend the card without effect
action-choose = { $a1 ->
    [blockade] Raise the blockade
    [amphibious] Raise the amphibious modifier
    [will] Lower Union will
    [markers] Place control markers
    [relieve] Relieve a commander free of his cost
    [retire] Take a general out of the war
    [capital] Three forts near the capital
    [anywhere] Two forts anywhere
   *[concentration] Concentrate and attack
}
action-strike = Lose infantry in { $a1 }
action-attrition = The force in { $a1 }
action-raiders = The brigade of { $a1 }
action-dismiss = Dismiss { $a1 }
action-army = The { $a1 }
action-ambush = Ambush { $a1 }
action-concentrate = Reinforce { $a1 }
action-entrain = Bring a unit from { $a1 }
action-occupy-fort = Retake { $a1 }
action-army-sails = Move an army by water

## Events

event-cards-dealt = { $The-side } is dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-card-drawn = You draw { $card }.
event-deck-reshuffled = The deck is shuffled anew: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-union-opens = The Union plays first.
event-card-event = { $The-side } plays { $card } as an event.
event-card-operations = { $The-side } plays { $card } for { $count ->
    [one] { $count } operation
   *[other] { $count } operations
}.
event-card-discarded = { $The-side } discards { $card }.
event-card-interrupt = { $The-side } interrupts with { $card }.
event-card-lost = { $The-side } loses { $card } from its hand.
event-special-event = { $card } takes effect at once.
event-activation-cancelled = The force in { $space } does not move.
event-mud-march = The force in { $space } may move only one space.
event-naval-move-cancelled = Storms at sea keep the fleet in port.
event-emancipation = The Emancipation Proclamation is issued.
event-intervention = Foreign powers intervene.
event-blockade = The blockade level is now { $count }.
event-amphibious = The amphibious assault modifier is now { $count }.
event-event-units = { $The-side } gains { $count ->
    [one] { $count } new strength point
   *[other] { $count } new strength points
} in { $space }.
event-event-fort = { $The-side } builds a fort in { $space }.
event-runner-port-opened = { $space } opens to blockade runners.
event-costly-mistake = { $general } is struck (die { $roll }; { $needed } or less kills him).
event-general-wounded = { $general } is wounded and returns next turn.
event-ambush = { $general } is ambushed (die { $roll }; { $needed } or less kills him).
event-army-sent-west = The { $army } is sent to { $space }.
event-concentrated = { $The-side } sends a unit by rail from { $from } to { $to }.
event-march-ordered = Forward to Richmond! The Union's next card play is the march.
event-no-army-marches = No army is near enough to march on Richmond.
event-fort-garrisoned = { $The-side } retakes { $space }.
event-valley-devastated = The Shenandoah Valley is laid waste.

## Denials

deny-opponents-event = { $card } is the enemy's event: for you it is operations only.
deny-event-of-other-side = Only { $the-side } can play this event in a round.
deny-interrupt-only = { $card } is played in the enemy's move or in a battle, not in a round.
deny-operations-only = { $card } must be played for operations.
deny-special-condition = The condition of { $card } is not met.
deny-must-play-now = { $card } must be played now.
deny-keep-for-last = You must keep { $card } for the end of your hand.
deny-must-be-event = The condition of { $card } is met: it must be played as the event.
deny-may-not-discard = { $card } may not be discarded.
deny-not-in-hand = { $card } is not in your hand.
deny-empty-hand = Your opponent has no cards.
deny-something-to-do = There is still an operation you can carry out.
deny-after-emancipation = { $card } has no effect after the Emancipation Proclamation.
deny-no-space-for-event = No space fits the event.
deny-space-not-of-event = { $card } does not allow { $space }.
deny-enemy-there = Enemy units or a fort in { $space } keep new units out.
deny-event-without-effect = { $card } would change nothing now: it can only be discarded.
deny-attrition-takes-nothing = Attrition takes nothing from the one or two units in { $space }.
deny-no-units-for-event = There is no unit for this event.
deny-no-general-for-event = There is no general for this event.
deny-no-army-for-event = There is no army for this event.
deny-no-brigade-for-event = You have no cavalry brigade on the map.
deny-no-marker-for-event = There is no marker for this event to remove.
deny-elites-in-play = Both your elite units are in play.
deny-no-ironclad-in-play = There is no ironclad to sink.
deny-florida-lost = Florida and St. Marks must both be Confederate.
deny-valley-not-held = Union infantry must hold all three spaces of the Valley.
deny-event-fort-there = There is already a fort in { $space }.
deny-no-fort-left = { $The-side } has no fort left to build.
deny-no-marker-space = There is nowhere to place a marker of yours.
deny-no-raid = None of your brigades is on an enemy marker that it may remove.
deny-no-army-near-richmond = There is no Union army within four spaces of Richmond that can march.
deny-not-by-rail = No infantry can come from { $space } by rail.
deny-nobody-attacks = No general in { $space } could attempt an attack.
deny-nobody-sails = Nobody can sail.
deny-one-naval-move = Only one move of a campaign may be naval.
deny-army-sails-alone = A Union army sails instead of all the moves of the card, not in addition to them.
deny-one-activation-per-state = In this first campaign only one force may be activated in each state.
