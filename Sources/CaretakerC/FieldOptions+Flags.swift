// Generated from caretaker.h by `caretaker-dev generate doors`.
import CCaretaker
internal import FieldEditing

extension FieldOptions {
  /// Takes the options that are on or off and have the same names in C.
  mutating func setFlags(_ given: caretaker_field_options) {
    keepsPlaces = unsafe given.keeps_places
    showsSuffix = unsafe given.shows_suffix
    carriesSteps = unsafe given.carries_steps
  }
}

extension caretaker_field_options {
  /// Takes the options that are on or off and have the same names in Swift.
  mutating func setFlags(_ options: FieldOptions) {
    unsafe keeps_places = options.keepsPlaces
    unsafe shows_suffix = options.showsSuffix
    unsafe carries_steps = options.carriesSteps
  }
}
