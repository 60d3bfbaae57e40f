#ifndef SQUAD_GZIP_H
#define SQUAD_GZIP_H

#include "CCurl.h"

// The functions of the zlib that libcurl was linked with.
struct squad_zlib {
  int (*init)(void *stream, int window, const char *version, int size);
  int (*run)(void *stream, int flush);
  int (*reset)(void *stream);
  int (*end)(void *stream);
};

// Finds them in libcurl or in what it depends on; false where one is missing.
bool squad_zlib_find(void *library, struct squad_zlib *zlib);

// NULL where they were not found.
const struct squad_zlib *squad_curl_zlib(const squad_curl *curl);

#endif
