"""What is installed from the locks: all that they name, and nothing newer."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.workshop.wheels import write_wheel

ROOT = Path(__file__).parents[2]
LOCKS = ("run", "club", "dev", "lab")
PINNED = re.compile(r"^([a-z0-9][a-z0-9._-]*)(\[[a-z0-9,. _-]+\])?==(\S+)", re.MULTILINE)

PROJECT = """
[build-system]
requires = []
[project]
name = "toy"
version = "1"
requires-python = ">=3.11"
dependencies = ["alpha"]
[project.optional-dependencies]
dev = []
lab = []
club = []
postgres = []
print = []
[dependency-groups]
build = []
"""
PROBE = """
include Makefile
probe:
\t$(call install-lock,run)
\t$(check-installed)
"""


def lock_text(name: str) -> str:
    return (ROOT / f"requirements/{name}.lock").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    return {package: version for package, _, version in PINNED.findall(lock_text(name))}


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project with our Makefile that needs alpha, which needs an extra of beta."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (tmp_path / "probe.mk").write_text(PROBE)
    for folder in ("requirements", "wheels"):
        (tmp_path / folder).mkdir()
    write_wheel(tmp_path / "wheels", "alpha", "1.0", "beta[more]>=1")
    write_wheel(tmp_path / "wheels", "beta", "1.0", extra="more")
    make(tmp_path, "lock", "--assume-old=.venv/.player", "--assume-old=.venv/.ready")
    subprocess.run([sys.executable, "-m", "venv", ".venv"], cwd=tmp_path, check=True)
    return tmp_path


def make(folder: Path, *words: str, good: bool = True) -> str:
    """Run make there with the wheels of that folder as all that is on offer; what it said."""
    environment = {
        key: value for key, value in os.environ.items() if not key.startswith(("PIP_", "UV_"))
    }
    environment |= {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": str(folder / "wheels"),
        "UV_NO_INDEX": "1",
        "UV_FIND_LINKS": str(folder / "wheels"),
        "UV": str(ROOT / ".venv/bin/uv"),
    }
    done = subprocess.run(
        ["make", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    assert (done.returncode == 0) == good, said
    return said


def installed(folder: Path) -> set[str]:
    return {one.name for one in folder.glob(".venv/lib/*/site-packages/*.dist-info")}


@pytest.mark.slow
def test_a_new_release_changes_nothing(toy: Path) -> None:
    write_wheel(toy / "wheels", "beta", "2.0", extra="more")
    make(toy, "-f", "probe.mk", "probe")
    assert {"alpha-1.0.dist-info", "beta-1.0.dist-info"} <= installed(toy)


@pytest.mark.slow
def test_a_lock_that_lacks_something_is_told(toy: Path) -> None:
    lock = toy / "requirements/run.lock"
    lines = lock.read_text().splitlines(keepends=True)
    start = next(at for at, line in enumerate(lines) if line.startswith("beta"))
    end = next((at for at in range(start + 1, len(lines)) if lines[at][0] != " "), len(lines))
    lock.write_text("".join(lines[:start] + lines[end:]))
    assert "alpha 1.0 requires beta" in make(toy, "-f", "probe.mk", "probe", good=False)


@pytest.mark.slow
def test_a_file_that_was_exchanged_is_refused(toy: Path) -> None:
    write_wheel(toy / "wheels", "beta", "1.0", extra="other")
    assert "HASHES" in make(toy, "-f", "probe.mk", "probe", good=False)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_versions_and_hashes_and_no_host(name: str) -> None:
    text = lock_text(name)
    entries = re.split(r"\n(?=[a-z0-9])", text.split("\n", 2)[2])
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "--index" not in text


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_for_every_platform(name: str) -> None:
    """Windows alone wants colorama: a lock made for one platform would have left it out."""
    assert re.search(r"^colorama==\S+ ; sys_platform == 'win32'", lock_text(name), re.MULTILINE)


def test_the_locks_agree() -> None:
    run, club, dev, lab = (set(pins(name).items()) for name in LOCKS)
    assert run < club < dev < lab


def test_players_get_no_tools_of_developers() -> None:
    named = set(pins("run")) | set(pins("club"))
    assert not named & {"ruff", "mypy", "basedpyright", "pytest", "uv", "matplotlib", "ray"}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_all_that_the_project_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    asked: list[str] = project["project"]["dependencies"] + project["build-system"]["requires"]
    asked += extras["dev"] if name in {"dev", "lab"} else []
    asked += extras["club"] + extras["postgres"] if name != "run" else []
    asked += extras["lab"] if name == "lab" else []
    names = {re.split(r"[^\w.-]", one)[0].lower().replace("_", "-") for one in asked}
    assert {one.replace(".", "-") for one in names} <= {one.replace(".", "-") for one in pins(name)}


def test_the_build_backend_is_asked_for_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]
