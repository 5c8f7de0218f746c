package import FieldEditing
internal import PhoneNumbering

/// The outlook of a field's content: whether typing on can make a valid value of it.
public enum EntryOutlook: Hashable, Sendable {
  /// Some characters typed after it may, or none are needed; where that is not certain, it is assumed.
  case open
  /// No characters typed after it do: what is wrong stands before the caret.
  case closed
}

extension FieldFormat {
  /// ``Field/outlook``, of a field over this format.
  @export(interface) package func outlook(of field: borrowing Field) -> EntryOutlook {
    if field.isEmpty || field.hasMarkedText { return .open }
    switch kind {
    case .mask, .text: return .open
    case .named(let format, _):
      if field.hasEmptySlots { return .open }
      guard case .invalid(let failure) = state(of: field) else {
        return format.hasNoSuchDay(in: field) ? .closed : .open
      }
      return field.isFull || failure == .unknownNetwork ? .closed : .open
    case .number(_, let entry): return NumberOutlook(of: field, entry).outlook
    case .phone: return PhoneStatus(of: field).outlook(of: field)
    }
  }
}

extension FieldFormat {
  /// Whether a value may be closed before it is complete: what nothing can be wrong with until then is not asked.
  package var closesEarly: Bool {
    switch kind {
    case .mask, .text: false
    case .named(let format, _): format.isDate || cards != nil
    case .number, .phone: true
    }
  }
}

extension NamedFormat {
  /// Whether its values are dates.
  package var isDate: Bool { checks.contains { $0.name.utf8.elementsEqual("date".utf8) } }

  /// Whether day and month were typed, and no year has such a day.
  fileprivate func hasNoSuchDay(in field: borrowing Field) -> Bool {
    guard isDate else { return false }
    let entry = CheckedEntry(field, today: nil)
    guard let month = entry.number("month", digits: 2), let day = entry.number("day", digits: 2) else { return false }
    let year = entry.number("year", digits: 4)
    // a leap year, where none was typed
    return CalendarDate(year: year ?? 2000, month: month, day: day) == nil
  }
}

extension PhoneStatus {
  fileprivate func outlook(of field: borrowing Field) -> EntryOutlook {
    if isTooLong { return .closed }
    do throws(PhoneError) {
      _ = try field.phoneNumber
      return .open
    } catch {
      if case .invalidCallingCode = error.reason { return .closed }
      return .open
    }
  }
}
