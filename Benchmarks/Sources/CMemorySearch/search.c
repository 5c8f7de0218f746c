#include "memory_search.h"

static const long steps[] = {1, 2, 4, 8, 12, 16, 24, 32};

static int is_run(const unsigned char *bytes, long count, long place, long step, unsigned char zero, const unsigned char *masked) {
  long end = place + (MEMORY_SEARCH_WINDOW - 1) * step;
  if (end < 0 || end >= count) return 0;
  for (long i = 1; i < MEMORY_SEARCH_WINDOW; i++)
    if ((unsigned char)(bytes[place + i * step] - zero) != (masked[i] ^ MEMORY_SEARCH_MASK)) return 0;
  return 1;
}

static int is_packed(const unsigned char *bytes, long count, long place, const unsigned char *masked) {
  if (place + 4 > count) return 0;
  for (long i = 0; i < MEMORY_SEARCH_WINDOW; i++)
    if ((bytes[place + i / 2] >> (i % 2 * 4) & 15) != (masked[i] ^ MEMORY_SEARCH_MASK)) return 0;
  return 1;
}

long memory_search(const unsigned char *bytes, long count, const unsigned char *masked, long digits, long *step) {
  for (long place = 0; place < count; place++) {
    unsigned char byte = bytes[place];
    if (byte == 0) continue;
    for (long first = 0; first + MEMORY_SEARCH_WINDOW <= digits; first += 5) {
      unsigned char digit = masked[first] ^ MEMORY_SEARCH_MASK;
      if (byte == digit || byte == digit + 48)
        for (long i = 0; i < 16; i++) {
          *step = i & 1 ? -steps[i / 2] : steps[i / 2];
          if (is_run(bytes, count, place, *step, byte - digit, masked + first)) return place;
        }
      if ((byte & 15) == digit && is_packed(bytes, count, place, masked + first)) {
        *step = 0;
        return place;
      }
    }
  }
  return -1;
}
