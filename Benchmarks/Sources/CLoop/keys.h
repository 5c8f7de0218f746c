// The keys of loop.c, once for pointers that may alias and once for those that may not: NAME and RESTRICT say which.

__attribute__((noinline)) bool NAME(loop_insert)(const loop_mask *RESTRICT mask, loop_field *RESTRICT field, uint8_t c) {
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

__attribute__((noinline)) bool NAME(loop_delete)(const loop_mask *RESTRICT mask, loop_field *RESTRICT field) {
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

uint64_t NAME(loop_append_rounds)(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds) {
  uint64_t sum = 0;
  for (long round = 0; round < rounds; round++) {
    loop_reset(mask, field);
    for (int i = 0; i < count; i++) {
      NAME(loop_insert)(mask, field, keys[i]);
      KEEP(field);
      sum += field->length;
    }
  }
  return sum;
}

uint64_t NAME(loop_backspace_rounds)(const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, long rounds) {
  uint64_t sum = 0;
  for (long round = 0; round < rounds; round++) {
    sum += NAME(loop_append_rounds)(mask, field, keys, count, 1);
    for (int i = 0; i < count; i++) {
      NAME(loop_delete)(mask, field);
      KEEP(field);
      sum += field->length;
    }
  }
  return sum;
}

uint64_t NAME(loop_middle_rounds)(
    const loop_mask *mask, loop_field *field, const uint8_t *keys, int count, int caret, long rounds) {
  uint64_t sum = NAME(loop_append_rounds)(mask, field, keys, count, 1);
  for (long round = 0; round < rounds; round++) {
    for (int i = 0; i < 5; i++) {
      field->caret = caret;
      NAME(loop_insert)(mask, field, '0' + i);
      KEEP(field);
      sum += field->length;
      NAME(loop_delete)(mask, field);
      KEEP(field);
      sum += field->length;
    }
  }
  return sum;
}
