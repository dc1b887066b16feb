# The title on the start page.

title-blurb = Georgia, autumn 1779: a French fleet lands an army beside the American one, and a British garrison digs in. Hexes, works and batteries, secret tactics, three armies whose courage is counted. Two or three players.

# What `?` at the terminal tells besides the commands of every title

help-more = {""}, show HEX, UNIT, LEADER, ARMY or CARD, show track, hand
