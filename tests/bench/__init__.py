"""Measured speed, run by `make bench`: every figure beside a peer's in the same run, or an aim to compare with."""
