"""How it is said: texts by rule id in three languages. Knows rules by id only."""
