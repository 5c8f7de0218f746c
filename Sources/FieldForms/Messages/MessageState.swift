/// What a field has shown of its problems, from which follows what it shows next.
///
/// What is shown is true, and goes with the key that corrects it; what further typing may correct is not shown while
/// somebody types, unless it was shown before; a new problem waits for its moment; the focus is held at most once; a
/// field that was never touched shows nothing before the submission.
struct MessageState: Hashable {
  /// How the focus leaves.
  enum Departure: Hashable {
    /// To the next field, by Tab or Return.
    case forward
    /// To the field before.
    case backward
    /// By the pointer, or to no field.
    case elsewhere
  }

  private(set) var verdict: FieldVerdict
  /// The verdict that is shown; `nil` while nothing is.
  private(set) var shown: FieldVerdict?
  private(set) var isEdited = false
  /// Whether it has held the focus, which it does not do again before the next edit.
  private(set) var isHeld = false
  /// Whether its moment has come once: the focus has left, or the form was submitted.
  private(set) var isChecked = false
  /// Whether the form was submitted.
  private(set) var isSubmitted = false

  /// - Parameter verdict: That of the value which the form begins with.
  init(_ verdict: FieldVerdict) { self.verdict = verdict }

  /// After an edit.
  mutating func edit(_ verdict: FieldVerdict, _ timing: MessageTiming) {
    self.verdict = verdict
    isEdited = true
    isHeld = false
    if verdict.isSilent {
      shown = nil
    } else if verdict.isCertain {
      shown = timing != .submission || isSubmitted ? verdict : nil
    } else if timing == .change && (verdict.isOpen || isChecked) {
      shown = verdict
    } else {
      // what was shown stays while it is true; after the submission what is shown is always the truth of the moment
      shown = shown != nil && (shown == verdict || isSubmitted) ? verdict : nil
    }
  }

  /// Ending the entry has changed the value, as where it was padded. What is shown follows when the focus leaves.
  mutating func settle(_ verdict: FieldVerdict) { self.verdict = verdict }

  /// When the focus is to leave.
  ///
  /// - Returns: Whether it goes.
  mutating func leave(_ departure: Departure, _ timing: MessageTiming) -> Bool {
    let isUntouched = verdict == .missing && !isEdited
    if verdict.isSilent {
      shown = nil
    } else if isSubmitted || timing != .submission && !isUntouched {
      shown = verdict
    }
    isChecked = true
    isHeld = timing == .hold && departure == .forward && shown != nil && verdict != .missing && !isHeld
    return !isHeld
  }

  /// When the form is submitted.
  mutating func submit() {
    isSubmitted = true
    isChecked = true
    isHeld = false
    shown = verdict.isSilent ? nil : verdict
  }

  /// The value has another verdict without an edit of this field: an answer has come, or another field has changed.
  /// What is shown stays true; nothing is shown that was not. Where an objection goes, what the form itself has against
  /// the value waits for its moment.
  mutating func follow(_ verdict: FieldVerdict) {
    self.verdict = verdict
    guard let shown else { return }
    let isWithdrawn = shown.problem == .objection && verdict.problem != .objection && !isSubmitted
    self.shown = verdict.isSilent || isWithdrawn ? nil : verdict
  }

  /// An answer or the server objects, which is shown at once.
  mutating func object(_ verdict: FieldVerdict) {
    self.verdict = verdict
    shown = verdict
  }
}
