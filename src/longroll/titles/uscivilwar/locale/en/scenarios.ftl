# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Three turns, an evening. Small armies on the whole map. Begin here.
scenario-1862-about = Five turns, a long day. The Union has to open the rivers: if it does nothing, the South wins. Equal bots win it about as often with either side.
scenario-1863-about = Five turns, a long day. Vicksburg, Chattanooga and Richmond at once. Equal bots have won it with either side.
scenario-campaign-about = Up to twenty turns, several days. A side that falls far behind loses at once (19.3.4).
scenario-campaign-1862-about = The campaign from its second year, several days.
scenario-campaign-1863-about = The campaign from its third year, two or three days.
title-blurb = The whole Civil War on 1,800 hexes, from Bull Run to Appomattox. Generals march, intercept and slip away; railroads, rivers and the blockade decide who is fed. Two players, open map, hidden cards.

# What `?` at the terminal tells besides the commands of every title
help-more = {""}, show PLACE or GENERAL, show track, hand

# How long the bots think in this title (docs/bots.md)
bot-captain-pace = A phase of many moves can take him twenty seconds.
bot-general-pace = A phase of his can take a minute, in the naval game three.
