// caretaker.hpp: Caretaker's fields for C++17, over caretaker.h. What is made is freed, texts are strings, and wrong use
// throws.
//
//     caretaker::Field field(caretaker::Format::named("iban"));
//     field.paste("IBAN: de89 3704 0044 0532 0130 00");
//     field.text();      // "DE89 3704 0044 0532 0130 00"
//
// A format is shared: copies are the same format, and any number of threads may use one at once. A field is moved, not
// copied, and is for one thread at a time.

#ifndef CARETAKER_HPP
#define CARETAKER_HPP

#include <caretaker.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace caretaker {

/// A call that ended with another status than CARETAKER_OK.
class Error : public std::runtime_error {
 public:
  explicit Error(caretaker_status status) : Error(status, caretaker_status_name(status)) {}
  Error(caretaker_status status, const std::string &message) : std::runtime_error(message), status_(status) {}
  caretaker_status status() const { return status_; }

 private:
  caretaker_status status_;
};

/// Why no format could be made: `what()` says what is wrong.
class FormatError : public Error {
 public:
  explicit FormatError(const caretaker_error *error)
      : Error(CARETAKER_INVALID_FORMAT, caretaker_error_message(error)),
        code(caretaker_error_code(error)),
        suggestion(caretaker_error_suggestion(error)),
        diagnostic(caretaker_error_diagnostic(error)),
        span(caretaker_error_span(error)) {}

  /// The kind of the error, for programs.
  std::string code;
  /// What to do about it.
  std::string suggestion;
  /// The text with carets under what is wrong.
  std::string diagnostic;
  /// What it concerns, in bytes of the text.
  caretaker_range span;
};

namespace detail {

inline void check(caretaker_status status) {
  if (status != CARETAKER_OK) throw Error(status);
}

/// What a function copies, in a buffer that is long enough.
template <typename Copy>
std::string text(Copy copy) {
  std::string text(63, '\0');
  size_t length = 0;
  caretaker_status status = copy(&text[0], text.size() + 1, &length);
  if (status == CARETAKER_SHORT_BUFFER) {
    text.resize(length);
    status = copy(&text[0], text.size() + 1, &length);
  }
  check(status);
  text.resize(length);
  return text;
}

}  // namespace detail

/// What a field is made over: a mask, a named format, numbers, phone numbers or payment cards.
class Format {
 public:
  /// Compiles a mask: `+1 (###) ###-####`. Throws FormatError.
  explicit Format(std::string_view mask, const caretaker_mask_options *options = nullptr)
      : Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
          return caretaker_format_mask(mask.data(), mask.size(), options, format, error);
        }) {}

  /// Reads a mask that was written for another library, such as `imask`. Throws FormatError.
  static Format dialect(
      std::string_view text, const std::string &dialect, const caretaker_mask_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_dialect(text.data(), text.size(), dialect.c_str(), options, format, error);
    });
  }

  /// Reads a compiled mask, of `caret compile` or of `program`. Throws FormatError.
  static Format program(const std::vector<uint8_t> &bytes) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      static const uint8_t none = 0;
      return caretaker_format_program(bytes.empty() ? &none : bytes.data(), bytes.size(), format, error);
    });
  }

  /// Looks a format up by its name: `iban`, `phone(GB)`. Throws FormatError.
  static Format named(std::string_view name, const caretaker_name_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_named(name.data(), name.size(), options, format, error);
    });
  }

  /// Makes a format of numbers. Throws FormatError.
  static Format number(const caretaker_number_symbols &symbols, const caretaker_number_entry *entry = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_number(&symbols, entry, format, error);
    });
  }

  /// Shows a value: `5551234567` as `(555) 123-4567`. Throws Error where a character of it is rejected.
  std::string show(std::string_view value) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_show(get(), value.data(), value.size(), buffer, capacity, length);
    });
  }

  /// Reads a text that arrives whole. Throws Error where no field accepts it.
  std::string read(std::string_view text) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_parse(get(), text.data(), text.size(), buffer, capacity, length);
    });
  }

  /// Its compiled mask, which another process reads without compiling. Throws Error for numbers and phone numbers.
  std::vector<uint8_t> program() const {
    size_t size = 0;
    const caretaker_status status = caretaker_format_copy_program(get(), nullptr, 0, &size);
    if (status != CARETAKER_SHORT_BUFFER) detail::check(status);
    std::vector<uint8_t> program(size);
    detail::check(caretaker_format_copy_program(get(), program.data(), program.size(), &size));
    return program;
  }

  /// What is known of it.
  caretaker_format_facts facts() const {
    caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
    detail::check(caretaker_format_get_facts(get(), &facts));
    return facts;
  }

  /// What was left out of a mask of another library, and what is typed otherwise.
  std::vector<std::string> notes() const {
    std::vector<std::string> notes;
    for (uint32_t index = 0; index < facts().note_count; index++) {
      notes.push_back(detail::text([&](char *buffer, size_t capacity, size_t *length) {
        return caretaker_format_note(get(), index, nullptr, nullptr, buffer, capacity, length);
      }));
    }
    return notes;
  }

  /// A report on its mask. Throws Error for numbers and phone numbers, as `example` and `warnings` do.
  std::string report(caretaker_report report) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_report(get(), report, buffer, capacity, length);
    });
  }

  /// A complete value of its mask, always the same. Throws Error where the mask has not so many.
  std::string example(size_t index) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_example(get(), index, buffer, capacity, length);
    });
  }

  /// What is likely a slip in its mask: for whoever writes one, not for a field.
  std::vector<FormatError> warnings() const {
    std::vector<caretaker_error *> found(16);
    size_t count = 0;
    caretaker_status status = caretaker_format_warnings(get(), found.data(), found.size(), &count);
    found.resize(count);
    if (status == CARETAKER_SHORT_BUFFER) status = caretaker_format_warnings(get(), found.data(), count, &count);
    detail::check(status);
    using Owner = std::unique_ptr<caretaker_error, void (*)(caretaker_error *)>;
    std::vector<Owner> owners;
    for (caretaker_error *error : found) owners.emplace_back(error, caretaker_error_free);
    std::vector<FormatError> warnings;
    for (const Owner &owner : owners) warnings.emplace_back(owner.get());
    return warnings;
  }

  /// A format like this one, whose fields and columns prepare texts that arrive whole.
  Format preparing(const caretaker_preparation &preparation) const {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **) {
      return caretaker_format_prepare(get(), &preparation, format);
    });
  }

  const caretaker_format *get() const { return format_.get(); }

 private:
  /// Keeps what a function makes apart from masks: a template would be a better match for a literal than a view of it.
  struct Made {};

  template <typename Make>
  Format(Made, Make make) {
    caretaker_format *format = nullptr;
    caretaker_error *error = nullptr;
    caretaker_status status = make(&format, &error);
    if (error != nullptr) {
      std::unique_ptr<caretaker_error, void (*)(caretaker_error *)> owner(error, caretaker_error_free);
      throw FormatError(error);
    }
    detail::check(status);
    format_.reset(format, caretaker_format_free);
  }

  std::shared_ptr<caretaker_format> format_;
};

/// A text field: value, display, selection, and what keys do to them.
class Field {
 public:
  /// An empty field over a format.
  explicit Field(const Format &format, const caretaker_field_options *options = nullptr) {
    caretaker_field *field = nullptr;
    detail::check(caretaker_field_create(format.get(), options, &field));
    field_.reset(field);
  }

  /// Types a character.
  caretaker_edit type(char32_t scalar) {
    return edit([&](caretaker_edit *edit) { return caretaker_field_type(get(), scalar, edit); });
  }
  /// Types a text.
  caretaker_edit insert(std::string_view text) { return edit(caretaker_field_insert, text); }
  /// Takes a text that arrives whole, in place of the selection.
  caretaker_edit paste(std::string_view text) { return edit(caretaker_field_paste, text); }
  /// Makes the whole field from a text to which nothing will be added.
  caretaker_edit fill(std::string_view text) { return edit(caretaker_field_fill, text); }
  /// Makes the whole field from a text.
  caretaker_edit set_text(std::string_view text) { return edit(caretaker_field_set_text, text); }
  /// Makes the whole field from a value.
  caretaker_edit set_value(std::string_view value) { return edit(caretaker_field_set_value, value); }
  /// Replaces a range of what is shown by a text.
  caretaker_edit replace(caretaker_range range, std::string_view text) {
    return edit([&](caretaker_edit *edit) {
      return caretaker_field_replace(get(), range, text.data(), text.size(), edit);
    });
  }
  /// Deletes the selection, or what stands before the caret.
  caretaker_edit delete_backward(caretaker_text_unit unit = CARETAKER_DELETE_CHARACTER) {
    return edit([&](caretaker_edit *edit) { return caretaker_field_delete_backward(get(), unit, edit); });
  }
  /// Deletes the selection, or what stands after the caret.
  caretaker_edit delete_forward(caretaker_text_unit unit = CARETAKER_DELETE_CHARACTER) {
    return edit([&](caretaker_edit *edit) { return caretaker_field_delete_forward(get(), unit, edit); });
  }
  /// Ends editing.
  caretaker_edit end_editing() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_end_editing(get(), edit); });
  }
  /// Steps what stands at the caret up, or down: the part of a mask, such as an hour, or a number.
  caretaker_edit step(int32_t count) {
    return edit([&](caretaker_edit *edit) { return caretaker_field_step(get(), count, edit); });
  }
  /// Restores what stood there before the last step.
  caretaker_edit undo() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_undo(get(), edit); });
  }
  /// Does again what was undone last.
  caretaker_edit redo() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_redo(get(), edit); });
  }
  /// Begins again: no value, no history.
  void clear() { detail::check(caretaker_field_clear(get())); }

  /// Where the selection was begun, and the caret.
  caretaker_selection selection() const {
    caretaker_selection selection = {0, 0};
    detail::check(caretaker_field_get_selection(get(), &selection));
    return selection;
  }
  /// Selects a part of what is shown.
  void select(caretaker_selection selection) { detail::check(caretaker_field_set_selection(get(), selection)); }
  /// Moves the caret.
  void move(caretaker_movement movement, bool extending = false) {
    detail::check(caretaker_field_move(get(), movement, extending));
  }

  /// What is shown.
  std::string text() const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_text(get(), nullptr, buffer, capacity, length);
    });
  }
  /// A part of what is shown, such as the replacement of an edit.
  std::string text(caretaker_range range) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_text(get(), &range, buffer, capacity, length);
    });
  }
  /// The value.
  std::string value() const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_value(get(), buffer, capacity, length);
    });
  }
  /// The value without value literals that are punctuation or spaces.
  std::string plain_value() const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_plain_value(get(), buffer, capacity, length);
    });
  }
  /// What is still to come, to be drawn dim after the text.
  std::string placeholder() const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_placeholder(get(), buffer, capacity, length);
    });
  }
  /// What an edit rejected, dropped or inserted, one line each.
  std::string messages(const caretaker_edit &edit, std::string_view text, const char *language = nullptr) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_field_messages(
          get(), &edit, text.data(), text.size(), language, buffer, capacity, length);
    });
  }
  /// How far the value is one, with the format's checks.
  caretaker_state state(bool is_finished = false) const {
    caretaker_state state = CARETAKER_STATE_INCOMPLETE;
    detail::check(caretaker_field_state(get(), is_finished, &state));
    return state;
  }
  /// What the last edit rejected or dropped.
  std::vector<caretaker_rejection> rejections() const {
    std::vector<caretaker_rejection> list;
    size_t count = 0;
    caretaker_field_rejections(get(), nullptr, 0, &count);
    list.resize(count);
    detail::check(caretaker_field_rejections(get(), list.data(), count, &count));
    return list;
  }

  /// For the functions of caretaker.h that have no member here.
  caretaker_field *get() { return field_.get(); }
  const caretaker_field *get() const { return field_.get(); }

 private:
  template <typename Change>
  caretaker_edit edit(Change change) {
    caretaker_edit edit = CARETAKER_EDIT_INIT;
    detail::check(change(&edit));
    return edit;
  }

  caretaker_edit edit(
      caretaker_status (*change)(caretaker_field *, const char *, size_t, caretaker_edit *), std::string_view text) {
    return edit([&](caretaker_edit *edit) { return change(get(), text.data(), text.size(), edit); });
  }

  struct Free {
    void operator()(caretaker_field *field) const { caretaker_field_free(field); }
  };
  std::unique_ptr<caretaker_field, Free> field_;
};

}  // namespace caretaker

#endif
