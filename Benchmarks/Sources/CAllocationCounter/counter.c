#include "allocation_counter.h"
#include <errno.h>
#include <stddef.h>

// Only glibc has names for its allocator that are not replaced with it: elsewhere nothing is counted.
#ifndef __GLIBC__
#define ALLOCATIONS_ARE_NOT_COUNTED
#endif

// A sanitizer has an allocator of its own, which watches what it gives: another one before it would make it blind.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || __has_feature(thread_sanitizer)
#define ALLOCATIONS_ARE_NOT_COUNTED
#endif
#endif

#ifdef ALLOCATIONS_ARE_NOT_COUNTED
long allocation_count(void) { return 0; }
#else
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
static _Thread_local long count;

long allocation_count(void) { return count; }
void *malloc(size_t size) { count++; return __libc_malloc(size); }
void *calloc(size_t n, size_t size) { count++; return __libc_calloc(n, size); }
void *realloc(void *old, size_t size) { count++; return __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { count++; return __libc_memalign(alignment, size); }
void *memalign(size_t alignment, size_t size) { count++; return __libc_memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  count++;
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : ENOMEM;
}
#endif

#ifdef __GLIBC__
// The runtime calls these, where they are set, before it throws.
extern __attribute__((weak)) _Atomic(void *) _swift_willThrow, _swift_willThrowTypedImpl;

void ignore_thrown_errors(void) {
  if (&_swift_willThrow) _swift_willThrow = NULL;
  if (&_swift_willThrowTypedImpl) _swift_willThrowTypedImpl = NULL;
}
#else
void ignore_thrown_errors(void) {}
#endif
