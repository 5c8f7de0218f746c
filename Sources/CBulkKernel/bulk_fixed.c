#include <stdbool.h>
#include <string.h>

#include "bulk_kernel.h"
#include "bulk_vectors.h"

static size_t fixed_plain(const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most) {
  for (size_t times = 0; times < most; times++, in += plan->in, out += plan->out) {
    for (uint32_t s = 0; s < plan->count; s++) {
      const bulk_step *step = plan->steps + s;
      const uint8_t *window = in + step->from;
      unsigned ok = 1;
      for (int i = 0; i < 16; i++) {
        unsigned fits = 0;
        for (uint32_t r = 0; r < plan->ranges; r++) fits |= (uint8_t)(window[i] - step->low[r][i]) <= step->span[r][i];
        ok &= fits;
      }
      if (!ok) return times;
      for (int i = 0; i < 16; i++) {
        uint8_t c = step->index[i] & 0x80 ? step->literal[i] : window[step->index[i]];
        if ((uint8_t)(c - 'a') < 26) c ^= step->upper[i];
        else if ((uint8_t)(c - 'A') < 26) c ^= step->lower[i];
        out[step->to + i] = c;
      }
    }
  }
  return most;
}

#if defined(__x86_64__)
#define TARGET_16 __attribute__((target("ssse3"), always_inline)) static inline
#define TARGET_64 __attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi"), always_inline)) static inline

TARGET_16 bool step_16(const bulk_step *step, const uint8_t *in, uint8_t *out, uint32_t ranges, bool folds) {
  __m128i v = _mm_loadu_si128((const __m128i *)(in + step->from));
  __m128i fits = _mm_setzero_si128();
  for (uint32_t r = 0; r < ranges; r++) {
    __m128i d = _mm_sub_epi8(v, _mm_loadu_si128((const __m128i *)step->low[r]));
    fits = _mm_or_si128(fits, _mm_cmpeq_epi8(_mm_min_epu8(d, _mm_loadu_si128((const __m128i *)step->span[r])), d));
  }
  v = _mm_shuffle_epi8(v, _mm_loadu_si128((const __m128i *)step->index));
  v = _mm_or_si128(v, _mm_loadu_si128((const __m128i *)step->literal));
  if (folds) v = fold_16(v, step->upper, step->lower);
  _mm_storeu_si128((__m128i *)(out + step->to), v);
  return _mm_movemask_epi8(fits) == 0xFFFF;
}

TARGET_16 size_t loop_16(const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most, uint32_t ranges, bool folds) {
  for (size_t times = 0; times < most; times++, in += plan->in, out += plan->out) {
    bool fits = true;
    for (uint32_t s = 0; s < plan->count; s++) fits &= step_16(plan->steps + s, in, out, ranges, folds);
    if (!fits) return times;
  }
  return most;
}

__attribute__((target("ssse3"))) static size_t fixed_16(const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most) {
  return plan->ranges == 1 && !plan->folds ? loop_16(plan, in, out, most, 1, false)
                                           : loop_16(plan, in, out, most, plan->ranges, plan->folds);
}

TARGET_64 bool step_64(const bulk_step *step, const uint8_t *in, uint8_t *out, uint32_t ranges, bool folds) {
  __m512i v = _mm512_loadu_si512(in + step->from);
  __mmask64 fits = 0;
  for (uint32_t r = 0; r < ranges; r++) {
    __m512i d = _mm512_sub_epi8(v, _mm512_loadu_si512(step->low[r]));
    fits |= _mm512_cmple_epu8_mask(d, _mm512_loadu_si512(step->span[r]));
  }
  __m512i index = _mm512_loadu_si512(step->index);
  v = _mm512_permutexvar_epi8(index, v);
  v = _mm512_mask_mov_epi8(v, _mm512_movepi8_mask(index), _mm512_loadu_si512(step->literal));
  if (folds) {
    const __m512i most = _mm512_set1_epi8(25);
    __mmask64 is_small = _mm512_cmple_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('a')), most);
    __mmask64 is_capital = _mm512_cmple_epu8_mask(_mm512_sub_epi8(v, _mm512_set1_epi8('A')), most);
    v = _mm512_xor_si512(v, _mm512_maskz_mov_epi8(is_small, _mm512_loadu_si512(step->upper)));
    v = _mm512_xor_si512(v, _mm512_maskz_mov_epi8(is_capital, _mm512_loadu_si512(step->lower)));
  }
  _mm512_storeu_si512(out + step->to, v);
  return fits == ~(__mmask64)0;
}

TARGET_64 size_t loop_64(
  const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most, uint32_t count, uint32_t ranges, bool folds) {
  for (size_t times = 0; times < most; times++, in += plan->in, out += plan->out) {
    bool fits = true;
    for (uint32_t s = 0; s < count; s++) fits &= step_64(plan->steps + s, in, out, ranges, folds);
    if (!fits) return times;
  }
  return most;
}

__attribute__((target("avx512f,avx512bw,avx512vl,avx512vbmi"))) static size_t fixed_64(
  const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most) {
  if (plan->ranges == 1 && !plan->folds) {
    return plan->count == 1 ? loop_64(plan, in, out, most, 1, 1, false) : loop_64(plan, in, out, most, plan->count, 1, false);
  }
  return loop_64(plan, in, out, most, plan->count, plan->ranges, plan->folds);
}
#elif defined(__aarch64__)
static size_t fixed_16(const bulk_plan *plan, const uint8_t *in, uint8_t *out, size_t most) {
  for (size_t times = 0; times < most; times++, in += plan->in, out += plan->out) {
    uint8x16_t fits = vdupq_n_u8(0xFF);
    for (uint32_t s = 0; s < plan->count; s++) {
      const bulk_step *step = plan->steps + s;
      uint8x16_t v = vld1q_u8(in + step->from), some = vdupq_n_u8(0);
      for (uint32_t r = 0; r < plan->ranges; r++) {
        some = vorrq_u8(some, vcleq_u8(vsubq_u8(v, vld1q_u8(step->low[r])), vld1q_u8(step->span[r])));
      }
      fits = vandq_u8(fits, some);
      v = vorrq_u8(vqtbl1q_u8(v, vld1q_u8(step->index)), vld1q_u8(step->literal));
      if (plan->folds) v = fold_16(v, step->upper, step->lower);
      vst1q_u8(out + step->to, v);
    }
    if (vminvq_u8(fits) != 0xFF) return times;
  }
  return most;
}
#endif

size_t bulk_fixed(
  const bulk_plan *plan, const uint8_t *in, const uint8_t *in_end, uint8_t *out, const uint8_t *out_end, size_t limit) {
  const size_t readable = (size_t)(in_end - in), writable = (size_t)(out_end - out);
  if (readable < plan->reach || writable < plan->reach) return 0;
  const size_t in_most = (readable - plan->reach) / plan->in + 1, out_most = (writable - plan->reach) / plan->out + 1;
  const size_t fitting = in_most < out_most ? in_most : out_most, most = fitting < limit ? fitting : limit;
#if defined(__x86_64__)
  if (plan->width == 64) return fixed_64(plan, in, out, most);
#endif
#if defined(__x86_64__) || defined(__aarch64__)
  if (bulk_vectors() >= 2) return fixed_16(plan, in, out, most);
#endif
  return fixed_plain(plan, in, out, most);
}
