internal import NumberFormatting

/// A number as it is entered: a sign, and the characters that were typed, the digits, at most one decimal separator,
/// and grouping keys while it is not settled which of them is that.
struct DigitField: Sendable {
  let symbols: NumberSymbols
  let options: NumberOracleOptions
  var isNegative = false
  /// `0` to `9`, `.` for the decimal separator, and `,` for a grouping key that stands as it was typed; whatever the
  /// format shows for them.
  var typed: [Character] = []
  /// Whether what follows decides what the last grouping key means; otherwise it is only shown as it was typed.
  var isUndecided = false
  /// Whether a whole group stood after the last grouping key, and was deleted from.
  var hadGroup = false
  /// What stands in place of the decimal separator where the digits after it are not yet a group, and no fraction.
  var openGroup: String?
  /// Whether the zero before a separator was set before any digit was typed.
  var hasAutoInsertedZero = false
  var selection = ElementSelection(0)
  var run = DigitRun()
  /// What the last edit reports beside what is shown.
  var notices: Set<NumberNotice> = []
  /// Where digits stood, among the elements, that the last edit dropped.
  var dropped: [Int] = []

  init(symbols: NumberSymbols, options: NumberOracleOptions) {
    self.symbols = symbols
    self.options = options
  }

  /// The digits, and the decimal separator as `.`: of grouping keys the last, where it means one now. Setting them
  /// settles it.
  var elements: [Character] {
    get {
      guard isAsTyped else { return typed }
      let decimal = meaning == .group ? nil : typed.lastIndex(of: ",")
      return typed.indices.filter { typed[$0] != "," || $0 == decimal }.map { typed[$0] == "," ? "." : typed[$0] }
    }
    set {
      typed = newValue
      (isUndecided, hadGroup) = (false, false)
      if separator == nil { openGroup = nil }
    }
  }

  var isEmpty: Bool { !isNegative && typed.isEmpty }
  /// The element that is the decimal separator.
  var separator: Int? { elements.firstIndex(of: ".") }
  var integer: [Character] { Array(elements.prefix { $0 != "." }) }
  var fraction: [Character] { Array(elements.dropFirst(integer.count + 1)) }
  var digits: [Character] { integer + fraction }
  var isZero: Bool { digits.allSatisfy { $0 == "0" } }
  /// Whether all elements are selected, and there are any: then the sign goes with them when they are replaced or
  /// deleted.
  var isWholeSelected: Bool { !elements.isEmpty && selection.range == 0..<elements.count }

  /// The number, such as `-1234.50`: the number shown divided by ten to the format's exponent. It has no zeros in front
  /// but one, no open separator, and the fraction digits as they are; while a grouping key is undecided, what ending
  /// editing would make of it.
  var value: String {
    if digits.isEmpty { return "" }
    var settled = self
    settled.setCaret(0)
    settled.settle()
    if openGroup != nil { settled.elements = integer }
    var number = DecimalText(settled.elements)
    number.shift(by: -symbols.valueExponent)
    number.mendFront()
    return (isNegative ? "-" : "") + number.string
  }
}

/// A notice that an edit of a number gives beside what is shown.
public enum NumberNotice: String, Hashable, Sendable {
  /// A sign is shown otherwise than it was typed, or than the format means it.
  case reformatted
  /// The text that was typed or pasted could be read in two ways.
  case ambiguous
  /// Digits were rounded.
  case rounded
  /// A number beyond a bound became the nearest one between them.
  case clamped
}

/// Why an edit is rejected; without a reason where there is nothing to be edited.
struct EditError: Error {
  var reason: NumberRejection?

  static let nothingThere = EditError(reason: nil)

  init(reason: NumberRejection?) { self.reason = reason }
  init(_ error: NumberError) { reason = NumberRejection(NumberRejection.name(of: error.reason), at: error.position) }
  init(_ reason: NumberError.Reason, at position: Int = 0) { self.init(NumberError(reason, at: position)) }
  init(_ name: String, at position: Int = 0) { reason = NumberRejection(name, at: position) }
}

/// The reason why a field of numbers rejected an edit, and where.
public struct NumberRejection: Hashable, Sendable {
  /// The reason's name: that of a `NumberError.Reason`, or of a key that a field rejects for itself.
  public let name: String
  /// The offset of the rejection, in scalars of the text that was typed, pasted or set.
  public let position: Int

  init(_ name: String, at position: Int) { (self.name, self.position) = (name, position) }

  /// As a field names it, without a limit: a character that belongs to no number does not fit, as in a mask.
  fileprivate static func name(of reason: NumberError.Reason) -> String {
    if case .unexpected = reason { return "notAllowedHere" }
    if case .textTooLong = reason { return "tooLong" }
    return String("\(reason)".prefix { $0 != "(" })
  }
}

/// What edits are made of.
extension DigitField {
  mutating func setCaret(_ caret: Int) { selection = ElementSelection(caret) }

  /// Takes the selection out; of the whole number the sign, too.
  mutating func removeSelection() {
    if isWholeSelected { (isNegative, hasAutoInsertedZero) = (false, false) }
    let range = selection.range.clamped(to: 0..<elements.count)
    // what is left of the fraction joins the integer
    if let separator, range.contains(separator), range.upperBound < elements.count { notices.insert(.reformatted) }
    elements.removeSubrange(range)
  }

  /// Sets a zero before a separator without an integer digit.
  ///
  /// - Returns: How many zeros that took.
  mutating func autoInsertZero() -> Int {
    guard separator == 0 else { return 0 }
    hasAutoInsertedZero = digits.isEmpty
    elements.insert("0", at: 0)
    return 1
  }

  /// Drops zeros in front while there is more than one integer digit.
  ///
  /// - Returns: How many went.
  mutating func dropLeadingZeros() -> Int {
    var dropped = 0
    while integer.count > 1 && elements[0] == "0" {
      elements.removeFirst()
      dropped += 1
    }
    return dropped
  }

  /// Digits that may stand after the separator. A cash register has always as many as the format shows.
  var mostFractionDigits: Int {
    let shown = symbols.maximumFractionDigits
    return options.entry == .minorUnits ? shown : min(shown, options.limits.fractionDigits)
  }

  /// The limit that the number passes, the first digit beyond it, and how many there are too many. What is no longer
  /// than it was `before` is let be: ending editing may have rounded or padded it beyond a limit, and it must stay
  /// possible to edit it.
  func excess(before: DigitField? = nil) -> (reason: NumberError.Reason, digit: Int, count: Int)? {
    let (most, mostFraction) = (options.limits.integerDigits, mostFractionDigits)
    let integers = openGroup == nil ? integer.count : digits.count
    let extra = integers - max(most, before?.integer.count ?? 0)
    if extra > 0 { return (.tooManyIntegerDigits(limit: most), most, extra) }
    let extraFraction = openGroup == nil ? fraction.count - max(mostFraction, before?.fraction.count ?? 0) : 0
    if extraFraction > 0 {
      return (.tooManyFractionDigits(limit: mostFraction), integer.count + mostFraction, extraFraction)
    }
    return nil
  }

  func checkLimits(before: DigitField) throws(EditError) {
    if let excess = excess(before: before) { throw EditError(excess.reason) }
  }
}
