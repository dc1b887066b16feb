"""What a club is told: by its file, by the environment; and what is wrong with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from longroll.club.config import ConfigError, read_config

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "club.toml"
GOOD = """
url = "https://club.example.org"
[mail]
host = "mail.example.org"
sender = "club@example.org"
"""


def told(folder: Path, text: str) -> Path:
    file = folder / "club.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_example_is_a_club() -> None:
    config = read_config(EXAMPLE)
    assert (config.host, config.secure) == ("club.example.org", True)
    assert set(config.providers) == {"forge"}


def test_the_environment_goes_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGROLL_CLUB__MAIL__PASSWORD", "muster")
    monkeypatch.setenv("LONGROLL_CLUB__NAME", "Camp")
    monkeypatch.setenv("LONGROLL_CLUB__MAIL__PORT", "465")
    config = read_config(told(tmp_path, GOOD + "port = 25\n"))
    assert config.name == "Camp"
    assert config.mail.password.get_secret_value() == "muster"
    assert (config.mail.port, config.mail.host) == (465, "mail.example.org")
    assert "muster" not in repr(config)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (GOOD.replace("https://club.example.org", "club.example.org"), "url: write the whole"),
        (GOOD.replace("https:", "http:"), "url: passkeys and cookies need https"),
        (GOOD.replace('.org"\n[', '.org/club"\n['), "url: leave out what follows the host"),
        (GOOD.replace("url", "address"), "url: this has to be said, here or as LONGROLL_CLUB__URL"),
        ("muster = 1\n" + GOOD, "muster: there is no such setting"),
        ('language = "la"\n' + GOOD, "language: choose one of en, es, it"),
        (GOOD + "port = 0\n", "mail.port: "),
        (GOOD + 'security = "none"\n', "mail.security: 'none' is for"),
        (GOOD.replace("sender", "user"), "mail.sender: say from whom"),
        (GOOD.replace("club@example.org", "club"), "mail.sender: say from whom"),
        ('proxies = ["the proxy"]\n' + GOOD, "proxies: 'the proxy' is not an address"),
        ('moderators = ["chair"]\n' + GOOD, "moderators: 'chair' is not a mail address"),
        (
            'moderators = ["chair@example.org"]\n' + GOOD.replace("mail]\nhost", "mail]\nuser"),
            "moderators: they are told by mail",
        ),
        ("url = \n", "club.toml: cannot be read as TOML: Invalid value"),
        ('url = "https://club.example.org"\n', "nobody can become a member"),
        (
            GOOD + '[providers.x]\nname = "X"\nissuer = "http://x.org"\nclient_id = "c"\n',
            "providers.x.issuer: it must begin with https",
        ),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ConfigError) as found:
        read_config(told(tmp_path, text))
    assert says in str(found.value)


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    with pytest.raises(ConfigError) as found:
        read_config(told(tmp_path, 'url = "x"\nlanguage = "la"\nmuster = 1\n'))
    assert len(str(found.value).splitlines()) == 3


def test_a_wrong_variable_is_called_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LONGROLL_CLUB__MAIL__PORT", "many")
    with pytest.raises(ConfigError, match=r"^LONGROLL_CLUB__MAIL__PORT: "):
        read_config(told(tmp_path, GOOD))


def test_a_file_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="there is no such file"):
        read_config(tmp_path / "club.toml")
