#include "loop.h"
#include <string.h>
#include <time.h>

void loop_compile(loop_mask *mask, const char *pattern) {
  memset(mask, 0, sizeof *mask);
  for (int c = 0; c < 256; c++) {
    mask->class_of[c] = c >= '0' && c <= '9' ? 1 : (c | 32) >= 'a' && (c | 32) <= 'z' ? 2 : 0;
  }
  int offset = 0, slots = 0;
  for (; pattern[offset]; offset++) {
    bool is_slot = pattern[offset] == '#' || pattern[offset] == '@';
    mask->value_at[offset] = slots;
    mask->text[offset] = is_slot ? '_' : pattern[offset];
    if (!is_slot) continue;
    mask->accepts[slots] = 1 << (pattern[offset] == '#' ? 1 : 2);
    mask->slot_at[slots++] = offset;
  }
  mask->value_at[offset] = slots;
  mask->slots = slots;
  mask->length = offset;
  for (int n = 1; n <= slots; n++) mask->length_at[n] = mask->slot_at[n - 1] + 1;
}

void loop_reset(const loop_mask *mask, loop_field *field) {
  memcpy(field->display, mask->text, sizeof field->display);
  field->count = field->length = field->caret = 0;
}

static inline bool fits(const loop_mask *mask, unsigned slot, uint8_t c) {
  return mask->accepts[slot] >> mask->class_of[c] & 1;
}

#define KEEP(field) __asm__ volatile("" : : "r"(field) : "memory")

#define NAME(function) function
#define RESTRICT
#include "keys.h"
#undef NAME
#undef RESTRICT
#define NAME(function) function##_restrict
#define RESTRICT restrict
#include "keys.h"

uint64_t loop_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000ull + now.tv_nsec;
}
