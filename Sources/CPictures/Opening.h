// Opens a library; internal to this target.
#ifndef SQUAD_CPICTURES_OPENING_H
#define SQUAD_CPICTURES_OPENING_H

#include "CPictures.h"

#pragma clang assume_nonnull begin

/// A library's function by name, and the offset in a struct where its address belongs.
struct squad_picture_symbol {
  const char *name;
  size_t offset;
};

/// Opens a library and returns a new struct of `size` bytes with the addresses of all functions; on
/// failure, NULL and a reason.
void *_Nullable squad_picture_open(const char *name, size_t size,
                                   const struct squad_picture_symbol *symbols, size_t many,
                                   char *reason, size_t count);

#pragma clang assume_nonnull end
#endif
