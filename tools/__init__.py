"""Tools of the repository that no table needs."""
