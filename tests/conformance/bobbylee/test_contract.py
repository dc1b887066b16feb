"""The promises of the house where battles are sought and fought out; the harness has the rest."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from longroll.board.region import members
from longroll.engine.action import Action
from longroll.engine.chance import Sampled
from longroll.engine.event import OBSERVER
from longroll.engine.game import Game
from longroll.engine.position import write_position
from longroll.testing import promises
from longroll.titles.bobbylee.components import GROUND, NAMES, SIDE_KEYS, UNION, hex_key
from longroll.titles.bobbylee.control import occupied
from longroll.titles.bobbylee.state import BobbyLeeState
from longroll.titles.bobbylee.turn import CampaignTurn
from longroll.titles.bobbylee.war import War
from tests.conformance.bobbylee import table

_MILD = ("done", "retreat", "leave", "regroup")
"""What ends a battle, or delays it."""


def play(
    scenario: str, options: tuple[str, ...], seed: int, every: int, *, fierce: bool = False
) -> Counter[str]:
    """A random game to its end, with the promises on the way; how often each verb was chosen.

    Who is ``fierce`` stays in his battles and fights them out.
    """
    game = table.game(scenario, options, seed)
    choose = random.Random(seed)
    verbs: Counter[str] = Counter()
    while (decision := game.title.decision(game.state)) is not None:
        if verbs.total() % every == 0:
            _keep(game, choose)
        game.title.check(game.state)
        seat = choose.choice(decision.seats)
        choices = decision.choices[seat]
        if fierce:
            choices = _fierce(game.state, seat, choices)
        action = choose.choice(choices)
        verbs[action.verb] += 1
        assert verbs.total() < promises.CAP
        game.push(action, seat)
    assert game.result is not None
    promises.check_record(game)
    return verbs


def _fierce(state: BobbyLeeState, seat: str, choices: tuple[Action, ...]) -> tuple[Action, ...]:
    """What a player chooses from who looks for battles, and fights them out."""
    if state.day:
        return tuple(a for a in choices if a.verb not in _MILD) or choices
    held = {hex_key(hex_) for hex_ in members(occupied(state, 1 - SIDE_KEYS.index(seat)))}
    orders = tuple(a for a in choices if a.verb in ("march", "send"))
    return tuple(a for a in orders if a.args[1] in held) or orders or choices


def _keep(game: Game, choose: random.Random) -> None:
    """The promises that need no map: the title has none yet."""
    decision = game.decision
    promises.check_lists(game, decision)
    promises.check_copy(game.title, game.state, decision, choose)
    promises.check_undo(game, decision, choose)
    promises.check_refusal(game, decision, choose)
    promises.check_position(game.title, game.state)
    seed = choose.randrange(1 << 30)
    promises.check_secrets(game.title, game.state, seed)
    for seat in (*SIDE_KEYS, OBSERVER):
        # A world is dealt from what the seat knows: from another such world comes the same one.
        other = game.title.resample(game.state, seat, Sampled(seed + 1))
        worlds = [game.title.resample(state, seat, Sampled(seed)) for state in (game.state, other)]
        assert game.title.dump(worlds[0]) == game.title.dump(worlds[1]), f"{seat}'s worlds tell"


@pytest.mark.clause("6.1")
def test_battles_sought_and_fought_out_keep_every_promise() -> None:
    verbs = play("1863", ("morale",), 88, every=13, fierce=True)
    assert min(verbs[verb] for verb in ("deploy", "move", "fire", "reinforce", "stay")) > 0


@pytest.mark.clause("6.1")
@pytest.mark.parametrize("where", ["Fredericksburg", "Hartwood", "Richmond"])
def test_great_battles_keep_every_promise(where: str) -> None:
    """In the open, in a forest, and at a fort, with all arms on both sides."""
    verbs: Counter[str] = Counter()
    for seed in range(5):
        _fight_out(_great_battle(where, seed), random.Random(seed), verbs)
    wanted = ("deploy", "move", "fire", "hit", "reinforce") + ("flank",) * (where != "Richmond")
    assert min(verbs[verb] for verb in wanted) > 0, verbs


def _fight_out(game: Game, choose: random.Random, verbs: Counter[str]) -> None:
    """Random choices until the battle, or its third day, is over."""
    while game.state.day < 4 and any(frame.name == "battle-phase" for frame in game.state.stack):
        decision = game.decision
        assert decision is not None
        if verbs.total() % 7 == 0:
            _keep(game, choose)
        game.title.check(game.state)
        seat = choose.choice(decision.seats)
        action = choose.choice(_fierce(game.state, seat, decision.choices[seat]))
        verbs[action.verb] += 1
        game.push(action, seat)


def _great_battle(where: str, seed: int) -> Game:
    """The Union attacks from two hexes; others of both sides stand near."""
    state = table.table()
    beside = [NAMES[hex_] or hex_key(hex_) for hex_ in members(GROUND.ways[table.at(where)])]
    keys = ("cs_inf_01", "cs_inf_02", "cs_inf_03", "cs_cav_1", "cs_art_1", "cs_art_2", "cs_hq_anv")
    for key in (*keys, "cs_gar_1", "cs_hvy_1", "cs_hq_supreme"):
        table.place(state, key.replace("_", "-"), where)
    keys = ("us_inf_01", "us_inf_02", "us_inf_03", "us_inf_04", "us_cav_1", "us_art_1", "us_hq_ap")
    origins = {key: beside[number % 2] for number, key in enumerate(keys)}
    table.attack(state, UNION, where, **origins)
    for number, key in enumerate(("us-inf-05", "us-inf-06", "us-gar-1")):
        table.place(state, key, beside[number % 2])
    for key in ("cs-inf-04", "cs-inf-05"):
        table.place(state, key, beside[-1])
    state.options = ("morale",)
    war, campaign = War(), CampaignTurn(UNION, 0)
    war.at, campaign.at = War.positions["next_turn"], CampaignTurn.positions["battles"]
    state.stack = [war, campaign]
    title = table.game("1861").title
    return Game.from_text(write_position(title, state), seed=seed)
