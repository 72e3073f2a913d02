"""Practise, check and settle the rules of three card games."""
