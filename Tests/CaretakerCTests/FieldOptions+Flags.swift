// Generated from caretaker.h by `caretaker-dev generate doors`.
import CCaretaker
import FieldFormats

extension caretaker_field_options {
  /// Takes the options that are on or off and have the same names in Swift.
  mutating func setFlags(_ options: FieldOptions) {
    keeps_places = options.keepsPlaces
    shows_suffix = options.showsSuffix
    carries_steps = options.carriesSteps
  }
}
