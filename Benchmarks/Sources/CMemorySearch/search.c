#include <string.h>

#include "memory_search.h"

#define PAGE 4096
#define WINDOW_DISTANCE 5

static const long steps[] = {1, 2, 4, 8, 12, 16, 24, 32};

// Where windows of the digits begin, by their first digit: each form has it in its low four bits.
typedef struct {
  long count[16];
  long first[16][MEMORY_SEARCH_DIGITS / WINDOW_DISTANCE];
} windows;

static windows windows_of(const unsigned char *masked, long digits) {
  windows all = {0};
  for (long first = 0; first + MEMORY_SEARCH_WINDOW <= digits; first += WINDOW_DISTANCE) {
    unsigned char digit = masked[first] ^ MEMORY_SEARCH_MASK;
    all.first[digit][all.count[digit]++] = first;
  }
  return all;
}

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

// Whether a window begins at a place, in a form that `step` tells.
static int is_window(const unsigned char *bytes, long count, long place, const unsigned char *masked, long *step) {
  unsigned char digit = masked[0] ^ MEMORY_SEARCH_MASK;
  unsigned char byte = bytes[place];
  if (byte == digit || byte == digit + 48)
    for (long i = 0; i < 16; i++) {
      *step = i & 1 ? -steps[i / 2] : steps[i / 2];
      if (is_run(bytes, count, place, *step, byte - digit, masked)) return 1;
    }
  *step = 0;
  return is_packed(bytes, count, place, masked);
}

// Most of memory was never touched: what the C library compares is looked through at once.
static int is_empty(const unsigned char *page) { return page[0] == 0 && memcmp(page, page + 1, PAGE - 1) == 0; }

long memory_search(const unsigned char *bytes, long count, const unsigned char *masked, long digits, long *step) {
  windows all = windows_of(masked, digits);
  for (long place = 0; place < count; place++) {
    if (place % PAGE == 0 && place + PAGE <= count && is_empty(bytes + place)) {
      place += PAGE - 1;
      continue;
    }
    long digit = bytes[place] & 15;
    for (long i = 0; i < all.count[digit]; i++)
      if (is_window(bytes, count, place, masked + all.first[digit][i], step)) return place;
  }
  return -1;
}
