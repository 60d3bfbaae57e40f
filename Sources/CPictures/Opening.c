#include "Opening.h"

#include <dlfcn.h>
#include <stdio.h>

bool squad_picture_open(const char *name, const struct squad_picture_symbol *symbols, size_t many,
                        char *reason, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *words = dlerror();
    snprintf(reason, count, "%s", words ? words : name);
    return false;
  }
  for (size_t at = 0; at < many; at += 1) {
    void *found = dlsym(library, symbols[at].name);
    // POSIX allows a function's address in a pointer to data; C has no conversion for it.
    *(void **)symbols[at].place = found;
    if (found) continue;
    snprintf(reason, count, "%s has no %s", name, symbols[at].name);
    dlclose(library);
    return false;
  }
  return true;
}
