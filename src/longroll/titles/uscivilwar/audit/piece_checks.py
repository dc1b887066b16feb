"""What the text states about Generals, cards and the three starts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from longroll.board.region import members

from ..components.parts import ACTS, SIDE_KEYS, THEATRES, UNION
from ..components.reading import Components
from .survey import at, counter, general, keys_of, market, open_sums, taken, yes

__all__ = ["CHECKS"]

Args = Sequence[str]
_FALLBACK: Final = ("remove", "relieve")


# --- Generals -------------------------------------------------------------------------------------


def _negative(box: Components, _args: Args) -> str:
    """Generals with a value below nought."""
    return " ".join(
        one.key
        for one in box.generals
        if any(min(r.attack, r.defence) < 0 for r in one.ranks.values())
    )


def _known(box: Components, args: Args) -> str:
    """Of some Generals and naval leaders those that are in no box."""
    keys = {one.key for one in box.generals} | {one.key for one in box.tables.naval_leaders}
    return " ".join(key for key in args if key not in keys)


def _how_many(box: Components, args: Args) -> str:
    side = SIDE_KEYS.index(args[0])
    return str(sum(one.side == side for one in box.generals))


def _with_stars(box: Components, args: Args) -> str:
    return " ".join(one.key for one in box.generals if int(args[0]) in one.ranks)


def _values(box: Components, args: Args) -> str:
    """A value of counters, each written ``lee:3``; several are added up."""
    total = 0
    for text in args[1:]:
        key, _, stars = text.partition(":")
        total += int(getattr(counter(box, key, stars), args[0]))
    return str(total)


def _at_least(box: Components, args: Args) -> str:
    key, _, stars = args[1].partition(":")
    return yes(int(getattr(counter(box, key, stars), args[0])) >= int(args[2]))


def _flag(box: Components, args: Args) -> str:
    """Whether counters are cautious, or cavalry."""
    found: list[str] = []
    for text in args[1:]:
        key, _, stars = text.partition(":")
        found.append(yes(getattr(counter(box, key, stars), args[0])))
    return " ".join(found)


def _brackets(box: Components, _args: Args) -> str:
    """Counters whose values stand in parentheses and should not, or the other way round."""
    return " ".join(
        f"{one.key}:{rank.stars}"
        for one in box.generals
        for rank in one.ranks.values()
        if rank.brackets != (rank.cavalry and max(rank.attack, rank.defence) > 1)
    )


def _compare(box: Components, args: Args) -> str:
    """Whether a value of one counter is more than that of another."""
    one, other = (counter(box, *text.partition(":")[::2]) for text in args[1:])
    return yes(getattr(one, args[0]) > getattr(other, args[0]))


def _same_rank(box: Components, args: Args) -> str:
    """Whether some Generals ever have the same rank at once."""
    careers = [_career(box, key) for key in args]
    return yes(
        any(
            len({career[turn] for career in careers} - {0}) == 1
            and all(career[turn] for career in careers)
            for turn in range(1, len(box.turns) + 1)
        )
    )


def _career(box: Components, key: str) -> list[int]:
    """The stars of a General by turn; 0 while he is not in play."""
    one = general(box, key)
    stars = [0] * (len(box.turns) + 1)
    now = 0
    starts = [p.number for p in box.setups["1861"] if p.kind == "general" and p.name == key]
    if starts:
        now = starts[0]
    for turn in range(1, len(box.turns) + 1):
        for entry in box.schedule.get(turn, ()):
            if entry.general == one.index:
                now = 0 if ACTS[entry.act] in (*_FALLBACK, "unassign") else entry.stars or now
                if ACTS[entry.act] == "return" and not now:
                    now = max(one.ranks)
        stars[turn] = now
    return stars


def _rank_at(box: Components, args: Args) -> str:
    return " ".join(str(_career(box, key)[int(args[0])]) for key in args[1:])


def _gone_by(box: Components, args: Args) -> str:
    """The Generals of a side who have left for good by a turn."""
    side, last = SIDE_KEYS.index(args[0]), int(args[1])
    gone: set[int] = set()
    for turn, entries in box.schedule.items():
        for entry in entries if turn <= last else ():
            if ACTS[entry.act] in _FALLBACK and box.generals[entry.general].side == side:
                gone.add(entry.general)
    return " ".join(sorted(box.generals[index].key for index in gone))


def _acts(box: Components, args: Args) -> str:
    """The Generals with an act on the track, perhaps in one turn."""
    act = ACTS.index(args[0])
    found = {
        box.generals[entry.general].key
        for turn, entries in box.schedule.items()
        for entry in entries
        if entry.act == act and (len(args) < 2 or turn == int(args[1]))
    }
    return " ".join(sorted(found))


def _beside(box: Components, args: Args) -> str:
    """To whose space a (T) of a turn leads a General."""
    for entry in box.schedule[int(args[0])]:
        if box.generals[entry.general].key == args[1] and entry.free and entry.beside >= 0:
            return box.generals[entry.beside].key
    return "nobody's"


def _theatre_at(box: Components, args: Args) -> str:
    """The theatre that the track last named for a General up to a turn."""
    one, last = general(box, args[1]), int(args[0])
    found = -1
    for placed in box.setups["1861"]:
        if placed.kind == "general" and placed.name == one.key:
            found = box.ground.theatre[placed.place]
    for turn, entries in box.schedule.items():
        for entry in entries if turn <= last else ():
            if entry.general == one.index and entry.theatre >= 0:
                found = entry.theatre
    return THEATRES[found] if found >= 0 else "nowhere"


def _demoted(box: Components, _args: Args) -> str:
    """Demotions to a rank that the General did not have before."""
    wrong: list[str] = []
    for turn, entries in box.schedule.items():
        for entry in entries:
            key = box.generals[entry.general].key
            if ACTS[entry.act] == "demote" and entry.stars not in _career(box, key)[1:turn]:
                wrong.append(key)
    return " ".join(wrong)


# --- Cards ----------------------------------------------------------------------------------------


def _deck(box: Components, args: Args) -> str:
    return str(market(box, args[0]).total())


def _deck_holds(box: Components, args: Args) -> str:
    """Whether a deck has as many cards of each kind: ``east:3``."""
    deck = market(box, args[0])
    return yes(
        all(deck[text.partition(":")[0]] >= int(text.partition(":")[2]) for text in args[1:])
    )


def _cards_of(box: Components, args: Args) -> str:
    return str(market(box, args[0])[args[1]])


def _all_cards(box: Components, _args: Args) -> str:
    return str(sum(market(box, side).total() for side in SIDE_KEYS))


# --- Starts ---------------------------------------------------------------------------------------


def _blockade(box: Components, args: Args) -> str:
    """The sums of the open ports at a start, and whether the scenario says the same."""
    sums = open_sums(box, args[0])
    agree = tuple(sums) == box.tables.scenarios[args[0]].blockade
    return " ".join(map(str, sums)) if agree else f"{sums} against the scenario"


def _captured(box: Components, args: Args) -> str:
    """Points of the blockade that the Union has at a start, with those that no marker shows."""
    whole = sum(box.ground.modifier[p] for z in box.ground.zones for p in members(z))
    late = sum(box.ground.modifier[s.place] for s in box.ground.spaces if s.kind == "off-map")
    scenario = box.tables.scenarios[args[0]]
    return str(whole - late - sum(open_sums(box, args[0])) + scenario.unlisted_blockade)


def _resources(box: Components, args: Args) -> str:
    """The printed points of Resource hexes left to the Confederates, and the Union's points."""
    union = taken(box, args[0], UNION)
    lost = sum(box.ground.value[place] for place in union)
    scenario = box.tables.scenarios[args[0]]
    agree = (100 - lost, lost) == (scenario.resources, scenario.union_points)
    return f"{100 - lost} {lost}" if agree else f"{lost} against the scenario"


def _taken_resources(box: Components, args: Args) -> str:
    union = taken(box, args[0], UNION)
    return keys_of(box, [place for place in union if box.ground.value[place]])


def _status(box: Components, args: Args) -> str:
    """Numbers of a scenario."""
    scenario = box.tables.scenarios[args[0]]
    return " ".join(str(getattr(scenario, key)) for key in args[1:])


def _border(box: Components, args: Args) -> str:
    owners = (*SIDE_KEYS, "neutral")
    return " ".join(owners[owner] for owner in box.tables.scenarios[args[0]].border)


def _arsenals(box: Components, args: Args) -> str:
    """Points of arsenals on the map at a start, and whether the scenario says the same."""
    points = sum(placed.number for placed in box.setups[args[0]] if placed.kind == "arsenal")
    agree = points == box.tables.scenarios[args[0]].arsenals
    return str(points) if agree else f"{points} against the scenario"


def _start_points(box: Components, args: Args) -> str:
    """The Union's points at a start with those of the scenario (S1.2), in halves."""
    scenario = box.tables.scenarios[args[0]]
    south = taken(box, args[0], 1)
    border = sum(box.ground.objectives >> place & 1 for place in south)
    halves = 2 * scenario.union_points + int(_captured(box, args)) - 2 * border
    return f"{halves // 2}{'.5' if halves % 2 else ''}"


def _strength(box: Components, args: Args) -> str:
    """SP of a side at a start, in all or in a place."""
    side = SIDE_KEYS.index(args[1])
    places = [at(box, key) for key in args[2:]]
    return str(
        sum(
            placed.number
            for placed in box.setups[args[0]]
            if placed.kind == "sp"
            and placed.side == side
            and (not places or placed.place in places)
        )
    )


def _units_in(box: Components, args: Args) -> str:
    """Whether any unit of either side starts in a state."""
    state = box.ground.of_state(args[1])
    kinds = ("sp", "general", "fort", "militia")
    return yes(
        any(p.kind in kinds and p.place >= 0 and state >> p.place & 1 for p in box.setups[args[0]])
    )


def _laid(box: Components, args: Args) -> str:
    """What of a kind lies in a place at a start: its number, or names."""
    place = at(box, args[2])
    found = [p for p in box.setups[args[0]] if p.place == place and p.kind == args[1]]
    return " ".join(p.name or str(p.number or "there") for p in found) or "nothing"


def _forts_on(box: Components, args: Args) -> str:
    """Forts of a side that touch a river at a start."""
    side, river = SIDE_KEYS.index(args[1]), box.waters.of_river(" ".join(args[2:]))
    forts = [p.place for p in box.setups[args[0]] if p.kind == "fort" and p.side == side]
    return keys_of(box, [place for place in forts if box.waters.touching[place] & river])


def _border_objectives(box: Components, args: Args) -> str:
    south = taken(box, args[0], 1)
    return keys_of(box, [place for place in south if box.ground.objectives >> place & 1])


def _marked(box: Components, args: Args) -> str:
    """Whether control markers of a side lie on places at a start."""
    side = SIDE_KEYS.index(args[1])
    marked = {p.place for p in box.setups[args[0]] if p.kind == "control" and p.side == side}
    return yes({at(box, key) for key in args[2:]} <= marked)


def _crowded_forts(box: Components, _args: Args) -> str:
    """Coastal Forts with more SP at a start than they take."""
    forts = {space.place for space in box.ground.spaces if space.kind == "coastal-fort"}
    most = box.tables.works.number("coastal_stack")
    return " ".join(
        f"{scenario}:{box.ground.keys[placed.place]}"
        for scenario, rows in box.setups.items()
        for placed in rows
        if placed.kind == "sp" and placed.place in forts and placed.number > most
    )


def _naval_within(box: Components, _args: Args) -> str:
    """Starts with more ocean or river NSP than the limits."""
    limits = {kind: box.tables.naval.number(f"{kind}_limit") for kind in ("ocean", "river")}
    return " ".join(
        scenario
        for scenario, rows in box.setups.items()
        if any(
            sum(p.number for p in rows if p.kind == kind) > most for kind, most in limits.items()
        )
    )


def _strange_forts(box: Components, _args: Args) -> str:
    """Forts of level 2 and 3 away from Objective and Resource hexes."""
    valued = box.ground.objectives | box.ground.resources
    return " ".join(
        f"{scenario}:{box.ground.keys[placed.place]}"
        for scenario, rows in box.setups.items()
        for placed in rows
        if placed.kind == "fort" and placed.number > 1 and not valued >> placed.place & 1
    )


def _fort_markers(box: Components, _args: Args) -> str:
    most = box.tables.works.number("markers")
    return " ".join(
        scenario
        for scenario, rows in box.setups.items()
        if any(sum(p.kind == "fort" and p.side == side for p in rows) > most for side in (0, 1))
    )


def _out_of_place(box: Components, _args: Args) -> str:
    """Generals who stand at a start with another rank than the track gives, or should not stand."""
    wrong: list[str] = []
    for scenario, rows in box.setups.items():
        turn = box.tables.scenarios[scenario].first
        here = {p.name: p.number for p in rows if p.kind == "general" and p.place >= 0}
        wrong += [
            f"{scenario}:{one.key}"
            for one in box.generals
            if _career(box, one.key)[turn] != here.get(one.key, 0)
        ]
    return " ".join(wrong)


def _unassigned(box: Components, args: Args) -> str:
    rows = box.setups[args[0]]
    return " ".join(sorted(p.name for p in rows if p.kind == "general" and p.place < 0))


def _laid_in_all(box: Components, args: Args) -> str:
    """How many rows of a kind a start has."""
    return str(sum(placed.kind == args[1] for placed in box.setups[args[0]]))


def _stray_markers(box: Components, _args: Args) -> str:
    """Control markers at a start where none may lie (6.2.3), or in a state of the own side."""
    ground = box.ground
    spaces = sum(1 << s.place for s in ground.spaces if s.kind in ("coastal-fort", "island"))
    region = ground.towns | ground.ports | ground.objectives | ground.resources | spaces
    return " ".join(
        f"{scenario}:{ground.keys[placed.place]}"
        for scenario, rows in box.setups.items()
        for placed in rows
        if placed.kind == "control" and not region >> placed.place & 1
    )


def _together(box: Components, args: Args) -> str:
    """Whether Generals start in the same theatre."""
    places = [p.place for p in box.setups[args[0]] if p.kind == "general" and p.name in args[1:]]
    theatres = {box.ground.theatre[place] for place in places}
    return THEATRES[theatres.pop()] if len(theatres) == 1 and len(places) == len(args) - 1 else "no"


def _stands(box: Components, args: Args) -> str:
    """Where a General starts."""
    for placed in box.setups[args[0]]:
        if placed.kind == "general" and placed.name == args[1]:
            return box.ground.keys[placed.place]
    return "nowhere"


CHECKS: Final[dict[str, Callable[[Components, Args], str]]] = {
    "negative": _negative,
    "known": _known,
    "how-many": _how_many,
    "with-stars": _with_stars,
    "piece-values": _values,
    "piece-at-least": _at_least,
    "flag": _flag,
    "brackets": _brackets,
    "compare": _compare,
    "same-rank": _same_rank,
    "rank-at": _rank_at,
    "gone-by": _gone_by,
    "acts": _acts,
    "beside": _beside,
    "theatre-at": _theatre_at,
    "demoted": _demoted,
    "deck": _deck,
    "deck-holds": _deck_holds,
    "cards-of": _cards_of,
    "all-cards": _all_cards,
    "blockade": _blockade,
    "captured": _captured,
    "resources": _resources,
    "taken-resources": _taken_resources,
    "status": _status,
    "border": _border,
    "arsenals": _arsenals,
    "start-points": _start_points,
    "strength": _strength,
    "units-in": _units_in,
    "laid": _laid,
    "forts-on": _forts_on,
    "border-objectives": _border_objectives,
    "piece-marked": _marked,
    "crowded-forts": _crowded_forts,
    "naval-within": _naval_within,
    "strange-forts": _strange_forts,
    "fort-markers": _fort_markers,
    "out-of-place": _out_of_place,
    "unassigned": _unassigned,
    "laid-in-all": _laid_in_all,
    "stray-markers": _stray_markers,
    "together": _together,
    "stands": _stands,
}
