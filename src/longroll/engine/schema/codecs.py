"""Codecs for the values of a position: how each is written in a document, and read from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from longroll.board.region import Mask, mask, members
from longroll.engine.entries import (
    alike,
    array,
    find,
    integer,
    refuse_others,
    table,
    text,
    truth,
    whole,
)
from longroll.engine.errors import TitleError

__all__ = [
    "INTEGER",
    "NUMBER",
    "TEXT",
    "TRUTH",
    "Codec",
    "Name",
    "counts",
    "each",
    "group",
    "key_of",
    "number",
    "ordered",
    "record",
    "region",
    "same_type",
    "several",
    "sparse",
]

T = TypeVar("T")


class Name(NamedTuple):
    """The name of a value in messages: its own name, and the path to it, the nearest part first.

    >>> print(Name("sp").inner("union").inner("1647"))
    '1647' of 'union' of 'sp'
    """

    what: str
    of: str = ""

    def __str__(self) -> str:
        return f"'{self.path}'"

    @property
    def path(self) -> str:
        """The whole path, for a message that puts quotes around it."""
        return f"{self.what}' of '{self.of}" if self.of else self.what

    def inner(self, what: str) -> Name:
        """The name of a value inside this one."""
        return Name(what, self.path)


@dataclass(frozen=True)
class Codec(Generic[T]):
    """How a value is written in a document, and read from it.

    Attributes:
        write: the value as plain data.
        read: the value from plain data, its name, and the present value in the state, of which a
            table may change a part; raises `TitleError`.
    """

    write: Callable[[T], object]
    read: Callable[[object, Name, T], T]


def _plain(value: object) -> object:
    """Tuples as lists, at any depth."""
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in cast("Iterable[object]", value)]
    return value


def number(least: int = 0) -> Codec[int]:
    """An integer of at least ``least``.

    >>> number().read(-1, Name("steps", "lee"), 0)
    Traceback (most recent call last):
    longroll.engine.errors.TitleError: 'steps' of 'lee' must be a whole number from 0 up, not -1
    """
    return Codec(int, lambda value, name, _: whole(value, name.what, least, name.of))


NUMBER: Final = number()
INTEGER: Final[Codec[int]] = Codec(int, lambda value, name, _: integer(value, *name))
TRUTH: Final[Codec[bool]] = Codec(bool, lambda value, name, _: truth(value, *name))
TEXT: Final[Codec[str]] = Codec(str, lambda value, name, _: text(value, *name))


def same_type(least: int = 0) -> Codec[Any]:
    """A boolean, an integer from -1 up or a list of integers from ``least`` up, as in the state."""
    return Codec(_plain, lambda value, name, old: alike(old, value, name.what, least))


def key_of(keys: Mapping[str, T], kind: str) -> Codec[T]:
    """One of ``keys``; ``kind`` says what they are, for messages.

    >>> key_of({"union": 0}, "side").read("british", Name("active"), 0)
    Traceback (most recent call last):
    longroll.engine.errors.TitleError: no side is called 'british'
    """
    names: dict[T, str] = {}
    for key, value in keys.items():
        names.setdefault(value, key)
    return Codec(names.__getitem__, lambda value, _name, _old: find(keys, value, kind))


def region(keys: Mapping[str, int], kind: str) -> Codec[Mask]:
    """A set of places or pieces: a list of their keys, in the order of their numbers.

    >>> region({"richmond": 0, "paris": 3}, "space").write(0b1001)
    ['richmond', 'paris']
    """
    one = key_of(keys, kind)

    def read(value: object, name: Name, _old: Mask) -> Mask:
        return mask(find(keys, key, kind) for key in array(value, *name))

    return Codec(lambda marked: list(map(one.write, members(marked))), read)


def ordered(values: Iterable[Any]) -> tuple[Any, ...]:
    """A tuple in the order of its values: a container for `several` and `sparse`."""
    return tuple(sorted(values))


def several(one: Codec[Any], into: Callable[[Iterable[Any]], Any] = tuple) -> Codec[Any]:
    """A list of values; ``into`` converts them to the container in the state."""

    def read(value: object, name: Name, _old: Any) -> Any:
        return into([one.read(item, name, None) for item in array(value, *name)])

    return Codec(lambda values: [one.write(value) for value in values], read)


def group(
    what: str, into: Callable[[Sequence[Any]], Any] = tuple, **items: Codec[Any]
) -> Codec[Any]:
    """A list with a value for each of ``items``; ``what`` says what they are, for messages.

    ``into`` converts them to the container in the state, which has its values in the same order.

    >>> seen = group("a month and steps", month=NUMBER, steps=NUMBER)
    >>> seen.read([3], Name("lee", "seen"), ())
    Traceback (most recent call last):
    longroll.engine.errors.TitleError: 'lee' of 'seen' must be a month and steps
    """

    def write(values: Iterable[Any]) -> object:
        return [item.write(value) for item, value in zip(items.values(), values, strict=True)]

    def read(value: object, name: Name, _old: Any) -> Any:
        values = array(value, *name)
        if len(values) != len(items):
            raise TitleError(f"{name} must be {what}")
        pairs = zip(items.items(), values, strict=True)
        return into([item.read(one, name.inner(key), None) for (key, item), one in pairs])

    return Codec(write, read)


def record(
    make: Callable[..., Any],
    fields: Mapping[str, Codec[Any]],
    default: Mapping[str, Any],
    *,
    unnamed: bool = False,
) -> Codec[Any]:
    """A table with a value for each of ``fields``, the attributes of an object.

    Args:
        make: makes the object from its attributes by name.
        fields: the codec of each.
        default: the values that a table may leave out.
        unnamed: whether the object is a plain tuple, with the values in the order of ``fields``.
    """

    def write(value: Any) -> object:
        values: Iterable[Any] = value if unnamed else [getattr(value, key) for key in fields]
        pairs = zip(fields.items(), values, strict=True)
        return {key: codec.write(one) for (key, codec), one in pairs}

    def read(value: object, name: Name, _old: object) -> object:
        row = table(value, *name)
        refuse_others(row, fields, name.path)
        found = dict(default)
        for key, codec in fields.items():
            if key in row:
                found[key] = codec.read(row[key], name.inner(key), default.get(key))
            elif key not in default:
                raise TitleError(f"{name} lacks '{key}'")
        return make(**found)

    return Codec(write, read)


def each(
    keys: Mapping[str, int], one: Codec[Any], *, omit: object = None, kind: str = ""
) -> Codec[Any]:
    """A table with a value for each of ``keys``, which map to indices of a list in the state.

    Entries that are not named keep their values. A value that equals ``omit`` is not written. An
    unknown key is reported as no ``kind``; without a kind the message lists all keys.

    >>> sides = each({"union": 0, "confederate": 1}, NUMBER)
    >>> sides.write([3, 4])
    {'union': 3, 'confederate': 4}
    >>> sides.read({"confederate": 5}, Name("will"), [3, 4])
    [3, 5]
    >>> sides.read({"british": 5}, Name("will"), [3, 4])
    Traceback (most recent call last):
    longroll.engine.errors.TitleError: 'will' has no 'british'; it takes: union, confederate
    """

    def write(values: Sequence[Any]) -> object:
        if omit is None:
            return {key: one.write(values[index]) for key, index in keys.items()}
        told = {key: values[index] for key, index in keys.items() if values[index] != omit}
        return {key: one.write(value) for key, value in told.items()}

    def read(value: object, name: Name, old: Any) -> Any:
        rows = table(value, *name)
        if not kind:
            refuse_others(rows, keys, name.path)
        new = list(old)
        for key, row in rows.items():
            at = find(keys, key, kind)
            new[at] = one.read(row, name.inner(key), new[at])
        return new if isinstance(old, list) else tuple(new)

    return Codec(write, read)


def counts(keys: Mapping[str, int], kind: str = "") -> Codec[Any]:
    """A count for each of ``keys``; those that are not named count 0."""
    inner = each(keys, NUMBER, omit=0, kind=kind)

    def read(value: object, name: Name, old: Any) -> Any:
        return inner.read(value, name, type(old)([0] * len(old)))

    return Codec(inner.write, read)


def sparse(
    keys: Mapping[str, int],
    kind: str,
    least: int = 0,
    into: Callable[[Iterable[tuple[int, int]]], Any] = dict,
) -> Codec[Any]:
    """Numbers by place, from ``least`` up, in the order of the places; zeros are left out.

    ``into`` converts pairs of a place and a number to the container in the state: a dictionary, or
    `ordered`.
    """
    one = key_of(keys, kind)

    def write(numbers: Any) -> object:
        name = one.write
        return {name(place): count for place, count in sorted(dict(numbers).items())}

    def read(value: object, name: Name, _old: object) -> Any:
        rows = table(value, *name).items()
        found = {find(keys, key, kind): whole(count, key, least, name.path) for key, count in rows}
        return into((place, count) for place, count in found.items() if count)

    return Codec(write, read)
