"""How well hands do in the worlds: trials from seeds, tables, and the success model fitted to them."""
