// The changes that come out of a form.

#ifndef CARETAKER_FORM_CHANGE_HPP
#define CARETAKER_FORM_CHANGE_HPP

#include <caretaker/error.hpp>

#include <algorithm>
#include <optional>

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

namespace detail {

/// Gives an event to a form.
inline Change sent(caretaker_form *form, const caretaker_event &event) {
  Change change = {CARETAKER_CHANGE_INIT, {}, std::nullopt};
  caretaker_edit edit = CARETAKER_EDIT_INIT;
  check(caretaker_form_handle(form, &event, &change, &edit));
  if (change.has_edit) change.edit = edit;
  if (change.facets != 0) change.changed.push_back({change.field, change.facets});
  const auto others = list<caretaker_changed_field>([&](auto fields, size_t capacity, size_t *count) {
    return caretaker_form_changed_fields(form, fields, capacity, count);
  });
  for (const caretaker_changed_field &other : others) change.changed.push_back({other.field, other.facets});
  return change;
}

/// The change of an event, with what the one before it changed.
inline Change joined(Change change, const Change &before) {
  change.form_facets |= before.form_facets;
  change.focus_moved |= before.focus_moved;
  if (change.action == CARETAKER_ACTION_NONE) {
    change.action = before.action;
    change.action_field = before.action_field;
    change.action_button = before.action_button;
    change.ticket = before.ticket;
  }
  for (const ChangedField &each : before.changed) {
    const auto known = std::find_if(change.changed.begin(), change.changed.end(), [&](const ChangedField &other) {
      return other.field == each.field;
    });
    if (known == change.changed.end()) change.changed.push_back(each);
    else known->facets |= each.facets;
  }
  return change;
}

}  // namespace detail

}  // namespace caretaker

#endif
