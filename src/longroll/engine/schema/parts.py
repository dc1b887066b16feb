"""Parts of a position: what stands under a key of its document, and in which slots of the state."""

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
        slots: the slots of the state that it tells.
    """

    def __init__(self, name: str, *slots: str) -> None:
        self.name = name
        self.slots: Collection[str] = slots

    def names(self, state: S) -> Collection[str]:
        """The keys that a document of ``state`` may have for it."""
        del state
        return (self.name,) if self.name else ()

    def write(self, state: S) -> Document:
        """What stands under them."""
        del state
        return {}

    def read(self, state: S, document: Document) -> None:
        """Take over what stands there, if something does; raises `TitleError`."""


class ReadElsewhere(Part[S]):
    """A key that is not written, and that the title reads for itself."""


class Slot(Part[S]):
    """One slot of the state.

    Args:
        name: the key, and the slot if ``slot`` names no other.
        codec: how its value is written; None is not.
        slot: the slot.
        omit: a value that is not written.
        options: the part is there if one of these options is on; always if none is named.
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
    """A part for each of several slots whose values are of a kind."""
    return tuple([Slot(name, codec, omit=omit) for name in names])


def emptied(make: Callable[[str], S], *names: str) -> Callable[[S], None]:
    """What empties a map: slots as they are in a state of the scenario that was just made."""

    def clear(state: S) -> None:
        empty = make(cast("Any", state).scenario)
        for name in names:
            setattr(state, name, getattr(empty, name))

    return clear


class Custom(Part[S]):
    """A key that functions of the title's own write and read; None is not written."""

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
    """No key: what follows from the parts before it whenever a document is read.

    Its slots are derived: kept beside what they follow from.
    """

    def __init__(self, read: Callable[[S, Document], None], *slots: str) -> None:
        super().__init__("", *slots)
        self._read = read

    def read(self, state: S, document: Document) -> None:
        """See `Part.read`."""
        self._read(state, document)


class Piles(Part[S]):
    """The hands and piles of a deck (`longroll.engine.piles`).

    A card that is named leaves the pile where it was; one that is not named stays there.

    Args:
        name: the key of the table.
        hands: the slot of the hands; empty where nobody holds any in his hand.
        sides: by key of a hand its index.
        piles: the slots of the piles, which are their keys.
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
