// Signals reach the program as bytes in a pipe; filled in by the terminal module.
