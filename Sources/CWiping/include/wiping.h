#pragma once
#include <stddef.h>

// Overwrites memory with zeros, and does so even where nobody reads them: a compiler drops a plain memset before a free.
void wipe_memory(void *memory, size_t count);
