"""Faults of the disk: a library that is preloaded records what is written to files, or makes it fail."""
