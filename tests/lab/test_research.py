"""docs/research.md does what it says."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_of_the_page_run() -> None:
    text = PAGE.read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    told: list[str] = []
    for number, block in enumerate(blocks):
        example = doctest.DocTestParser().get_doctest(block, {}, f"example {number}", str(PAGE), 0)
        results = doctest.DocTestRunner(verbose=False).run(example, out=told.append)
        assert results.attempted > 4
        assert results.failed == 0, "".join(told)
