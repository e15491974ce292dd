"""The pictures of the README, made by a command: `make screenshots`."""
