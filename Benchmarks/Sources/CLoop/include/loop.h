#pragma once
#include <stdbool.h>
#include <stdint.h>

// A mask field as one would write it by hand in C for masks without choices: slots for digits and letters, and fixed text. What the
// engine is measured against: it does less (no eager display, no undo, no report of what changed), so it is the physical limit.
typedef struct {
  uint8_t class_of[256];  // 1 digit, 2 letter, 0 neither
  uint8_t accepts[40];    // slot -> a bit a class
  uint8_t slot_at[40];    // value index -> display offset
  uint8_t value_at[64];   // display offset -> value index
  uint8_t length_at[40];  // value length -> display length
  uint8_t text[64];
  uint8_t slots, length;
} loop_mask;

typedef struct {
  uint8_t value[40], display[64];
  uint8_t count, length, caret;
} loop_field;

void loop_compile(loop_mask *mask, const char *pattern);
void loop_reset(const loop_mask *mask, loop_field *field);
bool loop_insert(const loop_mask *mask, loop_field *field, uint8_t c);
bool loop_delete(const loop_mask *mask, loop_field *field);
// Whole rounds, so that the calling language costs nothing: keys appended; appended and taken back one by one; and, behind keys, five
// digits put in at a caret and taken out again.
uint64_t loop_append_rounds(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds);
uint64_t loop_backspace_rounds(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds);
uint64_t loop_middle_rounds(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, int caret, long rounds);
// The same, told that mask and field are not one memory, which the Swift compiler knows of its own.
uint64_t loop_append_rounds_restrict(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds);
uint64_t loop_backspace_rounds_restrict(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds);
uint64_t loop_middle_rounds_restrict(
    const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, int caret, long rounds);
uint64_t loop_nanoseconds(void);
