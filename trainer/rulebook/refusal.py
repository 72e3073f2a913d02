"""A refusal: text that is no scenario, with the field and what is wrong there."""

from collections.abc import Mapping, Sequence

from trainer.rulebook.verdict import Fact


class Refused(ValueError):
    """Input that is not taken: `field` is names and positions joined by dots, `reason` and `values` say what would be right."""

    def __init__(self, field: str, reason: str, **values: Fact | Sequence[str]) -> None:
        super().__init__(f"{field or 'document'}: {reason}")
        self.field = field
        self.reason = reason
        self.values: Mapping[str, Fact | Sequence[str]] = values
