"""A finished game looked back at: everybody's chances, what turned them, and a master's advice."""
