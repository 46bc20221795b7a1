pharaoh-pitch = Coge bloques de la trampa de la momia y corre.
pharaoh-variant-landslide = Derrumbe aventurero
pharaoh-variant-race = Carrera a la cámara funeraria
