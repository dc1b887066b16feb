"""The options of a title: which exist, and which are on."""

from __future__ import annotations

from collections.abc import Iterable

from longroll.engine.title import Title, TitleError

__all__ = ["check_options", "chosen_options", "default_options"]


def default_options(title: Title) -> tuple[str, ...]:
    """The options that are on unless somebody switches them off."""
    return tuple(option.key for option in title.info.options if option.default)


def chosen_options(
    title: Title, scenario: str, switched_on: Iterable[str], switched_off: Iterable[str]
) -> tuple[str, ...]:
    """The title's defaults with some options switched on and others off; as `check_options`."""
    off = check_options(title, scenario, switched_off)
    on = check_options(title, scenario, (*default_options(title), *switched_on))
    return tuple(option for option in on if option not in off)


def check_options(title: Title, scenario: str, options: Iterable[str] | None) -> tuple[str, ...]:
    """``options`` in the title's order, its defaults for None.

    Raises `TitleError` for an unknown scenario or option.
    """
    info = title.info
    keys = [s.key for s in info.scenarios]
    if scenario not in keys:
        raise TitleError(f"{info.key} has no scenario {scenario!r}; it has: {', '.join(keys)}")
    known = [option.key for option in info.options]
    if options is None:
        options = default_options(title)
    wanted = list(options)
    for option in wanted:
        if option not in known:
            raise TitleError(
                f"{info.key} has no option {option!r}; it has: {', '.join(known) or 'none'}"
            )
    return tuple(option for option in known if option in wanted)
