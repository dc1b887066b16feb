"""What the tests of a title need, in this house or outside: the promises of the contract as tests.

In the tests of a title's package::

    from longroll.testing import promise_tests, text_tests

    test_promises = promise_tests("mytitle")
    test_texts = text_tests("mytitle")

plays random games in each of its scenarios. The first checks every promise on the way: lists,
copies, undo, refusals, secrets, positions, records; the second that nothing is said without a text
in each language. ``pytest_plugins = ["longroll.testing.plugin"]`` in
``conftest.py`` makes the marker ``clause`` known, by which ``longroll rules`` finds tests.
It needs pytest.
"""

from longroll.testing.promises import check_decision, check_record, check_secrets, play_out
from longroll.testing.suite import promise_tests
from longroll.testing.texts import text_tests

__all__ = [
    "check_decision",
    "check_record",
    "check_secrets",
    "play_out",
    "promise_tests",
    "text_tests",
]
