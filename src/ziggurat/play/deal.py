"""Sealed deals: the hash of key and salt is shown before the first action, both are shown after the last.

Anybody can check: SHA-256 of the text `ziggurat-deal-1:KEY:SALT`, both in small hexadecimal letters.
"""

import hashlib
import secrets

LABEL = "ziggurat-deal-1"


def new_salt() -> str:
    """A fresh salt, so that a commitment cannot be guessed from a likely key."""
    return secrets.token_hex(32)


def commitment(key: str, salt: str) -> str:
    """What is shown at the start; what stands for key and salt in a damaged record gives a hash that nobody showed."""
    return hashlib.sha256(f"{LABEL}:{key.lower()}:{salt.lower()}".encode(errors="surrogatepass")).hexdigest()
