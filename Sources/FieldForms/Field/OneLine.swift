internal import FieldEditing
internal import SecretMemory
internal import UnicodeFacts

/// A text as one line: blanks for line breaks, and less at its ends. It may be a secret, and is kept as one.
struct OneLine {
  private(set) var bytes: SecretList<UInt8> = []
  private(set) var hadLineBreaks = false
  private(set) var wasTrimmed = false

  /// What goes at the ends of a text.
  enum Ends {
    /// Nothing.
    case kept
    /// Line breaks, which come with a line that is copied. Blanks are part of a secret: nobody sees that they go.
    case withoutLineBreaks
    /// Blanks and line breaks.
    case withoutBlanks
  }

  init(_ given: String, _ ends: Ends) {
    var scalars = Substring(given).unicodeScalars
    while let first = scalars.first, ends.drops(first) { scalars.removeFirst() }
    while let last = scalars.last, ends.drops(last) { scalars.removeLast() }
    wasTrimmed = ends == .withoutBlanks && (scalars.startIndex > given.startIndex || scalars.endIndex < given.endIndex)
    var isAfterBreak = false
    for scalar in scalars {
      let isBreak = scalar.isLineBreak
      if isBreak { hadLineBreaks = true }
      if !isBreak || !isAfterBreak { bytes.append(isBreak ? " " : scalar) }
      isAfterBreak = isBreak
    }
  }

  /// The value of a field without blanks at its ends; `nil` where it has none there.
  static func trimmed(_ field: borrowing Field) -> OneLine? {
    let line = field.valueBytes.withText { OneLine($0, .withoutBlanks) }
    return line.wasTrimmed ? line : nil
  }
}

extension OneLine.Ends {
  /// Whether a scalar at an end goes.
  fileprivate func drops(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .kept: false
    case .withoutLineBreaks: scalar.isLineBreak
    case .withoutBlanks: scalar.isWhitespace
    }
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line: LF, VT, FF, CR, NEL, LS or PS.
  fileprivate var isLineBreak: Bool { 10...13 ~= value || value == 0x85 || 0x2028...0x2029 ~= value }
}
