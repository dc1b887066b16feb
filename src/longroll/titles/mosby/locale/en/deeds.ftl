# What Mosby does and what comes of it.

event-rides = Mosby rides to { $space }.
event-ames-leads = Ames leads the way; times left: { $count }.
event-scouted = Mosby scouts { $space }, die { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, needed { $needed } or more.
event-scouting-fails = Mosby scouts { $space } in vain, die { $roll }{ $bonus ->
    [1] {" "}+ { $bonus }
   *[other] {""}
}, needed { $needed } or more.
event-nothing-there = { $space }: nobody is there.
event-appears = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } men
}, asleep.
event-appears-awake = { $space }: { $unit }{ $men ->
    [0] {""}
   *[other] {""}, { $men } men
}, awake!
event-unit-wakes = Check: { $unit } at { $space } { AGREE($unit, "wakes", "wake") }, die { $roll }; it took { $alert } or less (the alert).
event-unit-sleeps = Check: { $unit } at { $space } { AGREE($unit, "sleeps", "sleep") } on, die { $roll }; it took { $alert } or less (the alert).
event-space-wakes = Check: { $space } stirs, die { $roll }; it took { $alert } or less (the alert).
event-space-sleeps = Check: { $space } stays quiet, die { $roll }; it took { $alert } or less (the alert).
event-camp-wakes = Check: the camp at { $space } wakes, die { $roll }; it took { $alert } or less (the alert).
event-camp-sleeps = Check: the camp at { $space } sleeps on, die { $roll }; it took { $alert } or less (the alert).
event-camp-empty = The camp at { $space } has nobody left to send out.
event-captured = Mosby takes { $unit }.
event-answer = The prisoner ({ $kind }), die { $roll }: { $answer }.
event-demolition = Mosby destroys the { $target } at { $space }, die { $roll }, needed { $needed } or more.
event-demolition-fails = The charge at { $space } fails and the { $target } stands, die { $roll }, needed { $needed } or more.
event-depot-premature = Die { $roll }: it blew up too early.
event-depot-nothing = Die { $roll }: nothing more.
event-depot-food = Die { $roll }: plenty of food.
event-depot-horses = Die { $roll }: fast horses!
event-food-dropped = Mosby leaves the food behind.
event-kidnapped = Mosby drags { $leader } from his bed, die { $roll }, needed { $needed } or more.
event-leader-flees = { $leader } gets away, die { $roll }, needed { $needed } or more.
event-hidden = The men melt into farms and woods; nobody hunts them any more.
event-misled = { $unit } { AGREE($unit, "follows", "follow") } a false trail and { AGREE($unit, "gives", "give") } up the chase.
