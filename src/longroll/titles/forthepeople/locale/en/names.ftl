# Names. Spaces and generals keep their proper names, from the pack.

## Sides

side-neutral = Neutral
side-union = Union
side-confederate = Confederacy
the-side-union = the Union
the-side-confederate = the Confederacy
the-side-neutral = neutrality

## Seasons

season-spring = Spring
season-summer = Summer
season-fall = Fall

## Blockade zones

zone-north-atlantic = North Atlantic
zone-south-atlantic = South Atlantic
zone-east-gulf = East Gulf
zone-west-gulf = West Gulf

## Armies

army-army-of-the-potomac = Army of the Potomac
army-army-of-the-tennessee = Army of the Tennessee
army-army-of-the-cumberland = Army of the Cumberland
army-army-of-the-missouri = Army of the Missouri
army-army-of-northern-virginia = Army of Northern Virginia
army-army-of-tennessee = Army of Tennessee
army-army-of-mississippi = Army of Mississippi
army-army-of-the-west = Army of the West

## States

state-mo = Missouri
state-ky = Kentucky
state-wv = West Virginia
state-tn = Tennessee
state-ar = Arkansas
state-tx = Texas
state-la = Louisiana
state-ms = Mississippi
state-al = Alabama
state-ga = Georgia
state-fl = Florida
state-nc = North Carolina
state-sc = South Carolina
state-va = Virginia
state-dc = District of Columbia
state-de = Delaware
state-il = Illinois
state-in = Indiana
state-md = Maryland
state-nj = New Jersey
state-oh = Ohio
state-pa = Pennsylvania

## Rivers

river-mississippi = Mississippi
river-ohio = Ohio
river-tennessee = Tennessee
river-cumberland = Cumberland
river-arkansas = Arkansas
river-red = Red River
river-yazoo = Yazoo
river-wabash = Wabash
river-potomac = Potomac
river-kanawha = Kanawha

## Generals

general-generic = Generic general

## Sizes of battle

size-small = small
size-medium = medium
size-large = large

## Scenarios

scenario-1861 = 1861
scenario-1862 = 1862
scenario-1863 = 1863
scenario-1864 = 1864
scenario-campaign = The campaign

## Options

option-play-on = Play on to Spring 1865; any fall turn may end the game by agreement
option-cavalry-replacements = Replacements for dead cavalry generals
option-special-generals = Special abilities of McClellan, Van Dorn, Forrest and Sheridan
option-rail-logistics = Railroad logistics
option-operations-queue = Operations queue

## Generals that are two counters

proper-sheridan-corps = Sheridan (corps)
proper-van-dorn-cavalry = Van Dorn (cavalry)

# Places that the Spanish edition calls by names of its own.
proper-new-orleans = New Orleans
proper-st-louis = St. Louis
proper-philadelphia = Philadelphia
proper-indianapolis = Indianapolis
proper-new-madrid = New Madrid
proper-forts-st-philip-jackson = Forts St. Philip/Jackson
