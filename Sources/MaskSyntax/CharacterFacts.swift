extension Unicode.Scalar {
  package var decimalDigit: UInt8? {
    if isASCII { return value >= 48 && value <= 57 ? UInt8(value - 48) : nil }
    return properties.numericType == .decimal ? UInt8(properties.numericValue!) : nil
  }
  package var asASCIIDigit: Unicode.Scalar { decimalDigit.map { Unicode.Scalar(48 + $0) } ?? self }
  package var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
  package var isLetterOrNumber: Bool { isLetter || properties.numericType != nil }
  package var isPrintable: Bool {
    if isASCII { return value >= 32 && value < 127 }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: return false
    default: return true
    }
  }
  package var simpleUppercase: Unicode.Scalar {
    let m = properties.uppercaseMapping.unicodeScalars
    return m.count == 1 ? m.first! : self
  }
  package var simpleLowercase: Unicode.Scalar {
    let m = properties.lowercaseMapping.unicodeScalars
    return m.count == 1 ? m.first! : self
  }
  package var isNonspacingMark: Bool { properties.generalCategory == .nonspacingMark }
}
package struct GraphemeBreaker {
  var text = String.UnicodeScalarView()
  package init() {}
  package mutating func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    text.append(scalar)
    return text.count == 1 || String(text).count > 1
  }
}
package enum Normalization {
  package static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] { scalars }
}
