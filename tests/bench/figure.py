"""What a measurement yields: values with a name, a unit and an aim."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """Values of one thing; the aim is the most that their median should be, None where nothing is aimed at."""

    name: str
    unit: str
    aim: float | None
    values: tuple[float, ...]

    def summary(self) -> dict[str, object]:
        """The figure as JSON has it: the median, the 95th percentile and whether the aim is met."""
        middle = median(self.values)
        return {
            "name": self.name,
            "unit": self.unit,
            "aim": self.aim,
            "median": round(middle, 3),
            "p95": round(_percentile_95(self.values), 3),
            "count": len(self.values),
            "met": None if self.aim is None else middle <= self.aim,
        }


Measure = Callable[[], tuple[Figure, ...]]


def against_floor(name: str, aim: float, ours: Sequence[float], floor: Sequence[float]) -> tuple[Figure, ...]:
    """Milliseconds of ours, those of the minimal page in the same run, and how many times the one is the other."""
    middle = median(floor)
    return (
        Figure(name, "ms", None, tuple(ours)),
        Figure(f"{name}, minimal page", "ms", None, tuple(floor)),
        Figure(f"{name}, ours / minimal page", "x", aim, tuple(value / middle for value in ours)),
    )


def _percentile_95(values: tuple[float, ...]) -> float:
    return quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]
