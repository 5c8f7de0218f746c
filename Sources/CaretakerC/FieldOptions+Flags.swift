// Generated from caretaker.h by `caretaker-dev generate doors`.
import CCaretaker
import FieldFormats

extension FieldOptions {
  /// Takes the options that are on or off and have the same names in C.
  mutating func setFlags(_ given: caretaker_field_options) {
    keepsPlaces = unsafe given.keeps_places
    showsSuffix = unsafe given.shows_suffix
    carriesSteps = unsafe given.carries_steps
  }
}
