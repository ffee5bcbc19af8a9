"""What is kept: the SQLite store, and on it the tables that live in memory."""
