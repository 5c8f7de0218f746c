// The changes that come out of a form.

#ifndef CARETAKER_FORM_CHANGE_HPP
#define CARETAKER_FORM_CHANGE_HPP

#include <caretaker.h>

#include <optional>
#include <string>
#include <vector>

namespace caretaker {

/// A field that an event changed, and what changed of it: CARETAKER_FACET_TEXT and others, added.
struct ChangedField {
  uint32_t field;
  uint32_t facets;
};

/// The consequences of an event: draw again what it names, and do what `action` says.
struct Change : caretaker_change {
  /// All fields that changed; the one that had the focus comes first.
  std::vector<ChangedField> changed;
  /// How the event edited the text of `field`. Replace the range `replaced` of what your view shows by the field's text
  /// in the range `replacement`.
  std::optional<caretaker_edit> edit;
};

/// A text that an event changed, of a field, or of the form where `field` is CARETAKER_NO_FIELD.
struct ChangedText : caretaker_changed_text {
  std::string text;
};

/// Something for assistive technology to say.
struct Announcement {
  std::string text;
  /// Whether it interrupts what is being said.
  bool is_assertive;
};

}  // namespace caretaker

#endif
