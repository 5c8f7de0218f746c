// Sixteen bytes at once, for the walk over shapes and for plans alike.
#pragma once
#include <stdint.h>

#if defined(__x86_64__)
#include <immintrin.h>

/// Changes the case of letters of ASCII: of small ones by the bits of `upper`, of capitals by those of `lower`.
__attribute__((target("ssse3"), always_inline)) static inline __m128i fold_16(
  __m128i v, const uint8_t *upper, const uint8_t *lower) {
  const __m128i most = _mm_set1_epi8(25);
  __m128i small = _mm_sub_epi8(v, _mm_set1_epi8('a')), capital = _mm_sub_epi8(v, _mm_set1_epi8('A'));
  __m128i is_small = _mm_cmpeq_epi8(_mm_min_epu8(small, most), small);
  __m128i is_capital = _mm_cmpeq_epi8(_mm_min_epu8(capital, most), capital);
  v = _mm_xor_si128(v, _mm_and_si128(is_small, _mm_loadu_si128((const __m128i *)upper)));
  return _mm_xor_si128(v, _mm_and_si128(is_capital, _mm_loadu_si128((const __m128i *)lower)));
}
#elif defined(__aarch64__)
#include <arm_neon.h>

/// Changes the case of letters of ASCII: of small ones by the bits of `upper`, of capitals by those of `lower`.
static inline uint8x16_t fold_16(uint8x16_t v, const uint8_t *upper, const uint8_t *lower) {
  uint8x16_t is_small = vcltq_u8(vsubq_u8(v, vdupq_n_u8('a')), vdupq_n_u8(26));
  uint8x16_t is_capital = vcltq_u8(vsubq_u8(v, vdupq_n_u8('A')), vdupq_n_u8(26));
  v = veorq_u8(v, vandq_u8(is_small, vld1q_u8(upper)));
  return veorq_u8(v, vandq_u8(is_capital, vld1q_u8(lower)));
}
#endif
