// What the system's allocator can be told, and no header that Swift sees names.
#ifndef SQUAD_CMEMORY_H
#define SQUAD_CMEMORY_H

#include <stddef.h>

/// Has every block of so many bytes or more given back to the system as soon as it is freed.
void squad_memory_return_blocks(size_t bytes);

/// Returns to the system what was freed and is still retained by the allocator. Takes milliseconds
/// where that is much. Does nothing where the allocator has no such call.
void squad_memory_trim(void);

#endif
