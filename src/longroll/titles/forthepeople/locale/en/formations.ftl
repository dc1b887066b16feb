# Armies, corps and generals (5.2, 5.3, 5.5, 5.6).

## Prompts

prompt-succession = Who takes command of the { $army }?
prompt-join-armies = You have two armies in { $space }: which one is disbanded?
prompt-excess-generals = { $count ->
    [one] One general
   *[other] { $count } generals
} too many in { $space }: who leaves?
prompt-create-army = Where do you create an army?
prompt-army-marker = Which army do you create in { $space }?
prompt-army-commander = Which of these equals commands the { $army }?
prompt-relieve = Which commander do you relieve?
prompt-successor = Who is to command the { $army }?
prompt-relieved = What becomes of { $general }?
prompt-reorganise = Which general travels, and where to?

## Actions

action-appoint = Give { $a1 } the command
action-disband = Disband the { $a1 }
action-displace = Send { $a1 } away
action-let-stand = Let the generals in { $a1 } be for now
action-create-army = Create an army in { $a1 }
action-marker = The { $a1 }
action-relieve = Relieve { $a1 }
action-reassign = Give him the { $a1 }
action-demote = Demote him: he returns next turn
action-retire = Retire him for good
action-send = { $a1 }: to { $a2 }

## Events

event-takes-command = { $general } takes command of the { $army }.
event-army-without-general = The { $army } has no general left.
event-general-leaves = { $general } leaves the map; he may return in turn { $turn }.
event-general-killed = { $general } is a casualty.
event-general-dismissed = { $general } is out of the war for good.
event-infantry-lost = { $The-side } loses { $count } { $count ->
    [one] strength point
   *[other] strength points
} in { $space }.
event-brigade-lost = { $general }'s cavalry brigade is lost.
event-army-eliminated = The { $army } is no more.
event-elite-placed = An elite unit joins the { $army }.
event-joins-army = The troops in { $space } join the { $army }.
event-army-created = The { $army } is formed in { $space } under { $general }.
event-general-relieved = { $general } is relieved of the { $army }.
event-general-reassigned = { $general } is sent to the { $army }.
event-general-sent = { $general } travels from { $from } to { $to }.

## Why not

deny-commander-stays = { $general } commands his army and may not leave it.
deny-second-stays = { $general } is second in command and may not leave the army.
deny-army-value = To create an army you need a card of value 2 or 3.
deny-army-markers = All your army markers are in use.
deny-army-nowhere = There is nowhere to create an army: it needs a space you control, a line of communication, a general who can command it, and enough strength points.
deny-army-control = You do not control { $space }.
deny-army-there = There is already an army in { $space }.
deny-army-general = There is no general in { $space } who can command an army.
deny-army-units = A new army needs { $count } strength points in { $space }.
deny-army-supply = { $space } has no line of communication.
deny-relief = None of your armies has a commander who can be replaced.
deny-relief-nobody = The { $army } has no commander on the map.
deny-relief-alone = The { $army } has no other general who could command it.
deny-relief-place = The card does not reach the { $army }.
deny-relief-no-commander = { $general } does not command one of your armies.
deny-reassign-army = The { $army } is not one of your armies on the map.
deny-reassign-again = The { $army } has already changed its commander with this card.
deny-reassign-supply = No line of communication joins the { $army } to his present army.
deny-reorganise-1863 = There is no reorganisation on the first turn of this scenario.
deny-reorganise = None of your generals has anywhere to go.
deny-send-nobody = Send at least one general.
deny-send-absent = { $general } is not one of your generals on the map.
deny-send-brigade = { $general } leads a brigade: cavalry cannot be reorganised.
deny-send-twice = { $general } has already travelled.
deny-send-enemy-control = The enemy controls { $space }.
deny-send-enemy-force = The enemy is in { $space }.
deny-send-no-units = You have neither troops nor a fort in { $space }.
deny-send-unsupplied = The army in { $space } has no line of communication and can receive no general.
deny-send-too-far = { $space } is out of his reach by land, by rail or by sea.
note-will = costs { $cost } will
