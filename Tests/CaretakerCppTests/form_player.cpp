// Plays scripts on forms through caretaker.hpp, for play_forms.py: a request a line, its parts divided by tabs.
//
//     form UNIT TODAY REGION JSON    makes a form
//     NAME TEXT                      a step of a script
//
// It writes what is known then, a fact a line, and `.` on the last one. A line that begins with `fault` says what a
// view would show wrongly that draws again only what changes name.

#include "form_facts.hpp"

#include <iostream>

using caretaker::Change, caretaker::Form, caretaker::FormField;

namespace {

/// The parts of a line between tabs; a backslash stands before what is not itself.
std::vector<std::string> parts(const std::string &line) {
  std::vector<std::string> parts(1);
  for (size_t place = 0; place < line.size(); place++) {
    if (line[place] == '\t') {
      parts.emplace_back();
    } else if (line[place] == '\\' && ++place < line.size()) {
      parts.back() += line[place] == 'n' ? '\n' : line[place] == 't' ? '\t' : line[place];
    } else {
      parts.back() += line[place];
    }
  }
  return parts;
}

void write(const std::string &name, const Fact &fact) {
  std::cout << name;
  for (const std::string &part : fact) {
    std::cout << '\t';
    for (const char byte : part) {
      if (byte == '\n' || byte == '\t' || byte == '\\') std::cout << '\\';
      std::cout << (byte == '\n' ? 'n' : byte == '\t' ? 't' : byte);
    }
  }
  std::cout << '\n';
}

/// A text at its first blank: a name, and what follows.
std::pair<std::string, std::string> divided(const std::string &text) {
  const size_t blank = text.find(' ');
  if (blank == std::string::npos) return {text, ""};
  return {text.substr(0, blank), text.substr(blank + 1)};
}

using Step = std::function<Change(Form &, const std::string &)>;

/// Steps what stands at the caret: a count, and a size after it where it is not the usual.
Change step(Form &form, const std::string &text) {
  static const std::map<std::string, caretaker_step_size> sizes = {
      {"", CARETAKER_STEP_USUAL}, {"usual", CARETAKER_STEP_USUAL}, {"small", CARETAKER_STEP_SMALL},
      {"large", CARETAKER_STEP_LARGE}};
  const auto [count, size] = divided(text);
  return form.step(std::stoi(count), sizes.at(size));
}

/// Steps that have no text, or one that is a number or is typed, by their names in scripts.
std::map<std::string, Step> plain_steps() {
  using Text = const std::string &;
  std::map<std::string, Step> steps = {
      {"TYPE", [](Form &form, Text text) { return form.insert(text); }},
      {"INSERT", [](Form &form, Text text) { return form.insert(text); }},
      {"PASTE", [](Form &form, Text text) { return form.paste(text); }},
      {"COMPOSE", [](Form &form, Text text) { return form.set_marked_text(text); }},
      {"COMMIT", [](Form &form, Text) { return form.unmark_text(); }},
      {"ALL", [](Form &form, Text) { return form.select_all(); }},
      {"COPY", [](Form &form, Text) { return form.copy(); }},
      {"CUT", [](Form &form, Text) { return form.cut(); }},
      {"UNDO", [](Form &form, Text) { return form.undo(); }},
      {"REDO", [](Form &form, Text) { return form.redo(); }},
      {"STEP", step},
      {"SCROLL", [](Form &form, Text text) { return form.scroll(std::stoi(text)); }},
      {"TICK", [](Form &form, Text text) { return form.tick(std::stoi(text)); }},
      {"CHOOSE", [](Form &form, Text text) { return form.choose(std::stoi(text)); }},
      {"HIGHLIGHT", [](Form &form, Text text) { return form.highlight(std::stoi(text)); }},
      {"OPEN", [](Form &form, Text) { return form.open_choices(); }},
      {"CLOSE", [](Form &form, Text) { return form.close_choices(); }},
      {"TOGGLE", [](Form &form, Text) { return form.toggle(); }},
      {"CLEAR", [](Form &form, Text) { return form.press(CARETAKER_BUTTON_CLEAR); }},
      {"REVEAL", [](Form &form, Text) { return form.press(CARETAKER_BUTTON_REVEAL); }},
      {"LEADING", [](Form &form, Text) { return form.press(CARETAKER_BUTTON_LEADING_ACCESSORY); }},
      {"TRAILING", [](Form &form, Text) { return form.press(CARETAKER_BUTTON_TRAILING_ACCESSORY); }},
      {"NEXT", [](Form &form, Text) { return form.next(); }},
      {"PREVIOUS", [](Form &form, Text) { return form.previous(); }},
      {"ENTER", [](Form &form, Text) { return form.enter(); }},
      {"FOCUS", [](Form &form, Text name) { return form.focus(name); }},
      {"LEAVE", [](Form &form, Text) { return form.focus(CARETAKER_NO_FIELD); }},
      {"BUTTON", [](Form &form, Text) { return form.focus(CARETAKER_SUBMIT_BUTTON); }},
      {"SUBMIT", [](Form &form, Text) { return form.submit(); }},
      {"SUBMITTED", [](Form &form, Text) { return form.submission_ended(); }},
      {"RESET", [](Form &form, Text) { return form.reset(); }},
      {"FILL", [](Form &form, Text text) { return form.fill({divided(text)}); }},
      {"OBJECT", [](Form &form, Text text) { return form.object({divided(text)}); }},
  };
  const std::pair<const char *, caretaker_text_unit> units[] = {
      {"", CARETAKER_DELETE_CHARACTER}, {"-WORD", CARETAKER_DELETE_WORD}, {"-LINE", CARETAKER_DELETE_LINE},
      {"-ALL", CARETAKER_DELETE_EVERYTHING}};
  for (const auto &[name, unit] : units) {
    steps[std::string("BS") + name] = [unit = unit](Form &form, Text) { return form.delete_backward(unit); };
    steps[std::string("DEL") + name] = [unit = unit](Form &form, Text) { return form.delete_forward(unit); };
  }
  const char *const movements[] = {"LEFT", "RIGHT", "WORD-LEFT", "WORD-RIGHT", "HOME", "END"};
  const char *const rows[] = {"UP", "DOWN", "PAGE-UP", "PAGE-DOWN", "ROW-START", "ROW-END", "TEXT-START", "TEXT-END"};
  for (const bool extending : {false, true}) {
    const std::string shift = extending ? "SHIFT-" : "";
    int way = 0;
    for (const char *const name : movements) {
      const auto movement = static_cast<caretaker_movement>(way++);
      steps[shift + name] = [=](Form &form, Text) { return form.move(movement, extending); };
    }
    way = 0;
    for (const char *const name : rows) {
      const auto movement = static_cast<caretaker_row_movement>(way++);
      steps[shift + name] = [=](Form &form, Text) { return form.move_by_row(movement, extending); };
    }
  }
  return steps;
}

/// A form, and a view of it that draws again only what changes name.
class Player {
 public:
  Player(const std::string &unit, const std::string &today, const std::string &region, const std::string &json)
      : form_(made(unit, today, region, json)), counts_bytes_(unit == "bytes") {
    draw_all();
  }

  void take(const std::string &name, const std::string &text) {
    const auto [first, rest] = divided(text);
    action_ = {"none"};
    announced_.clear();
    if (name == "WIDTH") {
      form_.field(first).lay_out(static_cast<uint32_t>(std::stoul(rest)));
      // it is not an event, and names nothing
      draw_all();
    } else if (name == "ANSWER" || name == "LATE-ANSWER") {
      const FormField field = form_.field(first);
      if (!field.facts().is_busy) return;
      const int32_t ticket = tickets_.at(field.number()) - (name == "LATE-ANSWER" ? 1 : 0);
      draw(text == first ? form_.answer(field.number(), ticket) : form_.answer(field.number(), ticket, rest));
    } else if (name == "SEL" || name == "REPLACE") {
      const auto [second, replacement] = divided(rest);
      const auto start = static_cast<uint32_t>(std::stoul(first)), end = static_cast<uint32_t>(std::stoul(second));
      draw(name == "SEL" ? form_.select({start, end}) : form_.replace({start, end}, replacement));
    } else {
      static const std::map<std::string, Step> steps = plain_steps();
      draw(steps.at(name)(form_, text));
    }
  }

  /// Writes what is known, and what the view shows wrongly.
  void report() const {
    for (const FormFact &fact : form_facts()) report(fact.name, fact.read(form_), fact.facets);
    const caretaker::FormValues values = form_.plain_values();
    for (const FormField &field : form_.fields()) {
      const Known known = field.facts();
      const std::string name = field.name();
      for (const FieldFact &fact : field_facts()) report(name + "." + fact.name, fact.read(field, known), fact.facets);
      const auto found = values.find(name);
      const Fact value = found == values.end() ? Fact{"none"} : ::value(found->second);
      write(name + ".value", known.is_secure && !known.is_empty ? text("a secret") : value);
      if (found != values.end()) write("value of " + name, value);
      const bool is_focused = form_.facts().focus == field.number();
      if (is_focused && !known.is_secure && ::value(field.value()) != value) write("fault", {name + " has two values"});
    }
    write("announced", texts(announced_));
    write("action", action_);
    for (const std::string &fault : faults_) write("fault", {fault});
  }

 private:
  static Form made(
      const std::string &unit, const std::string &today, const std::string &region, const std::string &json) {
    caretaker_form_options options = CARETAKER_FORM_OPTIONS_INIT;
    options.offset_unit = unit == "bytes" ? CARETAKER_UNIT_UTF8 : CARETAKER_UNIT_CHARACTERS;
    if (!today.empty()) options.today = today.c_str();
    if (!region.empty()) options.region = region.c_str();
    return Form(json, &options);
  }

  void report(const std::string &name, const Fact &fact, uint32_t facets) const {
    write(name, fact);
    if (facets != 0 && drawn_.at(name) != fact) write("fault", {name + " was not drawn again"});
  }

  void draw_all() {
    for (const FormFact &fact : form_facts()) drawn_[fact.name] = fact.read(form_);
    for (const FormField &field : form_.fields()) draw(field, UINT32_MAX);
  }

  void draw(const FormField &field, uint32_t facets) {
    const Known known = field.facts();
    for (const FieldFact &fact : field_facts()) {
      if ((fact.facets & facets) != 0) drawn_[field.name() + "." + fact.name] = fact.read(field, known);
    }
  }

  void draw(const Change &change) {
    faults_.clear();
    for (const auto &[number, facets] : change.changed) {
      const FormField field = form_.field(number);
      const std::string name = field.name() + ".text";
      const Fact before = drawn_[name];
      draw(field, facets);
      // a string of C++ is replaced by bytes
      if (!change.edit || number != change.field || !counts_bytes_) continue;
      std::string text = before.at(1);
      const auto [start, end] = change.edit->replaced;
      text.replace(start, end - start, field.text(change.edit->replacement));
      drawn_[name] = {"text", text};
    }
    for (const FormFact &fact : form_facts()) {
      if ((fact.facets & change.form_facets) != 0) drawn_[fact.name] = fact.read(form_);
    }
    for (const caretaker::ChangedText &changed : form_.changed_texts()) {
      if (changed.field == CARETAKER_NO_FIELD) continue;
      const auto kind = static_cast<caretaker_form_field_text_kind>(changed.kind);
      if (changed.text != form_.field(changed.field).text(kind)) faults_.push_back("another text has changed");
    }
    for (const caretaker::Announcement &announcement : form_.take_announcements()) {
      announced_.push_back(announcement.text);
    }
    note_action(change);
  }

  void note_action(const Change &change) {
    if (change.action == CARETAKER_ACTION_SUBMIT) {
      action_ = text("submit");
    } else if (change.action == CARETAKER_ACTION_ASK) {
      tickets_[change.action_field] = change.ticket;
      action_ = text("ask about " + form_.field(change.action_field).name());
    } else if (change.action == CARETAKER_ACTION_ACCESSORY) {
      action_ = text("accessory of " + form_.field(change.action_field).name());
    }
  }

  Form form_;
  bool counts_bytes_;
  std::map<std::string, Fact> drawn_;
  std::map<uint32_t, int32_t> tickets_;
  std::vector<std::string> announced_, faults_;
  Fact action_ = {"none"};
};

void answer(std::optional<Player> &player, const std::vector<std::string> &request) {
  try {
    if (request.at(0) == "form") {
      player.emplace(request.at(1), request.at(2), request.at(3), request.at(4));
    } else {
      player.value().take(request.at(0), request.at(1));
    }
    player->report();
  } catch (const caretaker::FormatError &error) {
    write("error", {error.what(), error.suggestion, std::to_string(error.span.start), std::to_string(error.span.end)});
  } catch (const std::exception &error) {
    write("fault", {error.what()});
  }
}

}  // namespace

int main() {
  std::optional<Player> player;
  for (std::string line; std::getline(std::cin, line);) {
    answer(player, parts(line));
    std::cout << "." << std::endl;
  }
}
