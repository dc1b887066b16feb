"""A bot for Long Roll in thirty lines: any action, but rather one that it has not played yet.

longroll play forthepeople --confederate "exec:python3 docs/examples/bot.py"
"""

import json
import random
import sys


def listen():
    """What Long Roll says: a document a line."""
    for line in sys.stdin:
        yield json.loads(line)


def say(document):
    """Answer in one line, at once."""
    print(json.dumps(document), flush=True)


tired = {}
choose = random.Random(0)
for message in listen():
    if "longroll" in message:  # the first line: version, title, seed
        choose = random.Random(message["seed"])
        continue
    actions = message["actions"]
    freshest = min(tired.get(action, 0) for action in actions)
    action = choose.choice([one for one in actions if tired.get(one, 0) == freshest])
    tired[action] = tired.get(action, 0) + 1
    say({"action": action})
