"""Articles before names: "the Army of the Potomac", "al Cuerpo de granaderos", "dell'8ª Brigata".

The first word of a name, in English also the last, says what it is and so determines its gender:
the texts ``heads-masculine`` and ``heads-feminine`` of a language list those words. An ordinal
number shows it by its ending. Other names, such as a person's or a town's, have no article.
"""

from __future__ import annotations

import re

__all__ = ["OPENING", "Articles", "opened"]

OPENING = "\ue001"
"""Marks an article or its preposition, which gets a capital at the beginning of a sentence."""
_OPENS = re.compile(rf"((?:^|[.!?] )[¿¡«“]?){OPENING}(\w)")
_ORDINAL = re.compile(r"\d+\.?(?:st|nd|rd|th|er|[ªº°])")
_VOWEL = re.compile(r"[aeiouàèéìòùAEIOUÈ]|8|11(?!\d)")
_HARD = re.compile(r"[sS][^aeiou\W]|[zZxXyY]|[gG]n|[pP]s")
"""Italian uses "lo" and "gli" before these."""
_OWN = {
    "en": re.compile(r"(the) ", re.IGNORECASE),
    "es": re.compile(r"(el|la|los|las) ", re.IGNORECASE),
    "it": re.compile(r"(il |lo |la |i |gli |le |l['’])", re.IGNORECASE),
}
"""Matches a name that begins with an article of its own, such as "Los franceses"."""
_ITALIAN = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
"""Prepositions that contract with the article, and their stems."""


def opened(told: str) -> str:
    """A text with marked articles capitalised where they begin a sentence.

    >>> opened("\ue001la División huye.")
    'La División huye.'
    """
    return _OPENS.sub(lambda found: found[1] + found[2].upper(), told).replace(OPENING, "")


class Articles:
    """The articles of one language; unknown names get none."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._masculine: frozenset[str] = frozenset()
        self._feminine: frozenset[str] = frozenset()

    def learn(self, masculine: str, feminine: str) -> None:
        """Set words that determine genders, separated by spaces. English needs one list only."""
        self._masculine = frozenset(masculine.split())
        self._feminine = frozenset(feminine.split())

    def gender(self, name: str) -> str:
        """The gender of a name, "m" or "f"; empty if its first word is unknown."""
        head = name.partition(" ")[0].rstrip(",")
        if self._language == "en" and name.rpartition(" ")[2] in self._masculine:
            return "m"
        if _ORDINAL.fullmatch(head):
            return "f" if head.endswith("ª") else "m"
        if head in self._masculine:
            return "m"
        return "f" if head in self._feminine else ""

    def before(self, name: str, preposition: str = "", *, several: bool = False) -> str:
        """A name with its article, after a preposition if given.

        >>> spanish = Articles("es")
        >>> spanish.learn("Cuerpo", "División")
        >>> opened(spanish.before("Cuerpo de granaderos", "de") + "!")
        'Del Cuerpo de granaderos!'
        >>> opened(spanish.before("Pickett", "de"))
        'De Pickett'
        """
        own = _OWN[self._language].match(name)
        if own:
            article, name = own[1].rstrip().lower(), name[own.end() :]
        else:
            article = self._article(name, several=several)
        if not article:
            return f"{OPENING}{preposition} {name}" if preposition else name
        return OPENING + self._joined(preposition, article, name)

    def _article(self, name: str, *, several: bool) -> str:
        gender = self.gender(name)
        if self._language == "en":
            return "the" if gender or several else ""
        if self._language == "es":
            return "los" if several else {"m": "el", "f": "la", "": ""}[gender]
        hard = bool(_HARD.match(name))
        if several:
            return "gli" if hard or _VOWEL.match(name) else "i"
        if gender and _VOWEL.match(name):
            return "l'"
        return {"m": "lo" if hard else "il", "f": "la", "": ""}[gender]

    def _joined(self, preposition: str, article: str, name: str) -> str:
        if self._language == "es" and article == "el" and preposition in ("a", "de"):
            return f"{'al' if preposition == 'a' else 'del'} {name}"
        elided = article in ("l'", "l’")
        space = "" if elided else " "
        if self._language == "it" and preposition in _ITALIAN:
            ending = {"il": "l", "i": "i", "gli": "gli"}.get(article, f"l{article}")
            return f"{_ITALIAN[preposition]}{ending}{space}{name}"
        return f"{preposition} {article}{space}{name}".lstrip()
