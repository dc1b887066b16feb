# Savannah: the tables of the rulebook.

chart-close-combat = Close combat
chart-close-combat-about = Attacker/defender, by modified roll. R retreats, D is disrupted, 1 and 2 lose steps, * a leader falls, DC and AC are captured as defender or attacker chooses, PIN holds both.
chart-combat-modifiers = Close combat modifiers
chart-combat-modifiers-about = Plus favors the attacker.
chart-tactics = Tactics
chart-tactics-about = Row: defender; column: attacker. Plus favors the attacker; NC: no combat.
chart-fire = Artillery fire
chart-fire-about = The roll that hits, by strength points.
chart-fire-modifiers = Fire modifiers
chart-damage = Damage by fire
chart-damage-about = R retreats, D is disrupted, 1 loses a step, * a leader falls, AM costs army morale.
chart-ground = Terrain
chart-ground-about = P: prohibited. A road undoes the other terrain of a hex.
chart-covered-way = Lost on the covered way
chart-morale-bands = Levels of army morale
chart-morale-checks = Morale checks
chart-chits = What momentum buys
chart-bombardment-one = Siege and bombardment I
chart-bombardment-two = Siege and bombardment II
chart-weather-effects = What the weather does
chart-weather-effects-about = P: prohibited.
chart-weather-rolls = Rolls for weather
chart-landing = Where the French land
chart-surrender = British surrender
chart-leader-losses = What the loss of a leader costs
label-modifier = modifier
label-die = die
label-french = French
label-british = British
label-cc-lead-attacker = morale of the attackers' lead unit
label-cc-lead-defender = morale of the defenders' lead unit
label-cc-leader-attacker = leader of the attackers
label-cc-leader-defender = leader of the defenders
label-cc-long-odds = odds worse than 1–3
label-cc-attacker-surrounded = attackers surrounded
label-cc-defender-surrounded = defenders surrounded
label-cc-cavalry = Allied horse against defenders none of whom is in parade order
label-cc-cohesion = French attack, in the historical scenario
label-cc-creek = Creeks alone in dense woods
label-cc-disorder = a defender in disorder
label-cc-irish = Dillon's Irish lead against British regulars
label-cc-militia-attacks = militia alone attacks others
label-cc-militia-defends = militia alone defends against others
label-cc-mixed-attack = French and Americans attack from one stack
label-cc-mixed-defence = French and Americans defend in one stack
label-cc-mixed-french = French regulars and colonial militia attack from one stack
label-cc-obstacle = all across dikes, creeks, bridges, fords or up slopes
label-cc-works = all across works, and again for abatis
label-gun-adjacent = guns, adjacent
label-gun-near = guns, 2 or 3
label-gun-four = guns, 4
label-mortar-near = mortars, 2 or 3
label-mortar-four = mortars, 4
label-mortar-five = mortars, 5
label-fire-light = at light infantry
label-fire-cover = in woods, the town or the covered way
label-fire-works = wholly through works or a dike
label-fire-large = at guns or horse
label-fire-open = in rice fields or on a causeway
label-fire-first-shot = first mortar shot of the game
label-on-others = at others
label-on-guns = at guns
label-own-mortar = the mortar itself
label-arm-leader = leaders
label-on-fire = fire
label-on-combat = close combat
label-side-dike = across a dike
label-side-creek = across a creek
label-side-slope = up a slope
label-side-bridge = by a bridge or ford
label-side-fence = across a fence
label-side-works = into works
label-side-abatis = across abatis
label-way-lost = lost on
label-way-before = lost before
label-from-morale = from
label-initiative = initiative
label-check-needed = needed
label-check-morale = morale of the unit and its army
label-check-leader = leader
label-check-works = behind whole works
label-check-zone = Allies under the guns of the frigate
label-chits = chits
label-chit-initiative = before the initiative roll, each
label-chit-dictate = who has the initiative
label-chit-reroll = a close combat rolled again
label-strategic = strategic
label-bombardment = bombardment
label-rally = rally
label-works = siege works
label-first-roll = first roll
label-second-roll = second roll
label-after-fair = after fair weather
label-entry = entry
label-guns = guns
label-gives-up = surrender
label-gives-up-wavering = army wavering
label-gives-up-fatigued = army fatigued
label-gives-up-prevost-lost = Prevost lost
label-gives-up-city-hex = each hex of the town held
label-enemy-morale = enemy morale
label-own-morale = own morale
show-roll-or-less = { $roll } or less
show-roll-exactly = { $roll }
show-roll-or-more = { $roll } or more
show-at-least = { $count } or more
show-for-attacker = attacker
show-for-defender = defender
show-again = roll again
show-leader = { $leader }
show-barrage = { $result }{ $again ->
    [0] {""}
   *[other] ; then table II
}
show-pace = { $pace ->
    [none] P
    [half] half
    [half-off-road] half off road
    [slow] half as much again
   *[normal] normal
}
show-twice = twice as far
show-way-hexes = { $count ->
    [one] each hex of it before
   *[other] every { $count } hexes of it before
}
show-works = { $begin ->
    [1] begun and completed
   *[other] { $complete ->
        [1] completed only
       *[other] P
    }
}
label-tactic-skirmish = { tactic-skirmish }
label-tactic-echeloned-assault = { tactic-echeloned-assault }
label-tactic-stand-fast = { tactic-stand-fast }
label-tactic-withdraw = { tactic-withdraw }
label-tactic-frontal-assault = { tactic-frontal-assault }
label-tactic-commit-reserve = { tactic-commit-reserve }
label-tactic-turn-flank = { tactic-turn-flank }
label-tactic-refuse-flank = { tactic-refuse-flank }
label-arm-foot = { arm-foot }
label-arm-light = { arm-light }
label-arm-mounted = { arm-mounted }
label-arm-artillery = { arm-artillery }
label-odds-1-3 = 1–3
label-odds-1-2 = 1–2
label-odds-1-1 = 1–1
label-odds-3-2 = 3–2
label-odds-2-1 = 2–1
label-odds-3-1 = 3–1
label-odds-4-1 = 4–1
show-incomplete-works = British works not complete, until turn { $turn }
