"""The people's protocol of README.md: what persons see and do, and the controls of what goes wrong."""
