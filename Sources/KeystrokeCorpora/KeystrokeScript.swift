public import FieldFormats
public import MaskFuzzing

/// Keys with which a person fills in a field, and the value that is meant.
///
///     let script = KeystrokeCorpus(.cards, seed: 1)[1]
///     script.format              // card
///     script.keys.description    // "2203058562079«BS»«BS»«BS»«BS»9079360"
///     script.value               // "2203058569079360"
public struct KeystrokeScript: Hashable, Sendable {
  /// The format of the field that it is typed into, which `FormatCatalog.localized` has: `card`, `phone(GB)`,
  /// `currency(EUR, de_DE)`, `decimal(hi_IN)`.
  public var format: FormatName
  /// The keys that are pressed, as `caret replay` reads them.
  public var keys: Script
  /// The way in which it is filled in.
  public var habit: Habit
  /// Whether the value that stands there in the end is meant to be valid.
  public var isValid: Bool
  /// The value that is meant to stand there in the end, before editing ends: `Field.value`.
  public var value: String

  /// A script.
  ///
  /// - Parameters:
  ///   - format: The format of the field that it is typed into.
  ///   - keys: What is pressed.
  ///   - habit: In which way the field is filled in.
  ///   - isValid: Whether the value that stands there in the end is meant to be valid.
  ///   - value: The value that is meant to stand there in the end.
  public init(format: FormatName, keys: Script, habit: Habit, isValid: Bool, value: String) {
    self.format = format
    self.keys = keys
    self.habit = habit
    self.isValid = isValid
    self.value = value
  }
}
