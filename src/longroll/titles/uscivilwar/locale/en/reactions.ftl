# The U.S. Civil War: interception and avoidance.

prompt-intercept = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }: who intercepts?
prompt-detachment = From { $place } to { $goal }: who goes?
prompt-fall-back = Intercepted in { $place }: fall back, or fight?
prompt-avoid = { $number ->
    [one] 1 SP comes
   *[other] { $number } SP come
} from { $origin } to { $place }: avoid battle?
prompt-evade = Battle is avoided: where do those in { $place } go?
action-intercept = Intercept from { $a1 }
action-manoeuvre = Manoeuvre from { $a1 } to { $a2 }
action-under = Under { $a1 }
action-unled = Without a General
action-fall-back = Fall back, and end the march
action-avoid = Avoid battle
action-evade = To { $a1 }
event-intercepts = From { $place } to { $goal }: roll { $roll }, modifiers { $bonus }; { $success -> 
    [1] the interception succeeds
   *[0] the interception fails
}.
event-manoeuvres = From { $place } to { $goal }: roll { $roll }, modifiers { $bonus }; { $success -> 
    [1] the manoeuvre succeeds
   *[0] the manoeuvre fails
}.
event-avoids = Those in { $place } throw { $roll } to avoid battle: { $success -> 
    [1] they get away
   *[0] they must fight, without works or ground
}.
event-reacted = { $number ->
    [one] 1 SP goes
   *[other] { $number } SP go
} from { $origin } to { $place } ({ $side }).
event-stepped-aside = { $number ->
    [one] 1 SP makes way
   *[other] { $number } SP make way
} from { $origin } to { $place } ({ $side }).
event-fell-back = The force falls back to { $place } ({ $side }).
deny-one-attempt = The stack in { $place } has declared already.
deny-no-manoeuvre = Manoeuvres are an optional rule that is not in use.
deny-nobody-leads = No General leads the stack in { $place }.
deny-nobody-to-join = A General without SP only joins SP of his side that are attacked: { $place }.
deny-out-of-zone = Those in { $place } cannot come there: what moves does not pass within their reach, or the way is shut.
deny-no-flank = The stack in { $place } cannot follow by that way.
deny-throw-too-low = A roll of { $roll } with modifiers of { $bonus } is not enough for { $place }.
