pharaoh-pitch = Nimm Felsbrocken aus der Falle der Mumie und lauf.
pharaoh-variant-landslide = Abenteuerlicher Felsrutsch
pharaoh-variant-race = Wettlauf zur Grabkammer
