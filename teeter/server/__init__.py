"""The server: many tables, one neutral referee, everybody behind a socket."""
