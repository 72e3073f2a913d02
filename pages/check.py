"""Menu entry: check."""

from trainer.ui.check import show

show()
