#ifndef SQUAD_CSQLITE_SHIM_H
#define SQUAD_CSQLITE_SHIM_H
#include <sqlite3.h>

// For Swift, which imports neither variadic functions nor SQLITE_TRANSIENT, which is a cast.

static inline int squad_bind_text(sqlite3_stmt *statement, int index, const char *text,
                                  int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}

/// Sets the lookaside slots of connections opened from now on; a connection allocates and writes
/// all of them as it opens. Call before anything else of SQLite.
static inline int squad_lookaside(int bytes, int count) {
  return sqlite3_config(SQLITE_CONFIG_LOOKASIDE, bytes, count);
}

static inline int squad_leave_wal_alone(sqlite3 *database) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
#endif
