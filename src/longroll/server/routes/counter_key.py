"""The key to the counters of a title: each kind drawn, with its figures and letters explained."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter

from longroll.draw import key_style, specimen_svg
from longroll.engine.specimen import Specimen
from longroll.engine.title import Title, TitleError, get_title
from longroll.server.dependencies import InLanguage, InTheme
from longroll.server.errors import FAULTS, Refusal
from longroll.server.schemas import KeyOut, Language, NoteOut, SpecimenOut, Theme
from longroll.words import Words, words_for

__all__ = ["router"]

router = APIRouter(prefix="/api", tags=["titles"], responses=FAULTS)


@router.get("/titles/{key}/key")
def counter_key(
    key: str, theme: InTheme = Theme.LIGHT, language: InLanguage = Language.EN
) -> KeyOut:
    """The key to the counters; without specimens if the title has none."""
    try:
        get_title(key)
    except TitleError:
        raise Refusal(404, "error-no-title", name=key) from None
    return _key(key, theme, language)


@lru_cache(maxsize=64)
def _key(key: str, theme: Theme, language: Language) -> KeyOut:
    title, words = get_title(key), words_for(key, language)
    specimens = title.inventory.specimens()
    return KeyOut(
        style=key_style(title, theme) if specimens else "",
        specimens=[_specimen(title, each, theme, words) for each in specimens],
    )


def _specimen(title: Title, one: Specimen, theme: str, words: Words) -> SpecimenOut:
    return SpecimenOut(
        key=one.key,
        name=words.text(f"specimen-{one.key}") or one.key,
        kinds=[one.key, *one.also],
        svg=specimen_svg(title, one, theme),
        notes=[
            NoteOut(mark=note.mark, text=words.text(f"key-{note.key}") or note.key)
            for note in one.notes
        ],
    )
