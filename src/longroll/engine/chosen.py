"""The pack with which a title is played: its own, perhaps with a folder of files laid over it.

A title reads its components once, when it is first needed, and derives all its tables from them. So
an overlay must be chosen before that, and holds as long as the program runs. A record names it by
its digest, and can only be replayed with the same files.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from longroll.engine.pack import PackError

__all__ = ["chosen_pack", "choose_pack", "pack_digest", "takes_packs"]

_chosen: dict[str, Path] = {}
_asked: set[str] = set()


def choose_pack(title: str, folder: Path) -> None:
    """Play the title with the files in ``folder`` over its own.

    Raises `PackError` if there is no such folder, or the title has read its pack already.
    """
    if not folder.is_dir():
        raise PackError(str(folder), 0, "no such directory; name one that holds pack files")
    if title in _asked:
        raise PackError(str(folder), 0, f"{title} has read its pack already; choose it before")
    _chosen[title] = folder


def chosen_pack(title: str) -> Path | None:
    """The overlay of a title's pack, or None; a title asks for it when it reads its components."""
    _asked.add(title)
    return _chosen.get(title)


def takes_packs(title: str) -> bool:
    """Whether the title has asked for an overlay of its pack."""
    return title in _asked


def pack_digest(title: str) -> str:
    """A digest of 16 hexadecimal digits of the files over the pack; empty without any."""
    folder = _chosen.get(title)
    if folder is None:
        return ""
    found = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            text = file.read_bytes()
            found.update(f"{file.relative_to(folder).as_posix()} {len(text)}\n".encode() + text)
    return found.hexdigest()[:16]
