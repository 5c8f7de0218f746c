// What other languages ask Caretaker in a word, over the functions of caretaker.h, which includes this. The library does
// not export them: a language that calls C without a compiler of C calls what they call.

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

#ifdef __cplusplus
}
#endif

#endif
