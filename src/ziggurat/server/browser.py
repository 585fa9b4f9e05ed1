"""Opens the table in the browser of whoever sits at this machine."""

import os
import sys
import threading
import webbrowser


def open_at(address: str) -> None:
    """Say where the table is, and open it where there is a screen; a browser in a terminal would get in the way."""
    print(f"The table is set: {address}   (Ctrl+C clears it)", flush=True)
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether windows can be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
