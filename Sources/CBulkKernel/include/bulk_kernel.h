#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Lines through an automaton: what becomes of a line is known by the state that its last byte leads to. The tables are made and owned by
// BulkFormatting, which adds a state when a line first needs it; nothing here allocates. Lines come from two sources: a text, in which
// newlines end them, or a column, in which offsets do; then they are its values.

// Up to sixteen bytes of a formatted line; what it writes after them is written again by the next.
typedef struct {
  uint8_t index[16];    // which byte of the window each is; 0x80 for fixed text
  uint8_t literal[16];  // the fixed text, 0 elsewhere
  uint8_t upper[16];    // 0x20 where a small letter is written as a capital
  uint8_t lower[16];    // 0x20 where a capital is written as a small letter
  uint32_t from, to;    // where in the line the window begins, and where in the formatted line the piece does
} bulk_piece;

// How a line is laid out.
typedef struct {
  uint32_t pieces;  // the first of them
  uint16_t length;  // bytes, without the end of the line
  uint8_t count;    // pieces
  uint8_t flags;
  uint32_t otherwise;  // the layout of lines that a check finds invalid; 0 where it is this one
  uint32_t checked;    // whether `check` is asked
} bulk_layout;

enum {
  bulk_complete = 1,
  bulk_invalid = 2,           // complete, and no value of its format
  bulk_folds = 4,             // some piece changes the case of letters
  bulk_luhn = 8,              // invalid where the Luhn sum of the line's digits is not a multiple of ten
  bulk_invalid_is_slow = 16,  // a field has to see to a line that a check finds invalid
  bulk_null = 32,             // what is asked of the value is not known: a null of a column
  bulk_unassigned = 64,       // no value of a column that is valid, even where it is complete: a number that is not given out
  bulk_rejected = 128,        // a field rejects it
};

// Of `ends`: nothing is known yet; a field has to see to it; the first layout.
enum { bulk_unknown = 0, bulk_slow = 1, bulk_first_layout = 2 };

// Some bytes of a few lines that are all alike: read in one window, checked, and written. `low` and `span` are the ranges that a byte may be
// in, one of `ranges`.
typedef struct {
  uint8_t index[64], literal[64], upper[64], lower[64];
  uint8_t low[3][64], span[3][64];
  uint32_t from, to;
} bulk_step;

// What is done with so many lines of the same shape at once.
typedef struct {
  const bulk_step *steps;
  uint32_t count;  // steps
  uint32_t lines, in, out;  // lines, and their bytes before and after
  uint32_t reach;           // bytes read and written, from the beginning of the first line
  uint32_t ranges;
  uint32_t folds;
  uint32_t width;  // of a window: bulk_width()
} bulk_plan;

typedef struct {
  uint8_t classes[256];
  const uint32_t *next;  // a row a state, a cell a class: the row that follows; row 0 is not known yet, row 1 leads nowhere
  const uint32_t *ends;  // by state
  const bulk_layout *layouts;
  const bulk_piece *pieces;
  uint32_t shift;  // a row has 1 << shift cells
  uint32_t start;  // row
  uint32_t longest;  // of a longer line a field has to see to it
  // whether a line of a layout that is checked is valid
  bool (*check)(void *checks, uint32_t layout, const uint8_t *line);
  void *checks;
} bulk_table;

// Values that lie side by side, and what is noted of them, row by row. Offsets have 32 bits, or 64.
typedef struct {
  const uint8_t *values;
  const void *offsets;     // rows + 1 that never decrease
  const uint8_t *present;  // a bit a row, from `first_bit` on: whether it has a value; NULL where all have
  size_t first_bit;
  size_t row, rows;  // the next row, and how many there are
  void *out_offsets;  // rows + 1, of which the first is set
  uint8_t *out_present, *out_valid;  // a bit a row, from `out_bit` on; 0 until it is set
  size_t out_bit;
  const uint8_t *out_values;  // where the offsets begin that are written
  uint64_t nulls;             // rows that had no value
  uint32_t wide;              // whether offsets have 64 bits
} bulk_column;

typedef enum {
  bulk_done,  // no whole line is left
  bulk_room,  // there is no room for the next line
  bulk_help,  // the state behind the next line is not known, or a field has to see to it
  bulk_alike, // many lines have been alike: a plan may be made
} bulk_reason;

typedef struct {
  const uint8_t *in, *in_end;  // whole lines, each with its newline
  const uint8_t *begin, *readable_end;  // what may be read around them
  uint8_t *out, *out_end;
  uint64_t lines, incomplete, invalid, rejected;
  // flags of layouts for whose lines help is asked all the same
  uint32_t handed_back;
  // the line that help is asked for, or that many were like
  const uint8_t *line;
  uint32_t length, has_return;
  // how many lines have been alike, in shape and end
  uint32_t alike_end, alike_length, alike_return, alike;
  // the plan for such lines, if there is one, and what it was made for
  const bulk_plan *plan;
  uint32_t planned_end, planned_length, planned_return, planned_flags;
  uint32_t misses, wait;
  // how many lines are looked at together: fewer after one for which help was asked, as those after it are looked at again
  uint32_t batch;
  // the column whose values are the lines; NULL for a text
  bulk_column *column;
} bulk_run;

// How many bytes the widest window of this machine has: 16 or 64.
uint32_t bulk_width(void);

bulk_reason bulk_walk(const bulk_table *table, bulk_run *run);

// → how many times the plan's lines were found and formatted, `most` at most
size_t bulk_fixed(
  const bulk_plan *plan, const uint8_t *in, const uint8_t *in_end, uint8_t *out, const uint8_t *out_end, size_t most);

// Where up to `most` lines end, as offsets of their newlines. → how many
size_t bulk_line_ends(const uint8_t *in, const uint8_t *in_end, uint32_t *ends, size_t most);

// The first of `count` offsets that is less than the one before it, or `count`; of the first offset, whether it is negative.
size_t bulk_first_decrease(const void *offsets, size_t count, uint32_t wide);

// Notes what became of the next row of a column: what was written of it ends at `out`.
void bulk_note(bulk_column *column, const uint8_t *out, bool is_null, bool is_valid);

int bulk_cores(void);

// The vectors that calls on this thread use, for tests: 0 those of the machine, 1 none, 2 those of 16 bytes.
void bulk_limit_vectors(int limit);
int bulk_vectors(void);
