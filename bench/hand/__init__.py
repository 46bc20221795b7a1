"""How often people succeed: models of five of them steer the client's own hand at real tries."""
