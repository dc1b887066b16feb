"""Starting the server where another listens."""

from __future__ import annotations

import socket

import pytest

from longroll.server.app import Settings
from longroll.server.run import ServeError, run


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_a_port_that_is_taken_tells_how_to_choose_another(host: str) -> None:
    with socket.socket() as other:
        other.bind((host, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ServeError) as refused:
            run(Settings("sqlite://"), host, port, print)
    said = str(refused.value)
    assert said.startswith(f"port {port} is taken: choose another")
    assert "make play PORT=" in said
    assert "longroll serve --port" in said
    assert "\n" not in said
