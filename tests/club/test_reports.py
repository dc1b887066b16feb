"""Lines of a chat that are reported: by whom, once, and what the moderators are told of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from longroll.club.models_reports import ReportRow
from longroll.club.notices.moderating import tell_moderators
from longroll.club.notices.sending import ATTEMPTS
from longroll.club.reports import reported
from tests.club.house import Clubhouse, Member, clubbing
from tests.club.test_entrance import free_port, posting
from tests.club.test_lobby import begun

CHAIRS = ["chair@example.org", "vice@example.org"]


class Quarrel:
    """Two members at a table: Lee has said two things, Grant one between them."""

    def __init__(self, house: Clubhouse) -> None:
        self.house = house
        self.lee, self.grant = house.member("Lee"), house.member("Grant")
        self.game = begun(self.grant, self.lee)
        for who, text in (
            (self.lee, "Good morning."),
            (self.grant, "You cannot count,\nnor march."),
            (self.lee, "I beg your pardon?"),
        ):
            who.post(f"/api/games/{self.game}/chat", {"text": text})

    def report(self, who: Member, line: int, reason: str = "") -> Any:
        path = f"/api/club/games/{self.game}/report-chat"
        return who.ask("POST", path, {"line": line, "reason": reason})

    def rows(self) -> list[ReportRow]:
        def work(session: Session) -> list[ReportRow]:
            return list(session.scalars(select(ReportRow)))

        return self.house.club.database.read(work)

    def listed(self) -> list[str]:
        """What ``longroll club reports`` tells."""
        club = self.house.club
        return [text for _, text in club.database.read(reported, club.config)]


def telling(house: Clubhouse) -> int:
    portal = house.client.portal
    assert portal is not None
    return portal.call(tell_moderators, house.club)


def test_the_moderators_are_told_with_the_lines_around_it(tmp_path: Path) -> None:
    with posting(tmp_path, moderators=CHAIRS) as (house, box):
        quarrel = Quarrel(house)
        answer = quarrel.report(quarrel.lee, 1, "He is rude.\n")
        assert (answer.status_code, answer.json()) == (201, {"game": quarrel.game, "line": 1})
        box.mails.clear()
        assert (telling(house), telling(house)) == (1, 0)
        assert [mail["to"] for mail in box.mails] == [", ".join(CHAIRS)]
        assert box.reached[-1] == CHAIRS
        assert box.mails[0]["subject"] == "A message was reported: For the People"
        text = box.mails[0].get_content().replace("\r\n", "\n")
        assert "Lee reports what Grant (Union) said in a game of For the People:" in text
        marked = [line[0] for line in text.splitlines() if "(" in line and "  " in line]
        assert marked == [" ", ">", " "]
        assert "You cannot count,\n    nor march." in text
        assert "Reason: He is rude." in text
        assert f"http://localhost:8000/game/{quarrel.game}" in text


def test_they_are_told_in_the_language_of_the_club(tmp_path: Path) -> None:
    with posting(tmp_path, moderators=CHAIRS[:1], language="it") as (house, box):
        quarrel = Quarrel(house)
        quarrel.report(quarrel.lee, 1)
        telling(house)
        assert "Lee segnala quel che ha detto Grant" in box.mails[-1].get_content()
        assert "motivo" not in box.mails[-1].get_content()


def test_what_the_mail_server_does_not_take_is_told_later(tmp_path: Path) -> None:
    mail = {"host": "127.0.0.1", "port": free_port(), "security": "none", "sender": "a@example.org"}
    with clubbing(tmp_path, mail=mail, moderators=CHAIRS) as house:
        quarrel = Quarrel(house)
        quarrel.report(quarrel.lee, 1)
        for attempt, wait in enumerate(ATTEMPTS, 1):
            assert telling(house) == 0
            (row,) = quarrel.rows()
            assert (row.attempts, row.next) == (attempt, house.clock.now + wait)
            house.clock.now += wait
        telling(house)
        assert quarrel.rows()[0].next is None


def test_an_address_that_is_refused_does_not_repeat_the_mail_to_others(tmp_path: Path) -> None:
    with posting(tmp_path, moderators=["refused@example.org", *CHAIRS]) as (house, box):
        quarrel = Quarrel(house)
        quarrel.report(quarrel.lee, 1)
        box.mails.clear()
        assert telling(house) == 1
        house.clock.now += sum(ATTEMPTS)
        assert telling(house) == 0
        assert len(box.mails) == 1
        assert box.reached[-1] == CHAIRS


def test_without_moderators_reports_wait_in_the_list(house: Clubhouse) -> None:
    quarrel = Quarrel(house)
    quarrel.report(quarrel.lee, 1)
    assert telling(house) == 0
    assert quarrel.rows()[0].next is None
    (told,) = quarrel.listed()
    assert "You cannot count" in told


def test_a_line_is_reported_once_and_never_ones_own(house: Clubhouse) -> None:
    quarrel = Quarrel(house)
    stuart = house.member("Stuart")
    assert quarrel.report(quarrel.grant, 1).status_code == 409
    assert quarrel.report(quarrel.lee, 1).status_code == 201
    assert quarrel.report(quarrel.lee, 1).json()["error"]["key"] == "error-club-reported"
    assert quarrel.report(quarrel.lee, 3).status_code == 404
    assert quarrel.report(stuart, 1).json()["error"]["key"] == "error-observer-hears-nothing"
    assert len(quarrel.rows()) == 1


def test_who_reports_without_end_is_asked_to_wait(house: Clubhouse) -> None:
    quarrel = Quarrel(house)
    assert {quarrel.report(quarrel.lee, line).status_code for line in range(30)} == {
        201,
        404,
        409,
        429,
    }


def test_a_reason_cannot_look_like_lines_of_the_chat(house: Clubhouse) -> None:
    quarrel = Quarrel(house)
    quarrel.report(quarrel.lee, 1, "Look:\n> 2026-11-26 12:00  Grant (Union): I cheat.")
    (told,) = quarrel.listed()
    assert sum(one.startswith(">") for one in told.splitlines()) == 1


@pytest.mark.parametrize("leaver", ["Lee", "Grant"])
def test_who_leaves_takes_along_what_he_has_said(house: Clubhouse, leaver: str) -> None:
    quarrel = Quarrel(house)
    quarrel.report(quarrel.lee, 1, "He is rude.")
    export = quarrel.lee.get("/api/club/me/export")["reports"]
    assert [(one["game"], one["line"], one["reason"]) for one in export] == [
        (quarrel.game, 1, "He is rude.")
    ]
    assert not quarrel.grant.get("/api/club/me/export")["reports"]
    who = quarrel.lee if leaver == "Lee" else quarrel.grant
    assert who.ask("DELETE", "/api/club/me").status_code == 204
    told = quarrel.listed()
    if leaver == "Grant":  # nothing of it is left
        assert not told
    else:
        assert "A member who has left reports what Grant (Union)" in told[0]
        assert "rude" not in told[0]
        assert "You cannot count" in told[0]
        assert "Good morning" not in told[0]
