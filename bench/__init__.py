"""How fast Teeter is, beside peers in the same run: `teeter bench`."""
