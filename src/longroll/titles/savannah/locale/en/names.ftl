# Names. Units, leaders and places keep their proper names, from the pack.

## Sides and armies

side-british = The British
side-allied = The Allies
side-french = The French
side-american = The Americans
army-british = the British
army-french = the French
army-american = the Americans

## Formations and arms

band-british-regular = British regulars
band-german = Germans
band-provincial = loyalist provincials
band-tory = Tory militia
band-metropolitan = French metropolitan regulars
band-colonial-regular = French colonial regulars
band-mercenary = mercenaries in French service
band-colonial-militia = French colonial militia
band-continental = Continentals
band-american-militia = American militia
arm-foot = infantry
arm-light = light infantry
arm-mounted = horse
arm-artillery = artillery

## Weather

weather-hurricane = hurricane
weather-tempest = tempest
weather-squall = squall
weather-storms = storms
weather-heavy-rain = heavy rain
weather-fair = fair
weather-fog = fog

## Ground

terrain-clear = clear ground
terrain-light-woods = light woods
terrain-woods = dense woods
terrain-marsh = marsh
terrain-swamp = swamp
terrain-covered-way = covered way
terrain-rice = rice fields
terrain-pond = pond
terrain-city = the town
terrain-river = river
terrain-old-fort = ruins of the old fort
terrain-causeway = causeway
terrain-destroyed = ruins of the town
feature-building = buildings
feature-cemetery = the Jewish cemetery
feature-perimeter = inside the lines
feature-naval-zone = under the guns of the frigate

## Directions

direction-n = north
direction-ne = northeast
direction-se = southeast
direction-s = south
direction-sw = southwest
direction-nw = northwest

## Places off the map

place-due = still to come
place-eliminated = eliminated
place-captured = captured
place-removed = out of the game

## Levels of army morale

level-high = high
level-fatigued = fatigued
level-wavering = wavering
level-demoralised = demoralised

## Scenarios

scenario-historical = The assault of 9 October
scenario-campaign = The whole siege

## Options

option-advanced = Advanced rules: diversion, momentum, requirements of tactics
option-three-players = Three players: British, French and American

## Sides of a show

side-both = Both sides

## Hexes that are called by what they are

proper-2401 = Old fort (ruins) (2401)
proper-1502 = Yamacraw village (1502)
proper-1802 = Savannah, centre (1802)
proper-1303 = Yamacraw redoubt (1303)
proper-1803 = Savannah, south edge (1803)
proper-1404 = Spring Hill redoubt (1404)
proper-1805 = Barracks (1805)
proper-4105 = Girardeau's landing (4105)
proper-3906 = Girardeau causeway (3906)
proper-4006 = Girardeau causeway (4006)
proper-1207 = Jewish cemetery (1207)
proper-1209 = Springfield plantation (1209)
proper-1311 = McGillivray's plantation (1311)
proper-1112 = Augusta causeway (1112)
proper-1212 = Augusta causeway (1212)
proper-1413 = American camp (1413)
proper-2113 = French camp (2113)
proper-3114 = Greenwich road house (3114)
proper-3914 = Causton Bluff house (3914)
proper-4214 = Causton Bluff landing (4214)
proper-2315 = Minis's plantation (2315)
proper-1618 = Gibbons's plantation (1618)
proper-2718 = Pond (2718)
proper-2020 = Pond (2020)
proper-3920 = Thunderbolt landing (3920)

## Units and ships that are called by what they are

proper-convalescents = Convalescents
proper-graham-light = Graham's Light Infantry
proper-fraser-1 = 1st Bn Fraser's Highlanders
proper-fraser-2 = 2nd Bn Fraser's Highlanders
proper-foot-60 = 60th Foot (Royal Americans)
proper-delancey-1 = 1st Bn DeLancey
proper-new-jersey-volunteers = 3rd Bn New Jersey Volunteers
proper-new-york-volunteers = New York Volunteers
proper-royal-marines = Royal Marines
proper-royal-navy = Royal Navy
proper-kings-florida-rangers = King's Florida Rangers
proper-sc-royalists-1 = 1st South Carolina Royalists
proper-royal-nc = Royal North Carolina
proper-georgia-volunteers = Georgia Volunteers
proper-tawes = Tawes' Dismounted Dragoons
proper-tawes-plain = Tawes' Dismounted Dragoons (no star)
proper-georgia-militia-1 = 1st Georgia Militia
proper-georgia-militia-2 = 2nd Georgia Militia
proper-loyal-savannah-militia = Loyal Savannah Militia
proper-chatham-militia = Chatham County Militia
proper-negro-volunteers = Negro Volunteers
proper-negro-volunteers-plus = Negro Volunteers (victorious)
proper-creek = Creek Indians
proper-british-battery-a = Battery A
proper-british-battery-b = Battery B
proper-british-battery-c = Battery C
proper-british-battery-d = Battery D
proper-british-naval-battery = Naval Battery
proper-british-fort-battery = Fort Battery
proper-british-invalid-battery = Invalid Battery
proper-british-augusta-battery = Augusta Rd Battery
proper-british-carolina-battery = Carolina Battery
proper-british-grand-battery = Grand Battery
proper-champagne-chasseurs = Champagne Chasseurs
proper-avant-garde = Avant-Garde
proper-grenadier-bn = Grenadier Bn
proper-grenadier-volunteers = Grenadier Volunteers
proper-reserve-bn = Reserve Bn
proper-marine-bn = Marine Bn
proper-marine-company = Marine Company
proper-dillon-irish = Dillon's Irish Regiment
proper-guadeloupe-flank = Guadeloupe Flank Companies
proper-guadeloupe-fusiliers = Guadeloupe Fusiliers
proper-colonial-chasseurs = Colonial Chasseurs
proper-ducap-fusiliers = DuCap Fusiliers
proper-martinique = Martinique
proper-grenadiers-san-domingue = Grenadiers de Saint-Domingue
proper-san-domingue-volunteers = Saint-Domingue Volunteers
proper-san-domingue-detachment = Saint-Domingue Volunteer Detachment
proper-reserve-artillery = Reserve Artillery
proper-naval-bombardiers = Naval Bombardiers
proper-mortar-battery = Mortar Battery
proper-french-battery-a-right = Battery A (right)
proper-french-battery-b-right = Battery B (right)
proper-french-battery-a-left = Battery A (left)
proper-french-battery-b-left = Battery B (left)
proper-sc-1 = 1st South Carolina
proper-sc-2 = 2nd South Carolina
proper-sc-3 = 3rd South Carolina
proper-sc-5 = 5th South Carolina
proper-pulaski-legion = Pulaski's Legion
proper-pulaski-plain = Pulaski's Legion (no star)
proper-va-levies-1 = 1st Virginia Levies
proper-va-dragoons-1 = 1st Virginia Light Dragoons
proper-beekman = Beekman's SC Artillery
proper-horry = Horry's SC Horse
proper-sc-ga-light = SC/Ga Light Corps
proper-charlestown-1 = 1st Bn Charlestown Militia
proper-charlestown-2 = 2nd Bn Charlestown Militia
proper-ga-combined = Georgia "Combined" Militia
proper-sc-combined = South Carolina "Combined" Militia
proper-1101 = The Germain (1101)

region-naval-zone = Waters of the fleet
region-perimeter = Inside the lines

# Counters whose names are plural: what is said of them agrees with it.
names-of-several = royal-marines convalescents kings-florida-rangers new-york-volunteers sc-royalists-1 georgia-volunteers tawes tawes-plain negro-volunteers negro-volunteers-plus creek champagne-chasseurs grenadier-volunteers guadeloupe-flank guadeloupe-fusiliers colonial-chasseurs ducap-fusiliers grenadiers-san-domingue san-domingue-volunteers naval-bombardiers va-levies-1 va-dragoons-1
