#ifndef SQUAD_GZIP_H
#define SQUAD_GZIP_H

#include "CCurl.h"

// Functions of libcurl's own zlib.
struct squad_zlib {
  int (*init)(void *stream, int window, const char *version, int size);
  int (*run)(void *stream, int flush);
  int (*reset)(void *stream);
  int (*end)(void *stream);
};

// Finds them in libcurl or its dependencies; false where one is missing.
bool squad_zlib_find(void *library, struct squad_zlib *zlib);

// libcurl's zlib; NULL where it wasn't found.
const struct squad_zlib *squad_curl_zlib(const squad_curl *curl);

#endif
