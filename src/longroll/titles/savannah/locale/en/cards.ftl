# Event cards: titles, and effects in our words.

card-1 = Dispatches Intercepted
card-1-effect = The Beaufort garrison fails to arrive: Maitland, the 1st Highlanders, von Trumbach and the Royal North Carolina leave the game. British morale -2. Only before any of them has come.
card-2 = Wall's Cut Closed
card-2-effect = Von Trumbach and the Royal North Carolina leave the game. British morale -1. Only before they have come.
card-3 = Hungry Foragers
card-3-effect = The British place the Chatham County Militia in a hex with buildings outside the lines, not next to the enemy; it may act at once.
card-4 = Naval Victory
card-4-effect = British morale -1, French morale +1.
card-5 = A Frigate Shells the Town
card-5-effect = French morale +1.
card-6 = Creeks!
card-6-effect = The British place the Creek Indians in dense woods, not next to the enemy and never inside the lines; they may act at once.
card-7 = Local Superiority
card-7-effect = Cancels an event card that the enemy has just played, unless it is red.
card-8 = Allied Recriminations
card-8-effect = French and American morale -1 each.
card-9 = Sortie Against the Sappers
card-9-effect = The French do not roll for siege and bombardment this turn.
card-10 = A Deserter Talks
card-10-effect = British defensive artillery fires at +1 this turn.
card-11 = Women and Children Must Stay
card-11-effect = British morale -1.
card-12 = Lost in the Swamp
card-12-effect = Attacks in which French units take part suffer -1 this turn.
card-13 = Forward, and Follow Me!
card-13-effect = French attacks led by d'Estaing gain +2 this turn.
card-14 = Tawes Falls on the Parapet
card-14-effect = Tawes' dragoons are no longer a half-leader's unit.
card-15 = Four Days of Bombs
card-15-effect = British morale -1. The French aim at a city hex; where the bombs scatter to, it is destroyed: a unit there loses a step, and all there check morale at -1.
card-16 = Angry Slave Owners
card-16-effect = If the Negro Volunteers are on the map, the 1st South Carolina Royalists are reduced and the Georgia Volunteers go home. British morale -1.
card-17 = Intelligence Coup
card-17-effect = At once: look at three cards of the deck, keep one and shuffle the others back.
card-18 = Intelligence Coup
card-18-effect = At once: look at three cards of the deck, keep one and shuffle the others back.
card-19 = Friendly Fire
card-19-effect = The morale of the enemy's army falls by 1; of the Allies an even die names the French, an odd one the Americans.
card-20 = The Fleet Stands Out to Sea
card-20-effect = The next French reinforcements come a turn later.
card-21 = Cartridges Run Low
card-21-effect = Strategic turn: the British do not roll for siege and bombardment. Tactical turn: their defensive artillery fires at -1.
card-22 = Initiative of the Commanders
card-22-effect = In your own turn each of your leaders with troops (the Allies: American leaders) either doubles their movement or adds 1 to their rally.
card-23 = Victory on Hutchinson Island
card-23-effect = The morale of the Negro Volunteers rises by 2, whether they have come or not.
card-24 = Little Damage Done
card-24-effect = French morale -1.
card-25 = L'Enfant at the Abatis
card-25-effect = Clear one abatis hexside within two hexes of Laurens.
card-26 = Spirited Feint
card-26-effect = Attacks of American militia led by Huger gain +1 this turn.
card-27 = French Fury
card-27-effect = French attacks led by Dillon gain +1 this turn.
card-28 = Engineers
card-28-effect = Repair one breached hexside of fieldworks. The card goes back into the deck.
card-29 = Chaos
card-29-effect = When the enemy has declared his attacks, every attacking unit checks morale; those that fail fall back one hex. His attacks suffer -1 this turn.
card-30 = Pulaski Mortally Wounded
card-30-effect = Pulaski's Legion is no longer a half-leader's unit. American morale -1.
card-31 = The Death of Sergeant Jasper
card-31-effect = American morale -1.
card-32 = Outrages in Florida
card-32-effect = The King's Florida Rangers leave the game, without points or morale.
card-33 = Unrest in Saint-Domingue
card-33-effect = All militia of Saint-Domingue leaves the game, without points or morale.
card-34 = Rain in the Trenches
card-34-effect = In any but fair weather: breach one hexside of enemy works, not abatis.
card-35 = The Virginia Levies Cut Up
card-35-effect = The 1st Virginia Levies are eliminated, with the usual points and morale.
card-36 = Surprise
card-36-effect = The odds of Allied attacks improve by a column this turn.
card-37 = The Militia Goes Home
card-37-effect = All American militia on the map with a morale of -2 leaves the game. British morale +1. A leader left alone may fall back up to three hexes.
card-38 = Dillon Sent Away
card-38-effect = Dillon leaves the game. French morale -1.
card-39 = Desperate Measures
card-39-effect = With Allied units inside the lines: the British rally before they move, and units with Prevost gain +1 in close combat this turn.
card-40 = Spoiled Provisions
card-40-effect = British or French morale -1. The card goes back into the deck.
card-41 = Sharpshooter!
card-41-effect = An enemy leader next to your units: on 6 to 8 he falls back a hex, on 9 he dies.
card-42 = The Germain Aground
card-42-effect = The naval bombardment zone does not count this turn.
card-43 = A Gun Bursts
card-43-effect = When the enemy announces a defensive fire: one of the firing units loses a step, without points or morale, and fires with what is left.
card-44 = The Fortune of War
card-44-effect = An enemy leader is wounded: he is brought to headquarters and does nothing this turn. Of the Allies an even die names the French, an odd one the Americans.
card-45 = Espionage
card-45-effect = At once: take a card at random from the enemy's hand, of no use this turn; if he has none, draw one.
card-46 = Local Guides
card-46-effect = Your next reinforcements come a turn earlier; the Allies choose the French or the Americans.
card-47 = The Initiative Changes Hands
card-47-effect = You must take the initiative this turn.
card-48 = Rum and Gold
card-48-effect = French artillery moves three times as far on a strategic turn, twice as far on a tactical one.
card-49 = Rum and Gold
card-49-effect = French artillery moves three times as far on a strategic turn, twice as far on a tactical one.
card-50 = Rum and Gold
card-50-effect = French artillery moves three times as far on a strategic turn, twice as far on a tactical one.
card-51 = Spiking the Guns
card-51-effect = Your light infantry within four hexes of enemy guns rolls once for both: the guns are disrupted on 5 to 7 and lose a step on 8 and 9; the infantry is disrupted on 6 and 7, loses a step on 8 and is taken on 9.
card-52 = Surf
card-52-effect = Each unit of the next French reinforcements has one movement point less when it enters.
card-53 = Quarrels of Precedence
card-53-effect = In their close combats of this turn the French may choose only tactics that need no leader.
card-54 = Initiative of the Commanders
card-54-effect = In your own turn each of your leaders with troops (the Allies: French leaders) either doubles their movement or adds 1 to their rally.
card-55 = Captain Moncrief's Lines
card-55-effect = On turn 10 the British defences are complete on a roll of 7 to 9, else from turn 11; on turn 11 they are complete.

## Moments

moment-initiative = Before the initiative
moment-events = After the events
moment-works = Before the siege works
moment-bombardment = Before the bombardment
moment-reinforcements = Before reinforcements
moment-movement = Before movement
moment-rally = Before the rally
moment-fire = Before defensive fire
moment-announced = A fire is announced
moment-combat = Before close combat
moment-declared = The attacks are declared
moment-turn-end = At the end of the turn

## Prompts

prompt-extra-card = Spend { $count ->
    [one] your only chit
   *[other] one of your { $count } chits
  } of momentum on another card?
prompt-coup = Which card do you keep?
prompt-cards = { $moment }: do you play a card?
prompt-cancel = The enemy plays { $card }. Do you cancel it?
prompt-spoiled-food = Whose provisions are spoiled?
prompt-left-alone = { $leader } is left alone. Where does he go?
prompt-command = What does { $leader } ask of his troops?
prompt-sniper = At which leader does the sharpshooter aim?
prompt-leader-falls-back = Where does the leader fall back?
prompt-wounded = Which leader is wounded?
prompt-chatham = Where does the Chatham militia appear?
prompt-creeks = Where do the Creeks appear?
prompt-local-guides = Whose reinforcements do the guides lead?
prompt-four-days = Which city hex do the mortars aim at?
prompt-clear-abatis = Which abatis do the sappers clear?
prompt-repair-card = Which breach do the engineers repair?
prompt-rain = Where do the works give way?
prompt-spike = Who tries to spike which guns?
prompt-explosion = Which gun bursts?

## Actions

action-play = Play { $a1 }
action-interrupt = Cancel it with { $a1 }
action-keep = Keep { $a1 }
action-draw = Draw another card
action-pass = Pass
action-spoil = { $a1 }
action-stay = Stay
action-double = { $a1 }: double movement
action-rally-better = { $a1 }: rally at +1
action-snipe = Aim at { $a1 }
action-wound = { $a1 } is wounded
action-place = In { $a1 }
action-hasten = { $a1 }
action-aim-city = Aim at { $a1 }
action-clear = { $a1 }
action-restore = { $a1 }
action-restore-abatis = { $a1 }, abatis
action-wash-out = { $a1 }
action-spike = { $a1 } against { $a2 }
action-burst = { $a1 }

## Events

event-card-drawn = { $side } drew { $card }.
event-card-drawn-hidden = { $side } draw a card.
event-card-redrawn = { $card } can no longer happen: it is removed, and { THE($side) } draw another.
event-card-played = { $side } play { $card }.
event-card-cancelled = { $side } cancel { $card }.
event-card-seen = { $side } see { $card }.
event-coup = { $side } look at { $count ->
    [one] a card
   *[other] { $count } cards
  } from the deck.
event-coup-kept = { $side } keep one and shuffle the rest back.
event-card-stolen = { $side } took { $card } from the enemy's hand.
event-card-stolen-hidden = { $side } take a card from the enemy's hand.
event-deck-empty = The deck is empty: { THE($side) } draw nothing.
event-momentum-for-card = { $side } spend a momentum chit on another card.
event-card-army = Roll { $roll } (even the French, odd the Americans): { $card } strikes { $army }.
event-card-no-effect = { $card } has no effect.
event-unit-removed = { $unit } { AGREE($unit, "leaves", "leave") } the game.
event-leader-removed = { $leader } leaves the game.
event-unit-replaced = { $unit }: the other counter comes into play.
event-unit-flipped = { $unit } { AGREE($unit, "is", "are") } reduced.
event-unit-deployed = { $unit } { AGREE($unit, "appears", "appear") } in { $hex }.
event-leader-retreats = { $leader } falls back to { $hex }.
event-command-double = The troops of { $leader } march twice as far this turn.
event-command-rally-better = The troops of { $leader } rally at +1 this turn.
event-sniper = A sharpshooter aims at { $leader }: roll { $roll }; { $needed } or more drives him back, { $fatal } kills him.
event-leader-wounded = { $leader } is wounded and can do nothing this turn.
event-reinforcements-due = The next reinforcements of { $army } are due on turn { $turn }.
event-reinforcements-slowed = The reinforcements of { $army } due on turn { $turn } will enter slowly.
event-moncrief = Captain Moncrief: roll { $roll }, { $needed } needed.
event-morale-card = Morale of { $army } { $amount }, now { $count }.
event-spiked = { $unit } { AGREE($unit, "tries", "try") } to spike the guns of { $target }: roll { $roll }; the guns suffer from { $needed } up, the infantry from { $risk } up.
event-gun-bursts = A gun of { $unit } bursts.
event-chaos = Chaos: { THE($side) } attack at -1 this turn.

## Denials

deny-card-not-held = You do not hold card { $count }.
deny-card-of-other-side = { $card } bears the enemy's flag: you may only keep it.
deny-card-other-track = { $card } is for turns of the other track.
deny-card-just-taken = { $card } was taken this turn and must wait for the next.
deny-card-not-now = { $card } cannot be played at this moment.
deny-card-no-aim = { $card } would have no effect now.
deny-card-not-there = By its text { $card } can only do one of the { $count } things listed.
deny-card-too-late = It is too late for { $card }.
deny-card-none-inside = { $card } needs Allied units inside the lines, and the British about to move.
deny-card-moncrief = { $card } is for turns 10 and 11, with the defences unfinished.
deny-card-fair-weather = { $card } is for any weather but fair.
