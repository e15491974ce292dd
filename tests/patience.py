"""How long tests wait for what they expect: a busy machine is no failure."""

PATIENCE = 180.0
"""Seconds. Nothing waits this long unless something is broken."""
