"""Parts of a position: a key of its document, and the slots of the state that it represents."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from longroll.engine.entries import array, refuse_others, table, whole
from longroll.engine.piles import Pile, taken_from
from longroll.engine.schema.codecs import Codec, Name
from longroll.engine.state import State
from longroll.engine.title import Document

__all__ = ["Custom", "Derived", "Part", "Piles", "ReadElsewhere", "Slot", "emptied", "slots"]

S = TypeVar("S", bound=State)


class Part(Generic[S]):
    """A part of a document.

    Attributes:
        name: its key; empty if it has none.
        slots: the slots of the state that it represents.
    """

    def __init__(self, name: str, *slots: str) -> None:
        self.name = name
        self.slots: Collection[str] = slots

    def names(self, state: S) -> Collection[str]:
        """The keys that it may have in a document of ``state``."""
        del state
        return (self.name,) if self.name else ()

    def write(self, state: S) -> Document:
        """Its keys with their values."""
        del state
        return {}

    def read(self, state: S, document: Document) -> None:
        """Load its values, if the document has any; raises `TitleError`."""


class ReadElsewhere(Part[S]):
    """A key that is not written, and that the title reads by itself."""


class Slot(Part[S]):
    """One slot of the state.

    Args:
        name: the key, and the slot unless ``slot`` names another.
        codec: how its value is written; None is not written.
        slot: the slot.
        omit: a value that is not written.
        options: the part exists if one of these options is on; always if none is given.
    """

    def __init__(
        self,
        name: str,
        codec: Codec[Any],
        *,
        slot: str = "",
        omit: object = None,
        options: Collection[str] = (),
    ) -> None:
        super().__init__(name, slot or name)
        self._slot, self._codec = slot or name, codec
        self._omit, self._options = omit, options

    def names(self, state: S) -> Collection[str]:
        """See `Part.names`."""
        there = not self._options or any(one in state.options for one in self._options)
        return (self.name,) if there else ()

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        value = getattr(state, self._slot)
        is_omitted = value is None or (self._omit is not None and value == self._omit)
        return {} if is_omitted else {name: self._codec.write(value) for name in self.names(state)}

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        if self.name in document:
            old = getattr(state, self._slot)
            setattr(state, self._slot, self._codec.read(document[self.name], Name(self.name), old))


def slots(codec: Codec[Any], *names: str, omit: object = None) -> tuple[Slot[Any], ...]:
    """A part for each of several slots with values of the same kind."""
    return tuple([Slot(name, codec, omit=omit) for name in names])


def emptied(make: Callable[[str], S], *names: str) -> Callable[[S], None]:
    """A function that empties a map: it resets slots to those of a new state of the scenario."""

    def clear(state: S) -> None:
        empty = make(cast("Any", state).scenario)
        for name in names:
            setattr(state, name, getattr(empty, name))

    return clear


class Custom(Part[S]):
    """A key that the title's own functions write and read; None is not written."""

    def __init__(
        self,
        name: str,
        write: Callable[[S], object],
        read: Callable[[S, object], None],
        *slots: str,
    ) -> None:
        super().__init__(name, *slots)
        self._write, self._read = write, read

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        value = self._write(state)
        return {} if value is None else {self.name: value}

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        if self.name in document:
            self._read(state, document[self.name])


class Derived(Part[S]):
    """A part without a key: what is derived from the parts before it when a document is read.

    Its slots are derived data, kept beside their source.
    """

    def __init__(self, read: Callable[[S, Document], None], *slots: str) -> None:
        super().__init__("", *slots)
        self._read = read

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        self._read(state, document)


class Piles(Part[S]):
    """The hands and piles of a deck (`longroll.engine.piles`).

    A card named in a document leaves the pile where it was; all others stay there.

    Args:
        name: the key of the table.
        hands: the slot of the hands; empty if there are none.
        sides: the index of each hand, by its key.
        piles: the slots of the piles, which are also their keys.
        elsewhere: cards that lie in no hand and no pile.
    """

    def __init__(
        self,
        name: str,
        hands: str,
        sides: Mapping[str, int],
        piles: Sequence[str],
        elsewhere: Callable[[S], Iterable[int]] = lambda _state: (),
    ) -> None:
        super().__init__(name, *filter(None, (hands, *piles)))
        self._hands, self._sides, self._piles = hands, sides, piles
        self._elsewhere = elsewhere

    def write(self, state: S) -> Document:
        """See `Part.write`."""
        row: Document = {}
        if self._hands:
            hands: list[tuple[int, ...]] = getattr(state, self._hands)
            row.update({key: list(hands[side]) for key, side in self._sides.items()})
        row.update({pile: list(getattr(state, pile)) for pile in self._piles})
        return {self.name: row}

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        row = table(document.get(self.name, {}), self.name)
        refuse_others(row, (*self._sides, *self._piles), self.name)
        told = {
            key: [whole(card, key, of=self.name) for card in array(cards, key)]
            for key, cards in row.items()
        }
        named = {card for cards in told.values() for card in cards} | {*self._elsewhere(state)}

        def pile(key: str, old: Iterable[int]) -> Pile:
            if key in told:
                return tuple(sorted(told[key]))
            return taken_from(old, *named)

        if self._hands:
            hands = list(getattr(state, self._hands))
            for key, side in self._sides.items():
                hands[side] = pile(key, hands[side])
            setattr(state, self._hands, hands)
        for key in self._piles:
            setattr(state, key, pile(key, getattr(state, key)))
