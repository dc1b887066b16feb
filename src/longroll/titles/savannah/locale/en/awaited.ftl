# What others are told of a prompt while they wait: awaited-KEY for prompt-KEY, where that speaks to a “you”.

awaited-cards = { $moment }: play a card, or not?
awaited-cancel = Cancel { $card }, or not?
awaited-tactic = Which tactic to choose, in secret?
awaited-reroll = The result is { $result }{ combat-outcome }: spend a momentum chit to roll again, or not?
awaited-announce = Announce the assault on Savannah for the next turn, or not?
awaited-bombard = Roll for siege and bombardment, or not?
