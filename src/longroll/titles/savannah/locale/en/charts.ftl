# Tracks, charts and overlays.

chart-morale = Army morale
chart-standing = Standing
chart-turns = Turns
chart-reinforcements = Reinforcements to come
chart-losses = Losses that decide
chart-leaders-lost = Leaders lost
chart-in-force = In force this turn
chart-discards = Cards played

label-hand = cards in hand
label-deck = cards in the deck
label-lost = lost
label-decisive = decisive
label-garrison = regulars, Germans and provincials
label-british-regulars = British regulars among them
label-besiegers = French regulars, mercenaries and Continentals
label-french-regulars = French regulars among them
label-regulars-continentals = French regulars and Continentals (with d'Estaing)

show-level = { $level }
show-turn = turn { $turn }
show-card = { $card }
show-removed = removed
show-track-weather = weather
show-track-events = events
show-track-construction = siege works
show-track-bombardment = bombardment

overlay-zone-british = British zones of control
overlay-zone-british-source = units with a zone of control
overlay-zone-british-own = zone of control
overlay-zone-allied = Allied zones of control
overlay-zone-allied-source = units with a zone of control
overlay-zone-allied-own = zone of control
overlay-reach = Reach
overlay-reach-source = the unit
overlay-reach-reach = movement points that it takes
overlay-reach-other = Its reach
overlay-reach-other-source = from there
overlay-reach-other-reach = movement points that it takes

chart-victory = Victory conditions

label-to-win = needed
label-reached = reached
label-clause = clause
label-aim-city = hexes of the town held in parade order
label-aim-garrison = regulars, Germans and provincials lost
label-aim-garrison-regulars = British regulars among them
label-aim-besiegers = French regulars, mercenaries and Continentals lost
label-aim-besiegers-regulars = French regulars among them
label-aim-in-city = hexes of the town entered in parade order
label-aim-assault = French regulars and Continentals lost
label-aim-destaing = and d'Estaing lost
label-aim-morale-british = British morale down to
label-aim-morale-french = French morale down to
label-aim-morale-american = American morale down to
label-aim-lead = lead in victory points, at the end
label-aim-no-lead = Allied lead in victory points, at the end

show-surrender = a roll of { $count } or less
show-below = below { $count }
show-aim-assault-allies = Bring a unit into the town in parade order: that decides it (hexes now: { $held }). Else lead by { $margin } victory points when the last turn ends; now { $lead }. British morale at 0 (now { $british }) wins too.{ $rivals ->
    [yes] {" "}Of the Allies who has more victory points wins, at a tie the French; now { $mine } against { $theirs }.
   *[no] {""}
}
show-aim-assault-crown = Keep the Allied lead below { $margin } victory points until the last turn ends (now { $lead }). D'Estaing and { $needed } strength points of French regulars and Continentals lost (now { $lost }) decide it. French or American morale at 0 (now { $french } and { $american }) wins too.
show-aim-siege-allies = Make the town surrender, or destroy { $needed } strength points of its garrison (now { $lost }), { $least } of them British regulars (now { $regulars }). Else lead by { $margin } victory points at the end; now { $lead }. British morale at 0 (now { $british }) wins too.{ $rivals ->
    [yes] {" "}Of the Allies who has more victory points wins, at a tie the French; now { $mine } against { $theirs }.
   *[no] {""}
}
show-aim-siege-crown = Keep the Allied lead below { $margin } victory points until the end (now { $lead }). { $needed } strength points of the besiegers lost (now { $lost }), { $least } of them French regulars (now { $regulars }), decide it. French or American morale at 0 (now { $french } and { $american }) wins too.
show-aim-rival = What the French need. Of the Allies who has more victory points wins, at a tie the French; now { $mine } against { $theirs }.
