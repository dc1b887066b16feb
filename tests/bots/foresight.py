"""Titles in which bots are to think ahead as a test wants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longroll.engine.title import Foresight, Title

__all__ = ["foresee"]


def foresee(monkeypatch: pytest.MonkeyPatch, title: Title, told: Foresight) -> None:
    """Let bots think ahead in a title as ``told``."""
    judgement = replace(title.judgement, foresight=told)
    monkeypatch.setattr(type(title), "judgement", judgement)
