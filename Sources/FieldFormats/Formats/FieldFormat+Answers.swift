package import FieldEditing
internal import MaskCompiler
internal import MaskSyntax
internal import PhoneNumbering

/// What programs ask of a value, whatever its format shows.
extension FieldFormat {
  /// What is shown with bullets for all characters but those that say which value it is.
  ///
  /// - Returns: `nil` while the value is not complete.
  package func redactedText(of field: borrowing Field) -> String? {
    guard field.isComplete, !field.isEmpty else { return nil }
    let revealed = revealed(of: field.redactableCount)
    return field.redactedText(revealingFirst: revealed.first, last: revealed.last)
  }

  /// How many of the characters that slots take a summary shows: the last four, where more are hidden; none of a name
  /// or of free text. Of a card the first six say who issued it, as PCI DSS lets them be shown with the last four of
  /// fifteen digits or more.
  package func revealed(of count: Int) -> (first: Int, last: Int) {
    if case .text = kind { return (0, 0) }
    if count < 9 || knowledge.isName { return (0, 0) }
    return (cards != nil && count >= 15 ? 6 : 0, 4)
  }

  /// What a named group of the mask holds; `nil` while the value is not complete, and where it does not have the group.
  package func captureText(_ name: String, of field: borrowing Field) -> String? {
    guard field.isComplete, !field.isEmpty else { return nil }
    return field.orderedCaptures.first { $0.name == name }?.text
  }
}

/// The one form of a format's values that does not depend on how the format shows them: dates and times as ISO 8601
/// writes them, phone numbers in E.164, and of anything else its value. It is found once for all values.
package struct CanonicalForm: Sendable {
  /// How ISO 8601 lays the values out, if they are dates or times.
  package let layout: ISOLayout?
  /// Whether they are dates, or have one in them, which no calendar may have.
  package let haveDates: Bool

  package init(_ format: FieldFormat) {
    let names = format.mask?.program.tables.captureNames ?? []
    layout = format.mask.flatMap { ISOLayout(Set(names), $0.tree.expression) }
    haveDates = names.contains { $0 == "year" || $0 == "month" }
  }

  /// What a field over the format holds, in this form.
  ///
  /// - Returns: `nil` while it is not complete, for a date or a time that there is not, and for a year of two digits
  ///   that depends on a date of today which is not known.
  package func text(of field: borrowing Field, _ format: FieldFormat) -> String? {
    guard field.isComplete, !field.isEmpty else { return nil }
    if format.phoneFormat != nil { return (try? field.phoneNumber)?.e164 }
    if haveDates {
      switch format.state(of: field).failure {
      case .noSuchDate?, .otherCalendar?: return nil
      default: break
      }
    }
    guard let layout else { return field.value }
    let entry = CheckedEntry(field, today: format.today)
    return layout.text(of: entry, years: format.years, format.knowledge.dateWords)
  }
}
