"""Three servers on one PostgreSQL behind a real proxy, many tables, and whatever can happen to them."""
