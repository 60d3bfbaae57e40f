// NcursesTerminal
