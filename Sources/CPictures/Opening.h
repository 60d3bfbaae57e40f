// Opens a library; internal to this target.
#ifndef SQUAD_CPICTURES_OPENING_H
#define SQUAD_CPICTURES_OPENING_H

#include "CPictures.h"

#pragma clang assume_nonnull begin

/// A library's function by name, and where to store its address.
struct squad_picture_symbol {
  const char *name;
  void *place;
};

/// Opens a library and finds all the functions; false with a reason where that fails.
bool squad_picture_open(const char *name, const struct squad_picture_symbol *symbols, size_t many,
                        char *reason, size_t count);

#pragma clang assume_nonnull end
#endif
