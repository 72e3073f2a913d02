"""Menu entry: home."""

from trainer.ui.home import show

show()
