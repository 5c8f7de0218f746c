internal import FieldEditing
internal import FieldFormats

/// What is shown of a value that is not good, and what is remarked.
extension FormField {
  /// The problem that is shown, in the form's language; `nil` while none is.
  public var message: String? {
    @export(interface) get {
      guard let shown = messageState.shown else { return nil }
      if shown.problem == .objection, let objection { return objection.text }
      return message(for: shown)?.text(in: plan.language)
    }
  }

  /// The problem that is shown, as data for a front end with translations of its own; `nil` while none is, and for an
  /// objection, which is a text already.
  public var shownMessage: FormMessage? {
    messageState.shown.flatMap { $0.problem == .objection ? nil : message(for: $0) }
  }

  /// The verdict whose problem is shown; `nil` while none is.
  package var shownVerdict: FieldVerdict? { messageState.shown }

  /// A remark about the last key, until the next one: a character was rejected, or a part of a paste was left out;
  /// `nil` for none.
  public var remark: String? {
    switch remarkState {
    case .none: return nil
    case .message(let message): return message.text(in: plan.language)
    case .edit(let result, let typed):
      return entry.messages(on: result, of: typed, in: plan.language.fields).first?.text.capitalizedFirst
    }
  }

  /// The used part of the longest text, as *62 of 200*; `nil` where it has no bound, or its length is a secret.
  public var usedLength: String? {
    guard plan.countsCharacters, let length = plan.description.length, let maximum = length.maximum else { return nil }
    return plan.language.text(.countOf, [.count("count", count(length.unit)), .count("limit", maximum)])
  }

  /// The requirements that a new password must meet, each with whether it is met.
  public var requirements: [(text: String, isMet: Bool)] {
    plan.description.requirements.map { requirement in
      (requirement.message(required: false, []).text(in: plan.language), isMet(requirement))
    }
  }

  /// What to do about a verdict; `nil` where nothing is to be done.
  func message(for verdict: FieldVerdict) -> FormMessage? {
    guard let problem = verdict.problem else { return nil }
    let parameters = [FormMessage.Parameter.text("term", plan.term), .text("label", plan.description.label)]
    var message = message(for: problem, parameters)
    // the field's own words, for the very key or for all of its kind
    let key = message.key.rawValue
    let kind = String(key.utf8.prefix { $0 != UInt8(ascii: ".") }) ?? key
    if let own = plan.description.messages[key] ?? plan.description.messages[kind] {
      message = FormMessage(message.key, message.parameters, template: own)
    }
    return message
  }

  private func message(for problem: FieldProblem, _ named: [FormMessage.Parameter]) -> FormMessage {
    switch problem {
    case .missing: return missing(named)
    case .partial: return partial(named)
    case .requirement(let i): return plan.description.requirements[i].message(required: true, named)
    case .tooShort: return FormMessage(.tooShort, named + [.count("count", plan.description.length?.minimum ?? 0)])
    case .tooLong: return FormMessage(.tooLong, named + [.count("count", plan.description.length?.maximum ?? 0)])
    case .differs: return FormMessage(.differs, named + [.text("other", otherTerm)])
    case .after where plan.description.type == .birthDate: return FormMessage(.inFuture, named)
    default: return FormMessage(problem.key, named + failureParameters)
    }
  }

  private func missing(_ named: [FormMessage.Parameter]) -> FormMessage {
    switch kind.holding {
    case .option: return FormMessage(.missingChoice, named)
    case .state: return FormMessage(.missingSwitch, named)
    case .text:
      guard let cardCode else { return FormMessage(.missing, named) }
      let side = plan.language.text(cardCode.side == .front ? .sideFront : .sideBack)
      return FormMessage(.missingCardSecurityCode, named + [.count("count", cardCode.length), .text("side", side)])
    }
  }

  private func partial(_ named: [FormMessage.Parameter]) -> FormMessage {
    if plan.description.type == .email { return FormMessage(.partialEmail, named) }
    if let status = format.cardStatus(of: entry), status.lengths.count == 1 {
      return FormMessage(.partialCardNumber, named + [.count("count", status.lengths[0])])
    }
    if let count = codeLength {
      return FormMessage(.partialCode, named + [.count("count", count)])
    }
    if let cardCode { return FormMessage(.partialCode, named + [.count("count", cardCode.length)]) }
    return FormMessage(.partial, named)
  }

  /// What a failed check names: a bound as the field shows it.
  private var failureParameters: [FormMessage.Parameter] {
    guard case .invalid(let failure) = state else { return [] }
    switch failure {
    case .before(let date), .after(let date): return [.text("date", shown(date))]
    case .below(_, let bound), .above(_, let bound): return [.text("number", bound)]
    case .tooFewDays(let days), .tooManyDays(let days): return [.count("count", days)]
    case .badLength(let lengths): return [.text("numbers", plan.language.fields.list(lengths.map { "\($0)" }))]
    default: return []
    }
  }

  /// A date as the field shows it.
  private func shown(_ date: CalendarDate) -> String {
    var trial = Field(format)
    return trial.fill(date.description).isAccepted ? trial.text : date.description
  }

  private var otherTerm: String { plan.otherTerm }
}

extension TextRequirement {
  /// What it asks for: as an error, or as an entry of a list.
  func message(required isError: Bool, _ named: [FormMessage.Parameter]) -> FormMessage {
    switch self {
    case .length(let count):
      FormMessage(isError ? .requirementLength : .requiresLength, named + [.count("count", count)])
    case .letter: FormMessage(isError ? .requirementLetter : .requiresLetter, named)
    case .lowercase: FormMessage(isError ? .requirementLowercase : .requiresLowercase, named)
    case .uppercase: FormMessage(isError ? .requirementUppercase : .requiresUppercase, named)
    case .digit: FormMessage(isError ? .requirementDigit : .requiresDigit, named)
    case .symbol: FormMessage(isError ? .requirementSymbol : .requiresSymbol, named)
    }
  }
}

extension FieldProblem {
  /// The message of a problem that has one for all fields.
  fileprivate var key: FormMessageKey {
    switch self {
    case .missing: .missing
    case .tooShort: .tooShort
    case .tooLong: .tooLong
    case .checkDigits: .checkDigits
    case .noSuchDate: .noSuchDate
    case .otherCalendar: .otherCalendar
    case .before: .before
    case .after: .after
    case .expired: .expired
    case .endsBeforeItBegins: .endsBeforeItBegins
    case .tooFewDays: .tooFewDays
    case .tooManyDays: .tooManyDays
    case .below: .below
    case .above: .above
    case .unknownNetwork: .unknownNetwork
    case .badLength: .badLength
    case .phoneTooShort: .phoneTooShort
    case .phoneTooLong: .phoneTooLong
    case .phoneNotInUse: .phoneNotInUse
    case .differs: .differs
    case .noChoice: .noChoice
    case .partial: .partial
    case .malformed, .requirement, .objection: .malformed
    }
  }
}
