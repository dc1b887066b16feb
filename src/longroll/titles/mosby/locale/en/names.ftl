# Sides, scenarios, turns, kinds, counters that are called by what they are.

side-mosby = Mosby
side-union = Union
side-neutral = Neutral
the-side-mosby = Mosby
the-side-union = the Union
scenario-ranger = Ranger (standard)
scenario-partisan = Partisan (easier)
scenario-gray-ghost = Gray Ghost (harder)
option-short-war = A short war of three turns, for a first evening
turn-winter-1863 = Winter 1863
turn-spring-1863 = Spring 1863
turn-summer-1863 = Summer 1863
turn-autumn-1863 = Autumn 1863
turn-winter-1864 = Winter 1864
turn-spring-1864 = Spring 1864
turn-summer-1864 = Summer 1864
turn-autumn-1864 = Autumn 1864
kind-picket = picket
kind-cavalry = cavalry
kind-infantry = infantry
kind-courier = courier
kind-supply-wagon = supply wagon
kind-wagon-train = wagon train
kind-blank = nobody
target-railroad = railroad
target-bridge = bridge
target-depot = depot
reason-courier = courier taken
reason-supply-wagon = supply wagon taken
reason-railroad = railroad demolished
reason-bridge = bridge demolished
reason-depot = depot demolished (its value)
reason-wagon-train = wagon train destroyed
reason-combat-won = combat won (with the Union strength)
reason-union-factor = Union combat factor lost
reason-leader = leader kidnapped
reason-combat-lost = combat lost
reason-own-factor = own combat factor lost
reason-wound = Mosby wounded
reason-disbanding = disbanded before a combat
reason-interrogation = a false answer
reason-food = food brought home
reason-premature = early explosion
reason-idle = an idle season
answer-lose-two = lies, 2 points lost
answer-lose-one = a lie, 1 point lost
answer-none = nothing of use
answer-one = he tells of one space nearby
answer-two = he tells of two spaces nearby
answer-all = he tells of all spaces nearby
row-1-2 = the Valley around Winchester
row-3 = Leesburg and the turnpike to Dranesville
row-4 = Groveton, Sudley Springs and Gum Spring
row-5 = Warrenton and Gainesville
row-6 = the Manassas Gap Railroad
proper-district = District of Columbia
ending-victory-decisive = A decisive victory with { $count ->
    [one] 1 point
   *[other] { $count } points
}: the Union fears the Gray Ghost more than any army.
ending-victory-substantial = A substantial victory with { $count ->
    [one] 1 point
   *[other] { $count } points
}: thousands are kept from the front.
ending-victory-marginal = A marginal victory with { $count ->
    [one] 1 point
   *[other] { $count } points
}: the partisans have held out.
ending-defeat-marginal = A marginal defeat with { $count ->
    [one] 1 point
   *[other] { $count } points
}: nearly to the end.
ending-defeat-substantial = A substantial defeat with { $count ->
    [one] 1 point
   *[other] { $count } points
}: the war goes on without Mosby.
ending-defeat-decisive = A decisive defeat with { $count ->
    [one] 1 point
   *[other] { $count } points
}: hardly anybody has heard of Mosby.
proper-picket-1 = Picket 1
proper-picket-2 = Picket 2
proper-picket-3 = Picket 3
proper-picket-4 = Picket 4
proper-picket-5 = Picket 5
proper-picket-6 = Picket 6
proper-picket-7 = Picket 7
proper-picket-8 = Picket 8
proper-picket-9 = Picket 9
proper-picket-10 = Picket 10
proper-picket-11 = Picket 11
proper-courier-1 = Courier 1
proper-courier-2 = Courier 2
proper-courier-3 = Courier 3
proper-courier-4 = Courier 4
proper-courier-5 = Courier 5
proper-courier-6 = Courier 6
proper-supply-wagon-1 = Supply wagon 1
proper-supply-wagon-2 = Supply wagon 2
proper-supply-wagon-3 = Supply wagon 3
proper-supply-wagon-4 = Supply wagon 4
proper-supply-wagon-5 = Supply wagon 5
proper-supply-wagon-6 = Supply wagon 6
proper-wagon-train-1 = Wagon train 1
proper-wagon-train-2 = Wagon train 2
proper-wagon-train-3 = Wagon train 3
proper-wagon-train-4 = Wagon train 4
proper-railroad-guard-1 = Railroad guard 1
proper-railroad-guard-2 = Railroad guard 2
proper-lowells-column = Lowell's column
proper-gansevoorts-column = Gansevoort's column
proper-merritts-column = Merritt's column
proper-powells-column = Powell's column
kind-picket-1 = pickets, 50 men
kind-picket-2 = pickets, 100 men
kind-cavalry-1 = cavalry, 50 men
kind-cavalry-2 = cavalry, 100 men
kind-cavalry-3 = cavalry, 150 men
kind-cavalry-4 = cavalry, 200 men
kind-cavalry-5 = cavalry, 250 men
kind-cavalry-6 = cavalry, 300 men
kind-infantry-2 = infantry, 100 men
kind-infantry-3 = infantry, 150 men
kind-infantry-4 = infantry, 200 men
kind-infantry-5 = infantry, 250 men
kind-infantry-6 = infantry, 300 men

region-district = District of Columbia

# Counters whose names are plural: what is said of them agrees with it.
names-of-several = loudoun-rangers blazers-scouts
