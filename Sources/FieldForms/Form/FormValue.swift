internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering

/// A value that a form hands out.
public enum FormValue: Hashable, Sendable {
  /// Nothing was entered.
  case none
  /// A text: a decimal with a point for a number, ISO 8601 for a date, E.164 for a phone number, an option's value.
  case text(String)
  /// Whether a switch is on.
  case isOn(Bool)
  /// A secret that was left out.
  case secret
}

/// The treatment of secrets among values that are handed out.
public enum FormSecrets: Hashable, Sendable {
  /// They are left out.
  case leftOut
  /// They are handed out as ordinary strings, which are not overwritten.
  case included
}

extension FieldForm {
  /// The values of the fields that are shown, in tab order, by their names.
  ///
  /// - Parameter secrets: Whether secrets are among them.
  /// - Returns: A value for each field that is shown.
  /// - Complexity: O(*n*) in the values.
  public func values(_ secrets: FormSecrets = .leftOut) -> [(name: String, value: FormValue)] {
    (0..<fields.count).filter { fields[$0].isShown }.map { (fields[$0].name, fields[$0].value(secrets)) }
  }
}

extension FormField {
  /// The value that it hands out.
  ///
  /// - Parameter secrets: Whether a secret is handed out.
  /// - Returns: The value.
  /// - Complexity: O(*n*) in the value.
  public func value(_ secrets: FormSecrets = .leftOut) -> FormValue {
    if kind.holding == .state { return .isOn(isOn) }
    if isEmpty { return .none }
    if isSecure && secrets == .leftOut { return .secret }
    // letters that have found no option yet are not a value
    if kind.holding == .option { return selectedOption == nil && valueText.isEmpty ? .none : .text(valueText) }
    if formatPlan.kind == .phone, let number = try? entry.phoneNumber { return .text(number.e164) }
    return .text(dateText ?? entry.value)
  }

  /// A date as ISO 8601: a day, or the month in which a card expires.
  private var dateText: String? {
    if let date = CalendarDate(in: entry) { return date.description }
    guard description.type == .cardExpiry, let year = entry.captures["year"], let month = entry.captures["month"] else {
      return nil
    }
    return (year.utf8.count == 2 ? "20" : "") + year + "-" + month
  }
}
