internal import PhoneNumbering

/// A phone number as it is entered: a plus, digits, and perhaps a mark with the digits of an extension after it.
struct DialField: Sendable {
  let plans: TypingPlans
  /// How one enters; its region is that of the beginning.
  let format: PhoneFormat
  let isEager: Bool
  let isSecure: Bool
  var region: PhoneRegion?
  /// `+`, `0` to `9`, and `x` for the mark of the extension.
  var elements: [Character] = []
  var selection = ElementSelection(0)
  /// Whether the last keys were rejected as a code for the network: a star, or a hash after something, and digits.
  var isAfterService = false { didSet { if !isAfterService { hasLostDigit = false } } }
  /// Whether a digit was among them, so that the number is not complete.
  var hasLostDigit = false
  /// The number typed from its first character to its last, the extension left out, and what was shown then.
  var typed: PhoneOracle
  var shownNumber = ""
  private(set) var layout = ElementLayout()

  static let mark: Character = "x"

  init(_ plans: TypingPlans, _ format: PhoneFormat, isEager: Bool, isSecure: Bool) {
    self.plans = plans
    self.format = format
    self.isEager = isEager
    self.isSecure = isSecure
    region = format.region
    typed = PhoneOracle(plans, region: nil)
    settle()
  }

  /// What stands before the mark.
  var number: [Character] { Array(elements.prefix { $0 != DialField.mark }) }
  var markIndex: Int? { elements.firstIndex(of: DialField.mark) }
  /// What stands after the mark; nil without one.
  var extensionDigits: [Character]? { markIndex.map { Array(elements[($0 + 1)...]) } }

  /// The calling code that an international field begins with; empty where it does not.
  var autoInsertedCode: [Character] {
    guard format.style == .international, let region else { return [] }
    return Array("+\(region.callingCode)")
  }
  /// Whether nothing stands there but what was auto-inserted.
  var isAutoInserted: Bool { !autoInsertedCode.isEmpty && elements == autoInsertedCode }
  var value: String { isAutoInserted ? "" : String(elements) }
  /// Whether numbers of the calling code, or of the region, have as many digits as stand after the prefixes, or as a
  /// national prefix makes of them. Where no layout fits after what was taken for a national prefix, that may be none:
  /// then it is whether the number is possible, read as a whole.
  var isComplete: Bool {
    if hasLostDigit || isAutoInserted || typed.expectsCallingCode { return false }
    if number.first == "+" && number.count < 3 { return false }
    if typed.isWhole && typed.dialledStart == 0 && typed.layout == nil {
      return (try? PhoneNumber(String(number), region: region))?.possibility == .possible
    }
    let (plan, lengths) = (typed.plan, typed.plan.lengths)
    if lengths.contains(typed.national.count) { return true }
    return plan.transformedCount(of: String(typed.typed.dropFirst(typed.dialledStart))).map(lengths.contains) ?? false
  }
  var isWholeSelected: Bool { !elements.isEmpty && selection.range == 0..<elements.count }

  /// The end of every edit: a calling code is auto-inserted to an empty eager field, and taken back from a lazy one
  /// that has nothing else.
  mutating func settle() {
    if elements.isEmpty && isEager {
      elements = autoInsertedCode
      setCaret(elements.count)
    } else if isAutoInserted && !isEager {
      elements = []
      setCaret(0)
    }
    // not `region?.code`: unoptimised, Swift 6.3 may take nil for a region there
    typed = PhoneOracle(plans, region: region.map { $0.code })
    shownNumber = number.reduce("") { _, character in typed.type(character) }
    layout = makeLayout()
  }

  mutating func setCaret(_ caret: Int) { selection = ElementSelection(caret) }
}

extension DialField: ElementField {
  /// A rejected key is remembered.
  mutating func comeBack(to before: DialField) {
    let (isAfterService, hasLostDigit) = (isAfterService, hasLostDigit)
    self = before
    (self.isAfterService, self.hasLostDigit) = (isAfterService, hasLostDigit)
  }

  func holdsSame(as other: DialField) -> Bool { elements == other.elements && region == other.region }

  /// The spaces at the end of the number stand only in an eager field, and before no extension.
  private func makeLayout() -> ElementLayout {
    var layout = ElementLayout()
    var gap = ""
    for character in shownNumber {
      if character == "+" || character.isDigit {
        layout.append(gap: gap.unicodeScalars)
        layout.append(element: shown(character).unicodeScalars)
        gap = ""
      } else {
        gap.append(character)
      }
    }
    if let digits = extensionDigits {
      layout.append(element: typed.plan.extensionPrefix.unicodeScalars)
      for digit in digits { layout.append(element: shown(digit).unicodeScalars) }
    } else if isEager {
      layout.append(suffix: gap.unicodeScalars, entered: true)
    }
    return layout
  }

  private func shown(_ character: Character) -> String { isSecure && character.isDigit ? "•" : String(character) }

  /// Whether a space is shown after the last digit.
  var hasTrailingGap: Bool { markIndex == nil && isEager && shownNumber.last == " " }
}

/// Why an edit of a phone number is rejected; nothing where there was nothing to be edited.
struct PhoneRejection: Error {
  var rejections: [PhoneFieldOracle.Rejection]

  static let nothingThere = PhoneRejection(rejections: [])

  init(rejections: [PhoneFieldOracle.Rejection]) { self.rejections = rejections }
  init(_ reason: PhoneFieldOracle.Rejection.Reason, at position: Int = 0) {
    rejections = [PhoneFieldOracle.Rejection(reason, at: position)]
  }
}
