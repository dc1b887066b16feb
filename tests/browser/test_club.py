"""What members of a club do in a real Chromium: each flow is told in ``flows/``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.clubhouse import Clubhouse, open_club
from tests.browser.conftest import Person, following

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),  # of the other house
]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clubhouse]:
    """A club for the flows of this module."""
    with open_club(tmp_path_factory.mktemp("club")) as house:
        yield house


def test_a_member_comes_by_a_house_by_passkey_and_by_mail_and_leaves(
    person: Person, club: Clubhouse, tmp_path: Path
) -> None:
    follow = following(person, club.page, tmp_path)
    assert "by passkey" in follow("clubdoor", box=str(club.box), house=club.house)


def test_a_tournament_is_held_shown_to_a_friend_entered_and_won(
    person: Person, club: Clubhouse, tmp_path: Path
) -> None:
    follow = following(person, club.page, tmp_path)
    names = ("Meade", "Hood", "Sheridan", "Ewell", "Hancock", "Grant", "Lee")
    cookies = {name: club.member(name) for name in names}
    assert "won" in follow("clubcup", cookie=club.cookie, members=cookies)


def test_two_members_meet_play_resign_and_play_again(
    person: Person, club: Clubhouse, tmp_path: Path
) -> None:
    follow = following(person, club.page, tmp_path)
    cookies = {name: club.member(name) for name in ("Grant", "Lee", "Stuart")}
    told = follow("clubgame", cookie=club.cookie, ahead=str(club.ahead), members=cookies)
    assert "on time" in told
