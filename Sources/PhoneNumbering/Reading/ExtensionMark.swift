internal import UnicodeFacts

/// An extension at the end of a text: its digits, and where what announces them may begin.
///
/// Seven ways to write one, read backwards from the end: digits, perhaps a `#` after them, and before them
///
/// - `;ext=`,
/// - a word: `ext`, `extn`, `extension`, `доб`, `anexo`, in whatever case or full-width,
/// - a sign or a word that may mean other things: `x`, `#`, `~`, `int`,
/// - a hyphen or space, if there is a `#` after: `- 503#`,
/// - what reports a phone to wait: `,,` or `;`,
/// - commas.
///
/// The vaguer the sign, the fewer digits are believed.
struct ExtensionMark {
  private(set) var digits: Range<Int>
  /// Where it may begin. A number that ends there is followed by an extension to the end of the text.
  private(set) var starts: [ClosedRange<Int>] = []
  /// The first of those, at which the number before it ends.
  var start: Int { starts.reduce(digits.lowerBound) { min($0, $1.lowerBound) } }

  /// `nil` where the text does not end with one.
  init?(endOf text: PhoneText) {
    let hasHash = text.count > 0 && text[text.count - 1] == "#"
    let end = hasHash ? text.count - 1 : text.count
    digits = text.start(ofRunEndingAt: end) { $0.decimalDigit != nil }..<end
    guard !digits.isEmpty else { return nil }
    if !hasHash { findParameter(in: text) }
    if hasHash { findHyphen(in: text) }
    findLabel(in: text)
    findCommas(in: text)
    if starts.isEmpty { return nil }
  }

  /// How many digits are believed after each sign.
  private enum Limit {
    static let word = 20
    static let waiting = 15
    static let vagueSign = 9
    static let hyphen = 6
  }

  private mutating func findParameter(in text: PhoneText) {
    guard digits.count <= Limit.word, let start = text.start(of: ";ext=", endingAt: digits.lowerBound) else { return }
    starts.append(start...start)
  }

  private mutating func findHyphen(in text: PhoneText) {
    let start = text.start(ofRunEndingAt: digits.lowerBound) { $0 == "-" || $0 == " " }
    guard digits.count <= Limit.hyphen, start < digits.lowerBound else { return }
    starts.append(start...digits.lowerBound - 1)
  }

  /// Where a label ends: before spaces, commas and hyphens, and before a colon or dot.
  private func labelEnd(in text: PhoneText) -> Int {
    let gap = text.start(ofRunEndingAt: digits.lowerBound) { $0.isExtensionSpace || $0 == "," || $0 == "-" }
    guard gap > 0, [":", ".", "\u{FF0E}"].contains(text[gap - 1]) else { return gap }
    return gap - 1
  }

  private mutating func findLabel(in text: PhoneText) {
    let end = labelEnd(in: text)
    if digits.count <= Limit.word, let word = text.labelWord(endingAt: end) {
      add(word, after: text) { $0.isExtensionSpace || $0 == "," }
    }
    if digits.count <= Limit.vagueSign, let sign = text.vagueLabel(endingAt: end) {
      add(sign...sign, after: text) { $0.isExtensionSpace || $0 == "," }
    }
    if digits.count <= Limit.waiting, let sign = text.start(of: ";", endingAt: end) {
      add(sign...sign, after: text) { $0.isExtensionSpace }
    }
  }

  /// A label that may begin at some places, and what may stand before it.
  private mutating func add(_ label: ClosedRange<Int>, after text: PhoneText, _ isAlike: (Unicode.Scalar) -> Bool) {
    starts.append(text.start(ofRunEndingAt: label.lowerBound, isAlike)...label.upperBound)
  }

  /// Commas stand before a colon or dot, as labels do, or among the spaces and hyphens before the digits.
  private mutating func findCommas(in text: PhoneText) {
    let end = labelEnd(in: text)
    let before = text.start(ofRunEndingAt: end) { $0 == "," }
    if end < digits.lowerBound, before < end, !text[end].isExtensionGap {
      if digits.count <= Limit.vagueSign { add(before...end - 1, after: text) { $0.isExtensionSpace } }
      if digits.count <= Limit.waiting, before < end - 1 {
        add(end - 2...end - 2, after: text) { $0.isExtensionSpace }
      }
    }
    let gap = text.start(ofRunEndingAt: digits.lowerBound) { $0.isExtensionGap }
    for index in gap..<digits.lowerBound where text[index] == "," {
      let isDouble = index + 1 < digits.lowerBound && text[index + 1] == ","
      guard digits.count <= (isDouble ? Limit.waiting : Limit.vagueSign) else { continue }
      // what begins at later ones is within this
      add(index...index, after: text) { $0.isExtensionSpace }
      break
    }
  }
}

extension PhoneText {
  /// Where a word for extensions may begin: the `e` of `ext` may be left out.
  fileprivate func labelWord(endingAt end: Int) -> ClosedRange<Int>? {
    for word in ["\u{434}\u{43E}\u{431}", "anexo"] {
      if let start = start(of: word, endingAt: end) { return start...start }
    }
    let isWide = end > 0 && ["\u{FF54}", "\u{FF4E}"].contains(self[end - 1].folded)
    let stem = isWide ? "\u{FF58}\u{FF54}" : "xt"
    let stemEnd = start(of: isWide ? "\u{FF4E}" : "n", endingAt: end) ?? end
    guard let stemStart = start(of: stem, endingAt: isWide ? stemEnd : ensionStart(endingAt: stemEnd) ?? stemEnd) else {
      return nil
    }
    return (start(of: isWide ? "\u{FF45}" : "e", endingAt: stemStart) ?? stemStart)...stemStart
  }

  /// `ensio`, also with an accent, composed or after it: the `n` of `extension` is that of `extn`.
  private func ensionStart(endingAt end: Int) -> Int? {
    for ending in ["ensio", "ensio\u{301}", "ensi\u{F3}"] {
      if let start = start(of: ending, endingAt: end) { return start }
    }
    return nil
  }

  fileprivate func vagueLabel(endingAt end: Int) -> Int? {
    for label in ["x", "\u{FF58}", "#", "\u{FF03}", "~", "\u{FF5E}", "int", "\u{FF49}\u{FF4E}\u{FF54}"] {
      if let start = start(of: label, endingAt: end) { return start }
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isExtensionSpace: Bool { self == " " || self == "\u{A0}" || self == "\t" }
  fileprivate var isExtensionGap: Bool { isExtensionSpace || self == "," || self == "-" }
}
