import numpy as np
import numpy.typing as npt
import pyspiel

class Evaluator:
    def evaluate(self, state: pyspiel.State) -> npt.NDArray[np.float64]: ...
    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]: ...
