"""All tables of the house, for its owner."""
