# The lesson: what to do in each step, and why.

lesson-about = The assault on the Spring Hill redoubt, as the Allies.
lesson-assault = Before dawn on 9 October 1779 French and Americans storm the works of Savannah. You lead both. { $at ->
    [terminal] The Spring Hill redoubt is the key of the line: type near 1404 to see who is about it.
   *[page] The Spring Hill redoubt is the key of the line: it is lit on the map.
} Turn 16 begins in fog, the Allies move first, and D'Estaing himself has to take part in an attack.
lesson-choose = Units move one at a time. Begin with the best you have: the Grenadier Battalion in 1406, three strength points of high morale. { $at ->
    [terminal] Take it from the list, by its number.
   *[page] Click its hex, or take it from the list.
}
lesson-move = Each hex costs movement points, more over ditches and swamp. Go by 1305 to 1304, at the foot of the redoubt. There it enters an enemy zone of control and must halt: nobody walks past a garrison.
lesson-second = One battalion is not enough: the odds are the strength of all who attack together against that of the defenders. Bring the Grenadier Volunteers to the same hex by the same way.
lesson-leader = A leader adds his rating to the roll. D'Estaing must attack this turn anyway, so he goes with the grenadiers: to 1305 and to 1304. He also risks his life there, and his fall would cost the army morale.
lesson-ready = In a real game you would bring up the other columns as well. For the lesson this is enough: end the movement. Now the garrison fires first. Watch the log: fog takes one from every roll, and that saves you.
lesson-mortar = Your turn to fire. The Mortar Battery throws shells over the works and needs no line of sight, but it strays: a die tells where a shell comes down. Aim at 1705: Battery B, which reaches the ground before the redoubt. The enemy chooses which of his units there may be hit.
lesson-diversion = The shell came down where you aimed, and missed by one: 5, and 6 was needed. Now the assault. Whoever stands next to the enemy must attack, and every enemy next to him must be attacked. That would split your grenadiers between two redoubts. Divert the men in the Yamacraw redoubt: they need not be attacked, for one column of odds.
lesson-lead = Close combat. The lead unit lends its morale to the roll, and suffers first if it goes badly. Let the Grenadier Battalion lead: +2.
lesson-tactic = Both sides now choose a tactic in secret; a table says how they meet, and you can see it with the odds of each. The echeloned assault is sound: it never loses much. 6 against 4 is 1-1 after the diversion, and the modifiers cancel out.
lesson-momentum = An 8: the defenders are to fall back in disorder. You hold one momentum chit, and it would buy a second roll. Chits are won by success in combat; spend one where a bad roll would cost a place that is worth it. A good result needs no second roll: leave it so.
lesson-escort = The defenders run, their gunners and dragoons after them, and the grenadiers stand in the redoubt. Take D'Estaing along: a leader left without troops is captured by the first enemy who enters.
lesson-end = What the Allies could not do in 1779 you have done in one turn. Say first whether the Volunteers advance too. Now the garrison will strike back, and four turns remain: an Allied unit in good order in the city wins at once. Play on: from here the British choose for themselves.
