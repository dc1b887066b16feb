# The title on the start page.

title-blurb = The whole Civil War, season by season. Strategy cards set armies marching, raise troops and shake the will of two nations; rivers, railroads and generals decide where the armies can go. Two players, hidden hands.

# What `?` at the terminal tells besides the commands of every title

help-more = {""}, show SPACE, GENERAL, ARMY, STATE or CARD, show force, show track, hand
