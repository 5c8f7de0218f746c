internal import PhoneNumbering

extension DialField {
  /// Puts a text in place of the selection.
  ///
  /// - Returns: What of it is lost.
  mutating func insert(_ text: String, overwriting: Bool) throws(PhoneRejection) -> [PhoneFieldOracle.Rejection] {
    let scalars = Array(text.unicodeScalars)
    if scalars.count > 1 {
      isAfterService = false
      return try paste(text)
    }
    if scalars.isEmpty { try deleteSelection() } else { try type(scalars[0], overwriting: overwriting) }
    return []
  }

  private mutating func type(_ c: Unicode.Scalar, overwriting: Bool) throws(PhoneRejection) {
    if c.showsNothing { throw PhoneRejection(.invisible) }
    if isAfterService && (c.decimalDigit != nil || hasLostDigit && !value.isEmpty) {
      hasLostDigit = hasLostDigit || c.decimalDigit != nil
      throw PhoneRejection(.afterRejection)
    }
    isAfterService = c == "*" || c == "#" && (isAfterService || !value.isEmpty)
    if let digit = c.decimalDigit {
      try type(digit: Character("\(digit)"), overwriting: overwriting)
    } else if c == "+" || c == "\u{FF0B}" {
      try typePlus()
    } else if c.isPhoneSeparator {
      try typeSeparator()
    } else if isAfterOpenMark && "xXtTnN.".unicodeScalars.contains(c) {
      // the rest of `ext.`, whose first letter set the mark
    } else if "xXeE".unicodeScalars.contains(c) && format.takesExtensions && !isAutoInserted {
      try typeMark()
    } else {
      throw PhoneRejection(.notAllowedHere)
    }
  }

  /// Whether the caret stands after a mark that has no digits yet.
  private var isAfterOpenMark: Bool {
    selection.isCaret && selection.head == elements.count && elements.last == DialField.mark
  }

  /// The first digit of an international field brings the calling code along.
  private mutating func type(digit: Character, overwriting: Bool) throws(PhoneRejection) {
    let isCaret = selection.isCaret
    var place = selection.range.lowerBound
    let before = self
    removeSelection()
    if elements.isEmpty || before.isAutoInserted {
      elements = autoInsertedCode
      place = elements.count
    }
    if place == 0 && elements.first == "+" { throw PhoneRejection(.notAllowedHere) }
    if overwriting && isCaret && place < elements.count && elements[place].isDigit { elements.remove(at: place) }
    elements.insert(digit, at: place)
    if place + 1 == elements.count, let withCodeOnce {
      elements = Array(withCodeOnce)
      return setCaret(elements.count)
    }
    try checkLimits(before: before)
    setCaret(place + 1)
  }

  /// A plus begins the number, and does so once: typed again before it or after it, the caret goes after it.
  private mutating func typePlus() throws(PhoneRejection) {
    if selection.isCaret && elements.first == "+" && !isAutoInserted && selection.head <= 1 { return setCaret(1) }
    let before = self
    let place = selection.range.lowerBound
    if isAutoInserted { elements = [] } else { removeSelection() }
    if place > 0 && !elements.isEmpty || elements.first == "+" { throw PhoneRejection(.notAllowedHere) }
    elements.insert("+", at: 0)
    try checkLimits(before: before)
    setCaret(1)
  }

  /// What one types between digits of a number walks over the gap that is there, and is accepted where it is there
  /// already.
  private mutating func typeSeparator() throws(PhoneRejection) {
    let caret = selection.head
    if selection.isCaret && !selection.isAfterGap && layout.hasGap(before: caret) {
      selection.isAfterGap = true
    } else if !selection.isCaret
      || !(selection.isAfterGap || isAfterOpenMark || caret == elements.count && hasTrailingGap)
    {
      throw PhoneRejection(.notAllowedHere)
    }
  }

  /// The mark of an extension, once, and after a number that is long enough.
  private mutating func typeMark() throws(PhoneRejection) {
    let before = self
    let place = selection.range.lowerBound
    removeSelection()
    if markIndex != nil || place <= (elements.first == "+" ? 1 : 0) { throw PhoneRejection(.notAllowedHere) }
    elements.insert(DialField.mark, at: place)
    if !isLongEnough { throw PhoneRejection(.notAllowedHere) }
    try checkLimits(before: before)
    setCaret(place + 1)
  }

  /// Whether the number has as many digits as numbers have, or more.
  private var isLongEnough: Bool {
    let number = try? PhoneNumber(String(number), region: region)
    return number.map { $0.isPossible || $0.possibility == .tooLong } ?? false
  }

  mutating func removeSelection() { remove(selection.range) }

  /// Takes elements out, but for the mark of an extension of which digits are left.
  mutating func remove(_ range: Range<Int>) {
    let keepsMark = range.upperBound < elements.count && elements[range].contains(DialField.mark)
    elements.replaceSubrange(range, with: keepsMark ? [DialField.mark] : [])
  }

  /// How many more digits may stand in the number, and in the extension.
  var numberRoom: Int { format.digitLimit - number.count { $0.isDigit } }
  var extensionRoom: Int { PhoneFormat.extensionLimit - (extensionDigits?.count ?? 0) }

  /// What is no longer than it was `before` is let be: another region's calling code may have made it longer than it
  /// may be.
  func checkLimits(before: DialField) throws(PhoneRejection) {
    if numberRoom < min(0, before.numberRoom) || extensionRoom < 0 { throw PhoneRejection(.tooLong) }
  }
}

extension Unicode.Scalar {
  /// Spaces, dashes, dots, slashes and brackets, as they stand in phone numbers. The `x`, which may stand for a carrier
  /// code, and the tildes are not separators to be typed.
  fileprivate var isPhoneSeparator: Bool {
    switch self {
    case "x", "X", "~", "\u{2053}", "\u{223C}", "\u{FF5E}": false
    default: isPhonePunctuation
    }
  }
}
