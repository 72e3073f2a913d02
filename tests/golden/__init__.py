"""Golden playthroughs: whole games as text, read against the rules when they change."""
