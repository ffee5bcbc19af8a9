"""A Discord of one's own on 127.0.0.1: REST, gateway and CDN for a bot, and the people's protocol of README.md.

It knows nothing of the bot it serves. The world: `world`, `start`, `store`. What the bot speaks to: `rest`, `gateway`,
`limits`. What people speak to: `people`, with `client` to test with. In between: `posts`, `places`, `interactions`.
"""
