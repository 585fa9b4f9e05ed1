"""Live matches in the memory of one server process: rendered, streamed, driven by people, bots and clocks."""
