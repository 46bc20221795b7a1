gulo-gulo-pitch = Roba huevos de un nido lleno. No despiertes la vara.
gulo-gulo-variant-faster = La partida rápida
