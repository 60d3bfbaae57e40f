#ifndef SQUAD_CARGUMENTS_H
#define SQUAD_CARGUMENTS_H
// The command line as the system handed it over. Swift's static runtime looks for it beside the
// environment and in /proc, and finds nothing where a preloaded library has moved the one and the
// other isn't mounted.

/// How many arguments there are, the program's name among them; -1 where the system passes none to
/// constructors.
int squad_argument_count(void);

/// An argument; NULL outside 0 ..< squad_argument_count().
const char *squad_argument(int index);
#endif
