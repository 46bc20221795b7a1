"""The bowl: the nest of Gulo Gulo and the mummy trap of Pharaoh's Gulo Gulo."""
