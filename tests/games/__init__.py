"""Golden records: finished games that must play again as they did, one for each way a game can go."""
