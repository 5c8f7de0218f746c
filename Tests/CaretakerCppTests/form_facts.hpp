// Facts about a form, as fixtures/README.md names them, and the facet that says when each is to be read again.

#ifndef FORM_FACTS_HPP
#define FORM_FACTS_HPP

#include <caretaker.hpp>

#include <functional>

/// A fact as a line of the player has it: a letter for its kind, and its texts.
using Fact = std::vector<std::string>;

using Known = caretaker_form_field_facts;

inline Fact text(const std::string &text) { return {"text", text}; }
inline Fact text_or_none(const std::string &text) { return text.empty() ? Fact{"none"} : Fact{"text", text}; }
inline Fact yes(bool is_true) { return {"bool", is_true ? "true" : "false"}; }
inline Fact number(uint32_t number) {
  return number == CARETAKER_NO_FIELD ? Fact{"none"} : Fact{"number", std::to_string(number)};
}
inline Fact texts(const std::vector<std::string> &texts) {
  Fact fact = {"texts"};
  fact.insert(fact.end(), texts.begin(), texts.end());
  return fact;
}

inline Fact value(const caretaker::FormValue &value) {
  return value.text ? text(*value.text) : value.is_on ? yes(*value.is_on) : Fact{"none"};
}

inline Fact verdict(const caretaker::FormField &, const Known &known) {
  static const char *const names[] = {"blank", "missing", "partial", "open", "certain", "checking", "good"};
  return text(names[known.verdict]);
}

inline Fact style(const caretaker::FormField &, const Known &known) {
  static const char *const names[] = {"", "switch", "list", "picker", "combo"};
  return text_or_none(names[known.choice_style]);
}

inline Fact roles(const caretaker::FormField &field, const Known &) {
  static const char *const names[] = {"typed", "autoInserted", "literal", "emptySlot", "marked", "prompt"};
  std::vector<std::string> roles;
  for (const caretaker_run &run : field.runs()) roles.push_back(names[run.role]);
  return texts(roles);
}

/// As many options as the fixtures name.
inline Fact options(const caretaker::FormField &field, const Known &) {
  std::vector<std::string> options = field.options();
  if (options.size() > 5) options.resize(5);
  return texts(options);
}

/// What a list shows while it is open.
inline Fact offered(const caretaker::FormField &field, const Known &known) {
  if (!known.is_open) return {"none"};
  std::vector<std::string> shown = field.options();
  shown.push_back(std::to_string(known.highlighted_option));
  return texts(shown);
}

inline Fact selection(const caretaker::FormField &, const Known &known) {
  const caretaker_range range = known.selection;
  return text(std::to_string(range.start) + "..<" + std::to_string(range.end));
}

struct FieldFact {
  const char *name;
  /// The facets that say that it may have changed; 0 for what follows from several, or never changes.
  uint32_t facets;
  std::function<Fact(const caretaker::FormField &, const Known &)> read;
};

inline const std::vector<FieldFact> &field_facts() {
  using Field = const caretaker::FormField &;
  static const std::vector<FieldFact> facts = {
      {"text", CARETAKER_FACET_TEXT, [](Field field, const Known &) { return text(field.text()); }},
      {"skeleton", CARETAKER_FACET_TEXT, [](Field field, const Known &) { return text(field.skeleton()); }},
      {"prompt", CARETAKER_FACET_TEXT, [](Field field, const Known &) { return text_or_none(field.prompt()); }},
      {"roles", CARETAKER_FACET_TEXT | CARETAKER_FACET_SELECTION, roles},
      // where a text is shown otherwise, as a secret is, offsets count other characters
      {"caret", CARETAKER_FACET_SELECTION | CARETAKER_FACET_TEXT,
       [](Field, const Known &known) { return number(known.caret); }},
      {"selection", CARETAKER_FACET_SELECTION | CARETAKER_FACET_TEXT, selection},
      {"message", CARETAKER_FACET_MESSAGE, [](Field field, const Known &) { return text_or_none(field.message()); }},
      {"remark", CARETAKER_FACET_REMARK, [](Field field, const Known &) { return text_or_none(field.remark()); }},
      {"label", CARETAKER_FACET_LABEL, [](Field field, const Known &) { return text(field.label()); }},
      {"isRequired", CARETAKER_FACET_LABEL, [](Field, const Known &known) { return yes(known.is_required); }},
      {"helper", 0, [](Field field, const Known &) { return text_or_none(field.helper()); }},
      {"autofill", 0, [](Field field, const Known &) { return text_or_none(field.autofill()); }},
      {"described", 0, [](Field field, const Known &) { return texts(field.descriptions()); }},
      {"said", 0, [](Field field, const Known &) { return text(field.text(CARETAKER_FORM_FIELD_ACCESSIBLE_VALUE)); }},
      {"verdict", CARETAKER_FACET_VERDICT, verdict},
      {"unmet", CARETAKER_FACET_VERDICT, [](Field field, const Known &) { return texts(field.requirements()); }},
      {"style", 0, style},
      {"options", 0, options},
      {"optionCount", 0, [](Field, const Known &known) { return number(known.option_count); }},
      {"highlighted", 0, [](Field, const Known &known) { return number(known.highlighted_option); }},
      {"offered", CARETAKER_FACET_OPTIONS, offered},
      {"isOpen", CARETAKER_FACET_OPTIONS, [](Field, const Known &known) { return yes(known.is_open); }},
      {"isShown", CARETAKER_FACET_VISIBILITY, [](Field, const Known &known) { return yes(known.is_shown); }},
      {"isBusy", CARETAKER_FACET_BUSY, [](Field, const Known &known) { return yes(known.is_busy); }},
      {"isRevealed", CARETAKER_FACET_BUTTONS, [](Field, const Known &known) { return yes(known.is_revealed); }},
      {"canClear", CARETAKER_FACET_BUTTONS, [](Field, const Known &known) { return yes(known.can_clear); }},
      {"canReveal", CARETAKER_FACET_BUTTONS, [](Field, const Known &known) { return yes(known.can_reveal); }},
      {"canUndo", 0, [](Field, const Known &known) { return yes(known.can_undo); }},
      {"clearName", CARETAKER_FACET_BUTTONS,
       [](Field field, const Known &) { return text_or_none(field.text(CARETAKER_FORM_FIELD_CLEAR_NAME)); }},
      {"revealName", CARETAKER_FACET_BUTTONS,
       [](Field field, const Known &) { return text_or_none(field.text(CARETAKER_FORM_FIELD_REVEAL_NAME)); }},
      {"rows", CARETAKER_FACET_LINES, [](Field, const Known &known) { return number(known.row_count); }},
      {"firstRow", CARETAKER_FACET_LINES, [](Field, const Known &known) { return number(known.visible_rows.start); }},
  };
  return facts;
}

inline Fact focus(const caretaker::Form &form) {
  const uint32_t focus = form.facts().focus;
  if (focus == CARETAKER_NO_FIELD) return {"none"};
  return text(focus == CARETAKER_SUBMIT_BUTTON ? "the button" : form.field(focus).name());
}

inline Fact tab_order(const caretaker::Form &form) {
  std::vector<std::string> names;
  for (const caretaker::FormField &field : form.fields()) {
    if (field.facts().is_shown) names.push_back(field.name());
  }
  return texts(names);
}

/// The title of the summary, or its other lines.
inline Fact summary(const caretaker::Form &form, bool is_title) {
  std::vector<std::string> lines = form.summary();
  if (is_title) return text_or_none(lines.empty() ? "" : lines.front());
  if (!lines.empty()) lines.erase(lines.begin());
  return texts(lines);
}

struct FormFact {
  const char *name;
  uint32_t facets;
  std::function<Fact(const caretaker::Form &)> read;
};

inline const std::vector<FormFact> &form_facts() {
  using Form = const caretaker::Form &;
  static const std::vector<FormFact> facts = {
      {"focus", 0, focus},
      {"tabOrder", 0, tab_order},
      {"copied", 0, [](Form form) { return text_or_none(form.selected_text()); }},
      {"canSubmit", CARETAKER_FORM_FACET_REMAINING | CARETAKER_FORM_FACET_SUBMITTING,
       [](Form form) { return yes(form.facts().can_submit); }},
      {"remaining", CARETAKER_FORM_FACET_REMAINING, [](Form form) { return text_or_none(form.remaining()); }},
      {"notice", CARETAKER_FORM_FACET_NOTICE, [](Form form) { return text_or_none(form.notice()); }},
      {"summaryTitle", CARETAKER_FORM_FACET_SUMMARY, [](Form form) { return summary(form, true); }},
      {"summary", CARETAKER_FORM_FACET_SUMMARY, [](Form form) { return summary(form, false); }},
      {"isDirty", CARETAKER_FORM_FACET_DIRTY, [](Form form) { return yes(form.facts().is_dirty); }},
      {"isSubmitting", CARETAKER_FORM_FACET_SUBMITTING, [](Form form) { return yes(form.facts().is_submitting); }},
  };
  return facts;
}

#endif
