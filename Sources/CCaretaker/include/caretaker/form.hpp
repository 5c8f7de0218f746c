// A form: events go in, changes come out.

#ifndef CARETAKER_FORM_HPP
#define CARETAKER_FORM_HPP

#include <caretaker/form_field.hpp>

#include <utility>

namespace caretaker {

/// Fields that are filled in or objected to by their names, and a text for each.
using NamedTexts = std::vector<std::pair<std::string, std::string>>;

/// A form of fields: what is shown, said and handed out. It is moved, not copied, and is for one thread at a time.
class Form {
 public:
  /// Makes a form of its description in JSON. Throws FormatError, whose span is in bytes of the description.
  explicit Form(std::string_view json, const caretaker_form_options *options = nullptr)
      : form_(
            detail::made<caretaker_form>([&](caretaker_form **form, caretaker_error **error) {
              return caretaker_form_create(detail::data(json), json.size(), options, form, error);
            }),
            caretaker_form_free) {}
  Form(Form &&) = default;
  Form &operator=(Form &&) = default;
  Form(const Form &) = delete;
  Form &operator=(const Form &) = delete;

  // Edits of the field that has the focus.

  /// Types characters in place of the selection.
  Change insert(std::string_view text) { return send(with_text(CARETAKER_EVENT_INSERT, text)); }
  /// Takes a text that arrives whole.
  Change paste(std::string_view text) { return send(with_text(CARETAKER_EVENT_PASTE, text)); }
  /// Replaces a range of what is shown by a text.
  Change replace(caretaker_range range, std::string_view text) {
    caretaker_event event = with_text(CARETAKER_EVENT_REPLACE, text);
    event.range = range;
    return send(event);
  }
  /// Shows an input method's provisional text.
  Change set_marked_text(std::string_view text) { return send(with_text(CARETAKER_EVENT_SET_MARKED_TEXT, text)); }
  /// Reads the marked text into the field.
  Change unmark_text() { return send(CARETAKER_EVENT_UNMARK_TEXT); }
  /// Deletes the selection, or what stands before the caret.
  Change delete_backward(caretaker_text_unit unit = CARETAKER_DELETE_CHARACTER) {
    return send(CARETAKER_EVENT_DELETE_BACKWARD, &caretaker_event::unit, unit);
  }
  /// Deletes the selection, or what stands after the caret.
  Change delete_forward(caretaker_text_unit unit = CARETAKER_DELETE_CHARACTER) {
    return send(CARETAKER_EVENT_DELETE_FORWARD, &caretaker_event::unit, unit);
  }
  /// Steps what stands at the caret, up or down.
  Change step(int32_t count, caretaker_step_size size = CARETAKER_STEP_USUAL) {
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = CARETAKER_EVENT_STEP;
    event.number = count;
    event.step_size = size;
    return send(event);
  }
  Change undo() { return send(CARETAKER_EVENT_UNDO); }
  Change redo() { return send(CARETAKER_EVENT_REDO); }

  /// Moves the caret.
  Change move(caretaker_movement movement, bool extending = false) {
    return send(CARETAKER_EVENT_MOVE, &caretaker_event::movement, movement, extending);
  }
  /// Moves the caret among the rows of a text of several lines.
  Change move_by_row(caretaker_row_movement movement, bool extending = false) {
    return send(CARETAKER_EVENT_MOVE_BY_ROW, &caretaker_event::row_movement, movement, extending);
  }
  /// Scrolls a text of several lines by so many rows, down or up.
  Change scroll(int32_t rows) { return send(CARETAKER_EVENT_SCROLL, &caretaker_event::number, rows); }
  /// Selects a part of what is shown.
  Change select(caretaker_selection selection) {
    return send(CARETAKER_EVENT_SET_SELECTION, &caretaker_event::selection, selection);
  }
  /// Selects everything.
  Change select_all() { return send(CARETAKER_EVENT_SELECT_ALL); }
  /// Notes that the selection is copied, or cuts it: ask for `selected_text` first.
  Change copy() { return send(CARETAKER_EVENT_COPY); }
  Change cut() { return send(CARETAKER_EVENT_CUT); }

  /// Chooses an option, by its place among those that match.
  Change choose(int32_t match) { return send(CARETAKER_EVENT_CHOOSE, &caretaker_event::number, match); }
  Change open_choices() { return send(CARETAKER_EVENT_OPEN_CHOICES); }
  Change close_choices() { return send(CARETAKER_EVENT_CLOSE_CHOICES); }
  /// Moves the highlight by so many options.
  Change highlight(int32_t count) { return send(CARETAKER_EVENT_HIGHLIGHT, &caretaker_event::number, count); }
  /// Turns a switch on or off.
  Change toggle() { return send(CARETAKER_EVENT_TOGGLE); }
  /// Presses a button of the field.
  Change press(caretaker_button button) { return send(CARETAKER_EVENT_PRESS, &caretaker_event::button, button); }

  // What happens to the form.

  /// Moves the focus to a field, to CARETAKER_SUBMIT_BUTTON, or with CARETAKER_NO_FIELD away from the form.
  Change focus(uint32_t field) { return send(CARETAKER_EVENT_FOCUS, &caretaker_event::field, field); }
  /// Moves the focus to a field. Throws Error where none has the name.
  Change focus(std::string_view name) { return focus(number(name)); }
  /// Moves the focus on, or back, in tab order.
  Change next() { return send(CARETAKER_EVENT_NEXT); }
  Change previous() { return send(CARETAKER_EVENT_PREVIOUS); }
  /// Return or Enter: takes what is highlighted, makes a line, moves on, or submits.
  Change enter() { return send(CARETAKER_EVENT_ENTER); }
  /// Fills in fields, as a browser or system does. Throws Error where no field has one of the names.
  Change fill(const NamedTexts &texts) { return send_named(CARETAKER_EVENT_FILL, texts); }
  /// Submits the form: send the values where the change's action says so.
  Change submit() { return send(CARETAKER_EVENT_SUBMIT); }
  /// Notes that the application has done what a submission asked for.
  Change submission_ended() { return send(CARETAKER_EVENT_SUBMISSION_ENDED); }
  /// Makes all fields what they were at first.
  Change reset() { return send(CARETAKER_EVENT_RESET); }
  /// Objects to fields, as a server does. Throws Error where no field has one of the names.
  Change object(const NamedTexts &texts) { return send_named(CARETAKER_EVENT_OBJECT, texts); }
  /// Answers the question of a change, `action_field` and `ticket`: with an objection where the value is not good.
  Change answer(uint32_t field, int32_t ticket, std::optional<std::string_view> objection = std::nullopt) {
    caretaker_event event = with_text(CARETAKER_EVENT_ANSWER, objection.value_or(std::string_view()));
    if (!objection) event.text = nullptr;
    event.field = field;
    event.ticket = ticket;
    return send(event);
  }
  /// Lets so many milliseconds pass: what waits for them is shown.
  Change tick(int32_t milliseconds) { return send(CARETAKER_EVENT_TICK, &caretaker_event::number, milliseconds); }

  /// Gives any event to the form.
  Change send(const caretaker_event &event) { return detail::sent(form_.get(), event); }

  // What it shows, says and hands out.

  /// What is known of it beside its texts.
  caretaker_form_facts facts() const {
    caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
    detail::check(caretaker_form_get_facts(form_.get(), &facts));
    return facts;
  }
  /// Its fields, in tab order.
  std::vector<FormField> fields() const {
    std::vector<FormField> fields;
    const uint32_t count = facts().field_count;
    for (uint32_t field = 0; field < count; field++) fields.emplace_back(form_, field);
    return fields;
  }
  /// A field by its name. Throws Error where none has it.
  FormField field(std::string_view name) const { return field(number(name)); }
  /// A field by its number, as changes name it. Throws Error where there are fewer.
  FormField field(uint32_t number) const {
    if (number >= facts().field_count) throw Error(CARETAKER_OUT_OF_RANGE);
    return FormField(form_, number);
  }

  /// All values, secrets among them, which are yours to overwrite.
  FormValues values() const { return detail::form_values(form_.get(), CARETAKER_FORM_VALUES_WITH_SECRETS); }
  /// The values without secrets.
  FormValues plain_values() const { return detail::form_values(form_.get(), CARETAKER_FORM_VALUES); }
  /// The values without secrets as JSON, and which fields are secrets and were edited.
  std::string json() const { return detail::form_text(form_.get(), CARETAKER_FORM_VALUES); }
  /// What it says at the top about required fields; empty for nothing.
  std::string notice() const { return detail::form_text(form_.get(), CARETAKER_FORM_NOTICE); }
  /// What remains, in words; empty for nothing.
  std::string remaining() const { return detail::form_text(form_.get(), CARETAKER_FORM_REMAINING); }
  /// The problems once a submission was tried: a title, and a line for each field with one.
  std::vector<std::string> summary() const {
    return detail::lines(detail::form_text(form_.get(), CARETAKER_FORM_SUMMARY));
  }
  /// The selection of the field that has the focus, for the clipboard; empty of a hidden secret.
  std::string selected_text() const { return detail::form_text(form_.get(), CARETAKER_FORM_SELECTED_TEXT); }

  /// What assistive technology has to say now; each is handed out once.
  std::vector<Announcement> take_announcements() {
    std::vector<Announcement> announcements;
    for (;;) {
      bool is_assertive = false;
      std::string said = detail::text([&](char *buffer, size_t capacity, size_t *length) {
        return caretaker_form_take_announcement(form_.get(), &is_assertive, buffer, capacity, length);
      });
      if (said.empty()) return announcements;
      announcements.push_back({std::move(said), is_assertive});
    }
  }

  /// All texts that the facets of the last event name, but that of the field that was edited.
  std::vector<ChangedText> changed_texts() const {
    size_t count = 0, length = 0;
    caretaker_status status = caretaker_form_changed_texts(form_.get(), nullptr, 0, &count, nullptr, 0, &length);
    if (status != CARETAKER_SHORT_BUFFER) detail::check(status);
    std::vector<caretaker_changed_text> of(count);
    std::string all(length, '\0');
    detail::check(caretaker_form_changed_texts(
        form_.get(), of.data(), of.size(), &count, &all[0], all.size() + 1, &length));
    std::vector<ChangedText> texts;
    size_t start = 0;
    for (const caretaker_changed_text &each : of) {
      texts.push_back({each, all.substr(start, each.length)});
      start += each.length;
    }
    detail::wipe(all);
    return texts;
  }

  /// For the functions of caretaker.h that have no member here.
  caretaker_form *get() { return form_.get(); }
  const caretaker_form *get() const { return form_.get(); }

 private:
  static caretaker_event with_text(caretaker_event_kind kind, std::string_view text) {
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = kind;
    event.text = detail::data(text);
    event.length = text.size();
    return event;
  }

  Change send(caretaker_event_kind kind) {
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = kind;
    return send(event);
  }

  /// An event with one member beside its kind, and whether a movement extends the selection.
  template <typename Member>
  Change send(caretaker_event_kind kind, Member caretaker_event::*member, Member value, bool extending = false) {
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = kind;
    event.*member = value;
    event.extending = extending;
    return send(event);
  }

  Change send_named(caretaker_event_kind kind, const NamedTexts &pairs) {
    std::vector<const char *> names, texts;
    for (const auto &[name, text] : pairs) {
      number(name);
      names.push_back(detail::terminated(name));
      texts.push_back(detail::terminated(text));
    }
    caretaker_event event = CARETAKER_EVENT_INIT;
    event.kind = kind;
    event.names = names.data();
    event.texts = texts.data();
    event.count = pairs.size();
    return send(event);
  }

  /// The number of a field by its name.
  uint32_t number(std::string_view name) const {
    uint32_t field = CARETAKER_NO_FIELD;
    const caretaker_status status =
        caretaker_form_find_field(form_.get(), detail::data(name), name.size(), &field);
    if (status == CARETAKER_NOT_FOUND) throw Error(status, unknown(name));
    detail::check(status);
    return field;
  }

  std::string unknown(std::string_view name) const {
    std::string message = "no field is called '" + std::string(name) + "': the form has";
    const char *before = " ";
    for (const FormField &field : fields()) {
      message += before + field.name();
      before = ", ";
    }
    return message;
  }

  std::shared_ptr<caretaker_form> form_;
};

}  // namespace caretaker

#endif
