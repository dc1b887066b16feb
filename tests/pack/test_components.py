"""The components of For the People, and what is said about a pack that does not hold together."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from longroll.engine.pack import PackError
from longroll.titles.forthepeople import components as box
from longroll.titles.forthepeople.components import (
    ARMY,
    CARDS,
    CONFEDERATE,
    GENERAL,
    GENERALS,
    HOME,
    HOPS,
    LINKS,
    NOBODY,
    RIVER,
    SCENARIOS,
    SPACE,
    SPACES,
    STANDARD,
    STATE,
    STATES,
    UNION,
    WATER,
    attacker_loss,
    defender_loss,
    load,
    starred,
)

PACK = Path(str(files("longroll.titles.forthepeople").joinpath("pack")))


def test_indices_and_keys_are_inverse() -> None:
    assert [SPACE[space.key] for space in SPACES] == list(range(len(SPACES)))
    assert [STATE[state.key] for state in STATES] == list(range(len(STATES)))
    assert [GENERAL[general.key] for general in GENERALS] == list(range(len(GENERALS)))
    assert sorted(CARDS) == list(range(1, 131))


def test_a_link_is_a_hop_from_either_end() -> None:
    for link in LINKS:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            hop = next(hop for hop in HOPS[here] if hop.link == link.index)
            assert (hop.to, hop.kind, hop.bar_river, hop.bar_at) == (
                there,
                link.kind,
                link.river,
                link.bar,
            )
    assert sum(map(len, HOPS)) == 2 * len(LINKS)


def test_masks_are_sets_of_spaces() -> None:
    assert HOME[NOBODY] | HOME[UNION] | HOME[CONFEDERATE] == box.ALL
    assert HOME[NOBODY] == box.BORDER
    assert box.RUNNER_PORTS & box.OCEAN_PORTS == box.RUNNER_PORTS
    assert box.COASTAL_FORTS & box.RUNNER_PORTS == 0
    assert box.CLANDESTINE_PORT & box.RUNNER_PORTS
    assert sum(state.spaces for state in STATES) == box.ALL
    assert box.RESOURCES >> SPACE["richmond"] & 1


def test_a_bar_lies_on_a_river_of_its_space() -> None:
    for link in LINKS:
        if link.bar >= 0:
            assert link.river in SPACES[link.bar].rivers


@pytest.mark.clause("6.2.6")
def test_two_routes_lead_from_cairo_to_paducah() -> None:
    hops = [hop for hop in HOPS[SPACE["cairo"]] if hop.to == SPACE["paducah"]]
    bars = {LINKS[hop.link].rule: SPACES[hop.bar_at].key for hop in hops}
    assert bars == {"north-route": "paducah", "south-route": "cairo"}
    assert {hop.bar_river for hop in hops} == {RIVER["ohio"]}


@pytest.mark.clause("6.8.2")
def test_only_fort_monroe_has_a_road() -> None:
    forts = [space for space in SPACES if space.coastal_fort]
    roads = {s.key for s in forts if any(hop.kind != WATER for hop in HOPS[s.index])}
    assert roads == {"fort-monroe"}


@pytest.mark.clause("7.10")
def test_rolls_off_the_table_are_read_at_its_ends() -> None:
    assert attacker_loss(box.LARGE, 14) == attacker_loss(box.LARGE, 10) == 6
    assert defender_loss(box.MEDIUM, -2) == defender_loss(box.MEDIUM, 1) == 0
    assert starred(box.SMALL, 7)
    assert not starred(box.SMALL, 6)


@pytest.mark.clause("2.4")
def test_the_war_begins_as_the_rulebook_sets_it_up() -> None:
    start = SCENARIOS["1861"]
    washington = next(p for p in start.placements if p.space == SPACE["washington-dc"])
    assert washington.units == 5
    assert washington.army == ARMY["army-of-the-potomac"]
    assert [GENERALS[general].key for general in washington.generals] == ["mcdowell"]
    assert washington.fort
    assert start.control[SPACE["fort-pickens"]] == UNION
    assert start.control[SPACE["pensacola"]] == CONFEDERATE
    assert start.control[SPACE["bowling-green"]] == NOBODY


@pytest.mark.clause("2.8")
def test_reinforcement_steps_of_the_first_year() -> None:
    assert SCENARIOS["1861"].steps == {1: "", 3: "bc"}
    assert SCENARIOS["campaign"].steps == {1: "", 3: "bc"}


@pytest.mark.clause("17.1")
def test_the_campaign_starts_as_1861_does() -> None:
    campaign, year = SCENARIOS["campaign"], SCENARIOS["1861"]
    assert campaign.placements == year.placements
    assert (campaign.first_turn, campaign.last_turn) == (1, 13)


@pytest.mark.clause("14.2")
def test_border_states_are_the_unions_in_1862_but_for_two_spaces() -> None:
    control = SCENARIOS["1862"].control
    border = {s.key for s in SPACES if s.home == NOBODY and control[s.index] != UNION}
    assert border == {"new-madrid", "springfield-mo"}


@pytest.mark.clause("15.S1")
def test_grant_comes_to_memphis_in_1863() -> None:
    assert SCENARIOS["1863"].arrivals == {GENERAL["grant"]: SPACE["memphis"]}


def test_no_scenario_places_a_general_twice_or_one_that_is_out_or_late() -> None:
    for scenario in SCENARIOS.values():
        placed = [general for place in scenario.placements for general in place.generals]
        assert len(set(placed)) == len(placed)
        assert not set(placed) & scenario.generals_out
        for place in scenario.placements:
            assert all(GENERALS[general].side == place.side for general in place.generals)
            assert all(
                GENERALS[general].enters <= scenario.first_turn for general in place.generals
            )


def test_no_side_is_placed_in_a_space_that_the_other_controls() -> None:
    for scenario in SCENARIOS.values():
        for place in scenario.placements:
            control = scenario.control[place.space]
            assert control in (place.side, NOBODY) or place.units, SPACES[place.space].key


def test_every_card_has_a_title_and_an_effect_in_every_language() -> None:
    for language in ("en", "es", "it"):
        text = (PACK.parent / "locale" / language / "cards.ftl").read_text(encoding="utf-8")
        keys = {line.partition(" = ")[0] for line in text.splitlines() if " = " in line}
        wanted = {card.title_key for card in CARDS.values()}
        assert keys == wanted | {f"{key}-effect" for key in wanted}


def test_every_key_has_a_name_in_every_language() -> None:
    wanted = {f"state-{key}" for key in STATE} | {f"army-{key}" for key in ARMY}
    wanted |= {f"zone-{key}" for key in box.ZONE} | {f"river-{key}" for key in RIVER}
    wanted |= {f"side-{key}" for key in box.SIDE_KEYS} | {f"scenario-{key}" for key in SCENARIOS}
    for language in ("en", "es", "it"):
        text = (PACK.parent / "locale" / language / "names.ftl").read_text(encoding="utf-8")
        assert wanted <= {line.partition(" = ")[0] for line in text.splitlines()}


def test_every_file_of_the_pack_says_how_it_is_known() -> None:
    kinds = {kind for counts in STANDARD.sources.values() for kind in counts if counts[kind]}
    assert kinds == {"rulebook", "published", "history", "reconstructed"}
    assert all(sum(counts.values()) for counts in STANDARD.sources.values())


def overlay(folder: Path, name: str, old: str, new: str) -> Path:
    """A directory with one file of the pack in which `old` reads `new`."""
    text = (PACK / name).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / name).parent.mkdir(exist_ok=True)
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def line_of(name: str, start: str) -> int:
    lines = (PACK / name).read_text(encoding="utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def test_a_pack_laid_over_ours_changes_what_it_holds(tmp_path: Path) -> None:
    shutil.copy(PACK / "armies.csv", tmp_path)
    changed = load(
        overlay(tmp_path, "generals.csv", "grant,Grant,union,,8,", "grant,Grant,union,,9,")
    )
    assert changed.generals[GENERAL["grant"]].politics == 9
    assert set(changed.replaced) == {"armies.csv", "generals.csv"}
    assert changed.links == LINKS


def test_an_unknown_space_in_links_is_named(tmp_path: Path) -> None:
    folder = overlay(tmp_path, "links.csv", "\nartesia,tupelo,", "\nartesia,tupello,")
    line = line_of("links.csv", "artesia,tupelo,")
    with pytest.raises(PackError) as caught:
        load(folder)
    assert str(caught.value) == (
        f'links.csv:{line}: "tupello" in b is not a known key; correct it or add its row'
    )


DOVER = "dover-tn,mckenzie,"
BARRED = "dover-tn,mckenzie,rail,tennessee,dover-tn"
WRONG = {
    "bad-number": ("generals.csv", "grant,Grant,union,,8,", "grant,Grant,union,,h,", "grant"),
    "bad-side": ("armies.csv", "Potomac,union", "Potomac,north", "army-of-the-potomac"),
    "no-bar": ("links.csv", BARRED, "dover-tn,mckenzie,rail,,dover-tn", DOVER),
    "far-bar": ("links.csv", BARRED, "dover-tn,mckenzie,rail,tennessee,cairo", DOVER),
    "duplicate": ("links.csv", "\nartesia,winona,", "\ntupelo,artesia,", "artesia,winona,"),
    "order": ("rivers.csv", "potomac,P,2,", "potomac,P,4,", "potomac,P,2,"),
    "turn": ("turns.csv", "\n7,spring-1863", "\n17,spring-1863", "7,spring-1863"),
    "general": ("scenarios/1861.toml", '["fremont"]', '["fremonte"]', 'generals = ["fremont"]'),
    "table": ("tables.toml", "army_moves = 6", "army_movs = 6", "army_moves = 6"),
    "column": ("tables.toml", "[0, 1, 1, 1, 1, 1, 1, 1, 1, 2]", "[0, 1]", "attacker = [0, 1"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_in_a_pack_is_named_by_file_and_line(tmp_path: Path, case: str) -> None:
    name, old, new, start = WRONG[case]
    line = line_of(name, start)
    with pytest.raises(PackError) as caught:
        load(overlay(tmp_path, name, old, new))
    assert str(caught.value).startswith(f"{name}:{line}: ")
    assert ";" in caught.value.message  # the remedy
