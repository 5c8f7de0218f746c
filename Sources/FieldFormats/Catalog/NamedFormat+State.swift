package import FieldEditing

/// The state of what was entered: incomplete, complete, or invalid and why.
public enum EntryState: Hashable, Sendable {
  /// The text may become a value, or nothing was entered.
  case incomplete
  /// The shape is complete, and the value is not valid; the reason.
  case invalid(CheckFailure)
  /// The value is complete and valid.
  case complete
}

extension NamedFormat {
  /// ``Field/state``, of a field over this format's mask.
  package func state(of field: borrowing Field, today: CalendarDate? = nil) -> EntryState {
    knowledge.state(of: field, today: today)
  }
}
