// Formats: what fields are made over, and what becomes of a text without a field.

#ifndef CARETAKER_FORMAT_HPP
#define CARETAKER_FORMAT_HPP

#include <caretaker/error.hpp>

#include <optional>

namespace caretaker {

/// How far a text is a value, and what is wrong with one that is not.
struct Validation {
  caretaker_state state;
  /// What is wrong, such as `the check digit is wrong`; empty for a valid value.
  std::string message;

  bool is_valid() const { return state == CARETAKER_STATE_COMPLETE; }
};

/// How a field behaves beyond what its format says: the usual, or begin with `field_options` of the format.
struct FieldOptions : caretaker_field_options {
  FieldOptions() : caretaker_field_options(CARETAKER_FIELD_OPTIONS_INIT) {}

  /// Whether bullets are shown. Without a value the format says so: those for secrets do.
  std::optional<bool> secure;
};

/// What a field is made over: a mask, a named format, numbers, phone numbers or payment cards.
class Format {
 public:
  /// Compiles a mask: `+1 (###) ###-####`. Throws FormatError.
  explicit Format(std::string_view mask, const caretaker_mask_options *options = nullptr)
      : Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
          return caretaker_format_mask(detail::data(mask), mask.size(), options, format, error);
        }) {}

  /// The same by name, beside `named`, `phone` and the others. Throws FormatError.
  static Format mask(std::string_view mask, const caretaker_mask_options *options = nullptr) {
    return Format(mask, options);
  }

  /// Reads a mask that was written for another library, such as `imask`. Throws FormatError.
  static Format dialect(
      std::string_view text, const std::string &dialect, const caretaker_mask_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_dialect(
          detail::data(text), text.size(), detail::terminated(dialect), options, format, error);
    });
  }

  /// Reads a compiled mask, of `caret compile` or of `program`. Throws FormatError.
  static Format program(const std::vector<uint8_t> &bytes) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      static const uint8_t none = 0;
      return caretaker_format_program(bytes.empty() ? &none : bytes.data(), bytes.size(), format, error);
    });
  }

  /// Looks a format up by its name: `iban`, `phone(GB)`. Throws FormatError.
  static Format named(std::string_view name, const caretaker_name_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_named(detail::data(name), name.size(), options, format, error);
    });
  }

  /// Makes a format of numbers from the symbols that they are written with. Throws FormatError.
  static Format number(const caretaker_number_symbols &symbols, const caretaker_number_entry *entry = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_number(&symbols, entry, format, error);
    });
  }

  /// Makes a format of amounts, as a locale writes those of a currency: `de_DE`, `EUR`. Throws FormatError.
  static Format number(
      std::string_view locale, std::string_view currency, const caretaker_number_entry *entry = nullptr) {
    return number_named("currency(" + std::string(currency) + ", " + std::string(locale) + ")", entry);
  }

  /// Makes a format of decimals, as a locale writes them. Throws FormatError.
  static Format decimal(std::string_view locale, const caretaker_number_entry *entry = nullptr) {
    return number_named("decimal(" + std::string(locale) + ")", entry);
  }

  /// Makes a format of percentages, as a locale writes them: the value of 25 % is 25. Throws FormatError.
  static Format percent(std::string_view locale, const caretaker_number_entry *entry = nullptr) {
    return number_named("percent(" + std::string(locale) + ")", entry);
  }

  /// Makes a format of phone numbers, those of a region without their calling code: `GB`. Throws FormatError.
  static Format phone(const std::string &region) {
    caretaker_phone_options options = CARETAKER_PHONE_OPTIONS_INIT;
    options.region = detail::terminated(region);
    return phone(&options);
  }

  /// Makes a format of phone numbers: of all regions, with their calling code, where there are no options. Throws
  /// FormatError.
  static Format phone(const caretaker_phone_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_phone(options, format, error);
    });
  }

  /// Makes a format of payment cards: of all networks, and of none, where there are no options. Throws FormatError.
  static Format card(const caretaker_card_options *options = nullptr) {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **error) {
      return caretaker_format_card(options, format, error);
    });
  }

  /// Shows a value: `5551234567` as `(555) 123-4567`. Throws Error where a character of it is rejected.
  std::string format(std::string_view value) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_format(get(), detail::data(value), value.size(), buffer, capacity, length);
    });
  }

  /// Reads the value of a text that arrives whole. Throws Error where no field accepts it.
  std::string parse(std::string_view text) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_parse(get(), detail::data(text), text.size(), buffer, capacity, length);
    });
  }

  /// Judges a text that is submitted, as finished, with a message in a language such as `de`; English for null.
  Validation validate(std::string_view text, const char *language = nullptr) const {
    Validation validation = {CARETAKER_STATE_INCOMPLETE, ""};
    validation.message = detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_validate(
          get(), detail::data(text), text.size(), language, &validation.state, buffer, capacity, length);
    });
    return validation;
  }

  /// Answers a question about a text that arrives whole: its E.164 form, or the network of a card. Throws Error where no
  /// field accepts it, or the answer is not known.
  std::string answer(caretaker_question question, std::string_view text) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_answer(get(), question, detail::data(text), text.size(), buffer, capacity, length);
    });
  }

  /// Whether a text is a complete value that passes the format's checks.
  bool is_valid(std::string_view text) const { return validate(text).is_valid(); }

  /// Its compiled mask, which another process reads without compiling. Throws Error for numbers and phone numbers.
  std::vector<uint8_t> program() const {
    return detail::list<uint8_t>([&](uint8_t *buffer, size_t capacity, size_t *length) {
      return caretaker_format_copy_program(get(), buffer, capacity, length);
    });
  }

  /// What is known of it.
  caretaker_format_facts facts() const {
    caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
    detail::check(caretaker_format_get_facts(get(), &facts));
    return facts;
  }

  /// The options of a field that is made without any: secure for secrets, else as the other library has it that its mask
  /// was written for. Begin with them where you want others.
  FieldOptions field_options() const {
    FieldOptions options;
    detail::check(caretaker_format_field_options(get(), &options));
    options.secure = options.caretaker_field_options::secure;
    return options;
  }

  /// Options for a field of this format, which decides what they leave to it.
  caretaker_field_options settled(const FieldOptions &options) const {
    caretaker_field_options settled = options;
    const FieldOptions own = field_options();
    settled.secure = options.secure.value_or(*own.secure);
    if (!options.secure && own.secure_display == CARETAKER_DISPLAY_HIDING_PARTS) {
      settled.secure_display = own.secure_display;
    }
    return settled;
  }

  /// What was left out of a mask of another library, and what is typed otherwise.
  std::vector<std::string> notes() const {
    return detail::texts(facts().note_count, [&](size_t index, char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_note(get(), index, nullptr, nullptr, buffer, capacity, length);
    });
  }

  /// A report on its mask. Throws Error for numbers and phone numbers, as `example` and `warnings` do.
  std::string report(caretaker_report report) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_report(get(), report, buffer, capacity, length);
    });
  }

  /// A complete value of its mask, always the same. Throws Error where the mask has not so many.
  std::string example(size_t index) const {
    return detail::text([&](char *buffer, size_t capacity, size_t *length) {
      return caretaker_format_example(get(), index, buffer, capacity, length);
    });
  }

  /// What is likely a slip in its mask: for whoever writes one, not for a field.
  std::vector<FormatError> warnings() const {
    std::vector<caretaker_error *> found(16);
    size_t count = 0;
    caretaker_status status = caretaker_format_warnings(get(), found.data(), found.size(), &count);
    found.resize(count);
    if (status == CARETAKER_SHORT_BUFFER) status = caretaker_format_warnings(get(), found.data(), count, &count);
    detail::check(status);
    using Owner = std::unique_ptr<caretaker_error, void (*)(caretaker_error *)>;
    std::vector<Owner> owners;
    for (caretaker_error *error : found) owners.emplace_back(error, caretaker_error_free);
    std::vector<FormatError> warnings;
    for (const Owner &owner : owners) warnings.emplace_back(owner.get());
    return warnings;
  }

  /// A format like this one, whose fields and columns prepare texts that arrive whole.
  Format preparing(const caretaker_preparation &preparation) const {
    return Format(Made(), [&](caretaker_format **format, caretaker_error **) {
      return caretaker_format_prepare(get(), &preparation, format);
    });
  }

  const caretaker_format *get() const { return format_.get(); }

 private:
  /// Keeps what a function makes apart from masks: a template would be a better match for a literal than a view of it.
  struct Made {};

  template <typename Make>
  Format(Made, Make make) : format_(detail::made<caretaker_format>(make), caretaker_format_free) {}

  static Format number_named(const std::string &name, const caretaker_number_entry *entry) {
    caretaker_name_options options = CARETAKER_NAME_OPTIONS_INIT;
    options.entry = entry;
    return named(name, &options);
  }

  std::shared_ptr<caretaker_format> format_;
};

}  // namespace caretaker

#endif
