// A field: what is entered over a format, key by key.

#ifndef CARETAKER_FIELD_HPP
#define CARETAKER_FIELD_HPP

#include <caretaker/format.hpp>

#include <map>

namespace caretaker {

/// A text field: value, display, selection, and what keys do to them.
class Field {
 public:
  /// An empty field over a format: without options as `field_options` of the format says, so that one of secrets shows
  /// bullets. Throws Error where a step is not how far one goes.
  explicit Field(const Format &format, const caretaker_field_options *options = nullptr)
      : Field(format, options == nullptr ? format.settled(format.field_options()) : *options) {}

  /// An empty field over a format, with options; it shows bullets where the format is for secrets and they do not say.
  Field(const Format &format, const FieldOptions &options) : Field(format, format.settled(options)) {}

  /// An empty field over a format, with all options of C. Throws Error where a step is not how far one goes.
  Field(const Format &format, const caretaker_field_options &options) {
    caretaker_field *field = nullptr;
    const caretaker_status status = caretaker_field_create(format.get(), &options, &field);
    const bool has_step = options.step != nullptr || options.small_step != nullptr || options.large_step != nullptr;
    if (status == CARETAKER_OUT_OF_RANGE && has_step && options.undo_steps >= -1 && options.length_limit >= -1) {
      throw Error(status, "out of range: this is not how far a step goes: write 0.25, 15, or 'hours 2, minutes 15'");
    }
    detail::check(status);
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
      return caretaker_field_replace(get(), range, detail::data(text), text.size(), edit);
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
  caretaker_edit step(int32_t count, caretaker_step_size size = CARETAKER_STEP_USUAL) {
    return edit([&](caretaker_edit *edit) { return caretaker_field_step(get(), count, size, edit); });
  }
  /// Restores what stood there before the last step.
  caretaker_edit undo() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_undo(get(), edit); });
  }
  /// Does again what was undone last.
  caretaker_edit redo() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_redo(get(), edit); });
  }
  /// Shows an input method's provisional text in place of the selection.
  void set_marked_text(std::string_view text) {
    detail::check(caretaker_field_set_marked_text(get(), detail::data(text), text.size()));
  }
  /// Reads the marked text into the field.
  caretaker_edit unmark_text() {
    return edit([&](caretaker_edit *edit) { return caretaker_field_unmark_text(get(), edit); });
  }
  /// Begins again: no value, no history.
  void clear() { detail::check(caretaker_field_clear(get())); }

  /// Where the selection was begun, and the caret.
  caretaker_selection selection() const {
    caretaker_selection selection = {0, 0};
    detail::check(caretaker_field_get_selection(get(), &selection));
    return selection;
  }
  /// Where the caret is.
  uint32_t caret() const { return selection().caret; }
  /// Selects a part of what is shown.
  void select(caretaker_selection selection) { detail::check(caretaker_field_set_selection(get(), selection)); }
  /// Selects everything.
  void select_all() { detail::check(caretaker_field_select_all(get())); }
  /// Moves the caret.
  void move(caretaker_movement movement, bool extending = false) {
    detail::check(caretaker_field_move(get(), movement, extending));
  }

  /// The text that is shown.
  std::string text() const { return copied(caretaker_field_text, nullptr); }
  /// A part of the text that is shown, such as the replacement of an edit.
  std::string text(caretaker_range range) const { return copied(caretaker_field_text, &range); }
  /// The value.
  std::string value() const { return copied(caretaker_field_value); }
  /// The value without value literals that are punctuation or spaces.
  std::string plain_value() const { return copied(caretaker_field_plain_value); }
  /// The rest of the text, still to come, to be drawn dim after it.
  std::string placeholder() const { return copied(caretaker_field_placeholder); }
  /// What an edit rejected, dropped or inserted, one line each.
  std::string messages(const caretaker_edit &edit, std::string_view text, const char *language = nullptr) const {
    return copied(caretaker_field_messages, &edit, detail::data(text), text.size(), language);
  }
  /// How far the value is one, with the format's checks.
  caretaker_state state(bool is_finished = false) const {
    caretaker_state state = CARETAKER_STATE_INCOMPLETE;
    detail::check(caretaker_field_state(get(), is_finished, &state));
    return state;
  }
  /// How far the value is one, in words: `incomplete`, `complete`, or what is wrong.
  std::string state_message(bool is_finished = false, const char *language = nullptr) const {
    return copied(caretaker_field_state_message, is_finished, language);
  }
  /// What is known of it, without the format's checks.
  caretaker_field_facts facts() const {
    caretaker_field_facts facts = CARETAKER_FIELD_FACTS_INIT;
    detail::check(caretaker_field_get_facts(get(), &facts));
    return facts;
  }
  /// Whether the value has all its characters; `state` judges check digits, too.
  bool is_complete() const { return facts().is_complete; }
  /// What the last edit rejected or dropped.
  std::vector<caretaker_rejection> rejections() const {
    return detail::list<caretaker_rejection>([&](caretaker_rejection *list, size_t capacity, size_t *count) {
      return caretaker_field_rejections(get(), list, capacity, count);
    });
  }

  /// What the named groups of its mask hold, by their names.
  std::map<std::string, std::string> captures() const {
    const std::vector<std::string> names =
        texts(caretaker_field_capture_count, caretaker_field_capture_name);
    std::map<std::string, std::string> captures;
    for (size_t index = 0; index < names.size(); index++) {
      captures[names[index]] = copied(caretaker_field_capture_text, index);
    }
    return captures;
  }
  /// The alternatives, networks or regions that the value may still be of, the likeliest first.
  std::vector<std::string> candidates() const {
    return texts(caretaker_field_candidate_count, caretaker_field_candidate_name);
  }
  /// The networks that certainly stand on a payment card, the one to show first. Throws Error for other formats.
  std::vector<std::string> networks() const {
    return texts(caretaker_field_card_network_count, caretaker_field_card_network_name);
  }
  /// The network of a payment card; empty until it is certain. Throws Error for other formats.
  std::string network() const {
    const std::vector<std::string> all = networks();
    return all.empty() ? "" : all.front();
  }
  /// The phone number entered, or what is known of it; empty while there is none, and for other formats.
  std::string phone(caretaker_phone_text_kind kind) const {
    try {
      return copied(caretaker_field_phone, kind);
    } catch (const Error &error) {
      if (error.status() != CARETAKER_NOT_FOUND) throw;
      return "";
    }
  }
  /// The phone number entered, in E.164: `+442079460958`; empty while there is none, and for other formats. It need not
  /// be a valid one: `state` says so.
  std::string e164() const { return phone(CARETAKER_PHONE_E164); }

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
    return edit([&](caretaker_edit *edit) { return change(get(), detail::data(text), text.size(), edit); });
  }

  template <typename Copy, typename... Arguments>
  std::string copied(Copy copy, Arguments... arguments) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return copy(get(), arguments..., buffer, capacity, length);
    });
  }

  template <typename Copy>
  std::vector<std::string> texts(caretaker_status (*count)(const caretaker_field *, size_t *), Copy copy) const {
    size_t number = 0;
    detail::check(count(get(), &number));
    return detail::texts(number, [&](size_t index, char *buffer, size_t capacity, size_t *length) {
      return copy(get(), index, buffer, capacity, length);
    });
  }

  struct Free {
    void operator()(caretaker_field *field) const { caretaker_field_free(field); }
  };
  std::unique_ptr<caretaker_field, Free> field_;
};

}  // namespace caretaker

#endif
