// Functions of the allocator and the compiler that no header visible to Swift declares.
#ifndef SQUAD_CMEMORY_H
#define SQUAD_CMEMORY_H

#include <stddef.h>

/// Returns every block of at least so many bytes to the system as soon as it is freed.
void squad_memory_return_blocks(size_t bytes);

/// Returns freed memory that the allocator retains to the system; takes milliseconds where that is
/// much. Does nothing where the allocator has no such call.
void squad_memory_trim(void);

/// Begins to load the memory at an address into the processor's cache.
static inline void squad_memory_prefetch(const void *address) { __builtin_prefetch(address); }

#endif
