internal import FieldEditing
internal import PhoneNumbering
internal import SecretMemory
internal import UnicodeFacts

/// A text that arrived whole, as it is read: white space is spaces but for what ends a line or a cell, full-width
/// forms are ASCII where the format is, digits with a frame or a mark are digits, and what cannot be seen is left out.
/// A letter and its marks are composed (NFC), as a field keeps them.
///
/// It is looked at here by scalars; positions that are reported count the characters of the text as it came.
struct ArrivedText {
  var scalars: SecretList<Unicode.Scalar> = []
  /// The character of the text that each scalar is part of.
  private var characters: SecretList<UInt32> = []
  /// The characters with something in them that cannot be seen.
  private(set) var invisible: [Int] = []
  /// What stands between the blanks at both ends.
  private(set) var content = 0..<0
  /// Where marks were in full width: those of the words around a value.
  private(set) var wideMarks: Set<Int> = []
  /// Whether `#` and `*` are marks around the code of a message.
  let hasCode: Bool
  /// Whether full-width forms stay what they are.
  private let keepsFullWidth: Bool

  init(_ text: String, hasCode: Bool = false, keepsFullWidth: Bool = false) {
    self.hasCode = hasCode
    self.keepsFullWidth = keepsFullWidth
    scalars.reserveCapacity(text.utf8.count)
    characters.reserveCapacity(text.utf8.count)
    if text.unicodeScalars.allSatisfy(Normalization.keeps) {
      append(text.unicodeScalars)
    } else {
      append(Normalization.composed(SecretList(text.unicodeScalars)))
    }
    content = trimmed(0..<scalars.count)
  }

  private mutating func append(_ text: some Sequence<Unicode.Scalar>) {
    var breaker = GraphemeBreaker()
    var (character, takesJoiners) = (-1, false)
    for scalar in text {
      if breaker.isBoundary(before: scalar) {
        character += 1
        takesJoiners = scalar.takesJoiners
      }
      if scalar.isInvisible ? !takesJoiners : scalars.last?.leavesOut(scalar) ?? false {
        if invisible.last != character { invisible.append(character) }
      } else {
        if scalar.isWideMark { wideMarks.insert(scalars.count) }
        scalars.append(keepsFullWidth ? scalar.withPlainSpace : scalar.withPlainSpace.plainForm)
        characters.append(UInt32(truncatingIfNeeded: character))
      }
    }
  }

  /// The character of the text that a scalar is part of.
  func character(of scalar: Int) -> Int {
    scalar < characters.count ? Int(characters[scalar]) : (characters.last.map { Int($0) + 1 } ?? 0)
  }

  /// A part without the blanks at its ends.
  func trimmed(_ part: Range<Int>) -> Range<Int> {
    guard let first = part.first(where: { !scalars[$0].isWhitespace }),
      let last = part.last(where: { !scalars[$0].isWhitespace })
    else { return part.lowerBound..<part.lowerBound }
    return first..<last + 1
  }

  /// The text without what stands after a place.
  func ending(at end: Int) -> ArrivedText {
    var text = self
    text.content = trimmed(content.lowerBound..<end)
    return text
  }

  /// A part in UTF-8.
  func bytes(_ part: Range<Int>) -> SecretList<UInt8> {
    var bytes: SecretList<UInt8> = []
    bytes.reserveCapacity(part.count)
    for i in part { bytes.append(scalars[i]) }
    return bytes
  }

  /// Whether a part begins with a text, whatever the case of ASCII letters.
  func begins(_ part: Range<Int>, with prefix: String) -> Bool {
    let scalars = scalars[part].prefix(prefix.unicodeScalars.count)
    return scalars.elementsEqual(prefix.unicodeScalars) { $0.simpleLowercase == $1.simpleLowercase }
  }

  /// The scalars at which the characters of a part begin.
  func starts(in part: Range<Int>) -> [Int] {
    var breaker = GraphemeBreaker()
    return part.filter { breaker.isBoundary(before: scalars[$0]) }
  }

  /// Every character of a part that shows, as left out of the value.
  func rejections(_ part: Range<Int>, _ reason: Rejection.Reason) -> [Rejection] {
    starts(in: trimmed(part)).filter { !scalars[$0].isWhitespace }.map {
      Rejection(position: character(of: $0), reason: reason)
    }
  }
}

extension ArrivedText {
  /// Whether a unit follows a part, which changes what its figures mean: two letters at most, `a.m.`, or a sign such as
  /// `%`.
  func hasUnit(after end: Int) -> Bool {
    guard scalars[end - 1].decimalDigit != nil else { return false }
    let rest = scalars[end..<content.upperBound].drop { $0 == " " }
    if rest.first?.isUnitSign ?? false { return true }
    let letters = rest.prefix { $0.isLetter }.count
    if 1...2 ~= letters { return !(rest.dropFirst(letters).first?.isLetterOrNumber ?? false) }
    return false
  }

  /// Whether an expiry follows a part, as where a card is copied with all that stands on it.
  func hasExpiry(after end: Int) -> Bool {
    let rest = Array(scalars[end..<content.upperBound].drop { $0.isWhitespace }.prefix(5))
    return rest.count == 5 && rest[2] == "/" && [0, 1, 3, 4].allSatisfy { rest[$0].decimalDigit != nil }
  }

  /// A phone number with letters for digits, as `1-800-FLOWERS`, in the digits that are dialled.
  func numberInLetters(_ part: Range<Int>, _ format: PhoneFormat) -> String? {
    guard hasLettersForDigits(part) else { return nil }
    let read = bytes(part).withText { try? PhoneNumber($0, region: format.region) }
    guard let number = read, number.isValid else { return nil }
    return number.region == format.region && format.style == .national ? number.national : number.e164
  }

  /// The digits that are dialled for such a number, whatever number it is.
  func digitsInLetters(_ part: Range<Int>) -> SecretList<UInt8>? {
    guard hasLettersForDigits(part) else { return nil }
    var digits: SecretList<UInt8> = []
    for scalar in scalars[part] {
      if let digit = scalar.decimalDigit ?? scalar.keypadDigit { digits.append(48 + digit) }
    }
    return digits
  }

  /// Whether letters stand for digits: three or more, after figures without a space, and no figures follow them.
  private func hasLettersForDigits(_ part: Range<Int>) -> Bool {
    let scalars = scalars[part]
    guard scalars.first?.beginsFigures ?? false, scalars.count(where: { $0.isLetter }) > 2 else { return false }
    guard scalars.allSatisfy({ $0.isASCII && ($0.isLetterOrNumber || $0.joinsFigures) && $0 != ":" }) else {
      return false
    }
    return part.dropFirst().allSatisfy { i in
      !(self.scalars[i].isLetter && self.scalars[i - 1].isWhitespace)
        && !(self.scalars[i].decimalDigit != nil && self.scalars[i - 1].isLetter)
    }
  }

  /// The characters that stand for hidden ones: two bullets or more, two `x` alone, or dots between digits.
  var masked: [Rejection] {
    var found: [Rejection] = []
    var i = content.lowerBound
    while i < content.upperBound {
      let scalar = scalars[i]
      let end = scalars[i..<content.upperBound].firstIndex { $0 != scalar } ?? content.upperBound
      let isBetween = { (test: (Unicode.Scalar) -> Bool) in
        (i == self.content.lowerBound || test(self.scalars[i - 1]))
          && (end == self.content.upperBound || test(self.scalars[end]))
      }
      let isHiding =
        switch scalar {
        case "*" where hasCode: false
        case "•", "●", "*": end - i > 1
        case "x", "X": end - i > 1 && isBetween { !$0.isLetterOrNumber }
        case "…": end - i > 1 || isBetween { $0.decimalDigit != nil }
        default: false
        }
      if isHiding { found += (i..<end).map { Rejection(position: character(of: $0), reason: .masked) } }
      i = end
    }
    return found
  }
}

extension Unicode.Scalar {
  /// A plain space or hyphen for any space or minus.
  var withPlainSpace: Unicode.Scalar {
    if isASCII { return self }
    return self == "\u{2212}" ? "-" : isWhitespace ? " " : self
  }

  var isASCIIDigit: Bool { "0"..."9" ~= self }

  /// Whether it stands between words: a comma, a colon or a full stop in full width.
  var isWideMark: Bool { !isASCII && isOneOf("，：。｡") }

  /// Whether what follows in the same character is not part of a value: the frame of a keycap, a mark on a digit.
  func leavesOut(_ next: Unicode.Scalar) -> Bool {
    next.continuesCluster && (decimalDigit != nil || isASCII && next == "\u{20E3}")
  }

  // most scalars are letters and digits, which are seen without going through marks
  var isEdge: Bool { isMark && (isWhitespace || isOneOf(",;=|<>()[]{}\"“”!?、〒「」『』【】〈〉《》")) }
  var mayBeginPart: Bool { !isMark || !isWhitespace && !isOneOf(",;=|>)]}”!?、〒」』】〉》") }
  var mayEndPart: Bool { !isMark || !isWhitespace && !isOneOf(",;|<([{“、〒「『【〈《") }
  var joinsFigures: Bool { isMark && (isWhitespace || isOneOf("().,/:+-")) }
  var beginsFigures: Bool { decimalDigit != nil || isOneOf("+(") }
  var endsFigures: Bool { decimalDigit != nil || self == ")" }
  var isUnitSign: Bool { isOneOf("%°‰′″") }
  /// A mark that may be dropped anywhere in a mask of slots.
  var isLightMark: Bool { isOneOf(" -–()") }
  /// A mark that may stand anywhere between the digits of a phone number.
  var separatesDigits: Bool { isOneOf(" ()[]-–—‐‑./:,;_|'’·\"“”") }
  /// A mark of any kind.
  var isMark: Bool { !isLetterOrNumber }

  func isOneOf(_ characters: String) -> Bool { characters.unicodeScalars.contains(self) }
}
