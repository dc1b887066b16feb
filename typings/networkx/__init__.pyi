from collections.abc import Hashable
from typing import Generic, TypeVar

N = TypeVar("N", bound=Hashable)

class Graph(Generic[N]):
    def __init__(self) -> None: ...
    def add_edge(self, u_of_edge: N, v_of_edge: N, *, weight: int = ...) -> None: ...

def max_weight_matching(
    G: Graph[N],  # noqa: N803 - as it is called there
    maxcardinality: bool = False,
    weight: str = "weight",
) -> set[tuple[N, N]]: ...
