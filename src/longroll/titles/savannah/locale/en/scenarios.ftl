# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-historical-about = The assault alone, an evening. Near even; the garrison is the easier side to play. Begin here.
scenario-campaign-about = The whole siege, up to 25 turns, a day. The Allies decide when to storm, if at all.

# How long the bots think in this title (docs/bots.md)
bot-general-pace = A turn of his can take half a minute.
