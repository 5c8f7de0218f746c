import FieldFormats

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

  func checkRules(_ kind: FieldKind) throws(FormError) {
    let isPassword = type == .password || type == .newPassword
    if isPassword, secrecy == .shown {
      throw FormError(name, "secure", "a password is always hidden", "remove this, or take another content type")
    }
    if kind != .line, kind != .code, secureEntry != nil {
      throw FormError(
        name, "secure", "only a text of one line or a code can be hidden", "ask for one, or take another content type")
    }
    if isPassword, defaultValue != nil {
      throw FormError(name, "default", "a password is not filled in by a form", "remove the default")
    }
    if case .choices(let list) = content, case .options(let options) = list.source, options.isEmpty {
      throw FormError(name, "choices", "there is nothing to choose", "give options, or take them from a source")
    }
    if case .isOn = defaultValue, kind != .toggle {
      throw FormError(name, "default", "only a switch is on or off", "write a text")
    }
    if let length, length.minimum < 0 || (length.maximum ?? .max) < length.minimum {
      throw FormError(name, "length", "the maximum is less than the minimum", "exchange them")
    }
    if case .lines(let lines) = content, lines.minimum < 1 || lines.maximum < lines.minimum {
      throw FormError(name, "lines", "rows are 1 and more, and the maximum is not less than the minimum")
    }
  }

  /// What a first and a last day must not say.
  func checkLimits(isDate: Bool) throws(FormError) {
    if !isDate, earliest != nil || latest != nil {
      throw FormError(
        name, earliest == nil ? "latest" : "earliest",
        "only a date with day, month and the four digits of its year "
          + "has a first and a last day", "take the content type date, or remove this")
    }
    if case .on(let first) = earliest, case .on(let last) = latest, last < first {
      throw FormError(name, "latest", "the last day is before the first", "exchange them")
    }
  }
}
