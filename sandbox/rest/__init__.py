"""Discord's REST API v10, as far as the bot needs it. One file a group of routes; `gate` is what every call passes."""
