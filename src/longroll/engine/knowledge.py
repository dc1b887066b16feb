"""What every title's views and possible worlds have in common: decisions and sealed choices."""

from __future__ import annotations

from longroll.engine.action import Action, parse
from longroll.engine.chance import Chance
from longroll.engine.decision import Decision
from longroll.engine.procedure import Play
from longroll.engine.state import State
from longroll.engine.title import View

__all__ = ["decision_view", "settle_choices"]


def decision_view(decision: Decision | None, seat: str) -> View | None:
    """Who must choose and why; the list of actions is included only for a seat that must choose."""
    if decision is None:
        return None
    shown: View = {"seats": list(decision.seats), "clause": decision.clause}
    if len(decision.choices) == 1 or seat in decision.choices:
        prompt = decision.prompts[seat if seat in decision.choices else decision.seat]
        shown["prompt"] = prompt.key
        shown["args"] = dict(prompt.args)
    if seat in decision.choices:
        shown["actions"] = [str(action) for action in decision.choices[seat]]
    return shown


def settle_choices(world: State, seat: str, chance: Chance) -> None:
    """Finish dealing a possible world for ``seat``: redo what depends on the cards dealt anew.

    Secret choices of others in a simultaneous decision are drawn anew from what they could choose
    in this world. A pending list that is not the seat's alone is made anew when it is needed.
    """
    if world.chosen:
        world.chosen = _chosen_anew(world, seat, chance)
    if world.pending is None or world.pending.seats != (seat,):
        world.pending = None


def _chosen_anew(world: State, seat: str, chance: Chance) -> tuple[tuple[str, Action], ...]:
    frame = world.stack[-1]
    asked: Decision = getattr(frame, frame.step)(Play(world, chance))
    sealed: list[tuple[str, Action]] = []
    for who, action in world.chosen:
        others = tuple([str(other) for other in asked.choices[who]])
        anew = action if who == seat else parse(chance.draw("resample", others))
        sealed.append((who, anew))
    return tuple(sealed)
