// Rows of a column, for the walk over shapes and for plans alike.
#pragma once
#include <string.h>

#include "bulk_kernel.h"

static inline uint64_t column_offset(const bulk_column *column, size_t row) {
  return column->wide ? (uint64_t)((const int64_t *)column->offsets)[row] : (uint64_t)((const int32_t *)column->offsets)[row];
}

static inline bool column_has(const bulk_column *column, size_t row) {
  const size_t bit = column->first_bit + row;
  return !column->present || (column->present[bit >> 3] >> (bit & 7) & 1);
}

// Notes what became of the next row.
static inline void column_note(bulk_column *column, uint64_t end, bool is_null, bool is_valid) {
  const size_t row = column->row++, bit = column->out_bit + row;
  if (column->wide) {
    ((int64_t *)column->out_offsets)[row + 1] = (int64_t)end;
  } else {
    ((int32_t *)column->out_offsets)[row + 1] = (int32_t)end;
  }
  column->out_present[bit >> 3] |= (uint8_t)(!is_null << (bit & 7));
  column->out_valid[bit >> 3] |= (uint8_t)(is_valid << (bit & 7));
}

// Whether what has some flags is a value.
static inline bool flags_are_valid(uint32_t flags) {
  return (flags & (bulk_complete | bulk_invalid | bulk_unassigned)) == bulk_complete;
}

// How many rows follow one another that have values of so many bytes.
static inline size_t column_alike(const bulk_column *column, uint32_t length) {
  enum { most = 4096 };
  const size_t end = column->rows - column->row < most ? column->rows : column->row + most;
  size_t row = column->row;
  while (row < end && column_has(column, row) && column_offset(column, row + 1) - column_offset(column, row) == length) row++;
  return row - column->row;
}

// Has a plan format the rows that are as it expects them. → how many rows
static inline size_t column_fixed(bulk_run *run) {
  bulk_column *column = run->column;
  const bulk_plan *plan = run->plan;
  const size_t most = column_alike(column, run->planned_length) / plan->lines;
  const uint8_t *in = column->values + column_offset(column, column->row);
  const size_t rows = bulk_fixed(plan, in, run->readable_end, run->out, run->out_end, most) * plan->lines;
  const uint64_t start = (uint64_t)(run->out - column->out_values), length = plan->out / plan->lines;
  const bool is_valid = flags_are_valid(run->planned_flags);
  for (size_t i = 1; i <= rows; i++) column_note(column, start + length * i, run->planned_flags & bulk_null, is_valid);
  run->out += rows * length;
  return rows;
}

// Has a plan format the lines that are as it expects them. → how many lines
static inline size_t lines_fixed(bulk_run *run) {
  const uint8_t *in_end = run->readable_end < run->in_end ? run->readable_end : run->in_end;
  const size_t times = bulk_fixed(run->plan, run->in, in_end, run->out, run->out_end, SIZE_MAX);
  run->in += times * run->plan->in;
  run->out += times * run->plan->out;
  return times * run->plan->lines;
}
