// A field of a form: what it shows and says, and the value that it hands out.

#ifndef CARETAKER_FORM_FIELD_HPP
#define CARETAKER_FORM_FIELD_HPP

#include <caretaker/form_change.hpp>
#include <caretaker/form_value.hpp>

#include <utility>

namespace caretaker {

namespace detail {

/// The lines of a text; none of an empty one.
inline std::vector<std::string> lines(const std::string &text) {
  std::vector<std::string> lines;
  for (size_t start = 0; start < text.size();) {
    const size_t end = std::min(text.find('\n', start), text.size());
    lines.push_back(text.substr(start, end - start));
    start = end + 1;
  }
  return lines;
}

inline std::string form_text(const caretaker_form *form, caretaker_form_text_kind kind) {
  return text([&](char *buffer, size_t capacity, size_t *length) {
    return caretaker_form_text(form, kind, buffer, capacity, length);
  });
}

/// The values of a form: CARETAKER_FORM_VALUES, or those with secrets.
inline FormValues form_values(const caretaker_form *form, caretaker_form_text_kind kind) {
  std::string json = form_text(form, kind);
  FormValues values = FormValueReader(json).values();
  wipe(json);
  return values;
}

}  // namespace detail

/// A field of a form. It keeps the form's memory while it is kept itself; its edits are events of the form.
class FormField {
 public:
  FormField(std::shared_ptr<caretaker_form> form, uint32_t number) : form_(std::move(form)), number_(number) {}

  /// Types characters in place of the selection, after the field has taken the focus; `changed_texts` of the form has
  /// the texts of the edit alone. Throws Error where the field is not shown.
  Change insert(std::string_view text) { return edit(CARETAKER_EVENT_INSERT, text); }
  /// Takes a text that arrives whole, likewise.
  Change paste(std::string_view text) { return edit(CARETAKER_EVENT_PASTE, text); }

  /// Its place in tab order, from 0.
  uint32_t number() const { return number_; }
  /// What is known of it beside its texts.
  caretaker_form_field_facts facts() const {
    caretaker_form_field_facts facts = CARETAKER_FORM_FIELD_FACTS_INIT;
    detail::check(caretaker_form_field_get_facts(form_.get(), number_, &facts));
    return facts;
  }

  /// The name by which programs know it.
  std::string name() const { return text(CARETAKER_FORM_FIELD_NAME); }
  /// The label above or beside it.
  std::string label() const { return text(CARETAKER_FORM_FIELD_LABEL); }
  /// A line of help; empty for none.
  std::string helper() const { return text(CARETAKER_FORM_FIELD_HELPER); }
  /// A hint that is shown while it is empty.
  std::string prompt() const { return text(CARETAKER_FORM_FIELD_PROMPT); }
  /// The text that is shown: of a secret that is hidden, bullets.
  std::string text() const { return text(CARETAKER_FORM_FIELD_TEXT); }
  /// A part of the text that is shown, such as the replacement of an edit.
  std::string text(caretaker_range range) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_form_field_part(form_.get(), number_, range, buffer, capacity, length);
    });
  }
  /// The rest that its format still expects, to be drawn dim after the text.
  std::string skeleton() const { return text(CARETAKER_FORM_FIELD_SKELETON); }
  /// The problem that is shown; empty for none.
  std::string message() const { return text(CARETAKER_FORM_FIELD_MESSAGE); }
  /// The remark on the last key; empty for none.
  std::string remark() const { return text(CARETAKER_FORM_FIELD_REMARK); }
  /// The value of HTML's `inputmode`.
  std::string input_mode() const { return text(CARETAKER_FORM_FIELD_INPUT_MODE); }
  /// The value of HTML's `autocomplete`; empty for nothing.
  std::string autofill() const { return text(CARETAKER_FORM_FIELD_AUTOFILL); }
  /// The requirements that a new password does not meet yet.
  std::vector<std::string> requirements() const { return detail::lines(text(CARETAKER_FORM_FIELD_REQUIREMENTS)); }
  /// The labels of the options that match what is typed.
  std::vector<std::string> options() const { return detail::lines(text(CARETAKER_FORM_FIELD_OPTIONS)); }
  /// The texts that describe it to assistive technology, in reading order.
  std::vector<std::string> descriptions() const {
    return detail::lines(text(CARETAKER_FORM_FIELD_ACCESSIBLE_DESCRIPTION));
  }
  /// Any text that it shows or says, by its kind.
  std::string text(caretaker_form_field_text_kind kind) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_form_field_text(form_.get(), number_, kind, buffer, capacity, length);
    });
  }

  /// Its value, a secret, too, which is yours to overwrite; blank where it is not shown.
  FormValue value() const {
    const bool is_secure = facts().is_secure;
    FormValues values =
        detail::form_values(form_.get(), is_secure ? CARETAKER_FORM_VALUES_WITH_SECRETS : CARETAKER_FORM_VALUES);
    FormValue value = values[name()];
    for (auto &other : values) {
      if (is_secure && other.second.text) detail::wipe(*other.second.text);
    }
    return value;
  }

  /// The text that is shown, divided by role and selection; nothing of a text of several lines.
  std::vector<caretaker_run> runs() const {
    return detail::list<caretaker_run>([&](caretaker_run *runs, size_t capacity, size_t *count) {
      return caretaker_form_field_runs(form_.get(), number_, runs, capacity, count);
    });
  }
  /// Divides a text of several lines into rows of so many characters: read the rows again.
  void lay_out(uint32_t width) { detail::check(caretaker_form_lay_out(form_.get(), number_, width)); }
  /// The range of a row of a text of several lines, its line break left out.
  caretaker_range row(size_t index) const {
    caretaker_range range = {0, 0};
    detail::check(caretaker_form_field_row(form_.get(), number_, index, &range));
    return range;
  }

 private:
  bool has_focus() const {
    caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
    detail::check(caretaker_form_get_facts(form_.get(), &facts));
    return facts.focus == number_;
  }

  Change edit(caretaker_event_kind kind, std::string_view text) {
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = CARETAKER_EVENT_FOCUS;
    event.field = number_;
    const Change moved = detail::sent(form_.get(), event);
    // another field would be edited
    if (!has_focus()) throw Error(CARETAKER_NOT_FOUND, "'" + name() + "' cannot be edited: it is not shown");
    event.kind = kind;
    event.text = detail::data(text);
    event.length = text.size();
    return detail::joined(detail::sent(form_.get(), event), moved);
  }

  std::shared_ptr<caretaker_form> form_;
  uint32_t number_;
};

}  // namespace caretaker

#endif
