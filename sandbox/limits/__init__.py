"""What Discord refuses in a request: sizes, shapes and combinations, as 50035 with its tree of errors."""
