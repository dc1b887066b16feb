"""`show` at the terminal: the table, or what a name refers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from longroll.cli.console import out, tell
from longroll.cli.ground import edges, place_on
from longroll.cli.listing import Listing
from longroll.cli.sitting import rows_of
from longroll.engine.finding import NameUnknown, slug
from longroll.engine.tableau import MOVING
from longroll.engine.title import TitleError

__all__ = ["Showing"]

LABEL = 22
"""Minimum width of the column of labels."""
SHOWN = ("track", "force")
"""Arguments of `show` besides names; the player's language has its own words for them."""


class Showing(Listing):
    """A table that tells what lies on it."""

    def show(self, rest: str) -> None:
        """Print the table, or what a name refers to."""
        own = {slug(self.text(f"shown-{key}")): key for key in SHOWN}
        asked = own.get(slug(rest), rest)
        if asked == "force" and self._tell_force():
            return
        shown = self._shown(asked, rest)
        if shown is None:
            return
        if not shown:
            self._tell_what_lies()
            return
        if self.words.knows(f"card-{asked}"):
            out.print(f"  {self.words.name('card', asked)}", style="bold", markup=False)
            tell(f"  {self.words.text(f'card-{asked}-effect') or ''}", 4)
        self.print_shown(shown)
        if asked in {"", "track"}:
            self.print_aims()
        self._tell_ground(shown)
        self._tell_who_is_there(shown)

    def _tell_force(self) -> bool:
        """Print what is moving now, for a title that does not tell it itself; whether it is so."""
        seat = self.game.decision.seat
        try:
            self.game.title.aids.show(self.game.state, seat, "force")
        except TitleError:
            lying = self.game.tableau(seat).layout.counters
            moving = [counter for counter in lying if counter.stack == MOVING]
            places = dict.fromkeys(counter.place for counter in moving)
            for place in places:
                here = self.words.lying([each for each in moving if each.place == place])
                self._print_labelled([(str(self.words.name("space", place)), here)])
            if not moving:
                self.say("no-force")
            return True
        return False

    def _tell_what_lies(self) -> None:
        """Print the contents of each place, for a title that does not show its table itself."""
        lying = self.game.tableau(self.game.decision.seat).layout.counters
        places = dict.fromkeys(counter.place for counter in lying)
        self._print_labelled(
            [
                (self.words.shown(place), self.words.lying([c for c in lying if c.place == place]))
                for place in places
            ]
        )

    def _tell_who_is_there(self, shown: Mapping[str, object]) -> None:
        """Print the named pieces of the place just shown, if only their number was shown."""
        place = self._place_of(shown)
        told = [self.words.shown(item) for value in shown.values() for item in rows_of(value)]
        told += map(self.words.label, shown)  # as for a piece that is asked about
        lying = self.game.tableau(self.game.decision.seat).layout.counters
        here = [each for each in lying if each.key and each.place.partition("/")[0] == place]
        untold = [
            each for each in here if not any(self.words.shown(each.key) in row for row in told)
        ]
        self._print_labelled([(self.text("here"), self.words.lying(untold))])

    def _tell_ground(self, shown: Mapping[str, object]) -> None:
        """Print the terrain of a hex and of its sides, if the title has not done so itself."""
        sheet, place = self.game.title.inventory.atlas().sheet, self._place_of(shown)
        here = place_on(sheet, place) if sheet is not None else None
        if sheet is None or here is None:
            return
        told: list[tuple[str, list[str]]] = []
        ground = self.words.text(f"ground-{here.ground}")
        if "ground" not in shown and ground is not None:
            told.append((self.text("ground"), [ground]))
        if "sides" not in shown:
            rows = [
                self.text(
                    "hexside",
                    direction=self.text(f"direction-{edge.direction}"),
                    hex=str(self.words.name("space", edge.beyond)),
                    told=", ".join(self._lies(*feature) for feature in edge.features),
                )
                for edge in edges(sheet, place)
            ]
            told += [(self.text("hexsides"), rows)] if rows else []
        self._print_labelled(told)

    def _lies(self, kind: str, name: str) -> str:
        """The feature of a hexside, with its name if it has one."""
        said = self.words.text(f"hexside-{kind}") or kind
        return f"{said} ({self.words.text(f'proper-{name}') or name})" if name else said

    def _place_of(self, shown: Mapping[str, object]) -> str:
        """The place that is shown: its key is the first value."""
        first = next(iter(shown.values()), "")
        named = cast("Mapping[str, object]", first).values() if isinstance(first, dict) else [first]
        known = self.game.title.inventory.atlas().place_keys
        return next((each for each in named if isinstance(each, str) and each in known), "")

    def _shown(self, asked: str, typed: str) -> dict[str, object] | None:
        """What the deciding seat may know of a name in English or its own language.

        ``asked`` is what ``typed`` means to a title that has such a thing: not every title has a
        force. None, with a message, for an unknown name. Empty for the table of a title that does
        not show it.
        """
        show, seat = self.game.title.aids.show, self.game.decision.seat
        errors: list[NameUnknown] = []
        try:
            return show(self.game.state, seat, asked)
        except NameUnknown as unknown:
            errors += [unknown] * (asked == typed)
        except TitleError:  # a title that shows nothing
            pass
        try:
            return show(self.game.state, seat, self.naming.find(typed))
        except NameUnknown as unknown:
            errors.append(unknown)
        except TitleError:
            pass
        if not asked:
            return {}
        errors.sort(key=lambda error: (not error.several, not error.hints))
        hints, several = (errors[0].hints, errors[0].several) if errors else ((), False)
        self.complain(self.naming.unknown(typed, hints, several=several))
        return None

    def print_shown(self, shown: dict[str, object]) -> None:
        """Print a line for each value, beside its label."""
        told = {name: [self.words.shown(item) for item in rows_of(shown[name])] for name in shown}
        self._print_labelled([(self.words.label(name), rows) for name, rows in told.items()])

    def _print_labelled(self, told: Sequence[tuple[str, list[str]]]) -> None:
        """Print each label with its rows beside it; long rows are wrapped."""
        wide = max([LABEL, *(len(label) for label, _ in told)])
        for label, rows in told:
            for number, text in enumerate(rows):
                tell(f"  {'' if number else label:<{wide}} {text}", wide + 3)

    def print_aims(self) -> None:
        """Print what each seat needs to win, and how much of it there is."""
        found = self.game.title.aids.aims(self.game.state, self.viewer)
        for aim in found:
            side = str(self.words.name("side", aim.side))
            tell(f"  {self.text('aim', side=side, told=self.words.message(aim.told))}", 4)
