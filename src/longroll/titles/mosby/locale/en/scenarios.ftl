# For whoever chooses a scenario: how long it takes, whom it favours, which one to begin with.

scenario-ranger-about = Eight turns, one hour. It begins as the published game does, and is hard to win.
scenario-partisan-about = Eight turns, one hour. The mildest Union. Begin here; with a short war it is over in half an hour.
scenario-gray-ghost-about = Eight turns, one hour. For those who have won as a Ranger.
