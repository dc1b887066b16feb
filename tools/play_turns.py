"""Play the first turns of 1861 with a bot a side, and tell how the border states stand after each.

    PYTHONPATH=build/compiled .venv/bin/python tools/play_turns.py captain general 1 10

plays the first turn (or as many as a fifth argument tells) of the games with the seeds 1 to 10, the
captain as the Union and the general as the Confederacy, and prints a line of JSON for every turn
that ended. A turn takes a minute or two where a game takes ten, and tells more of what a bot does
well or badly than a result that is mostly a draw.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.lab.selfplay import seed_for
from longroll.titles.forthepeople.components import CONFEDERATE, UNION
from longroll.titles.forthepeople.judge.prospect import BORDER_STATES

__all__ = ["main", "standing"]


def main(union: str, confederate: str, first: int, last: int, turns: int = 1) -> None:
    """Play the games with the seeds ``first`` to ``last``, each for so many ``turns``."""
    title = get_title("forthepeople")
    for seed in range(first, last + 1):
        chance = Sampled(seed_for(seed, "chance"))
        state = title.opening("1861", (), chance)[0]
        players = {
            seat: make_bot(name, seed_for(seed, seat), process_time)
            for seat, name in (("union", union), ("confederate", confederate))
        }
        turn = state.turn
        while state.turn < turn + turns and (decision := title.decision(state)) is not None:
            now, seat = state.turn, decision.seat
            action = players[seat].choose(Insight(title, state, seat, decision))
            title.apply(state, seat, action, chance)
            if state.turn > now or title.decision(state) is None:
                told = {"seed": seed, "turn": now, "union": union, "confederate": confederate}
                print(json.dumps(told | standing(state)), flush=True)


def standing(state: Any) -> dict[str, object]:
    """The border states: owner (1 Union, 2 Confederacy), markers of both, and how many are needed.

    And the will and the strength points of both sides.
    """
    marked = {side: state.controlled(side) for side in (UNION, CONFEDERATE)}
    told: dict[str, object] = {
        aim.key: (
            state.state_owner[aim.index],
            *((marked[side] & aim.spaces).bit_count() for side in (UNION, CONFEDERATE)),
            aim.control_needed,
        )
        for aim in BORDER_STATES
    }
    told["will"] = [state.will[side] for side in (UNION, CONFEDERATE)]
    told["strength"] = [sum(state.strength(side)) for side in (UNION, CONFEDERATE)]
    return told


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
