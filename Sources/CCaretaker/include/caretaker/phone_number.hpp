// Phone numbers, read from texts as people write them.

#ifndef CARETAKER_PHONE_NUMBER_HPP
#define CARETAKER_PHONE_NUMBER_HPP

#include <caretaker/field.hpp>

#include <array>

namespace caretaker {

/// A phone number, read from a text as people write it.
class PhoneNumber {
 public:
  /// Reads a number as it is dialled in a region, such as `GB`; without one it has its calling code. Throws FormatError
  /// where the region is not known, and Error where the text is not a phone number at all.
  explicit PhoneNumber(std::string_view text, const std::string &region = "") {
    Field field(region.empty() ? Format::phone() : Format::phone(region));
    const caretaker_edit edit = field.fill(text);
    if ((edit.effects & CARETAKER_EFFECT_REJECTED) != 0 || field.e164().empty()) {
      throw Error(CARETAKER_INVALID_VALUE, "invalid value: not a phone number");
    }
    for (size_t kind = 0; kind < texts_.size(); kind++) {
      texts_[kind] = field.phone(static_cast<caretaker_phone_text_kind>(kind));
    }
  }

  /// Whether such numbers are given out.
  bool is_valid() const { return !type().empty(); }
  /// Whether there are such numbers, in words: `valid`, `too short`.
  const std::string &validity() const { return texts_[CARETAKER_PHONE_VALIDITY]; }

  /// `+442079460958`; of a number that is not valid, too: `123` in the US is `+1123`.
  const std::string &e164() const { return texts_[CARETAKER_PHONE_E164]; }
  /// `+44 20 7946 0958`
  const std::string &international() const { return texts_[CARETAKER_PHONE_INTERNATIONAL]; }
  /// `020 7946 0958`
  const std::string &national() const { return texts_[CARETAKER_PHONE_NATIONAL]; }
  /// `tel:+44-20-7946-0958`
  const std::string &rfc3966() const { return texts_[CARETAKER_PHONE_RFC3966]; }
  /// The region it is of, such as `GB`; empty where that is not known.
  const std::string &region() const { return texts_[CARETAKER_PHONE_REGION]; }
  /// What kind of number it is, such as `mobile`; empty where there are no such numbers.
  const std::string &type() const { return texts_[CARETAKER_PHONE_TYPE]; }

 private:
  /// By their kinds.
  std::array<std::string, CARETAKER_PHONE_VALIDITY + 1> texts_;
};

}  // namespace caretaker

#endif
