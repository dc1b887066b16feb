"""${message}."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}


def upgrade() -> None:
    """Go one version up."""
    ${upgrades if upgrades else "pass"}


def downgrade() -> None:
    """Go one version down."""
    ${downgrades if downgrades else "pass"}
