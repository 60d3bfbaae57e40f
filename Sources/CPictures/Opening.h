// How a library is opened; for the files of this target.
#ifndef SQUAD_CPICTURES_OPENING_H
#define SQUAD_CPICTURES_OPENING_H

#include "CPictures.h"

#pragma clang assume_nonnull begin

/// A function of a library: its name, and where its address goes.
struct squad_picture_symbol {
  const char *name;
  void *place;
};

/// Opens a library and finds all these functions in it; false and a reason where that fails.
bool squad_picture_open(const char *name, const struct squad_picture_symbol *symbols, size_t many,
                        char *reason, size_t count);

#pragma clang assume_nonnull end
#endif
