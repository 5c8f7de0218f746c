import FieldFormats
internal import SecretMemory

/// A text as one line: blanks for line breaks, none at its ends. It may be a secret, and is kept as one.
struct OneLine {
  private(set) var bytes: SecretList<UInt8> = []
  private(set) var hadLineBreaks = false
  private(set) var wasTrimmed = false

  init(_ given: String, isTrimmed: Bool) {
    var scalars = Substring(given).unicodeScalars
    if isTrimmed {
      while let first = scalars.first, first.isWhitespace { scalars.removeFirst() }
      while let last = scalars.last, last.isWhitespace { scalars.removeLast() }
      wasTrimmed = scalars.startIndex > given.startIndex || scalars.endIndex < given.endIndex
    }
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
    let line = field.valueBytes.withText { OneLine($0, isTrimmed: true) }
    return line.wasTrimmed ? line : nil
  }
}

extension Unicode.Scalar {
  /// Whether it ends a line: LF, VT, FF, CR, NEL, LS or PS.
  fileprivate var isLineBreak: Bool { 10...13 ~= value || value == 0x85 || 0x2028...0x2029 ~= value }
}
