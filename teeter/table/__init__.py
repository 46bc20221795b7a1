"""The table: a game under way, told and written down."""
