#include "CArguments.h"

// Any header of the C library defines __GLIBC__.
#include <stdlib.h>

static int count = -1;
static char **arguments;

// musl passes no arguments to constructors, so these parameters would be garbage.
#if defined(__GLIBC__) || defined(__APPLE__)
__attribute__((constructor)) static void remember(int argc, char **argv, char **envp) {
  (void)envp;  // Invalid after the first setenv.
  if (argv == NULL) return;
  count = argc;
  arguments = argv;
}
#endif

int squad_argument_count(void) { return count; }

const char *squad_argument(int index) {
  return index >= 0 && index < count ? arguments[index] : NULL;
}
