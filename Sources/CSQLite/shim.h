#ifndef SQUAD_CSQLITE_SHIM_H
#define SQUAD_CSQLITE_SHIM_H
#include <sqlite3.h>
#endif
