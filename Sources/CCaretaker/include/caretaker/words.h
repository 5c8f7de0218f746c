// What other languages ask Caretaker in a word, over the functions of caretaker.h, which includes this. The library
// does not export them: a language that calls C without a compiler of C calls what they call.

#ifndef CARETAKER_WORDS_H
#define CARETAKER_WORDS_H

#include "../caretaker.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Whether a text that is submitted is a complete value that passes the format's checks: `caretaker_format_validate`
/// also says why it is not. False for wrong use.
///
/// - text, length: the text as it came.
static inline bool caretaker_format_is_valid(const caretaker_format *format, const char *text, size_t length) {
  caretaker_state state;
  // a valid value has no message, and one that does not fit is not copied
  char message[1];
  size_t message_length;
  const caretaker_status status =
      caretaker_format_validate(format, text, length, NULL, &state, message, sizeof message, &message_length);
  return status == CARETAKER_OK && state == CARETAKER_STATE_COMPLETE;
}

/// Whether a field has all its characters, as `is_complete` of an edit and of `caretaker_field_get_facts`;
/// `caretaker_field_state` says whether they are right. False for wrong use.
static inline bool caretaker_field_is_complete(const caretaker_field *field) {
  caretaker_field_facts facts = CARETAKER_FIELD_FACTS_INIT;
  return caretaker_field_get_facts(field, &facts) == CARETAKER_OK && facts.is_complete;
}

/// Copies the network of a payment card, such as `visa`, while its number is typed; empty until it is certain. Of a
/// card of several networks it is the one to show first: `caretaker_field_card_network_count` says how many there are.
///
/// - buffer, capacity, length: where it goes; see the top of caretaker.h.
///
/// Returns CARETAKER_NOT_FOUND where the format is not one of cards.
static inline caretaker_status caretaker_field_network(
    const caretaker_field *field, char *buffer, size_t capacity, size_t *length) {
  size_t count;
  const caretaker_status status = caretaker_field_card_network_count(field, &count);
  if (status != CARETAKER_OK) return status;
  if (count > 0) return caretaker_field_card_network_name(field, 0, buffer, capacity, length);
  if (length == NULL || (buffer == NULL && capacity > 0)) return CARETAKER_NULL_POINTER;
  *length = 0;
  if (capacity == 0) return CARETAKER_SHORT_BUFFER;
  buffer[0] = 0;
  return CARETAKER_OK;
}

#ifdef __cplusplus
}
#endif

#endif
