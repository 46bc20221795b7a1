"""The words of Teeter: catalogues in every language, and who makes sentences of them."""
