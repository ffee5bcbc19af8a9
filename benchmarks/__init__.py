"""What Aedile costs, as ratios within one run: `make bench` prints each figure with its goal, and what is missed."""
