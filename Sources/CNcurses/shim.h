#ifndef SQUAD_CNCURSES_SHIM_H
#define SQUAD_CNCURSES_SHIM_H
// The wide-character API is hidden without this; SwiftPM drops pkg-config's own flag for it.
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>
#endif
