// Generated from the Unicode Character Database 15.0.0 and ICU's lookalikes by:
//   caretaker-dev generate unicode --ucd /usr/share/unicode --output Sources/CTables
// Do not edit. Data © Unicode, Inc., under the Unicode License V3; see NOTICE.

#ifndef CARETAKER_UNICODE_TABLES_H
#define CARETAKER_UNICODE_TABLES_H

#include <stdbool.h>
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

/// Classes of UAX #14, decided and refined: LB1, LB30, LB30b.
typedef enum __attribute__((enum_extensibility(closed))) unicode_line_class : uint8_t {
  unicode_line_class_al = 0,
  unicode_line_class_bk = 1,
  unicode_line_class_cr = 2,
  unicode_line_class_lf = 3,
  unicode_line_class_sp = 4,
  unicode_line_class_zw = 5,
  unicode_line_class_wj = 6,
  unicode_line_class_gl = 7,
  unicode_line_class_cm = 8,
  unicode_line_class_zwj = 9,
  unicode_line_class_ba = 10,
  unicode_line_class_bb = 11,
  unicode_line_class_b2 = 12,
  unicode_line_class_hy = 13,
  unicode_line_class_cb = 14,
  unicode_line_class_cl = 15,
  unicode_line_class_cp = 16,
  unicode_line_class_ex = 17,
  unicode_line_class_in = 18,
  unicode_line_class_ns = 19,
  unicode_line_class_op = 20,
  unicode_line_class_qu = 21,
  unicode_line_class_is = 22,
  unicode_line_class_nu = 23,
  unicode_line_class_po = 24,
  unicode_line_class_pr = 25,
  unicode_line_class_sy = 26,
  unicode_line_class_eb = 27,
  unicode_line_class_em = 28,
  unicode_line_class_h2 = 29,
  unicode_line_class_h3 = 30,
  unicode_line_class_hl = 31,
  unicode_line_class_id = 32,
  unicode_line_class_jl = 33,
  unicode_line_class_jv = 34,
  unicode_line_class_jt = 35,
  unicode_line_class_ri = 36,
  unicode_line_class_wideOP = 37,
  unicode_line_class_wideCP = 38,
  unicode_line_class_futureID = 39,
} unicode_line_class;

/// Classes of words of UAX #29, and Extended_Pictographic.
typedef enum __attribute__((enum_extensibility(closed))) unicode_word_class : uint8_t {
  unicode_word_class_other = 0,
  unicode_word_class_cr = 1,
  unicode_word_class_lf = 2,
  unicode_word_class_newline = 3,
  unicode_word_class_extend = 4,
  unicode_word_class_format = 5,
  unicode_word_class_zwj = 6,
  unicode_word_class_regionalIndicator = 7,
  unicode_word_class_katakana = 8,
  unicode_word_class_hebrewLetter = 9,
  unicode_word_class_aLetter = 10,
  unicode_word_class_singleQuote = 11,
  unicode_word_class_doubleQuote = 12,
  unicode_word_class_midNumLet = 13,
  unicode_word_class_midLetter = 14,
  unicode_word_class_midNum = 15,
  unicode_word_class_numeric = 16,
  unicode_word_class_extendNumLet = 17,
  unicode_word_class_wSegSpace = 18,
  unicode_word_class_pictographic = 19,
  unicode_word_class_pictographicALetter = 20,
} unicode_word_class;

/// How many columns of a terminal a scalar takes, as far as Unicode decides it: the numbers in the leaves.
typedef enum __attribute__((enum_extensibility(closed))) unicode_width_class : uint8_t {
  unicode_width_class_narrow = 0,
  unicode_width_class_zero = 1,
  unicode_width_class_wide = 2,
  unicode_width_class_ambiguous = 3,
  unicode_width_class_pictograph = 4,
  unicode_width_class_modifier = 5,
  unicode_width_class_regional = 6,
} unicode_width_class;

enum {
  unicode_flag_letter = 1,
  unicode_flag_letter_or_number = 2,
  unicode_flag_printable = 4,
  unicode_flag_nonspacing_mark = 8,
  unicode_flag_whitespace = 16,
  unicode_flag_never_composed = 32,
  unicode_flag_maybe_composes = 64,
  unicode_flag_invisible = 128,
};

/// The scripts of which the code speaks: the numbers in the lists. The last three are those that UTS 39 adds.
enum {
  unicode_script_latin = 1,
  unicode_script_han_with_bopomofo = 2,
  unicode_script_japanese = 3,
  unicode_script_korean = 4,
};

/// What is known of a scalar. `digit` is 255 for what is not a decimal digit.
typedef struct unicode_facts {
  uint8_t flags;
  unicode_grapheme_class grapheme_class;
  uint8_t combining_class;
  uint8_t digit;
} unicode_facts;

/// Where lines and words may break beside a scalar.
typedef struct unicode_breaks {
  unicode_line_class line;
  unicode_word_class word;
} unicode_breaks;

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

/// First stage: by scalar >> 9. After its end every number is 0.
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
enum { unicode_facts_leaves_count = 10656 };
static inline const uint8_t *_Nonnull unicode_facts_leaves(void) {
  extern const uint8_t caretaker_unicode_facts_leaves[unicode_facts_leaves_count];
  return caretaker_unicode_facts_leaves;
}

/// Facts, by the numbers in the leaves.
enum { unicode_facts_rows_count = 117 };
static inline const unicode_facts *_Nonnull unicode_facts_rows(void) {
  extern const unicode_facts caretaker_unicode_facts_rows[unicode_facts_rows_count];
  return caretaker_unicode_facts_rows;
}

/// First stage: by scalar >> 9. After its end every number is 0.
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

/// First stage: by scalar >> 9. After its end every number is 0.
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

/// First stage: by scalar >> 9. After its end every number is 0.
enum { unicode_breaks_top_count = 1793 };
static inline const uint8_t *_Nonnull unicode_breaks_top(void) {
  extern const uint8_t caretaker_unicode_breaks_top[unicode_breaks_top_count];
  return caretaker_unicode_breaks_top;
}

/// Second stage: by first << 5 | scalar >> 4 & 31.
enum { unicode_breaks_middle_count = 3328 };
static inline const uint16_t *_Nonnull unicode_breaks_middle(void) {
  extern const uint16_t caretaker_unicode_breaks_middle[unicode_breaks_middle_count];
  return caretaker_unicode_breaks_middle;
}

/// Third stage: by second << 4 | scalar & 15.
enum { unicode_breaks_leaves_count = 9824 };
static inline const uint8_t *_Nonnull unicode_breaks_leaves(void) {
  extern const uint8_t caretaker_unicode_breaks_leaves[unicode_breaks_leaves_count];
  return caretaker_unicode_breaks_leaves;
}

/// Classes of breaks, by the numbers in the leaves.
enum { unicode_breaks_rows_count = 84 };
static inline const unicode_breaks *_Nonnull unicode_breaks_rows(void) {
  extern const unicode_breaks caretaker_unicode_breaks_rows[unicode_breaks_rows_count];
  return caretaker_unicode_breaks_rows;
}

/// First stage: by scalar >> 9. After its end every number is 0.
enum { unicode_width_top_count = 1800 };
static inline const uint8_t *_Nonnull unicode_width_top(void) {
  extern const uint8_t caretaker_unicode_width_top[unicode_width_top_count];
  return caretaker_unicode_width_top;
}

/// Second stage: by first << 5 | scalar >> 4 & 31.
enum { unicode_width_middle_count = 2336 };
static inline const uint16_t *_Nonnull unicode_width_middle(void) {
  extern const uint16_t caretaker_unicode_width_middle[unicode_width_middle_count];
  return caretaker_unicode_width_middle;
}

/// Third stage: by second << 4 | scalar & 15.
enum { unicode_width_leaves_count = 5056 };
static inline const uint8_t *_Nonnull unicode_width_leaves(void) {
  extern const uint8_t caretaker_unicode_width_leaves[unicode_width_leaves_count];
  return caretaker_unicode_width_leaves;
}

/// Scripts of letters, marks and digits: scalar << 11 | list, from that scalar on.
enum { unicode_script_ranges_count = 416 };
static inline const uint32_t *_Nonnull unicode_script_ranges(void) {
  extern const uint32_t caretaker_unicode_script_ranges[unicode_script_ranges_count];
  return caretaker_unicode_script_ranges;
}

/// Numbers of scripts, a 0 after each list; the empty one stands for all.
enum { unicode_script_lists_count = 525 };
static inline const uint8_t *_Nonnull unicode_script_lists(void) {
  extern const uint8_t caretaker_unicode_script_lists[unicode_script_lists_count];
  return caretaker_unicode_script_lists;
}

/// Names of scripts in ASCII, from number 1 on, a 0 after each.
enum { unicode_script_names_count = 1538 };
static inline const uint8_t *_Nonnull unicode_script_names(void) {
  extern const uint8_t caretaker_unicode_script_names[unicode_script_names_count];
  return caretaker_unicode_script_names;
}

/// What scalars of other scripts than Latin look like: scalar << 8 | ASCII, in order, one for each character.
enum { unicode_lookalikes_count = 521 };
static inline const uint32_t *_Nonnull unicode_lookalikes(void) {
  extern const uint32_t caretaker_unicode_lookalikes[unicode_lookalikes_count];
  return caretaker_unicode_lookalikes;
}

/// The facts of a scalar. After the end of the first stage they are those of what is unassigned.
static inline unicode_facts unicode_facts_of(uint32_t scalar) {
  if (scalar >> 9 >= unicode_facts_top_count) return unicode_facts_rows()[0];
  uint32_t block = unicode_facts_middle()[unicode_facts_top()[scalar >> 9] << 5 | (scalar >> 4 & 31)];
  return unicode_facts_rows()[unicode_facts_leaves()[block << 4 | (scalar & 15)]];
}

/// Whether a scalar shows nothing, wherever it stands: it is ignored where it is not supported
/// (Default_Ignorable_Code_Point), or it is the pattern of Braille without a dot, a mark of annotations between
/// lines, or the place of an object. Whatever drops what cannot be seen asks this.
static inline bool unicode_is_invisible(uint32_t scalar) {
  return (unicode_facts_of(scalar).flags & unicode_flag_invisible) != 0;
}

#endif
