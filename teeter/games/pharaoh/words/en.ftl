pharaoh-pitch = Take boulders from the mummy's trap and run.
pharaoh-variant-landslide = Adventurous landslide
pharaoh-variant-race = Race to the burial chamber
