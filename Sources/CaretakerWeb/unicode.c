// What Swift's strings ask about canonical equivalence, answered by the package's own tables: the linker takes these
// functions rather than Swift's, whose tables hold the same again.

#include <unicode_tables.h>

// As `ScalarTable` in Swift looks a scalar up.
#define LOOKED_UP(table, scalar) \
  ((scalar) >> 9 < unicode_##table##_top_count \
     ? unicode_##table##_leaves()[unicode_##table##_middle()[unicode_##table##_top()[(scalar) >> 9] << 5 | \
                                                             ((scalar) >> 4 & 31)] << 4 | ((scalar) & 15)] \
     : 0)

// Syllables of Hangul are composed and decomposed by Swift itself.
static uint32_t decomposition(uint32_t scalar) { return scalar < 0xC0 ? 0 : LOOKED_UP(decomposition, scalar); }

// The combining class from bit 3 on, bits 1 and 2 unless composition surely keeps the scalar, bit 0 if it decomposes.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) {
  if (scalar < 0xC0) return 0;
  unicode_facts facts = unicode_facts_of(scalar);
  return (uint16_t)(
    facts.combining_class << 3 | (facts.flags & unicode_flag_maybe_composes ? 2 : 0) |
    (facts.flags & unicode_flag_never_composed ? 4 : 0) | (decomposition(scalar) ? 1 : 0));
}

// A length, and a decomposition in UTF-8: that of the scalar that was asked for last, which is read before the next.
static uint8_t decomposed[32];
const uint8_t *const _swift_stdlib_nfd_decompositions = decomposed;

static void append(uint32_t scalar) {
  uint8_t *end = decomposed + 1 + decomposed[0];
  uint32_t length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
  for (uint32_t i = length - 1; i > 0; i--, scalar >>= 6) end[i] = 0x80 | (scalar & 0x3F);
  end[0] = (uint8_t)(length == 1 ? scalar : (0xF0 << (4 - length) & 0xFF) | scalar);
  decomposed[0] += (uint8_t)length;
}

static void decompose(uint32_t scalar) {
  uint32_t number = decomposition(scalar);
  if (number == 0) {
    append(scalar);
  } else if (number > unicode_pairs_count) {
    decompose(unicode_singletons()[number - unicode_pairs_count - 1]);
  } else {
    decompose(unicode_pairs()[number - 1].first);
    decompose(unicode_pairs()[number - 1].second);
  }
}

// The scalar, and from bit 18 on where its decomposition stands; another scalar if it has none.
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) {
  if (decomposition(scalar) == 0) return ~scalar & 0x3FFFF;
  decomposed[0] = 0;
  decompose(scalar);
  return scalar;
}

// What two scalars compose to; the largest number if they do not. Those of the pairs that compose are in order.
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) {
  const unicode_pair *pairs = unicode_pairs();
  uint32_t low = 0, high = unicode_composite_count;
  while (low < high) {
    uint32_t middle = (low + high) / 2;
    if (pairs[middle].first == first && pairs[middle].second == second) return pairs[middle].composed;
    if (pairs[middle].first < first || (pairs[middle].first == first && pairs[middle].second < second)) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return UINT32_MAX;
}
