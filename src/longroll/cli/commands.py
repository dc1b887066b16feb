"""The commands at the prompt of a game, besides actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path

from longroll.bots.searcher import Searcher
from longroll.cli.around import around
from longroll.cli.clauses import clauses_called
from longroll.cli.console import out, tell
from longroll.cli.meaning import as_told, instead
from longroll.cli.showing import Showing
from longroll.engine.action import Action, ActionError, act, parse
from longroll.engine.chart import Chart
from longroll.engine.clause import Denial
from longroll.engine.event import Message
from longroll.engine.finding import slug
from longroll.engine.game import Undo
from longroll.engine.overlay import Overlay
from longroll.engine.prospect import Prospect
from longroll.naming import is_unheard

__all__ = ["COMMANDS", "Commands", "Leave"]

SOME = 8
"""Number of legal actions shown as examples."""
LAST = 40
"""Number of events of the log that are shown."""


class Leave(Exception):
    """The player leaves; the game is not over."""


class Commands(Showing):
    """A table that obeys commands; none of them plays an action."""

    def obey(self, line: str) -> bool:
        """Carry out the command with which a line begins; whether there is one.

        Nobody leaves who types more than that: “salir con 4 PF” is an order that is not listed.
        """
        words = line.split()
        for size in (2, 1):  # “por qué” is two words
            head, rest = " ".join(words[:size]), " ".join(words[size:])
            name = self.called.get(slug(head) or head)
            if name is not None and not (name == "quit" and rest):
                COMMANDS[name](self, rest)
                return True
        return False

    @cached_property
    def called(self) -> Mapping[str, str]:
        """The commands by their names: in English, and in the player's language without accents."""
        own = {slug(self.text(f"command-{name}")): name for name in COMMANDS if name != "?"}
        # Who writes “porqué” or “porque” asks the same.
        joined = {called.replace("-", ""): name for called, name in own.items()}
        return {**joined, **own, **{name: name for name in COMMANDS}}

    def explain(self, _rest: str) -> None:
        """Print the clause of the decision, and what can be typed."""
        clause = self.game.title.clauses().get(self.game.decision.clause)
        if clause is not None:
            self._clauses([clause.number])
        self.say("help", more=self.words.text("help-more") or "")

    def rule(self, rest: str) -> None:
        """Print the summary of a clause and of those below it."""
        if not rest:
            self.complain(self.text("which-rule", clause=self.game.decision.clause))
            return
        parts = clauses_called(self.game.title.clauses(), rest)
        if parts:
            self._clauses([number for numbers in parts.values() for number in numbers])
        else:
            self.complain(self.text("no-rule", clause=rest))

    def _clauses(self, numbers: list[str]) -> None:
        """Print summaries; a note says if some are not translated."""
        for number in numbers:
            clause = self.words.clause(number)
            assert clause is not None
            out.print(f"{clause.number} {clause.title}: {clause.summary}", markup=False)
        if not all(map(self.words.is_translated, numbers)):
            out.print(self.text("english"), style="dim", markup=False)

    def why(self, rest: str) -> None:
        """Say why an action is illegal; it is given by its text or its number in the list."""
        actions, seat = self.game.actions, self.game.decision.seat
        if not rest:
            some = [self.action_text(action, seat) for action in actions[:SOME]]
            self.say("why", actions="; ".join(some) + ("; ..." if len(actions) > SOME else ""))
            return
        if rest.isdigit() and not 1 <= int(rest) <= len(actions):
            self.complain(self.text("number", count=len(actions)))
            return
        wanted = actions[int(rest) - 1] if rest.isdigit() else self._wanted(rest, seat)
        if wanted is None:
            return
        denial = self.game.why_not(wanted)
        if denial is not None and (wrong := self.nameless(wanted, denial)):
            self.complain(wrong)
            return
        text = self.words.denial(denial) if denial else self.text("legal")
        said = self.action_text(wanted, seat)
        if wanted not in actions and (not wanted.args or "?" in said):
            said = rest  # the text of the order lacks a name
        out.print(f"{said}: {text}", markup=False)

    def nameless(self, wanted: Action, denial: Denial) -> str:
        """A message that a name is unknown, if that is why an order is illegal; else empty."""
        return self.naming.nameless(wanted, denial, self.game.actions)

    def _wanted(self, typed: str, seat: str) -> Action | None:
        """The order that is asked about; None, with a message, if there is none or are several."""
        told = self.told(seat)
        found = [] if typed.lower() in map(str, told) else as_told(typed, told)
        if len(found) > 1:
            self.ask_which(found, seat)
            return None
        like = found[0] if found else instead(typed, told, self.naming.names)
        if like is not None:
            return like
        spelled = self.naming.spelled(typed, told)
        try:
            wanted = parse(typed.lower())
        except ActionError as error:
            if spelled is None:
                self.complain_of(error)
            return spelled
        denial = self.game.why_not(wanted)
        if denial is None or not is_unheard(denial):
            return wanted
        named = spelled or wanted
        return self._by_label(named, told, seat) or named

    def _by_label(self, wanted: Action, told: Mapping[Action, str], seat: str) -> Action | None:
        """The order that is meant by the first word of its text, as “sail 4137” for “Sail to ...”.

        None if no rule says anything of such an order, either.
        """
        far = [course.actions[-1] for course in self.game.title.aids.courses(self.game.state, seat)]
        texts = {**{action: self.action_text(action, seat) for action in far[:1]}, **told}
        for verb in dict.fromkeys(
            action.verb
            for action, text in texts.items()
            if action.args and slug(text.split()[0]) == slug(wanted.verb)
        ):
            meant = act(verb, *wanted.args)
            denial = self.game.why_not(meant)
            if denial is None or not is_unheard(denial):
                return meant
        return None

    def undo(self, rest: str) -> None:
        """Undo the human's last choices, and what bots did since, if that reveals nothing."""
        if rest and (not rest.isdecimal() or int(rest) == 0):
            self.complain(self.text("undo-how-many", typed=rest))
            return
        wanted = int(rest or 1)
        found = self._undoing(wanted)
        if not found.steps:
            able = next(n for n in range(wanted) if not self._undoing(n + 1).steps)
            key = "fewer" if able else self._undoing(1).reason
            self.complain(self.text(f"undo-{key}", count=able))
            return
        asked = self.game.decision.seat
        seats = [line.seat for line in self.game.record.lines[-found.steps :]]
        taken = [self._taken_back(seat, asked) for seat in reversed(seats)]
        for player in self.players.values():
            if isinstance(player, Searcher):
                player.intent = None  # what it had begun may have been undone
        self.unasked = {line for line in self.unasked if line < len(self.game.record.lines)}
        self.listed = None
        self.keep()
        self.say("undone", action="; ".join(reversed(taken)))

    def _taken_back(self, seat: str, asked: str) -> str:
        """Undo the last action, of ``seat``; its words, and whose it was if ``asked`` did not."""
        said = self.action_text(self.game.undo(), seat)
        return said if seat == asked else f"{self.words.name('side', seat)}: {said}"

    def _undoing(self, choices: int) -> Undo:
        """What undoing that many choices of the human would take, and how many actions."""
        return self.game.may_undo(self.game.decision.seat, self.bots, self.unasked, choices)

    def log(self, _rest: str) -> None:
        """Print the last events."""
        for event in self.game.log(self.viewer)[-LAST:]:
            tell("  " + self.words.event(event), 4)

    def hand(self, _rest: str) -> None:
        """Print the cards of the deciding seat: what a title shows of each, and its effect."""
        seat = self.game.decision.seat
        hand = self.game.tableau(seat).hand
        for number in hand:
            card = self.game.title.aids.card(self.game.state, seat, number)
            traits = [
                self.text("trait", label=self.words.label(key), value=self.words.shown(value))
                for key, value in card.items()
                if key not in ("card", "pile")
            ]
            name = str(self.words.name("card", str(number)))
            row = f"{number}" if name == str(number) else f"{number} {name}"
            if traits:
                row = self.text("card-traits", card=row, traits=", ".join(traits))
            if effect := self.words.text(f"card-{number}-effect"):
                row = self.text("card-effect", card=row, effect=effect)
            tell(f"  {row}", 6)
        if not hand:
            self.say("no-hand")

    def near(self, rest: str) -> None:
        """Print the hexes round a place or a piece, with the counters there."""
        layout = self.game.tableau(self.game.decision.seat).layout
        atlas = self.game.title.inventory.atlas()
        meant = self.naming.key(rest)
        place = layout.stands().get(meant, meant)
        named = {side.key: str(self.words.name("side", side.key)) for side in atlas.sides}
        initials = {side: name.split()[-1][:1].upper() for side, name in named.items()}
        sheet, lying = atlas.sheet, layout.counters
        lines = around(sheet, place, lying, initials) if sheet is not None else []
        for line in lines:
            out.print(f"  {line}", markup=False)
        if not lines:
            self.complain(self.text("no-hexes" if sheet is None else "no-near"))

    def print_chart(self, chart: Chart) -> None:
        """Print a chart under its name: each row's label, side and numbers."""
        heads = ", ".join(self.words.label(column) for column in chart.columns)
        name = self._title_of(chart)
        out.print(f"  {name} ({heads})" if heads else f"  {name}", style="bold", markup=False)
        whose = len({row.side for row in chart.rows}) > 1
        for row in chart.rows:
            side = f"{self.words.name('side', row.side)}: " if whose and row.side else ""
            cells = ", ".join(self.words.cell(cell) for cell in row.cells)
            tell(f"    {side}{self.words.row(row.label)}: {cells}", 6)

    def odds(self, _rest: str) -> None:
        """Print the fights that may come now, with their modifiers and odds."""
        title, seat = self.game.title, self.game.decision.seat
        found = title.aids.prospects(self.game.state, seat)
        for prospect in found:
            places = [prospect.place, *prospect.joined]
            named = ", ".join(str(self.words.name("space", place)) for place in places)
            if prospect.start:
                start = str(self.words.name("space", prospect.start))
                named = self.text("odds-start", place=named, start=start)
            if prospect.given is not None:
                given = self.words.message(prospect.given)
                named = self.text("odds-given", place=named, given=given)
            key = "odds-estimate" if prospect.margin else "odds"
            share, tied = prospect.hundredths()
            said = self.text(
                key,
                place=named,
                side=str(self.words.name("side", prospect.attacker)),
                share=share,
                tied=tied,
                given=int(prospect.given is not None),
                least=max(0, share - prospect.margin),
                most=min(100, share + prospect.margin),
                attacker=self._mean(prospect, attacker=True),
                defender=self._mean(prospect, attacker=False),
            )
            tell(f"  {said}", 4)
            pair = (prospect.attacker, prospect.defender)
            for side, force in zip(pair, prospect.forces, strict=False):
                name = str(self.words.name("side", side))
                said = self.text("odds-force", side=name, told=self.words.message(force))
                tell(f"    {said}", 6)
            for event in prospect.modifiers:
                out.print(f"    {self.words.event(event)}", style="dim", markup=False)
        if not found:
            self.say("no-odds")

    def _mean(self, prospect: Prospect, *, attacker: bool) -> str:
        """The mean loss of a side, as its language writes the number."""
        losses = (
            ending.ways * (ending.attacker_loss if attacker else ending.defender_loss)
            for ending in prospect.endings
        )
        return str(self.words.shown(round(sum(losses) / prospect.of, 1)))

    def overlay(self, rest: str) -> None:
        """Print an overlay of the map, given by key or name, optionally for a place or a piece."""
        title, state, seat = self.game.title, self.game.state, self.game.decision.seat
        whole = title.aids.overlays(state, seat, "")
        told = rest.split()
        # The longest prefix that names an overlay; the rest is a place or a piece.
        for at in range(len(told), -1, -1):
            about = self.naming.key(" ".join(told[at:])) if told[at:] else ""
            found = title.aids.overlays(state, seat, about) if about else whole
            named = [o for o in found if self._is_called(o, " ".join(told[:at]))]
            chosen = named if at else [o for o in found if about and o.about]
            if chosen:
                for overlay in chosen:
                    self._print_overlay(overlay)
                return
        if whole:
            names = (f"{self._name_of(overlay)} ({overlay.key})" for overlay in whole)
            self.say("overlays", overlays=", ".join(names))
        else:
            self.say_wrong("no-overlay")

    def _name_of(self, overlay: Overlay) -> str:
        return self.words.text(f"overlay-{overlay.key}") or overlay.key

    def _is_called(self, overlay: Overlay, typed: str) -> bool:
        """Whether its key, or its name in the player's language, begins with ``typed``."""
        return self._begins(typed, overlay.key, self._name_of(overlay))

    @staticmethod
    def _begins(typed: str, key: str, name: str) -> bool:
        """Whether a key, or a name in the player's language, begins with ``typed``."""
        begun = slug(typed)
        return bool(begun) and any(each.startswith(begun) for each in (key, slug(name)))

    def _print_overlay(self, overlay: Overlay) -> None:
        """Print a heading, and the places of each kind of mark."""
        out.print(f"  {self._name_of(overlay)} [{overlay.clause}]", style="bold", markup=False)
        for kind in dict.fromkeys(mark.kind for mark in overlay.marks):
            places = [
                f"{self.words.name('space', mark.place)}{f' {mark.value}' if mark.value else ''}"
                for mark in sorted(overlay.marks, key=lambda mark: mark.value)
                if mark.kind == kind
            ]
            label = self.words.mark(overlay.key, kind)
            tell(f"  {label}: {', '.join(places)}", 4)

    def charts(self, rest: str) -> None:
        """Print a chart or a table of the rules, given by key or name; without one, their names."""
        aids, seat = self.game.title.aids, self.game.decision.seat
        found = list(aids.charts(self.game.state, seat))
        found += [table.chart for table in aids.references]
        if not found:
            self.complain(self.text("no-charts"))
            return
        exact = [chart for chart in found if slug(rest) in (chart.key, slug(self._title_of(chart)))]
        begun = [chart for chart in found if self._begins(rest, chart.key, self._title_of(chart))]
        chosen = exact or begun
        for chart in chosen:
            self.print_chart(chart)
            if about := self.words.text(f"chart-{chart.key}-about"):
                tell(f"    {about}", 4)
        if not chosen:
            names = (f"{self._title_of(chart)} ({chart.key})" for chart in found)
            key = "no-chart" if rest else "charts"
            self.say(key, charts=", ".join(names), typed=rest)

    def _title_of(self, chart: Chart) -> str:
        return self.words.text(f"chart-{chart.key}") or chart.key

    def sheet(self, _rest: str) -> None:
        """Print the open displays beside the map."""
        if not self.print_sheets(self.game.decision.seat):
            kinds = self.game.title.inventory.atlas().displays
            self.say("no-sheet" if kinds else "no-sheets")

    def print_sheets(self, seat: str) -> bool:
        """Print the displays as a seat sees them; whether any is open."""
        tableau = self.game.tableau(seat)
        kinds = {kind.key: kind for kind in self.game.title.inventory.atlas().displays}
        for one in tableau.displays:
            title = self.words.message(Message(f"display-{one.display}", (("place", one.name),)))
            note = self.words.message(one.note) if one.note is not None else ""
            out.print(f"  {title}. {note}", style="bold", markup=False)
            for area in kinds[one.display].areas:
                place = f"{one.name}/{area.key}"
                here = [each for each in tableau.layout.counters if each.place == place]
                held = ", ".join(self.words.lying(here)) or self.text("area-empty")
                said = self.words.text(f"area-{area.key}") or area.key
                out.print("    " + self.text("area", area=said, holds=held), markup=False)
        return bool(tableau.displays)

    def save(self, rest: str) -> None:
        """Save the game or the position."""
        if rest:
            self.write(Path(rest))
        else:
            self.complain(self.text("save-where"))

    def quit(self, _rest: str) -> None:
        """Leave the game."""
        raise Leave


COMMANDS: dict[str, Callable[[Commands, str], None]] = {
    "?": Commands.explain,
    "help": Commands.explain,
    "why": Commands.why,
    "rule": Commands.rule,
    "hand": Commands.hand,
    "undo": Commands.undo,
    "log": Commands.log,
    "show": Commands.show,
    "near": Commands.near,
    "orders": Commands.orders,
    "odds": Commands.odds,
    "overlay": Commands.overlay,
    "charts": Commands.charts,
    "sheet": Commands.sheet,
    "save": Commands.save,
    "quit": Commands.quit,
}
"""The commands by name; each takes the rest of the line."""
