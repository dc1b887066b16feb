"""Tests of the promises of the contract, for titles of this package and of others.

In the tests of a title's package::

    from longroll.testing import promise_tests, text_tests

    test_promises = promise_tests("mytitle")
    test_texts = text_tests("mytitle")

play random games in each of its scenarios. The first checks every promise on the way: lists,
copies, undo, refusals, secrets, positions, records; the second that no text is missing in any
language. ``pytest_plugins = ["longroll.testing.plugin"]`` in ``conftest.py`` registers the marker
``clause``, by which ``longroll rules`` finds tests. It needs pytest.
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
