internal import FieldEditing

/// What is known of a field beside its text, as the form noted it last: what differs after an event has changed.
struct FieldFacts {
  var verdict = FieldVerdict.blank
  var states: States = []
  var highlighted: Int?
  var rowCount = 0
  var firstRow = 0

  /// What holds of a field.
  struct States: OptionSet {
    let rawValue: UInt16
    static let shown = States(rawValue: 1)
    static let required = States(rawValue: 2)
    /// It keeps the form from being submitted.
    static let unfinished = States(rawValue: 4)
    static let clearable = States(rawValue: 8)
    static let revealed = States(rawValue: 16)
    static let open = States(rawValue: 32)
    /// An answer is awaited.
    static let busy = States(rawValue: 64)
    /// A problem is shown.
    static let problem = States(rawValue: 128)
    static let remark = States(rawValue: 256)
    /// The last character of a secret is shown.
    static let lastCharacter = States(rawValue: 512)
  }
}

extension FormField {
  /// Notes what is known of it now.
  ///
  /// A problem that is shown may name the value's length or a bound, and choices in view follow what is typed: they are
  /// drawn again even where they hold as before.
  ///
  /// - Returns: What has to be drawn again, and which states are others than they were.
  mutating func noteChanges() -> (facets: FieldFacets, changed: FieldFacts.States) {
    let states = self.states
    let changed = states.symmetricDifference(noted.states)
    let either = states.union(noted.states)
    var facets: FieldFacets = []
    if either.contains(.problem) { facets.insert(.message) }
    if either.contains(.remark) { facets.insert(.remark) }
    // a bullet and a character may count differently: the caret after it is elsewhere
    if either.contains(.lastCharacter) { facets.formUnion([.text, .selection]) }
    if !changed.isEmpty {
      if !changed.isDisjoint(with: [.clearable, .revealed]) { facets.insert(.buttons) }
      if changed.contains(.required) { facets.insert(.label) }
      if changed.contains(.shown) { facets.insert(.visibility) }
      if changed.contains(.busy) { facets.insert(.busy) }
      noted.states = states
    }
    if messageState.verdict != noted.verdict {
      facets.insert(.verdict)
      noted.verdict = messageState.verdict
    }
    if either.contains(.open) || choice.highlighted != noted.highlighted {
      facets.insert(.options)
      noted.highlighted = choice.highlighted
    }
    if kind.hasRows, frame.rowCount != noted.rowCount || frame.visibleRows.lowerBound != noted.firstRow {
      facets.insert(.lines)
      (noted.rowCount, noted.firstRow) = (frame.rowCount, frame.visibleRows.lowerBound)
    }
    return (facets, changed)
  }

  /// The getter is mutating, though it changes nothing, and what it asks is inlined: the compiler copies a field that
  /// is borrowed onto the stack, and a key would pay for that.
  private var states: FieldFacts.States {
    @inline(__always) mutating get {
      var states: FieldFacts.States = []
      if isShown { states.insert(.shown) }
      if isRequired { states.insert(.required) }
      if isShown && !messageState.verdict.isFine { states.insert(.unfinished) }
      if canClear { states.insert(.clearable) }
      if entry.isRevealed { states.insert(.revealed) }
      if choice.isOpen { states.insert(.open) }
      if ticket != nil { states.insert(.busy) }
      if messageState.shown != nil { states.insert(.problem) }
      if !remarkState.isNone { states.insert(.remark) }
      if lastCharacterTime > 0 { states.insert(.lastCharacter) }
      return states
    }
  }
}

extension FormField {
  /// Whether it keeps the form from being submitted.
  var keepsFromSubmitting: Bool { isShown && !verdict.isFine }
}
