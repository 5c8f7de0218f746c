// What Embedded Swift asks of a C library, where there is none: an allocator, memory functions and a seed.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// ---------------------------------------------------------------------------------------------------------- Memory

// Blocks come in classes, four to each power of two, so that at most a quarter of a block is not used. A block that is
// freed is kept for the next one of its class; memory grows where there is none.

extern unsigned char __heap_base;

enum { page = 65536, alignment = 16, largest = 1 << 30, classes = 4 * 32, moved = classes };

// What stands before the memory that a caller has. Where that begins later than its block does, to be aligned, the class
// is `moved`, and `next` is the block.
typedef struct block {
  struct block *next;
  uint32_t class;
} __attribute__((aligned(alignment))) block;

static uintptr_t top;
static block *freed[classes];

static size_t class_size(uint32_t class) { return (size_t)(4 + (class & 3)) << (class >> 2); }

// The least class that has room: blocks are multiples of 16 from 64 bytes on.
static uint32_t class_of(size_t size) {
  uint32_t power = size < 64 ? 4 : 29 - (uint32_t)__builtin_clz((uint32_t)size);
  uint32_t class = power << 2;
  while (class_size(class) < size) class++;
  return class;
}

static block *grow(size_t size) {
  if (!top) top = ((uintptr_t)&__heap_base + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = top + size;
  size_t pages = __builtin_wasm_memory_size(0), needed = (end + page - 1) / page;
  if (end < top) return NULL;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return NULL;
  block *made = (block *)top;
  top = end;
  return made;
}

void *malloc(size_t size) {
  if (size > largest) return NULL;
  uint32_t class = class_of(size + sizeof(block));
  block *found = freed[class];
  if (found) {
    freed[class] = found->next;
  } else {
    found = grow((class_size(class) + alignment - 1) & ~(size_t)(alignment - 1));
    if (!found) return NULL;
    found->class = class;
  }
  return found + 1;
}

void free(void *memory) {
  if (!memory) return;
  block *given = (block *)memory - 1;
  if (given->class == moved) given = given->next;
  given->next = freed[given->class];
  freed[given->class] = given;
}

int posix_memalign(void **memory, size_t boundary, size_t size) {
  *memory = NULL;
  if (boundary <= alignment) {
    *memory = malloc(size);
  } else if (size <= largest && boundary <= largest) {
    // columns of Arrow have vectors
    block *made = malloc(size + boundary);
    if (!made) return 12;
    block *aligned = (block *)(((uintptr_t)made + boundary - 1) & ~(uintptr_t)(boundary - 1));
    if (aligned != made) aligned[-1] = (block){made - 1, moved};
    *memory = aligned;
  }
  return *memory ? 0 : 12;
}

// ------------------------------------------------------------------------------------------------------------ Bytes

// Each is one instruction of WebAssembly, but the two that compare.

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return __builtin_memcpy(to, from, count); }

void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

void *memchr(const void *memory, int byte, size_t count) {
  const unsigned char *at = memory;
  for (; count > 0; count--, at++) {
    if (*at == (unsigned char)byte) return (void *)at;
  }
  return NULL;
}

// ------------------------------------------------------------------------------------------------------------- Seeds

// The page writes random bytes here before the first call, so that hash tables cannot be filled on purpose.
uint64_t caretaker_web_seed[4];

// Swift asks once for the seeds of its hash tables.
void arc4random_buf(void *bytes, size_t count) {
  unsigned char *to = bytes;
  uint64_t state = caretaker_web_seed[0];
  for (size_t i = 0; i < count; i++) {
    // splitmix64
    uint64_t mixed = state += 0x9E3779B97F4A7C15 + caretaker_web_seed[i & 3];
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    to[i] = (unsigned char)(mixed >> 56);
  }
}

// What a trap would print goes nowhere.
int putchar(int byte) { return byte; }

uintptr_t __stack_chk_guard = 0x595E9FBD;

_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
