// Generated from the Unicode Character Database 15.0.0 by:
//   caretaker-dev generate unicode --ucd /usr/share/unicode --output Sources/CUnicodeTables
// Do not edit. Data © Unicode, Inc., under the Unicode License V3; see NOTICE.

#ifndef CARETAKER_UNICODE_TABLES_H
#define CARETAKER_UNICODE_TABLES_H

#include <stdint.h>

/// Classes of UAX #29, and Extended_Pictographic.
typedef enum __attribute__((enum_extensibility(closed))) unicode_grapheme_class : uint8_t {
  unicode_grapheme_class_other = 0,
  unicode_grapheme_class_cr = 1,
  unicode_grapheme_class_lf = 2,
  unicode_grapheme_class_control = 3,
  unicode_grapheme_class_extend = 4,
  unicode_grapheme_class_zwj = 5,
  unicode_grapheme_class_regionalIndicator = 6,
  unicode_grapheme_class_prepend = 7,
  unicode_grapheme_class_spacingMark = 8,
  unicode_grapheme_class_l = 9,
  unicode_grapheme_class_v = 10,
  unicode_grapheme_class_t = 11,
  unicode_grapheme_class_lv = 12,
  unicode_grapheme_class_lvt = 13,
  unicode_grapheme_class_pictographic = 14,
} unicode_grapheme_class;

enum {
  unicode_flag_letter = 1,
  unicode_flag_letter_or_number = 2,
  unicode_flag_printable = 4,
  unicode_flag_nonspacing_mark = 8,
  unicode_flag_whitespace = 16,
  unicode_flag_never_composed = 32,
  unicode_flag_maybe_composes = 64,
};

/// What is known of a scalar. `digit` is 255 for what is no decimal digit.
typedef struct unicode_facts {
  uint8_t flags;
  unicode_grapheme_class grapheme_class;
  uint8_t combining_class;
  uint8_t digit;
} unicode_facts;

/// How far the upper and the lower case of a scalar are from it.
typedef struct unicode_case_distances {
  int32_t upper;
  int32_t lower;
} unicode_case_distances;

/// What a scalar decomposes to canonically, in one step.
typedef struct unicode_pair {
  uint32_t first;
  uint32_t second;
  uint32_t composed;
} unicode_pair;

/// A scalar's decomposition is numbered: 0 for none, then the pairs from 1 on, then the singletons.
/// This many of the pairs compose again, ordered by their first scalar, then by their second.
enum { unicode_composite_count = 941 };

/// First stage: by scalar >> 9. Behind its end every number is 0.
enum { unicode_facts_top_count = 1800 };
static inline const uint8_t *_Nonnull unicode_facts_top(void) {
  extern const uint8_t caretaker_unicode_facts_top[unicode_facts_top_count];
  return caretaker_unicode_facts_top;
}

/// Second stage: by first << 5 | scalar >> 4 & 31.
enum { unicode_facts_middle_count = 3456 };
static inline const uint16_t *_Nonnull unicode_facts_middle(void) {
  extern const uint16_t caretaker_unicode_facts_middle[unicode_facts_middle_count];
  return caretaker_unicode_facts_middle;
}

/// Third stage: by second << 4 | scalar & 15.
enum { unicode_facts_leaves_count = 10560 };
static inline const uint8_t *_Nonnull unicode_facts_leaves(void) {
  extern const uint8_t caretaker_unicode_facts_leaves[unicode_facts_leaves_count];
  return caretaker_unicode_facts_leaves;
}

/// Facts, by the numbers in the leaves.
enum { unicode_facts_rows_count = 111 };
static inline const unicode_facts *_Nonnull unicode_facts_rows(void) {
  extern const unicode_facts caretaker_unicode_facts_rows[unicode_facts_rows_count];
  return caretaker_unicode_facts_rows;
}

/// First stage: by scalar >> 9. Behind its end every number is 0.
enum { unicode_case_top_count = 245 };
static inline const uint8_t *_Nonnull unicode_case_top(void) {
  extern const uint8_t caretaker_unicode_case_top[unicode_case_top_count];
  return caretaker_unicode_case_top;
}

/// Second stage: by first << 5 | scalar >> 4 & 31.
enum { unicode_case_middle_count = 608 };
static inline const uint16_t *_Nonnull unicode_case_middle(void) {
  extern const uint16_t caretaker_unicode_case_middle[unicode_case_middle_count];
  return caretaker_unicode_case_middle;
}

/// Third stage: by second << 4 | scalar & 15.
enum { unicode_case_leaves_count = 1824 };
static inline const uint8_t *_Nonnull unicode_case_leaves(void) {
  extern const uint8_t caretaker_unicode_case_leaves[unicode_case_leaves_count];
  return caretaker_unicode_case_leaves;
}

/// Distances of cases, by the numbers in the leaves.
enum { unicode_case_rows_count = 177 };
static inline const unicode_case_distances *_Nonnull unicode_case_rows(void) {
  extern const unicode_case_distances caretaker_unicode_case_rows[unicode_case_rows_count];
  return caretaker_unicode_case_rows;
}

/// First stage: by scalar >> 9. Behind its end every number is 0.
enum { unicode_decomposition_top_count = 382 };
static inline const uint8_t *_Nonnull unicode_decomposition_top(void) {
  extern const uint8_t caretaker_unicode_decomposition_top[unicode_decomposition_top_count];
  return caretaker_unicode_decomposition_top;
}

/// Second stage: by first << 5 | scalar >> 4 & 31.
enum { unicode_decomposition_middle_count = 800 };
static inline const uint16_t *_Nonnull unicode_decomposition_middle(void) {
  extern const uint16_t caretaker_unicode_decomposition_middle[unicode_decomposition_middle_count];
  return caretaker_unicode_decomposition_middle;
}

/// Third stage: by second << 4 | scalar & 15.
enum { unicode_decomposition_leaves_count = 3312 };
static inline const uint16_t *_Nonnull unicode_decomposition_leaves(void) {
  extern const uint16_t caretaker_unicode_decomposition_leaves[unicode_decomposition_leaves_count];
  return caretaker_unicode_decomposition_leaves;
}

/// Pairs that scalars decompose to: first those that compose again, in order.
enum { unicode_pairs_count = 1026 };
static inline const unicode_pair *_Nonnull unicode_pairs(void) {
  extern const unicode_pair caretaker_unicode_pairs[unicode_pairs_count];
  return caretaker_unicode_pairs;
}

/// Scalars that others decompose to alone.
enum { unicode_singletons_count = 1035 };
static inline const uint32_t *_Nonnull unicode_singletons(void) {
  extern const uint32_t caretaker_unicode_singletons[unicode_singletons_count];
  return caretaker_unicode_singletons;
}

#endif
