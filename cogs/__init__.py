"""Discord: commands, buttons, panels, posts. Thin, and generic: no file in here names a game."""
