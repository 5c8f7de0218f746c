import MaskEngine

/// Counts text in one of the units of offsets.
struct OffsetCounter {
  private let unit: FieldOptions.OffsetUnit
  private var breaker = GraphemeBreaker()
  private(set) var total = 0

  init(_ unit: FieldOptions.OffsetUnit) { self.unit = unit }

  mutating func count(_ scalar: Unicode.Scalar) {
    switch unit {
    case .utf8: total += UTF8.width(scalar)
    case .utf16: total += UTF16.width(scalar)
    case .scalars: total += 1
    case .characters: if breaker.isBoundary(before: scalar) { total += 1 }
    }
  }
}

extension FieldOptions.OffsetUnit {
  /// Scalars from here on count as more than one.
  var evenEnd: Symbol {
    switch self {
    case .utf8: 0x80
    case .utf16: 0x1_0000
    case .scalars, .characters: .firstCluster
    }
  }
}

extension String {
  /// How many characters end before a scalar.
  func clusters(before scalar: Int) -> Int {
    var counter = OffsetCounter(.characters)
    for each in unicodeScalars.prefix(scalar + 1) { counter.count(each) }
    return unicodeScalars.count <= scalar ? counter.total : max(0, counter.total - 1)
  }
}
