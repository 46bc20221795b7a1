pharaoh-pitch = Prends des blocs dans le piège de la momie et cours.
pharaoh-variant-landslide = Éboulement aventureux
pharaoh-variant-race = Course vers la chambre funéraire
