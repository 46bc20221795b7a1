gulo-gulo-pitch = Vole des œufs dans un nid plein. Ne réveille pas la perche.
gulo-gulo-variant-faster = La partie rapide
