internal import FieldFormats

extension String {
  /// The text as a terminal may have it, whatever it quotes: what the terminal would obey, hide or join to the text
  /// around it is named, as `U+001B`.
  package var printable: String { replacingUnprintable(\.codePoint) }

  /// The same of several lines.
  package var printableLines: String { replacingUnprintable { $0 == "\n" ? "\n" : $0.codePoint } }

  /// The same of a drawing, in which everything keeps its column.
  package var drawable: String { replacingUnprintable { $0 == "\n" ? "\n" : "\u{FFFD}" } }

  /// The text as a sentence names it.
  package var quoted: String { "'\(printable)'" }

  private func replacingUnprintable(_ replacement: (Unicode.Scalar) -> String) -> String {
    // hardly a text has anything to replace
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = ""
    var previous: Unicode.Scalar = "\n"
    for scalar in unicodeScalars {
      // a view of scalars copies all of itself to append another
      if scalar.isPrintable(after: previous) {
        text.unicodeScalars.append(scalar)
      } else {
        text += replacement(scalar)
      }
      previous = scalar
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal draws it, and as what it is: of marks and joiners only those that have something to join.
  fileprivate func isPrintable(after previous: Unicode.Scalar) -> Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    case .format: self == "\u{200D}" && (previous.isMark || previous.properties.isEmoji && !previous.isASCII)
    case _ where isMark: previous.takesMarks
    default: !properties.isDefaultIgnorableCodePoint
    }
  }

  private var isMark: Bool { [.nonspacingMark, .enclosingMark, .spacingMark].contains(properties.generalCategory) }

  /// Whether marks after it are drawn as part of it.
  private var takesMarks: Bool {
    properties.isAlphabetic || properties.numericType != nil || properties.isEmoji || isMark || self == "\u{25CC}"
  }
}
