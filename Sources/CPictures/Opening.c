#include "Opening.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *squad_picture_open(const char *name, size_t size, const struct squad_picture_symbol *symbols,
                         size_t many, char *reason, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *words = dlerror();
    snprintf(reason, count, "%s", words ? words : name);
    return NULL;
  }
  char *functions = calloc(1, size);
  if (!functions) snprintf(reason, count, "out of memory");
  for (size_t at = 0; functions && at < many; at += 1) {
    void *found = dlsym(library, symbols[at].name);
    // POSIX allows a function's address in a pointer to data; C has no conversion for it.
    memcpy(functions + symbols[at].offset, &found, sizeof found);
    if (found) continue;
    snprintf(reason, count, "%s has no %s", name, symbols[at].name);
    free(functions);
    functions = NULL;
  }
  if (!functions) dlclose(library);
  return functions;
}
