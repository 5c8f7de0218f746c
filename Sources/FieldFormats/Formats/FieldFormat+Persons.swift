package import FieldEditing

/// What the numbers that states give to persons say of them.
extension FieldFormat {
  /// Whether values say when somebody was born.
  package var saysBirthDate: Bool { namedFormat?.checks.contains { $0.saysBirthDate } ?? false }

  /// Whether values say the sex of a person.
  package var saysSex: Bool { namedFormat?.sexParts.isEmpty == false }

  /// The day of birth that a value says; `nil` while it is not valid, where it does not say all of the day or says one
  /// yet to come, and where the century depends on a date of today that is not known.
  package func birthDate(of field: borrowing Field) -> CalendarDate? {
    guard let entry = validEntry(of: field) else { return nil }
    return namedFormat?.checks.lazy.compactMap { $0.birthDate(in: entry) }.first
  }

  /// The sex that a value says, `male`, `female` or `other`; `nil` while it is not valid, and where it says none.
  package func sex(of field: borrowing Field) -> String? {
    guard let entry = validEntry(of: field) else { return nil }
    let sex = namedFormat?.sexParts.lazy.compactMap { $0.sex(in: entry) }.first
    return sex == .unknown ? nil : sex?.rawValue
  }

  private func validEntry(of field: borrowing Field) -> CheckedEntry? {
    state(of: field) == .complete ? CheckedEntry(field, today: today) : nil
  }
}
