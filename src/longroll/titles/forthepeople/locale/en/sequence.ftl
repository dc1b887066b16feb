## The turn


event-turn = { $turn }.
prompt-truce = Shall the game end here? It does if both want it.
action-play-on = Play on
action-end-game = End the game here
event-agreed-end = Both sides agree to end the game.
turn-spring-1861 = Spring 1861
turn-summer-1861 = Summer 1861
turn-fall-1861 = Fall 1861
turn-spring-1862 = Spring 1862
turn-summer-1862 = Summer 1862
turn-fall-1862 = Fall 1862
turn-spring-1863 = Spring 1863
turn-summer-1863 = Summer 1863
turn-fall-1863 = Fall 1863
turn-spring-1864 = Spring 1864
turn-summer-1864 = Summer 1864
turn-fall-1864 = Fall 1864
turn-spring-1865 = Spring 1865

## Attrition


prompt-attrition = Attrition in { $space }: { $count } to lose. Which unit?
action-remove-infantry = Infantry
action-remove = { $a1 } and his brigade
event-attrition-phase = Attrition phase.
event-attrition = Attrition: { $the-side } loses { $count } { $count ->
    [one] strength point
   *[other] strength points
} in { $space }.
event-forage = Foraging: { $the-side } loses { $count } more { $count ->
    [one] strength point
   *[other] strength points
} in { $space }.

## The end


event-game-over = The game is over: { $side }. { $ending }
ending-victory-confederate-will = The Confederacy has lost the will to fight.
ending-victory-union-weary = The Union is tired of the war at the election of 1864.
ending-victory-double-will = The Confederacy has more than twice the will of the Union.
ending-victory-resources = Every resource centre is destroyed, every runner port closed.
ending-draw-1861 = Neither side has won in 1861.
ending-victory-1861 = The border states and the will decide 1861.
ending-victory-higher-will = The higher will decides.
ending-victory-states = The count of the states decides.
