# Prompts, orders, the course of a turn.

prompt-muster = { $turn }: where does the band muster?
prompt-operations = { $space }: nobody is after you. What now?
prompt-round = { $space }: they are after you. Action points left: { $left }.
prompt-reveal = Which space do you hear of? Left: { $count }.
prompt-interrogate = Question the prisoner ({ $kind })?
prompt-wires = { $space }: cut the wires, so that only this space hears it?
prompt-powder = The charge has failed ({ $target }). Use blasting powder?
prompt-shot = A shot through the window: give up a card, or risk a casualty check?
prompt-doctor = You are hit. Send for Doctor Dunn?
prompt-stand = { $space }: { $men } Union men attack your { $own }. Stand, or disband?
prompt-combat-cards = Modifiers so far: { $amount }. Play a card, or roll?
prompt-counterattack = Result { $result }. Counterattack and roll again?
prompt-losses = Which Union unit loses a combat factor? Left: { $count }.
action-muster = Muster at { $a1 }
action-go = Ride to { $a1 }
action-go-local-guide = Ride to { $a1 } with a local guide
action-go-union-overcoats = Ride to { $a1 } in Union overcoats
action-scout = Scout { $a1 }
action-capture = Take { $a1 }
action-demolish = Destroy { $a1 }
action-demolish-railroad = Tear up the railroad
action-demolish-bridge = Blow up the bridge
action-demolish-depot = Burn the depot
action-kidnap = Kidnap { $a1 }
action-kidnap-union-overcoats = Kidnap { $a1 } in Union overcoats
action-attack = Attack
action-play = Play { $a1 }
action-play-2 = { $a1 }: lead { $a2 } astray
action-discard = Give up { $a1 }
action-drop = Drop the food
action-scatter = Scatter: the men ride home
action-done = Do nothing more
action-done-at-reveal = No more
action-pass = No
action-reveal = { $a1 }
action-interrogate = Question him
action-risk = Risk it
action-stand = Stand and fight
action-disband = Disband
action-roll = Roll the die
action-accept = Let it stand
action-lose = { $a1 }
event-turn = Turn { $count }: { $turn }.
event-alert-set = Union alert: { $count }.
event-musters = The band musters at { $space }.
event-stray-returns = { $unit } { AGREE($unit, "goes", "go") } home to { $space }.
event-recruited = Die { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} at notoriety { $notoriety }: { $men } men ride with Mosby.
event-nobody-comes = Die { $roll }{ $less ->
    [1] {" "}(−1)
    [2] {" "}(−2)
   *[other] {""}
} at notoriety { $notoriety }: nobody comes. The turn ends.
event-card-drawn = Mosby draws { $card }.
event-card-played = Mosby plays { $card }.
event-card-discarded = Mosby gives up { $card }.
event-event-cards = Event cards by the die: { $count }.
event-event-card = Event: { $occasion }.
event-event-idle = It has no effect.
event-depot-built = The Union builds a depot worth { $count } at { $space }.
event-repaired = The Union repairs what was destroyed: { $count }.
event-leader-comes = { $leader } comes to { $space }.
event-camp-pitched = The Union pitches a large camp at { $space }.
event-band-changes = The band's combat factor: { $amount }, now { $count }.
event-lines-extended = The Union lines now take in { $row }.
event-lines-drawn-in = The Union lines give up { $row }.
event-extension-die = Die for an extension of the lines: { $roll }.
event-extension-again = Die { $roll }: the lines already take in { $row }; roll again.
event-points = Points { $amount } ({ $reason }): now { $count }.
event-alert = Alert { $amount }: now { $count }.
event-idle = Nobody has seen Mosby this season.
event-healed = Mosby's wound has healed.
event-notoriety-short = { $count ->
    [one] 1 point
   *[other] { $count } points
}, and { $needed } are needed: the war goes on without Mosby.
event-worn-out = Men and horses are worn out.
event-scatters = The men scatter from { $space }.

# What a player may wish not to be asked: what he does not do then.
decline-interrogate = Question no prisoners
decline-wires = Do not cut the wires
decline-stand = Do not disband before combat
decline-combat-cards = Play no cards in combat
decline-counterattack = Do not counterattack
