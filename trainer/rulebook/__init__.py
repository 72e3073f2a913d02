"""What a rule is, in any game: findings, verdicts, readings, refusals."""
