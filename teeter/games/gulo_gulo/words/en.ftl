gulo-gulo-pitch = Steal eggs from a full nest. Do not wake the pole.
gulo-gulo-variant-faster = The faster game
