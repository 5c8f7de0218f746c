#include "caretaker.h"

#if defined(CARETAKER_EMBEDDED) && defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>

// Embedded Swift seeds its hash tables with arc4random_buf, which glibc has since 2.36 alone; getrandom is a system
// call since Linux 3.17. Hidden, so that nothing else is bound to it; weak, so that a program may have its own.
__attribute__((visibility("hidden"), weak)) void arc4random_buf(void *bytes, size_t count) {
  unsigned char *place = bytes;
  while (count > 0) {
    long got = syscall(SYS_getrandom, place, count, 0);
    if (got > 0) {
      place += got;
      count -= (size_t)got;
    }
  }
}

#endif
