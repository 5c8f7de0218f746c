// The values that a form hands out, as the library for C writes them in JSON.

#ifndef CARETAKER_FORM_VALUE_HPP
#define CARETAKER_FORM_VALUE_HPP

#include <caretaker/error.hpp>

#include <map>
#include <optional>
#include <ostream>

namespace caretaker {

/// The value of a field of a form: a text, whether a switch is on, or neither while it is blank.
struct FormValue {
  std::optional<std::string> text;
  std::optional<bool> is_on;

  bool is_blank() const { return !text && !is_on; }
};

/// Writes a text, `true` or `false`, or nothing while it is blank.
inline std::ostream &operator<<(std::ostream &stream, const FormValue &value) {
  if (value.is_on) return stream << (*value.is_on ? "true" : "false");
  return stream << value.text.value_or("");
}

/// Values by the names of their fields; those of fields that are not shown are left out.
using FormValues = std::map<std::string, FormValue>;

namespace detail {

/// Overwrites a text that may be a secret, before its memory is given back.
inline void wipe(std::string &text) {
  volatile char *bytes = &text[0];
  for (size_t index = 0; index < text.size(); index++) bytes[index] = '\0';
}

/// Reads the values in `{"form": "sign-in", "submitted": true, "values": {"email": null, …}, …`. It reads what the
/// library has written, so it knows no other JSON than that.
class FormValueReader {
 public:
  explicit FormValueReader(const std::string &json) : json_(json) {}

  FormValues values() {
    // the name of the form is the one text before the values, and may hold a brace
    place_ = json_.find(": ") + 2;
    string();
    place_ = json_.find('{', place_) + 1;
    FormValues values;
    while (json_.at(place_) != '}') {
      if (json_.at(place_) == ',') place_ += 2;
      const std::string name = string();
      place_ += 2;
      values[name] = value();
    }
    return values;
  }

 private:
  FormValue value() {
    switch (json_.at(place_)) {
      case '"': return {string(), std::nullopt};
      case 't': return word("true", {std::nullopt, true});
      case 'f': return word("false", {std::nullopt, false});
      default: return word("null", {});
    }
  }

  FormValue word(std::string_view word, FormValue value) {
    place_ += word.size();
    return value;
  }

  /// The text between the quotes that begin here.
  std::string string() {
    const size_t start = place_ + 1;
    size_t end = start;
    for (; json_.at(end) != '"'; end++) {
      if (json_[end] == '\\') end++;
    }
    std::string text;
    // a text that grew would leave copies of a secret in memory
    text.reserve(end - start);
    for (place_ = start; place_ < end; place_++) {
      if (json_[place_] == '\\') escaped(text);
      else text += json_[place_];
    }
    place_ = end + 1;
    return text;
  }

  /// The character that a backslash begins: a sign, or a scalar in four digits.
  void escaped(std::string &text) {
    const char sign = json_.at(++place_);
    if (sign != 'u') {
      text += sign == 'n' ? '\n' : sign == 'r' ? '\r' : sign == 't' ? '\t' : sign;
      return;
    }
    const unsigned long scalar = std::stoul(json_.substr(place_ + 1, 4), nullptr, 16);
    place_ += 4;
    if (scalar < 0x80) {
      text += static_cast<char>(scalar);
    } else {
      // the two separators of lines and paragraphs, which JavaScript once rejected
      text += static_cast<char>(0xE0 | scalar >> 12);
      text += static_cast<char>(0x80 | (scalar >> 6 & 0x3F));
      text += static_cast<char>(0x80 | (scalar & 0x3F));
    }
  }

  const std::string &json_;
  size_t place_ = 0;
};

}  // namespace detail
}  // namespace caretaker

#endif
