"""What the tests of a title need, in this house or outside: the promises of the contract as tests.

In the tests of a title's package::

    from longroll.testing import promise_tests

    test_promises = promise_tests("mytitle")

plays random games in each of its scenarios and checks every promise on the way: lists, copies,
undo, refusals, secrets, positions, records. ``pytest_plugins = ["longroll.testing.plugin"]`` in
``conftest.py`` makes the marker ``clause`` known, by which ``longroll rules`` finds tests.
It needs pytest.
"""

from longroll.testing.promises import check_decision, check_record, check_secrets, play_out
from longroll.testing.suite import promise_tests

__all__ = ["check_decision", "check_record", "check_secrets", "play_out", "promise_tests"]
