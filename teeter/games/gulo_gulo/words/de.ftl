gulo-gulo-pitch = Stiehl Eier aus dem vollen Nest. Weck die Stange nicht.
gulo-gulo-variant-faster = Das schnellere Spiel
