# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-1861-about = Three turns, some two hours. Most games are drawn: whoever takes both Missouri and Kentucky wins. Begin here.
scenario-1862-about = Six turns, an evening. The Union has the numbers, and has to attack.
scenario-1863-about = Nine turns, a long evening. Between equal bots the Confederacy won three of four.
scenario-1864-about = Twelve turns, a day. The Union has to take states before its will is spent.
scenario-campaign-about = Thirteen turns, two days or many evenings. Either side can win; if the Union does nothing, the South stays independent.
