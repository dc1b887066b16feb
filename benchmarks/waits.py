"""How long a person waits for a bot: `python benchmarks/waits.py TITLE SCENARIO SEAT BOT`.

A sergeant sits in the person's seat and the bot in all others, in one process and with the bot's
limits by the clock, as at a table. A wait is the time from the person's last order to his next
choice: all that the bot decides in between, such as a whole action phase. The machine should have
nothing else to do. Figures are printed as JSON.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Iterator

from longroll.bots import Insight, make_bot
from longroll.engine.chance import Sampled
from longroll.engine.title import get_title
from longroll.lab.selfplay import seed_for


def waits(title: str, scenario: str, seat: str, bot: str, seconds: float) -> Iterator[float]:
    """The waits of games begun one after another for so long, in seconds."""
    rules, began, game = get_title(title), time.monotonic(), 0
    while time.monotonic() - began < seconds:
        game += 1
        chance = Sampled(seed_for(game, "chance"))
        state = rules.opening(scenario, (), chance)[0]
        person, opponent = make_bot("sergeant", game), make_bot(bot, game)
        waited = 0.0
        while (decision := rules.decision(state)) and time.monotonic() - began < seconds:
            insight = Insight(rules, state, decision.seat, decision)
            if decision.seat == seat:
                if waited:
                    yield waited
                waited = 0.0
                action = person.choose(insight)
            else:
                start = time.monotonic()
                action = opponent.choose(insight)
                waited += time.monotonic() - start
            rules.apply(state, decision.seat, action, chance)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name in ("title", "scenario", "seat", "bot"):
        parser.add_argument(name)
    parser.add_argument("--seconds", type=float, default=120.0, help="how long to play")
    wanted = parser.parse_args()
    found = sorted(waits(wanted.title, wanted.scenario, wanted.seat, wanted.bot, wanted.seconds))
    if not found:
        parser.error(f"no wait ended within {wanted.seconds:g} seconds: give it more --seconds")
    figures = {
        "waits": len(found),
        "median_s": round(statistics.median(found), 2),
        "p90_s": round(found[int(len(found) * 0.9)], 2),
        "longest_s": round(found[-1], 1),
    }
    print(json.dumps({"title": wanted.title, "bot": wanted.bot, **figures}))


if __name__ == "__main__":
    main()
