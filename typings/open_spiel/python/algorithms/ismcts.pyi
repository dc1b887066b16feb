import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import Evaluator

class ISMCTSBot:
    def __init__(
        self,
        game: pyspiel.Game,
        evaluator: Evaluator,
        uct_c: float,
        max_simulations: int,
        max_world_samples: int = ...,
        random_state: np.random.RandomState | None = ...,
    ) -> None: ...
    def step(self, state: pyspiel.State) -> int: ...
