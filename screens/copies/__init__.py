"""People's own copies: the list of them, and the editor in which one is told, step by step."""
