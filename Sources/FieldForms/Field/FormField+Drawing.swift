internal import FieldFormats

/// What a front end asks that draws a field itself.
extension FormField {
  /// A fact about the value beside its verdict: the networks that a card number may be of; `nil` for none, and for a
  /// hidden secret.
  ///
  ///     form.handle(.edit(.insert("3782")))
  ///     form[card].fact  // "American Express"
  public var fact: String? {
    if isEmpty || isSecure && !isRevealed || formatPlan.kind != .card { return nil }
    guard let status = format.cardStatus(of: entry), let first = status.candidates.first else { return nil }
    return status.candidates.count == 1 ? first.title : nil
  }

  mutating func layOut(width: Int, ruler: TextRuler) {
    if kind.hasRows { frame.layOut(entry, width: width, ruler: ruler) }
  }

  /// The problems that it may ever show, in the form's language, so that a front end can keep room for them. Bounds
  /// and objections that are not known yet are left out.
  package var possibleMessages: [String] {
    let problems = plan.possibleProblems(isRequired: isRequired, formatPlan)
    return problems.compactMap { message(for: .certain($0))?.text(in: plan.language) }
  }
}

extension FieldPlan {
  /// The problems that a field may ever have, in the format that it has now.
  fileprivate func possibleProblems(isRequired: Bool, _ formatPlan: FormatPlan) -> [FieldProblem] {
    var problems: [FieldProblem] = isRequired ? [.missing] : []
    if kind.holding == .option { problems.append(.noChoice) }
    if kind.holding != .text { return problems }
    if !isFree { problems.append(.partial) }
    if description.length != nil { problems += [.tooShort, .tooLong] }
    if sameAs != nil { problems.append(.differs) }
    problems += description.requirements.indices.map { .requirement($0) }
    switch formatPlan.kind {
    case .mask: break
    case .named where formatPlan.isDate: problems += [.noSuchDate, .otherCalendar, .before, .after]
    case .named: problems.append(.checkDigits)
    case .card: problems += [.checkDigits, .unknownNetwork, .badLength]
    case .number: problems += [.below, .above]
    case .phone: problems += [.phoneTooShort, .phoneTooLong, .phoneNotInUse]
    }
    return problems
  }
}
