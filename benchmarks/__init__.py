"""The figures Aedile is held against, as ratios within one run: `make bench` prints figure, goal, and what is missed."""
