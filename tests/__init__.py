"""The checks: one folder a kind, golden files and the second implementation among them."""
