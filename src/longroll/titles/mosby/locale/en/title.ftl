# The title on the start page.

title-blurb = Virginia, 1863 and 1864, solitaire: you lead Mosby's partisans against a Union run by tables. Sneak through its lines by night, burn bridges, take generals from their beds, and be home before the camps wake. The tables are those of a published player aid; the map, the counters, most cards and many numbers are ours.
help-more = {""}, show SPACE, UNIT, LEADER or CARD NUMBER, show track, hand

# What a clause rests on (clauses.csv).

clause-origins = Sources: { $origins }.
origin-aid = the player aid
origin-public = facts that were published
origin-design = our own design
