"""HTTP: the front door, the two hot routes on bare ASGI, and everything else on Litestar."""
