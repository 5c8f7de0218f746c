#include "bulk_column.h"
#include "bulk_kernel.h"
#include "bulk_vectors.h"

#include <stdbool.h>
#include <string.h>
#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#elif !defined(__wasm__)
#include <unistd.h>
#endif

static _Thread_local int vector_limit = 0;
void bulk_limit_vectors(int limit) { vector_limit = limit; }

// 1: none, 2: shuffles of 16 bytes, 3: of 64
int bulk_vectors(void) {
#if defined(__x86_64__)
  static int known = 0;
  int level = __atomic_load_n(&known, __ATOMIC_RELAXED);
  if (level == 0) {
    level = __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512bw") ? 3 : __builtin_cpu_supports("ssse3") ? 2 : 1;
    __atomic_store_n(&known, level, __ATOMIC_RELAXED);
  }
#elif defined(__aarch64__)
  int level = 2;
#else
  int level = 1;
#endif
  return vector_limit != 0 && vector_limit < level ? vector_limit : level;
}

int bulk_cores(void) {
#if defined(_WIN32)
  long count = (long)GetActiveProcessorCount(ALL_PROCESSOR_GROUPS);
#elif defined(__wasm__)
  long count = 1;
#else
  long count = sysconf(_SC_NPROCESSORS_ONLN);
#endif
  return count > 1 ? (int)count : 1;
}

uint32_t bulk_width(void) { return bulk_vectors() == 3 ? 64 : 16; }

size_t bulk_line_ends(const uint8_t *in, const uint8_t *in_end, uint32_t *ends, size_t most) {
  size_t count = 0;
  const uint8_t *at = in;
#if defined(__x86_64__)
  const __m128i newline = _mm_set1_epi8('\n');
  while (in_end - at >= 64) {
    uint64_t mask = 0;
    for (int i = 0; i < 4; i++) {
      __m128i v = _mm_loadu_si128((const __m128i *)(at + 16 * i));
      mask |= (uint64_t)(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(v, newline)) << (16 * i);
    }
    while (mask != 0) {
      ends[count++] = (uint32_t)(at - in) + (uint32_t)__builtin_ctzll(mask);
      if (count == most) return count;
      mask &= mask - 1;
    }
    at += 64;
    if (at - in > (1 << 16)) return count;
  }
#endif
  while (at < in_end && at - in <= (1 << 16)) {
    const uint8_t *end = memchr(at, '\n', (size_t)(in_end - at));
    if (!end || end - in > (1 << 17)) return count;
    ends[count++] = (uint32_t)(end - in);
    if (count == most) return count;
    at = end + 1;
  }
  return count;
}

// The Luhn sum of a line's digits.
static inline uint32_t luhn_of_some(const uint8_t *line, size_t length) {
  static const uint8_t counts[2][10] = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, {0, 2, 4, 6, 8, 1, 3, 5, 7, 9}};
  uint32_t sum = 0, twice = 0;
  while (length-- > 0) {
    uint8_t digit = (uint8_t)(line[length] - '0');
    if (digit > 9) continue;
    sum += counts[twice][digit];
    twice ^= 1;
  }
  return sum;
}

#if defined(__x86_64__)
// The same for a line of nothing but digits, where 32 bytes before its end may be read.
static inline uint32_t luhn_of_digits(const uint8_t *line, size_t length, bool *all_digits) {
  static const uint8_t kept[64] = {[32 ... 63] = 0xFF};
  const __m128i nine = _mm_set1_epi8(9), twice = _mm_set1_epi16(0x00FF);
  __m128i sum = _mm_setzero_si128(), odd = _mm_setzero_si128();
  for (int half = 0; half < 2; half++) {
    __m128i v = _mm_loadu_si128((const __m128i *)(line + length - 32 + 16 * half));
    __m128i d = _mm_and_si128(_mm_sub_epi8(v, _mm_set1_epi8('0')), _mm_loadu_si128((const __m128i *)(kept + length + 16 * half)));
    odd = _mm_or_si128(odd, _mm_subs_epu8(d, nine));
    __m128i doubled = _mm_add_epi8(d, d);
    doubled = _mm_sub_epi8(doubled, _mm_and_si128(_mm_cmpgt_epi8(doubled, nine), nine));
    __m128i counted = _mm_or_si128(_mm_and_si128(twice, doubled), _mm_andnot_si128(twice, d));
    sum = _mm_add_epi64(sum, _mm_sad_epu8(counted, _mm_setzero_si128()));
  }
  *all_digits = _mm_movemask_epi8(_mm_cmpeq_epi8(odd, _mm_setzero_si128())) == 0xFFFF;
  return (uint32_t)(_mm_cvtsi128_si64(sum) + _mm_cvtsi128_si64(_mm_unpackhi_epi64(sum, sum)));
}
#endif

static inline bool luhn_holds(const uint8_t *line, size_t length, const uint8_t *begin) {
#if defined(__x86_64__)
  if (length <= 32 && line + length - begin >= 32) {
    bool all_digits;
    uint32_t sum = luhn_of_digits(line, length, &all_digits);
    if (all_digits) return sum % 10 == 0;
  }
#endif
  return luhn_of_some(line, length) % 10 == 0;
}

// Sixteen bytes, without vectors.
static inline void shuffle_plain(const bulk_piece *piece, const uint8_t *window, uint8_t *out, bool folds) {
  for (int i = 0; i < 16; i++) {
    uint8_t c = piece->index[i] & 0x80 ? piece->literal[i] : window[piece->index[i]];
    if (folds && (uint8_t)(c - 'a') < 26) c ^= piece->upper[i];
    else if (folds && (uint8_t)(c - 'A') < 26) c ^= piece->lower[i];
    out[i] = c;
  }
}

#define WALK walk_plain
#define WALK_LINES walk_plain_lines
#define WALK_COLUMN walk_plain_column
#define TARGET
#define SHUFFLE(piece, window, out, folds) shuffle_plain(piece, window, out, folds)
#include "bulk_walk.inc"
#undef WALK
#undef WALK_LINES
#undef WALK_COLUMN
#undef TARGET
#undef SHUFFLE

#if defined(__x86_64__)
__attribute__((target("ssse3"))) static inline void shuffle_16(
  const bulk_piece *piece, const uint8_t *window, uint8_t *out, bool folds) {
  __m128i v = _mm_loadu_si128((const __m128i *)window);
  v = _mm_shuffle_epi8(v, _mm_loadu_si128((const __m128i *)piece->index));
  v = _mm_or_si128(v, _mm_loadu_si128((const __m128i *)piece->literal));
  if (folds) v = fold_16(v, piece->upper, piece->lower);
  _mm_storeu_si128((__m128i *)out, v);
}
#define WALK walk_16
#define WALK_LINES walk_16_lines
#define WALK_COLUMN walk_16_column
#define TARGET __attribute__((target("ssse3")))
#define SHUFFLE(piece, window, out, folds) shuffle_16(piece, window, out, folds)
#include "bulk_walk.inc"
#elif defined(__aarch64__)
static inline void shuffle_16(const bulk_piece *piece, const uint8_t *window, uint8_t *out, bool folds) {
  uint8x16_t v = vorrq_u8(vqtbl1q_u8(vld1q_u8(window), vld1q_u8(piece->index)), vld1q_u8(piece->literal));
  if (folds) v = fold_16(v, piece->upper, piece->lower);
  vst1q_u8(out, v);
}
#define WALK walk_16
#define WALK_LINES walk_16_lines
#define WALK_COLUMN walk_16_column
#define TARGET
#define SHUFFLE(piece, window, out, folds) shuffle_16(piece, window, out, folds)
#include "bulk_walk.inc"
#endif

bulk_reason bulk_walk(const bulk_table *table, bulk_run *run) {
#if defined(__x86_64__) || defined(__aarch64__)
  if (bulk_vectors() >= 2) return run->column ? walk_16_column(table, run) : walk_16_lines(table, run);
#endif
  return run->column ? walk_plain_column(table, run) : walk_plain_lines(table, run);
}

void bulk_note(bulk_column *column, const uint8_t *out, bool is_null, bool is_valid) {
  column_note(column, (uint64_t)(out - column->out_values), is_null, is_valid);
}

size_t bulk_first_decrease(const void *offsets, size_t count, uint32_t wide) {
  if (count == 0) return 0;
  const int32_t *narrow_offsets = offsets;
  const int64_t *wide_offsets = offsets;
  if (wide ? wide_offsets[0] < 0 : narrow_offsets[0] < 0) return 0;
  for (size_t start = 1; start < count; start += 256) {
    const size_t end = count - start < 256 ? count : start + 256;
    // a block without a branch, which vectors look at
    uint32_t bad = 0;
    if (wide) {
      for (size_t i = start; i < end; i++) bad |= wide_offsets[i] < wide_offsets[i - 1];
    } else {
      for (size_t i = start; i < end; i++) bad |= narrow_offsets[i] < narrow_offsets[i - 1];
    }
    if (!bad) continue;
    for (size_t i = start; i < end; i++) {
      if (wide ? wide_offsets[i] < wide_offsets[i - 1] : narrow_offsets[i] < narrow_offsets[i - 1]) return i;
    }
  }
  return count;
}
