"""The doctor: looks at all that a server needs, and says of each in one sentence whether it is well."""
