"""deploy/: what it starts are commands that there are, with settings that there are."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from longroll.cli.club import club
from longroll.cli.serve import serve
from longroll.club.config import read_config

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
EXAMPLE = ROOT / "docs/examples/club.toml"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def unit(file: Path) -> ConfigParser:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.read(file, encoding="utf-8")
    return parser


def parsed(words: list[str]) -> dict[str, Any]:
    """The options of a command as it would be started; fails if there is no such command."""
    app = typer.Typer()
    app.command("serve")(serve)
    app.add_typer(club, name="club")
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        command, words = command.commands[words[0]], words[1:]
    found: dict[str, Any] = command.make_context(command.name, list(words)).params
    return found


def test_containers_are_told_commands_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGROLL_DB", "postgresql+psycopg://longroll@db/longroll")
    services = compose()["services"]
    told = {name: parsed(one["command"]) for name, one in services.items() if "command" in one}
    assert set(told) == {"server-1", "server-2", "worker"}
    for name, options in told.items():
        file = options["club"] if name != "worker" else options["config"]
        assert f":{file}:" in services[name]["volumes"][0]
        assert services[name]["stop_grace_period"] == "30s"
        assert "LONGROLL_DB" in services[name]["environment"]
        assert services[name]["build"]["dockerfile"] == "deploy/Dockerfile"  # not Docker Hub's


def test_containers_are_given_settings_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    given = compose()["services"]["server-1"]["environment"]
    for name, value in given.items():
        text = re.sub(r"\$\{(\w+):[?-]\}", "club.example.org", value)
        monkeypatch.setenv(name, text)
    config = read_config(EXAMPLE)
    assert (config.jobs, config.logs, config.proxies) == ("elsewhere", "json", ("*",))
    assert config.url == "https://club.example.org"
    assert parsed(["club", "work", "club.toml"])["db"].startswith("postgresql+psycopg://")


def test_the_image_is_made_of_files_that_there_are() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    sent = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for name in line.split()[:-1]:
            assert (ROOT / name).exists()
            assert f"!{name.split('/')[0]}\n" in sent


@pytest.mark.parametrize("file", UNITS, ids=lambda it: it.stem)
def test_units_start_commands_that_there_are(file: Path) -> None:
    service = unit(file)["Service"]
    program, *words = shlex.split(service["ExecStart"].replace("%i", "8001"))
    assert program == "/opt/longroll/bin/longroll"
    told = parsed([*words, "--db", "postgresql+psycopg://localhost/club"])
    assert Path("/etc/longroll/club.toml") in (told.get("club"), told.get("config"))
    assert service["TimeoutStopSec"] == "30"


@pytest.mark.parametrize("file", UNITS, ids=lambda it: it.stem)
def test_systemd_understands_the_units(file: Path, tmp_path: Path) -> None:
    verify = shutil.which("systemd-analyze")
    if verify is None:  # there is no systemd on a Mac, say: the test above has read them
        return
    target = tmp_path / file.name
    text = file.read_text(encoding="utf-8")
    target.write_text(text.replace("/opt/longroll/bin/longroll", "/bin/true"), encoding="utf-8")
    done = subprocess.run(
        [verify, "verify", str(target)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
