import Foundation
internal import MaskSyntax

extension Cluster {
  static let emptySlot = Cluster(Slot.emptySlot)

  var isLetter: Bool { first.isLetter }
  var isLetterOrNumber: Bool { first.isLetterOrNumber }

  var isASCIIDigit: Bool { rest.isEmpty && first.isASCII && first.properties.numericType == .decimal }

  /// The same with a digit of any script as its ASCII digit.
  var asASCIIDigit: Cluster { Cluster(first.asASCIIDigit, rest) }

  /// The ASCII character that a keyboard in full width writes so; nil for any other.
  var plainForm: Cluster? {
    guard rest.isEmpty else { return nil }
    if first == "\u{3002}" || first == "\u{FF61}" { return Cluster(".") }
    guard "\u{FF01}"..."\u{FF5E}" ~= first || first == "\u{3000}" else { return nil }
    return [Cluster](String(first).precomposedStringWithCompatibilityMapping)[0]
  }

  var hasCase: Bool { first.properties.lowercaseMapping != first.properties.uppercaseMapping }

  func equalsIgnoringCase(_ other: Cluster) -> Bool { rest == other.rest && first.lowercased == other.first.lowercased }

  /// Space, hyphen, slash and the like: typed, any of them stands for the one that fits.
  var isSeparator: Bool {
    guard rest.isEmpty else { return false }
    switch first {
    case " ", "-", "/", ".", ":", ",", ";", "\u{2013}", "\u{2014}", "\u{B7}", "\u{3002}", "\u{FF0E}",
      "\u{FF61}":
      return true
    default: return false
    }
  }

  /// Those of separators that may be a minus.
  var isDash: Bool { rest.isEmpty && ["-", "\u{2013}", "\u{2014}"].contains(first) }

  /// Itself, in upper and in lower case.
  var cases: [Cluster] { [self, Cluster(first.simpleUppercase, rest), Cluster(first.simpleLowercase, rest)] }

  /// Whether a separator is more than that: a fraction, a range, a minus.
  var saysMore: Bool { [Cluster("/"), Cluster("-"), Cluster("\u{2013}"), Cluster("\u{2014}")].contains(self) }

  /// What it becomes when `typed` is typed after it; nil where that begins a character of its own.
  func joined(by typed: Cluster) -> Cluster? {
    let whole = [Cluster](String(scalars: scalars + typed.scalars))
    return whole.count == 1 ? whole[0] : nil
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing by itself, as Swift's own tables have it.
  package var showsNothing: Bool {
    properties.isDefaultIgnorableCodePoint || self == "\u{2800}" || "\u{FFF9}"..."\u{FFFC}" ~= self
  }

  /// Whether a joiner or a variation selector after it belongs to it: from Hebrew on, except for digits.
  package var isWrittenWithJoiners: Bool { value >= 0x590 && properties.numericType != .decimal && !showsNothing }
}

extension Unicode.Scalar {
  /// Scalars, since strings would compare by canonical equivalence.
  fileprivate var lowercased: [Unicode.Scalar] { Array(properties.lowercaseMapping.unicodeScalars) }
}

extension Array<Cluster> {
  /// Text as an oracle takes it: in NFC, a character each.
  init(_ text: String) {
    // taken apart first, as Foundation does not join a last jamo to a syllable that is composed already
    self = text.decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping.map { character in
      let scalars = Array<Unicode.Scalar>(character.unicodeScalars)
      return Cluster(scalars[0], Array<Unicode.Scalar>(scalars.dropFirst()))
    }
  }
}

extension Array<Cluster> {
  /// The text without the characters that show nothing.
  var visible: [Cluster] { filter { !$0.first.showsNothing } }
}

extension Sequence<Cluster> {
  var string: String { String(scalars: flatMap(\.scalars)) }
}

extension String {
  /// The text in NFC, as an oracle takes it.
  package var composed: String { [Cluster](self).string }

  init(scalars: [Unicode.Scalar]) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
