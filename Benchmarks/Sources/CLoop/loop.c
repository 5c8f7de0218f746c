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

__attribute__((noinline)) bool loop_insert(const loop_mask *mask, loop_field *field, uint8_t c) {
  unsigned at = mask->value_at[field->caret], count = field->count;
  if (count >= mask->slots || !fits(mask, at, c)) return false;
  for (unsigned i = at; i < count; i++) {
    if (!fits(mask, i + 1, field->value[i])) return false;
  }
  uint8_t carry = c;
  for (unsigned i = at; i <= count; i++) {
    uint8_t next = field->value[i];
    field->value[i] = carry;
    field->display[mask->slot_at[i]] = carry;
    carry = next;
  }
  field->count = count + 1;
  field->length = mask->length_at[count + 1];
  field->caret = mask->slot_at[at] + 1;
  return true;
}

__attribute__((noinline)) bool loop_delete(const loop_mask *mask, loop_field *field) {
  unsigned at = mask->value_at[field->caret], count = field->count;
  if (at == 0) return false;
  for (unsigned i = at; i < count; i++) {
    if (!fits(mask, i - 1, field->value[i])) return false;
  }
  for (unsigned i = at; i < count; i++) {
    uint8_t c = field->value[i];
    field->value[i - 1] = c;
    field->display[mask->slot_at[i - 1]] = c;
  }
  field->count = count - 1;
  field->length = mask->length_at[count - 1];
  field->caret = mask->length_at[at - 1];
  return true;
}

#define KEEP(field) __asm__ volatile("" : : "r"(field) : "memory")

uint64_t loop_append_rounds(const loop_mask *mask, loop_field *field, long rounds) {
  uint64_t sum = 0;
  for (long round = 0; round < rounds; round++) {
    loop_reset(mask, field);
    for (int i = 0; i < 10; i++) {
      loop_insert(mask, field, '0' + i);
      KEEP(field);
      sum += field->length;
    }
  }
  return sum;
}

uint64_t loop_middle_rounds(const loop_mask *mask, loop_field *field, int caret, long rounds) {
  uint64_t sum = 0;
  loop_reset(mask, field);
  for (int i = 0; i < 9; i++) loop_insert(mask, field, '0' + i);
  for (long round = 0; round < rounds; round++) {
    for (int i = 0; i < 5; i++) {
      field->caret = caret;
      loop_insert(mask, field, '0' + i);
      KEEP(field);
      sum += field->length;
      loop_delete(mask, field);
      KEEP(field);
      sum += field->length;
    }
  }
  return sum;
}

uint64_t loop_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000ull + now.tv_nsec;
}
