// Errors of Caretaker for C++, and how texts and handles come out of the functions of caretaker.h.

#ifndef CARETAKER_ERROR_HPP
#define CARETAKER_ERROR_HPP

#include <caretaker.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace caretaker {

/// A call that ended with another status than CARETAKER_OK.
class Error : public std::runtime_error {
 public:
  explicit Error(caretaker_status status) : Error(status, message(status)) {}
  Error(caretaker_status status, const std::string &message) : std::runtime_error(message), status_(status) {}
  caretaker_status status() const { return status_; }

 private:
  /// The name of the status, and what it comes from in C++.
  static std::string message(caretaker_status status) {
    const std::string name = caretaker_status_name(status);
    switch (status) {
      case CARETAKER_NULL_POINTER: return name + ": use the object that this one was moved to";
      case CARETAKER_INVALID_TEXT: return name + ": pass UTF-8, and Unicode scalars";
      case CARETAKER_OUT_OF_RANGE: return name + ": an offset, index or number goes beyond what is there";
      case CARETAKER_INVALID_SIZE: return name + ": begin a struct with its _INIT macro";
      case CARETAKER_INVALID_FORMAT: return name + ": these formats do not go together";
      case CARETAKER_INVALID_VALUE: return name + ": the format does not accept the text";
      case CARETAKER_NOT_FOUND: return name + ": the format has none, or it is not known yet";
      default: return name;
    }
  }

  caretaker_status status_;
};

/// Why no format or form could be made: `what()` says what is wrong.
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

/// Where a text begins; an empty view may begin nowhere.
inline const char *data(std::string_view text) { return text.data() == nullptr ? "" : text.data(); }

/// A text for a member of a struct, which ends at its first zero byte.
inline const char *terminated(const std::string &text) {
  if (text.find('\0') != std::string::npos) throw Error(CARETAKER_INVALID_TEXT, "invalid text: a zero byte is in it");
  return text.c_str();
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

/// The list that a function copies.
template <typename Element, typename Copy>
std::vector<Element> list(Copy copy) {
  size_t count = 0;
  const caretaker_status status = copy(nullptr, 0, &count);
  if (status != CARETAKER_SHORT_BUFFER) check(status);
  std::vector<Element> list(count);
  if (count > 0) check(copy(list.data(), list.size(), &count));
  return list;
}

/// The texts that a function copies by their numbers.
template <typename Copy>
std::vector<std::string> texts(size_t count, Copy copy) {
  std::vector<std::string> texts;
  for (size_t index = 0; index < count; index++) {
    texts.push_back(text([&](char *buffer, size_t capacity, size_t *length) {
      return copy(index, buffer, capacity, length);
    }));
  }
  return texts;
}

/// Does what may end with an error. Throws FormatError.
template <typename Act>
void done(Act act) {
  caretaker_error *error = nullptr;
  const caretaker_status status = act(&error);
  if (error != nullptr) {
    const std::unique_ptr<caretaker_error, void (*)(caretaker_error *)> owner(error, caretaker_error_free);
    throw FormatError(error);
  }
  check(status);
}

/// What a function makes of a description. Throws FormatError.
template <typename Handle, typename Make>
Handle *made(Make make) {
  Handle *handle = nullptr;
  done([&](caretaker_error **error) { return make(&handle, error); });
  return handle;
}

}  // namespace detail

/// Adds messages in a language such as `nl`, or other words for one that there is: for all that is made and was made, but
/// for forms that were. The table has lines of a key, blanks and a text. Throws FormatError, which names the line.
inline void add_language(const std::string &tag, std::string_view table) {
  detail::done([&](caretaker_error **error) {
    return caretaker_add_language(detail::terminated(tag), detail::data(table), table.size(), error);
  });
}
}  // namespace caretaker

#endif
