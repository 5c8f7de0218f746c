internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering
internal import SecretMemory

/// Fields that follow others: what is shown, required, of a region, of a card, or the same.
extension FieldForm {
  /// Brings the fields that depend on one up to date, and those that depend on them: each once, after all that it
  /// depends on. So none is shown for a moment in between.
  mutating func followers(of id: FieldID) {
    if !fields[id.index].isFollowed { return }
    var waiting = queueFollowers(of: id)
    for next in plan.order.fields[(plan.order.places[id.index] + 1)...] where isWaiting[next.index] {
      isWaiting[next.index] = false
      waiting -= 1
      if bringUpToDate(next) { waiting += queueFollowers(of: next) }
      if waiting == 0 { break }
    }
    keepFocusInView()
  }

  /// Moves the focus on from a field that is no longer shown.
  private mutating func keepFocusInView() {
    if case .field(let focused) = focus, !fields[focused.index].isShown {
      let from = focus
      focus = nextFocus
      change.focus = FocusMove(from: from, to: focus, isHeld: false)
    }
  }

  /// Has the fields that depend on one wait for their turn.
  ///
  /// - Returns: How many did not wait before.
  private mutating func queueFollowers(of id: FieldID) -> Int {
    var count = 0
    for dependent in plan.dependents[id.index] where !isWaiting[dependent.index] {
      isWaiting[dependent.index] = true
      count += 1
    }
    return count
  }

  /// - Returns: Whether anything of the field changed that others may depend on.
  private mutating func bringUpToDate(_ id: FieldID) -> Bool {
    // a value changes only with its format
    let isNewFormat = follow(id)
    fields[id.index].messageState.follow(verdict(of: id))
    return note(id, isNewFormat ? [.text, .selection] : []) || isNewFormat
  }

  /// Sets what a field takes from others.
  ///
  /// - Returns: Whether it has another format now.
  @discardableResult mutating func follow(_ id: FieldID) -> Bool {
    let plan = plan.fields[id.index]
    var isNewFormat = false
    fields[id.index].isShown = plan.shownWhen.allSatisfy { holds($0) }
    if let condition = plan.requiredWhen { fields[id.index].isRequired = holds(condition) }
    if plan.earliest != nil || plan.latest != nil {
      fields[id.index].dateBounds = DateBounds(from: bound(plan.earliest), to: bound(plan.latest))
    }
    if let source = plan.region {
      let region = fields[source.index].isShown ? fields[source.index].valueText : ""
      isNewFormat = fields[id.index].changeRegion(to: region.isEmpty ? nil : region, self.plan.environment)
    }
    if let source = plan.card {
      let status = fields[source.index].format.cardStatus(of: fields[source.index].entry)
      isNewFormat = fields[id.index].changeCard(to: status) || isNewFormat
    }
    return isNewFormat
  }

  /// The day of a limit; `nil` while the field that has it holds none.
  private func bound(_ limit: FieldPlan.DateLimit?) -> DateBound? {
    switch limit {
    case nil: return nil
    case .day(let bound): return bound
    case .field(let id):
      return fields[id.index].isShown ? CalendarDate(in: fields[id.index].entry).map { .on($0) } : nil
    }
  }

  func holds(_ condition: FieldPlan.Condition) -> Bool {
    let source = condition.field.index
    // what is not shown counts as empty
    let isShown = fields[source].isShown
    switch condition.test {
    case .isOn(let isOn): return (isShown && fields[source].isOn) == isOn
    case .isFilled(let isFilled): return (isShown && !fields[source].isEmpty) == isFilled
    case .isOneOf(let values):
      guard isShown else { return false }
      return values.contains { fields[source].hasValue($0) }
    }
  }

  /// What a value is worth, other fields, answers and objections considered.
  mutating func verdict(of id: FieldID) -> FieldVerdict {
    guard let objection = fields[id.index].objection else { return verdictOfForm(on: id) }
    if objection.isBinding { return .certain(.objection) }
    let verdict = verdictOfForm(on: id)
    return verdict.isFine ? .open(.objection) : verdict
  }

  /// What a value is worth as far as the form itself can tell, other fields considered.
  private mutating func verdictOfForm(on id: FieldID) -> FieldVerdict {
    let verdict = fields[id.index].ownVerdict
    guard case .good = verdict else { return verdict }
    if fields[id.index].ticket != nil { return .checking }
    guard let other = plan.fields[id.index].sameAs, fields[other.index].isShown else { return .good }
    let (value, repeated) = (fields[id.index].entry.valueBytes, fields[other.index].entry.valueBytes)
    if value == repeated { return .good }
    return repeated.starts(with: value) ? .partial(.differs) : .certain(.differs)
  }
}

extension FormField {
  /// Goes on in another region, or without one.
  ///
  /// - Returns: Whether it is another one.
  mutating func changeRegion(to region: String?, _ environment: FormEnvironment) -> Bool {
    if region == self.region { return false }
    self.region = region
    if formatPlan.kind == .phone {
      entry.changeRegion(to: region.flatMap { try? PhoneRegion($0) })
      if let phone = entry.phoneFormat { formatPlan = FormatPlan(FieldFormat(phone)) }
      return true
    }
    let found = try? environment.format(ofRegion: region, for: description)
    formatPlan = (found ?? nil).map { FormatPlan($0) } ?? .freeText
    changeEntry()
    return true
  }

  /// Takes the code of the card beside.
  ///
  /// - Returns: Whether it is another one.
  mutating func changeCard(to status: CardStatus?) -> Bool {
    guard let status else { return false }
    let code = status.securityCode
    if code == cardCode { return false }
    cardCode = code
    formatPlan = FormatPlan(FieldFormat(CardFormat.securityCodeMask(for: status)))
    changeEntry()
    return true
  }

  /// Goes on with an entry of the format that it has now. A value that this does not take whole goes, and is remarked:
  /// no part of it is another value.
  private mutating func changeEntry() {
    entry.unmarkText()
    let (value, isRevealed) = (entry.valueBytes, entry.isRevealed)
    entry = Field(format, options: plan.options)
    entry.isRevealed = isRevealed
    let isLost = value.withText { entry.setValue($0) }.rejectedCount > 0
    entry.forgetHistory()
    if isLost { value.withText { remarkLoss(of: $0) } }
  }

  /// Whether the value is a text, as other fields ask for it.
  func hasValue(_ text: String) -> Bool {
    switch kind.holding {
    case .text: entry.valueBytes.elementsEqual(text.utf8)  // it may be a secret
    case .option, .state: valueText.utf8.elementsEqual(text.utf8)
    }
  }

  /// The value as other fields take it: of a choice that of its option.
  var valueText: String {
    switch kind.holding {
    case .option: selectedOption?.value ?? (plan.choices?.takesOthers ?? false ? entry.value : "")
    case .state: isOn ? "true" : "false"
    case .text: entry.value
    }
  }
}
