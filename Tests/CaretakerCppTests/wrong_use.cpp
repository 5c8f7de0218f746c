// Wrong use of caretaker.hpp: each has an error that says what is wrong, and changes nothing.

#include <caretaker.hpp>

#include <cstdlib>
#include <functional>
#include <iostream>
#include <sstream>

using caretaker::Error, caretaker::Field, caretaker::Form, caretaker::Format, caretaker::FormatError;
using caretaker::PhoneNumber;

namespace {

const char *const sign_in = R"({"caretakerForm": 1, "name": "sign-in", "fields": [
  {"name": "email", "label": "Email", "type": "email"},
  {"name": "password", "label": "Password", "type": "password"},
  {"name": "stay", "label": "Stay signed in", "choices": {"style": "switch"}}]})";

int faults = 0;

void expect(bool is_so, const std::string &what) {
  if (is_so) return;
  std::cerr << "not so: " << what << "\n";
  faults++;
}

/// Expects an error of a status, whose text has a part, and none of a secret.
void expect_error(caretaker_status status, const std::string &part, const std::function<void()> &use) {
  try {
    use();
    expect(false, "it fails with " + part);
  } catch (const Error &error) {
    const std::string text = error.what();
    expect(error.status() == status, text + " has the status " + caretaker_status_name(status));
    expect(text.find(part) != std::string::npos, "'" + text + "' has '" + part + "'");
    expect(text.find("hunter2") == std::string::npos, "'" + text + "' has no secret");
  }
}

void expect_format_error(
    const std::string &message, const std::string &suggestion, caretaker_range span, const std::function<void()> &use) {
  try {
    use();
    expect(false, "it fails with " + message);
  } catch (const FormatError &error) {
    expect(error.what() == message, std::string("'") + error.what() + "' is '" + message + "'");
    expect(error.suggestion == suggestion, "'" + error.suggestion + "' is '" + suggestion + "'");
    expect(error.span.start == span.start && error.span.end == span.end,
           "the span is " + std::to_string(error.span.start) + " to " + std::to_string(error.span.end));
  }
}

void wrong_descriptions() {
  const std::string json = R"({"caretakerForm": 1, "fields": [{"name": "a", "label": "A", "type": "emial"}]})";
  const auto start = static_cast<uint32_t>(json.find("\"emial\""));
  expect_format_error(
      "fields[0].type: there is no 'emial' here", "did you mean 'email'?", {start, start + 7},
      [&] { Form form(json); });
  expect_format_error("expected a value, and the document ends", "complete it", {0, 0}, [] { Form form({}); });
  expect_format_error("a group is not closed", "close it with >, or write \\< for the character itself", {2, 3},
                      [] { Format format("##<"); });
  expect_format_error("a group is not closed", "close it with >, or write \\< for the character itself", {2, 3},
                      [] { Format::mask("##<"); });
  expect_format_error("no format is called 'ibna'", "did you mean iban?", {0, 0}, [] { Format::named("ibna"); });
  expect_format_error("no region 'QQ' has phone numbers", "take the two letters of ISO 3166, as DE or US", {0, 0},
                      [] { Format::phone("QQ"); });
  expect_format_error("there is no locale 'xx_QQ'", "", {0, 0}, [] { Format::decimal("xx_QQ"); });
  expect_error(CARETAKER_INVALID_TEXT, "a zero byte", [] { Format::phone(std::string("G\0B", 3)); });
  expect_format_error("line 2: there is no message 'field.ful'", "", {17, 32},
                      [] { caretaker::add_language("nl", "# Dutch messages\nfield.ful   vol"); });
}

void languages() {
  const Format digits("##");
  expect(digits.validate("1", "es").message != digits.validate("1").message, "Spanish is built in");
  caretaker::add_language("nl", "field.incomplete niet volledig");
  expect(digits.validate("1", "nl_BE").message == "niet volledig", "Dutch is added");
  expect(digits.validate("1", "sv").message == digits.validate("1").message, "others are English");
}

void moved_from() {
  Form form(sign_in);
  form.focus("email");
  form.insert("ada");
  const caretaker::FormField email = form.field("email");
  Form moved = std::move(form);
  const char *const hint = "use the object that this one was moved to";
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.insert("x"); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.values(); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.fields(); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.field("email"); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.changed_texts(); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { form.take_announcements(); });
  expect(email.text() == "ada" && moved.field("email").text() == "ada", "a form is moved whole");
  {
    Form other(sign_in);
    moved = std::move(other);
  }
  expect(email.text() == "ada", "a field keeps its form");

  Field field(Format("###"));
  Field next = std::move(field);
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { field.text(); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { field.captures(); });
  Format format("###");
  const Format taken = std::move(format);
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { Field over(format); });
  expect_error(CARETAKER_NULL_POINTER, hint, [&] { format.is_valid("1"); });
}

void wrong_events() {
  Form form(sign_in);
  const char *const names = "no field is called 'emial': the form has email, password, stay";
  expect_error(CARETAKER_NOT_FOUND, names, [&] { form.focus("emial"); });
  expect_error(CARETAKER_NOT_FOUND, names, [&] { form.field("emial"); });
  expect_error(CARETAKER_NOT_FOUND, names, [&] { form.fill({{"password", "hunter2"}, {"emial", "hunter2"}}); });
  expect_error(CARETAKER_NOT_FOUND, names, [&] { form.object({{"emial", "It is taken"}}); });
  form.focus("password");
  form.insert("hunter2");
  const std::string before = form.json();
  const char *const range = "goes beyond what is there";
  expect_error(CARETAKER_OUT_OF_RANGE, range, [&] { form.focus(3); });
  expect_error(CARETAKER_OUT_OF_RANGE, range, [&] { form.field(CARETAKER_NO_FIELD); });
  expect_error(CARETAKER_OUT_OF_RANGE, range, [&] { form.replace({7, 3}, "hunter2"); });
  expect_error(CARETAKER_OUT_OF_RANGE, range, [&] { form.answer(3, 1); });
  expect_error(CARETAKER_OUT_OF_RANGE, range, [&] { form.press(static_cast<caretaker_button>(9)); });
  expect_error(CARETAKER_INVALID_TEXT, "pass UTF-8", [&] { form.insert("hunter2\xff"); });
  expect_error(CARETAKER_INVALID_TEXT, "a zero byte", [&] { form.fill({{"email", std::string("a\0b", 3)}}); });
  expect_error(CARETAKER_INVALID_SIZE, "_INIT", [&] { form.send(caretaker_event{}); });
  expect(form.json() == before && form.field("password").value().text == "hunter2", "nothing has changed");
  // a late answer and an empty text are not wrong
  form.answer(0, 1000, "hunter2 is taken");
  form.insert({});
  form.fill({});
  expect(form.plain_values().count("password") == 0, "plain values have no secret");
  expect(form.values().at("password").text == "hunter2", "values have it");
}

void wrong_texts() {
  Field code(Format("###-###"));
  expect_error(CARETAKER_OUT_OF_RANGE, "beyond", [&] { code.select({9, 9}); });
  expect_error(CARETAKER_INVALID_TEXT, "UTF-8", [&] { code.set_marked_text("\xc3"); });
  expect_error(CARETAKER_INVALID_TEXT, "scalars", [&] { code.type(0xD800); });
  expect_error(CARETAKER_NOT_FOUND, "the format has none", [&] { code.network(); });
  expect_error(CARETAKER_INVALID_VALUE, "does not accept", [] { Format("###").format("hunter2"); });
  expect_error(CARETAKER_INVALID_VALUE, "does not accept", [] { Format("###").parse("hunter2"); });
  expect_error(CARETAKER_NOT_FOUND, "", [] { Format("###").answer(CARETAKER_QUESTION_E164, "123"); });
  expect(Format::card().answer(CARETAKER_QUESTION_NETWORK, "4111 1111 1111 1111") == "visa", "a question is answered");
  code.insert({});
  expect(code.e164().empty() && code.text().empty(), "an empty field stays so");
  const caretaker::Validation judged = Format::named("iban").validate("DE89 3704 0044 0532 0130 01");
  expect(!judged.is_valid() && judged.state == CARETAKER_STATE_INVALID && !judged.message.empty(), "it is judged");
}

/// A number that is not valid is one all the same, unlike a text that is none.
void phone_numbers() {
  const PhoneNumber number("020 7946 0958", "GB");
  expect(number.is_valid() && number.validity() == "valid", number.validity() + " is valid");
  expect(number.e164() == "+442079460958" && number.region() == "GB", number.e164() + " is a number of GB");
  expect(PhoneNumber("+44 20 7946 0958").national() == "020 7946 0958", "a calling code needs no region");
  const PhoneNumber code("123", "US");
  expect(!code.is_valid() && code.e164() == "+1123", code.e164() + " is not valid");
  expect_error(CARETAKER_INVALID_VALUE, "not a phone number", [] { PhoneNumber("hunter2", "US"); });
  expect_error(CARETAKER_INVALID_VALUE, "not a phone number", [] { PhoneNumber({}, "US"); });
  expect_format_error("no region 'QQ' has phone numbers", "take the two letters of ISO 3166, as DE or US", {0, 0},
                      [] { PhoneNumber("123", "QQ"); });
}

/// An edit of a field goes to that field, or nowhere.
void edits_of_fields() {
  Form form(R"({"caretakerForm": 1, "fields": [
    {"name": "email", "label": "Email", "type": "email"},
    {"name": "name", "label": "Name"},
    {"name": "gift", "label": "A gift", "choices": {"style": "switch"}, "optional": true},
    {"name": "note", "label": "Note", "shownWhen": {"field": "gift", "is": true}}]})");
  form.field("email").insert("ada");
  form.field("name").insert("Ada");
  expect(form.field("email").text() == "ada" && form.field("name").text() == "Ada", "each field has its own text");
  caretaker::FormField gift = form.field("gift"), note = form.field("note");
  form.focus("gift");
  form.toggle();
  const caretaker::Change change = note.insert("for you");
  expect(change.edit.has_value() && change.focus_moved, "the change has the edit and the focus");
  expect(change.changed.front().field == note.number(), "the field that is edited comes first");
  expect(note.text() == "for you", note.text() + " went to the field");
  form.field("email").paste("@example.org");
  form.focus("gift");
  form.toggle();
  const std::string before = form.json();
  expect_error(CARETAKER_NOT_FOUND, "'note' cannot be edited: it is not shown", [&] { note.insert("hunter2"); });
  expect(form.json() == before, "nothing has changed");
  std::ostringstream written;
  written << form.field("email").value() << ", " << gift.value() << ", " << note.value();
  expect(written.str() == "ada@example.org, false, ", written.str() + " has the values");
}

/// Steps of three sizes, and those that there are not.
void steps() {
  const Format time("<hours:00..23>:<minutes:00..59>");
  caretaker::FieldOptions options = time.field_options();
  options.step = "minutes 5";
  options.large_step = "minutes 15";
  Field field(time, options);
  field.insert("0930");
  field.step(1);
  expect(field.text() == "09:35", field.text() + " is a usual step up");
  field.step(1, CARETAKER_STEP_LARGE);
  expect(field.text() == "09:50", field.text() + " is a large step up");
  field.step(-2, CARETAKER_STEP_SMALL);
  expect(field.text() == "09:40", field.text() + " is two small steps down");
  expect_error(CARETAKER_OUT_OF_RANGE, "beyond", [&] { field.step(1, static_cast<caretaker_step_size>(9)); });
  for (const char *const wrong : {"", "0", "-1", "often", "minutes", "minutes 0"}) {
    options.step = wrong;
    expect_error(CARETAKER_OUT_OF_RANGE, "not how far a step goes", [&] { Field over(time, options); });
  }
  expect(field.text() == "09:40", "wrong use changes nothing");

  Form form(R"({"caretakerForm": 1, "fields": [{"name": "guests", "label": "Guests", "mask": "##", "steps": true}]})");
  form.focus("guests");
  form.insert("12");
  form.step(1);
  expect(form.field("guests").text() == "13", form.field("guests").text() + " is a usual step up");
  form.step(-1, CARETAKER_STEP_LARGE);
  expect(form.field("guests").text() == "03", form.field("guests").text() + " is a large step down");
  expect_error(CARETAKER_OUT_OF_RANGE, "beyond", [&] { form.step(1, static_cast<caretaker_step_size>(9)); });
}

/// A field of a format of secrets hides them, unless options say otherwise.
void secrets() {
  const Format pin = Format::named("pin");
  Field hidden(pin);
  hidden.insert("4711");
  expect(hidden.text() == "••••" && hidden.value() == "4711", hidden.text() + " has bullets");
  caretaker_field_options options = pin.field_options();
  options.secure = false;
  Field shown(pin, &options);
  shown.insert("4711");
  expect(shown.text() == "4711", shown.text() + " is shown");
  caretaker::FieldOptions others;
  others.step = "5";
  Field also(pin, others);
  also.insert("4711");
  expect(also.text() == "••••", also.text() + " has bullets, as nothing else is said");
  caretaker::FieldOptions secure;
  secure.secure = true;
  Field code(Format::mask("####"), secure);
  code.insert("4711");
  expect(code.text() == "••••", code.text() + " has bullets");
  Field parts(Format::dialect("{mask: 'XXX-00', hiddenInput: true}", "ngx"));
  parts.insert("12345");
  expect(parts.text() == "•••-45", parts.text() + " is hidden in part");
}

/// A name of a form that looks like its values, and a value with all that JSON escapes.
void hostile_values() {
  Form form(R"({"caretakerForm": 1, "name": "a\"values\": {}", "fields": [
    {"name": "note", "label": "Note", "lines": {"minimum": 2}, "optional": true},
    {"name": "stay", "label": "Stay", "choices": {"style": "switch"}}]})");
  expect(form.field("note").value().is_blank(), "it is blank");
  const std::string text = "\"a\", {}\\\n\tb";
  form.focus("note");
  form.paste(text);
  form.focus("stay");
  form.toggle();
  expect(form.field("note").value().text == text, "'" + *form.field("note").value().text + "' is what was pasted");
  expect(form.plain_values().at("stay").is_on == true, "the switch is on");
  // escapes that a paste leaves out of a note
  const std::string json = R"({"form": "", "submitted": true, "values": {"a": "\u2028\u007f\r\\\"}", "b": null}})";
  const caretaker::FormValues values = caretaker::detail::FormValueReader(json).values();
  expect(values.at("a").text == "\xe2\x80\xa8\x7f\r\\\"}" && values.at("b").is_blank(), "escapes are read");
}

}  // namespace

int main() {
  wrong_descriptions();
  languages();
  moved_from();
  wrong_events();
  wrong_texts();
  phone_numbers();
  edits_of_fields();
  steps();
  secrets();
  hostile_values();
  return faults == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
