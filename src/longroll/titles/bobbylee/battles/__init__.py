"""6 and 7 Battles: deployment, battle turns, nights, retreats, routs and the victors."""

from .phase import BattlePhase

__all__ = ["BattlePhase"]
