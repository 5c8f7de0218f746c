extension FieldOptions {
  /// An option that is on or off, by the name that scripts, JSON and reports have for it: whatever goes through all of
  /// them needs no line for each.
  package enum Flag: String, CaseIterable, Sendable {
    case eager, overwriting, keepsPlaces, showsSuffix, carriesSteps, hidesParts
  }

  /// Whether an option is on.
  package subscript(flag: Flag) -> Bool {
    get {
      switch flag {
      case .eager: isEager
      case .overwriting: isOverwriting
      case .keepsPlaces: keepsPlaces
      case .showsSuffix: showsSuffix
      case .carriesSteps: carriesSteps
      case .hidesParts: isSecure && secureDisplay == .hidingParts
      }
    }
    set {
      switch flag {
      case .eager: isEager = newValue
      case .overwriting: isOverwriting = newValue
      case .keepsPlaces: keepsPlaces = newValue
      case .showsSuffix: showsSuffix = newValue
      case .carriesSteps: carriesSteps = newValue
      case .hidesParts:
        if newValue == self[flag] { return }
        (isSecure, secureDisplay) = (newValue, newValue ? .hidingParts : .keepingLiterals)
      }
    }
  }

  /// The flags that are not as they usually are.
  package var unusualFlags: [Flag] {
    let usual = FieldOptions()
    return Flag.allCases.filter { self[$0] != usual[$0] }
  }
}
