# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Four months, some three hours. The smallest armies, an even race. Begin here.
scenario-1862-about = Six months, a long evening. The Union has the numbers, Lee the better roads and generals.
scenario-1863-about = Six months, a long evening. Two veteran armies: a single battle can decide it.
scenario-1864-about = Six months, a long evening. Grant has to reach Richmond, Lee to last.
scenario-campaign-about = Forty months with their winters, many evenings. So far bots won it more often as the Confederacy.
title-blurb = Virginia, 1861 to 1864, with wooden blocks: you see where the enemy stands and not who he is. Headquarters spend themselves to give orders, battles go hour by hour, and winter comes. Two players, true fog of war.

# What `?` at the terminal tells besides the commands of every title
help-more = {""}, show PLACE or BLOCK, show track
