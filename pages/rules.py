"""Menu entry: rules."""

from trainer.ui.rules import show

show()
