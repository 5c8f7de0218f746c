#include "wiping.h"

void wipe_memory(void *memory, size_t count) {
  __builtin_memset(memory, 0, count);
  // for all the compiler knows, this reads it
  __asm__ volatile("" : : "r"(memory) : "memory");
}
