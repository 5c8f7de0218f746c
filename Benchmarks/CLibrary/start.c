// A program's first key; with -DEMPTY a program that does nothing.
#ifdef EMPTY
int main(void) { return 0; }
#else
#include <caretaker.h>

int main(void) {
  caretaker_format *format;
  caretaker_field *field;
  if (caretaker_format_mask("+1 (###) ###-####", CARETAKER_ALL, NULL, &format, NULL)) return 1;
  if (caretaker_field_create(format, NULL, &field)) return 1;
  return caretaker_field_type(field, '5', NULL) != CARETAKER_OK;
}
#endif
