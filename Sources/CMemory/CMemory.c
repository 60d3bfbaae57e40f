#include "CMemory.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

void squad_memory_return_blocks(size_t bytes) {
#if defined(__GLIBC__)
  mallopt(M_MMAP_THRESHOLD, (int)bytes);
#else
  (void)bytes;
#endif
}

void squad_memory_trim(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
