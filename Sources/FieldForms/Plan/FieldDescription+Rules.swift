internal import FieldFormats

/// What a description must not say.
extension FieldDescription {
  /// How it hides what is typed; `nil` where it does not.
  var secureEntry: SecureEntry? {
    switch secrecy {
    case .byType: type.traits.isSecure ? SecureEntry() : nil
    case .shown: nil
    case .hidden(let entry): entry
    }
  }

  func checkRules(_ kind: FieldKind, _ errors: inout FieldErrors) {
    let isPassword = type == .password || type == .newPassword
    if isPassword, secrecy == .shown {
      errors.note("secure", "a password is always hidden", "remove this, or take another content type")
    }
    if errors.knowsContent, !kind.mayBeHidden, secureEntry != nil {
      errors.note(
        "secure", "only a text of one line or a code can be hidden", "ask for one, or take another content type")
    }
    if isPassword, defaultValue != nil {
      errors.note("default", "a password is not filled in by a form", "remove the default")
    } else if errors.knowsContent, case .isOn = defaultValue, kind.holding != .state {
      errors.note("default", "only a switch is on or off", "write a text")
    }
    if let length, length.minimum < 0 || (length.maximum ?? .max) < length.minimum, !errors.isWrong("length") {
      errors.note("length", "the maximum is less than the minimum", "exchange them")
    }
    if errors.knowsContent, case .choices(let list) = content, case .options(let options) = list.source,
      options.isEmpty
    {
      errors.note("choices", "there is nothing to choose", "give options, or take them from a source")
    }
    if errors.knowsContent, case .lines(let lines) = content, lines.minimum < 1 || lines.maximum < lines.minimum {
      errors.note("lines", "rows are 1 and more, and the maximum is not less than the minimum")
    }
  }

  /// What a first and a last day must not say.
  func checkLimits(isDate: Bool, _ errors: inout FieldErrors) {
    if case .on(let first) = earliest, case .on(let last) = latest, last < first {
      errors.note("latest", "the last day is before the first", "exchange them")
    }
    guard !isDate, errors.knowsContent else { return }
    for (member, limit) in [("earliest", earliest), ("latest", latest)] where limit != nil && !errors.isWrong(member) {
      errors.note(
        member,
        "only a date with day, month and the four digits of its year "
          + "has a first and a last day", "take the content type date, or remove this")
    }
  }
}
