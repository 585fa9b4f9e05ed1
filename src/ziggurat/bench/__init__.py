"""Benchmarks that come with the package: how fast the rules run, in every way that they can run."""
