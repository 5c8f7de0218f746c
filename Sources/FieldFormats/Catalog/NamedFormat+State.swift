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
  /// The state of what a field over this format's mask holds.
  ///
  /// What the checks read of a secure field is overwritten when they have read it. A text that a check of your own asks
  /// for is yours.
  ///
  /// - Parameters:
  ///   - field: a field over this format's mask.
  ///   - today: the date against which expiries are held; they are not looked at where there is none.
  /// - Returns: Whether the value is incomplete, complete, or invalid and why; an empty field is incomplete.
  /// - Complexity: A copy of the value and the checks, once the mask is complete. For after a key or when editing ends,
  ///   not for within a key.
  public func state(of field: borrowing Field, today: CalendarDate? = nil) -> EntryState {
    knowledge.state(of: field, today: today)
  }
}
