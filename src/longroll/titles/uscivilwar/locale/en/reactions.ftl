# The U.S. Civil War: interception and avoidance.

prompt-intercept = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }{ $led ->
    [1] {" "}under { $commander } ({ $stars }★, attack { $attack })
   *[0] {""}
}: who intercepts?
prompt-detachment = From { $place } to { $goal }: who goes?
prompt-fall-back = Intercepted in { $place }: fall back to { $origin }, or fight?
prompt-avoid = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }{ $led ->
    [1] {" "}under { $commander } ({ $stars }★, attack { $attack })
   *[0] {""}
}: avoid battle?
prompt-evade = Those in { $place } avoid battle: where do they go?
action-whole = Set out with everybody: { $a1 } SP
action-intercept = Intercept from { $a1 }
action-manoeuvre = Manoeuvre from { $a1 } to { $a2 }
action-under = Under { $a1 }
action-unled = Without a General
action-fall-back = Fall back, and end the march
action-avoid = Avoid battle
action-evade = To { $a1 }
event-intercepts = { $led ->
    [1] { $commander }, from
   *[0] From
} { $place } to { $goal }: roll { $roll }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }, total { $total }
}, needed { $needed } or more; { $success ->
    [1] the interception succeeds
   *[0] the interception fails
}.
event-manoeuvres = { $led ->
    [1] { $commander }, from
   *[0] From
} { $place } to { $goal }: roll { $roll }{ $bonus ->
    [0] {""}
   *[other] , modifiers { $bonus }, total { $total }
}, needed { $needed } or more; { $success ->
    [1] the manoeuvre succeeds
   *[0] the manoeuvre fails
}.
event-avoids = Those in { $place }{ $led ->
    [1] {" "}under { $commander }
   *[0] {""}
} roll { $roll } to avoid battle, needed { $needed } or more, modifiers counted: { $success ->
    [1] they get away
   *[0] they must fight, without the benefit of works or ground
}.
event-reacted = { $The-side } sends { $number ->
    [one] 1 SP
   *[other] { $number } SP
} from { $origin } to { $place }.
event-reacted-under = { $number ->
    [0] { $general } comes
    [one] { $The-side } sends 1 SP
   *[other] { $The-side } sends { $number } SP
} from { $origin } to { $place }{ $number ->
    [0] {""}
   *[other] {" "}under { $general }
}.
event-stepped-aside = { $The-side } draws { $number ->
    [one] 1 SP
   *[other] { $number } SP
} aside from { $origin } to { $place }.
event-fell-back = { $The-side } falls back to { $place }.
deny-one-attempt = The stack in { $place } has already declared.
deny-no-manoeuvre = Manoeuvres are an optional rule, and this game does not use it.
deny-nobody-leads = No General leads the stack in { $place }.
deny-none-of-yours = You have no SP and no General in { $place }.
deny-nobody-to-join = A General without SP only joins SP of his side that are attacked: { $place }.
deny-out-of-zone = Those in { $place } cannot get there: the enemy does not pass within their reach, or the way is closed.
deny-no-flank = The stack in { $place } cannot follow that way.
deny-throw-too-low = A roll of { $roll } with modifiers of { $bonus } is not enough for { $place }.
note-under = { $stars }★, { $number } SP at most
note-reacts = { $led ->
    [1] { $commander } ({ $stars }★, defence { $defence }):{" "}
   *[0] {""}
}{ $chance }% to succeed
note-intercept = { $led ->
    [1] { $commander } ({ $stars }★, defence { $defence }):{" "}
   *[0] {""}
}{ $chance }% to succeed; then the enemy wins { $wins }%
note-intercept-about = Of the battle, if it is fought: those with cavalry may fall back before it. This stack comes alone, with all whom its commander can lead. Cards are not counted.
note-avoid = { $led ->
    [1] { $commander } ({ $stars }★, defence { $defence }):{" "}
   *[0] {""}
}{ $chance }% to succeed; if it fails, the enemy wins { $wins }%; they may go to { $spaces }
note-avoid-about = Of the battle: without the benefit of works or ground. Cards are not counted.
note-avoids = { $led ->
    [1] { $commander } ({ $stars }★, defence { $defence }):{" "}
   *[0] {""}
}{ $chance }% to succeed; they may go to { $spaces }
