public import MaskFuzzing

/// Keys with which a person fills in a field, and what is meant by them.
///
///     let script = KeystrokeCorpus(.cards, seed: 1)[1]
///     script.subject             // .format("card")
///     script.keys.description    // "6247590662079«BS»«BS»«BS»«BS»9079360"
///     script.value               // "6247590669079360"
public struct KeystrokeScript: Hashable, Sendable {
  /// What is filled in.
  public enum Subject: Hashable, Sendable {
    /// A format of the standard catalogue, by its name.
    case format(String)
    /// A phone number, typed in a region: two letters, or nil for none.
    case phone(region: String?)
    /// An amount, as a locale writes it: of a currency, or nil for a plain number.
    case amount(locale: String, currency: String?)
  }
  /// What field it is typed into.
  public var subject: Subject
  /// What is pressed, as `caret replay` reads it.
  public var keys: Script
  /// In which way it is filled in.
  public var habit: Habit
  /// Whether the value that stands there in the end is meant to be valid.
  public var isValid: Bool
  /// The value that is meant to stand there in the end, before the field is left: `Field.value`.
  public var value: String

  /// A script.
  public init(subject: Subject, keys: Script, habit: Habit, isValid: Bool, value: String) {
    self.subject = subject
    self.keys = keys
    self.habit = habit
    self.isValid = isValid
    self.value = value
  }
}
