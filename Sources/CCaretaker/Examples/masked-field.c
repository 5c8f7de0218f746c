// Draws a masked field as somebody types: each character of the second argument is a key, and `<` is Backspace.
//
//     cc masked-field.c $(pkg-config --cflags --libs caretaker) -o masked-field
//     ./masked-field "+1 (###) ###-####" "2015x<"

#include <caretaker.h>
#include <stdio.h>

// Draws what is shown with the caret in it, then what is still to come, and what the edit has to say.
static void draw(const caretaker_field *field, const caretaker_edit *edit, const char *key) {
  char text[256], rest[256], message[256];
  size_t length;
  caretaker_range before = {0, edit->selection.end};
  caretaker_range after = {edit->selection.end, 0};
  caretaker_field_facts facts = CARETAKER_FIELD_FACTS_INIT;
  caretaker_field_get_facts(field, &facts);
  after.end = facts.length;
  if (caretaker_field_text(field, &before, text, sizeof text, &length)) return;
  printf("%s  %s|", key, text);
  if (caretaker_field_text(field, &after, text, sizeof text, &length)) return;
  if (caretaker_field_placeholder(field, rest, sizeof rest, &length)) return;
  printf("%s%s", text, rest);
  if (caretaker_field_messages(field, edit, key, CARETAKER_ALL, NULL, message, sizeof message, &length)) return;
  printf("%s%s%s\n", length > 0 ? "   " : "", message, edit->is_complete ? "   complete" : "");
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: %s MASK KEYS\n", arguments[0]);
    return 2;
  }
  caretaker_format *format;
  caretaker_error *error;
  if (caretaker_format_mask(arguments[1], CARETAKER_ALL, NULL, &format, &error)) {
    fprintf(
        stderr, "error: %s\n%s\n%s\n", caretaker_error_message(error), caretaker_error_diagnostic(error),
        caretaker_error_suggestion(error));
    caretaker_error_free(error);
    return 1;
  }
  caretaker_field *field;
  caretaker_status status = caretaker_field_create(format, NULL, &field);
  caretaker_format_free(format);  // the field keeps what it needs of it

  for (const char *key = arguments[2]; status == CARETAKER_OK && *key; key++) {
    char name[] = {*key, 0};
    caretaker_edit edit = CARETAKER_EDIT_INIT;
    status = *key == '<' ? caretaker_field_delete_backward(field, CARETAKER_DELETE_CHARACTER, &edit)
                         : caretaker_field_type(field, (unsigned char)*key, &edit);
    if (status == CARETAKER_OK) draw(field, &edit, name);
  }
  if (status != CARETAKER_OK) fprintf(stderr, "error: %s\n", caretaker_status_name(status));
  caretaker_field_free(field);
  return status != CARETAKER_OK;
}
