"""What only a real browser shows: every page opened by Chromium, at the width of a phone and of a desk."""
