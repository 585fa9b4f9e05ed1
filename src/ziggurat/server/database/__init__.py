"""What the server keeps: the schema, its migrations and the connection."""
