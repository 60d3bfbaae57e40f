#ifndef SQUAD_CARGUMENTS_H
#define SQUAD_CARGUMENTS_H
// The command line as the system passed it to the constructors. Swift's static runtime searches
// near the environment and in /proc for it, and fails where a preloaded library moved the
// environment and /proc isn't mounted.

/// Number of arguments, the program's name included; -1 where constructors get none.
int squad_argument_count(void);

/// An argument; NULL outside 0 ..< squad_argument_count().
const char *squad_argument(int index);
#endif
