// The files of Fixtures/Bundled, inside the binary.
#ifndef SQUAD_CBUNDLE_H
#define SQUAD_CBUNDLE_H

#include <stddef.h>

struct squad_bundled_file {
  // Its path under Fixtures/Bundled.
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

// The first of the files; valid for the whole run.
const struct squad_bundled_file *squad_bundled_files(void);

size_t squad_bundled_file_count(void);

// Fixtures/Recordings/tour.jsonl.
struct squad_bundled_file squad_bundled_tour(void);

#endif
