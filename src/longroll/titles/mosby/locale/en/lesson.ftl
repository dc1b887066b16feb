# The lesson: what to do in each step, and why.

lesson-about = One raid on the railroad, from the muster to the way home.
lesson-war = You are John Singleton Mosby. Behind the Union's lines in northern Virginia you live by points: bridges, wagons, generals in their beds. Most of what you do raises the alert, and an alert Union comes for you. A winter's muster brought nobody; now it is spring 1863.
lesson-muster = The band musters in your Confederacy, and a die tells how many ride. Choose New Baltimore: it lies on the edge of the lines, near the railroad that feeds the Union's army.
lesson-window = Fifty men, three action cards, and an event: somebody shoots through the window. Give up a card, or roll for a wound? A wound lasts this turn and the next: fewer cards, and a second one kills. Give up Skedaddle: to run away is the plan that you need last.
lesson-ride = As long as no Union unit is awake you may act as often as you like. Ride to Greenwich, one space from the Orange & Alexandria. To ride through empty country costs nothing but a check now and then.
lesson-scout = Never ride into a ? you have not looked at. Scout Catlett's Station: on a good roll you see who sleeps there; on a bad one somebody may wake.
lesson-surprise = A picket of fifty, asleep: as many as you, and a bridge to burn beside them. Ride in. They may wake when you come: at alert 1 only a 1 does it.
lesson-bridge = It was the 1. They are awake, and so play goes in rounds: initiative, checks, and three action points for you. First what you came for: the bridge takes two action points and gives five points.
lesson-wires = Most deeds raise the alert. Wires Cut keeps the news in this space: the neighbours do not check. A card is used once; use it now, with pickets all along the railroad.
lesson-attack = One action point is left, and fifty against fifty is even. { $at ->
    [terminal] The odds stand beside the order; type odds for more.
   *[page] The odds are shown before you attack: look at them.
} A picket destroyed is worth more points, and follows nobody. Attack.
lesson-result = A 6, modified to 8: R3. They lose heavily. You hold Counterattack, which would roll again; a good result is left alone.
lesson-stand = The picket is gone, and the next comes up the line: a hundred against your fifty. To disband costs two points and a casualty check; to stand is worth three points if it goes well. At one to two, with luck so far, stand, and leave the result as it is.
lesson-disband = Beaten again, but alert is 4 now, and 250 men ride at your fifty. That is the moment every raid comes to. Disband: the men ride home, and come again when you next muster.
lesson-end = Mosby is hurt, and it cost points; still you are six richer than when you set out. That is the game: scout, strike, and know when to go home. It is just enough: this turn wanted 20 points, the next wants 30, and who has fewer has lost. Play on: six turns are left.
